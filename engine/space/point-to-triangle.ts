/**
 * The square of the distance from a point to a triangle, on plain numbers: whoever measures surfaces against each other asks for millions.
 * @shape `p`: coordinates, of which `a`, `b` and `c` say where those of the three corners begin @edge a triangle without area is its longest edge
 */
export function squareToTriangle(px: number, py: number, pz: number, p: Float64Array, a: number, b: number, c: number): number {
  const ax = p[a]! - px;
  const ay = p[a + 1]! - py;
  const az = p[a + 2]! - pz;
  const ux = p[b]! - p[a]!;
  const uy = p[b + 1]! - p[a + 1]!;
  const uz = p[b + 2]! - p[a + 2]!;
  const vx = p[c]! - p[a]!;
  const vy = p[c + 1]! - p[a + 1]!;
  const vz = p[c + 2]! - p[a + 2]!;
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
    squareToEdge(ax, ay, az, ux, uy, uz),
    squareToEdge(ax, ay, az, vx, vy, vz),
    squareToEdge(ax + ux, ay + uy, az + uz, vx - ux, vy - uy, vz - uz),
  );
}

/** From the origin to the edge that begins at a and goes by u. */
function squareToEdge(ax: number, ay: number, az: number, ux: number, uy: number, uz: number): number {
  const square = ux * ux + uy * uy + uz * uz;
  const along = square > 0 ? Math.max(0, Math.min(1, -(ax * ux + ay * uy + az * uz) / square)) : 0;
  const x = ax + ux * along;
  const y = ay + uy * along;
  const z = az + uz * along;
  return x * x + y * y + z * z;
}
