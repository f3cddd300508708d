import type { TriangleMesh } from '../../space/triangle-mesh.ts';

/** The volume that a closed mesh holds, measured from its first vertex. @unit cubic millimetres */
export function volumeOf({ positions, triangles }: TriangleMesh): number {
  if (triangles.length === 0) return 0;
  const ox = positions[3 * triangles[0]!]!;
  const oy = positions[3 * triangles[0]! + 1]!;
  const oz = positions[3 * triangles[0]! + 2]!;
  let six = 0;
  for (let i = 0; i < triangles.length; i += 3) {
    const a = triangles[i]! * 3;
    const b = triangles[i + 1]! * 3;
    const c = triangles[i + 2]! * 3;
    const ax = positions[a]! - ox;
    const ay = positions[a + 1]! - oy;
    const az = positions[a + 2]! - oz;
    const bx = positions[b]! - ox;
    const by = positions[b + 1]! - oy;
    const bz = positions[b + 2]! - oz;
    const cx = positions[c]! - ox;
    const cy = positions[c + 1]! - oy;
    const cz = positions[c + 2]! - oz;
    six += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return six / 6;
}
