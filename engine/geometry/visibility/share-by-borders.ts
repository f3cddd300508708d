import type { ShareBounds } from '../../space/quantity.ts';
import { LINE_NOISE } from '../../space/tolerance.ts';
import type { Accuracy } from '../many-queries.ts';
import { type BorderMeasurer, makeBorderMeasurer } from './area-by-borders.ts';
import { perimeterOf } from './convex-polygon.ts';
import type { Look } from './look.ts';
import type { Uncut } from './uncovered-area.ts';

let borders: BorderMeasurer | null = null;

/** What is seen or hidden is told nearly only where it is more than this. @unit share of the whole */
export const NEXT_TO_NOTHING = 1e-3;

/** From so many faces on it is quicker to walk along their borders than to cut along them. */
const MANY_FACES = 48;

/**
 * Nearly the same, where it need not be exact and very many faces and no rims are in the way, such as loose leaves: the area
 * is told by the borders of the faces. Null where there are few of them, or next to nothing is seen or hidden: that is for cutting to settle.
 */
export function measureBorders(
  look: Look,
  ordered: readonly number[],
  isAllBefore: boolean,
  accuracy: Accuracy,
): ShareBounds | null {
  if (typeof accuracy === 'string' || !('within' in accuracy)) return null;
  const { whole, area, noise, shadows, cells } = look;
  const faces = Int32Array.from(ordered.filter((shadow) => shadows.rims[shadow] === shadows.rims[shadow + 1]));
  if (faces.reduce((sum, shadow) => sum + shadows.isBefore[shadow]!, 0) < MANY_FACES) return null;
  if (faces.length < ordered.length) return null;
  const shapes: readonly Uncut[] = isAllBefore ? whole : cells().filter((cell) => cell.front);
  let off = noise;
  borders ??= makeBorderMeasurer();
  let uncovered = 0;
  for (const shape of shapes) {
    const found = borders.measure(shape, shadows, faces);
    uncovered += found.uncovered;
    off += found.noise;
    if (!isAllBefore) off += LINE_NOISE * perimeterOf(shape.shape);
  }
  const atLeast = (uncovered - off) / area;
  const atMost = (uncovered + off) / area;
  return atLeast > NEXT_TO_NOTHING && atMost < 1 - NEXT_TO_NOTHING && atMost - atLeast < accuracy.within
    ? { atLeast, atMost }
    : null;
}
