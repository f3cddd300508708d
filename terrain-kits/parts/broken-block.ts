import type { PolyhedronSolid, Vec3 } from '../../engine/kit.ts';
import { type Ring, stackedRings } from './round.ts';
import type { Chance } from './seeded.ts';

const TILT = 0.35;

/** How far below its middle a broken block of this size may reach, however it lies. */
export const reachBelow = (size: Vec3): number => size.y / 2 + TILT * (size.x + size.z) * 0.75;

/** A broken block: a box knocked out of shape, turned and tilted. */
export function brokenBlock(at: Vec3, size: Vec3, chance: Chance): PolyhedronSolid {
  const turn = chance.between(0, 2 * Math.PI);
  const tilt = { x: chance.between(-TILT, TILT), z: chance.between(-TILT, TILT) };
  const ring = (up: -1 | 1): Ring =>
    [
      [1, 1],
      [1, -1],
      [-1, -1],
      [-1, 1],
    ].map(([a, b]) => {
      const x = (a! * size.x * chance.between(0.7, 1)) / 2;
      const z = (b! * size.z * chance.between(0.7, 1)) / 2;
      const wx = x * Math.cos(turn) + z * Math.sin(turn);
      const wz = -x * Math.sin(turn) + z * Math.cos(turn);
      return { x: at.x + wx, y: at.y + (up * size.y * chance.between(0.8, 1)) / 2 + tilt.x * wx + tilt.z * wz, z: at.z + wz };
    });
  return stackedRings([ring(-1), ring(1)]);
}
