import type { Millimetres } from '../../space/quantity.ts';
import type { Hindrance, MoveFinding } from '../movement-queries.ts';
import { trianglesAlong } from './local-triangles.ts';
import { firstModelMet } from './models-on-way.ts';
import { TABLE } from './move-ground.ts';
import { isBetter, type PricedPart, type WayMaker } from './priced-part.ts';
import { type Straight, straightsOf, type WayPlace } from './straight.ts';
import { type Press, pressesAlong } from './swept-base.ts';
import type { Hurdle } from './upright-slice.ts';
import { firstBrokenLimit, joinClimbs, legsOf } from './way-legs.ts';
import { type Bit, profileOf, type WayProfile } from './way-profile.ts';

/** More things than this in the way of one stretch are not gone over one by one. */
const MOST_HURDLES = 12;
/** Presses into one piece hang together when no more than this lies between them. */
const UNBROKEN: Millimetres = 0.05;
/** A base may press into what it climbs from so many of its half sizes before the climb: on a way that meets the face at a quarter of a right angle or more. */
const CLIMBING_ROOM = 4;
/** Where a way is straight up to a face, the place and the depth of what it presses into are found to this: the face is pressed into short of its own edge. */
const STRAIGHT_ROOM: Millimetres = 0.2;

/** A stretch of the way, as plan lengths from its beginning. */
interface Run {
  readonly from: Millimetres;
  readonly to: Millimetres;
}

/** A place of the way where a piece is climbed. */
interface Climb {
  readonly at: Millimetres;
  readonly piece: string;
}

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

/** Prices ways over ground, through places. */
export function overGroundWith({
  ground,
  mover,
  accept,
  neighbours,
  placesToStand,
  mayStandAt,
}: WayMaker): (places: readonly WayPlace[]) => PricedPart {
  const { policy } = mover;

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
    if (straights.length === 0) return { legs: [], barred: null, end: { ...start }, runsAlongFaces: false };
    const runsAlongFaces = straights.some(({ triangles }) => triangles.some(({ d }) => d[0] === 0 || d[1] === 0 || d[2] === 0));
    const hurdles: { readonly straight: number; readonly hurdle: Hurdle }[] = [];
    let best: Walked | null = null;
    let beyond = -1;
    for (let round = 0; round < MOST_HURDLES; round++) {
      const profile = profileOf(ground, mover, straights, side, start.y, hurdles, placesToStand);
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
    legs = joinClimbs(legs, mayStandAt);
    const limit = firstBrokenLimit(mover, legs);
    let bar = barred;
    if (limit) {
      const broken = legs[limit.kept]!;
      const straight = straights.findIndex(({ before, length }) => broken.from <= before + length + ONE_BAR);
      const at = broken.from - straights[straight]!.before;
      const tried = climbsOf(bits, straights).filter((one) => one.at >= broken.from - ONE_BAR && one.at <= broken.to + ONE_BAR);
      const toItsFoot = walkAsFarAsFree(
        straights,
        {
          ...best!.profile,
          bits: upTo(bits, straight, at),
          barred: { straight, at, hindrance: limit.hindrance, faces: [] },
        },
        tried,
      );
      legs = joinClimbs(legsOf(ground, mover, straights, toItsFoot.bits), mayStandAt);
      bar = toItsFoot.barred;
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
    readonly profile: WayProfile;
  }

  /** Follows the axis until the base, the body, a model or the table's edge bars it. */
  function walkAsFarAsFree(straights: readonly Straight[], profile: WayProfile, broken: readonly Climb[] = []): Walked {
    const bars: Bar[] = profile.barred ? [{ ...profile.barred, press: null }] : [];
    const presses = straights.map((straight, i) => pressesOn(straights, profile.bits, straight, i));
    if (!profile.barred && presses.every((own) => own.length === 0) && isOffModelsAndEdges(straights, profile.bits)) {
      return { bits: profile.bits, barred: null, reached: Infinity, hurdle: null, profile };
    }
    const climbed = climbsOf(profile.bits, straights);
    const tried = [...triedClimbs(profile, straights), ...broken];
    const runs = runsOf(straights, presses);
    const stillIn = notYetOutOf(straights, presses);
    straights.forEach((straight, i) => {
      const own = profile.bits.filter((bit) => bit.straight === i);
      if (own.length === 0) return;
      const edge = edgeOfTable(straight);
      if (edge) bars.push({ straight: i, ...edge, press: null });
      const met = firstModelMet(neighbours, mover, straight.line, own, i === 0);
      if (met) bars.push({ straight: i, ...met, press: null });
      for (const press of presses[i]!) {
        if (stillIn(straight.before + press.from, press)) continue;
        const at = barredFrom(press, straight.before, runs, climbed);
        if (at === null) continue;
        // at the foot of what is too high, that it is too high is what there is to say
        const isTried =
          tried.some(({ piece }) => piece === pieceOf(press.solid)) && barredFrom(press, straight.before, runs, tried) === null;
        bars.push(
          isTried
            ? { straight: i, at, hindrance: profile.barred!.hindrance, press: null }
            : { straight: i, at, hindrance: hindranceOf(press), press },
        );
      }
    });
    const barred = firstOf(bars);
    if (!barred) return { bits: profile.bits, barred: null, reached: Infinity, hurdle: null, profile };
    const bits = upTo(profile.bits, barred.straight, barred.at);
    const { line, before } = straights[barred.straight]!;
    const reached = before + barred.at;
    const hurdle = barred.press?.body ? hurdleOf(straights, barred.straight, barred.press, presses[barred.straight]!) : null;
    // what it would only have climbed farther on it may not press into
    const made = climbed.filter(({ at }) => at < reached - ONE_BAR);
    const isEarlier = (press: Press, i: number): boolean => {
      const start = straights[i]!.before;
      if (start + press.from >= reached - ONE_BAR || stillIn(start + press.from, press)) return false;
      const at = barredFrom(press, start, runs, made);
      return at !== null && start + at < reached - ONE_BAR;
    };
    const left = climbed.filter((one) => !made.includes(one));
    const isNear = left.some(({ at }) => at <= reached + mover.reach);
    const isCut = climbsOf(bits, straights).length < climbed.length;
    if (isCut && (isNear || presses.some((own, i) => own.some((press) => isEarlier(press, i))))) {
      const { straight, at, hindrance } = barred;
      const cut = { ...profile, bits, barred: { straight, at, hindrance, faces: [] } };
      return { ...walkAsFarAsFree(straights, cut, [...broken, ...left]), reached, hurdle, profile };
    }
    const y = heightAfter(bits) ?? profile.height;
    const at = { x: line.from.x + line.way.x * barred.at, y, z: line.from.z + line.way.z * barred.at };
    return { bits, barred: { at, hindrance: barred.hindrance }, reached, hurdle, profile };
  }

  const isOffModelsAndEdges = (straights: readonly Straight[], bits: readonly Bit[]): boolean =>
    straights.every((straight, i) => {
      const own = bits.filter((bit) => bit.straight === i);
      return own.length === 0 || !(edgeOfTable(straight) || firstModelMet(neighbours, mover, straight.line, own, i === 0));
    });

  function pressesOn(straights: readonly Straight[], bits: readonly Bit[], straight: Straight, i: number): readonly Press[] {
    const own = bits.filter((bit) => bit.straight === i);
    if (own.length === 0) return [];
    const beyond: { at: number; height: number }[] = [];
    for (const bit of bits) {
      if (bit.kind !== 'rise' || Math.abs(bit.straight - i) !== 1) continue;
      const at = straights[bit.straight]!.before + bit.at - straight.before;
      if (at > -mover.reach && at < straight.length + mover.reach) beyond.push({ at, height: Math.max(...bit.heights) });
    }
    const { line, length } = straight;
    return pressesAlong(
      (range, aside, heights, mayMatter) =>
        trianglesAlong(ground, line, range, aside, policy.steepest, accept, 'not-ground', heights, undefined, mayMatter),
      line,
      length,
      own,
      beyond,
      mover,
    );
  }

  /**
   * Which presses are of what the mover is in from the beginning, when it has not been out of it since and is in no deeper? A base that was set down a little
   * inside of a wall may be taken along it and away.
   */
  function notYetOutOf(
    straights: readonly Straight[],
    presses: readonly (readonly Press[])[],
  ): (start: Millimetres, press: Press) => boolean {
    const deepest = (body: boolean): Millimetres =>
      (presses[0] ?? []).reduce((most, press) => (press.body === body ? Math.max(most, press.depthAtStart) : most), 0);
    const allowed = { base: deepest(false), body: deepest(true) };
    if (!(allowed.base > 0) && !(allowed.body > 0)) return () => false;
    const isNoDeeper = ({ body, depth }: Press): boolean => depth <= (body ? allowed.body : allowed.base) + ONE_BAR;
    const kept = presses
      .flatMap((own, i) =>
        own.filter(isNoDeeper).map(({ from, to }) => ({ from: straights[i]!.before + from, to: straights[i]!.before + to })),
      )
      .sort((p, q) => p.from - q.from);
    let out = 0;
    for (const { from, to } of kept) if (from <= out + UNBROKEN) out = Math.max(out, to);
    return (start, press) => isNoDeeper(press) && start <= out + UNBROKEN;
  }

  const pieceOf = (solid: number) => ground.solids[solid]!.piece?.id ?? null;

  /** Where on the way pieces are climbed, as plan lengths from its beginning. @clause SK-GEOM-10 */
  function climbsOf(bits: readonly Bit[], straights: readonly Straight[]): readonly Climb[] {
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
  function triedClimbs({ barred }: WayProfile, straights: readonly Straight[]): readonly Climb[] {
    if (!barred) return [];
    const at = straights[barred.straight]!.before + barred.at;
    const { hindrance } = barred;
    if (hindrance.kind === 'shut') return [{ at, piece: hindrance.piece }];
    const by = hindrance.kind === 'no-headroom' ? hindrance.under : 'by' in hindrance ? hindrance.by : null;
    if (by === null || typeof by !== 'object' || by.kind !== 'part') return [];
    const under = barred.faces.flatMap((solid) => pieceOf(solid) ?? []);
    return [...new Set([by.piece, ...under])].map((piece) => ({ at, piece }));
  }

  /** All stretches of the way on which pieces are pressed into without a break, in order. */
  function runsOf(straights: readonly Straight[], presses: readonly (readonly Press[])[]): ReadonlyMap<string, readonly Run[]> {
    const found = new Map<string, Run[]>();
    presses.forEach((own, i) => {
      const { before } = straights[i]!;
      for (const { solid, from, to } of own) {
        const piece = pieceOf(solid);
        if (piece === null) continue;
        const runs = found.get(piece);
        const run = { from: before + from, to: before + to };
        if (runs) runs.push(run);
        else found.set(piece, [run]);
      }
    });
    const joined = new Map<string, readonly Run[]>();
    for (const [piece, runs] of found) {
      const whole: Run[] = [];
      for (const run of runs.sort((p, q) => p.from - q.from)) {
        const last = whole.at(-1);
        if (!last || run.from > last.to + UNBROKEN) whole.push(run);
        else if (run.to > last.to) whole[whole.length - 1] = { from: last.from, to: run.to };
      }
      joined.set(piece, whole);
    }
    return joined;
  }

  /** From where does a press bar the way? Null where it does not: what the mover climbs it may press into, and what it leaves behind. */
  function barredFrom(
    press: Press,
    before: Millimetres,
    runs: ReadonlyMap<string, readonly Run[]>,
    climbed: readonly Climb[],
  ): Millimetres | null {
    if (before + press.from <= 1e-6 && press.depth <= press.depthAtStart + 1e-6) return null;
    const piece = pieceOf(press.solid);
    if (piece === null || climbed.every((one) => one.piece !== piece)) return press.from;
    const start = before + press.from;
    const end = before + press.to;
    const run = runs.get(piece)?.find(({ from, to }) => from <= start && to >= end);
    if (!run) return press.from;
    const far = CLIMBING_ROOM * mover.reach;
    let last = -Infinity;
    let isNear = false;
    for (const { at, piece: own } of climbed) {
      // what lies within the reach of the climb is not pressed into, so that a face met aslant is pressed into short of it
      if (own !== piece || at < run.from - mover.reach || at > run.to + mover.reach) continue;
      last = Math.max(last, at);
      if (Math.abs(at - start) <= far || (at >= start && at <= end)) isNear = true;
    }
    if (isStraightBetween(press, before, run, piece, climbed)) return null;
    if (!isNear || isBesideTheClimb(press, before, piece, climbed)) return press.from;
    return end > last + far ? Math.max(press.from, last + far - before) : null;
  }

  /**
   * Is the base nowhere deeper in what it climbs than one that comes straight from where it first touches it to the climb, or goes straight from the climb to
   * where it is out of it? However flat a face is met, so much of the base is in it.
   */
  function isStraightBetween(press: Press, before: Millimetres, run: Run, piece: string, climbed: readonly Climb[]): boolean {
    const deepest = before + press.deepestAt;
    const half = press.body ? policy.headroom : mover.reach;
    return climbed.some(({ at, piece: own }) => {
      if (own !== piece || at < run.from - mover.reach || at > run.to + mover.reach) return false;
      const isBefore = before + press.to <= at + STRAIGHT_ROOM;
      if (!isBefore && before + press.from < at - STRAIGHT_ROOM) return false;
      const whole = isBefore ? at - run.from : run.to - at;
      return whole > 0 && press.depth <= half - (Math.abs(at - deepest) / whole) * mover.reach + STRAIGHT_ROOM;
    });
  }

  /**
   * Is the base deep in what it climbs long before it climbs it? Whoever goes straight up to a face is as deep in it as he is near the climb; whoever is deeper
   * has gone by a corner of it.
   */
  function isBesideTheClimb(press: Press, before: Millimetres, piece: string, climbed: readonly Climb[]): boolean {
    const deepest = before + press.deepestAt;
    let ahead = Infinity;
    for (const { at, piece: own } of climbed) if (own === piece && at >= deepest) ahead = Math.min(ahead, at - deepest);
    if (ahead === Infinity) return false;
    const left = Math.max(0, (press.body ? policy.headroom : mover.reach) - press.depth);
    return ahead > mover.reach + CLIMBING_ROOM * left;
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
    const { line, length } = straights[index]!;
    const aside = Math.max(mover.reach, policy.headroom);
    const range = [Math.max(from, -aside), Math.min(to, length + aside)] as const;
    const isOwn = (solid: number): boolean => accept(solid) && pieceOf(solid) === piece;
    for (const { s, y, d } of trianglesAlong(ground, line, range, policy.headroom, policy.steepest, isOwn, 'all')) {
      const beside = Math.min(d[0], d[1], d[2]) < policy.headroom && Math.max(d[0], d[1], d[2]) > -policy.headroom;
      if (beside && Math.min(s[0], s[1], s[2]) <= to && Math.max(s[0], s[1], s[2]) >= from) top = Math.max(top, y[0], y[1], y[2]);
    }
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

  return overGround;
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
