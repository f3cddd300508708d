import type { BodyRegion } from '../../board/body.ts';
import type { Model } from '../../board/model.ts';
import type { Frame } from '../../space/frame.ts';
import type { OvalShape } from '../measure-queries.ts';
import { boundsOfVolumes, frameOfRegion } from './body-on-board.ts';
import { disc, ellipse, type Plate, rectangle, stadium } from './convex-shape.ts';
import { type Face, facesOfSolid, placeFaces } from './solid-faces.ts';

/**
 * The level plate that a model stands on. A model without a base stands on the rectangle that its body takes up.
 * @frame board @clause SK-DIST-3
 */
export function basePlateOf(model: Model, ovals: OvalShape = 'ellipse'): Plate {
  const frame = frameOfRegion(model, 'base');
  const { base } = model;
  switch (base.kind) {
    case 'round':
      return disc(frame.origin, base.diameter / 2);
    case 'oval':
      return (ovals === 'stadium' ? stadium : ellipse)(frame, base.width / 2, base.depth / 2);
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
