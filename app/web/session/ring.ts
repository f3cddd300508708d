import type {
  BoardPoint,
  DistanceQuestion,
  FigureKind,
  Measured,
  Millimetres,
  ModelId,
  Reason,
  Refusal,
  Result,
} from '../../../engine/index.ts';
import type { Agreement } from './rule-set.ts';

/** What a ring is laid around: a model, or all of a unit. */
export type RingMiddle = Extract<Measured, { readonly kind: 'model' | 'unit' }>;
export type WithinQuestion = Extract<DistanceQuestion, { readonly kind: 'within' }>;
export type ClosestQuestion = Extract<DistanceQuestion, { readonly kind: 'closest' }>;

/** How one model stands to a ring. */
export interface InRing {
  readonly model: ModelId;
  readonly distance: Millimetres;
  readonly within: boolean;
  /** So near to the limit that the players settle it. */
  readonly close: boolean;
  readonly because: Reason | null;
  /** The same for all of it; null where these rules know no such word. */
  readonly wholly: { readonly holds: boolean; readonly close: boolean; readonly because: Reason | null } | null;
  /** Between which points the distance lies. */
  readonly from: BoardPoint | null;
  readonly to: BoardPoint | null;
}

/** Who stands how to a ring, nearest first, and who is the closest of all; several where they are equally close. */
export interface RingStanding {
  readonly by: FigureKind;
  readonly limit: Millimetres;
  readonly models: readonly InRing[];
  readonly closest: { readonly models: readonly ModelId[]; readonly close: boolean; readonly because: Reason | null } | null;
}

/** A stretch of a ring as it lies on the table or on a floor. */
export type RingStretch = readonly [BoardPoint, BoardPoint];

/** A ring of a distance around somebody. */
export interface Ring {
  readonly of: RingMiddle | null;
  readonly distance: Millimetres;
  readonly standing: Result<RingStanding, Refusal> | null;
  readonly lines: readonly RingStretch[];
  readonly asking: boolean;
  readonly broke: string | null;
  /** Who is pointed at in the list. */
  readonly lit: ModelId | null;
}

/** What is asked about a ring. */
export interface RingQuestion {
  readonly of: RingMiddle;
  readonly distance: Millimetres;
  readonly agreed: Agreement;
}

export const NO_RING: Ring = {
  of: null,
  distance: 150,
  standing: null,
  lines: [],
  asking: false,
  broke: null,
  lit: null,
};
