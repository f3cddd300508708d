import type { Frame } from '../../space/frame.ts';
import { type BoxTree, nodeFromTree } from './box-tree.ts';
import type { TriangleTree } from './triangle-tree.ts';

/** What a ray meets of a solid: its triangles, where it stands, and boxes around them. */
export interface FlattenedSolid {
  readonly tree: TriangleTree;
  readonly frame: Frame;
  /** All vertices of its mesh. @frame board @shape x y z for each vertex */
  readonly corners: Float64Array;
  /** The boxes of its tree as they lie on the board. @shape as `BoxTree.bounds` */
  readonly boardBoxes: Float32Array;
}

/**
 * All that rays need to know of a scene: one tree of boxes over all its triangles, as plain arrays that other threads can share.
 * Boxes lie in the frame of the board; whether a triangle is crossed is decided in the frame of its piece, where neighbouring parts share
 * their planes exactly.
 */
export interface FlatScene {
  /** @shape as `BoxTree`, but that `link` is the first thing of the solid's own tree and the word of the count also says which solid: see `leafOf` */
  readonly bounds: Float32Array;
  readonly links: Int32Array;
  readonly nodeCount: number;
  /** The corners of each solid's mesh. @frame piece @shape x y z for each vertex */
  readonly positions: readonly Float64Array[];
  /** The same on the board. @frame board */
  readonly boardPositions: readonly Float64Array[];
  /** For each solid, where the corners of each thing of its tree start in `positions`. */
  readonly corners: readonly Uint32Array[];
  /** For each solid, which triangle of its mesh each thing is. */
  readonly triangles: readonly Uint32Array[];
  /** Which frame each solid stands in. Solids of one piece share one. */
  readonly frameOf: Uint32Array;
  /** Origin, x, y and z of each frame, twelve numbers. @frame board */
  readonly frames: Float64Array;
  /** The largest coordinate, by size, of anything on the board or in its own frame. */
  readonly reach: number;
}

/** How many things a leaf can hold at most, and how the word of a leaf is made up: 1 to 15 things in the low bits, the solid above them. */
export const LEAF_BITS = 4;
export const LEAF_MASK = 15;

/**
 * Puts the trees of all solids under their common tree.
 * @shape `top` has one solid in each leaf, and none without a triangle
 * @cost linear in the nodes of all trees: a copy
 */
export function flattenScene(solids: readonly FlattenedSolid[], top: BoxTree, reach: number): FlatScene {
  const nodeCount = top.order.length === 0 ? 0 : top.nodeCount + innerNodesOf(solids);
  const buffer = new ArrayBuffer(nodeCount * 32);
  const bounds = new Float32Array(buffer);
  const links = new Int32Array(buffer);
  let next = top.nodeCount;
  for (let node = 0; node < top.nodeCount; node++) {
    const at = node * 8;
    if (top.links[at + 7] === 0) {
      nodeFromTree(top.bounds, at, bounds, at);
      links[at + 3] = top.links[at + 3]!;
      continue;
    }
    const solid = top.order[top.links[at + 3]!]!;
    next = graft(solids[solid]!, solid, bounds, links, at, next);
  }
  const { frameOf, frames } = collectFrames(solids);
  return {
    bounds,
    links,
    nodeCount,
    positions: solids.map(({ tree }) => tree.positions),
    boardPositions: solids.map(({ corners }) => corners),
    corners: solids.map(({ tree }) => tree.cornersInOrder),
    triangles: solids.map(({ tree }) => tree.triangleOf),
    frameOf,
    frames,
    reach,
  };
}

const innerNodesOf = (solids: readonly FlattenedSolid[]): number =>
  solids.reduce((sum, { tree }) => sum + Math.max(0, tree.tree.nodeCount - 1), 0);

/** Writes the tree of a solid: its root at `root`, all else from the node `next` on. Says which node is free after it. */
function graft(
  { tree: { tree }, boardBoxes }: FlattenedSolid,
  solid: number,
  bounds: Float32Array,
  links: Int32Array,
  root: number,
  next: number,
): number {
  const shift = next - 1;
  bounds.set(boardBoxes.subarray(8), next * 8);
  bounds.set(boardBoxes.subarray(0, 8), root);
  for (let node = 0; node < tree.nodeCount; node++) {
    const to = node === 0 ? root : (node + shift) * 8;
    const count = tree.links[node * 8 + 7]!;
    links[to + 3] = tree.links[node * 8 + 3]! + (count === 0 ? shift : 0);
    links[to + 7] = count === 0 ? 0 : (solid << LEAF_BITS) | count;
  }
  return next + tree.nodeCount - 1;
}

function collectFrames(solids: readonly FlattenedSolid[]) {
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
  return { frameOf, frames: Float64Array.from(numbers) };
}
