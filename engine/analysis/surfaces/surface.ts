import { type BoxTree, buildBoxTree } from '../../geometry/mesh/box-tree.ts';
import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import type { Vec3 } from '../../space/vec3.ts';

/** Triangles in a tree, for being measured against each other. @frame board, or wherever they were put */
export interface Surface {
  readonly tree: BoxTree;
  /** The corners of each triangle, in the order of the leaves. @shape nine numbers each */
  readonly corners: Float64Array;
  readonly min: Vec3;
  readonly max: Vec3;
}

/** Sorts triangles into a tree. @shape `soup` holds nine numbers each @edge no triangles give a surface that is infinitely far from everything */
export function surfaceOf(soup: Float64Array): Surface {
  const count = soup.length / 9;
  const boxes = new Float64Array(count * 6);
  const least = [Infinity, Infinity, Infinity];
  const most = [-Infinity, -Infinity, -Infinity];
  for (let t = 0; t < count; t++) {
    for (let k = 0; k < 3; k++) {
      const a = soup[9 * t + k]!;
      const b = soup[9 * t + 3 + k]!;
      const c = soup[9 * t + 6 + k]!;
      boxes[6 * t + k] = Math.min(a, b, c);
      boxes[6 * t + 3 + k] = Math.max(a, b, c);
      least[k] = Math.min(least[k]!, boxes[6 * t + k]!);
      most[k] = Math.max(most[k]!, boxes[6 * t + 3 + k]!);
    }
  }
  const tree = buildBoxTree(boxes);
  const corners = new Float64Array(soup.length);
  for (let i = 0; i < count; i++) corners.set(soup.subarray(9 * tree.order[i]!, 9 * tree.order[i]! + 9), 9 * i);
  return {
    tree,
    corners,
    min: { x: least[0]!, y: least[1]!, z: least[2]! },
    max: { x: most[0]!, y: most[1]!, z: most[2]! },
  };
}

/** The corners of a mesh's triangles, one after the other. @shape nine numbers each */
export function soupOf({ positions, triangles }: TriangleMesh): Float64Array {
  const soup = new Float64Array(triangles.length * 3);
  for (let i = 0; i < triangles.length; i++) {
    const from = triangles[i]! * 3;
    soup[3 * i] = positions[from]!;
    soup[3 * i + 1] = positions[from + 1]!;
    soup[3 * i + 2] = positions[from + 2]!;
  }
  return soup;
}

/** Several lists of numbers as one. */
export function joined(lists: readonly Float64Array[]): Float64Array {
  const whole = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const list of lists) {
    whole.set(list, at);
    at += list.length;
  }
  return whole;
}
