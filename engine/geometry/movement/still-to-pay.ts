import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { MovePolicy } from '../movement-queries.ts';
import type { GroundLadder } from './move-ground.ts';
import { planDistance } from './traced-way.ts';

/** What is still to be paid at least on the way to a goal. */
export interface StillToPay {
  /** From a place on. */
  from(at: PlanPoint): number;
  /** How long a way can be in all, as seen from above. */
  lengthInAll(left: number): Millimetres;
  /**
   * How far a way can lead straight on, as seen from above, so that what is left of the allowance may still do for the rest.
   * @shape `towards` is a unit direction
   */
  lengthAhead(at: PlanPoint, towards: PlanPoint, left: number): Millimetres;
}

/** Nothing is wanted but to come as far as may be. */
export const NO_GOAL: StillToPay = {
  from: () => 0,
  lengthInAll: (left) => left,
  lengthAhead: (_at, _towards, left) => Math.max(0, left),
};

/** What rounding may take from a sum of costs. */
const ROUNDING: Millimetres = 1e-3;

/**
 * A millimetre over ground costs no less than level ordinary ground does, however it rises, and heights may be free: as steps are. Only along a ladder that
 * leans, or is free, one may come nearer for less. So a way that is worth following stays inside of an ellipse about where it begins and its goal.
 */
export function stillToPay(goal: PlanPoint, { slowed, ladders: rule }: MovePolicy, ladders: readonly GroundLadder[]): StillToPay {
  const saved = rule ? Math.max(0, 1 - rule.factor) : 0;
  const forNothing = ladders.reduce((sum, { foot, head }) => sum + saved * planDistance(foot, head), 0);
  const lengthInAll = (left: number): Millimetres => left / slowed + forNothing + ROUNDING;
  return {
    lengthInAll,
    from: (at) => Math.max(0, planDistance(at, goal) - forNothing) * slowed,
    lengthAhead(at, towards, left) {
      if (!(left > 0)) return 0;
      const inAll = lengthInAll(left);
      const [dx, dz] = [goal.x - at.x, goal.z - at.z];
      const away = Math.sqrt(dx * dx + dz * dz);
      const aside = inAll - dx * towards.x - dz * towards.z;
      if (inAll <= away) return 0;
      return Math.min(left, ((inAll - away) * (inAll + away)) / (2 * aside));
    },
  };
}
