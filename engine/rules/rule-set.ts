import type { Board } from '../board/board.ts';
import type { SpaceQueries } from '../geometry/queries.ts';
import type { BoardHash } from '../identity/ids.ts';
import type { Refusal } from '../outcome/refusal.ts';
import type { Result } from '../outcome/result.ts';
import type { CoverAnswer, SeesAnswer } from '../ruling/answer.ts';
import type { Question } from '../ruling/question.ts';
import type { Verdict } from '../ruling/verdict.ts';
import type { Settings, SettingsSheet } from './settings.ts';

/** What a rule set rules on: the board, what can be asked of its space, and what was agreed. */
export interface Table {
  readonly board: Board;
  readonly boardHash: BoardHash;
  readonly space: SpaceQueries;
  readonly settings: Settings;
}

/** The answer that belongs to a question. */
export type AnswerTo<Asked extends Question> = Asked extends { kind: 'sees' }
  ? SeesAnswer
  : Asked extends { kind: 'cover-of' }
    ? CoverAnswer
    : never;

/**
 * The socket that a rule book plugs into. It answers questions about a table and knows nothing of screens, files or other rule books.
 * @refuses when the question cannot be put to this board (no such model, a model asked about itself)
 */
export interface RuleSet {
  readonly id: string;
  readonly version: number;
  /** The unit its players speak in. */
  readonly ruler: 'mm' | 'cm' | 'inch';
  readonly settings: SettingsSheet;
  answer<Asked extends Question>(question: Asked, table: Table): Result<Verdict<AnswerTo<Asked>>, Refusal>;
}
