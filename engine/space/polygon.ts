import type { Millimetres } from './quantity.ts';

/** A point of the table seen from above. @frame board or piece, without height */
export interface PlanPoint {
  readonly x: Millimetres;
  readonly z: Millimetres;
}

/** A simple polygon seen from above, of either winding. */
export type PlanPolygon = readonly PlanPoint[];
