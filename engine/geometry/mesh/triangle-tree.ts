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
  /** For each side of each triangle the one along the same edge of its only neighbour there: see `MeshSeams`. */
  readonly mateOf: Int32Array;
  readonly closed: boolean;
  /** Triangles that lie flush, joined; null where none do. */
  readonly faces: FlatFaces | null;
  /** The largest coordinate, by size: rounding errors are measured against it. */
  readonly reach: number;
}

/** Sorts the triangles of a mesh into a tree. */
export function buildTriangleTree(mesh: TriangleMesh): TriangleTree {
  const { positions, triangles } = mesh;
  const count = triangles.length / 3;
  const isPlain = new Uint8Array(count);
  const kept: number[] = [];
  for (let t = 0; t < count; t++) {
    if (isFlatToALine(positions, triangles[3 * t]! * 3, triangles[3 * t + 1]! * 3, triangles[3 * t + 2]! * 3)) continue;
    isPlain[t] = 1;
    kept.push(t);
  }
  const boxes = new Float64Array(kept.length * 6);
  for (const [i, t] of kept.entries()) {
    for (let k = 0; k < 3; k++) {
      const a = positions[triangles[3 * t]! * 3 + k]!;
      const b = positions[triangles[3 * t + 1]! * 3 + k]!;
      const c = positions[triangles[3 * t + 2]! * 3 + k]!;
      boxes[6 * i + k] = Math.min(a, b, c);
      boxes[6 * i + 3 + k] = Math.max(a, b, c);
    }
  }
  const tree = buildBoxTree(boxes);
  const triangleOf = new Uint32Array(kept.length);
  const cornersInOrder = new Uint32Array(kept.length * 3);
  const leafCorners = new Float64Array(kept.length * 9);
  for (let i = 0; i < kept.length; i++) {
    const t = kept[tree.order[i]!]!;
    triangleOf[i] = t;
    for (let corner = 0; corner < 3; corner++) {
      const from = triangles[3 * t + corner]! * 3;
      cornersInOrder[3 * i + corner] = from;
      for (let k = 0; k < 3; k++) leafCorners[9 * i + 3 * corner + k] = positions[from + k]!;
    }
  }
  let reach = 0;
  for (const coordinate of positions) reach = Math.max(reach, Math.abs(coordinate));
  const seams = findSeams(positions, triangles);
  return {
    positions,
    triangles,
    flat: { ...tree, leafCorners, triangleOf },
    triangleOf,
    cornersInOrder,
    welded: seams.welded,
    mateOf: seams.mateOf,
    closed: kept.length > 0 && seams.closed,
    faces: joinFlatFaces(positions, triangles, seams, (t) => isPlain[t] === 1),
    reach,
  };
}
