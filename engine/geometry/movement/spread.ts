import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import type { Carrier, Waypoint } from '../movement-queries.ts';
import type { Bend } from './bend.ts';
import { cornerBends } from './corner-bends.ts';
import { costBetween, emptyFan, type Fan, fillFan, halfway, PARTING, type Parting } from './fan-of-ways.ts';
import { bendsOnLadder, landingsOf } from './ladder-bends.ts';
import type { GroundLadder } from './move-ground.ts';
import { floorsOver, otherFloors } from './other-floors.ts';
import type { WayPricing } from './price-way.ts';
import type { StillToPay } from './still-to-pay.ts';
import { type GroundBorder, traceBroken } from './trace-broken.ts';
import {
  breaksOn,
  directionOn,
  endOf,
  nameOfBar,
  phasesOf,
  placeOn,
  planDistance,
  type TracedPlace,
  type TracedWay,
} from './traced-way.ts';

/** A bend with all that can be come to straight from it. */
export interface SettledBend {
  readonly bend: Bend;
  /** Straight ahead over the ground, and up or down to other floors that lie over or under it. */
  readonly fans: readonly Fan[];
}

export interface SpreadLimits {
  /** Ways that cost more are not followed. */
  readonly allowance: number;
  /** The turn between two bends round something that is round: an arc is at most a twelfth of its square too long. @shape a unit direction */
  readonly turn: PlanPoint;
  /** How far the base reaches round its middle: what is passed is passed on a round of about so much. */
  readonly reach: Millimetres;
  /** Slopes are paid along themselves, not as seen from above. */
  readonly alongSlopes: boolean;
  readonly ladders: readonly GroundLadder[];
  /** What is left to pay from a place on. */
  readonly toPay: StillToPay;
}

/** Cheapest ways spread from a place, bend by bend, those first that can cost least. */
export interface Spread {
  /** The next bend with its fans; null where all is done. */
  next(): SettledBend | null;
  /** Traces a few ways more: the bend that is settled with them, `more` where none is yet, null where all is done. */
  goOn(): SettledBend | 'more' | null;
  /** The fans of the bend that is being looked into, as far as they are known. */
  readonly growing: readonly Fan[];
  /** What no later bend can cost less than, with what is still to pay from there. */
  readonly least: number;
  /** Some ways went on where the allowance was spent. */
  readonly cutShort: boolean;
  /** From now on no ways are followed that cost more than this. */
  spendNoMoreThan(cost: number): void;
}

/** Just beyond where a way parts from its neighbour. */
const BEYOND: Millimetres = 0.02;
/** A bend that others lead to for so much less adds nothing. */
const SAME_BEND: Millimetres = 0.4;
/** A bend a little farther on in the same direction adds nothing either. */
const ALONGSIDE = 0.8;
const SAME_WAY = 0.996;
/** Costs that differ by less are one: the slack of places just beyond what they pass. */
const CHEAPER = 0.05;

/** What has been come to for less is looked for every so much of a way. */
const LOOK_EVERY: Millimetres = 4;
/** A way that comes to a floor is so near to its height. */
const ONE_FLOOR: Millimetres = 3;

/** A direction that differs from one of the sixteen by no more is that one. */
const SAME_LINE = 1e-9;

/** Something is in its way at its end, and not only a border. */
const isBarred = ({ stopped, across }: TracedWay): boolean => stopped && !across;

/** @shape twice the turn, and so on */
const turned = (a: PlanPoint, by: PlanPoint): PlanPoint => ({ x: a.x * by.x - a.z * by.z, z: a.x * by.z + a.z * by.x });

/** Sixteen unit directions, evenly spread by halving. */
function allRound(): readonly PlanPoint[] {
  let round: readonly PlanPoint[] = [
    { x: 1, z: 0 },
    { x: 0, z: 1 },
    { x: -1, z: 0 },
    { x: 0, z: -1 },
  ];
  for (let times = 0; times < 3; times++) {
    round = round.flatMap((one, i) => [one, halfway(one, round[(i + 1) % round.length]!)]);
  }
  return round;
}

const ALL_ROUND = allRound();

/** The same with a line among them, gone either way. */
function allRoundWith(line: PlanPoint | undefined): readonly PlanPoint[] {
  if (!line) return ALL_ROUND;
  const lines = [line, { x: -line.x, z: -line.z }];
  return ALL_ROUND.flatMap((one, i) => {
    const next = ALL_ROUND[(i + 1) % ALL_ROUND.length]!;
    const between = lines.filter((p) => one.x * p.z - one.z * p.x > SAME_LINE && p.x * next.z - p.z * next.x > SAME_LINE);
    return [one, ...between];
  });
}

export function spreadFrom(pricing: WayPricing, start: Bend, limits: SpreadLimits): Spread {
  let cutShort = false;
  let { allowance } = limits;
  const waiting: { readonly bend: Bend; readonly key: number }[] = [];
  const settled: SettledBend[] = [];
  const atCorners = new Set<Bend>();
  const borders: GroundBorder[] = [];
  // where a way parts from one beside it that is stopped, the round is still to be touched
  const step = (limits.reach * limits.turn.z) / (1 + limits.turn.x) + Math.sqrt(2 * limits.reach * PARTING);
  const add = (bend: Bend) => {
    const key = bend.node.cost + limits.toPay.from(bend.node.at);
    if (key <= allowance) waiting.push({ bend, key });
    else cutShort = true;
  };
  const take = (): Bend | null => {
    let best = -1;
    waiting.forEach(({ key }, i) => {
      if (best < 0 || key < waiting[best]!.key) best = i;
    });
    if (best < 0) return null;
    const { bend } = waiting[best]!;
    waiting.splice(best, 1);
    return bend;
  };
  const traceFrom =
    (bend: Bend) =>
    (towards: PlanPoint): TracedWay =>
      traceBroken(
        {
          allowance,
          lengthAhead: limits.toPay.lengthAhead,
          alongSlopes: limits.alongSlopes,
          stretch: (from, to) => pricing.stretch(from, to),
          borders,
          cutShort: () => {
            cutShort = true;
          },
        },
        { place: bend.place, node: bend.node, on: bend.on },
        towards,
      );
  /** The bend at a place of a way, which is gone as a whole from where the way that led to its beginning begins; null where that is barred. */
  const bendOn = (from: Bend, way: TracedWay, { on, ...node }: TracedPlace, turn: Bend['turn']): Bend | null => {
    const place = { kind: 'ground', at: node.at } as const;
    const breaks = breaksOn(way, node.along);
    const places = [...breaks.map(({ at }): Waypoint => ({ kind: 'ground', at })), place];
    // who begins at a bend may press into what he stands in there, and who only comes through it may not
    const { barred } = from.before
      ? pricing.withoutEnd(from.before.place, [from.place, ...places])
      : pricing.withoutEnd(from.place, places);
    if (barred) return null;
    const before = breaks.reduce<Bend>(
      (last, { on: under, ...there }) => ({
        place: { kind: 'ground', at: there.at },
        node: { ...there, along: 0 },
        on: under,
        before: last,
        turn: null,
      }),
      from,
    );
    return { place, node: { ...node, along: 0 }, on, before, turn };
  };
  /** After so much of a way, or just across the border at its end where that is no more than a step farther. */
  const placeAfter = (way: TracedWay, along: Millimetres): TracedPlace | null => {
    const end = endOf(way).along;
    if (way.across && along + step > end) return way.across;
    const there = placeOn(way, Math.min(along, end));
    return there && { ...there.node, on: there.phase.on };
  };
  // what a way presses into only because it climbs it farther on is no place to turn at
  const bendAt = (from: Bend, { passes, along, side }: Parting): Bend | null => {
    const beyond = placeAfter(passes, along + BEYOND);
    if (beyond && beyond === passes.across) {
      // across a border that it is led up to by what it goes round, it would still touch that
      const aside = traceFrom(from)(turned(passes.towards, { x: limits.turn.x, z: -limits.turn.z * side }));
      if (aside.across) return bendOn(from, aside, aside.across, { towards: directionOn(aside, aside.across.along), side });
    }
    return beyond && bendOn(from, passes, beyond, { towards: directionOn(passes, beyond.along), side });
  };
  /** Round what is round a way turns in steps: it goes on so far straight that after the turn it only touches again. */
  const pastTheRound = (bend: Bend): Bend | null => {
    if (!bend.turn) return bend;
    const { towards, side } = bend.turn;
    const trace = traceFrom(bend);
    const aside = trace(turned(towards, { x: limits.turn.x, z: limits.turn.z * side }));
    if (!isBarred(aside) || endOf(aside).along > 3 * step) return bend;
    const straight = trace(towards);
    const ahead = placeAfter(straight, step);
    return ahead && bendOn(bend, straight, ahead, bend.turn);
  };
  const isSettled = ({ place, node, turn }: Bend): boolean =>
    settled.some(({ bend }) => {
      const apart = planDistance(bend.node.at, node.at);
      if (bend.place.kind !== place.kind || apart > step || Math.abs(bend.node.at.y - node.at.y) > step) return false;
      if (bend.node.cost > node.cost + SAME_BEND || (bend.turn && bend.turn.side !== turn?.side)) return false;
      const goesOn = bend.turn && turn && bend.turn.towards.x * turn.towards.x + bend.turn.towards.z * turn.towards.z > SAME_WAY;
      return apart < SAME_BEND || (apart < ALONGSIDE * step && goesOn);
    });
  const isReachedCheaper = ({ node }: Bend): boolean =>
    settled.some(({ bend, fans }) =>
      fans.some((fan) => {
        const cost = costBetween(fan, bend.node.at, node.at);
        return cost !== null && cost < node.cost - CHEAPER;
      }),
    );
  /** How far a way leads to places that no way of those before comes to for less. */
  const usefulTo = (from: Bend): ((way: TracedWay) => Millimetres) => {
    const known = new Map<TracedWay, Millimetres>();
    return (way) => {
      let useful = known.get(way);
      if (useful !== undefined) return useful;
      const end = endOf(way).along;
      useful = end;
      for (let along = end; along > 0; along -= LOOK_EVERY) {
        const there = placeOn(way, along)?.node;
        if (!there || !isReachedCheaper({ ...from, node: there })) break;
        useful = Math.max(0, along - LOOK_EVERY);
      }
      known.set(way, useful);
      return useful;
    };
  };
  /** Rough directions of a fan, traced: all round, or from straight on to where what the way turns round is in the way. */
  const roughlyFrom = (bend: Bend, trace: (towards: PlanPoint) => TracedWay): readonly TracedWay[] => {
    if (!bend.turn) {
      const round = allRoundWith(bend.ahead).map(trace);
      return [...round, round[0]!];
    }
    const { towards, side } = bend.turn;
    const fan = [trace(towards)];
    let by = { x: limits.turn.x, z: limits.turn.z * side };
    // what is in the way straight on lies on the other side; then the turn, twice the turn and so on until it has gone half round
    const isFree = () => fan.some((way) => !isBarredAtOnce(way));
    while (by.z * side > 0 && !(isFree() && isBarredAtOnce(fan.at(-1)!))) {
      fan.push(trace(turned(towards, by)));
      by = turned(by, by);
    }
    if (!isBarredAtOnce(fan.at(-1)!)) fan.push(trace({ x: -towards.x, z: -towards.z }));
    return side > 0 ? fan : fan.reverse();
  };
  const isBarredAtOnce = (way: TracedWay): boolean => isBarred(way) && endOf(way).along < 2 * step;
  const ladders = limits.ladders.map((ladder) => ({ ladder, landings: landingsOf(pricing, ladder) }));
  const floors = floorsOver(pricing);
  const corners = cornerBends(pricing, start, limits.allowance);
  /** Straight ahead, by the first place there at which a floor lies over or under the way. */
  const traceOnto = (bend: Bend, on: Carrier, towards: PlanPoint): TracedWay => {
    const nowhere: TracedWay = {
      towards,
      phases: [{ on: bend.on, factor: 1, nodes: [bend.node] }],
      stopped: true,
      by: null,
      across: null,
      straightTo: Infinity,
    };
    const { at, cost } = bend.node;
    const length = limits.toPay.lengthAhead(at, towards, allowance - cost);
    const mark = floors.firstAlong(at, towards, length, on);
    if (!mark) return nowhere;
    const place = { kind: 'ground', at: mark } as const;
    // a floor that the axis does not come to by itself it does not come to on a longer way either; into what it climbs farther on it may press
    const short = pricing.stretch(bend.place, place).barred;
    if (short && short.hindrance.kind !== 'in-the-way') return nowhere;
    const far: BoardPoint = { x: at.x + towards.x * length, y: mark.y, z: at.z + towards.z * length };
    const found = pricing.withoutEnd(bend.place, [place, { kind: 'ground', at: far }]);
    const { phases, spent } = phasesOf(found, bend.node, bend.on, allowance);
    const by = spent || !found.barred ? null : nameOfBar(found.barred);
    const way: TracedWay = { towards, phases, stopped: by !== null, by, across: null, straightTo: Infinity };
    // one that only comes under or over the floor runs where the ways of the other fans do
    const there = placeOn(way, planDistance(at, mark));
    return there && Math.abs(there.node.at.y - mark.y) < ONE_FLOOR ? way : nowhere;
  };
  let least = start.node.cost;
  let growing: Fan[] = [];
  add(start);

  function* settle(bend: Bend): Generator<null, SettledBend> {
    const trace = traceFrom(bend);
    const rough = roughlyFrom(bend, trace);
    yield null;
    const fan = emptyFan();
    growing = [fan];
    yield* fillFan(fan, trace, rough, usefulTo(bend));
    for (const on of otherFloors(floors, bend, fan)) {
      const climb = (towards: PlanPoint) => traceOnto(bend, on, towards);
      const onto = emptyFan();
      growing.push(onto);
      yield* fillFan(onto, climb, roughlyFrom(bend, climb));
    }
    const fans = growing;
    growing = [];
    settled.push({ bend, fans });
    for (const next of corners.from(bend)) {
      atCorners.add(next);
      add(next);
    }
    for (const each of fans) {
      for (const parting of each.partings) {
        // where no way leads to another floor there is nothing to turn at
        const next = parting.along > 0 || each === fan ? bendAt(bend, parting) : null;
        if (next && !corners.isOneOf(next)) add(next);
      }
    }
    for (const ladder of ladders) {
      for (const next of bendsOnLadder(pricing, bend, ladder.ladder, ladder.landings, allowance)) add(next);
    }
    return { bend, fans };
  }

  function* settleAll(): Generator<SettledBend | null, void> {
    for (let found = take(); found; found = take()) {
      least = found.node.cost + limits.toPay.from(found.node.at);
      const bend = isReachedCheaper(found) ? null : pastTheRound(found);
      if (!bend || (!atCorners.has(bend) && isSettled(bend)) || isReachedCheaper(bend)) continue;
      yield yield* settle(bend);
    }
    least = Infinity;
  }

  const steps = settleAll();
  const goOn = (): SettledBend | 'more' | null => {
    const { done, value } = steps.next();
    return done ? null : (value ?? 'more');
  };
  return {
    goOn,
    get growing() {
      return growing;
    },
    get least() {
      return least;
    },
    get cutShort() {
      return cutShort;
    },
    spendNoMoreThan(cost) {
      allowance = Math.min(allowance, cost);
    },
    next() {
      let found = goOn();
      while (found === 'more') found = goOn();
      return found;
    },
  };
}
