import type { Board } from '../../board/board.ts';
import type { ModelId } from '../../identity/ids.ts';
import { modelOf } from '../measure/board-things.ts';
import type { Place, ShareInArea } from '../measure-queries.ts';
import { regionOfBase } from './plan-region.ts';
import { regionsOfPlace } from './regions-of-place.ts';
import { areaOf, sharedArea } from './shared-area.ts';

/**
 * How much of a model's base lies in an area, seen from above?
 * @unit square millimetres and a share, exact but for rounding @edge a base without area shares nothing; outlines of one place that overlap count no more than the whole base
 */
export function findShareInArea(board: Board, model: ModelId, place: Place): ShareInArea {
  const base = regionOfBase(modelOf(board, model));
  const whole = areaOf(base);
  const shared = regionsOfPlace(board, place).reduce((sum, part) => sum + sharedArea(base, part), 0);
  const area = Math.max(0, Math.min(whole, shared));
  return { area, share: whole > 0 ? area / whole : 0 };
}
