import earcut from 'earcut';
import type { Vec2 } from '../../space/solid.ts';
import { signedArea } from './orientation.ts';

/** A flat shape cut into triangles without any corner lying on another triangle's edge. */
export interface CutOutline {
  /** The rings that bound it: the outer one anticlockwise, holes clockwise, so that the shape is always on the left. Indices into `points`. */
  readonly rings: readonly (readonly number[])[];
  readonly points: readonly Vec2[];
  /** Anticlockwise; three indices into `points` each. */
  readonly triangles: readonly number[];
}

/**
 * Cuts an outline with holes into triangles that meet edge to edge, among themselves and with the rings.
 * @shape simple polygons of any winding, holes inside the outline and apart from each other
 * @edge repeated points and points in the middle of a straight edge are left out; an outline without area gives no triangles
 */
export function cutOutline(outline: readonly Vec2[], holes: readonly (readonly Vec2[])[]): CutOutline {
  const points: Vec2[] = [];
  const rings: number[][] = [];
  for (const [index, polygon] of [outline, ...holes].entries()) {
    const corners = cornersOf(polygon);
    if (corners.length < 3) {
      if (index === 0) return { rings: [], points: [], triangles: [] };
      continue;
    }
    const anticlockwise = ringArea(corners) > 0;
    if (anticlockwise !== (index === 0)) corners.reverse();
    rings.push(corners.map((_, i) => points.length + i));
    points.push(...corners);
  }
  const holeStarts = rings.slice(1).map((ring) => ring[0]!);
  const flat = points.flatMap(({ x, y }) => [x, y]);
  const cut = earcut(flat, holeStarts, 2);
  return { rings, points, triangles: joinEdges(anticlockwiseTriangles(cut, points), points, rings) };
}

/** The polygon without repeated points and without points on the straight line between their neighbours. */
function cornersOf(polygon: readonly Vec2[]): Vec2[] {
  let corners = polygon.map(({ x, y }) => ({ x: x + 0, y: y + 0 }));
  for (;;) {
    const kept = corners.filter((corner, i) => {
      const before = corners[(i + corners.length - 1) % corners.length]!;
      return corner.x !== before.x || corner.y !== before.y;
    });
    const straight = kept.findIndex((corner, i) => {
      const before = kept[(i + kept.length - 1) % kept.length]!;
      const after = kept[(i + 1) % kept.length]!;
      return signedArea(before.x, before.y, corner.x, corner.y, after.x, after.y) === 0;
    });
    if (kept.length < 3 || straight < 0) return kept;
    corners = kept.filter((_, i) => i !== straight);
  }
}

function ringArea(ring: readonly Vec2[]): number {
  const first = ring[0]!;
  let area = 0;
  for (let i = 1; i + 1 < ring.length; i++) {
    const a = ring[i]!;
    const b = ring[i + 1]!;
    area += (a.x - first.x) * (b.y - first.y) - (a.y - first.y) * (b.x - first.x);
  }
  return area;
}

/** The library winds all its triangles one way; which way is read off the sum of their areas. */
function anticlockwiseTriangles(cut: readonly number[], points: readonly Vec2[]): number[] {
  let area = 0;
  for (let i = 0; i < cut.length; i += 3) area += ringArea([points[cut[i]!]!, points[cut[i + 1]!]!, points[cut[i + 2]!]!]);
  const triangles = [...cut];
  if (area < 0) for (let i = 0; i < cut.length; i += 3) [triangles[i + 1], triangles[i + 2]] = [cut[i + 2]!, cut[i + 1]!];
  return triangles;
}

const edgeKey = (from: number, to: number): string => `${from} ${to}`;

/**
 * Where the library has left out a point because it lay on a straight line (it does when the rims of two holes are in line), a triangle's edge
 * runs past that point and meets no single edge on the other side. Such edges are divided at the points that lie on them.
 */
function joinEdges(triangles: readonly number[], points: readonly Vec2[], rings: readonly (readonly number[])[]): number[] {
  const rim = new Set(rings.flatMap((ring) => ring.map((from, i) => edgeKey(from, ring[(i + 1) % ring.length]!))));
  let pieces = [...triangles];
  for (let round = 0; round < points.length; round++) {
    const edges = new Set<string>();
    for (let i = 0; i < pieces.length; i += 3)
      for (let k = 0; k < 3; k++) edges.add(edgeKey(pieces[i + k]!, pieces[i + ((k + 1) % 3)]!));
    const next: number[] = [];
    let divided = false;
    for (let i = 0; i < pieces.length; i += 3) {
      let cutAt = -1;
      let through: number[] = [];
      for (let k = 0; k < 3 && cutAt < 0; k++) {
        const from = pieces[i + k]!;
        const to = pieces[i + ((k + 1) % 3)]!;
        if (rim.has(edgeKey(from, to)) || edges.has(edgeKey(to, from))) continue;
        through = pointsOnEdge(from, to, points);
        if (through.length > 0) cutAt = k;
      }
      if (cutAt < 0) {
        next.push(pieces[i]!, pieces[i + 1]!, pieces[i + 2]!);
        continue;
      }
      divided = true;
      const stops = [pieces[i + cutAt]!, ...through, pieces[i + ((cutAt + 1) % 3)]!];
      const apex = pieces[i + ((cutAt + 2) % 3)]!;
      for (let s = 0; s + 1 < stops.length; s++) {
        // the apex itself may be one of the points on the line: that sliver has no area and its two halves cancel
        if (stops[s] !== apex && stops[s + 1] !== apex) next.push(stops[s]!, stops[s + 1]!, apex);
      }
    }
    pieces = next;
    if (!divided) return pieces;
  }
  return pieces;
}

/** The points strictly inside an edge, in order along it. */
function pointsOnEdge(from: number, to: number, points: readonly Vec2[]): number[] {
  const a = points[from]!;
  const b = points[to]!;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const lengthSquared = dx * dx + dy * dy;
  const found: { readonly index: number; readonly along: number }[] = [];
  for (const [index, p] of points.entries()) {
    if (index === from || index === to) continue;
    const along = (p.x - a.x) * dx + (p.y - a.y) * dy;
    if (along <= 0 || along >= lengthSquared) continue;
    const beside = signedArea(a.x, a.y, b.x, b.y, p.x, p.y);
    // the library judges straightness in doubles, so a point a rounding error off the line counts
    if (Math.abs(beside) <= 1e-12 * lengthSquared) found.push({ index, along });
  }
  return found.sort((p, q) => p.along - q.along).map(({ index }) => index);
}
