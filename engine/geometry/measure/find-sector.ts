import { halfSizeOfBase } from '../../board/base-overlap.ts';
import type { Model } from '../../board/model.ts';
import { frameOfPose, intoFrame } from '../../space/frame.ts';
import { LINE_NOISE } from '../../space/tolerance.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { SectorFinding } from '../driving-queries.ts';
import { type Bounds, boundsOfVolumes } from './body-on-board.ts';

/**
 * The box around the hull of a vehicle, without turret; of a thing without a hull, around all its body; null of what has no body.
 * @frame model @clause SK-VARC-5
 */
export function boxOfHull({ body, stance }: Model): Bounds | null {
  const volumes = body.volumes[stance];
  const hull = volumes.filter(({ region }) => region === 'hull');
  return boundsOfVolumes(hull.length > 0 ? hull : volumes);
}

/** What the diagonals of a model are drawn through: the base of a squad, the hull of everything else. @frame model */
function boxOfSides(model: Model): Bounds | null {
  const half = model.body.kind === 'squad' ? halfSizeOfBase(model.base) : null;
  return half ? { min: { x: -half.x, y: 0, z: -half.z }, max: { x: half.x, y: 0, z: half.z } } : boxOfHull(model);
}

/**
 * On which side of a vehicle or squad does a point lie, seen from above? The sides meet at the diagonals through the corners of the box around the hull, or
 * of the base.
 * @clause SK-VARC-1, SK-VARC-2, SK-VARC-5, SK-SQ-6 @edge on a diagonal, to rounding, and in the very middle, it lies to the side, and `toDiagonal` is 0
 */
export function findSector(model: Model, at: Vec3): SectorFinding {
  const bounds = boxOfSides(model);
  if (!bounds) return { sector: 'side', beside: 'front', toDiagonal: 0 };
  const { min, max } = bounds;
  const { x, z } = intoFrame(frameOfPose(model.pose), at);
  const width = max.x - min.x;
  const length = max.z - min.z;
  const across = Math.abs(x - (min.x + max.x) / 2);
  const ahead = z - (min.z + max.z) / 2;
  const end = ahead < 0 ? 'rear' : 'front';
  const diagonal = Math.sqrt(width * width + length * length);
  const before = diagonal > 0 ? (Math.abs(ahead) * width - across * length) / diagonal : 0;
  const toDiagonal = Math.abs(before) <= LINE_NOISE ? 0 : Math.abs(before);
  return before > LINE_NOISE ? { sector: end, beside: 'side', toDiagonal } : { sector: 'side', beside: end, toDiagonal };
}
