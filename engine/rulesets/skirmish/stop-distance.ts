import type { Model } from '../../board/model.ts';
import type { MoveQuery, StopFinding, StopQuery } from '../../geometry/movement-queries.ts';
import { all, type Call, not, YES } from '../../rules/call.ts';
import { isNearerThan } from '../../rules/limits.ts';
import type { Table } from '../../rules/rule-set.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { argue, type Judgement, judge } from './argument.ts';
import { seesByTheRules, tableAfter } from './melee.ts';
import type { Movement } from './movement.ts';

/** Enemy fighters whom one must keep away from: figures and squads, not vehicles, nor who has not been noticed. @clause SK-MOVE-2, SK-MOVE-3, SK-ABIL-29 */
export const enemyFighters = ({ board, mover, unnoticed }: Movement): readonly Model[] =>
  Object.values(board.models)
    .filter(({ id, owner, body }) => owner !== mover.owner && body.kind !== 'vehicle' && !unnoticed.includes(id))
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

/** The last place is found to so much of the way. */
const NARROW: Millimetres = 0.05;
/** Enemies that are kept away from one after the other. */
const MOST_ENEMIES = 8;

/**
 * The last place of a way at which the mover keeps its distance, coming back from one at which it does not; null where it does so nowhere. It comes back as
 * far as from the head of each enemy that it sees, one after the other.
 * @clause SK-MOVE-2 @cost some dozens of stops along the way, and one look at each enemy that is too near
 */
export function lastPlaceAway(
  movement: Movement,
  move: MoveQuery,
  from: number,
): { readonly query: StopQuery; readonly finding: StopFinding } | null {
  const { agreed, mover } = movement;
  let most = from;
  for (let round = 0; round < MOST_ENEMIES; round++) {
    const here = stopAfter(movement, move, most);
    if (!here) return null;
    const after = tableAfter(movement, here.at, here.stop.finding.at);
    const kept = keepsItsDistance(movement, after);
    if (kept.call.holds) return here.stop;
    const tooNear = enemyFighters(movement).filter(
      ({ id }) => after.space.distance(mover.id, id, 'heads').distance < agreed.noStopZone,
    );
    const isAway = (spent: number): boolean => {
      const there = stopAfter(movement, move, spent);
      if (!there) return false;
      const { space } = tableAfter(movement, there.at, there.stop.finding.at);
      return tooNear.every(({ id }) => space.distance(mover.id, id, 'heads').distance >= agreed.noStopZone);
    };
    let least = 0;
    if (tooNear.length === 0 || !isAway(least)) return null;
    while (most - least > NARROW) {
      const middle = (least + most) / 2;
      if (isAway(middle)) least = middle;
      else most = middle;
    }
    most = least;
  }
  return null;
}

/** How far so much movement leads; null where it leads onto a ladder, on which heads are nowhere near the ground. */
function stopAfter({ table }: Movement, move: MoveQuery, allowance: number) {
  const query = { move, allowance };
  const finding = table.space.stop(query);
  return finding.at.kind === 'ladder' ? null : { at: finding.stand?.at ?? finding.at.at, stop: { query, finding } };
}
