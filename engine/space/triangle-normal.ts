import type { TriangleMesh } from './triangle-mesh.ts';
import type { Vec3 } from './vec3.ts';

/**
 * Which way a triangle of a mesh looks; of no length where it has no area.
 * @shape `t` is where its three vertices stand in `triangles` @unit twice its area, in square millimetres
 */
export function normalOfTriangle({ positions: p, triangles }: TriangleMesh, t: number): Vec3 {
  const [a, b, c] = [triangles[t]! * 3, triangles[t + 1]! * 3, triangles[t + 2]! * 3];
  const edge = (to: number, k: number) => p[to + k]! - p[a + k]!;
  return {
    x: edge(b, 1) * edge(c, 2) - edge(b, 2) * edge(c, 1),
    y: edge(b, 2) * edge(c, 0) - edge(b, 0) * edge(c, 2),
    z: edge(b, 0) * edge(c, 1) - edge(b, 1) * edge(c, 0),
  };
}
