import { EYE_SHARE_OF_HEIGHT, STANDARD_HEIGHT } from '../../../board/standard-body.ts';
import type { Objective } from '../../../board/zone.ts';
import type { Ending } from '../../../game/fact.ts';
import type { SideId } from '../../../identity/ids.ts';
import { isWithin } from '../../../rules/limits.ts';
import type { Play, Situation } from '../../../rules/playing.ts';
import { distanceBetween } from '../../../space/vec3.ts';
import { headPoint } from '../body-policy.ts';
import { looksAtPoint } from '../looks-at-point.ts';
import type { SkirmishSettings } from '../settings.ts';
import type { Battle } from './state.ts';

/** How near a figure must be to an objective to hold it or to keep it from being held. @clause SK-VP-5 */
const HOLDS_WITHIN = 100;

/**
 * Which side holds an objective: it has somebody within 10 cm of it who sees it, and nobody else has. Null when nobody does.
 * @clause SK-VP-5, SK-VP-6, SK-DIST-4, SK-LOS-12
 */
export function whoHolds({ table, seats, state }: Situation<Battle>, objective: Objective): SideId | null {
  const agreed = table.settings as SkirmishSettings;
  const mark = { ...objective.at, y: objective.at.y + STANDARD_HEIGHT * EYE_SHARE_OF_HEIGHT };
  const near = new Set<SideId>();
  for (const { model: id, side, whereabouts } of Object.values(state.fighters)) {
    const model = table.board.models[id];
    if (whereabouts !== 'table' || !model || near.has(side)) continue;
    if (!isWithin(distanceBetween(headPoint(model), mark), HOLDS_WITHIN, 0).holds) continue;
    if (looksAtPoint(table, agreed, model, objective.at).some(({ clear }) => clear)) near.add(side);
  }
  const [only, other] = [...near];
  return only !== undefined && other === undefined && seats.includes(only) ? only : null;
}

/** At the end of a round each objective that is held is worth a point to who holds it. @clause SK-VP-1, SK-VP-5 */
export function scoreObjectives(play: Play<Battle>): void {
  const situation = play.now();
  for (const objective of Object.values(situation.table.board.objectives)) {
    const side = whoHolds(situation, objective);
    if (side !== null) play.happens({ kind: 'skirmish/points-scored', side, points: 1, for: objective.id });
  }
}

/**
 * Who has won at the end of a round; null while the battle goes on.
 * @clause SK-WITH-6, SK-WITH-7, SK-VP-2, SK-VP-7, SK-ROUND-4, SK-ROUND-5
 */
export function whoHasWon(battle: Battle, seats: readonly SideId[], withdrawn: readonly SideId[]): Ending | null {
  const staying = seats.filter((side) => !withdrawn.includes(side));
  const points = (side: SideId) => battle.victoryPoints[side] ?? 0;
  if (withdrawn.length > 0) {
    if (staying.length === 1) return { winner: staying[0]!, by: 'ending/withdrew', fill: { side: withdrawn[0]! } };
    if (staying.length === 0) return { winner: mostPoints(seats, points), by: 'ending/both-withdrew', fill: {} };
  }
  const enough = seats.some((side) => points(side) >= battle.target);
  const winner = enough ? mostPoints(seats, points) : null;
  return winner === null ? null : { winner, by: 'ending/points', fill: { points: points(winner), target: battle.target } };
}

/** Who has more points than anybody else; null where nobody has. */
function mostPoints(seats: readonly SideId[], points: (side: SideId) => number): SideId | null {
  const most = Math.max(...seats.map(points));
  const first = seats.filter((side) => points(side) === most);
  return first.length === 1 ? first[0]! : null;
}
