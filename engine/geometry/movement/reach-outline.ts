import { doubleAreaOf, liesInside } from '../../space/plan-outline.ts';
import type { PlanPoint, PlanPolygon } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { ReachOutline } from '../movement-queries.ts';

/** A raster of places of which some belong to what is outlined. */
export interface OutlinedRaster {
  readonly columns: number;
  readonly rows: number;
  isInside(column: number, row: number): boolean;
  /** Where between a place inside and its neighbour outside the border runs. */
  crossing(column: number, row: number, outsideColumn: number, outsideRow: number): PlanPoint;
}

/** What is nowhere wider than this is a seam between neighbouring ways, and neither a hole nor a place to go to: outlines are told to no less. */
const SEAM: Millimetres = 1;

/** Corners that lie so near the line between their neighbours are left out. */
const STRAIGHT: Millimetres = 0.01;

/**
 * The borders round what belongs together of a raster, with their holes, and the area within them.
 * @edge what is narrower than the raster may be missed, and what is nowhere wider than 1 mm is left out; of two places that only touch at a corner each gets its own border
 */
export function outline(raster: OutlinedRaster): { readonly outlines: readonly ReachOutline[]; readonly area: number } {
  const loops = loopsOf(raster).map(withoutStraightCorners);
  const sized = loops
    .filter((loop) => loop.length >= 3 && sizeOf(loop) > SEAM)
    .map((loop) => ({ loop, flat: loop.map(({ x, z }) => ({ x, y: z })) }))
    .map(({ loop, flat }) => ({ loop, flat, area: doubleAreaOf(flat) / 2 }));
  const borders = sized.filter(({ area }) => area > 0).sort((a, b) => a.area - b.area);
  const holes = sized.filter(({ area }) => area < 0);
  const owned = new Map(borders.map((border) => [border, [] as PlanPolygon[]]));
  let area = borders.reduce((sum, border) => sum + border.area, 0);
  for (const hole of holes) {
    const owner = borders.find((border) => liesInside(border.flat, hole.flat[0]!));
    if (!owner) continue;
    owned.get(owner)!.push(hole.loop);
    area += hole.area;
  }
  return { outlines: borders.map((border) => ({ border: border.loop, holes: owned.get(border)! })), area };
}

/** The longer side of the box around a closed line. */
function sizeOf(loop: PlanPolygon): Millimetres {
  const [first] = loop;
  let [left, right, far, near] = [first!.x, first!.x, first!.z, first!.z];
  for (const { x, z } of loop) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    far = Math.min(far, z);
    near = Math.max(near, z);
  }
  return Math.max(right - left, near - far);
}

/** Closed lines with what is inside to their left, where a turn from x towards z is to the left. */
function loopsOf(raster: OutlinedRaster): readonly PlanPolygon[] {
  const { columns, rows } = raster;
  const next = new Map<number, number>();
  const places = new Map<number, PlanPoint>();
  // an edge is named by its lower place and whether it runs across or along
  const nameOf = (column: number, row: number, alongRows: boolean) => 2 * (row * columns + column) + (alongRows ? 1 : 0);
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const corners = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const;
      const inside = corners.map(([c, r]) => raster.isInside(c, r));
      if (inside[0] === inside[1] && inside[1] === inside[2] && inside[2] === inside[3]) continue;
      const edges = [
        nameOf(column, row, false),
        nameOf(column + 1, row, true),
        nameOf(column, row + 1, false),
        nameOf(column, row, true),
      ];
      for (let k = 0; k < 4; k++) {
        if (!inside[k] || inside[(k + 1) % 4]) continue;
        // the border goes from here to where it comes in again round the inside corners that follow backwards
        let back = k;
        while (inside[(back + 3) % 4]) back = (back + 3) % 4;
        const start = edges[k]!;
        const end = edges[(back + 3) % 4]!;
        next.set(start, end);
        if (!places.has(start)) places.set(start, raster.crossing(...corners[k]!, ...corners[(k + 1) % 4]!));
        if (!places.has(end)) places.set(end, raster.crossing(...corners[back]!, ...corners[(back + 3) % 4]!));
      }
    }
  }
  const loops: PlanPolygon[] = [];
  const used = new Set<number>();
  for (const first of next.keys()) {
    if (used.has(first)) continue;
    const loop: PlanPoint[] = [];
    let edge: number | undefined = first;
    while (edge !== undefined && !used.has(edge)) {
      used.add(edge);
      loop.push(places.get(edge)!);
      edge = next.get(edge);
    }
    loops.push(loop);
  }
  return loops;
}

function withoutStraightCorners(loop: PlanPolygon): PlanPolygon {
  const kept: PlanPoint[] = [];
  loop.forEach((p, i) => {
    const before = kept.at(-1) ?? loop.at(-1)!;
    const after = loop[(i + 1) % loop.length]!;
    const dx = after.x - before.x;
    const dz = after.z - before.z;
    const length = Math.sqrt(dx * dx + dz * dz);
    const off = length > 0 ? Math.abs((p.x - before.x) * dz - (p.z - before.z) * dx) / length : 0;
    if (off > STRAIGHT) kept.push(p);
  });
  return kept;
}
