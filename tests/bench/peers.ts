import RAPIER from '@dimforge/rapier3d-compat';
import { BufferAttribute, BufferGeometry, DoubleSide, Ray as ThreeRay } from 'three';
import { MeshBVH, SAH } from 'three-mesh-bvh';
import type { Scene } from '../../engine/geometry/mesh/scene.ts';

/** All triangles of a board, one after another. @frame board @shape nine numbers each, and where each solid's begin */
export interface TriangleSoup {
  readonly corners: Float32Array;
  readonly solids: readonly { readonly first: number; readonly count: number }[];
}

export function soupOf(scene: Scene): TriangleSoup {
  const bySolid = new Map<number, number[]>();
  scene.gather(
    [],
    () => true,
    (corners, solid) => {
      const own = bySolid.get(solid) ?? [];
      bySolid.set(solid, own);
      for (let i = 0; i < 9; i++) own.push(corners[i]!);
    },
  );
  const all = [...bySolid.values()];
  const corners = new Float32Array(all.reduce((sum, own) => sum + own.length, 0));
  const solids: { first: number; count: number }[] = [];
  let at = 0;
  for (const own of all) {
    corners.set(own, at);
    solids.push({ first: at / 9, count: own.length / 9 });
    at += own.length;
  }
  return { corners, solids };
}

/** A library that casts rays: how many of so many rays of a list are stopped. */
export interface RayPeer {
  readonly name: string;
  /** The first `count` of these rays. @shape six numbers each: from, to */
  countBlocked(rays: Float64Array, count: number): number;
}

const indicesUpTo = (count: number) => Uint32Array.from({ length: count }, (_, i) => i);

export const THREE_MESH_BVH = 'three-mesh-bvh';
export const RAPIER_NAME = 'Rapier';

/** The tree alone, of the kind that costs most and casts fastest. */
export function buildMeshBvh({ corners }: TriangleSoup): MeshBVH {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(corners, 3));
  geometry.setIndex(new BufferAttribute(indicesUpTo(corners.length / 3), 1));
  return new MeshBVH(geometry, { strategy: SAH });
}

export function meshBvhPeer(soup: TriangleSoup): RayPeer {
  const tree = buildMeshBvh(soup);
  const ray = new ThreeRay();
  return {
    name: THREE_MESH_BVH,
    countBlocked(rays, count) {
      let blocked = 0;
      for (let i = 0; i < count * 6; i += 6) {
        ray.origin.set(rays[i]!, rays[i + 1]!, rays[i + 2]!);
        ray.direction.set(rays[i + 3]! - rays[i]!, rays[i + 4]! - rays[i + 1]!, rays[i + 5]! - rays[i + 2]!);
        const length = ray.direction.length();
        ray.direction.divideScalar(length);
        if (tree.raycastFirst(ray, DoubleSide, 0, length)) blocked++;
      }
      return blocked;
    },
  };
}

/** A world with one collider for each solid, as games have it. */
export async function buildRapierWorld({ corners, solids }: TriangleSoup): Promise<RAPIER.World> {
  await RAPIER.init();
  const world = new RAPIER.World({ x: 0, y: 0, z: 0 });
  for (const { first, count } of solids) {
    const own = corners.slice(first * 9, (first + count) * 9);
    world.createCollider(RAPIER.ColliderDesc.trimesh(own, indicesUpTo(count * 3)));
  }
  world.step();
  return world;
}

export async function rapierPeer(soup: TriangleSoup): Promise<RayPeer & { close(): void }> {
  const world = await buildRapierWorld(soup);
  const ray = new RAPIER.Ray({ x: 0, y: 0, z: 0 }, { x: 0, y: 0, z: 1 });
  return {
    name: RAPIER_NAME,
    countBlocked(rays, count) {
      let blocked = 0;
      for (let i = 0; i < count * 6; i += 6) {
        const { origin, dir } = ray;
        origin.x = rays[i]!;
        origin.y = rays[i + 1]!;
        origin.z = rays[i + 2]!;
        dir.x = rays[i + 3]! - rays[i]!;
        dir.y = rays[i + 4]! - rays[i + 1]!;
        dir.z = rays[i + 5]! - rays[i + 2]!;
        if (world.castRay(ray, 1, false)) blocked++;
      }
      return blocked;
    },
    close: () => world.free(),
  };
}
