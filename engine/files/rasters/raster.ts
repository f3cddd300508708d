import type { Millimetres } from '../../space/quantity.ts';

/**
 * One number for each square of a table, or none.
 * @shape row by row, the row at the far edge first, NaN where there is no number @frame board
 */
export interface Raster {
  readonly name: string;
  readonly cell: Millimetres;
  readonly columns: number;
  readonly rows: number;
  /** The least x and z of the first square. */
  readonly left: Millimetres;
  readonly far: Millimetres;
  readonly values: Float32Array;
}
