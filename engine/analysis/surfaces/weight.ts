import type { Vec3 } from '../../space/vec3.ts';
import type { PartBody } from './piece-bodies.ts';

/** Where the weight of some parts is, taken as massive and of one stuff; of what has no inside, as sheets of one thickness. @frame board */
export interface Weight {
  readonly centre: Vec3;
  /** How much of it there is, @unit cubic millimetres, or square ones where `of` is `sheets`. */
  readonly amount: number;
  readonly of: 'solids' | 'sheets';
}

/** The centre of gravity of some parts together; null for nothing. Sheets count only where there are no solids. @edge where parts reach into each other that room counts twice */
export function weightOf(parts: readonly PartBody[]): Weight | null {
  const solids = parts.filter(({ edges }) => edges.closed);
  const of = solids.length > 0 ? 'solids' : 'sheets';
  let amount = 0;
  const sum = [0, 0, 0];
  for (const { surface } of of === 'solids' ? solids : parts) {
    const { corners: c, min } = surface;
    for (let i = 0; i < c.length; i += 9) {
      const p = (k: number, axis: number) => c[i + 3 * k + axis]!;
      const share = of === 'solids' ? volumeUnder(c, i, min) : areaOf(c, i);
      amount += share;
      const others = of === 'solids' ? [min.x, min.y, min.z] : null;
      for (let k = 0; k < 3; k++) {
        const middle = others ? (p(0, k) + p(1, k) + p(2, k) + others[k]!) / 4 : (p(0, k) + p(1, k) + p(2, k)) / 3;
        sum[k] = sum[k]! + middle * share;
      }
    }
  }
  if (!(amount > 0)) return null;
  return { centre: { x: sum[0]! / amount, y: sum[1]! / amount, z: sum[2]! / amount }, amount, of };
}

/** The signed volume between a triangle and a point. */
function volumeUnder(c: Float64Array, i: number, { x, y, z }: Vec3): number {
  const ax = c[i]! - x;
  const ay = c[i + 1]! - y;
  const az = c[i + 2]! - z;
  const bx = c[i + 3]! - x;
  const by = c[i + 4]! - y;
  const bz = c[i + 5]! - z;
  const cx = c[i + 6]! - x;
  const cy = c[i + 7]! - y;
  const cz = c[i + 8]! - z;
  return (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6;
}

/** The area of a triangle. */
export function areaOf(c: Float64Array, i: number): number {
  const ux = c[i + 3]! - c[i]!;
  const uy = c[i + 4]! - c[i + 1]!;
  const uz = c[i + 5]! - c[i + 2]!;
  const vx = c[i + 6]! - c[i]!;
  const vy = c[i + 7]! - c[i + 1]!;
  const vz = c[i + 8]! - c[i + 2]!;
  const x = uy * vz - uz * vy;
  const y = uz * vx - ux * vz;
  const z = ux * vy - uy * vx;
  return Math.sqrt(x * x + y * y + z * z) / 2;
}
