import type { Model } from '../../board/model.ts';
import { all, type Call, not, YES } from '../../rules/call.ts';
import { isNearerThan } from '../../rules/limits.ts';
import type { Table } from '../../rules/rule-set.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import { argue, type Judgement, judge } from './argument.ts';
import { seesByTheRules } from './melee.ts';
import type { Movement } from './movement.ts';

/** Enemy fighters: figures and squads, not vehicles. @clause SK-MOVE-2 */
export const enemyFighters = ({ board, mover }: Movement): readonly Model[] =>
  Object.values(board.models)
    .filter(({ owner, body }) => owner !== mover.owner && body.kind !== 'vehicle')
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/**
 * May a Move end here? Not nearer than the stop distance, head to head, to an enemy fighter that the mover sees from here. A charge is free of it.
 * @clause SK-MOVE-2, SK-MOVE-3, SK-CHARGE-6, SK-DIST-1 @edge exactly at the distance is allowed
 */
export function keepsItsDistance(movement: Movement, after: Table): Judgement<Evidence> {
  const { agreed, mover, order } = movement;
  if (order === 'charge') return judge<Evidence>(YES);
  const moved = after.board.models[mover.id]!;
  const near = enemyFighters(movement).flatMap((enemy) => {
    const finding = after.space.distance(mover.id, enemy.id, 'heads');
    const within = isNearerThan(finding.distance, agreed.noStopZone, agreed.closeCallTolerance);
    if (!within.holds && !within.close) return [];
    const call: Call = all(within, seesByTheRules(after, moved, enemy));
    return [{ enemy, finding, call }];
  });
  const barring = near.find(({ call }) => call.holds) ?? near.find(({ call }) => call.close);
  if (!barring) return judge<Evidence>(YES);
  const { enemy, finding } = barring;
  const evidence = { id: `heads:${enemy.id}`, kind: 'distance', finding } as const;
  const fill = { model: mover.id, other: enemy.id, distance: finding.distance, limit: agreed.noStopZone };
  return judge<Evidence>(
    all(...near.map(({ call }) => not(call))),
    barring.call.holds
      ? argue('SK-MOVE-2', 'stop/too-near-to-an-enemy', fill, evidence)
      : argue('SK-MOVE-2', 'stop/just-far-enough', fill, evidence),
  );
}
