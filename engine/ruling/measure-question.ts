import type { Place } from '../geometry/measure-queries.ts';
import type { ModelId, PieceId, SideId, UnitId } from '../identity/ids.ts';
import type { Millimetres } from '../space/quantity.ts';
import type { BoardPoint } from '../space/vec3.ts';

/** What people measure to or from. A piece is its ground or its solids, as the rule set counts it. */
export type Measured =
  | { readonly kind: 'model'; readonly model: ModelId }
  /** All models of a unit: the nearest of them counts, or each, as the question is. */
  | { readonly kind: 'unit'; readonly owner: SideId; readonly unit: UnitId }
  | { readonly kind: 'terrain'; readonly piece: PieceId }
  | { readonly kind: 'quarter'; readonly quarter: Extract<Place, { kind: 'quarter' }>['quarter'] }
  | Extract<Place, { kind: 'point' | 'line' | 'zone' | 'objective' | 'edge' }>;

/** How far is one thing from another, by every definition, and which of them counts? */
export interface MeasureQuestion {
  readonly kind: 'measure';
  readonly from: Measured;
  readonly to: Measured;
}

/** Is a model or unit within a distance of something, or wholly so? Within an area where the distance is 0. */
export interface WithinQuestion {
  readonly kind: 'within';
  readonly what: Measured;
  readonly of: Measured;
  readonly distance: Millimetres;
  readonly wholly: boolean;
  /** It is asked for shooting: of a unit only those count whom the model sees. Left out where it is not. */
  readonly inSight?: boolean;
}

/** Which of these is the closest to a model or unit? */
export interface ClosestQuestion {
  readonly kind: 'closest';
  readonly to: Measured;
  readonly among: readonly Measured[];
}

/** What a table remembers of a move that ended where the enemy's body kept the bases apart. */
export type OverhangMove = {
  /** The turn of that move is over. */
  readonly turnIsOver: boolean;
} & (
  | {
      /** Without the overhang the move would have been long enough for the bases to touch. */
      readonly wasLongEnough: boolean;
    }
  | {
      /** Where the move began, and how far it could go at most: whether that was far enough is found, and whether there was a place with contact. */
      readonly from: BoardPoint;
      readonly allowance: Millimetres;
    }
);

/** Do two models touch, or count as touching? */
export interface ContactQuestion {
  readonly kind: 'contact';
  readonly model: ModelId;
  readonly other: ModelId;
  /** The move of `model` that went for `other`; null where there was none. */
  readonly overhang: OverhangMove | null;
}

/** Where must a model end that is told to move as close as possible to something, and may it end here? */
export interface CloseInQuestion {
  readonly kind: 'close-in';
  readonly model: ModelId;
  /** A model or unit, or an objective: one of the board, a zone, or the ground of a piece. */
  readonly goal: Measured;
  /** How far the move goes at most. */
  readonly allowance: Millimetres;
  /** It must end in coherency with the models of its unit, where they now stand. */
  readonly inCoherency: boolean;
  /** Where its player wants it to end; null asks what is demanded and no more. */
  readonly end: BoardPoint | null;
}

/** Does a unit hang together where its models stand? */
export interface CoherencyQuestion {
  readonly kind: 'coherency';
  readonly owner: SideId;
  readonly unit: UnitId;
}

/** A question about distances. */
export type DistanceQuestion =
  | MeasureQuestion
  | WithinQuestion
  | ClosestQuestion
  | ContactQuestion
  | CloseInQuestion
  | CoherencyQuestion;
