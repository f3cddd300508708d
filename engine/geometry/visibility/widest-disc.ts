import type { Vec2 } from '../../space/solid.ts';
import {
  areaOf,
  boxAround,
  type ConvexPolygon,
  centroidOf,
  cornersOfBox,
  edgesOf,
  type FlatBox,
  takeOut,
} from './convex-polygon.ts';

/** The largest circle within a part of the picture. */
export interface Disc {
  readonly centre: Vec2;
  readonly diameter: number;
}

/** The search ends when no disc can be wider than the best by more than this. @unit millimetres */
export const DISC_ACCURACY = 0.01;

/** A square of the picture with what could touch a disc centred in it. */
interface SearchSquare {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly among: Int32Array;
  /** Radius of the disc about the middle. */
  readonly clearance: number;
  /** No disc centred here has a greater radius. */
  readonly limit: number;
}

/** Half the width that one search may be off by: two that end together are no further apart than DISC_ACCURACY. */
const ROOM = DISC_ACCURACY / 2;

/**
 * What is the largest disc that fits into the shapes without touching what is hidden? Its diameter is the greatest width of what is seen.
 * @shape `outline`, `hidden` and `visible` are convex; `visible` and `hidden` together make up `outline`
 * @edge null where nothing is visible @cost branch and bound to DISC_ACCURACY: some dozen squares
 * @clause SK-GEOM-3
 */
export function findWidestDisc(
  outline: readonly ConvexPolygon[],
  visible: readonly ConvexPolygon[],
  hidden: readonly ConvexPolygon[],
): Disc | null {
  if (visible.length === 0) return null;
  const room = makeRoom([...outsideOf(outline), ...hidden], boxAround(...visible));
  let best: Grown = { ...centroidOf(visible[0]!), radius: 0 };
  const tryFrom = (x: number, y: number) => {
    const disc = room.grow(x, y);
    if (disc.radius > best.radius) best = disc;
  };
  const largestFirst = [...visible].sort((a, b) => areaOf(b) - areaOf(a));
  for (const shape of largestFirst.slice(0, SEEDS)) {
    const { x, y } = centroidOf(shape);
    tryFrom(x, y);
  }

  const { minX, minY, maxX, maxY } = boxAround(...visible);
  let open = [room.squareAt((minX + maxX) / 2, (minY + maxY) / 2, Math.max(maxX - minX, maxY - minY) / 2, room.all)];
  while (open.length > 0) {
    const next: SearchSquare[] = [];
    for (const { x, y, half, among, limit } of open) {
      if (limit <= best.radius + ROOM) continue;
      const quarter = half / 2;
      for (const [dx, dy] of QUARTERS) {
        const part = room.squareAt(x + dx * quarter, y + dy * quarter, quarter, among);
        if (part.limit <= best.radius + ROOM) continue;
        if (part.clearance > best.radius) tryFrom(part.x, part.y);
        next.push(part);
      }
    }
    open = next.sort((a, b) => b.limit - a.limit);
  }
  return { centre: { x: best.x, y: best.y }, diameter: 2 * best.radius };
}

/** So many of the largest visible shapes are tried before the search begins: a good first disc ends most of it at once. */
const SEEDS = 3;

const QUARTERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** All that surrounds the outline, as far as a disc could reach. */
function outsideOf(outline: readonly ConvexPolygon[]): readonly ConvexPolygon[] {
  const box = boxAround(...outline);
  const around = Math.max(box.maxX - box.minX, box.maxY - box.minY) + 1;
  let outside: ConvexPolygon[] = [cornersOfBox(box, around)];
  for (const shape of outline) {
    const edges = edgesOf(shape);
    const next: ConvexPolygon[] = [];
    for (const piece of outside) {
      if (!takeOut(piece, edges, (rest) => next.push(rest))) next.push(piece);
    }
    outside = next;
  }
  return outside;
}

/** A disc that was moved to where it is largest nearby. */
interface Grown extends Vec2 {
  readonly radius: number;
}

/** The room between convex obstacles. */
interface Room {
  readonly all: Int32Array;
  /** What a disc about this place grows to, when it is moved away from what it touches until nothing is gained. */
  grow(x: number, y: number): Grown;
  squareAt(x: number, y: number, half: number, among: Int32Array): SearchSquare;
}

/** So many of the nearest obstacles are looked at when a disc is moved or a square judged; the others are left for later. */
const NEAREST = 8;

/** Sums of two and three are taken among so many of the nearest. */
const CLOSEST = 6;

/** Steps of `grow`; each ends at one more obstacle, so that few are needed. */
const GROWING_STEPS = 10;

/** @shape `within`: discs have their centres here */
function makeRoom(obstacles: readonly ConvexPolygon[], within: FlatBox): Room {
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

  /** From a place to the nearest point of a convex obstacle; 0 inside it. Only edges that the place lies outside of can hold that point. */
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

  // the nearest obstacles of a place, the nearest first: which, how far, and the unit direction away from them
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

  /** First away from one obstacle, then out of the corner between two. */
  function grow(startX: number, startY: number): Grown {
    let x = startX;
    let y = startY;
    let found = findNearest(x, y, all);
    let radius = found > 0 ? far[0]! : 0;
    for (let step = 0; step < GROWING_STEPS && found > 1 && radius > 0; step++) {
      const cornered = far[1]! - radius < DISC_ACCURACY / 100;
      let wayX = awayX[0]! + (cornered ? awayX[1]! : 0);
      let wayY = awayY[0]! + (cornered ? awayY[1]! : 0);
      const length = Math.sqrt(wayX * wayX + wayY * wayY);
      if (length < 1e-6) break;
      wayX /= length;
      wayY /= length;
      const gain = wayX * awayX[0]! + wayY * awayY[0]!;
      let way = Infinity;
      for (let i = cornered ? 2 : 1; i < found; i++) {
        const closing = gain - (wayX * awayX[i]! + wayY * awayY[i]!);
        if (closing > 1e-9) way = Math.min(way, (far[i]! - radius) / closing);
      }
      if (way === Infinity) break;
      const nextX = x + wayX * way;
      const nextY = y + wayY * way;
      // only some obstacles were looked at, so that the way may lead past others and out of all that is seen
      if (!(nextX >= within.minX && nextX <= within.maxX && nextY >= within.minY && nextY <= within.maxY)) break;
      found = findNearest(nextX, nextY, all);
      if (!(far[0]! > radius + DISC_ACCURACY / 1000)) break;
      x = nextX;
      y = nextY;
      radius = far[0]!;
    }
    return { x, y, radius };
  }

  const fromCorners = new Float64Array(4 * CLOSEST);

  /**
   * The distance to a convex obstacle is greatest at a corner of the square, and so is every mean of such distances, whatever their weights; the clearance
   * is never more than any mean. Two that push against each other end the search along the middle of a strip; three that hold a disc between them,
   * weighed so that their pushes cancel, end it around the best disc.
   */
  function limitOf(x: number, y: number, half: number, found: number, least: number): number {
    const closest = Math.min(found, CLOSEST);
    let limit = least;
    for (let i = 0; i < closest; i++) {
      for (let corner = 0; corner < 4; corner++) {
        const [dx, dy] = QUARTERS[corner]!;
        fromCorners[4 * i + corner] = distanceTo(near[i]!, x + dx * half, y + dy * half);
      }
    }
    for (let i = 0; i < closest; i++) {
      limit = Math.min(limit, meanOf(i, i, i, 1, 0, 0));
      for (let j = i + 1; j < closest; j++) {
        limit = Math.min(limit, meanOf(i, j, j, 0.5, 0.5, 0));
        const ij = awayX[i]! * awayY[j]! - awayY[i]! * awayX[j]!;
        for (let k = j + 1; k < closest; k++) {
          const jk = awayX[j]! * awayY[k]! - awayY[j]! * awayX[k]!;
          const ki = awayX[k]! * awayY[i]! - awayY[k]! * awayX[i]!;
          const sum = ij + jk + ki;
          const cancel = (ij > 0 && jk > 0 && ki > 0) || (ij < 0 && jk < 0 && ki < 0);
          if (cancel) limit = Math.min(limit, meanOf(i, j, k, jk / sum, ki / sum, ij / sum));
        }
      }
    }
    return limit;
  }

  /** The greatest weighed mean of the distances to three obstacles over the corners of the square. */
  function meanOf(i: number, j: number, k: number, ofI: number, ofJ: number, ofK: number): number {
    let most = 0;
    for (let corner = 0; corner < 4; corner++) {
      const mean = ofI * fromCorners[4 * i + corner]! + ofJ * fromCorners[4 * j + corner]! + ofK * fromCorners[4 * k + corner]!;
      if (mean > most) most = mean;
    }
    return most;
  }

  function squareAt(x: number, y: number, half: number, among: Int32Array): SearchSquare {
    const reach = half * Math.SQRT2;
    const found = findNearest(x, y, among);
    const clearance = far[0]!;
    const limit = limitOf(x, y, half, found, clearance + reach);
    const farthest = (limit + reach) * (limit + reach);
    let left = 0;
    for (let i = 0; i < among.length; i++) if (squareToBox(among[i]!, x, y) <= farthest) kept[left++] = among[i]!;
    return { x, y, half, among: kept.slice(0, left), limit, clearance };
  }

  return { all, grow, squareAt };
}
