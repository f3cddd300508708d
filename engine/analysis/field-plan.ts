import type { Model } from '../board/model.ts';
import type { Accuracy } from '../geometry/many-queries.ts';
import type { MovePolicy } from '../geometry/movement-queries.ts';
import type { SightBlockers, TargetPolicy } from '../geometry/queries.ts';
import type { ModelId } from '../identity/ids.ts';
import type { Millimetres } from '../space/quantity.ts';
import type { FieldQuantity, FieldUnit, Provenance } from './field.ts';
import type { PlaceGrid } from './place-grid.ts';

/** Someone, or some place, that looks at the figures of a board. */
export interface PlannedViewer {
  /** Whose body is not in the way; null for a place. */
  readonly from: ModelId | null;
  /** @frame board @shape x y z of each eye */
  readonly eyes: Float64Array;
  readonly target: TargetPolicy;
  readonly blockers: SightBlockers;
}

/** Someone whom the figures of a board look at. */
export interface PlannedTarget {
  readonly to: ModelId;
  readonly target: TargetPolicy;
  readonly blockers: SightBlockers;
}

/** What is worked out at each place. */
export type Seek =
  /** The share of the figure that is seen by whoever sees most of it. */
  | { readonly kind: 'seen-from'; readonly viewers: readonly PlannedViewer[]; readonly accuracy: Accuracy }
  /** The share that the figure sees of the target of which it sees most. */
  | { readonly kind: 'seen-of'; readonly targets: readonly PlannedTarget[]; readonly accuracy: Accuracy }
  /** From how many places a straight line to the figure's first eye is free. @shape x y z of each place's eye */
  | { readonly kind: 'places-that-see'; readonly eyes: Float64Array; readonly blockers: SightBlockers }
  /** What cover the figure would have from the shooter, by the rules. */
  | { readonly kind: 'cover-from'; readonly shooter: ModelId }
  /** What it costs the figure at least to come there. @shape x y z of each place it may start from */
  | {
      readonly kind: 'cost-to-come';
      readonly starts: Float64Array;
      readonly policy: MovePolicy;
      readonly allowance: Millimetres;
    };

/**
 * A question about the places of a board, ready to be worked out square by square, on whichever thread: plain data, with all that the rules had to say of it.
 */
export interface FieldPlan {
  readonly quantity: FieldQuantity;
  readonly unit: FieldUnit;
  readonly grid: PlaceGrid;
  /** 1 for each square that is asked about; null for all of them. */
  readonly within: Uint8Array | null;
  readonly figure: Model;
  /** What standing means. */
  readonly standing: MovePolicy;
  readonly seek: Seek;
  readonly provenance: Provenance;
}

/** Some squares of a plan, all near to each other and of one pass. */
export interface FieldTask {
  /** The squares that each of them stands for, a side, until the next pass is done. */
  readonly stride: number;
  /** Ascending. */
  readonly cells: readonly number[];
}
