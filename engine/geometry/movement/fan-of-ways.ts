import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import { endOf, isSameCarrier, placeOn, type TracedWay } from './traced-way.ts';

/** Where two neighbouring ways part: one is stopped or led over other ground, the other passes. */
export interface Parting {
  /** The way that passes, and how far along it the other one parts from it. */
  readonly passes: TracedWay;
  readonly along: Millimetres;
  /** On which side of the passing way the other one lies: 1 where a turn from x towards z leads to it, −1 otherwise. */
  readonly side: 1 | -1;
}

/** Ways from one place in neighbouring directions, in turning order from x towards z. */
export interface Fan {
  readonly ways: readonly TracedWay[];
  readonly partings: readonly Parting[];
  /** For each way where it parts from the one before it, or where what lies between them is of no more use; null where neither. */
  readonly partedAt: readonly (Millimetres | null)[];
}

/** Between ways that end so close together nothing more is looked for. */
const CLOSE_ENDS: Millimetres = 4;
/** Where the way in the middle ends so near the line between its neighbours' ends, nothing lies between them. */
const STRAIGHT_ENDS: Millimetres = 0.2;
/** Share of the distance between two ends that the middle one keeps from both of them. */
const AMID = 0.12;
/** Where two ways part is found to this, across them. */
export const PARTING: Millimetres = 0.02;
/** Directions that differ by less are one. */
const ONE_DIRECTION = 0.01;
const SAME_DIRECTION = 1e-6;
/** Costs of neighbouring ways that differ by more than this after the same length lead over different ground. */
const SAME_COST = 0.4;
/** Ends along ways so narrowly apart, beyond what a slanting face explains, belong to different things. */
const SAME_END: Millimetres = 0.5;
const SLANT = 20;
/** Places of ways within this height of one another are on one level. */
const SAME_LEVEL: Millimetres = 1;
/** Directions are not halved more often than this. */
const DEEPEST = 22;

/** A fan of which so far no more is known than what lies between its first and its last way. */
export interface GrowingFan extends Fan {
  readonly ways: TracedWay[];
  readonly partings: Parting[];
  readonly partedAt: (Millimetres | null)[];
}

export const emptyFan = (): GrowingFan => ({ ways: [], partings: [], partedAt: [] });

/**
 * Traces ways in directions between given ones until each pair of neighbours either runs alike or is so close together that where they part is known. It can be left
 * after each way that it traces, and gone on with: what it has put into the fan stays.
 * @shape `traced` in turning order, less than half a turn apart; for a whole round the first is also the last; beyond `usefulTo` a way leads nowhere that is wanted
 */
export function* fillFan(
  { ways, partings, partedAt }: GrowingFan,
  trace: (towards: PlanPoint) => TracedWay,
  traced: readonly TracedWay[],
  usefulTo: (way: TracedWay) => Millimetres = () => Infinity,
): Generator<null, void> {
  ways.push(traced[0]!);
  partedAt.push(null);
  let parting: Parting | null = null;
  let usefulUpTo: Millimetres | null = null;
  const push = (way: TracedWay) => {
    ways.push(way);
    partedAt.push(parting ? parting.along : usefulUpTo);
    parting = null;
    usefulUpTo = null;
  };
  function* between(a: TracedWay, b: TracedWay, depth: number): Generator<null, void> {
    const apart = distance(a.towards, b.towards);
    const alike = runAlike(a, b);
    if (alike && apart * Math.min(endOf(a).along, endOf(b).along) < CLOSE_ENDS && endsNear(a, b)) return;
    const useful = Math.max(usefulTo(a), usefulTo(b));
    if (apart * useful < CLOSE_ENDS && isOneGround(a, b, useful)) {
      usefulUpTo = useful;
      return;
    }
    const parted = partingOf(a, b, apart);
    if (depth >= DEEPEST || isSettled(a, b, parted)) {
      if (parted) partings.push(parted);
      parting = parted;
      return;
    }
    const middle = trace(halfway(a.towards, b.towards));
    yield null;
    // three ends in line belong to one face only where one thing bars all three ways: a post may happen to lie in line with a wall behind it
    const isOneFace = a.by === middle.by && middle.by === b.by;
    if (alike && isOneFace && runAlike(a, middle) && runAlike(middle, b) && liesBetween(a, middle, b)) {
      push(middle);
      return;
    }
    yield* between(a, middle, depth + 1);
    push(middle);
    yield* between(middle, b, depth + 1);
  }
  for (let i = 1; i < traced.length; i++) {
    yield* between(traced[i - 1]!, traced[i]!, 0);
    push(traced[i]!);
  }
}

const distance = (a: PlanPoint, b: PlanPoint): number => {
  const dx = a.x - b.x;
  const dz = a.z - b.z;
  return Math.sqrt(dx * dx + dz * dz);
};

/** They run so close together that where they part is known, and in which direction. */
function isSettled(a: TracedWay, b: TracedWay, parted: Parting | null): boolean {
  if (!parted) return apartAt(a, b, Infinity) < PARTING;
  const apart = distance(a.towards, b.towards);
  // along a border a way may be broken into the other ground anywhere
  const isBroken = [a, b].some(({ straightTo }) => Math.abs(straightTo - parted.along) < SAME_END);
  return apartAt(a, b, parted.along) < PARTING && apart < (isBroken ? SAME_DIRECTION : ONE_DIRECTION);
}

/** How far apart two ways are after so much of them, or where the shorter one ends. */
function apartAt(a: TracedWay, b: TracedWay, along: Millimetres): Millimetres {
  const least = Math.min(along, endOf(a).along, endOf(b).along);
  const one = placeOn(a, least);
  const other = placeOn(b, least);
  return one && other ? distance(one.node.at, other.node.at) : distance(a.towards, b.towards) * least;
}

/** The unit direction in the middle between two. */
export function halfway(a: PlanPoint, b: PlanPoint): PlanPoint {
  const x = a.x + b.x;
  const z = a.z + b.z;
  const length = Math.sqrt(x * x + z * z);
  return { x: x / length, z: z / length };
}

/** Both lead over one kind of ground for so long. */
function isOneGround(a: TracedWay, b: TracedWay, along: Millimetres): boolean {
  const one = a.phases[0]!;
  const other = b.phases[0]!;
  if (Math.min(a.straightTo, b.straightTo) < along) return false;
  if (!isSameCarrier(one.on, other.on) || one.factor !== other.factor) return false;
  return one.nodes.at(-1)!.along >= along && other.nodes.at(-1)!.along >= along;
}

/** They lead over the same ground one after the other and end alike. */
function runAlike(a: TracedWay, b: TracedWay): boolean {
  if (a.stopped !== b.stopped || (a.across === null) !== (b.across === null) || a.phases.length !== b.phases.length) return false;
  return a.phases.every((phase, i) => isSameCarrier(phase.on, b.phases[i]!.on) && phase.factor === b.phases[i]!.factor);
}

/** Their phases end so evenly that nothing can lie between them that matters. */
function endsNear(a: TracedWay, b: TracedWay): boolean {
  return a.phases.every((phase, i) => {
    const one = phase.nodes.at(-1)!;
    const other = b.phases[i]!.nodes.at(-1)!;
    return Math.abs(one.along - other.along) <= STRAIGHT_ENDS;
  });
}

/** All its phases end on the line between where its neighbours' end, and cost what lies between theirs. */
function liesBetween(a: TracedWay, middle: TracedWay, b: TracedWay): boolean {
  return middle.phases.every((phase, i) => {
    const one = a.phases[i]!.nodes.at(-1)!;
    const other = b.phases[i]!.nodes.at(-1)!;
    const end = phase.nodes.at(-1)!;
    const excess = (one.cost - one.along + other.cost - other.along) / 2;
    if (Math.abs(end.cost - end.along - excess) > SAME_COST) return false;
    const isSpent = i === middle.phases.length - 1 && !middle.stopped;
    return isSpent || isAmid(end.at, one.at, other.at);
  });
}

/** On the line between two places and well between them, as the middle way's end is on a straight face however aslant. */
function isAmid(p: PlanPoint, a: PlanPoint, b: PlanPoint): boolean {
  const dx = b.x - a.x;
  const dz = b.z - a.z;
  const length = Math.sqrt(dx * dx + dz * dz);
  if (length < STRAIGHT_ENDS) return distance(a, p) < STRAIGHT_ENDS;
  const off = Math.abs((p.x - a.x) * dz - (p.z - a.z) * dx) / length;
  const share = ((p.x - a.x) * dx + (p.z - a.z) * dz) / (length * length);
  return off < STRAIGHT_ENDS && share > AMID && share < 1 - AMID;
}

/** Where two ways first differ: one is barred, or leads over ground of another cost. */
function partingOf(a: TracedWay, b: TracedWay, apart: number): Parting | null {
  const stops = (way: TracedWay) => [
    ...way.phases.slice(0, -1).map((phase) => phase.nodes.at(-1)!.along),
    ...(way.stopped ? [endOf(way).along] : []),
  ];
  const places = [...stops(a).map((along) => ({ along, of: a })), ...stops(b).map((along) => ({ along, of: b }))].sort(
    (one, other) => one.along - other.along,
  );
  const spent = Math.min(a.stopped ? Infinity : endOf(a).along, b.stopped ? Infinity : endOf(b).along);
  for (const { along, of } of places) {
    if (along >= spent) return null;
    const other = of === a ? b : a;
    const after = along + SAME_END + SLANT * apart * along;
    const own = placeOn(of, after);
    const others = placeOn(other, after);
    // one is barred, and the other one comes to a border
    const isLast = !own && !others && of.stopped && !of.across && other.across !== null;
    if (!own && !others && !isLast) continue;
    const differs =
      !own || !others || Math.abs(own.node.cost - others.node.cost) > SAME_COST || own.phase.factor !== others.phase.factor;
    if (!differs) continue;
    const passes = !own ? other : !others || own.node.cost < others.node.cost ? of : other;
    const stopped = passes === a ? b : a;
    const { towards } = passes;
    const turn = towards.x * stopped.towards.z - towards.z * stopped.towards.x;
    return { passes, along, side: turn > 0 ? 1 : -1 };
  }
  return null;
}

/**
 * What it costs to come to a place straight from the middle of a fan, between two of its ways; null where none of both leads so far.
 * @edge null beyond where one of them is broken
 */
export function costBetween(fan: Fan, middle: PlanPoint, at: BoardPoint): number | null {
  const dx = at.x - middle.x;
  const dz = at.z - middle.z;
  const along = Math.sqrt(dx * dx + dz * dz);
  const { ways } = fan;
  const turnTo = ({ towards }: TracedWay) => towards.x * dz - towards.z * dx;
  for (let i = 1; i < ways.length; i++) {
    const a = ways[i - 1]!;
    const b = ways[i]!;
    if (
      along > (fan.partedAt[i] ?? Infinity) ||
      along > a.straightTo ||
      along > b.straightTo ||
      turnTo(a) < 0 ||
      turnTo(b) > 0 ||
      a.towards.x * dx + a.towards.z * dz < 0
    )
      continue;
    const one = placeOn(a, along)?.node;
    const other = placeOn(b, along)?.node;
    if (!one || !other || Math.abs(one.at.y - at.y) > SAME_LEVEL || Math.abs(other.at.y - at.y) > SAME_LEVEL) continue;
    return Math.max(one.cost, other.cost);
  }
  return null;
}
