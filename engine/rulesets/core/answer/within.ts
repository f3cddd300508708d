import type { Refusal } from '../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../outcome/result.ts';
import { ruleOnWithin } from '../../../rules/measuring/rule-on-distance.ts';
import type { Table, VerdictOn } from '../../../rules/rule-set.ts';
import type { WithinQuestion } from '../../../ruling/measure-question.ts';
import { openMeasuring } from '../measuring.ts';
import type { CoreSettings } from '../settings.ts';
import { giveVerdict } from '../verdict.ts';

/** Is a model or unit within a distance of something, or wholly so? @clause CR-WITH-1 to 11, CR-QTR-3, CR-QTR-4, CR-EXT-6 */
export function answerWithin(question: WithinQuestion, table: Table): Result<VerdictOn<WithinQuestion>, Refusal> {
  const opened = openMeasuring(table);
  if (!opened.ok) return opened;
  const { agreed, book } = opened.value;
  const ruled = ruleOnWithin(asMeant(question, agreed), book);
  return ruled.ok ? succeed(giveVerdict({ question, table, agreed, ...ruled.value })) : ruled;
}

/** Within an objective that is a marker means near enough to it. @clause CR-EXT-6 */
const asMeant = (question: WithinQuestion, { objectiveMode, objectiveRange }: CoreSettings): WithinQuestion =>
  question.of.kind === 'objective' && question.distance === 0 && objectiveMode === 'marker'
    ? { ...question, distance: objectiveRange }
    : question;
