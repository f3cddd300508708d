import { convexHull } from '../../space/convex-hull.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';

/** A circle that points lie on. */
export interface Disc {
  readonly middle: PlanPoint;
  readonly radius: Millimetres;
}

/** How far a point of a rim may be off the circle. */
const OFF: Millimetres = 0.15;
/** A circle counts where at least this many of its twelve sectors have a point of their own. */
const SECTORS = 12;
const SECTORS_TOLD = 9;
/** Trios of the outline that are tried. */
const TRIES = 400;

/**
 * The circle on which most of the outline of some points lies: the rim of a base, though feet, tails and rubble lie on it and reach over it
 * here and there. The same points give the same circle.
 * @edge null where no circle has points all around it
 */
export function fitDisc(points: readonly PlanPoint[]): Disc | null {
  const outline = convexHull(points);
  const count = outline.length;
  if (count < 6) return null;
  let best: Disc | null = null;
  let bestScore = 0;
  for (let number = 0; number < TRIES; number++) {
    // Trios spread over the outline, their distances changing from one to the next.
    const first = number % count;
    const apart = 1 + Math.floor(number / count);
    const a = outline[first]!;
    const b = outline[(first + Math.floor(count / 3) + apart - 1) % count]!;
    const c = outline[(first + Math.floor((2 * count) / 3) + 2 * (apart - 1)) % count]!;
    const disc = circleThrough(a, b, c);
    if (!disc || disc.radius > 200) continue;
    const near = outline.filter((point) => Math.abs(distance(point, disc.middle) - disc.radius) <= OFF).length;
    // Of two circles the wider is the rim, the narrower something on it.
    const score = near * disc.radius;
    if (score > bestScore && hasRim(points, disc)) {
      bestScore = score;
      best = disc;
    }
  }
  return best;
}

/** Do some points lie on a circle nearly all around it? */
export function hasRim(points: readonly PlanPoint[], disc: Disc): boolean {
  const sectors = new Set<number>();
  for (const point of points) {
    if (Math.abs(distance(point, disc.middle) - disc.radius) > OFF) continue;
    sectors.add(sectorOf(point.x - disc.middle.x, point.z - disc.middle.z));
    if (sectors.size >= SECTORS_TOLD) return true;
  }
  return false;
}

function distance(a: PlanPoint, b: PlanPoint): number {
  const [x, z] = [a.x - b.x, a.z - b.z];
  return Math.sqrt(x * x + z * z);
}

/** In which twelfth of a full turn a way points. */
function sectorOf(x: number, z: number): number {
  const quarter = x >= 0 ? (z >= 0 ? 0 : 3) : z >= 0 ? 1 : 2;
  const [first, second] = quarter % 2 === 0 ? [Math.abs(z), Math.abs(x)] : [Math.abs(x), Math.abs(z)];
  // tan 30° and tan 60°
  const third = first <= second * 0.577350269 ? 0 : first <= second * 1.732050808 ? 1 : 2;
  return (quarter * SECTORS) / 4 + third;
}

function circleThrough(a: PlanPoint, b: PlanPoint, c: PlanPoint): Disc | null {
  const [bx, bz, cx, cz] = [b.x - a.x, b.z - a.z, c.x - a.x, c.z - a.z];
  const twice = 2 * (bx * cz - bz * cx);
  const [bb, cc] = [bx * bx + bz * bz, cx * cx + cz * cz];
  if (Math.abs(twice) < 0.05 * Math.sqrt(bb * cc)) return null;
  const x = (cz * bb - bz * cc) / twice;
  const z = (bx * cc - cx * bb) / twice;
  return { middle: { x: a.x + x, z: a.z + z }, radius: Math.sqrt(x * x + z * z) };
}
