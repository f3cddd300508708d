import type { BodyRegion } from '../board/body.ts';
import type { CoverGrade } from '../board/terrain-piece.ts';
import type { Source } from '../geometry/queries.ts';
import type { Millimetres, ShareBounds } from '../space/quantity.ts';

/** The answer to `sees`. */
export interface SeesAnswer {
  readonly kind: 'sees';
  readonly sees: boolean;
  /** What counts for this rule set, region by region. */
  readonly regions: readonly {
    readonly region: BodyRegion;
    /** Which man of a squad; 0 for everyone else. */
    readonly member: number;
    readonly share: ShareBounds;
    readonly counts: boolean;
  }[];
  /** The share of all that counts. */
  readonly whole: ShareBounds;
  /** Greatest width of what is seen, at the target. */
  readonly widest: Millimetres;
}

/** The answer to `cover-of`. */
export interface CoverAnswer {
  readonly kind: 'cover-of';
  readonly grade: CoverGrade;
  /** What the rule set makes of the grade before short range and armour piercing (SK: 0, 1, 2). */
  readonly value: number;
  readonly concealOnly: boolean;
  readonly closeRangeProof: boolean;
  /** The thing whose cover counts; null where there is none or the stance gives it. */
  readonly from: Source | null;
  /** Every thing that was weighed, most hiding first. */
  readonly weighed: readonly {
    readonly source: Source;
    readonly share: ShareBounds;
    readonly grade: CoverGrade;
    readonly reaches: boolean;
  }[];
}

/** The answer to any question, told apart by the kind of question it answers. */
export type Answer = SeesAnswer | CoverAnswer;
