import type { PieceId } from '../../identity/ids.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { type BoardPoint, between } from '../../space/vec3.ts';
import type { Hindrance, LegKind, MoveLeg } from '../movement-queries.ts';
import { LIFT } from './footing.ts';
import { carrierOf, type MoveGround, TABLE } from './move-ground.ts';
import { type Mover, mostDownOf } from './mover.ts';
import { type Going, goingAt, type Straight } from './straight.ts';
import type { Bit } from './way-profile.ts';

/** A leg, and where on the way it lies: plan lengths from the beginning of the way. */
export interface PlacedLeg {
  readonly leg: MoveLeg;
  readonly from: Millimetres;
  readonly to: Millimetres;
  /** Of several climbs in one, the most that is gone up and down without a break: what has to be overcome at a time. */
  readonly most?: { readonly up: Millimetres; readonly down: Millimetres };
}

/** A tread that is not so deep does not part two steps: they are one obstacle. */
const TREAD: Millimetres = 3;
/** Turns from rising to falling of no more than this part no obstacle. */
const NO_TURN: Millimetres = 3;
const ROUNDING: Millimetres = 1e-6;

/** One bit of the way as a stretch from height to height. */
interface Piece {
  readonly straight: number;
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
  /** It rises or falls more steeply than ground does. */
  readonly climbs: boolean;
  readonly solid: number;
}

/**
 * The legs that a way of the axis is made of, with what each costs. Rises and falls with nothing to set a foot on between them are one obstacle; it is free up
 * to the free step and climbed as a whole above it.
 * @clause SK-CLIMB-1, 3, 8, SK-RAMP-1, SK-MOVE-10 to 12
 */
export function legsOf(
  ground: MoveGround,
  mover: Mover,
  straights: readonly Straight[],
  bits: readonly Bit[],
): readonly PlacedLeg[] {
  const pieces = bits.flatMap(piecesOf);
  const legs: PlacedLeg[] = [];
  const maker = { ground, mover, straights };
  let i = 0;
  while (i < pieces.length) {
    if (!pieces[i]!.climbs) {
      i = addWalk(maker, legs, pieces, i);
      continue;
    }
    let last = i;
    let run = 0;
    for (let k = i + 1; k < pieces.length && run < TREAD; k++) {
      const piece = pieces[k]!;
      if (piece.climbs) {
        last = k;
        run = 0;
      } else run += piece.to - piece.from;
    }
    addClimbs(maker, legs, pieces.slice(i, last + 1));
    i = last + 1;
  }
  return throughOpenings(straights, legs);
}

function piecesOf(bit: Bit): readonly Piece[] {
  if (bit.kind === 'go') {
    const { straight, from, to, floor, steep, solid } = bit;
    return [{ straight, from, to, low: floor[0], high: floor[1], climbs: steep, solid }];
  }
  const { straight, at, heights, solid } = bit;
  const [before, top, after] = heights;
  const step = (low: number, high: number): Piece => ({ straight, from: at, to: at, low, high, climbs: true, solid });
  return [...(top - before > ROUNDING ? [step(before, top)] : []), ...(top - after > ROUNDING ? [step(top, after)] : [])];
}

interface Maker {
  readonly ground: MoveGround;
  readonly mover: Mover;
  readonly straights: readonly Straight[];
}

const goingOf = ({ ground, mover, straights }: Maker, { straight, from, to, low, high, solid }: Piece): Going =>
  goingAt(ground, mover, straights[straight]!, (from + to) / 2, (low + high) / 2, solid);

const sameGoing = (a: Going, b: Going): boolean =>
  a.factor === b.factor &&
  a.slowedBy === b.slowedBy &&
  a.dangerous.length === b.dangerous.length &&
  a.dangerous.every((piece, i) => piece === b.dangerous[i]);

function placeOn({ line }: Straight, s: number, y: number): BoardPoint {
  return { x: line.from.x + line.way.x * s, y, z: line.from.z + line.way.z * s };
}

/** Joins what goes straight on over the same ground. Gives the index of the piece after it. */
function addWalk(maker: Maker, legs: PlacedLeg[], pieces: readonly Piece[], first: number): number {
  const begin = pieces[first]!;
  const going = goingOf(maker, begin);
  const slope = (begin.high - begin.low) / (begin.to - begin.from);
  let last = first;
  while (last + 1 < pieces.length) {
    const next = pieces[last + 1]!;
    if (next.climbs || next.straight !== begin.straight || next.solid !== begin.solid) break;
    const run = next.to - begin.from;
    if (Math.abs(next.high - begin.low - slope * run) > ROUNDING || Math.abs(next.low - pieces[last]!.high) > ROUNDING) break;
    if (!sameGoing(goingOf(maker, next), going)) break;
    last++;
  }
  const end = pieces[last]!;
  const run = end.to - begin.from;
  const rise = end.high - begin.low;
  const { slopes, slowed } = maker.mover.policy;
  const length = slopes === 'along' ? Math.sqrt(run * run + rise * rise) : run;
  legs.push(legOf(maker, 'walk', begin, end, going, length, length * going.factor * slowed));
  return last + 1;
}

function legOf(maker: Maker, kind: LegKind, begin: Piece, end: Piece, going: Going, length: number, cost: number): PlacedLeg {
  const { ground, straights } = maker;
  const rise = end.high - begin.low;
  const one = straights[begin.straight]!;
  const other = straights[end.straight]!;
  const carrier = kind === 'walk' || rise < 0 ? begin.solid : end.solid;
  return {
    from: one.before + begin.from,
    to: other.before + end.to,
    leg: {
      kind,
      from: placeOn(one, begin.from, begin.low),
      to: placeOn(other, end.to, end.high),
      length,
      up: Math.max(0, rise),
      down: Math.max(0, -rise),
      on: carrierOf(ground, carrier),
      difficult: { piece: going.slowedBy, factor: going.factor },
      through: [],
      dangerous: going.dangerous,
      cost,
      divisible: kind === 'walk',
    },
  };
}

/** Parts an obstacle where it turns from rising to falling, and back: a turn of next to nothing is none. */
function addClimbs(maker: Maker, legs: PlacedLeg[], pieces: readonly Piece[]): void {
  const { policy } = maker.mover;
  const little = Math.min(NO_TURN, Math.max(policy.freeStep, ROUNDING));
  let start = 0;
  let extreme = 0;
  let way = 0;
  const heightAfter = (count: number): number => (count === 0 ? pieces[0]!.low : pieces[count - 1]!.high);
  for (let count = 1; count <= pieces.length; count++) {
    const y = heightAfter(count);
    const from = heightAfter(way === 0 ? start : extreme);
    if (way === 0) {
      if (Math.abs(y - from) > little) {
        way = Math.sign(y - from);
        extreme = count;
      }
    } else if (way * (y - from) > 0) extreme = count;
    else if (way * (from - y) > little) {
      addClimb(maker, legs, pieces.slice(start, extreme));
      start = extreme;
      way = -way;
      extreme = count;
    }
  }
  addClimb(maker, legs, pieces.slice(start));
}

function addClimb(maker: Maker, legs: PlacedLeg[], pieces: readonly Piece[]): void {
  const { freeStep, climbing, slopes, slowed } = maker.mover.policy;
  const begin = pieces[0]!;
  const end = pieces.at(-1)!;
  const rise = end.high - begin.low;
  const height = Math.abs(rise);
  const isFree = height <= freeStep + ROUNDING;
  let run = 0;
  let length = 0;
  let factor = 1;
  let going: Going | null = null;
  for (const piece of pieces) {
    const across = piece.to - piece.from;
    const up = piece.high - piece.low;
    const own = goingOf(maker, piece);
    if (!going || own.factor > factor) going = own;
    factor = Math.max(factor, own.factor);
    // a free step is free of its height: on what is no part of the face one walks, and pays along the slope
    const paid = isFree && slopes === 'along' && !piece.climbs ? Math.sqrt(across * across + up * up) : across;
    run += paid * own.factor;
    length += Math.sqrt(across * across + up * up);
  }
  const charged = isFree || !climbing ? 0 : rise > 0 ? rise * climbing.up : height * climbing.down;
  const kind: LegKind = height <= Math.min(LIFT, freeStep) + ROUNDING ? 'walk' : isFree ? 'step' : rise > 0 ? 'climb' : 'descend';
  const climbed = pieces.reduce((most, piece) =>
    Math.abs(piece.high - piece.low) > Math.abs(most.high - most.low) ? piece : most,
  );
  const placed = legOf(maker, kind, begin, end, going!, length, (run + charged) * slowed);
  const on = climbed.solid === TABLE ? placed.leg.on : carrierOf(maker.ground, climbed.solid);
  if (placed.leg.length > 0) legs.push({ ...placed, leg: { ...placed.leg, on } });
}

/** Names the openings that legs lead through. */
function throughOpenings(straights: readonly Straight[], legs: readonly PlacedLeg[]): readonly PlacedLeg[] {
  const holes = straights.flatMap(({ before, holes: own }) =>
    own.map(({ opening, from, to, bottom, top }) => ({ opening, at: before + (from + to) / 2, bottom, top })),
  );
  if (holes.length === 0) return legs;
  return legs.map((placed) => {
    const through = holes
      .filter(({ at, bottom, top }) => {
        if (at < placed.from || at >= placed.to) return false;
        const share = (at - placed.from) / (placed.to - placed.from);
        const y = placed.leg.from.y + (placed.leg.to.y - placed.leg.from.y) * share;
        return y > bottom - NO_TURN - ROUNDING && y < top;
      })
      .map(({ opening: { piece, opening } }) => ({ piece, opening }));
    return through.length === 0 ? placed : { ...placed, leg: { ...placed.leg, through } };
  });
}

/** Where a sum of legs breaks a limit, and with how much of them. */
export interface BrokenLimit {
  /** So many legs come before it. */
  readonly kept: number;
  readonly hindrance: Hindrance;
}

/** Which leg is the first that is too high, too deep, or too much height in all? @clause SK-CLIMB-2, 8, 10, 11, BT-CLIMB-1 */
export function firstBrokenLimit(mover: Mover, legs: readonly PlacedLeg[]): BrokenLimit | null {
  const { climbing, freeStep, mostHeight } = mover.policy;
  const most = climbing?.most ?? freeStep;
  const mostDown = mostDownOf(mover);
  let total = 0;
  for (const [kept, { leg, most: { up, down } = leg }] of legs.entries()) {
    const climbs = leg.kind === 'climb' || leg.kind === 'descend' || leg.kind === 'cross';
    if (climbs && up > most + ROUNDING) {
      return { kept, hindrance: { kind: 'too-high', by: leg.on, height: up, missing: up - most } };
    }
    if (climbs && down > mostDown + ROUNDING) {
      const onto = legs[kept + 1]?.leg.on ?? leg.on;
      return { kept, hindrance: { kind: 'too-deep', by: leg.on, onto, height: down, missing: down - mostDown } };
    }
    total += leg.up + leg.down;
    if (mostHeight !== null && total > mostHeight + ROUNDING) {
      return { kept, hindrance: { kind: 'too-much-height', missing: total - mostHeight } };
    }
  }
  return null;
}

/** So closely a top is searched for a place to stand. */
const SEARCH: Millimetres = 4;

/**
 * Joins climbs with nowhere to stand between them: onto a wall and down again is one crossing, and up from ledge to ledge one climb.
 * @clause SK-CLIMB-4, 9 to 12
 */
export function joinClimbs(legs: readonly PlacedLeg[], canStand: (at: BoardPoint) => boolean): readonly PlacedLeg[] {
  const joined: PlacedLeg[] = [];
  let i = 0;
  while (i < legs.length) {
    const begin = legs[i]!;
    let end = i;
    while (climbs(legs[end]!)) {
      const next = legs.findIndex((leg, at) => at > end && climbs(leg));
      // straight down after a fall that one could have stood after is a new one
      if (next < 0 || canStand(legs[end]!.leg.to)) break;
      if (legs.slice(end + 1, next).some(({ leg }) => standsOn(leg, canStand))) break;
      end = next;
    }
    joined.push(end === i ? begin : oneOf(legs.slice(i, end + 1)));
    i = end + 1;
  }
  return joined;
}

const climbs = ({ leg }: PlacedLeg): boolean => leg.kind === 'climb' || leg.kind === 'descend';

function standsOn({ from, to, length }: MoveLeg, canStand: (at: BoardPoint) => boolean): boolean {
  const at = (t: number): boolean => canStand(between(from, to, t));
  if (at(1 / 2)) return true;
  const samples = Math.max(2, Math.ceil(length / SEARCH));
  for (let i = 0; i <= samples; i++) if (at(i / samples)) return true;
  return false;
}

function oneOf(placed: readonly PlacedLeg[]): PlacedLeg {
  const legs = placed.map(({ leg }) => leg);
  const sum = (of: (leg: MoveLeg) => number): number => legs.reduce((total, leg) => total + of(leg), 0);
  const [first, last] = [placed[0]!, placed.at(-1)!];
  const [up, down] = [sum((leg) => leg.up), sum((leg) => leg.down)];
  const highest = legs.reduce((most, leg) => (leg.up + leg.down > most.up + most.down ? leg : most));
  const slowest = legs.reduce((most, leg) => (leg.difficult.factor > most.difficult.factor ? leg : most));
  const dangerous = [...new Set<PieceId>(legs.flatMap((leg) => leg.dangerous))];
  return {
    from: first.from,
    to: last.to,
    most: mostAtATime(legs),
    leg: {
      kind: down === 0 ? 'climb' : up === 0 ? 'descend' : 'cross',
      from: first.leg.from,
      to: last.leg.to,
      length: sum((leg) => leg.length),
      up,
      down,
      on: highest.on,
      difficult: slowest.difficult,
      through: legs.flatMap((leg) => leg.through),
      dangerous,
      cost: sum((leg) => leg.cost),
      divisible: false,
    },
  };
}

/** Over two walls with nowhere to stand between them one goes up each of them, not up both at once. */
function mostAtATime(legs: readonly MoveLeg[]): { readonly up: Millimetres; readonly down: Millimetres } {
  let [lowest, highest] = [Infinity, -Infinity];
  let [up, down] = [0, 0];
  for (const { from, to } of legs) {
    for (const { y } of [from, to]) {
      lowest = Math.min(lowest, y);
      highest = Math.max(highest, y);
      up = Math.max(up, y - lowest);
      down = Math.max(down, highest - y);
    }
  }
  return { up, down };
}
