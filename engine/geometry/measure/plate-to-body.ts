import { type ClosestPoints, closestInSpace, nearestPair } from './closest-points.ts';
import { type ConvexShape, hullAround, type Plate } from './convex-shape.ts';
import { closestToFace } from './plate-to-face.ts';
import type { Face } from './solid-faces.ts';

/** A convex body of these faces as a convex shape. */
export const shapeOfFaces = (faces: readonly Face[]): ConvexShape => hullAround(faces.flat());

/** The nearest points of a base and a vehicle, or another body. @edge a base wholly inside a hull touches it */
export function closestToHull(plate: Plate, hull: readonly (readonly Face[])[]): ClosestPoints {
  const inside = hull.some(
    (faces) =>
      closestInSpace({ centre: plate.centre, farthest: () => plate.centre, radius: 0 }, shapeOfFaces(faces)).distance === 0,
  );
  if (inside) return { distance: 0, from: plate.centre, to: plate.centre };
  return nearestPair([plate], hull.flat(), closestToFace);
}
