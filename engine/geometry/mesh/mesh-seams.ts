import { weldVertices } from './weld-vertices.ts';

/** How the triangles of a mesh meet at their edges, vertices at exactly the same place counting as one. */
export interface MeshSeams {
  /** For every vertex the first one at exactly the same place. */
  readonly welded: Uint32Array;
  /**
   * For each side of each triangle (three a triangle, the first from its first corner to its second) the one that runs the other way along the same
   * edge; −1 where there is none or not just one.
   */
  readonly mateOf: Int32Array;
  /** Along every edge as many triangles run one way as the other. */
  readonly closed: boolean;
  /** Every edge has exactly two triangles, and they run opposite ways. */
  readonly twoByTwo: boolean;
}

const NOT_ONE = -2;

/** @edge triangles that have lost a corner by welding have no sides @cost linear in the triangles */
export function findSeams(positions: Float64Array, triangles: Uint32Array): MeshSeams {
  const welded = weldVertices(positions);
  const sides = triangles.length;
  const mateOf = new Int32Array(sides).fill(-1);
  let size = 16;
  while (size < sides * 1.5) size *= 2;
  const slots = new Int32Array(size).fill(-1);
  // for the first side of each edge: how many more run its way than the other, and whether there are more than two
  const balance = new Int32Array(sides);
  const uses = new Uint8Array(sides);
  const first: number[] = [];
  for (let side = 0; side < sides; side++) {
    const from = welded[triangles[side]!]!;
    const to = welded[triangles[side % 3 === 2 ? side - 2 : side + 1]!]!;
    const last = welded[triangles[side % 3 === 0 ? side + 2 : side - 1]!]!;
    if (from === to || last === from || last === to) continue;
    const low = Math.min(from, to);
    const high = Math.max(from, to);
    let slot = (Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)) >>> 0;
    slot = (slot ^ (slot >>> 15)) & (size - 1);
    for (;;) {
      const other = slots[slot]!;
      if (other < 0) {
        slots[slot] = side;
        balance[side] = 1;
        uses[side] = 1;
        first.push(side);
        break;
      }
      const otherFrom = welded[triangles[other]!]!;
      const otherTo = welded[triangles[other % 3 === 2 ? other - 2 : other + 1]!]!;
      if (otherFrom === to && otherTo === from) {
        balance[other]!--;
        if (uses[other]!++ === 1) {
          mateOf[other] = side;
          mateOf[side] = other;
        } else apart(mateOf, other, side);
        break;
      }
      if (otherFrom === from && otherTo === to) {
        balance[other]!++;
        uses[other]!++;
        apart(mateOf, other, side);
        break;
      }
      slot = (slot + 1) & (size - 1);
    }
    if (uses[side] === 255) uses[side] = 254;
  }
  let closed = true;
  let twoByTwo = true;
  for (const side of first) {
    if (balance[side] !== 0) closed = false;
    if (uses[side] !== 2 || balance[side] !== 0) twoByTwo = false;
  }
  for (let side = 0; side < sides; side++) if (mateOf[side] === NOT_ONE) mateOf[side] = -1;
  return { welded, mateOf, closed, twoByTwo };
}

/** More than two sides meet at an edge, or two run the same way: none of them has a mate. */
function apart(mateOf: Int32Array, one: number, other: number): void {
  const mate = mateOf[one]!;
  if (mate >= 0) mateOf[mate] = NOT_ONE;
  mateOf[one] = NOT_ONE;
  mateOf[other] = NOT_ONE;
}
