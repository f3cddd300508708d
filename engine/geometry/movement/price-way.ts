import type { ModelId } from '../../identity/ids.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import type { Carrier, Hindrance, MoveFinding, MoveLeg, MovePolicy, StandFinding, Waypoint } from '../movement-queries.ts';
import { firstModelMet, neighboursOf } from './models-on-way.ts';
import { type MoveGround, TABLE } from './move-ground.ts';
import { type Mover, moverOf } from './mover.ts';
import { firstOnLadder, heightOfLadder, type LadderPlace, ladderLeg, ladderOf, pointOfLadder } from './on-ladders.ts';
import { floorsUnder, standPlaces } from './stand-places.ts';
import { type Straight, straightsOf, type WayPlace } from './straight.ts';
import type { StretchPricing } from './stretch-pricing.ts';
import { type Press, pressesAlong } from './swept-base.ts';
import type { Hurdle } from './upright-slice.ts';
import { firstBrokenLimit, joinClimbs, legsOf, type PlacedLeg } from './way-legs.ts';
import { type Bit, type Ledge, profileOf, SAME_FLOOR, type WayProfile } from './way-profile.ts';

/** Pricing for one model and policy on one board. */
export interface WayPricing extends StretchPricing {
  readonly mover: Mover;
  /** A way from a place, through places. */
  price(from: Waypoint, way: readonly Waypoint[]): MoveFinding;
}

/** A part of the way over ground, or along a ladder. */
export interface PricedPart {
  readonly legs: readonly PlacedLeg[];
  readonly barred: MoveFinding['barred'];
  readonly end: WayPlace;
}

/** Where a model is now. */
export function placeOf({ model }: Mover): Waypoint {
  return model.perch ? { kind: 'ladder', ...model.perch } : { kind: 'ground', at: model.pose.at };
}

export function openPricing(ground: MoveGround, id: ModelId, policy: MovePolicy): WayPricing {
  const mover = moverOf(ground.board, id, policy);
  const accept = (solid: number): boolean => {
    const { source } = ground.solids[solid]!;
    return source.kind !== 'model' || (source.model !== id && !policy.passesThrough.includes(source.model));
  };
  const neighbours = neighboursOf(ground.board, mover);
  const stands = (x: Millimetres, z: Millimetres) => standPlaces(ground, mover, { x, z }, accept);

  /** How it stands at a height. */
  function standAt({ x, y, z }: BoardPoint): StandFinding {
    const found = stands(x, z);
    let best = found[0];
    for (const one of found) if (!best || Math.abs(one.at.y - y) < Math.abs(best.at.y - y)) best = one;
    if (best && Math.abs(best.at.y - y) <= SAME_FLOOR) return best;
    return {
      at: { x, y, z },
      on: { kind: 'table' },
      supported: 0,
      centreInside: -mover.reach,
      ceiling: null,
      hindered: [{ kind: 'tips', supported: 0, missing: mover.reach }],
      close: false,
    };
  }

  function overGround(places: readonly WayPlace[]): PricedPart {
    const one = overGroundBeside(places, 1);
    if (!one.runsAlongFaces) return one;
    // what the line runs along belongs to either side of it, whichever is better
    const other = overGroundBeside(places, -1);
    return isBetter(other, one) ? other : one;
  }

  function overGroundBeside(places: readonly WayPlace[], side: 1 | -1): PricedPart & { readonly runsAlongFaces: boolean } {
    const straights = straightsOf(ground, mover, places, accept);
    const start = places[0]!;
    const goal = places.at(-1)!;
    if (straights.length === 0) return { legs: [], barred: null, end: { ...start }, runsAlongFaces: false };
    const runsAlongFaces = straights.some(({ triangles }) => triangles.some(({ d }) => d[0] === 0 || d[1] === 0 || d[2] === 0));
    const ledges = (): readonly Ledge[] => stands(goal.x, goal.z).map(({ at }) => ({ height: at.y, solid: TABLE }));
    const hurdles: { readonly straight: number; readonly hurdle: Hurdle }[] = [];
    let best: Walked | null = null;
    let beyond = -1;
    for (let round = 0; round < MOST_HURDLES; round++) {
      const profile = profileOf(ground, mover, straights, side, start.y, hurdles, ledges);
      const walked = walkAsFarAsFree(straights, profile);
      // a hurdle that cannot be got over is no hurdle: what bars the way is what it was taken for
      if (best && walked.barred && walked.reached <= beyond) break;
      best = walked;
      if (!walked.hurdle) break;
      hurdles.push(walked.hurdle);
      beyond = straights[walked.hurdle.straight]!.before + walked.hurdle.hurdle.to;
    }
    const { bits, barred } = best!;
    let legs = legsOf(ground, mover, straights, bits);
    legs = joinClimbs(legs, (at) => standAt(at).hindered.length === 0);
    const limit = firstBrokenLimit(mover, legs);
    let bar = barred;
    if (limit) {
      const at = legs[limit.kept]!.leg.from;
      legs = legs.slice(0, limit.kept);
      bar = { at, hindrance: limit.hindrance };
    }
    const end = legs.at(-1)?.leg.to ?? { x: start.x, y: start.y, z: start.z };
    return { legs, barred: bar, end, runsAlongFaces };
  }

  interface Walked {
    readonly bits: readonly Bit[];
    readonly barred: MoveFinding['barred'];
    /** Plan length of the way to its end. */
    readonly reached: Millimetres;
    /** What might be gone over, where the body gets stuck. */
    readonly hurdle: { readonly straight: number; readonly hurdle: Hurdle } | null;
  }

  /** Follows the axis until the base, the body, a model or the table's edge bars it. */
  function walkAsFarAsFree(straights: readonly Straight[], profile: WayProfile): Walked {
    const bars: Bar[] = profile.barred ? [{ ...profile.barred, press: null }] : [];
    const presses = straights.map((straight, i) => pressesOn(straights, profile.bits, straight, i));
    const climbed = climbsOf(profile.bits, straights);
    const tried = triedClimb(profile, straights);
    straights.forEach((straight, i) => {
      const own = profile.bits.filter((bit) => bit.straight === i);
      if (own.length === 0) return;
      const edge = edgeOfTable(straight);
      if (edge) bars.push({ straight: i, ...edge, press: null });
      const met = firstModelMet(neighbours, mover, straight.line, own, i === 0);
      if (met) bars.push({ straight: i, ...met, press: null });
      for (const press of presses[i]!) {
        const at = barredFrom(press, i, straights, presses, climbed);
        if (at === null) continue;
        // at the foot of what is too high, that it is too high is what there is to say
        const isTried =
          tried !== null && pieceOf(press.solid) === tried.piece && barredFrom(press, i, straights, presses, [tried]) === null;
        bars.push(
          isTried
            ? { straight: i, at, hindrance: profile.barred!.hindrance, press: null }
            : { straight: i, at, hindrance: hindranceOf(press), press },
        );
      }
    });
    const barred = firstOf(bars);
    if (!barred) return { bits: profile.bits, barred: null, reached: Infinity, hurdle: null };
    const bits = upTo(profile.bits, barred.straight, barred.at);
    const { line, before } = straights[barred.straight]!;
    const y = heightAfter(bits) ?? profile.height;
    const at = { x: line.from.x + line.way.x * barred.at, y, z: line.from.z + line.way.z * barred.at };
    return {
      bits,
      barred: { at, hindrance: barred.hindrance },
      reached: before + barred.at,
      hurdle: barred.press?.body ? hurdleOf(straights, barred.straight, barred.press, presses[barred.straight]!) : null,
    };
  }

  function pressesOn(straights: readonly Straight[], bits: readonly Bit[], straight: Straight, i: number): readonly Press[] {
    const own = bits.filter((bit) => bit.straight === i);
    if (own.length === 0 || straight.triangles.length === 0) return [];
    const beyond: { at: number; height: number }[] = [];
    for (const bit of bits) {
      if (bit.kind !== 'rise' || Math.abs(bit.straight - i) !== 1) continue;
      const at = straights[bit.straight]!.before + bit.at - straight.before;
      if (at > -mover.reach && at < straight.length + mover.reach) beyond.push({ at, height: Math.max(...bit.heights) });
    }
    return pressesAlong(straight.triangles, straight.line, straight.length, own, beyond, mover);
  }

  const pieceOf = (solid: number) => ground.solids[solid]!.piece?.id ?? null;

  /** Where on the way pieces are climbed, as plan lengths from its beginning. @clause SK-GEOM-10 */
  function climbsOf(
    bits: readonly Bit[],
    straights: readonly Straight[],
  ): readonly { readonly at: number; readonly piece: string }[] {
    return bits.flatMap((bit) => {
      if (bit.solid === TABLE) return [];
      const piece = pieceOf(bit.solid);
      if (piece === null) return [];
      const { before } = straights[bit.straight]!;
      if (bit.kind === 'go') {
        const isClimbed = bit.steep && Math.abs(bit.floor[1] - bit.floor[0]) > 1e-6;
        return isClimbed
          ? [
              { at: before + bit.from, piece },
              { at: before + bit.to, piece },
            ]
          : [];
      }
      const [low, top, after] = bit.heights;
      return Math.max(top - low, top - after) > policy.freeStep ? [{ at: before + bit.at, piece }] : [];
    });
  }

  /** What the axis would have had to climb where it comes no farther. */
  function triedClimb(
    { barred }: WayProfile,
    straights: readonly Straight[],
  ): { readonly at: number; readonly piece: string } | null {
    if (!barred) return null;
    const at = straights[barred.straight]!.before + barred.at;
    const { hindrance } = barred;
    if (hindrance.kind === 'shut') return { at, piece: hindrance.piece };
    const by = hindrance.kind === 'no-headroom' ? hindrance.under : 'by' in hindrance ? hindrance.by : null;
    return by !== null && typeof by === 'object' && by.kind === 'part' ? { at, piece: by.piece } : null;
  }

  /** From where does a press bar the way? Null where it does not: what the mover climbs it may press into, and what it leaves behind. */
  function barredFrom(
    press: Press,
    index: number,
    straights: readonly Straight[],
    presses: readonly (readonly Press[])[],
    climbed: readonly { readonly at: number; readonly piece: string }[],
  ): Millimetres | null {
    const { before } = straights[index]!;
    if (before + press.from <= 1e-6 && press.depth <= press.depthAtStart + 1e-6) return null;
    const piece = pieceOf(press.solid);
    if (piece === null || climbed.every((one) => one.piece !== piece)) return press.from;
    // all that is pressed into of the piece without a break
    let from = before + press.from;
    let to = before + press.to;
    for (let grows = true; grows; ) {
      grows = false;
      presses.forEach((own, k) => {
        for (const other of own) {
          if (pieceOf(other.solid) !== piece) continue;
          const a = straights[k]!.before + other.from;
          const b = straights[k]!.before + other.to;
          if (b < from - UNBROKEN || a > to + UNBROKEN || (a >= from && b <= to)) continue;
          from = Math.min(from, a);
          to = Math.max(to, b);
          grows = true;
        }
      });
    }
    const within = climbed.filter((one) => one.piece === piece && one.at >= from - mover.reach && one.at <= to + mover.reach);
    if (within.length === 0) return press.from;
    const far = CLIMBING_ROOM * mover.reach;
    const nearBefore = before + press.from;
    const near = within.some(({ at }) => Math.abs(at - nearBefore) <= far || (at >= nearBefore && at <= before + press.to));
    if (!near) return press.from;
    const last = within.reduce((most, { at }) => Math.max(most, at), -Infinity);
    return before + press.to > last + far ? Math.max(press.from, last + far - before) : null;
  }

  function hindranceOf(press: Press): Hindrance {
    const { source, shuts, piece } = ground.solids[press.solid]!;
    if (shuts !== null && piece) return { kind: 'shut', piece: piece.id, opening: shuts };
    if (press.body && press.low >= mover.tall / 2) return { kind: 'no-headroom', under: source, missing: mover.tall - press.low };
    return { kind: 'in-the-way', by: source, missing: press.depth };
  }

  /** What has to be gone over where the body gets stuck: all of the piece that is as near to the axis. */
  function hurdleOf(straights: readonly Straight[], index: number, press: Press, presses: readonly Press[]) {
    const piece = pieceOf(press.solid);
    if (piece === null || ground.solids[press.solid]!.shuts !== null || !policy.climbing) return null;
    let [from, to] = press.along;
    for (const other of presses) {
      if (!other.body || pieceOf(other.solid) !== piece || other.from > press.to || other.to < press.from) continue;
      from = Math.min(from, other.along[0]);
      to = Math.max(to, other.along[1]);
    }
    let top = -Infinity;
    for (const { s, y, d, solid } of straights[index]!.triangles) {
      if (pieceOf(solid) !== piece) continue;
      const beside = Math.min(d[0], d[1], d[2]) < policy.headroom && Math.max(d[0], d[1], d[2]) > -policy.headroom;
      if (beside && Math.min(s[0], s[1], s[2]) <= to && Math.max(s[0], s[1], s[2]) >= from) top = Math.max(top, y[0], y[1], y[2]);
    }
    const { length } = straights[index]!;
    if (!(to > 0) || !(from < length)) return null;
    return {
      straight: index,
      hurdle: { from: Math.max(0, from), to: Math.min(length, Math.max(to, from + 1e-6)), top, solid: press.solid },
    };
  }

  function edgeOfTable({ line, length }: Straight): { readonly at: Millimetres; readonly hindrance: Hindrance } | null {
    const { width, depth } = ground.board.size;
    let at = Infinity;
    let missing = 0;
    for (const [start, way, half] of [
      [line.from.x, line.way.x, width / 2],
      [line.from.z, line.way.z, depth / 2],
    ] as const) {
      const end = start + way * length;
      if (Math.abs(end) <= half + 1e-6) continue;
      missing = Math.max(missing, Math.abs(end) - half);
      at = Math.min(at, way === 0 ? 0 : Math.max(0, (Math.sign(end) * half - start) / way));
    }
    return at === Infinity ? null : { at, hindrance: { kind: 'table-edge', missing } };
  }

  /** Over ground towards a ladder until the base is within reach of it, and onto it. */
  function ontoLadder(from: WayPlace, to: LadderPlace): PricedPart & { readonly height: Millimetres } {
    const ladder = ladderOf(ground, to);
    const line = pointOfLadder(ladder, from.y - ladder.foot.y);
    const dx = line.x - from.x;
    const dz = line.z - from.z;
    const away = Math.sqrt(dx * dx + dz * dz);
    const reach = policy.ladders ? mover.reach + policy.ladders.reach : 0;
    const walk = Math.max(0, away - reach);
    const near = {
      x: away > 0 ? from.x + (dx * walk) / away : from.x,
      y: from.y,
      z: away > 0 ? from.z + (dz * walk) / away : from.z,
    };
    const approach: PricedPart = walk > 0 ? overGround([from, near]) : { legs: [], barred: null, end: from };
    if (approach.barred) return { ...approach, height: 0 };
    const joinsAt = approach.end.y;
    const beyond = Math.max(ladder.foot.y - joinsAt, joinsAt - ladder.head.y);
    const { legs } = approach;
    const height = Math.max(0, Math.min(heightOfLadder(ladder), joinsAt - ladder.foot.y));
    if (!policy.ladders || beyond > policy.ladders.reach) {
      const missing = policy.ladders ? beyond - policy.ladders.reach : beyond;
      const hindrance: Hindrance = {
        kind: 'ladder-out-of-reach',
        piece: ladder.piece,
        ladder: ladder.ladder,
        missing: Math.max(0, missing),
      };
      return { legs, barred: { at: approach.end, hindrance }, end: approach.end, height };
    }
    const on = pointOfLadder(ladder, height);
    return { legs: [...legs, ...acrossTo(approach.end, on, carrierAt(approach.end), legs)], barred: null, end: on, height };
  }

  /** What carries the axis at a place of the ground. */
  function carrierAt({ x, y, z }: WayPlace): Carrier {
    const floors = floorsUnder(ground, mover, { x, z }, accept);
    return floors.find(({ height }) => Math.abs(height - y) <= SAME_FLOOR)?.on ?? { kind: 'table' };
  }

  /** The level way of the axis between the ground and a ladder's line. @clause SK-GEOM-9 */
  function acrossTo(from: WayPlace, to: WayPlace, on: Carrier, before: readonly PlacedLeg[]): readonly PlacedLeg[] {
    const length = Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.z - from.z) * (to.z - from.z));
    if (!(length > 1e-9)) return [];
    const at = before.at(-1)?.to ?? 0;
    const leg: MoveLeg = {
      kind: 'walk',
      from,
      to,
      length,
      up: 0,
      down: 0,
      on,
      difficult: { piece: null, factor: 1 },
      through: [],
      dangerous: [],
      cost: length * policy.slowed,
      divisible: true,
    };
    return [{ leg, from: at, to: at + length }];
  }

  function alongLadder(to: LadderPlace, from: Millimetres, height: Millimetres): PricedPart & { readonly height: Millimetres } {
    const ladder = ladderOf(ground, to);
    const wanted = Math.max(0, Math.min(heightOfLadder(ladder), height));
    const taken = firstOnLadder(ground.board, mover, ladder, from, wanted);
    const reached = taken ? taken.height : wanted;
    const leg = ladderLeg(mover, ladder, from, reached);
    const end = pointOfLadder(ladder, reached);
    return {
      legs: leg.length > 0 ? [{ leg, from: 0, to: 0 }] : [],
      barred: taken ? { at: end, hindrance: taken.hindrance } : null,
      end,
      height: reached,
    };
  }

  /** From a ladder to a place on the ground: along it to the floor where one steps off, and on from there. */
  function offLadder(from: LadderPlace, to: WayPlace): PricedPart {
    const ladder = ladderOf(ground, from);
    const reach = policy.ladders ? mover.reach + policy.ladders.reach : 0;
    let best: PricedPart | null = null;
    for (const floor of floorsBeside(ladder, to, reach)) {
      const along = alongLadder(from, from.height, floor.y - ladder.foot.y);
      const across = along.barred ? [] : acrossTo(along.end, floor, floor.on, along.legs);
      const on: PricedPart = along.barred ? along : overGround([floor, to]);
      const legs = along.barred ? along.legs : [...along.legs, ...across, ...on.legs];
      const part = { legs, barred: on.barred, end: along.barred ? along.end : on.end };
      if (!best || isBetter(part, best)) best = part;
    }
    const at = pointOfLadder(ladder, from.height);
    const hindrance: Hindrance = { kind: 'ladder-out-of-reach', piece: ladder.piece, ladder: ladder.ladder, missing: 0 };
    return best ?? { legs: [], barred: { at, hindrance }, end: at };
  }

  /** The first places on the way from a ladder to a place where there is a floor that the ladder reaches. */
  function floorsBeside(
    ladder: ReturnType<typeof ladderOf>,
    to: WayPlace,
    reach: Millimetres,
  ): readonly (WayPlace & { readonly on: Carrier })[] {
    const floors: (WayPlace & { readonly on: Carrier })[] = [];
    for (let step = 0; step <= LADDER_STEPS; step++) {
      const height = heightOfLadder(ladder);
      const line = pointOfLadder(ladder, to.y - ladder.foot.y);
      const dx = to.x - line.x;
      const dz = to.z - line.z;
      const away = Math.sqrt(dx * dx + dz * dz);
      const r = Math.min(away, (reach * step) / LADDER_STEPS);
      const x = away > 0 ? line.x + (dx * r) / away : line.x;
      const z = away > 0 ? line.z + (dz * r) / away : line.z;
      for (const { height: floor, on } of floorsUnder(ground, mover, { x, z }, accept)) {
        const isBeside = floor >= ladder.foot.y - policy.freeStep && floor <= ladder.foot.y + height + policy.freeStep;
        if (on.kind === 'model' || !isBeside || floors.some(({ y }) => Math.abs(y - floor) <= SAME_FLOOR)) continue;
        floors.push({ x, y: floor, z, on });
      }
      if (r === away) break;
    }
    return floors;
  }

  function partsOf(from: Waypoint, way: readonly Waypoint[]): readonly PricedPart[] {
    const parts: PricedPart[] = [];
    let here: Waypoint = from;
    let i = 0;
    const follow = (part: PricedPart): boolean => {
      parts.push(part);
      return part.barred === null;
    };
    while (i < way.length) {
      const next = way[i]!;
      if (here.kind === 'ground' && next.kind === 'ground') {
        const places: WayPlace[] = [here.at];
        while (i < way.length) {
          const one: Waypoint = way[i]!;
          if (one.kind !== 'ground') break;
          places.push(one.at);
          i++;
        }
        const part = overGround(places);
        if (!follow(part)) break;
        here = { kind: 'ground', at: part.end };
        continue;
      }
      i++;
      if (here.kind === 'ground' && next.kind === 'ladder') {
        const onto = ontoLadder(here.at, next);
        if (!follow(onto)) break;
        const along = alongLadder(next, onto.height, next.height);
        if (!follow(along)) break;
        here = { ...next, height: along.height };
        continue;
      }
      if (here.kind === 'ladder' && next.kind === 'ladder') {
        if (here.piece === next.piece && here.ladder === next.ladder) {
          const along = alongLadder(next, here.height, next.height);
          if (!follow(along)) break;
          here = { ...next, height: along.height };
          continue;
        }
        const other = ladderOf(ground, next);
        const off = offLadder(here, pointOfLadder(other, pointOfLadder(ladderOf(ground, here), here.height).y - other.foot.y));
        if (!follow(off)) break;
        here = { kind: 'ground', at: off.end };
        i--;
        continue;
      }
      if (here.kind === 'ladder' && next.kind === 'ground') {
        const off = offLadder(here, next.at);
        if (!follow(off)) break;
        here = { kind: 'ground', at: off.end };
      }
    }
    return parts;
  }

  function price(from: Waypoint, way: readonly Waypoint[]): MoveFinding {
    const parts = partsOf(from, way);
    const legs = parts.flatMap((part) => part.legs.map(({ leg }) => leg));
    const sum = (of: (leg: MoveLeg) => number): number => legs.reduce((total, leg) => total + of(leg), 0);
    const last = legs.at(-1);
    const barred = parts.at(-1)?.barred ?? null;
    const hangs = last ? last.kind === 'ladder' : from.kind === 'ladder';
    let end: StandFinding | null = null;
    if (!hangs) {
      const at = last?.to ?? (from.kind === 'ground' ? from.at : pointOfLadder(ladderOf(ground, from), from.height));
      end = standAt(at);
    }
    return {
      legs,
      cost: sum((leg) => leg.cost),
      length: sum((leg) => leg.length),
      up: sum((leg) => leg.up),
      down: sum((leg) => leg.down),
      barred,
      end,
    };
  }

  return { mover, stands, stretch: (from, to) => price(from, [to]), price };
}

/** More things than this in the way of one stretch are not gone over one by one. */
const MOST_HURDLES = 12;
/** Presses into one piece hang together when no more than this lies between them. */
const UNBROKEN: Millimetres = 0.05;
/** A base may press into what it climbs from so many of its half sizes before the climb: on a way that meets the face at a quarter of a right angle or more. */
const CLIMBING_ROOM = 4;
/** Looks for a floor beside a ladder. */
const LADDER_STEPS = 12;

/** Something that bars the way at a place of one of its straight parts. */
interface Bar {
  readonly straight: number;
  readonly at: Millimetres;
  readonly hindrance: Hindrance;
  readonly press: Press | null;
}

/** Of what bars the way at one place, first what is shut, then what is too high or too deep, then what would have to give way most. */
const weightOf = ({ hindrance, press }: Bar): number =>
  hindrance.kind === 'shut' ? 1e9 : press === null ? 1e6 : 'missing' in hindrance ? hindrance.missing : 0;

/** Places this near to each other are one: rounding of a place worked out in two ways. */
const ONE_BAR: Millimetres = 1e-6;

function firstOf(bars: readonly Bar[]): Bar | null {
  let first: Bar | null = null;
  for (const bar of bars) {
    if (!first || bar.straight < first.straight) first = bar;
    else if (bar.straight === first.straight && bar.at < first.at + ONE_BAR) {
      if (bar.at < first.at - ONE_BAR || weightOf(bar) > weightOf(first) + ONE_BAR) first = bar;
    }
  }
  return first;
}

const costOf = (part: PricedPart): number => part.legs.reduce((sum, { leg }) => sum + leg.cost, 0);
const reachOf = (part: PricedPart): number => part.legs.at(-1)?.to ?? 0;

/** Of two ways the one that is not barred, then the one that comes farther, then the cheaper one. */
function isBetter(one: PricedPart, other: PricedPart): boolean {
  if ((one.barred === null) !== (other.barred === null)) return one.barred === null;
  if (one.barred && Math.abs(reachOf(one) - reachOf(other)) > 1e-6) return reachOf(one) > reachOf(other);
  return costOf(one) < costOf(other) - 1e-9;
}

function upTo(bits: readonly Bit[], straight: number, at: Millimetres): readonly Bit[] {
  const kept: Bit[] = [];
  for (const bit of bits) {
    if (bit.straight > straight) break;
    if (bit.straight < straight) {
      kept.push(bit);
      continue;
    }
    if (bit.kind === 'rise') {
      if (bit.at < at - 1e-9) kept.push(bit);
      continue;
    }
    if (bit.to <= at) kept.push(bit);
    else if (bit.from < at - 1e-9) {
      const share = (at - bit.from) / (bit.to - bit.from);
      kept.push({ ...bit, to: at, floor: [bit.floor[0], bit.floor[0] + (bit.floor[1] - bit.floor[0]) * share] });
    }
  }
  return kept;
}

function heightAfter(bits: readonly Bit[]): Millimetres | null {
  const last = bits.at(-1);
  if (!last) return null;
  return last.kind === 'go' ? last.floor[1] : last.heights[2];
}
