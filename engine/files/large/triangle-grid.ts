/** Corners and triangles, without anything else. */
export interface Surface {
  readonly positions: Float64Array;
  readonly triangles: Uint32Array;
}

/** The triangles of a surface by the cubes of space that their boxes touch. */
export interface TriangleGrid {
  readonly cell: number;
  /** Calls for every triangle in the cubes that are so many steps away from the cube of a point, and no fewer. */
  around(x: number, y: number, z: number, ring: number, call: (triangle: number) => void): void;
  /** How many steps lead from one end of the surface to the other. */
  readonly rings: number;
}

/** Cubes that a triangle is entered into at most; one that is larger is entered into a list that everybody looks through. */
const AT_MOST = 4096;
/** Cubes along the longest side at most, so that their numbers stay whole. */
const FINEST = 20_000;
/** Side of a cube, in mean extents of a triangle along an axis. */
const ROOMY = 3;

/** Enters the triangles of a surface into cubes a little larger than they are. */
export function gridOfTriangles({ positions, triangles }: Surface): TriangleGrid {
  const min = new Float64Array(3).fill(Number.POSITIVE_INFINITY);
  const max = new Float64Array(3).fill(Number.NEGATIVE_INFINITY);
  const low = new Float64Array(3);
  const high = new Float64Array(3);
  const box = (t: number): void => {
    for (let k = 0; k < 3; k++) {
      const a = positions[triangles[t]! * 3 + k]!;
      const b = positions[triangles[t + 1]! * 3 + k]!;
      const c = positions[triangles[t + 2]! * 3 + k]!;
      low[k] = a < b ? Math.min(a, c) : Math.min(b, c);
      high[k] = a > b ? Math.max(a, c) : Math.max(b, c);
    }
  };
  let extents = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    box(t);
    for (let k = 0; k < 3; k++) {
      if (low[k]! < min[k]!) min[k] = low[k]!;
      if (high[k]! > max[k]!) max[k] = high[k]!;
      extents += high[k]! - low[k]!;
    }
  }
  const longest = Math.max(max[0]! - min[0]!, max[1]! - min[1]!, max[2]! - min[2]!);
  const cell = Math.max((extents / triangles.length) * ROOMY, longest / FINEST, Number.MIN_VALUE);
  const step = (value: number, k: number): number => Math.floor((value - min[k]!) / cell);
  const nx = step(max[0]!, 0) + 1;
  const ny = step(max[1]!, 1) + 1;
  const lists = openLists();
  const everywhere: number[] = [];
  for (let t = 0; t < triangles.length; t += 3) {
    box(t);
    const [ax, bx, ay, by] = [step(low[0]!, 0), step(high[0]!, 0), step(low[1]!, 1), step(high[1]!, 1)];
    const [az, bz] = [step(low[2]!, 2), step(high[2]!, 2)];
    if ((bx - ax + 1) * (by - ay + 1) * (bz - az + 1) > AT_MOST) {
      everywhere.push(t / 3);
      continue;
    }
    for (let z = az; z <= bz; z++) {
      for (let y = ay; y <= by; y++) {
        for (let x = ax; x <= bx; x++) lists.add((z * ny + y) * nx + x, t / 3);
      }
    }
  }
  const call = (x: number, y: number, z: number, each: (triangle: number) => void): void => {
    if (x >= 0 && y >= 0 && z >= 0 && x < nx && y < ny) lists.each((z * ny + y) * nx + x, each);
  };
  return {
    cell,
    rings: Math.ceil(longest / cell) + 1,
    around(px, py, pz, ring, each) {
      const [cx, cy, cz] = [step(px, 0), step(py, 1), step(pz, 2)];
      if (ring === 0) {
        for (const triangle of everywhere) each(triangle);
        call(cx, cy, cz, each);
        return;
      }
      for (let z = -ring; z <= ring; z++) {
        for (let y = -ring; y <= ring; y++) {
          const shell = Math.abs(z) === ring || Math.abs(y) === ring;
          for (let x = -ring; x <= ring; x += shell ? 1 : 2 * ring) call(cx + x, cy + y, cz + z, each);
        }
      }
    },
  };
}

/** Lists of numbers under large numbers, packed: millions of small arrays would take many times as much. */
function openLists() {
  let keys = new Float64Array(1 << 12).fill(-1);
  let heads = new Int32Array(keys.length);
  let used = 0;
  let next = new Int32Array(1 << 12);
  let values = new Int32Array(1 << 12);
  let entries = 0;
  const slotOf = (key: number): number => {
    const mask = keys.length - 1;
    let slot = (Math.imul(key % 0x7fffffff, 0x9e3779b1) ^ Math.imul(Math.floor(key / 0x7fffffff), 0x85ebca6b)) >>> 7;
    slot &= mask;
    while (keys[slot]! >= 0 && keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  };
  const enlarge = (): void => {
    const [oldKeys, oldHeads] = [keys, heads];
    keys = new Float64Array(oldKeys.length * 2).fill(-1);
    heads = new Int32Array(keys.length);
    for (let i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i]! < 0) continue;
      const slot = slotOf(oldKeys[i]!);
      keys[slot] = oldKeys[i]!;
      heads[slot] = oldHeads[i]!;
    }
  };
  const longer = (list: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
    const larger = new Int32Array(list.length * 2);
    larger.set(list);
    return larger;
  };
  return {
    add(key: number, value: number): void {
      if (used * 2 > keys.length) enlarge();
      if (entries === next.length) [next, values] = [longer(next), longer(values)];
      const slot = slotOf(key);
      if (keys[slot]! < 0) {
        keys[slot] = key;
        heads[slot] = -1;
        used++;
      }
      values[entries] = value;
      next[entries] = heads[slot]!;
      heads[slot] = entries++;
    },
    each(key: number, call: (value: number) => void): void {
      const slot = slotOf(key);
      if (keys[slot]! < 0) return;
      for (let entry = heads[slot]!; entry >= 0; entry = next[entry]!) call(values[entry]!);
    },
  };
}
