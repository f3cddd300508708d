import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalForm } from '../document/canonical-form.ts';
import type { MeshHash } from '../identity/ids.ts';
import type { TriangleMesh } from '../space/triangle-mesh.ts';
import { float64Bytes, uint32Bytes } from './number-bytes.ts';

/**
 * Names a mesh by what is in it: SHA-256 over the line `eyeline mesh 1`, the groups in canonical form on a line, the positions as
 * little-endian doubles (-0 as 0) and the corner numbers as little-endian 32-bit integers.
 * @edge a mesh with its corners in another order is another mesh
 */
export function hashMesh(mesh: TriangleMesh): MeshHash {
  const head = `eyeline mesh 1\n${canonicalForm(mesh.groups)}\n${mesh.positions.length / 3} ${mesh.triangles.length / 3}\n`;
  const hash = sha256.create();
  hash.update(utf8ToBytes(head));
  hash.update(float64Bytes(mesh.positions));
  hash.update(uint32Bytes(mesh.triangles));
  return bytesToHex(hash.digest());
}
