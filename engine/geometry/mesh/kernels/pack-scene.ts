import { type FlatScene, LEAF_BITS, LEAF_MASK } from '../flat-scene.ts';

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
  const { bounds, links, nodeCount, frameOf, reach } = scene;
  const counts = countThings(scene);
  const areas = (node: number): number => {
    const k = node * 8;
    const x = bounds[k + 4]! - bounds[k]!;
    const y = bounds[k + 5]! - bounds[k + 1]!;
    const z = bounds[k + 6]! - bounds[k + 2]!;
    return x * y + y * z + z * x;
  };
  let packCount = 0;
  let innerCount = 0;
  for (let node = 0; node < nodeCount; node++) {
    if (counts[node]! > WIDTH) innerCount++;
    if (links[node * 8 + 7] !== 0) packCount++;
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
      const left = links[children[widest]! * 8 + 3]!;
      children[widest] = left;
      children[count++] = left + 1;
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
      const k = waiting.pop()! * 8;
      const word = links[k + 7]!;
      const first = links[k + 3]!;
      if (word === 0) {
        waiting.push(first + 1, first);
        continue;
      }
      const solid = word >> LEAF_BITS;
      const corners = scene.corners[solid]!;
      const positions = scene.boardPositions[solid]!;
      for (let thing = first; thing < first + (word & LEAF_MASK); thing++) {
        for (let corner = 0; corner < 3; corner++) {
          const from = corners[3 * thing + corner]!;
          for (let axis = 0; axis < 3; axis++) packs[at + corner * 12 + axis * 4 + lane] = positions[from + axis]!;
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
    const own = children.slice(0, count).sort((a, b) => areas(b) - areas(a));
    for (let i = 0; i < WIDTH; i++) {
      const k = i < count ? own[i]! * 8 : -1;
      for (let axis = 0; axis < 3; axis++) {
        nodes[at + axis * 8 + i] = k < 0 ? Infinity : bounds[k + axis]!;
        nodes[at + axis * 8 + 4 + i] = k < 0 ? -Infinity : bounds[k + 4 + axis]!;
      }
    }
    own.forEach((child, i) => {
      nodeLinks[at + 24 + i] = write(child);
    });
    return wide;
  }

  if (nodeCount > 0) {
    const root = write(0);
    if (root < 0) {
      // so small a scene has no node of its own
      nextNode = 1;
      for (let i = 0; i < WIDTH; i++) {
        for (let axis = 0; axis < 3; axis++) {
          nodes[axis * 8 + i] = i > 0 ? Infinity : bounds[axis]!;
          nodes[axis * 8 + 4 + i] = i > 0 ? -Infinity : bounds[4 + axis]!;
        }
      }
      nodeLinks[24] = root;
    }
  }
  return {
    nodes: nodes.slice(0, nextNode * NODE),
    packs: packs.slice(0, nextPack * PACK),
    lanes: lanes.slice(0, nextPack * WIDTH * 2),
    solids: frameOf.length,
    reach,
  };
}

/** How many triangles there are under each node. */
function countThings({ links, nodeCount }: FlatScene): Uint32Array {
  const counts = new Uint32Array(nodeCount);
  // children come after their parents
  for (let node = nodeCount - 1; node >= 0; node--) {
    const word = links[node * 8 + 7]!;
    const left = links[node * 8 + 3]!;
    counts[node] = word === 0 ? counts[left]! + counts[left + 1]! : word & LEAF_MASK;
  }
  return counts;
}
