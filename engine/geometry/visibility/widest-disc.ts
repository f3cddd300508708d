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
}

/** A square of the picture with what could touch a disc centred in it. */
interface SearchSquare {
  readonly centre: Vec2;
  readonly half: number;
  readonly obstacles: readonly Obstacle[];
  /** No disc centred here has a greater radius. */
  readonly limit: number;
}

const obstacleOf = (corners: ConvexPolygon): Obstacle => ({ corners, edges: edgesOf(corners) });

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
  let best: { centre: Vec2; radius: number } | null = null;
  const consider = (centre: Vec2, near: readonly Obstacle[]) => {
    const radius = clearanceAt(centre, near);
    if (!best || radius > best.radius) best = { centre, radius };
    return best.radius;
  };
  const largestFirst = [...visible].sort((a, b) => areaOf(b) - areaOf(a));
  let reached = 0;
  for (const shape of largestFirst.slice(0, 16)) reached = consider(centroidOf(shape), obstacles);

  const box = boxAround(...visible);
  const half = Math.max(box.maxX - box.minX, box.maxY - box.minY) / 2;
  const middle = { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 };
  let open = [squareAt(middle, half, obstacles)];
  while (open.length > 0) {
    const next: SearchSquare[] = [];
    for (const square of open) {
      if (square.limit <= reached + DISC_ACCURACY / 2) continue;
      const quarter = square.half / 2;
      for (const [dx, dy] of QUARTERS) {
        const centre = { x: square.centre.x + dx * quarter, y: square.centre.y + dy * quarter };
        const part = squareAt(centre, quarter, square.obstacles);
        if (part.limit <= reached + DISC_ACCURACY / 2) continue;
        reached = consider(centre, part.obstacles);
        next.push(part);
      }
    }
    open = next.sort((a, b) => b.limit - a.limit);
  }
  return best && { centre: (best as { centre: Vec2 }).centre, diameter: 2 * reached };
}

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
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const a = corners[j]!;
    const b = corners[i]!;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const square = dx * dx + dy * dy;
    const along = square > 0 ? ((p.x - a.x) * dx + (p.y - a.y) * dy) / square : 0;
    const t = Math.max(0, Math.min(1, along));
    const ox = a.x + dx * t - p.x;
    const oy = a.y + dy * t - p.y;
    const distance = ox * ox + oy * oy;
    if (distance < least) least = distance;
  }
  return Math.sqrt(least);
}

function clearanceAt(p: Vec2, obstacles: readonly Obstacle[]): number {
  let least = Infinity;
  for (const obstacle of obstacles) {
    const distance = distanceTo(obstacle, p);
    if (distance < least) least = distance;
  }
  return least;
}

/**
 * The distance to a convex shape is greatest at a corner of the square, and so is the sum of two such distances; the clearance is never more
 * than either distance nor than half the sum. The half sum is what ends the search along the middle of a strip.
 */
function squareAt(centre: Vec2, half: number, among: readonly Obstacle[]): SearchSquare {
  const reach = half * Math.SQRT2;
  const near = among
    .map((obstacle) => ({ obstacle, distance: distanceTo(obstacle, centre) }))
    .sort((a, b) => a.distance - b.distance);
  const nearest = near[0];
  if (!nearest) return { centre, half, obstacles: [], limit: Infinity };
  let limit = nearest.distance + reach;
  const closest = near
    .slice(0, 6)
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
  return {
    centre,
    half,
    obstacles: near.filter(({ distance }) => distance - reach <= limit).map(({ obstacle }) => obstacle),
    limit,
  };
}
