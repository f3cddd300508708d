import type { BodyRegion } from '../../board/body.ts';
import type { Model } from '../../board/model.ts';
import type { ShapedSolid } from '../../space/solid.ts';
import { add, cross, scale, type Vec3 } from '../../space/vec3.ts';
import { cutOutline } from '../mesh/flat-outline.ts';
import { frameOfRegion } from './body-on-board.ts';
import { type Face, facesOfSolid, placeFaces } from './solid-faces.ts';

/** The faces of the convex parts that these regions of a model's body are made of, as it is posed. @frame board */
export function bodyPartsOf(model: Model, counts: (region: BodyRegion) => boolean): readonly (readonly Face[])[] {
  return model.body.volumes[model.stance]
    .filter(({ region }) => counts(region))
    .flatMap(({ region, solid }) => convexParts(solid).map((faces) => placeFaces(frameOfRegion(model, region), faces)));
}

/** A solid as convex solids, each by its faces. A prism is cut up with its outline; boxes and polyhedra are taken as convex. */
function convexParts(solid: ShapedSolid): readonly (readonly Face[])[] {
  if (solid.kind !== 'prism') return [facesOfSolid(solid)];
  const { points, triangles } = cutOutline(solid.outline, solid.holes);
  const rise = scale(cross(solid.across, solid.along), solid.depth);
  const corners = points.map(({ x, y }) => add(solid.origin, add(scale(solid.across, x), scale(solid.along, y))));
  return Array.from({ length: triangles.length / 3 }, (_, t) =>
    prismOver([0, 1, 2].map((k) => corners[triangles[3 * t + k]!]!) as [Vec3, Vec3, Vec3], rise),
  );
}

function prismOver([a, b, c]: readonly [Vec3, Vec3, Vec3], rise: Vec3): readonly Face[] {
  const [d, e, f] = [add(a, rise), add(b, rise), add(c, rise)];
  return [
    [a, c, b],
    [d, e, f],
    [a, b, e, d],
    [b, c, f, e],
    [c, a, d, f],
  ];
}
