import type { TriangleMesh } from '../../engine/index.ts';
import type { Chance } from '../support/chance.ts';

/** A number between −1 and 1 for each point of space, without jumps; the same for the same seed. */
type Noise = (x: number, y: number, z: number) => number;

const fade = (t: number) => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** A value for each whole point of space, faded between them. */
function latticeNoise(seed: number): Noise {
  const valueAt = (x: number, y: number, z: number) => {
    let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(z, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
    h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
    return ((h ^ (h >>> 15)) >>> 0) / 0x7fffffff - 1;
  };
  return (x, y, z) => {
    const [x0, y0, z0] = [Math.floor(x), Math.floor(y), Math.floor(z)];
    const [u, v, w] = [fade(x - x0), fade(y - y0), fade(z - z0)];
    const along = (dy: number, dz: number) => mix(valueAt(x0, y0 + dy, z0 + dz), valueAt(x0 + 1, y0 + dy, z0 + dz), u);
    return mix(mix(along(0, 0), along(1, 0), v), mix(along(0, 1), along(1, 1), v), w);
  };
}

/** Noise with finer noise on it, three times over. */
function roughNoise(seed: number): Noise {
  const noise = latticeNoise(seed);
  return (x, y, z) => (noise(x, y, z) + noise(x * 2.1, y * 2.1, z * 2.1) / 2 + noise(x * 4.3, y * 4.3, z * 4.3) / 4) / 1.75;
}

interface Growing {
  readonly positions: number[];
  readonly triangles: number[];
}

const finished = ({ positions, triangles }: Growing): TriangleMesh => ({
  positions: Float64Array.from(positions),
  triangles: Uint32Array.from(triangles),
  groups: [{ name: '', first: 0, count: triangles.length / 3 }],
});

/** Puts rings of points together, from the first middle point to the last: a closed body. */
function skin(mesh: Growing, first: number, rings: readonly (readonly number[])[], last: number): void {
  const put = (a: number, b: number, c: number) => mesh.triangles.push(a, b, c);
  const turn = (ring: readonly number[], i: number) => ring[(i + 1) % ring.length]!;
  for (let i = 0; i < rings[0]!.length; i++) put(first, turn(rings[0]!, i), rings[0]![i]!);
  for (let r = 0; r + 1 < rings.length; r++) {
    const [low, high] = [rings[r]!, rings[r + 1]!];
    for (let i = 0; i < low.length; i++) {
      put(low[i]!, turn(low, i), turn(high, i));
      put(low[i]!, turn(high, i), high[i]!);
    }
  }
  const top = rings.at(-1)!;
  for (let i = 0; i < top.length; i++) put(top[i]!, turn(top, i), last);
}

const vertex = ({ positions }: Growing, x: number, y: number, z: number): number => positions.push(x, y, z) / 3 - 1;

/** A closed body around an upright axis: how far out it reaches at each height, roughened. */
function turnedBody(
  seed: number,
  triangles: number,
  height: number,
  radiusAt: (share: number) => number,
  rough: number,
  scale: number,
): TriangleMesh {
  const round = Math.max(5, Math.round(Math.sqrt(triangles / 1.4)));
  const rings = Math.max(3, Math.round(triangles / 2 / round));
  const noise = roughNoise(seed);
  const mesh: Growing = { positions: [], triangles: [] };
  const bottom = vertex(mesh, 0, 0, 0);
  const all = Array.from({ length: rings }, (_, r) => {
    const share = (r + 0.5) / rings;
    return Array.from({ length: round }, (_, i) => {
      const angle = (2 * Math.PI * i) / round;
      const [x, z] = [Math.cos(angle), Math.sin(angle)];
      const radius = Math.max(0.3, radiusAt(share) * (1 + rough * noise(x * scale, share * scale * 1.7, z * scale)));
      return vertex(mesh, x * radius, share * height, z * radius);
    });
  });
  skin(mesh, bottom, all, vertex(mesh, 0, height, 0));
  return finished(mesh);
}

/** A boulder, closed. @unit millimetres */
export const boulderMesh = (chance: Chance, triangles: number): TriangleMesh => {
  const size = chance.between(22, 55);
  const shape = (share: number) => size * Math.sqrt(Math.max(0.02, 1 - (1.7 * share - 0.6) ** 2 / 1.25));
  return turnedBody(chance.whole(1, 1e6), triangles, size * chance.between(0.7, 1.4), shape, 0.45, 2.3);
};

/** A hill, closed, flat below. */
export const hillMesh = (chance: Chance, triangles: number): TriangleMesh => {
  const size = chance.between(90, 150);
  const shape = (share: number) => size * (1 - share ** 1.4) + 2;
  return turnedBody(chance.whole(1, 1e6), triangles, chance.between(25, 60), shape, 0.22, 2.8);
};

/** A statue or a dead tree: tall, narrow, closed. */
export const columnMesh = (chance: Chance, triangles: number): TriangleMesh => {
  const size = chance.between(7, 16);
  const shape = (share: number) => size * (1.2 - share * 0.7 + 0.25 * Math.sin(share * 17));
  return turnedBody(chance.whole(1, 1e6), triangles, chance.between(60, 120), shape, 0.5, 1.9);
};

/** The crown of a tree out of loose leaves: open sheets that are seen from both sides. */
export function leavesMesh(chance: Chance, triangles: number): TriangleMesh {
  const mesh: Growing = { positions: [], triangles: [] };
  const leaves = Math.max(4, Math.round(triangles / 2));
  const size = 26 / Math.sqrt(leaves / 6);
  const direction = () => {
    for (;;) {
      const [x, y, z] = [chance.between(-1, 1), chance.between(-1, 1), chance.between(-1, 1)];
      const length = Math.sqrt(x * x + y * y + z * z);
      if (length > 0.1 && length < 1) return [x / length, y / length, z / length, length] as const;
    }
  };
  for (let i = 0; i < leaves; i++) {
    const [cx, cy, cz, far] = direction();
    const [ux, uy, uz] = direction();
    const [vx, vy, vz] = direction();
    const at = [cx * far * 36, 85 + cy * far * 32, cz * far * 36] as const;
    const corner = (u: number, v: number) =>
      vertex(mesh, at[0] + (ux * u + vx * v) * size, at[1] + (uy * u + vy * v) * size, at[2] + (uz * u + vz * v) * size);
    const [a, b, c, d] = [corner(-1, 0), corner(0, -0.6), corner(1, 0), corner(0, 0.6)];
    mesh.triangles.push(a, b, c, a, c, d);
  }
  return finished(mesh);
}
