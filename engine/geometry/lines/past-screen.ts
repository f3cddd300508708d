import { LINE_NOISE, SLIVER } from '../../space/tolerance.ts';
import { add, cross, dot, lengthOf, scale, subtract, type Vec3 } from '../../space/vec3.ts';
import { distanceInside, type HalfPlane, hullOf } from '../visibility/convex-polygon.ts';
import type { EndPatch } from './line-ends.ts';
import type { Screen } from './screen.ts';

/** Pieces of a target fall into no more than this many at one screen: where there would be more, it is left alone. */
const MOST_PIECES = 24;

/** A corner of a target as it lies to a screen: in its plane, and how far beyond it. */
interface Beyond {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

/** How a patch lies before a screen. */
interface Before {
  /** +1 where the patch lies on the side that the screen's normal points away from. */
  readonly side: number;
  /** Each corner in the plane of the screen, and how far before it. */
  readonly corners: readonly Beyond[];
}

function placeBefore({ normal, offset, origin, right, up, reach }: Screen, patch: EndPatch): Before | null {
  const heights = patch.map((corner) => dot(normal, corner) - offset);
  const least = reach + LINE_NOISE;
  const side = heights.every((height) => height < -least) ? 1 : heights.every((height) => height > least) ? -1 : 0;
  if (side === 0) return null;
  const corners = patch.map((corner, i) => {
    const way = subtract(corner, origin);
    return { x: dot(way, right), y: dot(way, up), depth: Math.abs(heights[i]!) };
  });
  return { side, corners };
}

/**
 * What of some pieces of a target can lines from a patch still end at, that must pass a screen through its gaps? A little too much rather than too
 * little: what is taken away is reached by no line from any point of the patch.
 */
export function reachedPast(screen: Screen, from: EndPatch, pieces: readonly EndPatch[]): readonly EndPatch[] {
  const before = placeBefore(screen, from);
  if (!before) return pieces;
  return pieces.flatMap((piece) => pieceReached(screen, before, piece));
}

function pieceReached(screen: Screen, before: Before, piece: EndPatch): readonly EndPatch[] {
  const { normal, offset, reach } = screen;
  const heightOf = (p: Vec3) => (dot(normal, p) - offset) * before.side;
  const heights = piece.map(heightOf);
  if (heights.every((height) => height <= reach + LINE_NOISE)) return [piece];
  const near = heights.some((height) => height < reach) ? clipped(piece, (p) => reach - heightOf(p)) : null;
  const far = near ? clipped(piece, (p) => heightOf(p) - reach) : piece;
  if (!far) return near ? [near] : [];
  const whole = sizeOf(far);
  let parts: EndPatch[] = [];
  for (const gap of screen.gaps) {
    const part = throughGap(screen, before, gap, far);
    if (!part) continue;
    parts = withPart(parts, part);
    // nothing is gained here: the piece is better left in one
    if (parts.length > MOST_PIECES || sizeOf(parts.at(-1)!) >= whole * (1 - 1e-9)) return [piece];
  }
  return near ? [near, ...parts] : parts;
}

/** One more part of a flat piece; with one that it overlaps so much that both are no more than what is around both, it becomes one. */
function withPart(parts: readonly EndPatch[], part: EndPatch): EndPatch[] {
  let one = part;
  const apart: EndPatch[] = [];
  for (const other of parts) {
    const both = patchAround([...other, ...one]);
    if (both.length >= 3 && sizeOf(both) <= (sizeOf(other) + sizeOf(one)) * (1 + 1e-9)) one = both;
    else apart.push(other);
  }
  return [...apart, one];
}

/** The smallest convex patch around points of one plane. */
function patchAround(points: readonly Vec3[]): EndPatch {
  const [first] = points;
  let normal: Vec3 = { x: 0, y: 0, z: 0 };
  for (let i = 2; i < points.length; i++) {
    const one = cross(subtract(points[i - 1]!, first!), subtract(points[i]!, first!));
    if (dot(one, one) > dot(normal, normal)) normal = one;
  }
  const size = { x: Math.abs(normal.x), y: Math.abs(normal.y), z: Math.abs(normal.z) };
  const seen = points.map((at) =>
    size.x >= size.y && size.x >= size.z
      ? { x: at.y, y: at.z, at }
      : size.y >= size.z
        ? { x: at.x, y: at.z, at }
        : { x: at.x, y: at.y, at },
  );
  const places = new Map(seen.map((one) => [one as { readonly x: number; readonly y: number }, one.at]));
  return hullOf(seen).map((corner) => places.get(corner)!);
}

/**
 * What of a piece beyond the screen lies behind a convex gap for some point of the patch? Along each side of the gap, the plane through it that leans
 * out farthest goes through one corner of the patch.
 */
function throughGap(screen: Screen, { side, corners }: Before, gap: readonly HalfPlane[], piece: EndPatch): EndPatch | null {
  const { normal, offset, origin, right, up } = screen;
  let rest: EndPatch | null = piece;
  for (const half of gap) {
    let lean = -Infinity;
    for (const corner of corners) lean = Math.max(lean, distanceInside(half, corner) / corner.depth);
    rest = clipped(rest, (p) => {
      const way = subtract(p, origin);
      const depth = (dot(normal, p) - offset) * side;
      return distanceInside(half, { x: dot(way, right), y: dot(way, up) }) + lean * depth;
    });
    if (!rest) return null;
  }
  return rest;
}

/** The part of a flat convex patch where a sum of coordinates is not negative; null where it is nothing, or narrower than SLIVER. */
export function clipped(patch: EndPatch, valueAt: (p: Vec3) => number): EndPatch | null {
  const values = patch.map(valueAt);
  if (values.every((value) => value >= -LINE_NOISE)) return patch;
  if (values.every((value) => value <= LINE_NOISE)) return null;
  const kept: Vec3[] = [];
  for (let i = 0, j = patch.length - 1; i < patch.length; j = i++) {
    const from = values[j]! + LINE_NOISE;
    const to = values[i]! + LINE_NOISE;
    if (from < 0 !== to < 0) kept.push(add(patch[j]!, scale(subtract(patch[i]!, patch[j]!), from / (from - to))));
    if (to >= 0) kept.push(patch[i]!);
  }
  return kept.length >= 3 && isWide(kept) ? kept : null;
}

/** Twice its area; 0 for a point. */
export function sizeOf(patch: EndPatch): number {
  let sum: Vec3 = { x: 0, y: 0, z: 0 };
  for (let i = 2; i < patch.length; i++) {
    sum = add(sum, cross(subtract(patch[i - 1]!, patch[0]!), subtract(patch[i]!, patch[0]!)));
  }
  return lengthOf(sum);
}

/** Is a patch as wide as something that counts? Its area over its greatest length tells, to a factor of two. */
function isWide(patch: EndPatch): boolean {
  const length = lengthAcross(patch);
  return length > 0 && sizeOf(patch) / length >= SLIVER;
}

/** The greatest distance between two corners. */
export function lengthAcross(patch: EndPatch): number {
  let most = 0;
  for (const p of patch) for (const q of patch) most = Math.max(most, lengthOf(subtract(p, q)));
  return most;
}
