import { findMeshEdges } from '../../space/mesh-edges.ts';
import type { TriangleMesh } from '../../space/triangle-mesh.ts';

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

/** For every vertex the first one at exactly the same place. */
export function weldVertices(positions: Float64Array): Uint32Array {
  const count = positions.length / 3;
  const welded = new Uint32Array(count);
  let size = 16;
  while (size < count * 2) size *= 2;
  const slots = new Int32Array(size).fill(-1);
  for (let v = 0; v < count; v++) {
    const x = positions[3 * v]!;
    const y = positions[3 * v + 1]!;
    const z = positions[3 * v + 2]!;
    let slot = hashOf(x, y, z) & (size - 1);
    for (;;) {
      const other = slots[slot]!;
      if (other < 0) {
        slots[slot] = v;
        welded[v] = v;
        break;
      }
      if (positions[3 * other] === x && positions[3 * other + 1] === y && positions[3 * other + 2] === z) {
        welded[v] = other;
        break;
      }
      slot = (slot + 1) & (size - 1);
    }
  }
  return welded;
}

const hashDoubles = new Float64Array(3);
const hashWords = new Int32Array(hashDoubles.buffer);

function hashOf(x: number, y: number, z: number): number {
  // adding 0 makes −0 and 0, which are equal, hash alike
  hashDoubles[0] = x + 0;
  hashDoubles[1] = y + 0;
  hashDoubles[2] = z + 0;
  let hash = 0;
  for (let i = 0; i < 6; i++) hash = Math.imul(hash ^ hashWords[i]!, 0x9e3779b1) ^ (hash >>> 15);
  return hash ^ (hash >>> 13);
}

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
