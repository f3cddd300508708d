import { LINE_NOISE, SLIVER } from '../../space/tolerance.ts';

/** Room for the corners of most shapes; larger ones make it grow. */
export const USUAL_CORNERS = 256;

/** Room for what cutting a shape of so many corners in two can make of either part, however it was rounded: each corner, and a crossing after each. @shape numbers */
export const roomOfParts = (count: number): number => 4 * count;

/** @unit square millimetres @shape x y of each corner of a convex shape */
export function areaOfCorners(shape: Float64Array, count: number): number {
  let twice = 0;
  const ox = shape[0]!;
  const oy = shape[1]!;
  for (let i = 4; i < 2 * count; i += 2) {
    twice += (shape[i - 2]! - ox) * (shape[i + 1]! - oy) - (shape[i]! - ox) * (shape[i - 1]! - oy);
  }
  return Math.abs(twice) / 2;
}

export function borderOfCorners(shape: Float64Array, count: number): number {
  let sum = 0;
  for (let i = 0, j = 2 * count - 2; i < 2 * count; j = i, i += 2) {
    const x = shape[i]! - shape[j]!;
    const y = shape[i + 1]! - shape[j + 1]!;
    sum += Math.sqrt(x * x + y * y);
  }
  return sum;
}

/** Is the shape too narrow to be anything but rounding noise? A shape that narrow has an area less than its width times half its border. */
export function isSliverOfCorners(shape: Float64Array, count: number, itsArea: number): boolean {
  if (itsArea > SLIVER * borderOfCorners(shape, count)) return false;
  let narrowest = Infinity;
  for (let i = 0, j = 2 * count - 2; i < 2 * count; j = i, i += 2) {
    const x = shape[i]! - shape[j]!;
    const y = shape[i + 1]! - shape[j + 1]!;
    const length = Math.sqrt(x * x + y * y);
    if (!(length > 0)) continue;
    let farthest = 0;
    for (let k = 0; k < 2 * count; k += 2) {
      const away = ((shape[k + 1]! - shape[j + 1]!) * x - (shape[k]! - shape[j]!) * y) / length;
      if (away > farthest) farthest = away;
    }
    if (farthest < narrowest) narrowest = farthest;
  }
  return !(narrowest >= SLIVER) || narrowest === Infinity;
}

let distances = new Float64Array(USUAL_CORNERS);

/**
 * The part of a shape in the half-plane a·x + b·y + c ≥ 0, into `out`; says how many corners it has: none when it has no area there.
 * @shape the shape begins at `at` of `from`, the part at `outAt` of `out`, which may be the same memory farther on, and has room of `roomOfParts` there
 */
export function clipCorners(
  from: Float64Array,
  at: number,
  count: number,
  a: number,
  b: number,
  c: number,
  out: Float64Array,
  outAt = 0,
): number {
  let any = false;
  if (count > distances.length) distances = new Float64Array(2 * count);
  for (let i = 0; i < count; i++) {
    const d = a * from[at + 2 * i]! + b * from[at + 2 * i + 1]! + c;
    distances[i] = d > LINE_NOISE || d < -LINE_NOISE ? d : 0;
    if (d > LINE_NOISE) any = true;
  }
  if (!any) return 0;
  let length = outAt;
  for (let i = 0, j = count - 1; i < count; j = i++) {
    const dp = distances[j]!;
    const dq = distances[i]!;
    const qx = from[at + 2 * i]!;
    const qy = from[at + 2 * i + 1]!;
    if ((dp > 0 && dq < 0) || (dp < 0 && dq > 0)) {
      const px = from[at + 2 * j]!;
      const py = from[at + 2 * j + 1]!;
      const t = dp / (dp - dq);
      out[length++] = px + (qx - px) * t;
      out[length++] = py + (qy - py) * t;
    }
    if (dq >= 0) {
      out[length++] = qx;
      out[length++] = qy;
    }
  }
  return (length - outAt) >> 1;
}
