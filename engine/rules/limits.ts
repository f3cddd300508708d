import type { Millimetres, ShareBounds } from '../space/quantity.ts';
import type { Call } from './call.ts';

/**
 * Limits after SK-GEN-12: "within" and "at least" take their limit in, "higher than" leaves it out. `closeBy` is how near the limit is
 * close; 0 for what no nudge of a model changes, such as the height of a wall.
 */

/** Two lengths that differ by less are equal: far above the rounding of coordinates, far below what anyone can measure. */
const ROUNDING = 1e-6;

const isNear = (value: number, limit: number, closeBy: number) => closeBy > 0 && Math.abs(value - limit) <= closeBy + ROUNDING;

/** @edge exactly at the limit holds */
export const isWithin = (value: Millimetres, limit: Millimetres, closeBy: Millimetres): Call => ({
  holds: value <= limit + ROUNDING,
  close: isNear(value, limit, closeBy),
});

/** @edge exactly at the limit holds */
export const isAtLeast = (value: Millimetres, limit: Millimetres, closeBy: Millimetres): Call => ({
  holds: value >= limit - ROUNDING,
  close: isNear(value, limit, closeBy),
});

/** @edge exactly at the limit does not hold */
export const isHigherThan = (value: Millimetres, limit: Millimetres, closeBy: Millimetres): Call => ({
  holds: value > limit + ROUNDING,
  close: isNear(value, limit, closeBy),
});

/** Does a share reach its threshold? Close when its bounds lie on both sides. @edge exactly at the threshold holds */
export function reachesShare({ atLeast, atMost }: ShareBounds, threshold: number): Call {
  const middle = (atLeast + atMost) / 2;
  const straddles = atLeast < threshold - ROUNDING && atMost >= threshold - ROUNDING;
  return { holds: middle >= threshold - ROUNDING, close: straddles };
}

/** "Nearer than" leaves its limit out. @edge exactly at the limit does not hold */
export const isNearerThan = (value: Millimetres, limit: Millimetres, closeBy: Millimetres): Call => ({
  holds: value < limit - ROUNDING,
  close: isNear(value, limit, closeBy),
});
