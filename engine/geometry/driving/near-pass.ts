import { CONTACT } from '../../space/tolerance.ts';
import { closestInPlan } from '../measure/closest-in-plan.ts';
import { ovalForm, type PlanForm } from '../measure/plan-form.ts';
import { moved, type PlanMotion } from './plan-motion.ts';
import { apart, apartFromDisc, carriedOutline, type PlanOutline, type PlanShape, reachAlong, stretched } from './plan-shape.ts';

/** Where a part of a vehicle comes nearest to something that it passes. */
export interface NearPass {
  /** Parameter of the motion. */
  readonly at: number;
  readonly gap: number;
}

/** Thirds of a run in search of its nearest place: to the last bit. */
const THIRDS = 90;
/** While a vehicle turns, its nearest place is found to this. @unit millimetres */
const FINE = 0.02;
/** Gaps that differ by less are one. */
const SAME = 1e-9;

/**
 * How near does a part of a vehicle pass something that it does not press into, where that is no farther than `within`?
 * @edge what it only leaves is not passed; what it stands in at the beginning is not either
 */
export function nearPass(motion: PlanMotion, part: PlanOutline, shape: PlanShape, within: number): NearPass | null {
  if (!mayPass(motion, part, shape, within)) return null;
  const form = formOf(shape);
  const gapAt = (u: number): number => closestInPlan(formOf(placedAt(motion, part, u)), form).distance;
  const start = gapAt(0);
  if (start === 0 && isPressedInto(part, shape)) return null;
  const nearest = motion.kind === 'run' ? onRun(gapAt, motion.until) : onTurn(gapAt, motion, part, within);
  if (nearest.gap > within) return null;
  const leaves = nearest.gap >= start - SAME && gapAt(motion.until / THIRDS) > start + SAME;
  return leaves ? null : nearest;
}

const placedAt = (motion: PlanMotion, part: PlanOutline, u: number): PlanOutline =>
  carriedOutline(part, (p) => moved(motion, u, p));

function formOf(shape: PlanShape): PlanForm {
  switch (shape.kind) {
    case 'outline':
      return { kind: 'polygon', corners: shape.corners };
    case 'disc':
      return shape;
    case 'oval':
      return ovalForm(shape.centre, shape.across, shape.half.across, shape.half.along);
  }
}

function isPressedInto(part: PlanOutline, shape: PlanShape): boolean {
  if (shape.kind === 'outline') return apart(part, shape).gap < -CONTACT;
  if (shape.kind === 'disc') return apartFromDisc(part, shape.centre, shape.radius).gap < -CONTACT;
  const inside = apartFromDisc(
    carriedOutline(part, (p) => stretched(shape, p)),
    { x: 0, z: 0 },
    1,
  ).gap;
  return inside * Math.min(shape.half.across, shape.half.along) < -CONTACT;
}

/** Could it come so near at all? Told by the strip that a run sweeps, and by the ring that a turn does. */
function mayPass(motion: PlanMotion, part: PlanOutline, shape: PlanShape, within: number): boolean {
  if (part.corners.length === 0) return false;
  if (motion.kind === 'turn') {
    const near = closestInPlan(formOf(shape), { kind: 'disc', centre: { x: 0, z: 0 }, radius: reachOf(part) + within });
    return near.distance === 0;
  }
  return (['x', 'z'] as const).every((axis) => {
    const n = axis === 'x' ? { x: 1, z: 0 } : { x: 0, z: 1 };
    const [low, high] = reachAlong(part.corners, n);
    const run = axis === 'z' ? motion.sign * motion.until : 0;
    const [from, to] = extent(shape, axis);
    return to >= low + Math.min(0, run) - within && from <= high + Math.max(0, run) + within;
  });
}

const reachOf = ({ corners }: PlanOutline): number => Math.max(...corners.map(({ x, z }) => Math.sqrt(x * x + z * z)));

function extent(shape: PlanShape, axis: 'x' | 'z'): readonly [number, number] {
  if (shape.kind === 'outline') return reachAlong(shape.corners, axis === 'x' ? { x: 1, z: 0 } : { x: 0, z: 1 });
  const most = shape.kind === 'disc' ? shape.radius : Math.max(shape.half.across, shape.half.along);
  return [shape.centre[axis] - most, shape.centre[axis] + most];
}

/** The gap of convex shapes falls and then rises while one runs straight past the other. */
function onRun(gapAt: (u: number) => number, until: number): NearPass {
  let [low, high] = [0, until];
  for (let step = 0; step < THIRDS && high > low; step++) {
    const [one, other] = [low + (high - low) / 3, high - (high - low) / 3];
    if (gapAt(one) <= gapAt(other)) high = other;
    else low = one;
  }
  return [low, until]
    .map((at) => ({ at, gap: gapAt(at) }))
    .reduce((best, one) => (one.gap < best.gap ? one : best), { at: 0, gap: gapAt(0) });
}

/** No point of it is quicker than its farthest corner: by steps that no nearer place is stepped over in. */
function onTurn(gapAt: (u: number) => number, { until }: PlanMotion, part: PlanOutline, within: number): NearPass {
  const speed = 2 * reachOf(part);
  let best: NearPass = { at: 0, gap: gapAt(0) };
  let gap = best.gap;
  for (let u = 0; u < until; ) {
    u = Math.min(until, u + Math.max(gap - Math.min(best.gap, within), FINE) / speed);
    gap = gapAt(u);
    if (gap < best.gap) best = { at: u, gap };
  }
  return best;
}
