import { expect } from 'vitest';
import { buildScene, type PlacedSolid, placeSolid } from '../../engine/geometry/mesh/board-scene.ts';
import { makeRayCaster } from '../../engine/geometry/mesh/cast-ray.ts';
import { packScene } from '../../engine/geometry/mesh/kernels/pack-scene.ts';
import { type BatchCaster, makePlainCaster, roomForHits } from '../../engine/geometry/mesh/kernels/ray-batch.ts';
import { makeSimdCaster } from '../../engine/geometry/mesh/kernels/simd-caster.ts';
import type { Scene, SceneHit } from '../../engine/geometry/mesh/scene.ts';
import { meshOfSolid } from '../../engine/geometry/mesh/solid-mesh.ts';
import { buildTriangleTree } from '../../engine/geometry/mesh/triangle-tree.ts';
import {
  type Board,
  frameOfPose,
  type MeshSolid,
  type Pose,
  type Solid,
  type TriangleMesh,
  type Vec3,
} from '../../engine/index.ts';

export type Point = readonly [number, number, number];
export const vec = ([x, y, z]: Point): Vec3 => ({ x, y, z });

/** A mesh from corners and triangles written out. */
export function meshFrom(corners: readonly Point[], triangles: readonly (readonly [number, number, number])[]): TriangleMesh {
  return {
    positions: Float64Array.from(corners.flat()),
    triangles: Uint32Array.from(triangles.flat()),
    groups: [{ name: '', first: 0, count: triangles.length }],
  };
}

/** Everything takes part. */
export const everything = () => true;

interface Standing {
  readonly pose?: Pose;
  readonly mirrored?: boolean;
}

/** A scene of these solids or meshes, each a piece of its own. */
export function sceneOfThings(things: readonly ((Solid | TriangleMesh) & Standing)[]): Scene {
  return buildScene(
    things.map((thing, i) => {
      const whole: MeshSolid = { kind: 'mesh', mesh: 'mesh', group: null };
      const mesh = 'kind' in thing ? meshOfSolid(thing, new Map()) : meshOfSolid(whole, new Map([['mesh', thing]]));
      const tree = buildTriangleTree(mesh);
      const pose = thing.pose ?? { at: { x: 0, y: 0, z: 0 }, facing: 0 };
      const source = { kind: 'part' as const, piece: `piece-${i}`, part: 'part' };
      return placeSolid({ source, glass: false, closed: tree.closed }, tree, frameOfPose(pose, thing.mirrored));
    }),
  );
}

/** A scene of one open mesh. */
export const sceneOfTriangles = (
  corners: readonly Point[],
  triangles: readonly (readonly [number, number, number])[] = [[0, 1, 2]],
) => sceneOfThings([meshFrom(corners, triangles)]);

/** The first hit of a ray that goes `reach` times its direction. `t` counts in directions, `distance` in millimetres. Both batch kernels must say the same. */
export function shoot(scene: Scene, from: Point, way: Point, reach = 1) {
  const to = vec([from[0] + way[0] * reach, from[1] + way[1] * reach, from[2] + way[2] * reach]);
  const hit = nearestHit(scene, vec(from), to);
  return hit && described(hit, from, way, reach);
}

/** What a line meets first, by the scene and by both kernels that take lines in batches. */
export function nearestHit(scene: Scene, from: Vec3, to: Vec3): SceneHit | null {
  const hit = scene.firstHit(from, to, everything);
  const rays = Float64Array.of(from.x, from.y, from.z, to.x, to.y, to.z);
  const stops = new Uint8Array(scene.solids.length).fill(1);
  const blocked = new Uint8Array(1);
  const hits = roomForHits(1);
  for (const kernel of kernelsOf(scene)) {
    kernel.castAny(rays, stops, blocked);
    kernel.castNearest(rays, stops, hits);
    const told = { kernel: kernel.kernel, blocked: blocked[0], t: hits.t[0], solid: hits.solid[0], triangle: hits.triangle[0] };
    const { t, solid, triangle } = hit ?? { t: Infinity, solid: -1, triangle: -1 };
    expect(told).toEqual({ kernel: kernel.kernel, blocked: hit ? 1 : 0, t, solid, triangle });
  }
  return hit;
}

const knownKernels = new WeakMap<Scene, readonly BatchCaster[]>();

function kernelsOf(scene: Scene): readonly BatchCaster[] {
  const known = knownKernels.get(scene);
  if (known) return known;
  const flat = scene.flat();
  const reference = makeRayCaster(flat);
  const simd = makeSimdCaster(flat, packScene(flat), reference);
  const made = [makePlainCaster(reference), ...(simd ? [simd] : [])];
  knownKernels.set(scene, made);
  return made;
}

/** All hits of a ray that goes `reach` times its direction. */
export function shootThrough(scene: Scene, from: Point, way: Point, reach = 1) {
  const to = vec([from[0] + way[0] * reach, from[1] + way[1] * reach, from[2] + way[2] * reach]);
  return scene.allHits(vec(from), to, everything).map((hit) => described(hit, from, way, reach));
}

function described(hit: SceneHit, from: Point, way: Point, reach: number) {
  const t = hit.t * reach;
  const length = Math.sqrt(way[0] ** 2 + way[1] ** 2 + way[2] ** 2);
  return { ...hit, t, distance: t * length, at: [0, 1, 2].map((k) => from[k]! + way[k]! * t) as unknown as Point };
}

/** The parts of a board as they stand, one by one. */
export const placedSolidsOf = (board: Board): { readonly placed: PlacedSolid; readonly solid: Solid }[] =>
  Object.values(board.pieces).flatMap((piece) => {
    const frame = frameOfPose(piece.pose, piece.mirrored);
    return Object.values(piece.parts).map(({ id, solid }) => {
      const tree = buildTriangleTree(meshOfSolid(solid, new Map()));
      const source = { kind: 'part' as const, piece: piece.id, part: id };
      return { placed: placeSolid({ source, glass: false, closed: tree.closed }, tree, frame), solid };
    });
  });
