import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Bend } from './bend.ts';
import { costBetween, type Fan } from './fan-of-ways.ts';
import { endOf, placeOn, planDistance, type TracedWay } from './traced-way.ts';

/** A bend with all that can be come to straight from it. */
export interface SettledBend {
  readonly bend: Bend;
  /** Straight ahead over the ground, and up or down to other floors that lie over or under it. */
  readonly fans: readonly Fan[];
}

/** The bends that are done with: none of a later one costs less. */
export interface SettledBends {
  put(settled: SettledBend): void;
  /** One like it is done with, for no more. */
  isSettled(bend: Bend): boolean;
  /** From one of them its place is come to straight for less. */
  isReachedCheaper(bend: Pick<Bend, 'node'>): boolean;
  /** How far a way leads to places that no way of those before comes to for less. */
  usefulTo(): (way: TracedWay) => Millimetres;
}

/** A bend that others lead to for so much less adds nothing. */
const SAME_BEND: Millimetres = 0.4;
/** A bend a little farther on in the same direction adds nothing either. */
const ALONGSIDE = 0.8;
const SAME_WAY = 0.996;
/** Costs that differ by less are one: the slack of places just beyond what they pass. */
const CHEAPER = 0.05;
/** What has been come to for less is looked for every so much of a way. */
const LOOK_EVERY: Millimetres = 4;

const turnBetween = (a: PlanPoint, b: PlanPoint): number => a.x * b.z - a.z * b.x;

/** @shape `step` is how far a way goes between two bends round something that is round */
export function settledBends(step: Millimetres, isDisc: boolean): SettledBends {
  const settled: SettledBend[] = [];
  /** It turns more to its side there, and so perhaps past what bars the other one at once: bases that are no discs turn at sharp corners. */
  const turnsMore = (bend: Bend, other: Bend): boolean =>
    !isDisc &&
    bend.turn !== null &&
    other.turn !== null &&
    turnBetween(other.turn.towards, bend.turn.towards) * bend.turn.side > 0;
  const isSettled = (one: Bend): boolean =>
    settled.some(({ bend }) => {
      const { place, node, turn } = one;
      const apart = planDistance(bend.node.at, node.at);
      if (bend.place.kind !== place.kind || apart > step || Math.abs(bend.node.at.y - node.at.y) > step) return false;
      if (bend.node.cost > node.cost + SAME_BEND || (bend.turn && bend.turn.side !== turn?.side)) return false;
      const goesOn = bend.turn && turn && bend.turn.towards.x * turn.towards.x + bend.turn.towards.z * turn.towards.z > SAME_WAY;
      return (apart < SAME_BEND && (goesOn || !turnsMore(one, bend))) || (apart < ALONGSIDE * step && goesOn);
    });
  const isReachedCheaper = ({ node }: Pick<Bend, 'node'>): boolean =>
    settled.some(({ bend, fans }) =>
      fans.some((fan) => {
        const cost = costBetween(fan, bend.node.at, node.at);
        return cost !== null && cost < node.cost - CHEAPER;
      }),
    );
  const usefulTo = (): ((way: TracedWay) => Millimetres) => {
    const known = new Map<TracedWay, Millimetres>();
    return (way) => {
      let useful = known.get(way);
      if (useful !== undefined) return useful;
      const end = endOf(way).along;
      useful = end;
      for (let along = end; along > 0; along -= LOOK_EVERY) {
        const there = placeOn(way, along)?.node;
        if (!there || !isReachedCheaper({ node: there })) break;
        useful = Math.max(0, along - LOOK_EVERY);
      }
      known.set(way, useful);
      return useful;
    };
  };
  return { put: (one) => void settled.push(one), isSettled, isReachedCheaper, usefulTo };
}
