import type { PolyhedronSolid, Vec3 } from '../../engine/kit.ts';
import { stackedRings } from './round.ts';

const cross = (a: Vec3, b: Vec3): Vec3 => ({ x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x });

function unit(a: Vec3): Vec3 {
  const length = Math.sqrt(a.x * a.x + a.y * a.y + a.z * a.z);
  return { x: a.x / length, y: a.y / length, z: a.z / length };
}

/** A straight beam of square section between two points. */
export function beam(from: Vec3, to: Vec3, thickness: number): PolyhedronSolid {
  const along = unit({ x: to.x - from.x, y: to.y - from.y, z: to.z - from.z });
  const helper = Math.abs(along.y) < 0.9 ? { x: 0, y: 1, z: 0 } : { x: 1, y: 0, z: 0 };
  const side = unit(cross(helper, along));
  const up = cross(along, side);
  const ring = (end: Vec3) =>
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([s, u]) => ({
      x: end.x + (thickness / 2) * (s! * side.x + u! * up.x),
      y: end.y + (thickness / 2) * (s! * side.y + u! * up.y),
      z: end.z + (thickness / 2) * (s! * side.z + u! * up.z),
    }));
  return stackedRings([ring(from), ring(to)]);
}

/** A leaning square post that is cut level at both ends, so that it stands flat and carries flat. */
export const leaningPost = (foot: Vec3, head: Vec3, thickness: number): PolyhedronSolid =>
  stackedRings(
    [foot, head].map(({ x, y, z }) =>
      [
        [1, 1],
        [1, -1],
        [-1, -1],
        [-1, 1],
      ].map(([a, b]) => ({ x: x + (a! * thickness) / 2, y, z: z + (b! * thickness) / 2 })),
    ),
  );
