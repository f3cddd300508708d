import { grownArray } from './grown-array.ts';

/** A convex shape in room that is used again: what is kept of it has to be copied. */
export interface WaitingShape {
  /** @shape x y of each corner */
  corners: Float64Array;
  count: number;
  /** Which surface of the target it is a part of. */
  surface: number;
  /** So many of the listed shadows have been taken out of it. */
  done: number;
}

/** An upright box that is written over again and again. */
export interface WaitingBox {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** Shapes that wait to be cut, one upon another, in room that grows and is used again. */
export interface WaitingShapes {
  /** How many wait. */
  height(): number;
  /** Forgets all above the lowest so many. */
  dropTo(height: number): void;
  push(corners: Float64Array, count: number, surface: number, done: number): void;
  /** Takes the topmost, into `shape`, with the box around it. */
  pop(shape: WaitingShape, box: WaitingBox): void;
  /** The box around all above the lowest so many. @edge there is one at least */
  boxAbove(floor: number, box: WaitingBox): void;
  /** Takes all above the lowest so many. @shape four numbers each: where its corners start, how many, its surface, how many shadows are done with */
  takeAbove(floor: number): { readonly heads: Int32Array; readonly corners: Float64Array };
}

export function makeWaitingShapes(): WaitingShapes {
  let corners = new Float64Array(4096);
  let heads = new Int32Array(512);
  let waiting = 0;
  let top = 0;

  function dropTo(height: number): void {
    if (height === waiting) return;
    top = heads[4 * height]!;
    waiting = height;
  }

  function push(from: Float64Array, count: number, surface: number, done: number): void {
    if (top + 2 * count > corners.length) corners = grownArray(corners, 2 * corners.length + 2 * count);
    if (4 * waiting + 4 > heads.length) heads = grownArray(heads, 2 * heads.length);
    for (let i = 0; i < 2 * count; i++) corners[top + i] = from[i]!;
    heads[4 * waiting] = top;
    heads[4 * waiting + 1] = count;
    heads[4 * waiting + 2] = surface;
    heads[4 * waiting + 3] = done;
    waiting++;
    top += 2 * count;
  }

  function pop(shape: WaitingShape, box: WaitingBox): void {
    waiting--;
    top = heads[4 * waiting]!;
    shape.count = heads[4 * waiting + 1]!;
    shape.surface = heads[4 * waiting + 2]!;
    shape.done = heads[4 * waiting + 3]!;
    const end = 2 * shape.count;
    if (end > shape.corners.length) shape.corners = new Float64Array(2 * end);
    for (let i = 0; i < end; i++) shape.corners[i] = corners[top + i]!;
    findBox(shape.corners, 0, end, box);
  }

  function takeAbove(floor: number): { readonly heads: Int32Array; readonly corners: Float64Array } {
    const start = heads[4 * floor]!;
    const taken = { heads: heads.slice(4 * floor, 4 * waiting), corners: corners.slice(start, top) };
    for (let head = 0; head < taken.heads.length; head += 4) taken.heads[head]! -= start;
    dropTo(floor);
    return taken;
  }

  const boxAbove = (floor: number, box: WaitingBox) => findBox(corners, heads[4 * floor]!, top, box);

  return { height: () => waiting, dropTo, push, pop, boxAbove, takeAbove };
}

/** The box around the corners that stand from `from` to `end`. */
function findBox(corners: Float64Array, from: number, end: number, box: WaitingBox): void {
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (let i = from; i < end; i += 2) {
    const x = corners[i]!;
    const y = corners[i + 1]!;
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  box.minX = minX;
  box.minY = minY;
  box.maxX = maxX;
  box.maxY = maxY;
}
