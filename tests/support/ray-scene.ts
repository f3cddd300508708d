import { buildScene, type PlacedSolid, placeSolid } from '../../engine/geometry/mesh/board-scene.ts';
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

/** The first hit of a ray that goes `reach` times its direction. `t` counts in directions, `distance` in millimetres. */
export function shoot(scene: Scene, from: Point, way: Point, reach = 1) {
  const to = vec([from[0] + way[0] * reach, from[1] + way[1] * reach, from[2] + way[2] * reach]);
  const hit = scene.firstHit(vec(from), to, everything);
  return hit && described(hit, from, way, reach);
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
