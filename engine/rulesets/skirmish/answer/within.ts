import type { Refusal } from '../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../outcome/result.ts';
import { ruleOnWithin } from '../../../rules/measuring/rule-on-distance.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import type { WithinQuestion } from '../../../ruling/measure-question.ts';
import { openMeasuring } from '../measuring.ts';
import { giveVerdict } from '../verdict.ts';

/** Is a model or unit within a distance of something? @clause SK-GEN-12, SK-DIST-1 to 7, SK-SETUP-4 */
export function answerWithin(question: WithinQuestion, table: Table): Result<VerdictOn<WithinQuestion>, Refusal> {
  const opened = openMeasuring(table);
  if (!opened.ok) return opened;
  const ruled = ruleOnWithin(question, opened.value.book);
  if (!ruled.ok) return ruled;
  return succeed(giveVerdict({ question, table, agreed: opened.value.agreed, ...ruled.value }));
}
