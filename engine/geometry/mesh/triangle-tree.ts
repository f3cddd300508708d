import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import { type BoxTree, buildBoxTree } from './box-tree.ts';
import { type FlatFaces, joinFlatFaces } from './flat-faces.ts';
import { findSeams } from './mesh-seams.ts';
import { isFlatToALine } from './orientation.ts';

/** What a ray meets of a mesh. Every copy of a solid on the board shares one. @frame the solid's own */
export interface FlatTree extends BoxTree {
  /** The corners of each thing of the tree, in the order of the leaves. @shape nine numbers each */
  readonly leafCorners: Float64Array;
  /** Which triangle of the mesh each thing is. */
  readonly triangleOf: Uint32Array;
}

/** A mesh made ready for questions, in its own frame. Every copy of a solid on the board shares one. */
export interface TriangleTree {
  /** The vertices in the order in which the leaves of the tree come to them: what lies side by side on the mesh does in memory, mostly. */
  readonly positions: Float64Array;
  readonly triangles: Uint32Array;
  /** Boxes and corners for walks. Triangles without area are not in it: they stop nothing. */
  readonly flat: FlatTree;
  /** Which triangle of the mesh each thing of the tree is. */
  readonly triangleOf: Uint32Array;
  /** Where the corners of each thing of the tree start in `positions`, three each, in the order of the leaves. */
  readonly cornersInOrder: Uint32Array;
  /** For every vertex the first one at exactly the same place. */
  readonly welded: Uint32Array;
  /**
   * For each side of each thing of the tree the one along the same edge of its only neighbour there: see `MeshSeams`.
   * @shape three a thing, in the order of the leaves, the first from its first corner to its second; −1 for none
   */
  readonly mateInOrder: Int32Array;
  /** No triangle has neighbours on more than one side, as with leaves and blades of grass. */
  readonly isLoose: boolean;
  readonly closed: boolean;
  /** Triangles that lie flush, joined; null where none do. */
  readonly faces: FlatFaces | null;
  /** The largest coordinate, by size: rounding errors are measured against it. */
  readonly reach: number;
}

/** Sorts the triangles of a mesh into a tree. */
export function buildTriangleTree(mesh: TriangleMesh): TriangleTree {
  const count = mesh.triangles.length / 3;
  const isPlain = new Uint8Array(count);
  const kept: number[] = [];
  for (let t = 0; t < count; t++) {
    const [a, b, c] = [mesh.triangles[3 * t]! * 3, mesh.triangles[3 * t + 1]! * 3, mesh.triangles[3 * t + 2]! * 3];
    if (isFlatToALine(mesh.positions, a, b, c)) continue;
    isPlain[t] = 1;
    kept.push(t);
  }
  const boxes = new Float64Array(kept.length * 6);
  for (const [i, t] of kept.entries()) {
    for (let k = 0; k < 3; k++) {
      const a = mesh.positions[mesh.triangles[3 * t]! * 3 + k]!;
      const b = mesh.positions[mesh.triangles[3 * t + 1]! * 3 + k]!;
      const c = mesh.positions[mesh.triangles[3 * t + 2]! * 3 + k]!;
      boxes[6 * i + k] = Math.min(a, b, c);
      boxes[6 * i + 3 + k] = Math.max(a, b, c);
    }
  }
  const tree = buildBoxTree(boxes);
  const triangleOf = Uint32Array.from(tree.order, (place) => kept[place]!);
  const { positions, triangles } = inOrderOf(triangleOf, mesh);
  const cornersInOrder = new Uint32Array(kept.length * 3);
  const leafCorners = new Float64Array(kept.length * 9);
  const placeOf = new Int32Array(count).fill(-1);
  for (let i = 0; i < kept.length; i++) {
    const t = triangleOf[i]!;
    placeOf[t] = i;
    for (let corner = 0; corner < 3; corner++) {
      const from = triangles[3 * t + corner]! * 3;
      cornersInOrder[3 * i + corner] = from;
      for (let k = 0; k < 3; k++) leafCorners[9 * i + 3 * corner + k] = positions[from + k]!;
    }
  }
  let reach = 0;
  for (const coordinate of positions) reach = Math.max(reach, Math.abs(coordinate));
  const seams = findSeams(positions, triangles);
  const mateInOrder = new Int32Array(kept.length * 3);
  for (let side = 0; side < mateInOrder.length; side++) {
    const mate = seams.mateOf[3 * triangleOf[(side / 3) | 0]! + (side % 3)]!;
    const place = mate < 0 ? -1 : placeOf[(mate / 3) | 0]!;
    mateInOrder[side] = place < 0 ? -1 : 3 * place + (mate % 3);
  }
  return {
    positions,
    triangles,
    flat: { ...tree, leafCorners, triangleOf },
    triangleOf,
    cornersInOrder,
    welded: seams.welded,
    mateInOrder,
    isLoose: kept.every((_, place) => neighboursOf(mateInOrder, place) <= 1),
    closed: kept.length > 0 && seams.closed,
    faces: joinFlatFaces(positions, triangles, seams, (t) => isPlain[t] === 1),
    reach,
  };
}

const neighboursOf = (mateInOrder: Int32Array, place: number): number =>
  [0, 1, 2].filter((side) => mateInOrder[3 * place + side]! >= 0).length;

/** The same triangles with their vertices renumbered: first those of the triangles in this order, then all others. */
function inOrderOf(order: Uint32Array, mesh: TriangleMesh): Pick<TriangleMesh, 'positions' | 'triangles'> {
  const vertices = mesh.positions.length / 3;
  const numberOf = new Int32Array(vertices).fill(-1);
  const positions = new Float64Array(mesh.positions.length);
  let numbered = 0;
  const number = (vertex: number) => {
    if (numberOf[vertex]! >= 0) return;
    for (let k = 0; k < 3; k++) positions[3 * numbered + k] = mesh.positions[3 * vertex + k]!;
    numberOf[vertex] = numbered++;
  };
  for (const t of order) for (let corner = 0; corner < 3; corner++) number(mesh.triangles[3 * t + corner]!);
  for (let vertex = 0; vertex < vertices; vertex++) number(vertex);
  return { positions, triangles: mesh.triangles.map((vertex) => numberOf[vertex]!) };
}
