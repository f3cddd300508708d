import { EYE_SHARE_OF_HEIGHT, STANDARD_HEIGHT } from '../../../board/standard-body.ts';
import type { Objective } from '../../../board/zone.ts';
import type { Ending } from '../../../game/fact.ts';
import type { ModelId, SideId } from '../../../identity/ids.ts';
import { askForRoll } from '../../../rules/ask-for.ts';
import { isWithin } from '../../../rules/limits.ts';
import type { Play, Resolution, Situation } from '../../../rules/playing.ts';
import type { Table } from '../../../rules/rule-set.ts';
import { distanceBetween } from '../../../space/vec3.ts';
import { headPoint } from '../body-policy.ts';
import { looksAtPoint } from '../looks-at-point.ts';
import type { SkirmishSettings } from '../settings.ts';
import { type Battle, type Fighter, fighterOf } from './state.ts';

/** How near a figure must be to an objective to hold it or to keep it from being held. @clause SK-VP-5 */
const HOLDS_WITHIN = 100;

/**
 * Which side holds an objective: it has somebody within 10 cm of it who sees it, and nobody else has. Null when nobody does.
 * @clause SK-VP-5, SK-VP-6, SK-DIST-4, SK-LOS-12
 */
export function whoHolds({ table, seats, state }: Situation<Battle>, objective: Objective): SideId | null {
  const near = new Set<SideId>();
  for (const fighter of Object.values(state.fighters))
    if (!near.has(fighter.side) && isAt(table, fighter, objective)) near.add(fighter.side);
  const [only, other] = [...near];
  return only !== undefined && other === undefined && seats.includes(only) ? only : null;
}

/** Is somebody near enough to an objective to hold it, and sees it? @clause SK-VP-5, SK-LOS-12 */
function isAt(table: Table, { model: id, whereabouts }: Fighter, { at }: Objective): boolean {
  const model = table.board.models[id];
  if (whereabouts !== 'table' || !model) return false;
  const mark = { ...at, y: at.y + STANDARD_HEIGHT * EYE_SHARE_OF_HEIGHT };
  if (!isWithin(distanceBetween(headPoint(model), mark), HOLDS_WITHIN, 0).holds) return false;
  return looksAtPoint(table, table.settings as SkirmishSettings, model, at).some(({ clear }) => clear);
}

/**
 * What a loss is worth to the enemy: what the mission says, one more for a sniper, and for a general half a die.
 * @clause SK-VP-2, SK-ABIL-6, SK-ABIL-21, SK-GEN-9
 */
export function* scoreLoss(play: Play<Battle>, model: ModelId): Resolution {
  const { state, seats, table } = play.now();
  const fallen = fighterOf(state, model)!;
  const { side, abilities, figure } = fallen;
  const [enemy, other] = seats.filter((seat) => seat !== side);
  if (enemy === undefined || other !== undefined) return;
  let points = state.mission.losses + (abilities.includes('sniper') ? 1 : 0);
  if (figure === 'general') {
    const [face = 1] = yield* askForRoll({
      dice: dieOfGeneral(state, fallen, enemy, table.settings as SkirmishSettings),
      roller: enemy,
      purpose: 'purpose/general',
      clause: 'SK-ABIL-6',
      fill: { model },
    });
    points += face;
  }
  if (points > 0) play.happens({ kind: 'skirmish/points-scored', side: enemy, points, for: model });
}

/** Half a die to a mass army and where no army is of a type, a whole one to others: by the army that did it, or by his own. @clause SK-ABIL-6, SK-ATYPE-6 */
function dieOfGeneral({ armyTypes }: Battle, { side, armyType }: Fighter, enemy: SideId, agreed: SkirmishSettings): 'd3' | 'd6' {
  const type = agreed.generalVpBy === 'owner' ? (armyType ?? armyTypes[side]) : armyTypes[enemy];
  return type === 'elite' || type === 'guerrilla' ? 'd6' : 'd3';
}

/** Does the battle end with this round, whatever happens? @clause SK-VP-9 */
const isLastRound = ({ round, mission }: Battle): boolean => mission.rounds !== null && round >= mission.rounds;

/** At the end of a round, or of the battle only, each objective that is held is worth points to who holds it. @clause SK-VP-1, SK-VP-2, SK-VP-5, SK-ITEM-13 */
export function scoreObjectives(play: Play<Battle>): void {
  const situation = play.now();
  const { mission } = situation.state;
  if (mission.counts === 'at-the-end' && !isLastRound(situation.state)) return;
  for (const objective of Object.values(situation.table.board.objectives)) {
    const points = mission.worth[objective.id] ?? 1;
    const side = points > 0 ? whoHolds(situation, objective) : null;
    if (side === null) continue;
    play.happens({ kind: 'skirmish/points-scored', side, points, for: objective.id });
    const bearer = Object.values(situation.state.fighters).find(
      (one) => one.side === side && one.flags.includes(side) && isAt(situation.table, one, objective),
    );
    if (bearer) play.happens({ kind: 'skirmish/points-scored', side, points: 1, for: bearer.model });
  }
}

/**
 * Who has won at the end of a round; null while the battle goes on. In the last round the points decide, or who holds what was to be held.
 * @clause SK-WITH-6, SK-WITH-7, SK-VP-2, SK-VP-7, SK-VP-8, SK-VP-9, SK-ROUND-4, SK-ROUND-5
 */
export function whoHasWon(situation: Situation<Battle>, withdrawn: readonly SideId[]): Ending | null {
  const { state: battle, seats, table } = situation;
  const staying = seats.filter((side) => !withdrawn.includes(side));
  const points = (side: SideId) => battle.victoryPoints[side] ?? 0;
  if (withdrawn.length > 0) {
    if (staying.length === 1) return { winner: staying[0]!, by: 'ending/withdrew', fill: { side: withdrawn[0]! } };
    if (staying.length === 0) return { winner: mostPoints(seats, points), by: 'ending/both-withdrew', fill: {} };
  }
  const enough = seats.filter((side) => points(side) >= battle.target);
  const winner = enough.length > 0 ? mostPoints(seats, points) : null;
  if (winner !== null) return { winner, by: 'ending/points', fill: { points: points(winner), target: battle.target } };
  if (enough.length > 1 && (table.settings as SkirmishSettings).simultaneousFinish === 'draw')
    return { winner: null, by: 'ending/points-at-once', fill: { target: battle.target } };
  return isLastRound(battle) ? whoWinsInTheEnd(situation, points) : null;
}

/** @clause SK-VP-1, SK-VP-9 */
function whoWinsInTheEnd(situation: Situation<Battle>, points: (side: SideId) => number): Ending {
  const { state, seats, table } = situation;
  const { keeper } = state.mission;
  const fill = { rounds: state.round };
  const objective = keeper && table.board.objectives[keeper.objective];
  if (!keeper || !objective) return { winner: mostPoints(seats, points), by: 'ending/last-round', fill };
  const kept = whoHolds(situation, objective) === keeper.side;
  const [other] = seats.filter((side) => side !== keeper.side);
  return kept
    ? { winner: keeper.side, by: 'ending/kept', fill: { side: keeper.side, objective: objective.id } }
    : { winner: other ?? null, by: 'ending/not-kept', fill: { side: keeper.side, objective: objective.id } };
}

/** Who has more points than anybody else; null where nobody has. */
function mostPoints(seats: readonly SideId[], points: (side: SideId) => number): SideId | null {
  const most = Math.max(...seats.map(points));
  const first = seats.filter((side) => points(side) === most);
  return first.length === 1 ? first[0]! : null;
}
