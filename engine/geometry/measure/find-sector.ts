import type { Model } from '../../board/model.ts';
import { intoFrame } from '../../space/frame.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { Sector } from '../queries.ts';
import { boundsOfVolumes, frameOfRegion } from './body-on-board.ts';

/**
 * On which side of a vehicle does a point lie, seen from above? The sides meet at the diagonals through the corners of the rectangle around its hull,
 * without turret; of a thing without a hull, around all its body.
 * @clause SK-VARC-1, SK-VARC-2, SK-VARC-5 @edge on a diagonal, and in the very middle, it lies to the side
 */
export function findSector(model: Model, at: Vec3): Sector {
  const volumes = model.body.volumes[model.stance];
  const hull = volumes.filter(({ region }) => region === 'hull');
  const bounds = boundsOfVolumes(hull.length > 0 ? hull : volumes);
  if (!bounds) return 'side';
  const { min, max } = bounds;
  const { x, z } = intoFrame(frameOfRegion(model, 'hull'), at);
  const across = Math.abs(x - (min.x + max.x) / 2) * (max.z - min.z);
  const ahead = (z - (min.z + max.z) / 2) * (max.x - min.x);
  return ahead > across ? 'front' : -ahead > across ? 'rear' : 'side';
}
