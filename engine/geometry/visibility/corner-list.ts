import { SLIVER } from '../../space/tolerance.ts';

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
