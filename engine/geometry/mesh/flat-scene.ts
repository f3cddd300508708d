import type { Frame } from '../../space/frame.ts';
import type { BoxTree } from './box-tree.ts';
import type { FlatTree, TriangleTree } from './triangle-tree.ts';

/**
 * All that rays need to know of a scene, as plain arrays that other threads can share: a tree over its solids, and for each of these the tree over
 * its triangles, which stays in the solid's own frame. Rays are brought into the frame of each piece that they come near, where neighbouring parts share
 * their planes exactly; so nothing has to be worked out again for what moves but the tree over the solids.
 */
export interface FlatScene {
  /** The solids, one in each leaf, but for those without a triangle. @frame board */
  readonly top: BoxTree;
  readonly trees: readonly FlatTree[];
  /** Which frame each solid stands in. Solids of one piece share one. */
  readonly frameOf: Uint32Array;
  /** Origin, x, y and z of each frame, twelve numbers. @frame board */
  readonly frames: Float64Array;
  /** The largest coordinate, by size, of anything on the board or in its own frame. */
  readonly reach: number;
}

/** Brings a scene into that form. @cost linear in the solids */
export function flattenScene(
  solids: readonly { readonly tree: TriangleTree; readonly frame: Frame }[],
  top: BoxTree,
  reach: number,
): FlatScene {
  const known = new Map<Frame, number>();
  const frameOf = new Uint32Array(solids.length);
  const numbers: number[] = [];
  for (const [i, { frame }] of solids.entries()) {
    let index = known.get(frame);
    if (index === undefined) {
      index = known.size;
      known.set(frame, index);
      for (const { x, y, z } of [frame.origin, frame.x, frame.y, frame.z]) numbers.push(x, y, z);
    }
    frameOf[i] = index;
  }
  return { top, trees: solids.map(({ tree }) => tree.flat), frameOf, frames: Float64Array.from(numbers), reach };
}
