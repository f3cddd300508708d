import { countOf, firstOf, NODE as TREE_NODE } from '../box-tree.ts';
import type { FlatScene } from '../flat-scene.ts';

/**
 * A scene as the SIMD kernel reads it: boxes four by four, triangles four by four, all in single precision and in the frame of the board.
 * @shape `nodes` and `packs` as tools/ray-kernel/ray-kernel.ts says; `lanes` holds the solid and the thing of its tree for each of the four
 * triangles of each pack
 */
export interface PackedScene {
  readonly nodes: Float32Array;
  readonly packs: Float32Array;
  readonly lanes: Int32Array;
  /** How many solids there are, and the largest coordinate of anything, by size. */
  readonly solids: number;
  readonly reach: number;
}

const WIDTH = 4;
/** In numbers of four bytes. */
const NODE = 32;
const PACK = 40;

/**
 * Brings a flat scene into that form: of each node of two children the larger ones are opened until there are four, and what holds four
 * triangles or fewer becomes one pack.
 * @cost linear in the nodes
 */
export function packScene(scene: FlatScene): PackedScene {
  const board = boxesOnBoard(scene);
  const { boxes, counts, solidOf, thingsOf, firsts, seconds, corners } = board;
  const areas = (node: number): number => {
    const k = node * 6;
    const x = boxes[k + 3]! - boxes[k]!;
    const y = boxes[k + 4]! - boxes[k + 1]!;
    const z = boxes[k + 5]! - boxes[k + 2]!;
    return x * y + y * z + z * x;
  };
  /** How much a box stands in the way of level rays, which most lines of sight nearly are: those that do most are looked into first. */
  const standing = (node: number): number => {
    const k = node * 6;
    return (boxes[k + 4]! - boxes[k + 1]!) * (boxes[k + 3]! - boxes[k]! + boxes[k + 5]! - boxes[k + 2]!);
  };
  let packCount = 0;
  let innerCount = 0;
  for (let node = 0; node < counts.length; node++) {
    if (counts[node]! > WIDTH) innerCount++;
    if (thingsOf[node] !== 0) packCount++;
  }
  const nodes = new Float32Array((innerCount + 1) * NODE);
  const nodeLinks = new Int32Array(nodes.buffer);
  const packs = new Float32Array(packCount * PACK);
  const packSolids = new Int32Array(packs.buffer);
  const lanes = new Int32Array(packCount * WIDTH * 2).fill(-1);
  let nextNode = 0;
  let nextPack = 0;

  const children = new Int32Array(WIDTH);
  /** The four nodes (or fewer) that a wide node is made of, in `children`. */
  function open(node: number): number {
    let count = 1;
    children[0] = node;
    while (count < WIDTH) {
      let widest = -1;
      let most = -1;
      for (let i = 0; i < count; i++) {
        const child = children[i]!;
        if (counts[child]! <= WIDTH) continue;
        const area = areas(child);
        if (area > most) {
          most = area;
          widest = i;
        }
      }
      if (widest < 0) break;
      const opened = children[widest]!;
      children[widest] = firsts[opened]!;
      children[count++] = seconds[opened]!;
    }
    return count;
  }

  function writePack(node: number): number {
    const pack = nextPack++;
    const at = pack * PACK;
    packSolids.fill(-1, at + 36, at + PACK);
    let lane = 0;
    const waiting = [node];
    while (waiting.length > 0) {
      const next = waiting.pop()!;
      const things = thingsOf[next]!;
      if (things === 0) {
        waiting.push(seconds[next]!, firsts[next]!);
        continue;
      }
      const solid = solidOf[next]!;
      const own = corners[solid]!;
      for (let thing = firstOf(things); thing < firstOf(things) + countOf(things); thing++) {
        for (let corner = 0; corner < 3; corner++) {
          for (let axis = 0; axis < 3; axis++) packs[at + corner * 12 + axis * 4 + lane] = own[thing * 9 + corner * 3 + axis]!;
        }
        packSolids[at + 36 + lane] = solid;
        lanes[(pack * WIDTH + lane) * 2] = solid;
        lanes[(pack * WIDTH + lane) * 2 + 1] = thing;
        lane++;
      }
    }
    return ~pack;
  }

  function write(node: number): number {
    if (counts[node]! <= WIDTH) return writePack(node);
    const wide = nextNode++;
    const at = wide * NODE;
    const count = open(node);
    const own = children.slice(0, count).sort((a, b) => standing(b) - standing(a));
    for (let i = 0; i < WIDTH; i++) {
      const k = i < count ? own[i]! * 6 : -1;
      for (let axis = 0; axis < 3; axis++) {
        nodes[at + axis * 8 + i] = k < 0 ? Infinity : boxes[k + axis]!;
        nodes[at + axis * 8 + 4 + i] = k < 0 ? -Infinity : boxes[k + 3 + axis]!;
      }
    }
    own.forEach((child, i) => {
      nodeLinks[at + 24 + i] = write(child);
    });
    return wide;
  }

  const root = board.root < 0 ? null : write(board.root);
  if (root === null || root < 0) {
    // so small a scene has no node of its own; where there is nothing at all, none of its four boxes can be met
    nextNode = 1;
    const k = board.root * 6;
    for (let i = 0; i < WIDTH; i++) {
      for (let axis = 0; axis < 3; axis++) {
        nodes[axis * 8 + i] = i > 0 || root === null ? Infinity : boxes[k + axis]!;
        nodes[axis * 8 + 4 + i] = i > 0 || root === null ? -Infinity : boxes[k + 3 + axis]!;
      }
    }
    if (root !== null) nodeLinks[24] = root;
  }
  return {
    nodes: nodes.slice(0, nextNode * NODE),
    packs: packs.slice(0, nextPack * PACK),
    lanes: lanes.slice(0, nextPack * WIDTH * 2),
    solids: scene.frameOf.length,
    reach: scene.reach,
  };
}

/** The trees of all solids under their common tree, with boxes as they are on the board. */
interface BoardBoxes {
  readonly root: number;
  /** @shape least x y z, greatest x y z of each node, rounded outwards */
  readonly boxes: Float32Array;
  /** Triangles under each node. */
  readonly counts: Uint32Array;
  readonly solidOf: Int32Array;
  /** As the last number of a node of a `BoxTree`. */
  readonly thingsOf: Int32Array;
  /** The children of each inner node. */
  readonly firsts: Int32Array;
  readonly seconds: Int32Array;
  /** The corners of each solid's things, in the order of the leaves. @frame board */
  readonly corners: readonly Float64Array[];
}

function boxesOnBoard({ top, trees, frameOf, frames }: FlatScene): BoardBoxes {
  // each tree takes up a run of nodes, the common one the first
  const starts: number[] = [];
  let size = top.links.length / TREE_NODE;
  for (const { links } of trees) {
    starts.push(size);
    size += links.length / TREE_NODE;
  }
  const board: BoardBoxes = {
    root: top.links.length > 0 ? nodeOnTop(0) : -1,
    boxes: new Float32Array(size * 6),
    counts: new Uint32Array(size),
    solidOf: new Int32Array(size),
    thingsOf: new Int32Array(size),
    firsts: new Int32Array(size),
    seconds: new Int32Array(size),
    corners: trees.map(({ leafCorners }, solid) => cornersOnBoard(leafCorners, frames, frameOf[solid]! * 12)),
  };
  /** A leaf of the common tree stands for the tree of its solid. */
  function nodeOnTop(at: number): number {
    const things = top.links[at + 7]!;
    return things === 0 ? at / TREE_NODE : starts[top.order[firstOf(things)]!]!;
  }
  for (const [solid, { links }] of trees.entries()) {
    const start = starts[solid]!;
    for (let at = links.length - TREE_NODE; at >= 0; at -= TREE_NODE) {
      const node = start + at / TREE_NODE;
      board.solidOf[node] = solid;
      const things = links[at + 7]!;
      board.thingsOf[node] = things;
      if (things !== 0) boxThings(board, node, board.corners[solid]!, firstOf(things), countOf(things));
      else join(board, node, node + 1, start + links[at + TREE_NODE + 3]! / TREE_NODE);
    }
  }
  for (let at = top.links.length - TREE_NODE; at >= 0; at -= TREE_NODE) {
    if (top.links[at + 7] !== 0) continue;
    join(board, at / TREE_NODE, nodeOnTop(at + TREE_NODE), nodeOnTop(top.links[at + TREE_NODE + 3]!));
  }
  return board;
}

/** As `outOfFrame`, for many points. */
function cornersOnBoard(corners: Float64Array, frames: Float64Array, frame: number): Float64Array {
  const onBoard = new Float64Array(corners.length);
  for (let i = 0; i < corners.length; i += 3) {
    for (let k = 0; k < 3; k++) {
      onBoard[i + k] =
        frames[frame + k]! +
        corners[i]! * frames[frame + 3 + k]! +
        corners[i + 1]! * frames[frame + 6 + k]! +
        corners[i + 2]! * frames[frame + 9 + k]!;
    }
  }
  return onBoard;
}

function boxThings({ boxes, counts }: BoardBoxes, node: number, corners: Float64Array, first: number, count: number): void {
  counts[node] = count;
  for (let k = 0; k < 3; k++) {
    let least = Infinity;
    let greatest = -Infinity;
    for (let i = first * 9 + k; i < (first + count) * 9; i += 3) {
      const x = corners[i]!;
      if (x < least) least = x;
      if (x > greatest) greatest = x;
    }
    boxes[6 * node + k] = roundedDown(least);
    boxes[6 * node + 3 + k] = -roundedDown(-greatest);
  }
}

function join({ boxes, counts, firsts, seconds }: BoardBoxes, node: number, one: number, other: number): void {
  firsts[node] = one;
  seconds[node] = other;
  counts[node] = counts[one]! + counts[other]!;
  for (let k = 0; k < 3; k++) {
    boxes[6 * node + k] = Math.min(boxes[6 * one + k]!, boxes[6 * other + k]!);
    boxes[6 * node + 3 + k] = Math.max(boxes[6 * one + 3 + k]!, boxes[6 * other + 3 + k]!);
  }
}

const GREATEST_SINGLE = 3.4028234663852886e38;

/** An f32 not above `x`, the greatest there is or the one below it. */
function roundedDown(x: number): number {
  const f = Math.fround(x);
  if (f <= x) return f;
  return f === Infinity ? GREATEST_SINGLE : Math.fround(f - Math.abs(f) * 1.2e-7 - 2e-45);
}
