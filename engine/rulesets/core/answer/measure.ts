import type { Refusal } from '../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../outcome/result.ts';
import { ruleOnMeasure } from '../../../rules/measuring/rule-on-distance.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import type { MeasureQuestion } from '../../../ruling/measure-question.ts';
import { openMeasuring } from '../measuring.ts';
import { giveVerdict } from '../verdict.ts';

/** How far is one thing from another? @clause CR-MEAS-3 to 8 */
export function answerMeasure(question: MeasureQuestion, table: Table): Result<VerdictOn<MeasureQuestion>, Refusal> {
  const opened = openMeasuring(table);
  if (!opened.ok) return opened;
  const ruled = ruleOnMeasure(question, opened.value.book);
  if (!ruled.ok) return ruled;
  return succeed(giveVerdict({ question, table, agreed: opened.value.agreed, ...ruled.value }));
}
