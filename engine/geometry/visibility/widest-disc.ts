import type { Vec2 } from '../../space/solid.ts';
import { areaOf, boxAround, type ConvexPolygon, centroidOf, cornersOfBox, edgesOf, takeOut } from './convex-polygon.ts';
import { type FlatObstacles, makeFlatObstacles } from './flat-obstacles.ts';
import { type GrownDisc, growDisc } from './grown-disc.ts';
import { limitOfSquare, QUARTERS } from './square-limit.ts';

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
  const obstacles = makeFlatObstacles([...outsideOf(outline), ...hidden]);
  const within = boxAround(...visible);
  let best: GrownDisc = { ...centroidOf(visible[0]!), radius: 0 };
  const tryFrom = (x: number, y: number) => {
    const disc = growDisc(obstacles, within, DISC_ACCURACY, x, y);
    if (disc.radius > best.radius) best = disc;
  };
  const largestFirst = [...visible].sort((a, b) => areaOf(b) - areaOf(a));
  for (const shape of largestFirst.slice(0, SEEDS)) {
    const { x, y } = centroidOf(shape);
    tryFrom(x, y);
  }

  const { minX, minY, maxX, maxY } = within;
  const half = Math.max(maxX - minX, maxY - minY) / 2;
  let open = [squareAt(obstacles, (minX + maxX) / 2, (minY + maxY) / 2, half, obstacles.all)];
  while (open.length > 0) {
    const next: SearchSquare[] = [];
    for (const { x, y, half, among, limit } of open) {
      if (limit <= best.radius + ROOM) continue;
      const quarter = half / 2;
      for (const [dx, dy] of QUARTERS) {
        const part = squareAt(obstacles, x + dx * quarter, y + dy * quarter, quarter, among);
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

function squareAt(obstacles: FlatObstacles, x: number, y: number, half: number, among: Int32Array): SearchSquare {
  const reach = half * Math.SQRT2;
  const found = obstacles.findNearest(x, y, among);
  const clearance = obstacles.far[0]!;
  const limit = limitOfSquare(obstacles, x, y, half, found, clearance + reach);
  const kept = obstacles.notBeyond(x, y, (limit + reach) * (limit + reach), among);
  return { x, y, half, among: kept, limit, clearance };
}
