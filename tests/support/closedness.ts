import { volumeOf } from '../../engine/geometry/mesh/mesh-volume.ts';
import { weldVertices } from '../../engine/geometry/mesh/weld-vertices.ts';
import type { TriangleMesh } from '../../engine/index.ts';
import { findMeshEdges } from '../../engine/space/mesh-edges.ts';

/** Is a mesh the whole surface of a body, and if not, what is wrong with it? */
export interface ClosednessReport {
  /** Along every edge as many triangles run one way as the other: only then has the mesh an inside. */
  readonly closed: boolean;
  /** Every edge has exactly two triangles. Bodies that touch along an edge are closed without that. */
  readonly twoByTwo: boolean;
  /** Edges with a triangle on one side only. */
  readonly openEdges: number;
  /** Edges of two triangles that run the same way along them: one of the two faces the wrong side. */
  readonly twistedEdges: number;
  /** Triangles whose corners, once equal ones are made one, are fewer than three. */
  readonly collapsedTriangles: number;
  /** Volume inside, negative when the mesh is inside out; meaningless when it is not closed. @unit cubic millimetres */
  readonly volume: number;
}

/**
 * Is this mesh closed and wound one way all over? Vertices at exactly the same place count as one.
 * @edge a mesh without triangles is closed and holds nothing
 * @cost linear in the triangles
 */
export function reportClosedness(mesh: TriangleMesh): ClosednessReport {
  const welded = weld(mesh);
  const { open, flipped, nonManifold } = findMeshEdges(welded);
  return {
    closed: open === 0 && flipped === 0 && (nonManifold === 0 || runsBothWays(welded)),
    twoByTwo: open === 0 && flipped === 0 && nonManifold === 0,
    openEdges: open,
    twistedEdges: flipped,
    collapsedTriangles: (mesh.triangles.length - welded.triangles.length) / 3,
    volume: volumeOf(mesh),
  };
}

/** The mesh with one vertex for each place, without the triangles that have thereby lost a corner. */
function weld({ positions, triangles, groups }: TriangleMesh): TriangleMesh {
  const vertexOf = weldVertices(positions);
  const kept: number[] = [];
  for (let i = 0; i < triangles.length; i += 3) {
    const a = vertexOf[triangles[i]!]!;
    const b = vertexOf[triangles[i + 1]!]!;
    const c = vertexOf[triangles[i + 2]!]!;
    if (a !== b && b !== c && c !== a) kept.push(a, b, c);
  }
  return { positions, triangles: Uint32Array.from(kept), groups };
}

/** Along every edge, however many triangles share it, as many run one way as the other. */
function runsBothWays({ positions, triangles }: TriangleMesh): boolean {
  const vertexCount = positions.length / 3;
  const balance = new Map<number, number>();
  for (let i = 0; i < triangles.length; i++) {
    const from = triangles[i]!;
    const to = triangles[i % 3 === 2 ? i - 2 : i + 1]!;
    const key = from < to ? from * vertexCount + to : to * vertexCount + from;
    balance.set(key, (balance.get(key) ?? 0) + (from < to ? 1 : -1));
  }
  for (const difference of balance.values()) if (difference !== 0) return false;
  return true;
}
