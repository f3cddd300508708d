import type { ShareBounds } from '../../space/quantity.ts';
import type { Accuracy } from '../many-queries.ts';
import { coarsenRims } from './coarse-rims.ts';
import { cutOutlines } from './cut-outlines.ts';
import { boundsOf, enoughFor } from './known-enough.ts';
import type { Look } from './look.ts';
import { measureParts, type Parts } from './measured-parts.ts';
import type { HiddenPart, PartOfTarget, PartsOfTarget } from './parts-of-target.ts';
import { largestFirst, nearestFirst, type Taken } from './shadow-order.ts';
import { NEXT_TO_NOTHING } from './share-by-borders.ts';
import type { TargetCell } from './target-cells.ts';

/**
 * Which share of a target does a look see, all counted regions together, past those things that count?
 * @cost some hundred microseconds on a board of 100,000 triangles
 */
export const shareOfLook = (look: Look, taken: Taken, accuracy: Accuracy): ShareBounds =>
  accuracy === 'as-sight' ? partsOfLook(look, taken).share : cutLook(look, taken, accuracy, null);

/** The same share, exactly, with the parts that are seen and hidden. Of a region that lies behind others the parts behind them are told as well. */
export function partsOfLook(look: Look, taken: Taken): PartsOfTarget {
  const visible: PartOfTarget[] = [];
  const hidden: HiddenPart[] = [];
  const parts = { visible, hidden, leftOut: 0 };
  const share = cutLook(look, taken, 'exact', parts);
  return { share, ...parts };
}

function cutLook(look: Look, taken: Taken, accuracy: Accuracy, told: Parts | null): ShareBounds {
  const { whole, isOutlined, area, noise, shadows, cells } = look;
  if (whole.length === 0) return { atLeast: 0, atMost: 0 };
  const ordered = told ? nearestFirst(shadows, taken) : largestFirst(shadows, taken);
  if (isOutlined) return (told ? null : cutNearly(look, ordered, accuracy)) ?? cutOutlines(look, ordered, accuracy, told);
  const list = Int32Array.from(ordered);
  const found = measureParts(
    shadows,
    whole,
    list,
    enoughFor(accuracy, area),
    told,
    (cell) => (whole as readonly TargetCell[])[cell]!,
  );
  const behind = told ? cells().filter((cell) => !cell.front) : [];
  measureParts(
    shadows,
    behind,
    list,
    () => false,
    told,
    (cell) => behind[cell]!,
  );
  return boundsOf(found, area, noise);
}

/** From so many edges on it pays to straighten rims. */
const MANY_EDGES = 48;
/** How much of what an answer may be off straightened rims may take. */
const FOR_RIMS = 0.35;

/** The same where it need not be exact and rims have many edges, which are straightened. Null where that is not so, or next to nothing is seen or hidden. */
function cutNearly(look: Look, ordered: readonly number[], accuracy: Accuracy): ShareBounds | null {
  if (typeof accuracy === 'string' || !('within' in accuracy)) return null;
  const { area, pyramid, shadows } = look;
  if (shadows.rims[shadows.count]! < MANY_EDGES) return null;
  const { within } = accuracy;
  const coarse = coarsenRims(shadows, pyramid.window, FOR_RIMS * within * area);
  const found = cutOutlines({ ...look, shadows: coarse.shadows }, ordered, { within: (1 - 2 * FOR_RIMS) * within }, null);
  const off = coarse.off / area;
  const atLeast = found.atLeast - off;
  const atMost = found.atMost + off;
  return atLeast > NEXT_TO_NOTHING && atMost < 1 - NEXT_TO_NOTHING ? { atLeast, atMost } : null;
}
