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

/** A definition of a distance, or from an eye to the nearest point that it sees. */
export type ToldKind = FigureKind | 'in-sight';

/** A distance by one definition, with the two points that it lies between. */
export interface Figure {
  readonly by: ToldKind;
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
  readonly by: ToldKind;
  /** From the nearest point of the nearest model; where all must be within, from the farthest point of the farthest. */
  readonly distance: Millimetres;
  readonly limit: Millimetres;
  /** Each model by itself. */
  readonly models: readonly { readonly model: ModelId; readonly distance: Millimetres; readonly holds: boolean }[];
}

/** The answer to `closest`. */
export interface ClosestAnswer {
  readonly kind: 'closest';
  readonly by: ToldKind;
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

/** Every demand on the end of a move as close as possible: none is made, bases that touch, in range of the objective, as near as it comes. */
export const CLOSE_IN_DEMANDS = ['no-move', 'contact', 'in-range', 'nearest'] as const;

/** The answer to `close-in`. */
export interface CloseInAnswer {
  readonly kind: 'close-in';
  readonly demands: (typeof CLOSE_IN_DEMANDS)[number];
  /** How far the goal is now. */
  readonly gap: Millimetres;
  /** The nearest end that was found, what the way there costs, and how far the goal is from there. */
  readonly best: { readonly at: BoardPoint; readonly cost: Millimetres; readonly gap: Millimetres };
  /** An end may be so far from the goal and no farther. */
  readonly limit: Millimetres;
  /** The end that was asked about; its cost is null where no way leads there. */
  readonly end: { readonly allowed: boolean; readonly cost: Millimetres | null; readonly gap: Millimetres } | null;
}

/** The answer to `coherency`. */
export interface CoherencyAnswer {
  readonly kind: 'coherency';
  readonly holds: boolean;
  /** Each model with the one that holds it, or the nearest where none does, and whether it is near enough to all others. */
  readonly models: readonly {
    readonly model: ModelId;
    readonly neighbour: ModelId;
    readonly level: Millimetres;
    readonly height: Millimetres;
    readonly holds: boolean;
  }[];
  /** The two that are farthest apart, seen from above, and the two that are farthest apart in height. */
  readonly spread: { readonly level: Millimetres; readonly height: Millimetres };
}

/** The answer to a question about distances. */
export type DistanceAnswer = MeasureAnswer | WithinAnswer | ClosestAnswer | ContactAnswer | CloseInAnswer | CoherencyAnswer;
