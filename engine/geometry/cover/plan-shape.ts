import { distanceToEdge } from '../../space/distance-to-edge.ts';
import type { PlanPoint, PlanPolygon } from '../../space/polygon.ts';

/** Does a point lie in a polygon? @edge a point on the border is inside, as far as rounding allows */
export function liesIn(polygon: PlanPolygon, p: PlanPoint): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[j]!;
    const b = polygon[i]!;
    if (distanceToEdge(p.x, p.z, a.x, a.z, b.x, b.z) === 0) return true;
    if (a.z > p.z !== b.z > p.z && p.x < a.x + ((b.x - a.x) * (p.z - a.z)) / (b.z - a.z)) inside = !inside;
  }
  return inside;
}

/** From a point to the nearest point of a polygon; 0 inside it. @edge no corners: endlessly far */
export function planDistanceTo(polygon: PlanPolygon, p: PlanPoint): number {
  if (liesIn(polygon, p)) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[j]!;
    const b = polygon[i]!;
    least = Math.min(least, distanceToEdge(p.x, p.z, a.x, a.z, b.x, b.z));
  }
  return least;
}

/** The stretches of the way from `from` to `to` that lie over a polygon, as shares of the way, in order. */
export function stretchesOver(polygon: PlanPolygon, from: PlanPoint, to: PlanPoint): readonly (readonly [number, number])[] {
  const dx = to.x - from.x;
  const dz = to.z - from.z;
  const marks = [0, 1];
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[j]!;
    const b = polygon[i]!;
    const fromA = (a.x - from.x) * dz - (a.z - from.z) * dx;
    const fromB = (b.x - from.x) * dz - (b.z - from.z) * dx;
    if (fromA === fromB || (fromA > 0 && fromB > 0) || (fromA < 0 && fromB < 0)) continue;
    const t = fromA / (fromA - fromB);
    const crossing = { x: a.x + (b.x - a.x) * t, z: a.z + (b.z - a.z) * t };
    const way = dx * dx + dz * dz;
    if (way > 0) marks.push(Math.max(0, Math.min(1, ((crossing.x - from.x) * dx + (crossing.z - from.z) * dz) / way)));
  }
  marks.sort((p, q) => p - q);
  const over: [number, number][] = [];
  for (let i = 1; i < marks.length; i++) {
    const start = marks[i - 1]!;
    const end = marks[i]!;
    if (!(end > start)) continue;
    const middle = (start + end) / 2;
    if (liesIn(polygon, { x: from.x + dx * middle, z: from.z + dz * middle })) over.push([start, end]);
  }
  return over;
}
