import { convexHull } from '../../space/convex-hull.ts';
import type { PlanPoint, PlanPolygon } from '../../space/polygon.ts';

/** Half the width given to the plan of a thing that has none, such as an upright sheet. @unit millimetres */
const HALF_SHEET = 0.5;

/** The ground that points take, as a convex outline. @edge points on a line are given a millimetre of width */
export function planHull(points: readonly PlanPoint[]): PlanPolygon {
  const hull = convexHull(points);
  if (hull.length >= 3) return hull;
  return convexHull(
    hull.flatMap(({ x, z }) =>
      [-HALF_SHEET, HALF_SHEET].flatMap((dx) => [-HALF_SHEET, HALF_SHEET].map((dz) => ({ x: x + dx, z: z + dz }))),
    ),
  );
}
