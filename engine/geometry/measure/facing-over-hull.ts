import type { Model } from '../../board/model.ts';
import { convexHull } from '../../space/convex-hull.ts';
import { distanceToEdge } from '../../space/distance-to-edge.ts';
import { frameOfPose, intoFrame } from '../../space/frame.ts';
import type { PlanPolygon } from '../../space/polygon.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { OverHullFinding } from '../driving-queries.ts';
import { boxOfHull } from './find-sector.ts';
import { facesOfSolid } from './solid-faces.ts';

/** The ground under a vehicle's hull as a convex outline; under all its body where it has no hull. @frame model */
export function outlineOfHull({ body, stance }: Model): PlanPolygon {
  const volumes = body.volumes[stance];
  const hull = volumes.filter(({ region }) => region === 'hull');
  return convexHull(
    (hull.length > 0 ? hull : volumes).flatMap(({ solid }) => facesOfSolid(solid).flat()).map(({ x, z }) => ({ x, z })),
  );
}

/**
 * How high over the top of a vehicle's hull does a place lie, and how far from the hull, seen from above?
 * @clause SK-VARC-3 @edge a thing without a body is a point
 */
export function findOverHull(model: Model, at: Vec3): OverHullFinding {
  const { x, z } = intoFrame(frameOfPose(model.pose), at);
  const outline = outlineOfHull(model);
  let isInside = outline.length > 2;
  let planDistance = outline.length > 0 ? Number.POSITIVE_INFINITY : Math.sqrt(x * x + z * z);
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    if ((b.x - a.x) * (z - a.z) - (b.z - a.z) * (x - a.x) < 0) isInside = false;
    planDistance = Math.min(planDistance, distanceToEdge(x, z, a.x, a.z, b.x, b.z));
  });
  const top = model.pose.at.y + (boxOfHull(model)?.max.y ?? 0);
  return { higherBy: at.y - top, planDistance: isInside ? 0 : planDistance };
}
