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

/** What is found of one motion past one shape. */
export interface PressFound {
  readonly press: Press | null;
  /** How deep it stood in the shape when the whole way began, as long as it has not come out of it since; 0 otherwise. */
  readonly stood: number;
}

/**
 * Where does a part of a vehicle first begin to press into a shape? Between two places at which a corner of one crosses a side of the other nothing changes,
 * so it is enough to look between them.
 * @shape `stood`: how deep it stood in the shape when the whole way began; null where it begins here
 * @edge what it presses into at the beginning of the way counts only if it presses in farther; a touch without pressing in is none
 */
export function firstPress(motion: PlanMotion, part: PlanOutline, shape: PlanShape, stood: number | null): PressFound {
  if (shape.kind === 'oval') return firstPressIntoOval(motion, part, shape, stood);
  const events = eventsOf(motion, part, shape);
  const gapAt = (u: number): number =>
    gapBetween(
      carriedOutline(part, (p) => moved(motion, u, p)),
      shape,
    );
  const { first, stays } = findPress(gapAt, events, stood ?? Math.max(0, -gapAt(0)));
  if (!first) return { press: null, stood: stays };
  const there = carriedOutline(part, (p) => moved(motion, first.at, p));
  return { press: { ...first, ...touchAt(there, shape) }, stood: 0 };
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

/** The first press, and how deep it stood in at the beginning where it has not come out since. */
function findPress(
  gapAt: (u: number) => number,
  events: readonly number[],
  stood: number,
): { readonly first: { readonly at: number; readonly depth: number } | null; readonly stays: number } {
  let allowed = stood;
  let at: number | null = null;
  let depth = 0;
  for (let i = 1; i < events.length; i++) {
    const from = events[i - 1]!;
    const to = events[i]!;
    if (!(to > from)) continue;
    if (!(gapAt((from + to) / 2) < 0)) {
      at = null;
      depth = 0;
      allowed = 0;
      continue;
    }
    at ??= from;
    depth = Math.max(depth, deepestBetween(gapAt, from, to, LOOKS));
    if (depth > PRESSES + allowed) {
      const begins = allowed > 0 ? goesDeeper(gapAt, at, to, allowed) : at;
      return { first: { at: begins, depth: deepest(gapAt, events, i, depth) }, stays: 0 };
    }
  }
  return { first: null, stays: allowed };
}

/** Where it begins to press in farther than it stood. */
function goesDeeper(gapAt: (u: number) => number, from: number, to: number, stood: number): number {
  const looks = LOOKS * LOOKS;
  let before = from;
  for (let k = 1; k <= looks; k++) {
    const u = k === looks ? to : from + ((to - from) * k) / looks;
    if (gapAt(u) < -stood - PRESSES) return narrowed((at) => gapAt(at) < -stood, before, u);
    if (gapAt(u) >= -stood) before = u;
  }
  return before;
}

/** The last place at which something is not so yet, between one where it is not and one where it is. */
function narrowed(isSo: (u: number) => boolean, from: number, to: number): number {
  let [before, after] = [from, to];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (before + after) / 2;
    if (isSo(middle)) after = middle;
    else before = middle;
  }
  return before;
}

/** How deep it comes before it is out again. */
function deepest(gapAt: (u: number) => number, events: readonly number[], from: number, sofar: number): number {
  let depth = sofar;
  for (let i = from + 1; i < events.length; i++) {
    const start = events[i - 1]!;
    const end = events[i]!;
    if (!(gapAt((start + end) / 2) < 0)) break;
    depth = Math.max(depth, deepestBetween(gapAt, start, end, LOOKS));
  }
  return depth;
}

/** Thirds about the deepest of some places: to a ten-thousandth of the way between two of them. */
const THIRDS = 25;

/** How deep it presses in at most between two places: looked at so often, and about the deepest of these places more and more finely. */
function deepestBetween(gapAt: (u: number) => number, from: number, to: number, looks: number): number {
  const stride = (to - from) / looks;
  let [at, least] = [from, gapAt(from)];
  for (let k = 1; k <= looks; k++) {
    const u = k === looks ? to : from + stride * k;
    const gap = gapAt(u);
    if (gap < least) [at, least] = [u, gap];
  }
  let [low, high] = [Math.max(from, at - stride), Math.min(to, at + stride)];
  for (let third = 0; third < THIRDS; third++) {
    const [one, other] = [low + (high - low) / 3, high - (high - low) / 3];
    const [first, second] = [gapAt(one), gapAt(other)];
    least = Math.min(least, first, second);
    if (first <= second) high = other;
    else low = one;
  }
  return -least;
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
/** While it presses into an oval it is looked at every so much of its way. @unit millimetres */
const STRIDE = 1;
const ORIGIN: PlanPoint = { x: 0, z: 0 };

/**
 * The same for an oval, which a turn meets at no closed form: by steps no longer than what is free, so that nothing that it would press into is stepped over,
 * and then narrowed down between a place that is free and one that is not. The plan is stretched so that the oval is a disc; what is free there is at least so
 * much, times the smaller half axis, on the table.
 */
function firstPressIntoOval(motion: PlanMotion, part: PlanOutline, oval: PlanOval, stood: number | null): PressFound {
  const least = Math.min(oval.half.across, oval.half.along);
  const farthest = Math.max(...part.corners.map(({ x, z }) => Math.sqrt(x * x + z * z)));
  const speed = motion.kind === 'run' ? 1 : 2 * farthest;
  const partAt = (u: number) => carriedOutline(part, (p) => stretched(oval, moved(motion, u, p)));
  const gapAt = (u: number): number => apartFromDisc(partAt(u), ORIGIN, 1).gap * least;
  let gap = gapAt(0);
  let free = 0;
  // what it stands in at the beginning may be left, or pressed into farther
  let allowed = stood ?? Math.max(0, -gap);
  for (let u = 0; u < motion.until; ) {
    u = Math.min(motion.until, u + Math.max(gap + PRESSES, PRESSES / 2) / speed);
    gap = gapAt(u);
    if (gap >= 0) {
      free = u;
      allowed = 0;
    }
    if (gap >= -allowed - PRESSES) {
      if (gap >= -allowed) free = u;
      continue;
    }
    free = narrowed((at) => gapAt(at) < -allowed, free, u);
    const touch = unstretched(oval, apartFromDisc(partAt(free), ORIGIN, 1).nearest);
    const out = comesOut(gapAt, u, motion.until, STRIDE / speed);
    const depth = deepestBetween(gapAt, u, out, Math.max(LOOKS, Math.ceil(((out - u) * speed) / STRIDE)));
    return { press: { at: free, depth, from: touch, to: touch }, stood: 0 };
  }
  return { press: null, stood: allowed };
}

/** Where what presses in is out again, to a stride; the end where it stays in. */
function comesOut(gapAt: (u: number) => number, from: number, until: number, stride: number): number {
  for (let u = from + stride; u < until; u += stride) if (gapAt(u) >= 0) return u;
  return until;
}
