import type { ReachQuery } from '../../../geometry/movement-queries.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../outcome/result.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import type { Evidence } from '../../../ruling/evidence.ts';
import type { ReachQuestion } from '../../../ruling/question.ts';
import { argue, join, NOTHING_TO_SAY } from '../argument.ts';
import { clauseOfAllowance } from '../enough.ts';
import { whoMayStrike } from '../melee.ts';
import { type Movement, openMovement } from '../movement.ts';
import { enemyFighters } from '../stop-distance.ts';
import { giveVerdict } from '../verdict.ts';

/** Everything that the model may come to: with one action, and with the whole order. @clause SK-MOVE-1, SK-MOVE-2, SK-ACT-11, SK-CHARGE-1 */
export function answerReach(question: ReachQuestion, table: Table): Result<VerdictOn<ReachQuestion>, Refusal> {
  const opened = openMovement(question, table);
  if (!opened.ok) return opened;
  const movement = opened.value;
  const { agreed, mover, policy, pace, order } = movement;
  const allowances = [...new Set([Math.min(pace.action, pace.allowance), pace.allowance])];
  const query: ReachQuery = { model: mover.id, policy, allowances };
  const { levels, ladders } = table.space.reach(query);
  const evidence: Evidence = { id: 'reach', kind: 'reach', query, finding: { levels, ladders } };
  const notNear = order === 'charge' ? [] : findNear(movement);
  return succeed(
    giveVerdict({
      question,
      agreed,
      table,
      answer: { kind: 'reach', allowances, levels, ladders, notNear, notOn: [] },
      close: false,
      argument: join<Evidence>(
        argue(clauseOfAllowance(movement), 'reach/with-allowance', { model: mover.id, allowance: pace.allowance }, evidence),
        notNear.length > 0
          ? argue('SK-MOVE-2', 'reach/not-near-enemies', { model: mover.id, limit: agreed.noStopZone, count: notNear.length })
          : NOTHING_TO_SAY,
        whoMayStrike(movement).why,
        pace.why,
      ),
    }),
  );
}

/** The enemies that are near enough to have a say: whether they are seen depends on where the move ends. @clause SK-MOVE-2 */
function findNear(movement: Movement): readonly { readonly model: string; readonly distance: number }[] {
  const { agreed, mover, pace, table } = movement;
  const distance = agreed.noStopZone;
  return enemyFighters(movement)
    .filter(({ id }) => table.space.distance(mover.id, id, 'heads').distance < pace.allowance + distance)
    .map(({ id }) => ({ model: id, distance }));
}
