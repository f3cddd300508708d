import { BrokenInvariant } from '../../outcome/broken-invariant.ts';
import { add, dot, lengthOf, scale, subtract, type Vec3 } from '../../space/vec3.ts';
import { closestInPlan } from './closest-in-plan.ts';
import { type ConvexShape, type Plate, solidified } from './convex-shape.ts';

/** The nearest points of two things, and how far they are apart. */
export interface ClosestPoints {
  readonly distance: number;
  readonly from: Vec3;
  readonly to: Vec3;
}

/** The same pair the other way round. */
export const swapped = ({ distance, from, to }: ClosestPoints): ClosestPoints => ({ distance, from: to, to: from });

/** The nearest of all pairs; of pairs equally near the first. @breaks when there is none */
export function nearestPair<First, Second>(
  first: readonly First[],
  second: readonly Second[],
  closest: (a: First, b: Second) => ClosestPoints,
): ClosestPoints {
  let best: ClosestPoints | null = null;
  for (const one of first) {
    for (const other of second) {
      const pair = closest(one, other);
      if (!best || pair.distance < best.distance) best = pair;
    }
  }
  if (!best) throw new BrokenInvariant('a distance between nothing was asked for');
  return best;
}

/** A point of the difference of two shapes, with the points that it is the difference of. */
interface Corner {
  readonly difference: Vec3;
  readonly a: Vec3;
  readonly b: Vec3;
}

/** A corner with its part of a mean. */
interface Weighted {
  readonly corner: Corner;
  readonly weight: number;
}

/** The search ends when no point can be nearer by more than this share of the distance. */
const ACCURACY = 1e-14;

/** Curved shapes come nearer in ever smaller steps; this many reach ACCURACY with room to spare. */
const STEPS = 200;

/**
 * The nearest points of two convex shapes in space (Gilbert, Johnson and Keerthi 1988: the nearest point to the origin of the difference of
 * the shapes, by simplexes of their farthest points).
 * @edge shapes that overlap or touch are 0 apart, and both points are the same then
 * @unit millimetres, to 1e-9 for bodies with corners and for flat shapes; of a curved shape in space ask `closestToFace`
 */
export function closestInSpace(first: ConvexShape, second: ConvexShape): ClosestPoints {
  const a = solidified(first);
  const b = solidified(second);
  const cornerTowards = (direction: Vec3): Corner => {
    const onA = a.farthest(direction);
    const onB = b.farthest(scale(direction, -1));
    return { difference: subtract(onA, onB), a: onA, b: onB };
  };
  let simplex: Weighted[] = [{ corner: cornerTowards(subtract(b.centre, a.centre)), weight: 1 }];
  let nearest = simplex[0]!.corner.difference;
  for (let step = 0; step < STEPS; step++) {
    const square = dot(nearest, nearest);
    if (square === 0) break;
    const next = cornerTowards(scale(nearest, -1));
    // No point of the difference is nearer than where the plane through `next`, square to `nearest`, passes the origin.
    if (square - dot(nearest, next.difference) <= ACCURACY * square) break;
    const better = nearestOfSimplex([...simplex.map(({ corner }) => corner), next]);
    const point = meanOf(better, ({ difference }) => difference);
    if (better.length === 4) {
      const touching = meanOf(better, ({ a: onA }) => onA);
      return { distance: 0, from: touching, to: touching };
    }
    if (!(dot(point, point) < square)) break;
    simplex = better;
    nearest = point;
  }
  const from = meanOf(simplex, ({ a: onA }) => onA);
  const to = meanOf(simplex, ({ b: onB }) => onB);
  return { distance: lengthOf(nearest), from, to };
}

const meanOf = (simplex: readonly Weighted[], of: (corner: Corner) => Vec3): Vec3 => {
  let sum = scale(of(simplex[0]!.corner), simplex[0]!.weight);
  for (const { corner, weight } of simplex.slice(1)) sum = add(sum, scale(of(corner), weight));
  return sum;
};

/**
 * The nearest points of two level plates, flat or with a thickness: their gap seen from above and their gap in height go at right angles.
 * @unit millimetres, exact but for rounding
 * @edge plates that overlap seen from above are as far apart as their heights; those that overlap in height, as far as seen from above
 */
export function closestOfPlates(first: Plate, second: Plate): ClosestPoints {
  const level = closestInPlan(first.form, second.form);
  const [low, high] = [first.centre.y, second.centre.y];
  const above = high - (low + first.thickness);
  const below = low - (high + second.thickness);
  const rise = Math.max(0, above, below);
  const from = above > 0 ? low + first.thickness : below > 0 ? low : Math.max(low, high);
  const to = above > 0 ? high : below > 0 ? high + second.thickness : Math.max(low, high);
  return {
    distance:
      rise === 0 ? level.distance : level.distance === 0 ? rise : Math.sqrt(level.distance * level.distance + rise * rise),
    from: { x: level.from.x, y: from, z: level.from.z },
    to: { x: level.to.x, y: to, z: level.to.z },
  };
}

/** The nearest point to the origin of a simplex of up to four corners, as a mean of as few of them as carry it; all four when it is inside. */
function nearestOfSimplex(corners: readonly Corner[]): Weighted[] {
  let best: Weighted[] | null = null;
  let least = Infinity;
  for (const face of FACES_OF[corners.length]!) {
    const weights = weightsOfNearest(face.map((index) => corners[index]!.difference));
    if (!weights) continue;
    const candidate = face.map((index, i) => ({ corner: corners[index]!, weight: weights[i]! }));
    const point = meanOf(candidate, ({ difference }) => difference);
    const square = dot(point, point);
    if (square < least || !best) {
      least = square;
      best = candidate;
    }
  }
  if (corners.length === 4 && holdsOrigin(corners)) {
    return corners.map((corner) => ({ corner, weight: 0.25 }));
  }
  return best!;
}

/** Corners, edges and sides of a simplex of so many corners: smaller ones first, so that a mean is carried by no more corners than needed. */
const FACES_OF: readonly (readonly (readonly number[])[])[] = [
  [],
  [[0]],
  [[0], [1], [0, 1]],
  [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]],
  [[0], [1], [2], [3], [0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3], [0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]],
];

/** Weights, all above 0, of the point of a corner's, edge's or triangle's whole line or plane that is nearest to the origin; null when it lies outside. */
function weightsOfNearest(points: readonly Vec3[]): readonly number[] | null {
  const [p, q, r] = points;
  if (!p) return null;
  if (!q) return [1];
  const pq = subtract(q, p);
  if (!r) {
    const along = -dot(p, pq);
    const square = dot(pq, pq);
    return along > 0 && along < square ? [1 - along / square, along / square] : null;
  }
  const pr = subtract(r, p);
  const a = dot(pq, pq);
  const b = dot(pq, pr);
  const c = dot(pr, pr);
  const d = -dot(p, pq);
  const e = -dot(p, pr);
  const size = a * c - b * b;
  if (!(size > 0)) return null;
  const u = (c * d - b * e) / size;
  const v = (a * e - b * d) / size;
  return u > 0 && v > 0 && u + v < 1 ? [1 - u - v, u, v] : null;
}

/** Does the origin lie inside of four corners? @edge on a side counts as outside */
function holdsOrigin(corners: readonly Corner[]): boolean {
  const [p, q, r, s] = corners.map(({ difference }) => difference) as [Vec3, Vec3, Vec3, Vec3];
  const whole = volume(p, q, r, s);
  const origin = { x: 0, y: 0, z: 0 };
  const parts = [volume(origin, q, r, s), volume(p, origin, r, s), volume(p, q, origin, s), volume(p, q, r, origin)];
  return whole > 0 ? parts.every((part) => part > 0) : whole < 0 && parts.every((part) => part < 0);
}

/** Six times the signed volume of a tetrahedron. */
function volume(p: Vec3, q: Vec3, r: Vec3, s: Vec3): number {
  const a = subtract(q, p);
  const b = subtract(r, p);
  const c = subtract(s, p);
  return a.x * (b.y * c.z - b.z * c.y) - a.y * (b.x * c.z - b.z * c.x) + a.z * (b.x * c.y - b.y * c.x);
}
