import { join, NOTHING_TO_SAY } from '../../rules/argument.ts';
import type { Table } from '../../rules/rule-set.ts';
import { ENGINE_VERSION } from '../../ruling/engine-version.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import type { Question } from '../../ruling/question.ts';
import type { Verdict } from '../../ruling/verdict.ts';
import { type Argument, argue } from './argument.ts';
import type { BattleReasonCode } from './codes.ts';
import type { BattleSettings } from './settings.ts';

export const BATTLE_ID = 'battle';
/** Rises with every change that may change an answer. */
export const BATTLE_VERSION = 1;

/** Writes the verdict down: the answer, how sure it is, the argument, and what it all stands on. @clause BT-CORE-7 */
export function giveVerdict<Answer, Asked extends Question>(given: {
  readonly question: Asked;
  readonly agreed: BattleSettings;
  readonly table: Table;
  readonly answer: Answer;
  readonly close: boolean;
  readonly argument: Argument;
}): Verdict<Answer, BattleReasonCode, Evidence, Asked> {
  const { question, agreed, table, answer, close, argument } = given;
  const { because, evidence, margins } = join<Evidence, BattleReasonCode>(
    argument,
    close ? argue('BT-CORE-7', 'call/within-tolerance', { tolerance: agreed.closeCallTolerance }) : NOTHING_TO_SAY,
  );
  return {
    answer,
    confidence: close ? 'close-call' : 'clear',
    because,
    evidence,
    margins,
    asked: question,
    under: {
      ruleSet: BATTLE_ID,
      version: BATTLE_VERSION,
      settings: agreed,
      board: table.boardHash,
      engine: ENGINE_VERSION,
    },
  };
}
