import type { BodyRegion } from '../../board/body.ts';
import type { Model } from '../../board/model.ts';
import type { Frame } from '../../space/frame.ts';
import { boundsOfVolumes, frameOfRegion } from './body-on-board.ts';
import { type ConvexShape, disc, ellipse, hullAround, rectangle } from './convex-shape.ts';
import { facesOfSolid, placeFaces } from './solid-faces.ts';

/**
 * The level plate that a model stands on. A model without a base stands on the rectangle that its body takes up.
 * @frame board @clause SK-DIST-3
 */
export function basePlateOf(model: Model): ConvexShape {
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

const rectangleOf = (frame: Frame, width: number, depth: number): ConvexShape =>
  rectangle(frame, { min: { x: -width / 2, y: 0, z: -depth / 2 }, max: { x: width / 2, y: 0, z: depth / 2 } });

const HULL: readonly BodyRegion[] = ['hull', 'turret'];

/** Hull and turret of a vehicle as convex bodies in space; none for anything else. @frame board */
export function hullShapesOf(model: Model): readonly ConvexShape[] {
  if (model.body.kind !== 'vehicle') return [];
  return model.body.volumes[model.stance]
    .filter(({ region }) => HULL.includes(region))
    .map(({ region, solid }) => hullAround(placeFaces(frameOfRegion(model, region), facesOfSolid(solid)).flat()));
}

/**
 * What contact distances are taken from: the base, or of a vehicle hull and turret.
 * @clause SK-DIST-2, SK-DIST-6, SK-DIST-7
 */
export function contactShapesOf(model: Model): { readonly plate: ConvexShape | null; readonly bodies: readonly ConvexShape[] } {
  const bodies = hullShapesOf(model);
  return bodies.length > 0 ? { plate: null, bodies } : { plate: basePlateOf(model), bodies: [] };
}
