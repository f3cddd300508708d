import type { Table } from '../../rules/rule-set.ts';
import { writeVerdict } from '../../rules/write-verdict.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import type { Question } from '../../ruling/question.ts';
import type { Verdict } from '../../ruling/verdict.ts';
import { type Argument, argue } from './argument.ts';
import type { BattleReasonCode } from './codes.ts';
import type { BattleSettings } from './settings.ts';

export const BATTLE_ID = 'battle';
/** Rises with every change that may change an answer. */
export const BATTLE_VERSION = 5;

/** Writes the verdict down, and says of one that is too close how close that is. @clause BT-CORE-7 */
export function giveVerdict<Answer, Asked extends Question, Shown extends Evidence>(given: {
  readonly question: Asked;
  readonly agreed: BattleSettings;
  readonly table: Table;
  readonly answer: Answer;
  readonly close: boolean;
  readonly argument: Argument<Shown>;
}): Verdict<Answer, BattleReasonCode, Shown, Asked> {
  const close = given.close ? argue('BT-CORE-7', 'call/within-tolerance', { tolerance: given.agreed.closeCallTolerance }) : null;
  return writeVerdict({ id: BATTLE_ID, version: BATTLE_VERSION }, { ...given, close });
}
