import type { FieldPlan, FieldTask } from './field-plan.ts';
import type { PlaceGrid } from './place-grid.ts';

/** A first picture has at least so many squares to show, and less than four times as many, unless the whole map has fewer. */
const FIRST_SHOWN = 48;
/** Nobody sees a table in squares so many times as wide as those that were asked for. */
const COARSEST = 32;
/** So many looked-into squares a side are one task: what lies side by side is worked out quickly together, and soon enough done to be left off. */
const A_SIDE = 24;

/** Between the first pass and the last is one of squares so many times as wide, or so much finer than the first; no more of them, as what lies about a place may have to be gathered for each pass anew. */
const BETWEEN = 8;
const FINER = 4;

/** How coarse the passes over a grid are, the coarsest first: a first picture, one or none that is finer, and all that is left. */
export function stridesOf({ columns, rows }: Pick<PlaceGrid, 'columns' | 'rows'>): readonly number[] {
  let first = 1;
  while (2 * first <= COARSEST && columns * rows >= FIRST_SHOWN * 4 * first * first) first *= 2;
  const second = Math.max(BETWEEN, first / FINER);
  if (first === 1) return [1];
  return first > second ? [first, second, 1] : [first, 1];
}

/** The work of a plan, in the order in which it is to be done: coarse first. Each square is in one task. */
export function tasksOf({ grid, within }: FieldPlan): readonly FieldTask[] {
  const { columns, rows } = grid;
  const strides = stridesOf(grid);
  const tasks: FieldTask[] = [];
  for (const stride of strides) {
    const side = A_SIDE * stride;
    for (let top = 0; top < rows; top += side) {
      for (let left = 0; left < columns; left += side) {
        const cells: number[] = [];
        for (let row = top; row < Math.min(rows, top + side); row++) {
          for (let column = left; column < Math.min(columns, left + side); column++) {
            const cell = row * columns + column;
            if (strideOf(column, row, strides) === stride && (within === null || within[cell] === 1)) cells.push(cell);
          }
        }
        if (cells.length > 0) tasks.push({ stride, cells });
      }
    }
  }
  return tasks;
}

/** In which pass a square is looked into: of the squares that each of them stands for, the middle one. */
function strideOf(column: number, row: number, strides: readonly number[]): number {
  for (const stride of strides) {
    if (stride > 1 && column % stride === stride / 2 && row % stride === stride / 2) return stride;
  }
  return 1;
}
