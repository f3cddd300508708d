import type { ColliderDesc } from '@dimforge/rapier3d-compat';
import { outOfFrame } from '../../space/frame.ts';
import type { Solid } from '../../space/solid.ts';
import type { PlacedSolid } from '../mesh/board-scene.ts';
import type { Physics } from './load.ts';

/**
 * The collider of a placed solid: a cuboid for a box that is one, its triangles as they stand on the board for everything else.
 * @edge null for a solid that the library could not take: without triangles, or so large that single precision has no number for it
 */
export function makeCollider(physics: Physics, placed: PlacedSolid, solid: Solid): ColliderDesc | null {
  const { tree, corners, frame, reach } = placed;
  if (tree.triangleOf.length === 0 || !Number.isFinite(Math.fround(reach * 4))) return null;
  if (solid.kind === 'box') {
    const half = {
      x: Math.abs(solid.max.x - solid.min.x) / 2,
      y: Math.abs(solid.max.y - solid.min.y) / 2,
      z: Math.abs(solid.max.z - solid.min.z) / 2,
    };
    if (half.x > 0 && half.y > 0 && half.z > 0) {
      const centre = outOfFrame(frame, {
        x: (solid.min.x + solid.max.x) / 2,
        y: (solid.min.y + solid.max.y) / 2,
        z: (solid.min.z + solid.max.z) / 2,
      });
      return physics.ColliderDesc.cuboid(half.x, half.y, half.z)
        .setTranslation(centre.x, centre.y, centre.z)
        .setRotation(halfTurn(frame.z.x, frame.z.z));
    }
  }
  const triangles = new Uint32Array(tree.triangleOf.length * 3);
  for (let i = 0; i < triangles.length; i++) triangles[i] = tree.cornersInOrder[i]! / 3;
  return physics.ColliderDesc.trimesh(Float32Array.from(corners), triangles);
}

/** The rotation about the upright that turns +z to (sin, 0, cos), as a quaternion: half the angle by its sine and cosine alone. */
export function halfTurn(sin: number, cos: number): { x: number; y: number; z: number; w: number } {
  const w = Math.sqrt(Math.max(0, (1 + cos) / 2));
  const y = Math.sqrt(Math.max(0, (1 - cos) / 2));
  return { x: 0, y: sin < 0 ? -y : y, z: 0, w };
}
