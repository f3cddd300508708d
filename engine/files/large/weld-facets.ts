/** Facets of a binary STL file while they come in: corners of equal place are one from the start. */
export interface FacetWeld {
  /** Takes some whole facets, fifty bytes each. */
  take(bytes: Uint8Array): void;
  finish(): { readonly positions: Float64Array; readonly triangles: Uint32Array };
}

const FACET = 50;

/**
 * Joins the corners of facets as they are read, so that a file of millions of them never lies in memory as it is written: three corners
 * each, of which most are there six times.
 * @edge corners that are no numbers are kept, to be left out later; -0 and 0 are one place
 */
export function openFacetWeld(facets: number): FacetWeld {
  const triangles = new Uint32Array(facets * 3);
  let positions = new Float32Array(Math.max(64, Math.ceil(facets * 1.6)));
  let bits = new Int32Array(positions.buffer);
  let corners = 0;
  let table = new Int32Array(tableFor(facets)).fill(-1);
  let at = 0;

  const hashOf = (x: number, y: number, z: number): number => {
    let hash = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ Math.imul(z, 0xc2b2ae35);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return hash ^ (hash >>> 13);
  };
  const enlarge = (): void => {
    const larger = new Float32Array(positions.length * 2);
    larger.set(positions);
    positions = larger;
    bits = new Int32Array(positions.buffer);
  };
  const rehash = (): void => {
    table = new Int32Array(table.length * 2).fill(-1);
    for (let corner = 0; corner < corners; corner++) {
      let slot = hashOf(bits[corner * 3]!, bits[corner * 3 + 1]!, bits[corner * 3 + 2]!) & (table.length - 1);
      while (table[slot]! >= 0) slot = (slot + 1) & (table.length - 1);
      table[slot] = corner;
    }
  };
  const cornerAt = (x: number, y: number, z: number): number => {
    if ((corners + 1) * 3 > positions.length) enlarge();
    if (corners * 2 > table.length) rehash();
    const next = corners * 3;
    positions[next] = x + 0;
    positions[next + 1] = y + 0;
    positions[next + 2] = z + 0;
    const [bx, by, bz] = [bits[next]!, bits[next + 1]!, bits[next + 2]!];
    let slot = hashOf(bx, by, bz) & (table.length - 1);
    for (;;) {
      const other = table[slot]!;
      if (other < 0) {
        table[slot] = corners;
        return corners++;
      }
      if (bits[other * 3] === bx && bits[other * 3 + 1] === by && bits[other * 3 + 2] === bz) return other;
      slot = (slot + 1) & (table.length - 1);
    }
  };

  return {
    take(bytes) {
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      for (let from = 12; from + 38 <= bytes.length; from += FACET) {
        for (let corner = 0; corner < 3; corner++) {
          const here = from + corner * 12;
          triangles[at++] = cornerAt(
            view.getFloat32(here, true),
            view.getFloat32(here + 4, true),
            view.getFloat32(here + 8, true),
          );
        }
      }
    },
    finish: () => ({ positions: Float64Array.from(positions.subarray(0, corners * 3)), triangles }),
  };
}

/** Slots for the corners of so many facets, as a power of two: a closed surface has half as many corners. */
function tableFor(facets: number): number {
  let size = 1024;
  while (size < facets) size *= 2;
  return size;
}
