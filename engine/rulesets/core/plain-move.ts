import type { Model } from '../../board/model.ts';
import type { MovePolicy } from '../../geometry/movement-queries.ts';
import type { Millimetres } from '../../space/quantity.ts';

/** A quarter of an inch is stepped over. */
const STEP: Millimetres = 6.35;

/**
 * How moves go that the core concepts measure: they hold no rules of moving of their own, so that nothing is cheaper or dearer than its length. Heights
 * are climbed and count like any length, ladders are no quicker, difficult ground is like any other, and every other model is in the way.
 */
export function plainMove(mover: Model, allowance: Millimetres): MovePolicy {
  return {
    freeStep: STEP,
    steepest: 1,
    slopes: 'along',
    climbing: { up: 1, down: 1, most: allowance },
    ladders: null,
    difficult: 'as-any',
    slowed: 1,
    climbedThrough: ['window', 'door', 'hatch', 'breach'],
    passesThrough: [],
    keepsFrom: [],
    stability: { supported: 0.5, sameHeight: 3 },
    stance: mover.stance,
    headroom: 6.5,
    mostHeight: null,
  };
}
