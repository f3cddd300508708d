import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { BoardPoint, Vec3 } from '../../space/vec3.ts';

/** A straight strip of ground that has to be lined up with before it is gone through: a flight of stairs, a ramp, a doorway. */
export interface NarrowPassage {
  /** The middles of its two ends. */
  readonly ends: readonly [BoardPoint, BoardPoint];
  readonly width: Millimetres;
}

/** Of the upward part of a unit normal: flatter faces are level, and ones steeper than about 45 degrees are no ramp in any book. */
const LEVEL = 0.9999;
const STEEPEST = 0.7;
/** Normals of faces of one plane differ by rounding. */
const SAME_NORMAL = 1e-3;

/**
 * The straight slopes among triangles: a passage for each direction in which faces rise that one may walk.
 * @frame board @shape nine numbers a triangle, wound anticlockwise as seen from outside
 */
export function slopingPassages(triangles: Float64Array): readonly NarrowPassage[] {
  const slopes: { readonly uphill: PlanPoint; readonly points: Vec3[] }[] = [];
  for (let i = 0; i + 9 <= triangles.length; i += 9) {
    const [a, b, c] = [0, 3, 6].map((k) => ({ x: triangles[i + k]!, y: triangles[i + k + 1]!, z: triangles[i + k + 2]! })) as [
      Vec3,
      Vec3,
      Vec3,
    ];
    const nx = (b.y - a.y) * (c.z - a.z) - (b.z - a.z) * (c.y - a.y);
    const ny = (b.z - a.z) * (c.x - a.x) - (b.x - a.x) * (c.z - a.z);
    const nz = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    const size = Math.sqrt(nx * nx + ny * ny + nz * nz);
    const aside = Math.sqrt(nx * nx + nz * nz);
    if (!(size > 0) || ny > LEVEL * size || ny < STEEPEST * size) continue;
    const uphill = { x: -nx / aside, z: -nz / aside };
    const same = slopes.find((one) => Math.abs(one.uphill.x - uphill.x) + Math.abs(one.uphill.z - uphill.z) < SAME_NORMAL);
    if (same) same.points.push(a, b, c);
    else slopes.push({ uphill, points: [a, b, c] });
  }
  return slopes.map(({ uphill, points }) => passageUp(uphill, points));
}

function passageUp({ x, z }: PlanPoint, points: readonly Vec3[]): NarrowPassage {
  let [low, high] = [points[0]!, points[0]!];
  let [left, right] = [Infinity, -Infinity];
  const along = (p: Vec3): Millimetres => p.x * x + p.z * z;
  for (const p of points) {
    if (along(p) < along(low)) low = p;
    if (along(p) > along(high)) high = p;
    const across = p.z * x - p.x * z;
    left = Math.min(left, across);
    right = Math.max(right, across);
  }
  const middle = (left + right) / 2;
  const endAt = (p: Vec3): BoardPoint => ({ x: x * along(p) - z * middle, y: p.y, z: z * along(p) + x * middle });
  return { ends: [endAt(low), endAt(high)], width: right - left };
}
