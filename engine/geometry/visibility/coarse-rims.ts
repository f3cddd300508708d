import type { FlatBox } from './convex-polygon.ts';
import type { FlatShadows } from './flat-shadows.ts';

/** Shadows with fewer edges in their rims, and by how much they cover another area. */
export interface CoarseRims {
  readonly shadows: FlatShadows;
  /** The places of the window that one covers and the other does not have no larger area than this. @unit square millimetres */
  readonly off: number;
}

/** So many parts share what the rims may be off. */
const PARTS = 32;

const START_SIZE = 1024;
let edges = new Float64Array(4 * START_SIZE);
let rims = new Int32Array(64);
// of the edges of one rim: which goes on where it ends, and whether one goes on to it
let nextOf = new Int32Array(START_SIZE);
let cameFrom = new Int32Array(START_SIZE);
let slots = new Int32Array(2 * START_SIZE);
const twoNumbers = new Float64Array(2);
const itsBits = new Int32Array(twoNumbers.buffer);

const NONE = -1;
const SEVERAL = -2;

/**
 * Straightens rims. Where two edges u–v and v–w are replaced by u–w, what the rim goes round changes inside of the triangle u, v, w and nowhere else; so the
 * areas of these triangles add up to how far all that is covered can be off, and those that lie outside of the window cost nothing.
 * @shape the shadows are to be used before the next are made; `room` is how far they may be off in all @unit square millimetres
 * @cost linear in the edges
 */
export function coarsenRims(shadows: FlatShadows, window: FlatBox, room: number): CoarseRims {
  const { count } = shadows;
  if (count + 1 > rims.length) rims = new Int32Array(2 * count + 2);
  const all = shadows.rims[count]!;
  if (4 * all > edges.length) {
    edges = new Float64Array(8 * all);
    nextOf = new Int32Array(2 * all);
    cameFrom = new Int32Array(2 * all);
  }
  const each = room / PARTS;
  let off = 0;
  let top = 0;

  const put = (ux: number, uy: number, vx: number, vy: number) => {
    edges[top] = ux;
    edges[top + 1] = uy;
    edges[top + 2] = vx;
    edges[top + 3] = vy;
    top += 4;
  };
  /** Puts down the chain that begins with an edge, straightened. */
  const follow = (from: Float64Array, first: number, head: number) => {
    let k = 4 * (first + head);
    let ux = from[k]!;
    let uy = from[k + 1]!;
    let vx = from[k + 2]!;
    let vy = from[k + 3]!;
    let spent = 0;
    cameFrom[head] = SEVERAL;
    for (let edge = nextOf[head]!; edge >= 0 && cameFrom[edge] !== SEVERAL; edge = nextOf[edge]!) {
      cameFrom[edge] = SEVERAL;
      k = 4 * (first + edge);
      const wx = from[k + 2]!;
      const wy = from[k + 3]!;
      const isAside =
        (ux < window.minX && vx < window.minX && wx < window.minX) ||
        (ux > window.maxX && vx > window.maxX && wx > window.maxX) ||
        (uy < window.minY && vy < window.minY && wy < window.minY) ||
        (uy > window.maxY && vy > window.maxY && wy > window.maxY);
      const area = isAside ? 0 : Math.abs((vx - ux) * (wy - uy) - (vy - uy) * (wx - ux)) / 2;
      if (spent + area <= each && off + area <= room) {
        spent += area;
        off += area;
      } else {
        put(ux, uy, vx, vy);
        ux = vx;
        uy = vy;
        spent = 0;
      }
      vx = wx;
      vy = wy;
    }
    put(ux, uy, vx, vy);
  };

  for (let shadow = 0; shadow < count; shadow++) {
    rims[shadow] = top / 4;
    const first = shadows.rims[shadow]!;
    const edgeCount = shadows.rims[shadow + 1]! - first;
    if (edgeCount === 0) continue;
    link(shadows.edges, first, edgeCount);
    for (let edge = 0; edge < edgeCount; edge++) if (cameFrom[edge] === NONE) follow(shadows.edges, first, edge);
    // what is left goes round
    for (let edge = 0; edge < edgeCount; edge++) if (cameFrom[edge]! !== SEVERAL) follow(shadows.edges, first, edge);
  }
  rims[count] = top / 4;
  return { shadows: { ...shadows, rims, edges }, off };
}

/** Finds which edge goes on where another ends; none where more than one begins or ends. */
function link(from: Float64Array, first: number, edgeCount: number): void {
  let size = 16;
  while (size < 2 * edgeCount) size *= 2;
  if (size > slots.length) slots = new Int32Array(size);
  slots.fill(NONE, 0, size);
  /** The slot of the edges that begin at a place. */
  const slotAt = (x: number, y: number): number => {
    twoNumbers[0] = x;
    twoNumbers[1] = y;
    let hash = Math.imul(itsBits[0]! ^ itsBits[1]!, 0x9e3779b1) ^ Math.imul(itsBits[2]! ^ itsBits[3]!, 0x85ebca6b);
    hash = (hash ^ (hash >>> 15)) & (size - 1);
    for (;;) {
      const other = slots[hash]!;
      if (other === NONE) return hash;
      const k = 4 * (first + other);
      if (from[k] === x && from[k + 1] === y) return hash;
      hash = (hash + 1) & (size - 1);
    }
  };
  for (let edge = 0; edge < edgeCount; edge++) {
    nextOf[edge] = NONE;
    cameFrom[edge] = NONE;
  }
  // nextOf of a second edge that begins at a place tells so, until the ends are looked up
  const begins = cameFrom;
  for (let edge = 0; edge < edgeCount; edge++) {
    const k = 4 * (first + edge);
    const slot = slotAt(from[k]!, from[k + 1]!);
    if (slots[slot] === NONE) slots[slot] = edge;
    else begins[slots[slot]!] = SEVERAL;
  }
  for (let edge = 0; edge < edgeCount; edge++) {
    const k = 4 * (first + edge);
    const next = slots[slotAt(from[k + 2]!, from[k + 3]!)]!;
    if (next !== NONE && begins[next] !== SEVERAL) nextOf[edge] = next;
  }
  for (let edge = 0; edge < edgeCount; edge++) cameFrom[edge] = NONE;
  for (let edge = 0; edge < edgeCount; edge++) {
    const next = nextOf[edge]!;
    if (next < 0) continue;
    if (cameFrom[next] === NONE) cameFrom[next] = edge;
    else {
      // two come to one place: nobody goes on there
      if (cameFrom[next]! >= 0) nextOf[cameFrom[next]!] = NONE;
      nextOf[edge] = NONE;
      cameFrom[next] = SEVERAL;
    }
  }
  for (let edge = 0; edge < edgeCount; edge++) if (cameFrom[edge] === SEVERAL) cameFrom[edge] = NONE;
}
