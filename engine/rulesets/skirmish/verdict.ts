import type { Table } from '../../rules/rule-set.ts';
import { writeVerdict } from '../../rules/write-verdict.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import type { Question } from '../../ruling/question.ts';
import type { Verdict } from '../../ruling/verdict.ts';
import { type Argument, argue } from './argument.ts';
import type { SkirmishReasonCode } from './codes.ts';
import type { SkirmishSettings } from './settings.ts';

export const SKIRMISH_ID = 'skirmish';
/** Rises with every change that may change an answer. */
export const SKIRMISH_VERSION = 7;

/** Writes the verdict down, and says of one that is too close how close that is. */
export function giveVerdict<Answer, Shown extends Evidence, Asked extends Question>(given: {
  readonly question: Asked;
  readonly agreed: SkirmishSettings;
  readonly table: Table;
  readonly answer: Answer;
  readonly close: boolean;
  readonly argument: Argument<Shown>;
}): Verdict<Answer, SkirmishReasonCode, Shown, Asked> {
  const close = given.close ? argue('SK-GEN-3', 'call/too-close', { tolerance: given.agreed.closeCallTolerance }) : null;
  return writeVerdict({ id: SKIRMISH_ID, version: SKIRMISH_VERSION }, { ...given, close });
}
