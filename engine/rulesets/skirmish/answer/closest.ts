import type { Refusal } from '../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../outcome/result.ts';
import { ruleOnClosest } from '../../../rules/measuring/rule-on-distance.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import type { ClosestQuestion } from '../../../ruling/measure-question.ts';
import { openMeasuring } from '../measuring.ts';
import { giveVerdict } from '../verdict.ts';

/** Which of these is the closest? @clause SK-DIST-1 to 7 */
export function answerClosest(question: ClosestQuestion, table: Table): Result<VerdictOn<ClosestQuestion>, Refusal> {
  const opened = openMeasuring(table);
  if (!opened.ok) return opened;
  const ruled = ruleOnClosest(question, opened.value.book);
  if (!ruled.ok) return ruled;
  return succeed(giveVerdict({ question, table, agreed: opened.value.agreed, ...ruled.value }));
}
