import type { Field } from '../../analysis/field.ts';
import type { Raster } from './raster.ts';

/** Which of the two bounds of each place a raster tells. */
export type BoundTold = 'atLeast' | 'atMost' | 'middle';

/** A field as rasters, one for each storey: the lowest place over each spot, the next over it, and so on. @shape `name` with the number of the storey behind it */
export function rastersOfField(field: Field, name: string, told: BoundTold = 'middle'): readonly Raster[] {
  const { grid, places, atLeast, atMost } = field;
  const storeys = places.storeys.reduce((most, storey) => Math.max(most, storey + 1), 0);
  return Array.from({ length: storeys }, (_, storey) => {
    const values = new Float32Array(grid.columns * grid.rows).fill(Number.NaN);
    for (const [i, cell] of places.cells.entries()) {
      if (places.storeys[i] !== storey) continue;
      values[cell] = told === 'middle' ? (atLeast[i]! + atMost[i]!) / 2 : told === 'atLeast' ? atLeast[i]! : atMost[i]!;
    }
    const { cell, columns, rows, left, far } = grid;
    return { name: `${name}-${storey}`, cell, columns, rows, left, far, values };
  });
}
