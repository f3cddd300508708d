import type { Board } from '../board/board.ts';
import type { BoardHash } from '../identity/ids.ts';
import type { Refusal } from '../outcome/refusal.ts';
import type { Result } from '../outcome/result.ts';
import type { LookQuestion } from './question.ts';
import type { LookVerdict } from './verdict.ts';

/** The version of the ruling document that this engine writes. */
export const RULING_FORMAT = 2;

/** One question about two models that was put, and what the rule set made of it: its verdict, or why it gives none. */
export interface RuledQuestion {
  readonly asked: LookQuestion;
  readonly outcome: Result<LookVerdict, Refusal>;
}

/**
 * What is kept of a dispute and can be handed on: the position as far as it matters, what the table agreed, what was asked and what was
 * answered. The meshes that the position refers to are kept beside it.
 */
export interface RecordedRuling {
  readonly format: typeof RULING_FORMAT;
  /** The engine that gave the answers. */
  readonly engine: string;
  readonly ruleSet: { readonly id: string; readonly version: number };
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  /** The hash of the whole board that the question was put to. */
  readonly position: BoardHash;
  /** That board without all that has no say in the answers. */
  readonly board: Board;
  /** How much of the whole board is not here. */
  readonly leftOut: { readonly pieces: number; readonly models: number };
  readonly rulings: readonly RuledQuestion[];
}
