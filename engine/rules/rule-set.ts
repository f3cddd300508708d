import type { Refusal } from '../outcome/refusal.ts';
import type { Result } from '../outcome/result.ts';
import type { Answer } from '../ruling/answer.ts';
import type { Evidence, LookEvidence } from '../ruling/evidence.ts';
import type { LookQuestion, MoveOrder, Question, QuestionKind } from '../ruling/question.ts';
import type { Verdict } from '../ruling/verdict.ts';
import type { Playing } from './playing.ts';
import type { SettingsSheet } from './settings.ts';
import type { Table } from './table.ts';

export type { Table } from './table.ts';

/** The answer that belongs to a question. */
export type AnswerTo<Asked extends Question> = Extract<Answer, { readonly kind: Asked['kind'] }>;

/** The verdict that belongs to a question: one on a look rests on looks alone. */
export type VerdictOn<Asked extends Question> = Verdict<
  AnswerTo<Asked>,
  string,
  Asked extends LookQuestion ? LookEvidence : Evidence,
  Asked
>;

/**
 * The socket that a rule book plugs into. It answers questions about a table and knows nothing of screens, files or other rule books.
 * @refuses when the question cannot be put to this board (no such model, a model asked about itself), and what it has no rules for
 */
export interface RuleSet {
  readonly id: string;
  readonly version: number;
  /** The unit its players speak in. */
  readonly ruler: 'mm' | 'cm' | 'inch';
  readonly settings: SettingsSheet;
  /** The kinds of question that it answers; any other is turned down in so many words. */
  readonly answers: readonly QuestionKind[];
  /** How a game is played by it; null for a book that only answers questions. */
  readonly playing: Playing | null;
  /** The orders that its movers may be given; any other is turned down in so many words. None where it has no movement of its own. */
  readonly orders: readonly MoveOrder[];
  answer<Asked extends Question>(question: Asked, table: Table): Result<VerdictOn<Asked>, Refusal>;
}
