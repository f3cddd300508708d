import type { Millimetres } from '../../space/quantity.ts';
import type { BoardPoint, Vec3 } from '../../space/vec3.ts';

/**
 * Where an eye would be if its model were pushed by the tolerance: towards what it looks at, away from it, and to either side. What such
 * a push turns is too close to call.
 * @clause SK-GEOM-3 @edge none straight above what is looked at, or without a tolerance
 */
export function nudges(eye: BoardPoint, towards: Vec3, by: Millimetres): readonly BoardPoint[] {
  const dx = towards.x - eye.x;
  const dz = towards.z - eye.z;
  const length = Math.sqrt(dx * dx + dz * dz);
  if (length === 0 || by === 0) return [];
  const x = (dx / length) * by;
  const z = (dz / length) * by;
  return [
    { x: eye.x + x, y: eye.y, z: eye.z + z },
    { x: eye.x - x, y: eye.y, z: eye.z - z },
    { x: eye.x - z, y: eye.y, z: eye.z + x },
    { x: eye.x + z, y: eye.y, z: eye.z - x },
  ];
}
