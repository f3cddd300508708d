import { ENGINE_VERSION } from '../ruling/engine-version.ts';
import type { Evidence } from '../ruling/evidence.ts';
import type { Question } from '../ruling/question.ts';
import type { Verdict } from '../ruling/verdict.ts';
import { type Argument, join } from './argument.ts';
import type { RuleSet, Table } from './rule-set.ts';
import type { Settings } from './settings.ts';

/** All that a verdict is made of, under one rule book. */
export interface Ruled<Answer, Shown extends Evidence, Code extends string, Asked extends Question> {
  readonly question: Asked;
  readonly agreed: Settings;
  readonly table: Table;
  readonly answer: Answer;
  readonly argument: Argument<Shown, Code>;
  /** What the book says of a call that is too close; null where it is not. */
  readonly close: Argument<never, Code> | null;
}

/** Writes the verdict down: the answer, how sure it is, the argument, and what it all stands on. */
export function writeVerdict<Answer, Shown extends Evidence, Code extends string, Asked extends Question>(
  { id, version }: Pick<RuleSet, 'id' | 'version'>,
  { question, agreed, table, answer, argument, close }: Ruled<Answer, Shown, Code, Asked>,
): Verdict<Answer, Code, Shown, Asked> {
  const { because, evidence, margins } = close ? join<Shown, Code>(argument, close) : join<Shown, Code>(argument);
  return {
    answer,
    confidence: close ? 'close-call' : 'clear',
    because,
    evidence,
    margins,
    asked: question,
    under: { ruleSet: id, version, settings: agreed, board: table.boardHash, engine: ENGINE_VERSION },
  };
}
