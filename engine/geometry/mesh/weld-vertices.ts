/** For every vertex the first one at exactly the same place. */
export function weldVertices(positions: Float64Array): Uint32Array {
  const count = positions.length / 3;
  const welded = new Uint32Array(count);
  let size = 16;
  while (size < count * 2) size *= 2;
  const slots = new Int32Array(size).fill(-1);
  for (let v = 0; v < count; v++) {
    const x = positions[3 * v]!;
    const y = positions[3 * v + 1]!;
    const z = positions[3 * v + 2]!;
    let slot = hashOf(x, y, z) & (size - 1);
    for (;;) {
      const other = slots[slot]!;
      if (other < 0) {
        slots[slot] = v;
        welded[v] = v;
        break;
      }
      if (positions[3 * other] === x && positions[3 * other + 1] === y && positions[3 * other + 2] === z) {
        welded[v] = other;
        break;
      }
      slot = (slot + 1) & (size - 1);
    }
  }
  return welded;
}

const hashDoubles = new Float64Array(3);
const hashWords = new Int32Array(hashDoubles.buffer);

function hashOf(x: number, y: number, z: number): number {
  // adding 0 makes −0 and 0, which are equal, hash alike
  hashDoubles[0] = x + 0;
  hashDoubles[1] = y + 0;
  hashDoubles[2] = z + 0;
  let hash = 0;
  for (let i = 0; i < 6; i++) hash = Math.imul(hash ^ hashWords[i]!, 0x9e3779b1) ^ (hash >>> 15);
  return hash ^ (hash >>> 13);
}
