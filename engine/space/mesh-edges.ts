import type { TriangleMesh } from './triangle-mesh.ts';

/** How the triangles of a mesh hang together. */
export interface MeshEdges {
  /** Edges that only one triangle has: the rim of a hole or of a sheet. */
  readonly open: number;
  /** Edges of two triangles that run along them in the same sense: one of the two faces the wrong way. */
  readonly flipped: number;
  /** Edges that three or more triangles share. */
  readonly nonManifold: number;
  /** Pieces that hang together by their corners. */
  readonly shells: number;
  /** Every edge is shared by exactly two triangles of opposite sense, so that the mesh has an inside. @edge no triangles are not closed */
  readonly closed: boolean;
}

/**
 * How do the triangles from `first` on, `count` of them, hang together? Corners are the same when they have the same index, so corners of
 * equal place must have been joined before.
 */
export function findMeshEdges(mesh: TriangleMesh, first = 0, count = mesh.triangles.length / 3 - first): MeshEdges {
  const { triangles } = mesh;
  const corners = mesh.positions.length / 3;
  // An edge's entry counts the triangles that run along it upwards (by index) in ones and downwards in 65536s.
  const uses = new Map<number, number>();
  const parent = new Int32Array(corners).fill(-1);
  const rootOf = (corner: number): number => {
    let root = corner;
    while (parent[root]! >= 0) root = parent[root]!;
    for (let at = corner; at !== root; ) {
      const next = parent[at]!;
      parent[at] = root;
      at = next;
    }
    return root;
  };
  const seen = new Uint8Array(corners);
  let shells = 0;
  for (let t = first; t < first + count; t++) {
    for (let k = 0; k < 3; k++) {
      const a = triangles[t * 3 + k]!;
      const b = triangles[t * 3 + ((k + 1) % 3)]!;
      if (!seen[a]) {
        seen[a] = 1;
        shells++;
      }
      const key = a < b ? a * corners + b : b * corners + a;
      uses.set(key, (uses.get(key) ?? 0) + (a < b ? 1 : 65536));
    }
    for (let k = 1; k < 3; k++) {
      const a = rootOf(triangles[t * 3]!);
      const b = rootOf(triangles[t * 3 + k]!);
      if (a === b) continue;
      parent[b] = a;
      shells--;
    }
  }
  let open = 0;
  let flipped = 0;
  let nonManifold = 0;
  for (const use of uses.values()) {
    const up = use % 65536;
    const down = (use - up) / 65536;
    if (up + down === 1) open++;
    else if (up + down > 2) nonManifold++;
    else if (up !== 1) flipped++;
  }
  return { open, flipped, nonManifold, shells, closed: count > 0 && open + flipped + nonManifold === 0 };
}
