import type { ShareBounds } from '../../space/quantity.ts';
import { LINE_NOISE, SLIVER } from '../../space/tolerance.ts';
import { areaOf, type ConvexPolygon, perimeterOf, widthOf } from './convex-polygon.ts';

/** The area of some shapes of the picture, with how far it may be off. @unit square millimetres */
export interface MeasuredArea {
  readonly area: number;
  /**
   * Each border lies within LINE_NOISE of where exact arithmetic would put it, so the area is off by less than that times the shapes'
   * perimeters; strips that were left out as rounding noise come on top.
   */
  readonly noise: number;
  readonly empty: boolean;
}

/** @shape none of the shapes is a sliver; `leftOut` is the area of those that were */
export function measureArea(shapes: readonly ConvexPolygon[], leftOut = 0): MeasuredArea {
  let area = 0;
  let perimeter = 0;
  for (const shape of shapes) {
    area += areaOf(shape);
    perimeter += perimeterOf(shape);
  }
  return { area, noise: leftOut + LINE_NOISE * perimeter, empty: shapes.length === 0 };
}

/** Is the shape too narrow to be anything but rounding noise? */
export const isSliver = (shape: ConvexPolygon): boolean => widthOf(shape) < SLIVER;

const NOTHING: ShareBounds = { atLeast: 0, atMost: 0 };
const ALL: ShareBounds = { atLeast: 1, atMost: 1 };

/**
 * Which share of the whole is a part, when the rest is all else? The bounds hold the true share; they are equal where nothing or everything
 * is part of it.
 * @edge a whole without area has no part
 */
export function shareOf(part: MeasuredArea, rest: MeasuredArea): ShareBounds {
  if (part.empty) return NOTHING;
  if (rest.empty) return ALL;
  const whole = part.area + rest.area;
  const slack = (part.noise + rest.noise) / whole;
  const share = part.area / whole;
  return { atLeast: Math.max(0, share - slack), atMost: Math.min(1, share + slack) };
}

/** The larger of two shares comes first, by what is proven and then by what is possible; 0 where they are the same. */
export const compareShares = (a: ShareBounds, b: ShareBounds): number => b.atLeast - a.atLeast || b.atMost - a.atMost;
