import type { FieldPlan, FieldTask } from './field-plan.ts';

/** First one square of 64 is looked into, then one of 16, one of 4, and last all that are left. */
const STRIDES = [8, 4, 2, 1] as const;
/** So many looked-into squares a side are one task: what lies side by side is worked out quickly together, and soon enough done to be left off. */
const A_SIDE = 24;

/** The work of a plan, in the order in which it is to be done: coarse first. Each square is in one task. */
export function tasksOf({ grid: { columns, rows }, within }: FieldPlan): readonly FieldTask[] {
  const tasks: FieldTask[] = [];
  for (const stride of STRIDES) {
    const side = A_SIDE * stride;
    for (let top = 0; top < rows; top += side) {
      for (let left = 0; left < columns; left += side) {
        const cells: number[] = [];
        for (let row = top; row < Math.min(rows, top + side); row++) {
          for (let column = left; column < Math.min(columns, left + side); column++) {
            const cell = row * columns + column;
            if (strideOf(column, row) === stride && (within === null || within[cell] === 1)) cells.push(cell);
          }
        }
        if (cells.length > 0) tasks.push({ stride, cells });
      }
    }
  }
  return tasks;
}

/** In which pass a square is looked into: the one in the middle of 8 × 8 first. */
export function strideOf(column: number, row: number): number {
  for (const stride of STRIDES) {
    if (stride > 1 && column % stride === stride / 2 && row % stride === stride / 2) return stride;
  }
  return 1;
}
