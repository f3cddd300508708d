// From a distance field to a closed triangle mesh { positions: number[], indices: number[] }.
// Marching tetrahedra over one fixed way of splitting cubes: always closed and manifold, outward triangles.
import { MeshoptSimplifier } from 'meshoptimizer';

await MeshoptSimplifier.ready;

const BLOCK = 8;
/** Six tetrahedra around each cube's long diagonal; corners as bit masks x = 1, y = 2, z = 4. Positively oriented. */
const TETRAHEDRA = [
  [0, 1, 3, 7],
  [0, 2, 6, 7],
  [0, 4, 5, 7],
  [0, 3, 2, 7],
  [0, 6, 4, 7],
  [0, 5, 1, 7],
];

/** The surface of the field as a fine mesh of the given step. */
export function meshField(field, step) {
  const lo = field.lo.map((v) => v - 2 * step);
  const count = [0, 1, 2].map((k) => Math.ceil((field.hi[k] + 2 * step - lo[k]) / step / BLOCK) * BLOCK + 1);
  const [nx, ny, nz] = count;
  const values = new Float32Array(nx * ny * nz).fill(Number.NaN);
  const positions = [];
  const indices = [];
  const vertexOfEdge = new Map();
  const offset = (mask) => (mask & 1 ? 1 : 0) + (mask & 2 ? nx : 0) + (mask & 4 ? nx * ny : 0);
  const offsets = [0, 1, 2, 3, 4, 5, 6, 7].map(offset);
  const at = (i) => {
    const ix = i % nx;
    const iy = Math.floor(i / nx) % ny;
    const iz = Math.floor(i / nx / ny);
    return [lo[0] + ix * step, lo[1] + iy * step, lo[2] + iz * step];
  };
  const vertex = (base, a, b) => {
    const [low, high] = a < b ? [a, b] : [b, a];
    const from = base + offsets[low];
    const key = from * 8 + (high ^ low);
    const known = vertexOfEdge.get(key);
    if (known !== undefined) return known;
    const to = base + offsets[high];
    const va = values[from];
    const vb = values[to];
    const t = Math.min(0.96, Math.max(0.04, va / (va - vb)));
    const p = at(from);
    const q = at(to);
    const id = positions.length / 3;
    positions.push(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t);
    vertexOfEdge.set(key, id);
    return id;
  };
  const reach = BLOCK * step * 0.9 * 1.35;
  for (let bz = 0; bz < nz - 1; bz += BLOCK)
    for (let by = 0; by < ny - 1; by += BLOCK)
      for (let bx = 0; bx < nx - 1; bx += BLOCK) {
        const half = (BLOCK / 2) * step;
        const middle = field.d(lo[0] + bx * step + half, lo[1] + by * step + half, lo[2] + bz * step + half);
        if (Math.abs(middle) > reach) continue;
        for (let z = bz; z <= bz + BLOCK; z++)
          for (let y = by; y <= by + BLOCK; y++)
            for (let x = bx; x <= bx + BLOCK; x++) {
              const i = x + nx * (y + ny * z);
              if (Number.isNaN(values[i])) values[i] = field.d(lo[0] + x * step, lo[1] + y * step, lo[2] + z * step);
            }
        for (let z = bz; z < bz + BLOCK; z++)
          for (let y = by; y < by + BLOCK; y++)
            for (let x = bx; x < bx + BLOCK; x++) {
              const base = x + nx * (y + ny * z);
              let code = 0;
              for (let k = 0; k < 8; k++) if (values[base + offsets[k]] < 0) code |= 1 << k;
              if (code === 0 || code === 255) continue;
              for (const tetra of TETRAHEDRA) {
                const inside = tetra.filter((k) => code & (1 << k));
                const outside = tetra.filter((k) => !(code & (1 << k)));
                if (inside.length === 0 || inside.length === 4) continue;
                emit(tetra, inside, outside, (a, b) => vertex(base, a, b), indices);
              }
            }
      }
  return { positions, indices };
}

/** Is the order of four corners an even change of the tetrahedron's own order? */
function even(tetra, order) {
  const p = order.map((k) => tetra.indexOf(k));
  let swaps = 0;
  for (let i = 0; i < 4; i++) for (let j = i + 1; j < 4; j++) if (p[i] > p[j]) swaps++;
  return swaps % 2 === 0;
}

function emit(tetra, inside, outside, vertex, indices) {
  const face = (a, b, c, keep) => (keep ? indices.push(a, b, c) : indices.push(a, c, b));
  if (inside.length === 1) {
    const [a] = inside;
    const keep = even(tetra, [a, ...outside]);
    face(...outside.map((o) => vertex(a, o)), keep);
  } else if (inside.length === 3) {
    const [o] = outside;
    const keep = !even(tetra, [o, ...inside]);
    face(...inside.map((a) => vertex(a, o)), keep);
  } else {
    const [a, b] = inside;
    const [c, d] = outside;
    const keep = even(tetra, [a, b, c, d]);
    const ac = vertex(a, c);
    const ad = vertex(a, d);
    const bc = vertex(b, c);
    const bd = vertex(b, d);
    face(ac, ad, bd, keep);
    face(ac, bd, bc, keep);
  }
}

/** Edges that do not run exactly once each way: none in a closed, well-oriented surface. */
export function looseEdges({ indices }, vertexCount) {
  const seen = new Map();
  for (let i = 0; i < indices.length; i += 3)
    for (let k = 0; k < 3; k++) {
      const key = indices[i + k] * vertexCount + indices[i + ((k + 1) % 3)];
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  let loose = 0;
  for (const [key, n] of seen) {
    const back = (key % vertexCount) * vertexCount + Math.floor(key / vertexCount);
    if (n !== 1 || seen.get(back) !== 1) loose++;
  }
  return loose;
}

/** Six times the volume enclosed; positive when the triangles face outwards. */
export function signedVolume({ positions: p, indices }) {
  let v = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i] * 3, indices[i + 1] * 3, indices[i + 2] * 3];
    v +=
      p[a] * (p[b + 1] * p[c + 2] - p[b + 2] * p[c + 1]) +
      p[a + 1] * (p[b + 2] * p[c] - p[b] * p[c + 2]) +
      p[a + 2] * (p[b] * p[c + 1] - p[b + 1] * p[c]);
  }
  return v;
}

/**
 * The surface of the field with about the given number of triangles, never farther than error from the fine surface. The thinning may
 * pinch a narrow tunnel so that an edge carries four faces; then another number, and after some numbers another grid, is tried.
 */
export function meshedAbout(field, step, triangles, error = 0.35) {
  for (let grid = 0; grid < 8; grid++) {
    const fine = meshField(field, step * (1 - 0.031 * grid));
    const positions = Float32Array.from(fine.positions);
    const indices = Uint32Array.from(fine.indices);
    for (let attempt = 0; attempt < 16; attempt++) {
      const target = Math.floor(triangles * (1 + attempt * 0.012 + grid * 0.05)) * 3;
      if (target >= indices.length) return fine;
      const [kept] = MeshoptSimplifier.simplify(indices, positions, 3, target, error, ['ErrorAbsolute', 'Regularize']);
      const result = packed(positions, kept);
      if (looseEdges(result, result.positions.length / 3) === 0) return result;
    }
  }
  throw new Error(`No closed mesh of about ${triangles} triangles was found.`);
}

function packed(positions, indices) {
  const renamed = new Map();
  const out = { positions: [], indices: [] };
  for (const i of indices) {
    let id = renamed.get(i);
    if (id === undefined) {
      id = renamed.size;
      renamed.set(i, id);
      out.positions.push(positions[3 * i], positions[3 * i + 1], positions[3 * i + 2]);
    }
    out.indices.push(id);
  }
  return out;
}
