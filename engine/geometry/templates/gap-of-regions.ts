import type { PlanPoint } from '../../space/polygon.ts';
import { dotOf, plus } from './plan-edge.ts';
import type { PlanRegion } from './plan-region.ts';
import { rootsWithin } from './polynomial-roots.ts';

const unitOf = (way: PlanPoint): readonly PlanPoint[] => {
  const length = Math.sqrt(dotOf(way, way));
  return length > 0 ? [{ x: way.x / length, z: way.z / length }] : [];
};

/** The directions square to an ellipse at all points of it whose distance from a point is the least or the greatest around there. */
function squareToEllipse(
  centre: PlanPoint,
  { first, second }: NonNullable<PlanRegion['ellipse']>,
  p: PlanPoint,
): readonly PlanPoint[] {
  const a = Math.sqrt(dotOf(first, first));
  const b = Math.sqrt(dotOf(second, second));
  const away = plus(p, centre, -1);
  const along = dotOf(away, first);
  const aside = dotOf(away, second);
  const found: PlanPoint[] = [];
  // the two halves of the ellipse, each run through by the tangent of half the angle
  for (const half of [1, -1]) {
    const x = half * along;
    const z = half * aside;
    const flat = 2 * (b * b - a * a);
    for (const u of rootsWithin([-z, flat + 2 * x, 0, 2 * x - flat, z], -1, 1)) {
      const cos = half * (1 - u * u);
      const sin = half * 2 * u;
      found.push({
        x: (first.x * cos) / (a * a) + (second.x * sin) / (b * b),
        z: (first.z * cos) / (a * a) + (second.z * sin) / (b * b),
      });
    }
  }
  return found.flatMap(unitOf);
}

/** Every direction in which the borders of two shapes can be nearest to each other or farthest apart. One of the shapes at most is an ellipse. */
function directionsBetween(one: PlanRegion, other: PlanRegion): readonly PlanPoint[] {
  const found: PlanPoint[] = [{ x: 1, z: 0 }, ...one.normals, ...other.normals];
  for (const a of one.discs) for (const b of other.discs) found.push(...unitOf(plus(b.centre, a.centre, -1)));
  for (const [oval, plain] of [
    [one, other],
    [other, one],
  ] as const) {
    if (!oval.ellipse) continue;
    found.push(...unitOf(oval.ellipse.first), ...unitOf(oval.ellipse.second));
    for (const { centre } of plain.discs) found.push(...squareToEllipse(oval.centre, oval.ellipse, centre));
  }
  return found.flatMap((n) => [n, { x: -n.x, z: -n.z }]);
}

/**
 * How far are two convex shapes apart? Below 0: the shortest way that would part them.
 * @unit millimetres, exact but for rounding: in every direction in which it can be, the shapes' farthest points are compared @edge 0 where they touch
 */
export const gapBetween = (one: PlanRegion, other: PlanRegion): number =>
  directionsBetween(one, other).reduce(
    (most, n) => Math.max(most, -one.reach(n) - other.reach({ x: -n.x, z: -n.z })),
    Number.NEGATIVE_INFINITY,
  );

/** How far may the first shape be pushed, whichever way, and still lie within the other? Below 0: as far as it sticks out. @unit millimetres */
export const slackWithin = (one: PlanRegion, other: PlanRegion): number =>
  directionsBetween(one, other).reduce((least, n) => Math.min(least, other.reach(n) - one.reach(n)), Number.POSITIVE_INFINITY);
