import type { Table } from '../../rules/rule-set.ts';
import { ENGINE_VERSION } from '../../ruling/engine-version.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import type { Question } from '../../ruling/question.ts';
import type { Verdict } from '../../ruling/verdict.ts';
import { type Argument, argue, join, NOTHING_TO_SAY } from './argument.ts';
import type { SkirmishReasonCode } from './codes.ts';
import type { SkirmishSettings } from './settings.ts';

export const SKIRMISH_ID = 'skirmish';
/** Rises with every change that may change an answer. */
export const SKIRMISH_VERSION = 1;

/** Writes the verdict down: the answer, how sure it is, the argument, and what it all stands on. */
export function giveVerdict<Answer, Shown extends Evidence, Asked extends Question>(given: {
  readonly question: Asked;
  readonly agreed: SkirmishSettings;
  readonly table: Table;
  readonly answer: Answer;
  readonly close: boolean;
  readonly argument: Argument<Shown>;
}): Verdict<Answer, SkirmishReasonCode, Shown, Asked> {
  const { question, agreed, table, answer, close, argument } = given;
  const tolerance = agreed.closeCallTolerance;
  const { because, evidence, margins } = join<Shown>(
    argument,
    close ? argue('SK-GEN-3', 'call/too-close', { tolerance }) : NOTHING_TO_SAY,
  );
  return {
    answer,
    confidence: close ? 'close-call' : 'clear',
    because,
    evidence,
    margins,
    asked: question,
    under: {
      ruleSet: SKIRMISH_ID,
      version: SKIRMISH_VERSION,
      settings: agreed,
      board: table.boardHash,
      engine: ENGINE_VERSION,
    },
  };
}
