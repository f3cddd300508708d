import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Waypoint } from '../movement-queries.ts';
import type { Bend } from './bend.ts';
import type { Parting } from './fan-of-ways.ts';
import type { WayPricing } from './price-way.ts';
import { isBarred, turned } from './rough-ways.ts';
import { breaksOn, directionOn, endOf, placeOn, type TracedPlace, type TracedWay } from './traced-way.ts';

/** Makes the bends at which ways turn round what bars their neighbours. */
export interface TurningBends {
  /** Just beyond where a way parts from its neighbour; null where there is no place to turn at. */
  at(from: Bend, parting: Parting): Bend | null;
  /** Round what is round a way turns in steps: it goes on so far straight that after the turn it only touches again. */
  pastTheRound(bend: Bend): Bend | null;
}

/** Just beyond where a way parts from its neighbour. */
const BEYOND: Millimetres = 0.02;

/** @shape `turn` is a unit direction: the turn between two bends round something that is round; `step` how far a way goes between them */
export function turningBends(
  pricing: WayPricing,
  traceFrom: (bend: Bend) => (towards: PlanPoint) => TracedWay,
  turn: PlanPoint,
  step: Millimetres,
  isDisc: boolean,
): TurningBends {
  /** The bend at a place of a way, which is gone as a whole from where the way that led to its beginning begins; null where that is barred. */
  const bendOn = (from: Bend, way: TracedWay, { on, ...node }: TracedPlace, turning: Bend['turn']): Bend | null => {
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
    return { place, node: { ...node, along: 0 }, on, before, turn: turning };
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
      const aside = traceFrom(from)(turned(passes.towards, { x: turn.x, z: -turn.z * side }));
      if (aside.across) return bendOn(from, aside, aside.across, { towards: directionOn(aside, aside.across.along), side });
    }
    return beyond && bendOn(from, passes, beyond, { towards: directionOn(passes, beyond.along), side });
  };
  /** From a bend the turn leads against what the way turns round. */
  const isAgainst = (bend: Bend, towards: PlanPoint, side: 1 | -1): boolean => {
    const aside = traceFrom(bend)(turned(towards, { x: turn.x, z: turn.z * side }));
    return isBarred(aside) && endOf(aside).along <= 3 * step;
  };
  const pastTheRound = (bend: Bend): Bend | null => {
    if (!bend.turn) return bend;
    const { towards, side } = bend.turn;
    if (!isAgainst(bend, towards, side)) return bend;
    const straight = traceFrom(bend)(towards);
    const after = (along: Millimetres): Bend | null => {
      const ahead = placeAfter(straight, along);
      return ahead && bendOn(bend, straight, ahead, bend.turn);
    };
    if (isDisc) return after(step);
    // what a base that is no disc passes is flat for long, or bends at once: first it goes on until it is past that, and then back to where it has just passed it
    let [low, high] = [0, step];
    let found = after(high);
    while (found && isAgainst(found, towards, side)) {
      // it is barred before it is past that
      if (high >= endOf(straight).along) return null;
      [low, high] = [high, high + step];
      found = after(high);
    }
    while (found && high - low > BEYOND) {
      const middle = (low + high) / 2;
      const nearer = after(middle);
      if (nearer && !isAgainst(nearer, towards, side)) [high, found] = [middle, nearer];
      else low = middle;
    }
    return found;
  };
  return { at: bendAt, pastTheRound };
}
