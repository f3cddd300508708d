import { BufferAttribute, BufferGeometry, EdgesGeometry } from 'three';
import type { TriangleMesh } from '../../../engine/index.ts';

/** Faces that meet at less than this keep no edge between them. @unit degrees */
const EDGE_ANGLE = 24;

/** Triangles as they are, each with its own flat normal. */
export function flatGeometry(meshes: readonly TriangleMesh[]): BufferGeometry {
  const count = meshes.reduce((sum, mesh) => sum + mesh.triangles.length, 0);
  const positions = new Float32Array(count * 3);
  let next = 0;
  for (const { positions: from, triangles } of meshes) {
    for (const vertex of triangles) {
      positions[next++] = from[vertex * 3] ?? 0;
      positions[next++] = from[vertex * 3 + 1] ?? 0;
      positions[next++] = from[vertex * 3 + 2] ?? 0;
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.computeVertexNormals();
  return geometry;
}

/** The sharp edges of some triangles, as line segments. */
export const sharpEdges = (geometry: BufferGeometry): BufferGeometry => new EdgesGeometry(geometry, EDGE_ANGLE);
