import type { PlanPoint } from '../../space/polygon.ts';

/** A convex outline with its sides: all its points p have n·p ≤ e. @shape one point, two ends of an edge, or corners in order with its inside to the left of x towards z */
export interface PlanOutline {
  readonly kind: 'outline';
  readonly corners: readonly PlanPoint[];
  readonly sides: readonly { readonly n: PlanPoint; readonly e: number }[];
}

/** An ellipse with these half axes, the first of them along a unit direction. */
export interface PlanOval {
  readonly kind: 'oval';
  readonly centre: PlanPoint;
  readonly across: PlanPoint;
  readonly half: { readonly across: number; readonly along: number };
}

/** What a vehicle may touch, seen from above. */
export type PlanShape = PlanOutline | { readonly kind: 'disc'; readonly centre: PlanPoint; readonly radius: number } | PlanOval;

export function outlineOf(corners: readonly PlanPoint[]): PlanOutline {
  const sides: PlanOutline['sides'][number][] = [];
  if (corners.length > 1) {
    corners.forEach((a, i) => {
      const b = corners[(i + 1) % corners.length]!;
      const size = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.z - a.z) * (b.z - a.z));
      if (!(size > 0)) return;
      const n = { x: (b.z - a.z) / size, z: (a.x - b.x) / size };
      sides.push({ n, e: n.x * a.x + n.z * a.z });
    });
  }
  return { kind: 'outline', corners, sides };
}

/** The same outline where every corner has come to another place by turning and moving. */
export const carriedOutline = ({ corners }: PlanOutline, to: (p: PlanPoint) => PlanPoint): PlanOutline =>
  outlineOf(corners.map(to));

/** A place as it lies when the plan is stretched so that the oval becomes a disc of radius 1 about the origin. */
export function stretched({ centre, across, half }: PlanOval, p: PlanPoint): PlanPoint {
  const x = p.x - centre.x;
  const z = p.z - centre.z;
  return { x: (x * across.x + z * across.z) / half.across, z: (z * across.x - x * across.z) / half.along };
}

/** The place that `stretched` brought there. */
export function unstretched({ centre, across, half }: PlanOval, p: PlanPoint): PlanPoint {
  const x = p.x * half.across;
  const z = p.z * half.along;
  return { x: centre.x + across.x * x - across.z * z, z: centre.z + across.z * x + across.x * z };
}

/** From where to where an outline reaches along a direction. */
export function reachAlong(corners: readonly PlanPoint[], n: PlanPoint): readonly [number, number] {
  let low = Infinity;
  let high = -Infinity;
  for (const p of corners) {
    const at = p.x * n.x + p.z * n.z;
    if (at < low) low = at;
    if (at > high) high = at;
  }
  return [low, high];
}

/** How far two outlines are apart along the direction in which they are farthest, from the first to the second; below 0 by how far they press in. */
export interface Apart {
  readonly gap: number;
  readonly n: PlanPoint;
}

/**
 * Two convex outlines are apart as far as they are along a side of one of them; beside their corners the true distance may be larger, but never has another
 * sign. @edge of two points nothing is known along sides: they count as together
 */
export function apart(one: PlanOutline, other: PlanOutline): Apart {
  let best: Apart = { gap: -Infinity, n: { x: 0, z: 1 } };
  for (const { n, e } of one.sides) {
    const gap = reachAlong(other.corners, n)[0] - e;
    if (gap > best.gap) best = { gap, n };
  }
  for (const { n, e } of other.sides) {
    const gap = reachAlong(one.corners, n)[0] - e;
    if (gap > best.gap) best = { gap, n: { x: -n.x, z: -n.z } };
  }
  return best;
}

/** From an outline to a disc, and the point of the outline that is nearest to its middle. @edge below 0 where they overlap */
export function apartFromDisc(
  { corners, sides }: PlanOutline,
  centre: PlanPoint,
  radius: number,
): { readonly gap: number; readonly nearest: PlanPoint } {
  let inside = -Infinity;
  let nearest = corners[0]!;
  let least = Infinity;
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length]!;
    const dx = b.x - a.x;
    const dz = b.z - a.z;
    const square = dx * dx + dz * dz;
    const t = square > 0 ? Math.max(0, Math.min(1, ((centre.x - a.x) * dx + (centre.z - a.z) * dz) / square)) : 0;
    const p = { x: a.x + dx * t, z: a.z + dz * t };
    const far = Math.sqrt((p.x - centre.x) * (p.x - centre.x) + (p.z - centre.z) * (p.z - centre.z));
    if (far < least) [least, nearest] = [far, p];
  }
  for (const { n, e } of sides) inside = Math.max(inside, n.x * centre.x + n.z * centre.z - e);
  return { gap: (corners.length > 2 && inside < 0 ? -least : least) - radius, nearest };
}
