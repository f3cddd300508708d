import type { BorderLines } from './border-lines.ts';

const MOST_CELLS = 64;

/** A grid over a shape that tells which shadows lie near one another, in room that is used again. */
export interface ShadowGrid {
  /** Sorts in the shadows of a shape. */
  sort(lines: BorderLines): void;
  /** The other owners whose boxes meet that of a shadow, into `near`; says how many. The shape is never among them. */
  findNear(own: number): number;
  /** All shadows, into `near`; says how many. */
  listAll(): number;
  /** What was found last. */
  near(): Int32Array;
}

export function makeShadowGrid(): ShadowGrid {
  const cellStarts = new Int32Array(MOST_CELLS * MOST_CELLS + 1);
  let cellShadows = new Int32Array(1024);
  let found = new Int32Array(256);
  // the round in which each shadow was met last
  let met = new Int32Array(256);
  let round = 0;
  let count = 0;
  let boxes: Float64Array = new Float64Array(4);
  let across = 0;
  let perX = 0;
  let perY = 0;

  const columnOf = (x: number): number => Math.min(across - 1, Math.max(0, ((x - boxes[0]!) * perX) | 0));
  const rowOf = (y: number): number => Math.min(across - 1, Math.max(0, ((y - boxes[1]!) * perY) | 0));

  function sort(lines: BorderLines): void {
    ({ count, boxes } = lines);
    if (count > met.length) {
      met = new Int32Array(2 * count);
      found = new Int32Array(2 * count);
      round = 0;
    }
    across = Math.max(1, Math.min(MOST_CELLS, Math.round(Math.sqrt(count))));
    perX = across / (boxes[2]! - boxes[0]!);
    perY = across / (boxes[3]! - boxes[1]!);
    const cells = across * across;
    cellStarts.fill(0, 0, cells + 1);
    for (let pass = 0; pass < 2; pass++) {
      for (let i = 1; i < count; i++) {
        const x0 = columnOf(boxes[4 * i]!);
        const x1 = columnOf(boxes[4 * i + 2]!);
        const y1 = rowOf(boxes[4 * i + 3]!);
        for (let y = rowOf(boxes[4 * i + 1]!); y <= y1; y++) {
          for (let x = x0; x <= x1; x++) {
            const cell = y * across + x;
            if (pass === 0) cellStarts[cell + 1]!++;
            else cellShadows[cellStarts[cell]!++] = i;
          }
        }
      }
      if (pass === 0) {
        for (let cell = 0; cell < cells; cell++) cellStarts[cell + 1]! += cellStarts[cell]!;
        if (cellStarts[cells]! > cellShadows.length) cellShadows = new Int32Array(2 * cellStarts[cells]!);
      }
    }
    // each start has moved to its end, which is where the next one began
    for (let cell = cells; cell > 0; cell--) cellStarts[cell] = cellStarts[cell - 1]!;
    cellStarts[0] = 0;
  }

  function findNear(own: number): number {
    round++;
    met[own] = round;
    let length = 0;
    const minX = boxes[4 * own]!;
    const minY = boxes[4 * own + 1]!;
    const maxX = boxes[4 * own + 2]!;
    const maxY = boxes[4 * own + 3]!;
    const x0 = columnOf(minX);
    const x1 = columnOf(maxX);
    const y1 = rowOf(maxY);
    for (let y = rowOf(minY); y <= y1; y++) {
      for (let k = cellStarts[y * across + x0]!; k < cellStarts[y * across + x1 + 1]!; k++) {
        const other = cellShadows[k]!;
        if (met[other] === round) continue;
        met[other] = round;
        const box = 4 * other;
        if (boxes[box]! > maxX || boxes[box + 1]! > maxY || boxes[box + 2]! < minX || boxes[box + 3]! < minY) continue;
        found[length++] = other;
      }
    }
    return length;
  }

  function listAll(): number {
    for (let other = 1; other < count; other++) found[other - 1] = other;
    return count - 1;
  }

  return { sort, findNear, listAll, near: () => found };
}
