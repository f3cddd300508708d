import type { ModelId } from '../identity/ids.ts';
import type { Millimetres } from '../space/quantity.ts';
import type { BoardPoint } from '../space/vec3.ts';

/**
 * Every definition of a distance: head points, base edges in space, bases with a thickness, those seen from above, their heights alone, whole bodies, and
 * axes seen from above.
 */
export const FIGURE_KINDS = ['heads', 'bases', 'base-solids', 'level', 'upright', 'bodies', 'axes'] as const;
/** One of `FIGURE_KINDS`. */
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** A distance by one definition, with the two points that it lies between. */
export interface Figure {
  readonly by: FigureKind;
  readonly distance: Millimetres;
  readonly from: BoardPoint;
  readonly to: BoardPoint;
  /** The rule set goes by this one. */
  readonly counts: boolean;
}

/** The answer to `measure`. */
export interface MeasureAnswer {
  readonly kind: 'measure';
  /** The one that counts. */
  readonly distance: Millimetres;
  readonly figures: readonly Figure[];
}

/** The answer to `within`. */
export interface WithinAnswer {
  readonly kind: 'within';
  readonly holds: boolean;
  readonly by: FigureKind;
  /** From the nearest point of the nearest model; where all must be within, from the farthest point of the farthest. */
  readonly distance: Millimetres;
  readonly limit: Millimetres;
  /** Each model by itself. */
  readonly models: readonly { readonly model: ModelId; readonly distance: Millimetres; readonly holds: boolean }[];
}

/** The answer to `closest`. */
export interface ClosestAnswer {
  readonly kind: 'closest';
  readonly by: FigureKind;
  /** All candidates by their numbers, nearest first; several may be the closest. */
  readonly ranked: readonly {
    readonly candidate: number;
    readonly distance: Millimetres;
    readonly from: BoardPoint;
    readonly to: BoardPoint;
    readonly closest: boolean;
  }[];
}

/** The answer to `contact`. */
export interface ContactAnswer {
  readonly kind: 'contact';
  /** By their bases, because a body keeps them apart, or not at all. */
  readonly contact: 'bases' | 'overhang' | 'none';
  /** Between the bases and between the bodies. */
  readonly gap: Millimetres;
  readonly bodyGap: Millimetres;
}

/** The answer to a question about distances. */
export type DistanceAnswer = MeasureAnswer | WithinAnswer | ClosestAnswer | ContactAnswer;
