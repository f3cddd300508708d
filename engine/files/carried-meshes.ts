import type { Board } from '../board/board.ts';
import { findBrokenReferences, meshesOf } from '../board/board-check.ts';
import type { MeshHash } from '../identity/ids.ts';
import { BrokenInvariant } from '../outcome/broken-invariant.ts';
import { fail, succeed } from '../outcome/result.ts';
import type { MeshLibrary, TriangleMesh } from '../space/triangle-mesh.ts';
import type { PackedMesh } from './board-schema.ts';
import { packMesh, unpackMesh } from './packed-mesh.ts';

type PackedMeshes = Readonly<Record<MeshHash, PackedMesh>>;

/** The meshes that a file carries for its board, unpacked. @faults every damaged one, and whatever in the board leads nowhere; `where` is the board's place */
export function unpackMeshesOf(packed: PackedMeshes, board: Board, where: string) {
  const meshes = new Map<MeshHash, TriangleMesh>();
  const damaged = Object.entries(packed).flatMap(([hash, mesh]) => {
    const unpacked = unpackMesh(mesh, hash, `meshes.${hash}`);
    if (!unpacked.ok) return unpacked.problem;
    meshes.set(hash, unpacked.value);
    return [];
  });
  // A mesh that is there and damaged is not missing as well.
  const present = (hash: MeshHash) => Object.hasOwn(packed, hash);
  const groups = (hash: MeshHash) => packed[hash]?.groups.map((group) => group.name) ?? [];
  const broken = findBrokenReferences(board, present, groups).map((fault) => ({ ...fault, where: `${where}${fault.where}` }));
  const faults = [...damaged, ...broken];
  return faults.length > 0 ? fail(faults) : succeed(meshes as MeshLibrary);
}

/** The meshes that a board refers to, packed for its file. @breaks when one of them isn't given */
export function packMeshesOf(board: Board, meshes: MeshLibrary): PackedMeshes {
  return Object.fromEntries(
    meshesOf(board).map((hash) => {
      const mesh = meshes.get(hash);
      if (!mesh) throw new BrokenInvariant(`the board refers to mesh ${hash}, which was not given`);
      return [hash, packMesh(mesh)];
    }),
  );
}
