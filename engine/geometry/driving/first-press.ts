import type { PlanPoint } from '../../space/polygon.ts';
import { CONTACT } from '../../space/tolerance.ts';
import { addRoots, beyondCarriedLine, beyondCircle, beyondLine, moved, type PlanMotion } from './plan-motion.ts';
import {
  apart,
  apartFromDisc,
  carriedOutline,
  type PlanOutline,
  type PlanOval,
  type PlanShape,
  reachAlong,
  stretched,
  unstretched,
} from './plan-shape.ts';

/** Where a vehicle begins to press into something. */
export interface Press {
  /** Parameter of the motion. */
  readonly at: number;
  /** The most that it presses in before it comes out again. */
  readonly depth: number;
  /** Ends of where they touch; the same point twice where it is one. @frame that of the motion */
  readonly from: PlanPoint;
  readonly to: PlanPoint;
}

/** It presses in where it is deeper than this: to touch and slide by is not to run into. */
const PRESSES = CONTACT / 2;
/** Two places of touching features this near along the line between them lie in it. */
const FLUSH = 1e-6;

/**
 * Where does a part of a vehicle first begin to press into a shape? Between two places at which a corner of one crosses a side of the other nothing changes,
 * so it is enough to look between them.
 * @edge what it presses into at the beginning counts only if it presses in farther; a touch without pressing in is none
 */
export function firstPress(motion: PlanMotion, part: PlanOutline, shape: PlanShape): Press | null {
  if (shape.kind === 'oval') return firstPressIntoOval(motion, part, shape);
  const events = eventsOf(motion, part, shape);
  const gapAt = (u: number): number =>
    gapBetween(
      carriedOutline(part, (p) => moved(motion, u, p)),
      shape,
    );
  const first = findPress(gapAt, events);
  return first
    ? {
        ...first,
        ...touchAt(
          carriedOutline(part, (p) => moved(motion, first.at, p)),
          shape,
        ),
      }
    : null;
}

const gapBetween = (part: PlanOutline, shape: Exclude<PlanShape, PlanOval>): number =>
  shape.kind === 'disc' ? apartFromDisc(part, shape.centre, shape.radius).gap : apart(part, shape).gap;

/** All parameters at which a corner of one crosses a side of the other, from 0 to the end, ascending. */
function eventsOf(motion: PlanMotion, part: PlanOutline, shape: Exclude<PlanShape, PlanOval>): readonly number[] {
  const { until } = motion;
  const events = [0, until];
  if (shape.kind === 'disc') {
    const { centre, radius } = shape;
    for (const { n, e } of part.sides) addRoots(beyondCarriedLine(motion, centre, n, e + radius), until, events);
    for (const corner of part.corners) addRoots(beyondCircle(motion, corner, centre, radius), until, events);
  } else {
    for (const { n, e } of part.sides)
      for (const corner of shape.corners) addRoots(beyondCarriedLine(motion, corner, n, e), until, events);
    for (const { n, e } of shape.sides)
      for (const corner of part.corners) addRoots(beyondLine(motion, corner, n, e), until, events);
  }
  return events.sort((a, b) => a - b);
}

/** So many places between two events are looked at for how far it presses in. */
const LOOKS = 8;

function findPress(
  gapAt: (u: number) => number,
  events: readonly number[],
): { readonly at: number; readonly depth: number } | null {
  const before = Math.max(0, -gapAt(0));
  let at: number | null = null;
  let depth = 0;
  for (let i = 1; i < events.length; i++) {
    const from = events[i - 1]!;
    const to = events[i]!;
    if (!(to > from)) continue;
    if (!(gapAt((from + to) / 2) < 0)) {
      at = null;
      depth = 0;
      continue;
    }
    at ??= from;
    for (let k = 1; k <= LOOKS; k++) depth = Math.max(depth, -gapAt(from + ((to - from) * k) / LOOKS));
    if (depth > PRESSES + (at === 0 ? before : 0)) return { at, depth: deepest(gapAt, events, i, depth) };
  }
  return null;
}

/** How deep it comes before it is out again. */
function deepest(gapAt: (u: number) => number, events: readonly number[], from: number, sofar: number): number {
  let depth = sofar;
  for (let i = from + 1; i < events.length; i++) {
    const start = events[i - 1]!;
    const end = events[i]!;
    if (!(gapAt((start + end) / 2) < 0)) break;
    for (let k = 1; k <= LOOKS; k++) depth = Math.max(depth, -gapAt(start + ((end - start) * k) / LOOKS));
  }
  return depth;
}

/** Where a part and a shape touch. */
function touchAt(part: PlanOutline, shape: Exclude<PlanShape, PlanOval>): { readonly from: PlanPoint; readonly to: PlanPoint } {
  if (shape.kind === 'disc') {
    const { nearest } = apartFromDisc(part, shape.centre, shape.radius);
    return { from: nearest, to: nearest };
  }
  const { n } = apart(part, shape);
  const along = { x: -n.z, z: n.x };
  const mine = flushEnds(part.corners, n, along);
  const theirs = flushEnds(shape.corners, { x: -n.x, z: -n.z }, along);
  const low = Math.max(mine.low, theirs.low);
  const high = Math.min(mine.high, theirs.high);
  // corner against corner, rounding may part them
  const [from, to] = low <= high ? [low, high] : [(low + high) / 2, (low + high) / 2];
  const at = (s: number): PlanPoint => ({ x: n.x * theirs.at + along.x * s, z: n.z * theirs.at + along.z * s });
  return { from: at(from), to: at(to) };
}

/** The corners that lie farthest along a direction, from where to where across it, and how far along the first direction they lie. */
function flushEnds(
  corners: readonly PlanPoint[],
  n: PlanPoint,
  along: PlanPoint,
): { readonly low: number; readonly high: number; readonly at: number } {
  const far = reachAlong(corners, n)[1];
  const ends = corners.filter((p) => p.x * n.x + p.z * n.z >= far - FLUSH);
  const [low, high] = reachAlong(ends, along);
  // `n` looks from the vehicle to the shape: for the shape it was turned round
  return { low, high, at: -far };
}

const HALVINGS = 60;
const ORIGIN: PlanPoint = { x: 0, z: 0 };

/**
 * The same for an oval, which a turn meets at no closed form: by steps no longer than what is free, so that nothing that it would press into is stepped over,
 * and then narrowed down between a place that is free and one that is not. The plan is stretched so that the oval is a disc; what is free there is at least so
 * much, times the smaller half axis, on the table.
 */
function firstPressIntoOval(motion: PlanMotion, part: PlanOutline, oval: PlanOval): Press | null {
  const least = Math.min(oval.half.across, oval.half.along);
  const farthest = Math.max(...part.corners.map(({ x, z }) => Math.sqrt(x * x + z * z)));
  const speed = motion.kind === 'run' ? 1 : 2 * farthest;
  const partAt = (u: number) => carriedOutline(part, (p) => stretched(oval, moved(motion, u, p)));
  const gapAt = (u: number): number => apartFromDisc(partAt(u), ORIGIN, 1).gap * least;
  let gap = gapAt(0);
  let free = 0;
  // what it stands in at the beginning may be left, or pressed into farther
  let allowed = Math.min(0, gap) - PRESSES;
  for (let u = 0; u < motion.until; ) {
    u = Math.min(motion.until, u + Math.max(gap + PRESSES, PRESSES / 2) / speed);
    gap = gapAt(u);
    if (gap >= 0) {
      free = u;
      allowed = -PRESSES;
    }
    if (gap >= allowed) continue;
    let met = u;
    for (let step = 0; step < HALVINGS && gapAt(free) >= 0; step++) {
      const middle = (free + met) / 2;
      if (gapAt(middle) < 0) met = middle;
      else free = middle;
    }
    const touch = unstretched(oval, apartFromDisc(partAt(free), ORIGIN, 1).nearest);
    let depth = -gap;
    for (let k = 1; k <= LOOKS; k++) depth = Math.max(depth, -gapAt(u + ((motion.until - u) * k) / LOOKS));
    return { at: free, depth, from: touch, to: touch };
  }
  return null;
}
