import type { Barrier, MarginQuery } from '../geometry/queries.ts';
import type { ClauseRef } from '../identity/clause.ts';
import type { BoardHash } from '../identity/ids.ts';
import type { Fill } from '../outcome/fill.ts';
import type { Millimetres } from '../space/quantity.ts';
import type { BoardPoint } from '../space/vec3.ts';
import type { LookAnswer } from './answer.ts';
import type { Evidence, EvidenceId, LookEvidence } from './evidence.ts';
import type { LookQuestion, Question } from './question.ts';

export const CONFIDENCES = ['clear', 'close-call', 'settled-at-the-table'] as const;
/** How far the answer can be leaned on. A close call is for the table to settle. */
export type Confidence = (typeof CONFIDENCES)[number];

/** One step of the argument, in deciding order. */
export interface Reason<Code extends string = string> {
  readonly clause: ClauseRef;
  readonly says: Code;
  readonly fill: Fill;
  readonly shownBy: readonly EvidenceId[];
}

/**
 * How far looker or target is from turning something that the verdict rests on, as far as that is looked for here: to the table's tolerance.
 * Who wants to know how far it is asks `query` again with a larger limit.
 */
export interface VerdictMargin {
  readonly query: MarginQuery;
  readonly holds: boolean;
  /** Null where nothing turns it within the limit of the query. */
  readonly displacement: Millimetres | null;
  readonly towards: { readonly x: number; readonly z: number } | null;
  /**
   * Where the mover stands on both sides of the turn: here the answer still is what it is, and here no longer. Null where nothing turns it, and in
   * rulings that were filed before these were kept.
   */
  readonly places: { readonly short: BoardPoint; readonly beyond: BoardPoint } | null;
  readonly noFlipWithin: Millimetres;
  readonly by: 'proof' | 'search';
  readonly barred: readonly { readonly displacement: Millimetres; readonly barrier: Barrier }[];
}

/** An answer that can be argued with. */
export interface Verdict<
  Answer,
  Code extends string = string,
  Shown extends Evidence = Evidence,
  Asked extends Question = Question,
> {
  readonly answer: Answer;
  readonly confidence: Confidence;
  /** First the reason that decides, then what else was weighed, in the order the rules weigh it. */
  readonly because: readonly Reason<Code>[];
  readonly evidence: readonly Shown[];
  /** How firmly what the answer rests on stands against a push of looker or target; nothing where the table tolerates none. */
  readonly margins: readonly VerdictMargin[];
  readonly asked: Asked;
  /** What the answer stands on; the same under the same. */
  readonly under: VerdictBasis;
}

/** A verdict on what passes between two models; it rests on what was found about looks alone. */
export type LookVerdict<Answer extends LookAnswer = LookAnswer, Code extends string = string> = Verdict<
  Answer,
  Code,
  LookEvidence,
  LookQuestion
>;

/** What a verdict stands on: the same rule set, settings, board and engine give the same verdict. */
export interface VerdictBasis {
  readonly ruleSet: string;
  readonly version: number;
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  readonly board: BoardHash;
  readonly engine: string;
}
