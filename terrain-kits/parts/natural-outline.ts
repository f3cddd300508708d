import type { PlanPoint, PlanPolygon } from '../../engine/kit.ts';
import type { Ring } from './round.ts';
import type { Chance } from './seeded.ts';
import { toMicrometre } from './top-edge.ts';

/**
 * The outline of something grown or fallen: an oval of the given length (along x) and width that bulges and dents softly. It is star-shaped
 * as seen from its middle, goes anticlockwise as seen from above, and keeps within the length and width.
 */
export function naturalOutline(length: number, width: number, corners: number, wobble: number, chance: Chance): PlanPolygon {
  const waves = [2, 3, 5].map((often) => ({
    often,
    phase: chance.between(0, 2 * Math.PI),
    strength: chance.between(0.4, 1) / often,
  }));
  const reach = waves.reduce((sum, { strength }) => sum + strength, 0);
  return Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    const bulge = waves.reduce((sum, { often, phase, strength }) => sum + strength * Math.cos(often * angle + phase), 0) / reach;
    const share = 1 - wobble * (1 - bulge) * 0.5;
    return { x: toMicrometre((length / 2) * share * Math.cos(angle)), z: toMicrometre((-width / 2) * share * Math.sin(angle)) };
  });
}

/** The outline drawn together towards its middle, as a ring at a height. */
export const ringOfOutline = (outline: PlanPolygon, share: number, y: number): Ring =>
  outline.map(({ x, z }) => ({ x: x * share, y, z: z * share }));

/** How near the middle the nearest edge of an outline runs. */
export function inRadius(outline: PlanPolygon): number {
  return outline.reduce((nearest, a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    const dx = b.x - a.x;
    const dz = b.z - a.z;
    return Math.min(nearest, Math.abs(a.x * dz - a.z * dx) / Math.sqrt(dx * dx + dz * dz));
  }, Number.POSITIVE_INFINITY);
}

/** Is a point within an outline, and at least so far from its edge? */
export function isWithin(outline: PlanPolygon, p: PlanPoint, margin: number): boolean {
  return outline.every((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    const dx = b.x - a.x;
    const dz = b.z - a.z;
    const t = Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.z - a.z) * dz) / (dx * dx + dz * dz)));
    const gx = a.x + t * dx - p.x;
    const gz = a.z + t * dz - p.z;
    // star-shaped and anticlockwise from above: seen from the middle, the point must be on the middle's side of the edge it looks through
    const looksThrough = a.x * -p.z - -a.z * p.x >= 0 && p.x * -b.z - -p.z * b.x >= 0;
    const beyond = looksThrough && dx * -(p.z - a.z) - -dz * (p.x - a.x) < 0;
    return !beyond && gx * gx + gz * gz >= margin * margin;
  });
}
