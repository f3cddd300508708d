import type { Board } from '../../board/board.ts';
import type { ModelId } from '../../identity/ids.ts';
import { modelOf } from '../measure/board-things.ts';
import { basePlateOf } from '../measure/contact-shapes.ts';
import type { OvalShape, Place, ShareInArea } from '../measure-queries.ts';
import { slackWithin } from './gap-of-regions.ts';
import { pointRegion, regionOfBase, regionOfForm } from './plan-region.ts';
import { regionsOfPlace } from './regions-of-place.ts';
import { areaOf, sharedArea } from './shared-area.ts';

/**
 * How much of a model's base lies in an area, seen from above?
 * @unit square millimetres and a share, exact but for rounding @edge a base without area is in it or not with its middle; outlines of one place that overlap count no more than the whole base
 */
export function findShareInArea(board: Board, model: ModelId, place: Place, ovals?: OvalShape): ShareInArea {
  const own = modelOf(board, model);
  const base = ovals === 'stadium' ? regionOfForm(basePlateOf(own, ovals).form) : regionOfBase(own);
  const whole = areaOf(base);
  const parts = regionsOfPlace(board, place);
  if (!(whole > 0)) return { area: 0, share: parts.some((part) => slackWithin(pointRegion(base.centre), part) >= 0) ? 1 : 0 };
  const shared = parts.reduce((sum, part) => sum + sharedArea(base, part), 0);
  const area = Math.max(0, Math.min(whole, shared));
  return { area, share: area / whole };
}
