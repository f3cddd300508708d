import type { Vec2 } from '../../space/solid.ts';
import { LINE_NOISE } from '../../space/tolerance.ts';

/** A convex flat shape, its corners anticlockwise. */
export type ConvexPolygon = readonly Vec2[];

/** The points with `a·x + b·y + c ≥ 0`, where (a, b) has length 1, so that the sum is the distance from the border. @unit millimetres */
export interface HalfPlane {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** An upright box around a flat shape. */
export interface FlatBox {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** What lies on either side of a line; null for a side that nothing lies on. */
export interface Cut {
  readonly inside: ConvexPolygon | null;
  readonly outside: ConvexPolygon | null;
}

/** How far inside a half-plane a point lies; negative outside. @unit millimetres */
export const distanceInside = (half: HalfPlane, p: Vec2): number => half.a * p.x + half.b * p.y + half.c;

/** The other side of a half-plane, with the same border to the bit. */
export const opposite = (half: HalfPlane): HalfPlane => ({ a: -half.a, b: -half.b, c: -half.c });

/** The half-plane to the left of the way from `from` to `to`; null where they coincide. The border is the same to the bit both ways. */
export function leftOf(from: Vec2, to: Vec2): HalfPlane | null {
  const forwards = from.x < to.x || (from.x === to.x && from.y < to.y);
  const [p, q] = forwards ? [from, to] : [to, from];
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (!(length > 0)) return null;
  const half = { a: -dy / length, b: dx / length, c: (dy * p.x - dx * p.y) / length };
  return forwards ? half : opposite(half);
}

/** The half-planes whose common part is the polygon. */
export function edgesOf(polygon: ConvexPolygon): HalfPlane[] {
  const edges: HalfPlane[] = [];
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const edge = leftOf(polygon[j]!, polygon[i]!);
    if (edge) edges.push(edge);
  }
  return edges;
}

const distances: number[] = [];

/**
 * Cuts a convex polygon along the border of a half-plane. Corners nearer to the border than LINE_NOISE count as lying on it, so that no
 * side is left with less than that and a second cut along the same border cuts nothing.
 */
export function cut(polygon: ConvexPolygon, half: HalfPlane): Cut {
  const n = polygon.length;
  let hasInside = false;
  let hasOutside = false;
  for (let i = 0; i < n; i++) {
    const d = distanceInside(half, polygon[i]!);
    const snapped = d > LINE_NOISE || d < -LINE_NOISE ? d : 0;
    distances[i] = snapped;
    if (snapped > 0) hasInside = true;
    else if (snapped < 0) hasOutside = true;
  }
  if (!hasOutside) return { inside: polygon, outside: null };
  if (!hasInside) return { inside: null, outside: polygon };
  const inside: Vec2[] = [];
  const outside: Vec2[] = [];
  for (let i = 0, j = n - 1; i < n; j = i++) {
    const p = polygon[j]!;
    const q = polygon[i]!;
    const dp = distances[j]!;
    const dq = distances[i]!;
    if ((dp > 0 && dq < 0) || (dp < 0 && dq > 0)) {
      const t = dp / (dp - dq);
      const crossing = { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t };
      inside.push(crossing);
      outside.push(crossing);
    }
    if (dq >= 0) inside.push(q);
    if (dq <= 0) outside.push(q);
  }
  return { inside, outside };
}

/** The part of a polygon that lies in every one of the half-planes; null when none does. */
export function clip(polygon: ConvexPolygon, halves: readonly HalfPlane[]): ConvexPolygon | null {
  let rest: ConvexPolygon | null = polygon;
  for (const half of halves) {
    rest = cut(rest, half).inside;
    if (!rest) return null;
  }
  return rest;
}

/** Does the polygon lie wholly outside one of the half-planes? Then it can't share anything with their common part. */
export function isApart(polygon: ConvexPolygon, halves: readonly HalfPlane[]): boolean {
  return halves.some((half) => polygon.every((p) => distanceInside(half, p) <= LINE_NOISE));
}

/**
 * Takes the common part of the half-planes out of a polygon: what is left falls into at most one convex piece for each of them, which are
 * handed to `keep`. Gives the part that was taken out, or null when nothing was, and then nothing is kept either.
 */
export function takeOut(
  polygon: ConvexPolygon,
  halves: readonly HalfPlane[],
  keep: (piece: ConvexPolygon) => void,
): ConvexPolygon | null {
  if (isApart(polygon, halves)) return null;
  const pieces: ConvexPolygon[] = [];
  let rest = polygon;
  for (const half of halves) {
    const { inside, outside } = cut(rest, half);
    if (!inside) return null;
    if (outside) pieces.push(outside);
    rest = inside;
  }
  for (const piece of pieces) keep(piece);
  return rest;
}

/** @unit square millimetres */
export function areaOf(polygon: ConvexPolygon): number {
  const o = polygon[0];
  if (!o) return 0;
  let twice = 0;
  for (let i = 2; i < polygon.length; i++) {
    const p = polygon[i - 1]!;
    const q = polygon[i]!;
    twice += (p.x - o.x) * (q.y - o.y) - (q.x - o.x) * (p.y - o.y);
  }
  return twice > 0 ? twice / 2 : -twice / 2;
}

/** The middle of a polygon's area; the middle of its corners where it has no area. */
export function centroidOf(polygon: ConvexPolygon): Vec2 {
  const o = polygon[0]!;
  let twice = 0;
  let x = 0;
  let y = 0;
  for (let i = 2; i < polygon.length; i++) {
    const p = polygon[i - 1]!;
    const q = polygon[i]!;
    const part = (p.x - o.x) * (q.y - o.y) - (q.x - o.x) * (p.y - o.y);
    twice += part;
    x += part * (p.x + q.x - 2 * o.x);
    y += part * (p.y + q.y - 2 * o.y);
  }
  if (twice !== 0) return { x: o.x + x / (3 * twice), y: o.y + y / (3 * twice) };
  for (const p of polygon) {
    x += p.x - o.x;
    y += p.y - o.y;
  }
  return { x: o.x + x / polygon.length, y: o.y + y / polygon.length };
}

export function perimeterOf(polygon: ConvexPolygon): number {
  let sum = 0;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const dx = polygon[i]!.x - polygon[j]!.x;
    const dy = polygon[i]!.y - polygon[j]!.y;
    sum += Math.sqrt(dx * dx + dy * dy);
  }
  return sum;
}

/** The width of the narrowest strip that holds the polygon. */
export function widthOf(polygon: ConvexPolygon): number {
  let narrowest = Infinity;
  for (const edge of edgesOf(polygon)) {
    let farthest = 0;
    for (const p of polygon) {
      const d = distanceInside(edge, p);
      if (d > farthest) farthest = d;
    }
    if (farthest < narrowest) narrowest = farthest;
  }
  return narrowest === Infinity ? 0 : narrowest;
}

/** The smallest upright box around the shapes. @edge no shapes give an empty box, which meets nothing */
export function boxAround(...polygons: readonly ConvexPolygon[]): FlatBox {
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (const polygon of polygons) {
    for (const { x, y } of polygon) {
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
    }
  }
  return { minX, minY, maxX, maxY };
}

export const boxesMeet = (a: FlatBox, b: FlatBox): boolean =>
  a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;

/** The box as a polygon, grown by `margin` on every side. */
export const cornersOfBox = ({ minX, minY, maxX, maxY }: FlatBox, margin = 0): ConvexPolygon => [
  { x: minX - margin, y: minY - margin },
  { x: maxX + margin, y: minY - margin },
  { x: maxX + margin, y: maxY + margin },
  { x: minX - margin, y: maxY + margin },
];

/** The smallest convex polygon that holds all the points, without corners on its edges. @edge fewer than three where the points lie in a line */
export function hullOf(points: readonly Vec2[]): ConvexPolygon {
  const sorted = [...points].sort((p, q) => p.x - q.x || p.y - q.y);
  const half = (way: readonly Vec2[]): Vec2[] => {
    const chain: Vec2[] = [];
    for (const p of way) {
      while (chain.length > 1 && !turnsLeft(chain[chain.length - 2]!, chain[chain.length - 1]!, p)) chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** Does the way from p over q to r bend left at q by more than LINE_NOISE? */
function turnsLeft(p: Vec2, q: Vec2, r: Vec2): boolean {
  const chord = leftOf(p, r);
  return chord !== null && distanceInside(chord, q) < -LINE_NOISE;
}
