import { exactVolume, VOLUME_DOUBT } from './orientation.ts';

/** What a segment does to a triangle. */
export const MISSES = 0;
/** It meets the triangle's area, border included, in one point. */
export const CROSSES = 1;
/** It has no direction, or it lies in the triangle's plane: it may touch but does not cross. */
export const IN_PLANE = 2;
export type Meeting = typeof MISSES | typeof CROSSES | typeof IN_PLANE;

/** Where a segment crosses a triangle. The caller owns it; it is overwritten by the next crossing. */
export interface Crossing {
  /** Share of the way from start to end. */
  t: number;
  /** The start lies on the triangle, exactly. */
  atStart: boolean;
  /** +1 when the segment leaves through the triangle (goes along its normal), −1 when it enters. */
  way: number;
  /** Which edges the crossing lies on: bit 0 for the edge ab, 1 for bc, 2 for ca. One bit is an edge, two are the corner between them. */
  onEdges: number;
}

/** Room for a crossing. */
export const makeCrossing = (): Crossing => ({ t: 0, atStart: false, way: 0, onEdges: 0 });

/** Relative error of `t` up to which the quick quotient is good enough. */
const GOOD_T = 1e-12;

/**
 * Does the segment p–q cross the triangle a, b, c? The corners are given by where they start in `v`.
 *
 * Decided by the signs of five tetrahedron volumes alone, each computed in doubles and, where rounding could have turned its sign, exactly. Two
 * triangles that share an edge ask for the same volume with its corners in another order, so they never both say no: nothing slips through
 * a seam, whatever the size or place of the triangles.
 * @edge a border point is crossed; a start or an end exactly on the triangle is a crossing with t 0 or 1; a segment in the plane or without length is
 * `IN_PLANE`; so is every segment for a triangle without area
 */
export function crossTriangle(
  p0: number,
  p1: number,
  p2: number,
  q0: number,
  q1: number,
  q2: number,
  v: Float64Array,
  a: number,
  b: number,
  c: number,
  into: Crossing,
): Meeting {
  const a0 = v[a]!;
  const a1 = v[a + 1]!;
  const a2 = v[a + 2]!;
  const b0 = v[b]!;
  const b1 = v[b + 1]!;
  const b2 = v[b + 2]!;
  const c0 = v[c]!;
  const c1 = v[c + 1]!;
  const c2 = v[c + 2]!;
  const dx = q0 - p0;
  const dy = q1 - p1;
  const dz = q2 - p2;
  const ax = a0 - p0;
  const ay = a1 - p1;
  const az = a2 - p2;
  const bx = b0 - p0;
  const by = b1 - p1;
  const bz = b2 - p2;
  const cx = c0 - p0;
  const cy = c1 - p1;
  const cz = c2 - p2;
  const dMax = largest(dx, dy, dz) * VOLUME_DOUBT;
  const aMax = largest(ax, ay, az);
  const bMax = largest(bx, by, bz);
  const cMax = largest(cx, cy, cz);

  // on which side of the line p–q each edge runs: det(q−p, a−p, b−p) and so on
  let ab = bx * (dy * az - dz * ay) + by * (dz * ax - dx * az) + bz * (dx * ay - dy * ax);
  if (!(Math.abs(ab) > dMax * aMax * bMax)) ab = edgeSide(p0, p1, p2, q0, q1, q2, a0, a1, a2, b0, b1, b2);
  let bc = cx * (dy * bz - dz * by) + cy * (dz * bx - dx * bz) + cz * (dx * by - dy * bx);
  if (!(Math.abs(bc) > dMax * bMax * cMax)) bc = edgeSide(p0, p1, p2, q0, q1, q2, b0, b1, b2, c0, c1, c2);
  if ((ab > 0 && bc < 0) || (ab < 0 && bc > 0)) return MISSES;
  let ca = ax * (dy * cz - dz * cy) + ay * (dz * cx - dx * cz) + az * (dx * cy - dy * cx);
  if (!(Math.abs(ca) > dMax * cMax * aMax)) ca = edgeSide(p0, p1, p2, q0, q1, q2, c0, c1, c2, a0, a1, a2);
  const anyPositive = ab > 0 || bc > 0 || ca > 0;
  const anyNegative = ab < 0 || bc < 0 || ca < 0;
  if (anyPositive && anyNegative) return MISSES;
  if (!anyPositive && !anyNegative) return IN_PLANE;
  const way = anyPositive ? 1 : -1;

  // the line crosses; the segment does when its ends are not both on one side
  let start = ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  if (!(Math.abs(start) > VOLUME_DOUBT * aMax * bMax * cMax)) {
    start = exactVolume(a0, a1, a2, b0, b1, b2, c0, c1, c2, p0, p1, p2);
  }
  if (start * way < 0) return MISSES;
  const ux = a0 - q0;
  const uy = a1 - q1;
  const uz = a2 - q2;
  const vx = b0 - q0;
  const vy = b1 - q1;
  const vz = b2 - q2;
  const wx = c0 - q0;
  const wy = c1 - q1;
  const wz = c2 - q2;
  let end = ux * (vy * wz - vz * wy) + uy * (vz * wx - vx * wz) + uz * (vx * wy - vy * wx);
  const uMax = largest(ux, uy, uz);
  if (!(Math.abs(end) > VOLUME_DOUBT * uMax * largest(vx, vy, vz) * largest(wx, wy, wz))) {
    end = exactVolume(a0, a1, a2, b0, b1, b2, c0, c1, c2, q0, q1, q2);
  }
  if (end * way > 0) return MISSES;

  into.way = way;
  into.atStart = start === 0;
  into.onEdges = (ab === 0 ? 1 : 0) | (bc === 0 ? 2 : 0) | (ca === 0 ? 4 : 0);
  if (start === 0) into.t = 0;
  else if (end === 0) into.t = 1;
  else {
    // the heights of both ends over the plane, from the edges: better conditioned than the volumes when the triangle is small and far
    const ex = b0 - a0;
    const ey = b1 - a1;
    const ez = b2 - a2;
    const fx = c0 - a0;
    const fy = c1 - a1;
    const fz = c2 - a2;
    const nx = ey * fz - ez * fy;
    const ny = ez * fx - ex * fz;
    const nz = ex * fy - ey * fx;
    let high = nx * ax + ny * ay + nz * az;
    let low = nx * ux + ny * uy + nz * uz;
    const doubt = VOLUME_DOUBT * largest(ex, ey, ez) * largest(fx, fy, fz) * (aMax + uMax);
    if (!(doubt < GOOD_T * Math.abs(high - low))) {
      high = exactVolume(a0, a1, a2, b0, b1, b2, c0, c1, c2, p0, p1, p2);
      low = exactVolume(a0, a1, a2, b0, b1, b2, c0, c1, c2, q0, q1, q2);
    }
    const t = high / (high - low);
    into.t = Math.min(1, Math.max(0, t));
  }
  return CROSSES;
}

function largest(x: number, y: number, z: number): number {
  const ax = x < 0 ? -x : x;
  const ay = y < 0 ? -y : y;
  const az = z < 0 ? -z : z;
  let most = ax;
  if (ay > most) most = ay;
  if (az > most) most = az;
  return most;
}

/** The exact sign of det(q−p, a−p, b−p). */
function edgeSide(
  p0: number,
  p1: number,
  p2: number,
  q0: number,
  q1: number,
  q2: number,
  a0: number,
  a1: number,
  a2: number,
  b0: number,
  b1: number,
  b2: number,
): number {
  return exactVolume(q0, q1, q2, a0, a1, a2, b0, b1, b2, p0, p1, p2);
}
