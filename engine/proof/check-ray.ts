import { EYE_MARGIN } from '../space/tolerance.ts';
import { add, cross, distanceBetween, dot, lengthOf, scale, subtract, type Vec3 } from '../space/vec3.ts';
import { passesThrough } from './exact-side.ts';
import { PROOF_TOLERANCE } from './report.ts';
import type { Triangle } from './solid-triangles.ts';
import type { Blocker } from './standing-bodies.ts';

/** How far a point is from the nearest point of a triangle. */
export function distanceToTriangle(p: Vec3, [a, b, c]: Triangle): number {
  const normal = cross(subtract(b, a), subtract(c, a));
  const size = lengthOf(normal);
  if (size > 0) {
    const edges = [
      [a, b],
      [b, c],
      [c, a],
    ] as const;
    const inside = edges.every(([from, to]) => dot(cross(subtract(to, from), subtract(p, from)), normal) >= 0);
    if (inside) return Math.abs(dot(subtract(p, a), normal)) / size;
  }
  return Math.min(distanceToEdge(p, a, b), distanceToEdge(p, b, c), distanceToEdge(p, c, a));
}

/** How far a point is from the nearest point of a straight piece. */
export function distanceToEdge(p: Vec3, from: Vec3, to: Vec3): number {
  const way = subtract(to, from);
  const square = dot(way, way);
  const share = square > 0 ? Math.max(0, Math.min(1, dot(subtract(p, from), way) / square)) : 0;
  return distanceBetween(p, add(from, scale(way, share)));
}

/**
 * What stops the straight way from an eye to a point, if anything does? Every triangle of every blocker is tried. What is nearer to the eye than
 * the margin hides nothing, and what the end lies on is not in its way.
 */
export function whatStops(from: Vec3, to: Vec3, blockers: readonly Blocker[]): Blocker | null {
  const length = distanceBetween(from, to);
  if (length <= EYE_MARGIN + 4 * PROOF_TOLERANCE) return null;
  const way = scale(subtract(to, from), 1 / length);
  const start = add(from, scale(way, EYE_MARGIN));
  const end = add(from, scale(way, length - 4 * PROOF_TOLERANCE));
  return blockers.find(({ triangles }) => triangles.some((triangle) => passesThrough(start, end, triangle))) ?? null;
}
