import { squareToTriangle } from '../../space/point-to-triangle.ts';

/**
 * Distances of triangles, on plain numbers: whoever measures surfaces against each other asks for millions.
 * @shape a triangle is nine numbers of a list, from an index on
 */

/** The square of the distance between two triangles. @edge 0 where they cross or touch */
export function squareOfTriangles(a: Float64Array, i: number, b: Float64Array, j: number): number {
  let least = Infinity;
  for (let k = 0; k < 9; k += 3) {
    least = Math.min(least, squareToTriangle(a[i + k]!, a[i + k + 1]!, a[i + k + 2]!, b, j, j + 3, j + 6));
    least = Math.min(least, squareToTriangle(b[j + k]!, b[j + k + 1]!, b[j + k + 2]!, a, i, i + 3, i + 6));
  }
  if (least === 0) return 0;
  for (let k = 0; k < 9; k += 3) {
    const p = i + k;
    const q = i + ((k + 3) % 9);
    if (crosses(a, p, q, b, j) || crosses(b, j + k, j + ((k + 3) % 9), a, i)) return 0;
    for (let m = 0; m < 9; m += 3) least = Math.min(least, squareOfEdges(a, p, q, b, j + m, j + ((m + 3) % 9)));
  }
  return least;
}

/** Does an edge go through the inside of a triangle? */
function crosses(a: Float64Array, p: number, q: number, t: Float64Array, i: number): boolean {
  const side = (at: Float64Array, o: number): number => volume(t, i, i + 3, i + 6, at, o);
  const from = side(a, p);
  const to = side(a, q);
  if (!((from > 0 && to < 0) || (from < 0 && to > 0))) return false;
  const first = tetra(a, p, q, t, i, i + 3);
  const second = tetra(a, p, q, t, i + 3, i + 6);
  const third = tetra(a, p, q, t, i + 6, i);
  return (first > 0 && second > 0 && third > 0) || (first < 0 && second < 0 && third < 0);
}

/** Six times the signed volume over three points of one list, with its tip in another. */
function volume(t: Float64Array, i: number, j: number, k: number, at: Float64Array, o: number): number {
  const [x, y, z] = [at[o]!, at[o + 1]!, at[o + 2]!];
  return triple(
    t[i]! - x,
    t[i + 1]! - y,
    t[i + 2]! - z,
    t[j]! - x,
    t[j + 1]! - y,
    t[j + 2]! - z,
    t[k]! - x,
    t[k + 1]! - y,
    t[k + 2]! - z,
  );
}

function tetra(a: Float64Array, p: number, q: number, t: Float64Array, i: number, j: number): number {
  const [x, y, z] = [a[p]!, a[p + 1]!, a[p + 2]!];
  return triple(
    a[q]! - x,
    a[q + 1]! - y,
    a[q + 2]! - z,
    t[i]! - x,
    t[i + 1]! - y,
    t[i + 2]! - z,
    t[j]! - x,
    t[j + 1]! - y,
    t[j + 2]! - z,
  );
}

const triple = (
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  cx: number,
  cy: number,
  cz: number,
): number => ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);

/** The square of the distance between two edges. */
function squareOfEdges(a: Float64Array, p: number, q: number, b: Float64Array, r: number, s: number): number {
  const ux = a[q]! - a[p]!;
  const uy = a[q + 1]! - a[p + 1]!;
  const uz = a[q + 2]! - a[p + 2]!;
  const vx = b[s]! - b[r]!;
  const vy = b[s + 1]! - b[r + 1]!;
  const vz = b[s + 2]! - b[r + 2]!;
  const wx = a[p]! - b[r]!;
  const wy = a[p + 1]! - b[r + 1]!;
  const wz = a[p + 2]! - b[r + 2]!;
  const uu = ux * ux + uy * uy + uz * uz;
  const uv = ux * vx + uy * vy + uz * vz;
  const vv = vx * vx + vy * vy + vz * vz;
  const uw = ux * wx + uy * wy + uz * wz;
  const vw = vx * wx + vy * wy + vz * wz;
  const size = uu * vv - uv * uv;
  // parallel edges, and those that are nearest at an end, are told by the corners of both triangles
  if (!(size > 1e-12 * uu * vv)) return Infinity;
  const t = (uv * vw - vv * uw) / size;
  const m = (uu * vw - uv * uw) / size;
  if (t < 0 || t > 1 || m < 0 || m > 1) return Infinity;
  const x = wx + ux * t - vx * m;
  const y = wy + uy * t - vy * m;
  const z = wz + uz * t - vz * m;
  return x * x + y * y + z * z;
}
