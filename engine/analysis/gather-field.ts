import type { Carrier } from '../geometry/movement-queries.ts';
import type { Field } from './field.ts';
import type { FieldPatch } from './field-patch.ts';
import type { FieldPlan } from './field-plan.ts';
import { stridesOf, tasksOf } from './field-tasks.ts';
import { numbered } from './standing-places.ts';

/** Puts together what comes of the tasks of a plan, in whatever order it comes. */
export interface FieldGatherer {
  take(patch: FieldPatch): void;
  /** What is known so far. The same once all is known, whatever came first. @cost linear in the places */
  field(): Field;
}

/** Opens a field that is put together from the tasks of its plan. */
export function gatherField(plan: FieldPlan): FieldGatherer {
  const { grid, quantity, unit, provenance } = plan;
  const tasks = tasksOf(plan);
  const all = tasks.reduce((sum, { cells }) => sum + cells.length, 0);
  /** So many squares of each pass are still to be looked into. */
  const left = new Map<number, number>();
  for (const { stride, cells } of tasks) left.set(stride, (left.get(stride) ?? 0) + cells.length);
  const looked = new Uint8Array(grid.columns * grid.rows);
  const patches: FieldPatch[] = [];
  let done = 0;

  const strideDone = (): number => {
    const strides = stridesOf(grid);
    let finest = 2 * strides[0]!;
    for (const stride of strides) {
      if ((left.get(stride) ?? 0) > 0) break;
      finest = stride;
    }
    return finest;
  };

  /** Does a place of a coarse pass stand for the squares around it still? As long as it is the only one of its block that was looked into. */
  const spanOf = (cell: number, stride: number): number => {
    const [column, row] = [cell % grid.columns, Math.floor(cell / grid.columns)];
    const [left, top] = [column - (column % stride), row - (row % stride)];
    for (let r = top; r < Math.min(grid.rows, top + stride); r++) {
      for (let c = left; c < Math.min(grid.columns, left + stride); c++) {
        const other = r * grid.columns + c;
        if (other !== cell && looked[other] === 1) return 1;
      }
    }
    return stride;
  };

  return {
    take(patch) {
      patches.push(patch);
      for (const cell of patch.task.cells) looked[cell] = 1;
      left.set(patch.task.stride, left.get(patch.task.stride)! - patch.task.cells.length);
      done += patch.task.cells.length;
    },
    field(): Field {
      const order: { readonly cell: number; readonly storey: number; readonly patch: FieldPatch; readonly i: number }[] = [];
      for (const patch of patches) {
        for (let i = 0; i < patch.places.cells.length; i++) {
          order.push({ cell: patch.places.cells[i]!, storey: patch.places.storeys[i]!, patch, i });
        }
      }
      order.sort((a, b) => a.cell - b.cell || a.storey - b.storey);
      const at = new Float64Array(3 * order.length);
      for (const [place, { patch, i }] of order.entries()) at.set(patch.places.at.subarray(3 * i, 3 * i + 3), 3 * place);
      const finest = strideDone();
      const on = order.map(({ patch: { places }, i }): Carrier => places.carriers[places.on[i]!]!);
      return {
        quantity,
        unit,
        grid,
        places: {
          cells: Int32Array.from(order, ({ cell }) => cell),
          storeys: Uint8Array.from(order, ({ storey }) => storey),
          at,
          ...numbered(on),
        },
        atLeast: Float64Array.from(order, ({ patch, i }) => patch.atLeast[i]!),
        atMost: Float64Array.from(order, ({ patch, i }) => patch.atMost[i]!),
        looked: looked.slice(),
        spans: Uint8Array.from(order, ({ cell, patch }) => (finest === 1 ? 1 : spanOf(cell, patch.task.stride))),
        stride: finest,
        done: all === 0 ? 1 : done / all,
        provenance,
      };
    },
  };
}
