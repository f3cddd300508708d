import type { MeshHash } from '../identity/ids.ts';
import type { Fault } from '../outcome/fault.ts';
import type { Fill } from '../outcome/fill.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import type { TriangleMesh } from '../space/triangle-mesh.ts';
import { fromBase64, toBase64 } from './base64.ts';
import type { PackedMesh } from './board-schema.ts';
import { hashMesh } from './mesh-hash.ts';
import { float32Bytes, float32sOf, float64Bytes, float64sOf, uint32Bytes, uint32sOf } from './number-bytes.ts';

export const PACKED_MESH_FAULT_CODES = [
  'board-file/mesh-damaged',
  'board-file/mesh-not-finite',
  'board-file/mesh-corner-unknown',
  'board-file/mesh-groups-do-not-cover',
  'board-file/mesh-hash-differs',
] as const;
type PackedMeshFaultCode = (typeof PACKED_MESH_FAULT_CODES)[number];

/**
 * A mesh as a board file carries it. Positions are packed as 32-bit numbers where every one of them survives that, as those of every mesh
 * that was placed by `placeMesh` do, and as 64-bit numbers otherwise: nothing is ever rounded, so that the hash holds.
 */
export function packMesh(mesh: TriangleMesh): PackedMesh {
  const short = mesh.positions.every((value) => Math.fround(value) === value);
  return {
    numbers: short ? 'f32' : 'f64',
    positions: toBase64(short ? float32Bytes(mesh.positions) : float64Bytes(mesh.positions)),
    triangles: toBase64(uint32Bytes(mesh.triangles)),
    groups: mesh.groups.map(({ name, first, count }) => ({ name, first, count })),
  };
}

/** The mesh that a board file carries under a hash. @faults when it is damaged, or is not the mesh that the hash names */
export function unpackMesh(
  packed: PackedMesh,
  hash: MeshHash,
  where: string,
): Result<TriangleMesh, readonly Fault<PackedMeshFaultCode>[]> {
  const wrong = (code: PackedMeshFaultCode, field: string, fill: Fill = {}) => fail([{ code, where: `${where}${field}`, fill }]);
  const wide = packed.numbers === 'f32' ? 4 : 8;
  const positionBytes = fromBase64(packed.positions);
  if (!positionBytes || positionBytes.length % (3 * wide) !== 0) return wrong('board-file/mesh-damaged', '.positions');
  const triangleBytes = fromBase64(packed.triangles);
  if (!triangleBytes || triangleBytes.length % 12 !== 0) return wrong('board-file/mesh-damaged', '.triangles');

  const positions = wide === 4 ? float32sOf(positionBytes) : float64sOf(positionBytes);
  if (!positions.every(Number.isFinite)) return wrong('board-file/mesh-not-finite', '.positions');
  const triangles = uint32sOf(triangleBytes);
  const corners = positions.length / 3;
  const unknown = triangles.findIndex((corner) => corner >= corners);
  if (unknown >= 0) return wrong('board-file/mesh-corner-unknown', '.triangles', { corner: triangles[unknown]!, corners });

  let next = 0;
  const inOrder = packed.groups.every(({ first, count }) => {
    const follows = first === next;
    next += count;
    return follows;
  });
  if (!inOrder || next !== triangles.length / 3) return wrong('board-file/mesh-groups-do-not-cover', '.groups');

  const mesh: TriangleMesh = { positions, triangles, groups: packed.groups };
  const found = hashMesh(mesh);
  return found === hash ? succeed(mesh) : wrong('board-file/mesh-hash-differs', '', { hash, found });
}
