import type { Millimetres } from '../../space/quantity.ts';
import { boxOfTriangle, visitNear } from '../surfaces/nearest-surface.ts';
import type { Surface } from '../surfaces/surface.ts';

/** Triangles count as flush with a plane where their corners are no farther from it. */
const FLUSH: Millimetres = 1e-6;
/** What is left of a triangle is nothing where it is no larger than this share of it. */
const NOTHING = 1e-9;

interface Flat {
  readonly x: number;
  readonly y: number;
}

/**
 * Lies all of a triangle over triangles of a surface that are flush with one of these? Then no point of it is farther from the surface than its corners are from
 * that plane: the greatest of these is given, else null. Triangulations need not agree. @shape `t` nine numbers
 */
export function farthestOverPlane(t: Float64Array, surface: Surface, flush: number): Millimetres | null {
  const c = surface.corners;
  const o = 9 * flush;
  const u = [c[o + 3]! - c[o]!, c[o + 4]! - c[o + 1]!, c[o + 5]! - c[o + 2]!];
  const v = [c[o + 6]! - c[o]!, c[o + 7]! - c[o + 1]!, c[o + 8]! - c[o + 2]!];
  const n = [u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!];
  const size = Math.sqrt(n[0]! * n[0]! + n[1]! * n[1]! + n[2]! * n[2]!);
  if (!(size > 0)) return null;
  const over = (p: Float64Array, i: number): number =>
    (n[0]! * (p[i]! - c[o]!) + n[1]! * (p[i + 1]! - c[o + 1]!) + n[2]! * (p[i + 2]! - c[o + 2]!)) / size;
  const far = Math.max(Math.abs(over(t, 0)), Math.abs(over(t, 3)), Math.abs(over(t, 6)));
  // seen along the axis that the plane looks at most
  const sizes = n.map(Math.abs);
  const along = sizes[0]! >= sizes[1]! && sizes[0]! >= sizes[2]! ? 0 : sizes[1]! >= sizes[2]! ? 1 : 2;
  const [a, b] = [(along + 1) % 3, (along + 2) % 3] as const;
  const flatOf = (p: Float64Array, i: number): Flat[] => [0, 3, 6].map((k) => ({ x: p[i + k + a]!, y: p[i + k + b]! }));
  let left: (readonly Flat[])[] = [flatOf(t, 0)];
  const whole = Math.abs(doubleArea(left[0]!));
  if (!(whole > 0)) return null;
  const box = boxOfTriangle({ ...surface, corners: t }, 0).map((edge, i) => (i < 3 ? edge - far - FLUSH : edge + far + FLUSH));
  visitNear(surface, box, (i) => {
    if (left.length === 0) return;
    const flat = [0, 3, 6].every((k) => Math.abs(over(c, 9 * i + k)) <= FLUSH);
    if (!flat) return;
    const cover = flatOf(c, 9 * i);
    left = left
      .flatMap((polygon) => without(polygon, cover))
      .filter((polygon) => Math.abs(doubleArea(polygon)) > NOTHING * whole);
  });
  return left.length === 0 ? far : null;
}

function doubleArea(polygon: readonly Flat[]): number {
  let sum = 0;
  for (const [i, p] of polygon.entries()) {
    const q = polygon[(i + 1) % polygon.length]!;
    sum += p.x * q.y - q.x * p.y;
  }
  return sum;
}

/** What of a convex polygon lies outside of a triangle, in convex pieces. */
function without(polygon: readonly Flat[], triangle: readonly Flat[]): (readonly Flat[])[] {
  const sense = doubleArea(triangle) < 0 ? -1 : 1;
  const outside: (readonly Flat[])[] = [];
  let rest = polygon;
  for (const [i, p] of triangle.entries()) {
    const q = triangle[(i + 1) % 3]!;
    const inside = (r: Flat): number => sense * ((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
    const out = cut(rest, (r) => -inside(r));
    if (out.length >= 3) outside.push(out);
    rest = cut(rest, inside);
    if (rest.length < 3) return [polygon];
  }
  return outside;
}

function cut(polygon: readonly Flat[], over: (p: Flat) => number): Flat[] {
  return polygon.flatMap((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    const [a, b] = [over(p), over(q)];
    const kept: Flat[] = a >= 0 ? [p] : [];
    if ((a > 0 && b < 0) || (a < 0 && b > 0)) {
      const s = a / (a - b);
      kept.push({ x: p.x + (q.x - p.x) * s, y: p.y + (q.y - p.y) * s });
    }
    return kept;
  });
}
