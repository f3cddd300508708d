import { SLIVER } from '../../space/tolerance.ts';
import type { InverseDepth } from './image-frame.ts';

/** How a shadow lies to a surface over a shape: nearer over all of it, nowhere nearer, or the two cross. */
export const ALL_BEFORE = 0;
export const NOT_BEFORE = 1;
export const CROSSING = 2;

/**
 * As `compareDepth` with the shadow first, on bare numbers. Where the two cross, `nearer` holds the half-plane in which the shadow is nearer.
 * @shape x y of each of `count` corners; `planes` holds x, y and c of the shadow's inverse depth from `plane` on
 */
export function compareFlatDepth(
  corners: Float64Array,
  count: number,
  planes: Float64Array,
  plane: number,
  behind: InverseDepth,
  nearer: Float64Array,
): number {
  const x = planes[plane]!;
  const y = planes[plane + 1]!;
  const c = planes[plane + 2]!;
  let isNearer = false;
  let isFarther = false;
  for (let i = 0; i < 2 * count; i += 2) {
    const f = x * corners[i]! + y * corners[i + 1]! + c;
    const s = behind.x * corners[i]! + behind.y * corners[i + 1]! + behind.c;
    const flush = SLIVER * Math.abs(f * s);
    if (f - s > flush) isNearer = true;
    else if (s - f > flush) isFarther = true;
  }
  if (!isNearer) return NOT_BEFORE;
  if (!isFarther) return ALL_BEFORE;
  const a = x - behind.x;
  const b = y - behind.y;
  const steepness = Math.sqrt(a * a + b * b);
  nearer[0] = a / steepness;
  nearer[1] = b / steepness;
  nearer[2] = (c - behind.c) / steepness;
  return CROSSING;
}
