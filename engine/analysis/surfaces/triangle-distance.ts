/**
 * Distances of points and triangles, on plain numbers: whoever measures surfaces against each other asks for millions.
 * @shape a triangle is nine numbers of a list, from an index on
 */

/** The square of the distance from a point to a triangle. @edge a triangle without area is its longest edge */
export function squareToTriangle(px: number, py: number, pz: number, t: Float64Array, i: number): number {
  const ax = t[i]! - px;
  const ay = t[i + 1]! - py;
  const az = t[i + 2]! - pz;
  const ux = t[i + 3]! - t[i]!;
  const uy = t[i + 4]! - t[i + 1]!;
  const uz = t[i + 5]! - t[i + 2]!;
  const vx = t[i + 6]! - t[i]!;
  const vy = t[i + 7]! - t[i + 1]!;
  const vz = t[i + 8]! - t[i + 2]!;
  const nx = uy * vz - uz * vy;
  const ny = uz * vx - ux * vz;
  const nz = ux * vy - uy * vx;
  const size = nx * nx + ny * ny + nz * nz;
  if (size > 0) {
    const uu = ux * ux + uy * uy + uz * uz;
    const uv = ux * vx + uy * vy + uz * vz;
    const vv = vx * vx + vy * vy + vz * vz;
    const au = -(ax * ux + ay * uy + az * uz);
    const av = -(ax * vx + ay * vy + az * vz);
    const s = vv * au - uv * av;
    const r = uu * av - uv * au;
    if (s >= 0 && r >= 0 && s + r <= size) {
      const height = ax * nx + ay * ny + az * nz;
      return (height * height) / size;
    }
  }
  return Math.min(
    edgeFrom(ax, ay, az, ux, uy, uz),
    edgeFrom(ax, ay, az, vx, vy, vz),
    edgeFrom(ax + ux, ay + uy, az + uz, vx - ux, vy - uy, vz - uz),
  );
}

/** From the origin to the edge that begins at a and goes by u. */
function edgeFrom(ax: number, ay: number, az: number, ux: number, uy: number, uz: number): number {
  const square = ux * ux + uy * uy + uz * uz;
  const along = square > 0 ? Math.max(0, Math.min(1, -(ax * ux + ay * uy + az * uz) / square)) : 0;
  const x = ax + ux * along;
  const y = ay + uy * along;
  const z = az + uz * along;
  return x * x + y * y + z * z;
}

/** The square of the distance between two triangles. @edge 0 where they cross or touch */
export function squareOfTriangles(a: Float64Array, i: number, b: Float64Array, j: number): number {
  let least = Infinity;
  for (let k = 0; k < 9; k += 3) {
    least = Math.min(least, squareToTriangle(a[i + k]!, a[i + k + 1]!, a[i + k + 2]!, b, j));
    least = Math.min(least, squareToTriangle(b[j + k]!, b[j + k + 1]!, b[j + k + 2]!, a, i));
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
