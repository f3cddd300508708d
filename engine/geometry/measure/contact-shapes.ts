import type { BodyRegion } from '../../board/body.ts';
import type { Model } from '../../board/model.ts';
import type { Frame } from '../../space/frame.ts';
import { boundsOfVolumes, frameOfRegion } from './body-on-board.ts';
import { type ClosestPoints, closestInSpace, closestOfPlates, nearestPair, swapped } from './closest-points.ts';
import { type ConvexShape, disc, ellipse, hullAround, type Plate, rectangle } from './convex-shape.ts';
import { closestToFace } from './plate-to-face.ts';
import { type Face, facesOfSolid, placeFaces } from './solid-faces.ts';

/**
 * The level plate that a model stands on. A model without a base stands on the rectangle that its body takes up.
 * @frame board @clause SK-DIST-3
 */
export function basePlateOf(model: Model): Plate {
  const frame = frameOfRegion(model, 'base');
  const { base } = model;
  switch (base.kind) {
    case 'round':
      return disc(frame.origin, base.diameter / 2);
    case 'oval':
      return ellipse(frame, base.width / 2, base.depth / 2);
    case 'rectangle':
      return rectangleOf(frame, base.width, base.depth);
    case 'none': {
      const bounds = boundsOfVolumes(model.body.volumes[model.stance]);
      return bounds ? rectangle(frame, bounds) : disc(frame.origin, 0);
    }
  }
}

const rectangleOf = (frame: Frame, width: number, depth: number): Plate =>
  rectangle(frame, { min: { x: -width / 2, y: 0, z: -depth / 2 }, max: { x: width / 2, y: 0, z: depth / 2 } });

const HULL: readonly BodyRegion[] = ['hull', 'turret'];

/** The faces of hull and turret of a vehicle, volume by volume; none for anything else. @frame board */
export function hullFacesOf(model: Model): readonly (readonly Face[])[] {
  if (model.body.kind !== 'vehicle') return [];
  return model.body.volumes[model.stance]
    .filter(({ region }) => HULL.includes(region))
    .map(({ region, solid }) => placeFaces(frameOfRegion(model, region), facesOfSolid(solid)));
}

/** A body of these faces as a convex shape. */
export const shapeOfFaces = (faces: readonly Face[]): ConvexShape => hullAround(faces.flat());

/**
 * The nearest points of what two models touch each other with: base to base, or hull and turret of a vehicle.
 * @clause SK-DIST-2, SK-DIST-3, SK-DIST-6, SK-DIST-7
 */
export function closestContact(a: Model, b: Model): ClosestPoints {
  const hullOfA = hullFacesOf(a);
  const hullOfB = hullFacesOf(b);
  if (hullOfA.length > 0 && hullOfB.length > 0) {
    return nearestPair(hullOfA.map(shapeOfFaces), hullOfB.map(shapeOfFaces), closestInSpace);
  }
  if (hullOfA.length > 0) return swapped(closestToHull(basePlateOf(b), hullOfA));
  if (hullOfB.length > 0) return closestToHull(basePlateOf(a), hullOfB);
  return closestOfPlates(basePlateOf(a), basePlateOf(b));
}

/** The nearest points of a base and a vehicle. @edge a base wholly inside a hull touches it */
export function closestToHull(plate: Plate, hull: readonly (readonly Face[])[]): ClosestPoints {
  const inside = hull.some(
    (faces) => closestInSpace({ ...plate, farthest: () => plate.centre, radius: 0 }, shapeOfFaces(faces)).distance === 0,
  );
  if (inside) return { distance: 0, from: plate.centre, to: plate.centre };
  return nearestPair([plate], hull.flat(), closestToFace);
}
