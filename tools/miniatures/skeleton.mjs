// A man's bones. A pose says where pelvis, chest, head, feet and hands are; knees and elbows follow from the lengths of the bones.
import {
  add,
  along,
  between,
  cross,
  distance,
  frameAt,
  frameIn,
  out,
  outward,
  scale,
  squareTo,
  subtract,
  unit,
} from './vector.mjs';

/** Lengths in millimetres of a man who stands 50 mm tall on a 3 mm base with his helmet on. */
export const BONES = { thigh: 11.3, shin: 11.1, upperArm: 8.3, forearm: 7.2, hand: 2.1 };

/** The joint between two bones that reach from a to b; it bends towards the hint. The end is pulled in when out of reach. */
export function joint(a, b, first, second, hint) {
  const straight = Math.min(distance(a, b), (first + second) * 0.999);
  const direction = unit(subtract(b, a));
  const end = along(a, direction, straight);
  const t = (first * first - second * second + straight * straight) / (2 * straight);
  const rise = Math.sqrt(Math.max(0, first * first - t * t));
  return { middle: add(along(a, direction, t), scale(squareTo(hint, direction), rise)), end };
}

/**
 * side: +1 left, -1 right. grip: the point held; toThumb: along what is held, towards the thumb; palm: from the palm to what is held.
 */
function hand(side, { grip, toThumb, palm, thick = 0.7, curl = 1, pointing = false }) {
  const n = unit(palm);
  const g = squareTo(toThumb, n);
  const f = side < 0 ? cross(n, g) : cross(g, n);
  const centre = along(grip, n, -(thick + 0.62));
  return { side, centre, n, g, f, thick, curl, pointing, wrist: along(centre, f, -BONES.hand) };
}

/**
 * pose: { pelvis: { at, turn, pitch, roll }, spine, neck: turns against what carries them,
 *         feet: { left, right: { at (ankle), turn, pitch, knee (hint) } }, hands: { left, right: { grip, toThumb, palm, elbow (hint) } } }
 */
export function skeleton(pose) {
  const pelvis = frameAt(pose.pelvis.at, pose.pelvis);
  const waist = frameAt(out(pelvis, [0, 2.4, 0]), {});
  const chest = frameIn({ ...pelvis, at: waist.at }, frameAt([0, 0, 0], pose.spine));
  chest.at = out(chest, [0, 5.0, 0]);
  const neck = out(chest, [0, 5.2, -0.3]);
  const headTurn = frameIn({ ...chest, at: neck }, frameAt([0, 0, 0], pose.neck));
  const head = { ...headTurn, at: out(headTurn, [0, 5.0, 0.9]) };
  const limbs = {};
  for (const [name, side] of [
    ['left', 1],
    ['right', -1],
  ]) {
    const foot = pose.feet[name];
    const hip = out(pelvis, [2.5 * side, -0.6, 0]);
    const leg = joint(hip, foot.at, BONES.thigh, BONES.shin, foot.knee ?? outward(pelvis, [0.15 * side, 0, 1]));
    const hold = hand(side, pose.hands[name]);
    const reach = (hold.wrist[2] - chest.at[2]) * 0.02;
    const shoulder = out(chest, [4.75 * side, 3.45, -0.2 + reach]);
    const arm = joint(shoulder, hold.wrist, BONES.upperArm, BONES.forearm, pose.hands[name].elbow);
    const slack = distance(arm.end, hold.wrist);
    if (slack > 0.6) throw new Error(`The ${name} hand is ${slack.toFixed(1)} mm out of reach.`);
    const stretch = distance(leg.end, foot.at);
    if (stretch > 0.4) throw new Error(`The ${name} foot is ${stretch.toFixed(1)} mm out of reach.`);
    limbs[name] = {
      side,
      hip,
      knee: leg.middle,
      ankle: foot.at,
      foot: frameAt(foot.at, { turn: foot.turn ?? 0, pitch: foot.pitch ?? 0, roll: foot.roll ?? 0 }),
      shoulder,
      elbow: arm.middle,
      wrist: hold.wrist,
      hand: hold,
    };
  }
  return { pelvis, chest, neck, head, waist: between(pelvis.at, chest.at, 0.45), ...limbs };
}
