import { SLIVER } from '../../space/tolerance.ts';
import type { ConvexPolygon, HalfPlane } from './convex-polygon.ts';
import { type InverseDepth, inverseDepthAt } from './image-frame.ts';

/** Which of two flat surfaces is nearer to the eye over a part of the picture; a half-plane where they cross: `first` is nearer in it. */
export type DepthOrder = 'first' | 'second' | 'flush' | HalfPlane;

/**
 * Which of two surfaces is nearer over the whole of a polygon of the picture? Surfaces that are nowhere more than SLIVER apart there lie
 * flush: neither is before the other.
 */
export function compareDepth(shape: ConvexPolygon, first: InverseDepth, second: InverseDepth): DepthOrder {
  let firstNearer = false;
  let secondNearer = false;
  for (const corner of shape) {
    const f = inverseDepthAt(first, corner);
    const s = inverseDepthAt(second, corner);
    // The depths 1/f and 1/s differ by (f − s) / (f·s).
    const noise = SLIVER * Math.abs(f * s);
    if (f - s > noise) firstNearer = true;
    else if (s - f > noise) secondNearer = true;
  }
  if (firstNearer && secondNearer) return nearerHalf(first, second);
  if (firstNearer) return 'first';
  return secondNearer ? 'second' : 'flush';
}

/** The half of the picture in which `first` is nearer than `second`, for two surfaces that cross. */
function nearerHalf(first: InverseDepth, second: InverseDepth): HalfPlane {
  const a = first.x - second.x;
  const b = first.y - second.y;
  const steepness = Math.sqrt(a * a + b * b);
  return { a: a / steepness, b: b / steepness, c: (first.c - second.c) / steepness };
}
