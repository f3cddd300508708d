import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import type { MovePolicy } from '../../geometry/movement-queries.ts';
import { stanceOf } from './body-policy.ts';
import type { SkirmishSettings } from './settings.ts';

/** Slopes up to 45 degrees are walked. @clause SK-RAMP-3 */
const STEEPEST_RAMP = 1;
/** What a climbed length costs, up and down. @clause SK-CLIMB-3, SK-CLIMB-8 */
const UP = 1.5;
const DOWN = 1;

/**
 * The rules of moving as data. Whoever lies climbs nothing above a free step and uses no ladder; friends are passed through, enemies,
 * vehicles and what stands at an objective are not.
 * @clause SK-MODEL-2, SK-CLIMB-1 to 3, SK-CLIMB-6, SK-CLIMB-8, SK-LADDER-1, SK-LADDER-5, SK-RAMP-1, SK-MOVE-10, SK-MOVE-11, SK-MODEL-12, SK-VP-4, SK-PRONE-9, SK-GEOM-9, SK-GEOM-12, SK-GEOM-14
 */
export function movePolicyOf(agreed: SkirmishSettings, board: Board, mover: Model): MovePolicy {
  const stance = stanceOf(mover);
  const upright = stance !== 'prone';
  const friends = Object.values(board.models).filter(
    ({ id, owner, body }) => id !== mover.id && owner === mover.owner && body.kind !== 'vehicle',
  );
  const most = agreed.climbMax * mover.body.height;
  return {
    freeStep: agreed.climbFree,
    steepest: STEEPEST_RAMP,
    slopes: 'along',
    climbing: upright ? { up: UP, down: DOWN, most, ...(agreed.dropLimit ? {} : { mostDown: Infinity }) } : null,
    ladders: upright ? { reach: agreed.terrainReach, factor: 1, spacing: mover.body.height } : null,
    difficult: 'with-exact-thirds',
    slowed: 1,
    climbedThrough: upright ? ['window', 'door', 'hatch', 'breach'] : [],
    passesThrough: friends.map(({ id }) => id).sort(),
    ...(Object.values(board.objectives).some(({ radius }) => radius > 0) ? { barredByMarks: true } : {}),
    keepsFrom: [],
    stability: { supported: 0.5, sameHeight: 3 },
    stance,
    headroom: agreed.headroom,
    mostHeight: null,
  };
}
