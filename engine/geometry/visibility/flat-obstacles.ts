import { boxAround, type ConvexPolygon } from './convex-polygon.ts';

/** So many of the nearest obstacles are looked at when a disc is moved or a square judged; the others are left for later. */
const NEAREST = 8;

/** Convex obstacles, and the nearest of them to the place that was asked about last. */
export interface FlatObstacles {
  /** All of them by their index. */
  readonly all: Int32Array;
  /** The nearest, the nearest first: which, how far, and the unit direction away from them; 0 where the place is inside. @shape NEAREST each, as many as were found */
  readonly near: Int32Array;
  readonly far: Float64Array;
  readonly awayX: Float64Array;
  readonly awayY: Float64Array;
  /** Finds the nearest among some; says how many it found. */
  findNearest(x: number, y: number, among: Int32Array): number;
  /** From a place to the nearest point of an obstacle; 0 inside it. */
  distanceTo(obstacle: number, x: number, y: number): number;
  /** Those of some whose boxes are no farther than so much. @shape `farthest` squared */
  notBeyond(x: number, y: number, farthest: number, among: Int32Array): Int32Array;
}

export function makeFlatObstacles(obstacles: readonly ConvexPolygon[]): FlatObstacles {
  const count = obstacles.length;
  const starts = new Int32Array(count + 1);
  for (let i = 0; i < count; i++) starts[i + 1] = starts[i]! + 2 * obstacles[i]!.length;
  const corners = new Float64Array(starts[count]!);
  const boxes = new Float64Array(4 * count);
  obstacles.forEach((shape, i) => {
    let at = starts[i]!;
    for (const { x, y } of shape) {
      corners[at++] = x;
      corners[at++] = y;
    }
    const { minX, minY, maxX, maxY } = boxAround(shape);
    boxes.set([minX, minY, maxX, maxY], 4 * i);
  });
  const all = Int32Array.from({ length: count }, (_, i) => i);
  const kept = new Int32Array(count);

  /** From a place to the nearest point of a box, squared: never more than to what the box holds. */
  function squareToBox(obstacle: number, x: number, y: number): number {
    const k = 4 * obstacle;
    const left = boxes[k]! - x;
    const below = boxes[k + 1]! - y;
    const right = x - boxes[k + 2]!;
    const above = y - boxes[k + 3]!;
    const dx = Math.max(left, right, 0);
    const dy = Math.max(below, above, 0);
    return dx * dx + dy * dy;
  }

  // where `distanceTo` found the nearest point, when it was called last
  let nearestX = 0;
  let nearestY = 0;

  /** Only edges that the place lies outside of can hold the nearest point. */
  function distanceTo(obstacle: number, x: number, y: number): number {
    const first = starts[obstacle]!;
    const end = starts[obstacle + 1]!;
    let least = Infinity;
    let ax = corners[end - 2]!;
    let ay = corners[end - 1]!;
    for (let k = first; k < end; k += 2) {
      const bx = corners[k]!;
      const by = corners[k + 1]!;
      const dx = bx - ax;
      const dy = by - ay;
      const px = x - ax;
      const py = y - ay;
      if (dx * py - dy * px < 0) {
        const along = px * dx + py * dy;
        const length = dx * dx + dy * dy;
        const t = along <= 0 ? 0 : along >= length ? 1 : along / length;
        const qx = ax + dx * t;
        const qy = ay + dy * t;
        const square = (qx - x) * (qx - x) + (qy - y) * (qy - y);
        if (square < least) {
          least = square;
          nearestX = qx;
          nearestY = qy;
        }
      }
      ax = bx;
      ay = by;
    }
    return least === Infinity ? 0 : Math.sqrt(least);
  }

  const near = new Int32Array(NEAREST);
  const far = new Float64Array(NEAREST);
  const awayX = new Float64Array(NEAREST);
  const awayY = new Float64Array(NEAREST);

  function findNearest(x: number, y: number, among: Int32Array): number {
    let found = 0;
    for (let i = 0; i < among.length; i++) {
      const obstacle = among[i]!;
      const most = found < NEAREST ? Infinity : far[NEAREST - 1]!;
      if (squareToBox(obstacle, x, y) >= most * most) continue;
      const distance = distanceTo(obstacle, x, y);
      if (distance >= most) continue;
      let at = found < NEAREST ? found++ : NEAREST - 1;
      for (; at > 0 && far[at - 1]! > distance; at--) {
        near[at] = near[at - 1]!;
        far[at] = far[at - 1]!;
        awayX[at] = awayX[at - 1]!;
        awayY[at] = awayY[at - 1]!;
      }
      near[at] = obstacle;
      far[at] = distance;
      awayX[at] = distance > 0 ? (x - nearestX) / distance : 0;
      awayY[at] = distance > 0 ? (y - nearestY) / distance : 0;
    }
    return found;
  }

  function notBeyond(x: number, y: number, farthest: number, among: Int32Array): Int32Array {
    let left = 0;
    for (let i = 0; i < among.length; i++) if (squareToBox(among[i]!, x, y) <= farthest) kept[left++] = among[i]!;
    return kept.slice(0, left);
  }

  return { all, near, far, awayX, awayY, findNearest, distanceTo, notBeyond };
}
