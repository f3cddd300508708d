import type { Model } from '../../board/model.ts';
import { convexHull } from '../../space/convex-hull.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { between, type Vec3 } from '../../space/vec3.ts';
import { type Face, facesOfSolid } from '../measure/solid-faces.ts';
import { BASE_PLATE } from '../movement/swept-base.ts';
import { outlineOf, type PlanOutline } from './plan-shape.ts';

/** A level slice of a vehicle: upright all round. @frame model */
export interface HullSlab {
  readonly low: Millimetres;
  readonly high: Millimetres;
  readonly outline: PlanOutline;
}

/** Heights that differ by less are one. */
const ONE_HEIGHT = 1e-6;

/**
 * The hull of a vehicle in slices between the heights of its corners, and the plate that it stands on. A box or an upright prism is itself; a face that leans
 * counts as the widest outline of its slice. All the body of what has no hull; the turret of what has one does not count, nor does a round base.
 * @clause SK-VARC-5
 */
export function slabsOf({ body, stance, base }: Model): readonly HullSlab[] {
  const volumes = body.volumes[stance];
  const hull = volumes.filter(({ region }) => region === 'hull');
  const slabs = (hull.length > 0 ? hull : volumes).flatMap(({ solid }) => slabsOfFaces(facesOfSolid(solid)));
  if (base.kind !== 'rectangle') return slabs;
  const [x, z] = [base.width / 2, base.depth / 2];
  const corners = convexHull([-x, x].flatMap((left) => [-z, z].map((ahead) => ({ x: left, z: ahead }))));
  return [...slabs, { low: 0, high: BASE_PLATE, outline: outlineOf(corners) }];
}

function slabsOfFaces(faces: readonly Face[]): readonly HullSlab[] {
  const heights = [...new Set(faces.flat().map(({ y }) => y))].sort((a, b) => a - b);
  const levels = heights.filter((y, i) => i === 0 || y - heights[i - 1]! > ONE_HEIGHT);
  return levels.slice(1).flatMap((high, i) => {
    const low = levels[i]!;
    const corners = convexHull(faces.flatMap((face) => pointsWithin(face, low, high)));
    return corners.length > 2 ? [{ low, high, outline: outlineOf(corners) }] : [];
  });
}

/** The corners of a face between two heights, and where its edges cross them. */
function pointsWithin(face: Face, low: Millimetres, high: Millimetres): readonly PlanPoint[] {
  return face.flatMap((a, i) => {
    const b = face[(i + 1) % face.length]!;
    const crossings = [low, high].flatMap((y) => ((a.y < y && b.y > y) || (a.y > y && b.y < y) ? [crossing(a, b, y)] : []));
    return [...(a.y >= low && a.y <= high ? [a] : []), ...crossings].map(({ x, z }) => ({ x, z }));
  });
}

const crossing = (a: Vec3, b: Vec3, y: Millimetres): Vec3 => between(a, b, (y - a.y) / (b.y - a.y));
