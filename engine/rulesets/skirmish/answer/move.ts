import type { Refusal } from '../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../outcome/result.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import type { MoveQuestion } from '../../../ruling/question.ts';
import { mayTakeWay, openMovement } from '../movement.ts';
import { ruleOnWay } from '../rule-on-way.ts';
import { giveVerdict } from '../verdict.ts';

/** May the model go this way, and what does it cost? @clause SK-MOVE-1 to 18, SK-CLIMB-1 to 18, SK-LADDER-1 to 5, SK-CHARGE-1 to 8 */
export function answerMove(question: MoveQuestion, table: Table): Result<VerdictOn<MoveQuestion>, Refusal> {
  const movement = openMovement(question, table);
  if (!movement.ok) return movement;
  const way = mayTakeWay(movement.value, question.way);
  if (!way.ok) return way;
  const { agreed } = movement.value;
  return succeed(giveVerdict({ question, agreed, table, ...ruleOnWay(movement.value, way.value) }));
}
