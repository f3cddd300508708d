import { BoxGeometry, BufferAttribute, BufferGeometry, EdgesGeometry } from 'three';
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

/** To look for the edges of more triangles would hold up the page, and of so fine a shape they would be a web. */
const MOST_EDGED = 40_000;
const hasTooMany = (geometry: BufferGeometry): boolean => (geometry.getAttribute('position')?.count ?? 0) > MOST_EDGED * 3;

/** The sharp edges of some triangles, as line segments. @edge none of a shape that is too fine for them */
export const sharpEdges = (geometry: BufferGeometry): BufferGeometry =>
  hasTooMany(geometry) ? new BufferGeometry() : new EdgesGeometry(geometry, EDGE_ANGLE);

/** What a shape is told by when it is chosen: its sharp edges, or those of the box around it where it is too fine. */
export function outlineEdges(geometry: BufferGeometry): BufferGeometry {
  if (!hasTooMany(geometry)) return sharpEdges(geometry);
  geometry.computeBoundingBox();
  const { min, max } = geometry.boundingBox!;
  const box = new BoxGeometry(max.x - min.x, max.y - min.y, max.z - min.z);
  box.translate((min.x + max.x) / 2, (min.y + max.y) / 2, (min.z + max.z) / 2);
  return new EdgesGeometry(box);
}
