import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import type { Vec3 } from '../../space/vec3.ts';

/** So many of the six ways have to say so. */
const VOTES = 4;

/**
 * Does a point lie within the matter of a mesh, though its surface may have holes? Asked along the six axes: where the nearest face is seen
 * from behind, one stands inside. @edge a mesh of sheets has no inside @cost a pass over all triangles
 */
export function liesInMatter({ positions: p, triangles }: TriangleMesh, { x, y, z }: Vec3): boolean {
  const at = [x, y, z] as const;
  /** How far the nearest face lies along every axis, up and down, and whether it is seen from behind. */
  const nearest = new Float64Array(6).fill(Number.POSITIVE_INFINITY);
  const behind = new Uint8Array(6);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t]! * 3, triangles[t + 1]! * 3, triangles[t + 2]! * 3];
    for (let k = 0; k < 3; k++) {
      const [u, v] = [(k + 1) % 3, (k + 2) % 3];
      const [pu, pv] = [at[u]!, at[v]!];
      const side = (from: number, to: number) =>
        (p[to + u]! - p[from + u]!) * (pv - p[from + v]!) - (p[to + v]! - p[from + v]!) * (pu - p[from + u]!);
      const [ab, bc, ca] = [side(a, b), side(b, c), side(c, a)];
      const isFront = ab > 0 && bc > 0 && ca > 0;
      if (!isFront && !(ab < 0 && bc < 0 && ca < 0)) continue;
      // The three sides weigh the corners opposite to them; a face that turns from u to v looks up its axis.
      const there = (p[c + k]! * ab + p[a + k]! * bc + p[b + k]! * ca) / (ab + bc + ca) - at[k]!;
      const way = there > 0 ? 2 * k : 2 * k + 1;
      if (Math.abs(there) >= nearest[way]!) continue;
      nearest[way] = Math.abs(there);
      behind[way] = isFront === there > 0 ? 1 : 0;
    }
  }
  return behind.reduce((sum, one) => sum + one, 0) >= VOTES;
}
