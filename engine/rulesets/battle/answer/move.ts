import type { Refusal } from '../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../outcome/result.ts';
import { join, NOTHING_TO_SAY } from '../../../rules/argument.ts';
import { checkWay } from '../../../rules/mover.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import type { Evidence } from '../../../ruling/evidence.ts';
import type { MoveQuestion } from '../../../ruling/question.ts';
import { argue } from '../argument.ts';
import type { BattleReasonCode } from '../codes.ts';
import { modelsOfUnit } from '../coherency.ts';
import { agreedForBattle, openMovement } from '../movement.ts';
import { ruleOnWay } from '../rule-on-way.ts';
import { giveVerdict } from '../verdict.ts';

/** May the model go this way, and what does it cost? Whether its unit hangs together is asked when all of it has moved. @clause BT-MOVE-4 to 8, BT-COH-2 */
export function answerMove(question: MoveQuestion, table: Table): Result<VerdictOn<MoveQuestion>, Refusal> {
  const agreed = agreedForBattle(table);
  if (!agreed.ok) return agreed;
  const movement = openMovement(question, agreed.value, table);
  if (!movement.ok) return movement;
  const way = checkWay(table.board, question.way);
  if (!way.ok) return way;
  const { answer, close, argument } = ruleOnWay(movement.value, way.value);
  const { owner, unit, id } = movement.value.mover;
  const count = unit === '' ? 1 : modelsOfUnit(table.board, owner, unit).length;
  const later = count > 1 ? argue('BT-COH-2', 'coherency/when-the-unit-is-done', { model: id, count }) : NOTHING_TO_SAY;
  return succeed(
    giveVerdict({
      question,
      agreed: agreed.value,
      table,
      answer,
      close,
      argument: join<Evidence, BattleReasonCode>(argument, later),
    }),
  );
}
