import type { PartId, PieceId } from '../../identity/ids.ts';
import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import type { PieceBody } from './piece-bodies.ts';
import { type Surface, surfaceOf } from './surface.ts';

/** What hangs together by its corners: a brick, a crate, the whole of a print. @frame board */
export interface Shell {
  readonly piece: PieceId;
  readonly part: PartId;
  readonly surface: Surface;
}

/** The shells of some pieces, each with its own surface. @cost linear in their triangles */
export const shellsOf = (bodies: readonly PieceBody[]): readonly Shell[] =>
  bodies.flatMap(({ piece, parts }) =>
    parts.flatMap(({ part, mesh, edges, surface }) => {
      const surfaces = edges.shells === 1 ? [surface] : takeApart(mesh);
      return surfaces.map((one): Shell => ({ piece: piece.id, part, surface: one }));
    }),
  );

function takeApart({ positions, triangles }: TriangleMesh): readonly Surface[] {
  const parent = Int32Array.from({ length: positions.length / 3 }, (_, i) => i);
  const rootOf = (corner: number): number => {
    let root = corner;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]!]!;
      root = parent[root]!;
    }
    return root;
  };
  for (let t = 0; t < triangles.length; t += 3) {
    for (const k of [1, 2]) {
      const a = rootOf(triangles[t]!);
      const b = rootOf(triangles[t + k]!);
      if (a !== b) parent[Math.max(a, b)] = Math.min(a, b);
    }
  }
  const soups = new Map<number, number[]>();
  for (let t = 0; t < triangles.length; t += 3) {
    const root = rootOf(triangles[t]!);
    const soup = soups.get(root) ?? [];
    soups.set(root, soup);
    for (let k = 0; k < 3; k++) {
      const corner = 3 * triangles[t + k]!;
      soup.push(positions[corner]!, positions[corner + 1]!, positions[corner + 2]!);
    }
  }
  return [...soups.values()].map((soup) => surfaceOf(Float64Array.from(soup)));
}
