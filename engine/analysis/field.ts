import type { Carrier } from '../geometry/movement-queries.ts';
import type { BoardHash } from '../identity/ids.ts';
import type { Fill } from '../outcome/fill.ts';
import type { Settings } from '../rules/settings.ts';
import type { LabMethodCode } from './method-codes.ts';
import type { PlaceGrid } from './place-grid.ts';

/** What is told of each place of a board. */
export type FieldQuantity = 'share-seen-from' | 'share-seen-of' | 'places-that-see' | 'cover-from' | 'cost-to-come';

/** In what a figure is told. A share is 0 to 1; cover is 0 for none, 1 for light and 2 for heavy; a cost is a length of movement. */
export type FieldUnit = 'share' | 'count' | 'cover' | 'millimetres';

/** How a figure was found, so that whoever doubts it can find it again. */
export interface Provenance {
  /** The line that says how, and what fills its gaps. */
  readonly method: { readonly code: LabMethodCode; readonly fill: Fill };
  /** All that was asked, as plain data. */
  readonly settings: object;
  readonly board: BoardHash;
  readonly ruleSet: { readonly id: string; readonly version: number; readonly settings: Settings } | null;
  readonly engine: string;
}

/**
 * Where a figure can stand, spot by spot and floor by floor, sorted by both.
 * @shape one entry a place in each list
 */
export interface StandingPlaces {
  /** The square of the grid. */
  readonly cells: Int32Array;
  /** 0 for the lowest place over its spot, 1 for the next over it. */
  readonly storeys: Uint8Array;
  /** Under the middle of the base, x y z each. @frame board */
  readonly at: Float64Array;
  /** What carries it, as a number of `carriers`. */
  readonly on: Uint16Array;
  readonly carriers: readonly Carrier[];
}

/** One figure for each place of a board, with proven bounds. */
export interface Field {
  readonly quantity: FieldQuantity;
  readonly unit: FieldUnit;
  readonly grid: PlaceGrid;
  readonly places: StandingPlaces;
  /** Proven bounds of each place's figure; both NaN where there is none to tell. @edge a place that cannot be come to has an endless cost */
  readonly atLeast: Float64Array;
  readonly atMost: Float64Array;
  /** Of each square of the grid: 0 where it has not been looked into (or is not asked about), 1 where it has. */
  readonly looked: Uint8Array;
  /** So many squares a side each place stands for: 1 where its neighbours have been looked into as well. */
  readonly spans: Uint8Array;
  /** So many squares a side each square that was looked into stands for at least, where its neighbours have not been: 1 once all have been. */
  readonly stride: number;
  /** How much of the work is done. */
  readonly done: number;
  readonly provenance: Provenance;
}
