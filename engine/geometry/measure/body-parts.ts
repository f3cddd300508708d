import type { BodyRegion } from '../../board/body.ts';
import type { Model } from '../../board/model.ts';
import type { ShapedSolid, Vec2 } from '../../space/solid.ts';
import { add, cross, scale, type Vec3 } from '../../space/vec3.ts';
import { cutOutline } from '../mesh/flat-outline.ts';
import { frameOfRegion } from './body-on-board.ts';
import { isConvex } from './plan-form.ts';
import { type Face, facesOfSolid, placeFaces } from './solid-faces.ts';

/** The faces of the convex parts that these regions of a model's body are made of, as it is posed. @frame board */
export function bodyPartsOf(model: Model, counts: (region: BodyRegion) => boolean): readonly (readonly Face[])[] {
  return model.body.volumes[model.stance]
    .filter(({ region }) => counts(region))
    .flatMap(({ region, solid }) => convexParts(solid).map((faces) => placeFaces(frameOfRegion(model, region), faces)));
}

/** A solid as convex solids, each by its faces. A prism whose outline is not convex is cut up with it; boxes and polyhedra are taken as convex. */
function convexParts(solid: ShapedSolid): readonly (readonly Face[])[] {
  if (solid.kind !== 'prism') return [facesOfSolid(solid)];
  const rise = scale(cross(solid.across, solid.along), solid.depth);
  const placed = ({ x, y }: Vec2): Vec3 => add(solid.origin, add(scale(solid.across, x), scale(solid.along, y)));
  const isWhole = solid.holes.length === 0 && isConvex(solid.outline.map(({ x, y }) => ({ x, z: y })));
  if (isWhole) return [prismOver(solid.outline.map(placed), rise)];
  const { points, triangles } = cutOutline(solid.outline, solid.holes);
  const corners = points.map(placed);
  return Array.from({ length: triangles.length / 3 }, (_, t) =>
    prismOver(
      [0, 1, 2].map((k) => corners[triangles[3 * t + k]!]!),
      rise,
    ),
  );
}

function prismOver(bottom: readonly Vec3[], rise: Vec3): readonly Face[] {
  const top = bottom.map((corner) => add(corner, rise));
  const sides = bottom.map((corner, i): Face => {
    const next = (i + 1) % bottom.length;
    return [corner, bottom[next]!, top[next]!, top[i]!];
  });
  return [[...bottom].reverse(), top, ...sides];
}
