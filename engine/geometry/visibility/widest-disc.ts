import type { Vec2 } from '../../space/solid.ts';
import { LINE_NOISE } from '../../space/tolerance.ts';
import {
  areaOf,
  boxAround,
  type ConvexPolygon,
  centroidOf,
  cornersOfBox,
  distanceInside,
  edgesOf,
  type FlatBox,
  type HalfPlane,
  takeOut,
} from './convex-polygon.ts';

/** The largest circle within a part of the picture. */
export interface Disc {
  readonly centre: Vec2;
  readonly diameter: number;
}

/** The search ends when no disc can be wider than the best by more than this. @unit millimetres */
export const DISC_ACCURACY = 0.01;

/** Convex shape that the disc has to keep off. */
interface Obstacle {
  readonly corners: ConvexPolygon;
  readonly edges: readonly HalfPlane[];
  readonly box: FlatBox;
}

/** A square of the picture with what could touch a disc centred in it. */
interface SearchSquare {
  readonly centre: Vec2;
  readonly half: number;
  /** Radius of the disc about the centre. */
  readonly clearance: number;
  readonly obstacles: readonly Obstacle[];
  /** No disc centred here has a greater radius. */
  readonly limit: number;
}

const obstacleOf = (corners: ConvexPolygon): Obstacle => ({ corners, edges: edgesOf(corners), box: boxAround(corners) });

/**
 * What is the largest disc that fits into the shapes without touching what is hidden? Its diameter is the greatest width of what is seen.
 * @shape `outline`, `hidden` and `visible` are convex; `visible` and `hidden` together make up `outline`
 * @edge null where nothing is visible @cost branch and bound to DISC_ACCURACY
 * @clause SK-GEOM-3
 */
export function findWidestDisc(
  outline: readonly ConvexPolygon[],
  visible: readonly ConvexPolygon[],
  hidden: readonly ConvexPolygon[],
): Disc | null {
  if (visible.length === 0) return null;
  const obstacles = [...outsideOf(outline), ...hidden].map(obstacleOf);
  let best = { centre: centroidOf(visible[0]!), radius: 0 };
  const box = boxAround(...visible);
  const tryFrom = (start: Vec2) => {
    const disc = growDisc(start, obstacles, box);
    if (disc.radius > best.radius) best = disc;
  };
  const largestFirst = [...visible].sort((a, b) => areaOf(b) - areaOf(a));
  for (const shape of largestFirst.slice(0, SEEDS)) tryFrom(centroidOf(shape));

  const half = Math.max(box.maxX - box.minX, box.maxY - box.minY) / 2;
  const middle = { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 };
  let open = [squareAt(middle, half, obstacles)];
  while (open.length > 0) {
    const next: SearchSquare[] = [];
    for (const square of open) {
      if (square.limit <= best.radius + DISC_ACCURACY / 2) continue;
      const quarter = square.half / 2;
      for (const [dx, dy] of QUARTERS) {
        const centre = { x: square.centre.x + dx * quarter, y: square.centre.y + dy * quarter };
        const part = squareAt(centre, quarter, square.obstacles);
        if (part.limit <= best.radius + DISC_ACCURACY / 2) continue;
        if (part.clearance > best.radius) tryFrom(centre);
        next.push(part);
      }
    }
    open = next.sort((a, b) => b.limit - a.limit);
  }
  return { centre: best.centre, diameter: 2 * best.radius };
}

/** So many of the largest visible shapes are tried before the search begins: a good first disc ends most of it at once. */
const SEEDS = 5;

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

/** Where `distanceTo` found the nearest point, when it was called last. */
const nearest = { x: 0, y: 0 };

/** From a point to the nearest point of a convex shape; 0 inside it. */
function distanceTo({ corners, edges }: Obstacle, p: Vec2): number {
  let isInside = true;
  for (const edge of edges) {
    if (distanceInside(edge, p) < -LINE_NOISE) {
      isInside = false;
      break;
    }
  }
  if (isInside) return 0;
  let least = Infinity;
  nearest.x = p.x;
  nearest.y = p.y;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const a = corners[j]!;
    const b = corners[i]!;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const square = dx * dx + dy * dy;
    const along = square > 0 ? ((p.x - a.x) * dx + (p.y - a.y) * dy) / square : 0;
    const t = Math.max(0, Math.min(1, along));
    const x = a.x + dx * t;
    const y = a.y + dy * t;
    const distance = (x - p.x) * (x - p.x) + (y - p.y) * (y - p.y);
    if (distance < least) {
      least = distance;
      nearest.x = x;
      nearest.y = y;
    }
  }
  return Math.sqrt(least);
}

/** The way from an obstacle to a point outside it: its length and its direction. */
interface Push {
  readonly obstacle: Obstacle;
  readonly distance: number;
  readonly x: number;
  readonly y: number;
}

/** So many of the nearest obstacles are looked at when a disc is moved or a square judged; the others are left for later. */
const NEAREST = 8;

/** From a point to the nearest point of a box, squared: never more than to what the box holds. */
function squareToBox({ minX, minY, maxX, maxY }: FlatBox, p: Vec2): number {
  const x = p.x < minX ? minX - p.x : p.x > maxX ? p.x - maxX : 0;
  const y = p.y < minY ? minY - p.y : p.y > maxY ? p.y - maxY : 0;
  return x * x + y * y;
}

/** The pushes of the nearest obstacles, the nearest first. */
function pushesAt(p: Vec2, obstacles: readonly Obstacle[]): readonly Push[] {
  const pushes: Push[] = [];
  for (const obstacle of obstacles) {
    const farthest = pushes.length < NEAREST ? Infinity : pushes[NEAREST - 1]!.distance;
    if (squareToBox(obstacle.box, p) >= farthest * farthest) continue;
    const distance = distanceTo(obstacle, p);
    if (distance >= farthest) continue;
    const { x, y } = nearest;
    const push = distance > 0 ? { x: (p.x - x) / distance, y: (p.y - y) / distance } : { x: 0, y: 0 };
    let at = pushes.length < NEAREST ? pushes.length : NEAREST - 1;
    while (at > 0 && pushes[at - 1]!.distance > distance) {
      pushes[at] = pushes[at - 1]!;
      at--;
    }
    pushes[at] = { obstacle, distance, ...push };
  }
  return pushes;
}

/** Steps of `growDisc`; each ends at one more obstacle, so that few are needed. */
const GROWING_STEPS = 10;

/** Moves a disc away from what it touches until nothing is gained: first from one obstacle, then out of the corner between two. */
function growDisc(start: Vec2, obstacles: readonly Obstacle[], box: FlatBox): { readonly centre: Vec2; readonly radius: number } {
  let centre = start;
  let pushes = pushesAt(centre, obstacles);
  for (let step = 0; step < GROWING_STEPS; step++) {
    const [first, second] = pushes;
    if (!first || !second || first.distance === 0) break;
    const cornered = second.distance - first.distance < DISC_ACCURACY / 100;
    let x = first.x + (cornered ? second.x : 0);
    let y = first.y + (cornered ? second.y : 0);
    const length = Math.sqrt(x * x + y * y);
    if (length < 1e-6) break;
    x /= length;
    y /= length;
    const gain = x * first.x + y * first.y;
    let way = Infinity;
    for (const other of pushes.slice(cornered ? 2 : 1)) {
      const closing = gain - (x * other.x + y * other.y);
      if (closing > 1e-9) way = Math.min(way, (other.distance - first.distance) / closing);
    }
    if (way === Infinity) break;
    const moved = { x: centre.x + x * way, y: centre.y + y * way };
    // Only some obstacles were looked at, so that the way may lead past others and out of all that is seen.
    if (!(squareToBox(box, moved) === 0)) break;
    const after = pushesAt(moved, obstacles);
    if (!(after[0]!.distance > first.distance + DISC_ACCURACY / 1000)) break;
    centre = moved;
    pushes = after;
  }
  return { centre, radius: pushes[0]?.distance ?? 0 };
}

/** Sums of two are taken among so many of the nearest. */
const CLOSEST = 6;

/**
 * The distance to a convex shape is greatest at a corner of the square, and so is the sum of two such distances; the clearance is never more
 * than either distance nor than half the sum. The half sum is what ends the search along the middle of a strip.
 */
function squareAt(centre: Vec2, half: number, among: readonly Obstacle[]): SearchSquare {
  const reach = half * Math.SQRT2;
  const near = pushesAt(centre, among);
  const clearance = near[0]!.distance;
  let limit = clearance + reach;
  const closest = near
    .slice(0, CLOSEST)
    .map(({ obstacle }) =>
      QUARTERS.map(([dx, dy]) => distanceTo(obstacle, { x: centre.x + dx * half, y: centre.y + dy * half })),
    );
  closest.forEach((first, i) => {
    for (const second of closest.slice(i)) {
      let most = 0;
      for (let corner = 0; corner < 4; corner++) most = Math.max(most, (first[corner]! + second[corner]!) / 2);
      if (most < limit) limit = most;
    }
  });
  const within = (limit + reach) * (limit + reach);
  return { centre, half, clearance, obstacles: among.filter(({ box }) => squareToBox(box, centre) <= within), limit };
}
