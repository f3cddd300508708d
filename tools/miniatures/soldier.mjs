// One man: uniform, hands, head, boots and webbing over a skeleton. Gives shells { material, tint, field, step, triangles }.
import {
  below,
  blend,
  capsule,
  chain,
  common,
  drum,
  ellipsoid,
  gradient,
  grown,
  meet,
  placed,
  pushed,
  ring,
  roundBox,
  roundCone,
  slab,
  sphere,
  union,
} from './distance-field.mjs';
import { eyebrows, face, fieldCap, hair, helmet, mouth, peakedCap, pupils } from './head.mjs';
import { skeleton } from './skeleton.mjs';
import { moved, tube } from './turned-solids.mjs';
import {
  add,
  along,
  between,
  cross,
  distance,
  dot,
  frameAlong,
  frameAt,
  frameIn,
  out,
  outward,
  scale,
  squareTo,
  subtract,
  unit,
} from './vector.mjs';

const TUNIC = [0.96, 0.96, 0.92];
const TROUSERS = [0.76, 0.72, 0.66];
const PUTTEES = [1.0, 0.96, 0.86];
const PACK = [0.98, 0.92, 0.78];
const HEAD_SCALE = 0.98;

/** Ripples around a limb, strongest at a share t of its length. */
function ripples(a, b, { t, spread, height, wave, lean = 1.2, phase = 0 }) {
  const axis = unit(subtract(b, a));
  const l = distance(a, b);
  const side = squareTo(Math.abs(axis[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0], axis);
  const other = cross(axis, side);
  return (x, y, z) => {
    const p = [x - a[0], y - a[1], z - a[2]];
    const s = dot(p, axis);
    const away = (s / l - t) / spread;
    const strength = height * Math.exp(-away * away);
    if (strength < 0.01) return 0;
    const turn = Math.atan2(dot(p, other), dot(p, side));
    return strength * Math.sin((2 * Math.PI * s) / wave + lean * Math.sin(turn + phase) + 0.7 * Math.sin(2 * turn + phase * 2));
  };
}

const sum =
  (...pushes) =>
  (x, y, z) => {
    let s = 0;
    for (const p of pushes) s += p(x, y, z);
    return s;
  };

function sleeves(limb, seed) {
  const upper = roundCone(limb.shoulder, limb.elbow, 1.95, 1.6);
  const lower = roundCone(limb.elbow, between(limb.elbow, limb.wrist, 0.93), 1.62, 1.2);
  const cuff = roundCone(between(limb.elbow, limb.wrist, 0.72), between(limb.elbow, limb.wrist, 0.93), 1.45, 1.34);
  const folds = sum(
    ripples(limb.shoulder, limb.elbow, { t: 0.85, spread: 0.35, height: 0.13, wave: 2.1, phase: seed }),
    ripples(limb.elbow, limb.wrist, { t: 0.12, spread: 0.35, height: 0.13, wave: 1.9, phase: seed + 2 }),
  );
  return { field: blend(0.5, upper, lower, union(cuff)), folds };
}

function legs(s, high) {
  const parts = [];
  const folds = [];
  for (const leg of [s.left, s.right]) {
    const low = between(leg.knee, leg.ankle, high ? 0.34 : 0.33);
    parts.push(
      blend(0.7, roundCone(leg.hip, leg.knee, 2.75, 2.05), roundCone(leg.knee, low, 2.02, 2.1)),
      roundCone(between(leg.knee, leg.ankle, 0.3), low, 2.08, 2.12),
    );
    folds.push(
      ripples(leg.hip, leg.knee, { t: 0.92, spread: 0.2, height: 0.13, wave: 2.0, phase: leg.side }),
      ripples(leg.knee, leg.ankle, { t: 0.25, spread: 0.18, height: 0.13, wave: 1.8, phase: leg.side * 2 }),
    );
  }
  return pushed(blend(0.5, ...parts), sum(...folds), 0.5);
}

function puttees(s) {
  const wound = [s.left, s.right].map((leg) => {
    const top = between(leg.knee, leg.ankle, 0.38);
    const bottom = between(leg.knee, leg.ankle, 0.93);
    const axis = unit(subtract(leg.ankle, leg.knee));
    const side = squareTo([0, 0, 1], axis);
    const other = cross(axis, side);
    const shape = blend(
      0.4,
      roundCone(top, bottom, 1.6, 1.42),
      roundCone(between(top, bottom, 0.25), between(top, bottom, 0.6), 1.74, 1.55),
    );
    return pushed(
      shape,
      (x, y, z) => {
        const p = [x - leg.knee[0], y - leg.knee[1], z - leg.knee[2]];
        const turn = Math.atan2(dot(p, other), dot(p, side));
        const t = dot(p, axis) / 1.25 + (leg.side * turn) / (2 * Math.PI);
        return 0.09 * Math.sin(2 * Math.PI * t);
      },
      0.2,
    );
  });
  return union(...wound);
}

/** A boot in the frame of its ankle, z to the toe; `sole` is the part below. */
function boot(limb, tall) {
  const f = limb.foot;
  const p = (x, y, z) => out(f, [x, y, z]);
  const shaftTop = between(limb.ankle, limb.knee, tall);
  const upper = blend(
    0.5,
    roundCone(p(0, -0.2, -0.1), shaftTop, 1.36, tall > 0.5 ? 2.12 : 1.3),
    roundCone(p(0, -0.5, 0.3), p(0.12 * limb.side, -1.15, 3.6), 1.35, 1.05),
    ellipsoid(frameIn(f, frameAt([0.15 * limb.side, -1.15, 3.7])), [1.42, 1.0, 1.75]),
    sphere(p(0, -0.95, -0.75), 1.3),
  );
  const trimmed = common(0.15, upper, { d: below(p(0, -1.75, 0), scale(f.y, -1)).d, lo: null, hi: null });
  const sole = blend(
    0.05,
    common(
      0.1,
      blend(
        0.6,
        ellipsoid(frameIn(f, frameAt([0.15 * limb.side, -1.8, 3.3])), [1.6, 1.5, 2.45]),
        ellipsoid(frameIn(f, frameAt([0, -1.8, -0.7])), [1.5, 1.5, 1.65]),
      ),
      slab(p(0, -1.85, 0), f.y, 0.3),
    ),
    common(0.1, ellipsoid(frameIn(f, frameAt([0, -2.1, -0.75])), [1.48, 1.5, 1.55]), slab(p(0, -2.15, 0), f.y, 0.3)),
  );
  return { upper: trimmed, sole };
}

/** Fingers closed around what is held, or one stretched out. */
function fist(hand) {
  const { centre, n, g, f, thick, curl, pointing, wrist } = hand;
  const p = (a, b, c) => add(centre, add(scale(g, a), add(scale(f, b), scale(n, c))));
  const palm = blend(
    0.5,
    roundCone(wrist, p(0, -0.2, 0), 0.95, 1.0),
    roundCone(p(-0.75, 0.85, 0.02), p(0.75, 0.95, 0.02), 0.68, 0.7),
    roundCone(p(0.5, -0.6, 0.1), p(-0.5, -0.6, 0.1), 0.7, 0.7),
  );
  const reach = thick + 0.62;
  const fingers = [-1.12, -0.38, 0.38, 1.12].map((k) => {
    if (pointing && k === 1.12)
      return chain([p(k * 0.9, 1.1, 0), p(k * 0.9, 2.6, 0.05), p(k * 0.85, 4.1, 0.12)], [0.5, 0.45, 0.38], 0.15);
    const short = k === -1.12 ? 0.86 : 1;
    return chain(
      [
        p(k, 1.2, 0.05),
        p(k, (1.0 + thick * 0.75) * short, reach * 0.55),
        p(k * 0.95, (0.55 + thick * 0.4) * short * curl, reach + thick * 0.75),
        p(k * 0.92, -0.15, reach + thick * 0.85),
      ],
      [0.5, 0.47, 0.43, 0.38],
      0.15,
    );
  });
  const thumb = chain(
    [p(0.7, -0.7, 0.2), p(1.45, 0.05, 0.65), p(1.5, 0.6, reach * 0.9), p(1.2, 0.95, reach + thick * 0.5)],
    [0.66, 0.56, 0.47, 0.4],
    0.2,
  );
  // What is held fills the fist: no tunnels that nobody sees
  const filling = capsule(
    add(p(0, 0, 0), add(scale(n, reach * 0.9), scale(g, -1.25))),
    add(p(0, 0, 0), add(scale(n, reach * 0.9), scale(g, 1.25))),
    thick + 0.1,
  );
  return blend(
    0.22,
    palm,
    ...fingers,
    thumb,
    ...(pointing ? [capsule(p(-0.9, 0.4, reach * 0.9), p(0.4, 0.4, reach * 0.9), thick + 0.2)] : [filling]),
  );
}

/**
 * look: { headgear: 'helmet' | 'field cap' | 'peaked cap', boots: 'ankle' | 'high', kit: 'full' | 'light' | 'officer' | 'none' }
 * Gives the shells, the skeleton, and the torso to hang other things on.
 */
export function soldier(pose, look) {
  const s = skeleton(pose);
  const shells = [];
  const shell = (material, tint, field, triangles, step = 0.3) => shells.push({ material, tint, field, triangles, step });

  // Tunic
  const c = (x, y, z) => out(s.chest, [x, y, z]);
  const q = (x, y, z) => out(s.pelvis, [x, y, z]);
  const trunk = blend(
    1.1,
    ellipsoid({ ...s.chest, at: c(0, 0.9, 0.15) }, [4.55, 5.2, 3.15]),
    roundCone(c(1.2, 4.5, -0.35), c(4.3, 3.55, -0.2), 1.4, 1.75),
    roundCone(c(-1.2, 4.5, -0.35), c(-4.3, 3.55, -0.2), 1.4, 1.75),
    ellipsoid({ ...s.pelvis, at: between(q(0, 2.2, 0), c(0, -2, 0), 0.45) }, [4.15, 3.6, 2.95]),
    ellipsoid({ ...s.pelvis, at: q(0, 0.4, 0) }, [4.35, 3.0, 3.15]),
  );
  const skirt = [s.left, s.right].map((leg) => {
    const end = between(leg.hip, leg.knee, 0.62);
    const axis = unit(subtract(leg.knee, leg.hip));
    return common(
      0.25,
      roundCone(along(leg.hip, axis, -0.5), end, 3.15, 3.45),
      below(between(leg.hip, leg.knee, look.skirt ?? 0.4), axis),
    );
  });
  const pleats = (x, y, z) => {
    const p = subtract([x, y, z], s.pelvis.at);
    const h = dot(p, s.pelvis.y);
    const turn = Math.atan2(dot(p, s.pelvis.x), dot(p, s.pelvis.z));
    const down = Math.min(1, Math.max(0, (1.4 - h) / 5));
    const up = Math.exp(-(((h - 4.4) / 1.8) ** 2));
    return 0.3 * down * Math.sin(turn * 7 + 0.6 * Math.sin(3 * turn)) + 0.15 * up * Math.sin(turn * 11 + h * 0.8);
  };
  const torso = pushed(blend(1.3, trunk, ...skirt), pleats, 0.5);
  const arms = [sleeves(s.left, 0.4), sleeves(s.right, 1.9)];
  const collar = ring(frameAlong(c(0, 5.7, -0.15), s.chest.z, add(s.chest.y, scale(s.chest.z, 0.3))), 1.95, 2.05, 0.58);
  const placket = common(
    0.08,
    grown(torso, 0.18),
    slab(c(0.25, 0, 0), s.chest.x, 0.6),
    below(c(0, 0, 1), scale(s.chest.z, -1)),
    below(c(0, 5, 0), s.chest.y),
  );
  const pockets = [1, -1].map((k) =>
    common(0.12, grown(torso, 0.3), roundBox({ ...s.chest, at: c(2.25 * k, 1.55, 3) }, [1.15, 1.15, 2.2], 0.25)),
  );
  const flaps = [1, -1].map((k) =>
    common(0.1, grown(torso, 0.48), roundBox({ ...s.chest, at: c(2.25 * k, 2.45, 3) }, [1.25, 0.42, 2.2], 0.15)),
  );
  const coat = blend(0.8, torso, ...arms.map((a) => pushed(a.field, a.folds, 0.45)));
  const breast = look.kit === 'full' ? [] : [...pockets, ...flaps];
  const tunic = union(coat, collar, placket, ...breast);
  shell('cloth', TUNIC, tunic, 1400, 0.3);

  // Team colours: a band on the left sleeve, straps on the shoulders
  const armAxis = unit(subtract(s.left.elbow, s.left.shoulder));
  shell(
    'team',
    [1, 1, 1],
    common(
      0.08,
      grown(pushed(arms[0].field, arms[0].folds, 0.45), 0.2),
      slab(between(s.left.shoulder, s.left.elbow, 0.5), armAxis, 0.95),
    ),
    150,
    0.22,
  );
  const shoulderStraps = [1, -1].map((k) =>
    common(
      0.08,
      grown(blend(0.8, trunk, arms[k > 0 ? 0 : 1].field), 0.28),
      roundBox(frameAlong(c(3.2 * k, 4.6, -0.25), s.chest.z, add(s.chest.y, scale(s.chest.x, 0.32 * k))), [1.7, 1.6, 0.62], 0.2),
    ),
  );
  shell('team', [1, 1, 1], union(...shoulderStraps), 130, 0.22);

  // Trousers, puttees, boots
  const high = look.boots === 'high';
  shell('cloth', TROUSERS, legs(s, high), 480, 0.28);
  if (!high) shell('cloth', PUTTEES, puttees(s), 380, 0.22);
  const boots = [boot(s.left, high ? 0.72 : 0.16), boot(s.right, high ? 0.72 : 0.16)];
  shell('leather', [0.62, 0.55, 0.5], union(...boots.map((b) => b.upper)), high ? 360 : 240, 0.26);
  shell('rubber', [0.6, 0.55, 0.5], union(...boots.map((b) => b.sole)), 150, 0.24);

  // Hands and head
  shell('skin', [0.97, 0.95, 0.93], union(fist(s.left.hand), fist(s.right.hand)), 460, 0.17);
  const worn = (field) => placed(scaledField(field, HEAD_SCALE), s.head);
  const wornMesh = ({ mesh, field, crease }) => ({
    crease,
    mesh: moved(mesh, {
      at: s.head.at,
      x: scale(s.head.x, HEAD_SCALE),
      y: scale(s.head.y, HEAD_SCALE),
      z: scale(s.head.z, HEAD_SCALE),
    }),
    field: field && worn(field),
  });
  const head = worn(face(look.headgear === 'helmet' ? 2.2 : 1.6));
  const browned = (p) => {
    const local = subtract(p, s.head.at);
    const y = dot(local, s.head.y) / HEAD_SCALE;
    const z = dot(local, s.head.z) / HEAD_SCALE;
    const x = Math.abs(dot(local, s.head.x)) / HEAD_SCALE;
    if (z > 1.2 && y < -1.5) return [0.95, 0.91, 0.88];
    if (z > 2.4 && y < -0.2 && y > -1.3 && x < 0.6) return [1, 0.92, 0.88];
    return [0.98, 0.95, 0.93];
  };
  shell('skin', browned, head, 800, 0.15);
  shells.at(-1).wash = 0.5;
  shell('leather', [0.24, 0.22, 0.22], worn(pupils()), 48, 0.07);
  shell('skin', [0.68, 0.46, 0.42], worn(mouth()), 30, 0.1);
  shell('leather', [0.5, 0.4, 0.34], worn(eyebrows()), 50, 0.1);
  shell('leather', [0.5, 0.4, 0.34], worn(hair()), 130, 0.24);
  if (look.headgear === 'helmet') {
    const h = helmet();
    shells.push({ material: 'paint', tint: [0.88, 0.88, 0.84], ...wornMesh(h.steel) });
    shells.push({ material: 'team', tint: [1, 1, 1], ...wornMesh(h.band) });
    shells.push({ material: 'leather', tint: [0.6, 0.5, 0.42], ...wornMesh(h.strap) });
  } else {
    const h = look.headgear === 'peaked cap' ? peakedCap() : fieldCap();
    if (h.crown.mesh) shells.push({ material: 'cloth', tint: TUNIC, ...wornMesh(h.crown) });
    else shell('cloth', TUNIC, worn(h.crown), 420, 0.2);
    shell('leather', [0.3, 0.27, 0.26], worn(h.peak), 150, 0.18);
    shells.push({ material: 'team', tint: [1, 1, 1], ...wornMesh(h.band) });
  }

  // Webbing
  const girth = grown(torso, 0.34);
  const beltAt = q(0, 3.0, 0);
  const beltUp = unit(add(s.pelvis.y, scale(s.chest.y, 0.3)));
  shell('leather', [0.72, 0.64, 0.56], common(0.1, girth, slab(beltAt, beltUp, 0.6)), 190, 0.24);
  const onBelt = (turn, lift = 0) => {
    const a = (turn * Math.PI) / 180;
    const direction = unit(outward(s.pelvis, [Math.sin(a), 0, Math.cos(a)]));
    const from = along(along(beltAt, s.pelvis.y, lift), direction, 14);
    const p = meet(girth, from, scale(direction, -1));
    const n = unit(squareTo(gradient(girth, p), s.pelvis.y));
    return frameAlong(p, n, s.pelvis.y);
  };
  const buckle = onBelt(0);
  shell(
    'metal',
    [1, 0.92, 0.72],
    roundBox({ ...buckle, at: along(buckle.at, buckle.z, 0.05) }, [0.75, 0.62, 0.3], 0.15),
    50,
    0.16,
  );
  const hung = (turn, lift, half, round, outBy = half[2] * 0.75) => {
    const f = onBelt(turn, lift);
    return roundBox({ ...f, at: along(f.at, f.z, outBy - 0.15) }, half, round);
  };
  const kit = look.kit ?? 'full';
  if (kit === 'full' || kit === 'light') {
    const pouches = [];
    const lids = [];
    for (const t of [28, 52, -28, -52]) {
      pouches.push(hung(t, -0.25, [1.02, 1.2, 0.75], 0.3));
      const f = onBelt(t, 0.45);
      lids.push(roundBox({ ...f, at: along(f.at, f.z, 0.5) }, [1.12, 0.55, 0.82], 0.3));
    }
    shell('leather', [0.8, 0.7, 0.58], union(...pouches, ...lids), 340, 0.24);
    const straps = [1, -1].map((k) =>
      common(
        0.08,
        grown(trunk, 0.4),
        slab(c(2.3 * k, 0, 0), unit(add(s.chest.x, scale(s.chest.y, 0.06 * k))), 0.48),
        below(beltAt, scale(beltUp, -1)),
      ),
    );
    shell('leather', [0.76, 0.67, 0.56], union(...straps), 250, 0.24);
    const canteen = onBelt(-118, -1.4);
    const bottle = { ...canteen, at: along(canteen.at, canteen.z, 0.8) };
    shell(
      'cloth',
      [0.78, 0.74, 0.66],
      union(ellipsoid(bottle, [1.65, 1.95, 1.05]), drum({ ...bottle, at: out(bottle, [0, 2.1, 0]) }, 0.45, 0.4, 0.12)),
      130,
      0.26,
    );
    shell('cloth', PACK, union(hung(122, -1.5, [1.75, 1.75, 0.85], 0.45), hung(122, -0.6, [1.85, 0.95, 0.98], 0.4)), 190, 0.28);
    const scabbard = onBelt(88, -0.6);
    const tip = along(along(scabbard.at, s.pelvis.y, -6), scabbard.z, 1.0);
    const sheath = along(scabbard.at, scabbard.z, 0.5);
    shell('leather', [0.4, 0.36, 0.34], roundCone(sheath, tip, 0.55, 0.36), 60, 0.24);
  }
  if (kit === 'full') {
    const b = (x, y, z, turns) => frameIn(s.chest, frameAt([x, y, z], turns));
    const pack = blend(
      0.15,
      roundBox(b(0, -0.1, -4.25, { pitch: 4 }), [3.15, 3.5, 1.45], 0.65),
      roundBox(b(0, 1.55, -4.45, { pitch: 4 }), [3.3, 1.95, 1.6], 0.6),
    );
    shell('cloth', PACK, pack, 190, 0.3);
    const roll = chain(
      [
        out(s.chest, [3.6, -2.3, -4.2]),
        out(s.chest, [3.65, 2.6, -4.3]),
        out(s.chest, [2.6, 3.95, -4.3]),
        out(s.chest, [-2.6, 3.95, -4.3]),
        out(s.chest, [-3.65, 2.6, -4.3]),
        out(s.chest, [-3.6, -2.3, -4.2]),
      ],
      0.95,
      0.4,
    );
    shell('cloth', [0.72, 0.7, 0.66], roll, 220, 0.28);
    const bands = [1.6, -1.6].map((x) =>
      common(
        0.08,
        grown(union(pack, roll), 0.2),
        slab(out(s.chest, [x, 0, 0]), s.chest.x, 0.32),
        below(out(s.chest, [0, 0, -3.4]), s.chest.z),
      ),
    );
    shell('leather', [0.62, 0.52, 0.44], union(...bands), 160, 0.2);
  }
  if (kit === 'officer') {
    const sash = common(
      0.08,
      grown(trunk, 0.4),
      slab(c(0, 0.6, 0), unit(add(s.chest.x, scale(s.chest.y, -0.62))), 0.5),
      below(beltAt, scale(beltUp, -1)),
    );
    shell('leather', [0.66, 0.5, 0.36], sash, 300, 0.24);
    const holster = onBelt(-62, -1.6);
    const h = { ...holster, at: along(holster.at, holster.z, 0.5) };
    shell(
      'leather',
      [0.6, 0.46, 0.34],
      blend(
        0.2,
        roundCone(out(h, [0, 1.1, 0.15]), out(h, [0, -2.2, 0.1]), 0.95, 0.62),
        roundBox({ ...h, at: out(h, [0, 0.9, 0.3]) }, [1.05, 0.95, 0.75], 0.3),
      ),
      130,
      0.24,
    );
    const mapCase = onBelt(112, -2.6);
    shell(
      'leather',
      [0.7, 0.54, 0.4],
      union(
        roundBox({ ...mapCase, at: along(mapCase.at, mapCase.z, 0.45) }, [1.9, 2.0, 0.5], 0.25),
        roundBox({ ...mapCase, at: out(mapCase, [0, 0.75, 0.55]) }, [2.0, 1.3, 0.6], 0.25),
      ),
      130,
      0.26,
    );
    const glass = frameIn(s.chest, frameAt([0, -0.6, 3.7], { pitch: 12 }));
    const tubes = [1, -1].map((k) => roundCone(out(glass, [0.72 * k, 0.95, 0]), out(glass, [0.85 * k, -0.95, 0.1]), 0.48, 0.68));
    shell(
      'metal',
      [0.55, 0.55, 0.56],
      blend(0.1, ...tubes, capsule(out(glass, [-0.5, 0.1, 0]), out(glass, [0.5, 0.1, 0]), 0.35)),
      170,
      0.18,
    );
    const onChest = (x, y, z) => {
      const inner = c(x * 0.3, y * 0.9, 0);
      const away = unit(subtract(c(x, y, z), inner));
      return along(meet(tunic, along(inner, away, 12), scale(away, -1)), away, 0.12);
    };
    const side = (k) => [
      out(glass, [0.8 * k, 0.8, 0]),
      onChest(1.2 * k, 1.4, 3),
      onChest(1.7 * k, 3.2, 2.6),
      onChest(2.0 * k, 4.6, 1.5),
    ];
    const neckStrap = tube([...side(1), c(1.9, 6.1, -0.6), c(0, 6.3, -2.3), c(-1.9, 6.1, -0.6), ...side(-1).reverse()], 0.25, 6);
    shells.push({ material: 'leather', tint: [0.5, 0.4, 0.32], mesh: neckStrap, field: null });
  }
  return { shells, skeleton: s, torso, tunic };
}

function scaledField(field, k) {
  return {
    d: (x, y, z) => field.d(x / k, y / k, z / k) * k,
    lo: field.lo.map((v) => v * k),
    hi: field.hi.map((v) => v * k),
  };
}
