import type { Board } from '../../../board/board.ts';
import type { PlainData } from '../../../document/plain-data.ts';
import type { SideId } from '../../../identity/ids.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../outcome/result.ts';
import { refuse } from './acting.ts';
import { isFields, isWholeNumber } from './fields.ts';
import type { Mission } from './mission.ts';

const notUnderstood = (field: string) => refuse('forces/not-understood', 'SK-VP-1', { field });

/** Reads what wins a battle: `{ rounds, counts, worth, losses, harm, keeper }`. Without it each objective is worth a point in each round. @clause SK-VP-1, SK-VP-2, SK-PART-3 */
export function readMission(given: PlainData | undefined, seats: readonly SideId[], board: Board): Result<Mission, Refusal> {
  const said = given ?? {};
  if (!isFields(said)) return notUnderstood('mission');
  const { rounds = null, counts = 'each-round', worth = {}, losses = 0, harm = 0, keeper = null } = said;
  if (rounds !== null && !isWholeNumber(rounds, 1)) return notUnderstood('mission.rounds');
  if (counts !== 'each-round' && counts !== 'at-the-end') return notUnderstood('mission.counts');
  const isObjective = (id: PlainData | undefined): id is string => typeof id === 'string' && Object.hasOwn(board.objectives, id);
  const isWorth = (id: string, points: PlainData | undefined) => isObjective(id) && isWholeNumber(points, 0);
  if (!isFields(worth) || !Object.entries(worth).every(([id, points]) => isWorth(id, points)))
    return notUnderstood('mission.worth');
  if (!isWholeNumber(losses, 0)) return notUnderstood('mission.losses');
  if (!isWholeNumber(harm, 0)) return notUnderstood('mission.harm');
  const read = { rounds, counts, worth: worth as Mission['worth'], losses, harm } as const;
  if (keeper === null) return succeed({ ...read, keeper });
  if (!isFields(keeper) || rounds === null) return notUnderstood('mission.keeper');
  const { side, objective } = keeper;
  if (typeof side !== 'string' || !seats.includes(side)) return notUnderstood('mission.keeper.side');
  if (!isObjective(objective)) return notUnderstood('mission.keeper.objective');
  return succeed({ ...read, keeper: { side, objective } });
}
