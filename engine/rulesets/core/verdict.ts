import type { Table } from '../../rules/rule-set.ts';
import { writeVerdict } from '../../rules/write-verdict.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import type { Question } from '../../ruling/question.ts';
import type { Verdict } from '../../ruling/verdict.ts';
import { type Argument, argue } from './argument.ts';
import type { CoreReasonCode } from './codes.ts';
import type { CoreSettings } from './settings.ts';

export const CORE_ID = 'core';
/** Rises with every change that may change an answer. */
export const CORE_VERSION = 2;

/** Writes the verdict down, and says of one that is too close how close that is. */
export function giveVerdict<Answer, Asked extends Question>(given: {
  readonly question: Asked;
  readonly agreed: CoreSettings;
  readonly table: Table;
  readonly answer: Answer;
  readonly close: boolean;
  readonly argument: Argument;
}): Verdict<Answer, CoreReasonCode, Evidence, Asked> {
  const tolerance = given.agreed.closeCallTolerance;
  const close = given.close ? argue('CR-WITH-11', 'call/within-the-tolerance', { tolerance }) : null;
  return writeVerdict({ id: CORE_ID, version: CORE_VERSION }, { ...given, close });
}
