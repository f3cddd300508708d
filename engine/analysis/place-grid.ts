import type { Board } from '../board/board.ts';
import type { Zone } from '../board/zone.ts';
import { liesIn } from '../geometry/cover/plan-shape.ts';
import type { Refusal } from '../outcome/refusal.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import type { PlanPoint } from '../space/polygon.ts';
import type { Millimetres } from '../space/quantity.ts';
import type { LabRefusalCode } from './refusal-codes.ts';

/** Squares of one size that the table is divided into. Whatever is told of a square is told of its middle. @frame board */
export interface PlaceGrid {
  readonly cell: Millimetres;
  readonly columns: number;
  readonly rows: number;
  /** The least x and z of the first square; columns go along x, rows along z. */
  readonly left: Millimetres;
  readonly far: Millimetres;
}

/** The finest and the coarsest squares that may be asked for. */
const FINEST: Millimetres = 5;
const COARSEST: Millimetres = 200;

/**
 * Squares over a whole table, its middle in the middle of them; strips at the edges that are narrower than half a square are left over on both sides.
 * @refuses squares that are too fine or too coarse
 */
export function gridOver({ size }: Board, cell: Millimetres): Result<PlaceGrid, Refusal<LabRefusalCode>> {
  if (!(cell >= FINEST && cell <= COARSEST))
    return fail({ code: 'lab/cell-size', clause: null, fill: { cell, least: FINEST, most: COARSEST } });
  const columns = Math.max(1, Math.round(size.width / cell));
  const rows = Math.max(1, Math.round(size.depth / cell));
  return succeed({ cell, columns, rows, left: (-columns * cell) / 2, far: (-rows * cell) / 2 });
}

/** The middle of a square; squares are numbered row by row. */
export const middleOfCell = ({ cell, columns, left, far }: PlaceGrid, index: number): PlanPoint => ({
  x: left + ((index % columns) + 0.5) * cell,
  z: far + (Math.floor(index / columns) + 0.5) * cell,
});

/** 1 for each square whose middle lies in one of these zones. @edge on the border is in */
export function cellsIn(grid: PlaceGrid, zones: readonly Zone[]): Uint8Array {
  const taken = new Uint8Array(grid.columns * grid.rows);
  for (let index = 0; index < taken.length; index++) {
    const middle = middleOfCell(grid, index);
    if (zones.some(({ outline }) => liesIn(outline, middle))) taken[index] = 1;
  }
  return taken;
}
