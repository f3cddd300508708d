import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import type { ModelId } from '../../identity/ids.ts';
import { modelOf } from '../measure/board-things.ts';
import { closestInPlan } from '../measure/closest-in-plan.ts';
import { basePlateOf } from '../measure/contact-shapes.ts';
import { outlinesOfPlace } from '../measure/parts-of-place.ts';
import { edgesOfPolygon } from '../measure/plan-form.ts';
import type { OvalShape, Place, ShareInArea } from '../measure-queries.ts';
import { gapBetween, slackWithin } from './gap-of-regions.ts';
import { type PlanRegion, pointRegion, regionOfBase, regionOfForm } from './plan-region.ts';
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
  const depth = Math.max(0, ...parts.map((part) => -gapBetween(base, part)));
  if (!(whole > 0)) {
    const share = parts.some((part) => slackWithin(pointRegion(base.centre), part) >= 0) ? 1 : 0;
    return { area: 0, share, depth, slack: share > 0 ? slackIn(board, own, place, parts, base, ovals) : 0 };
  }
  const shared = parts.reduce((sum, part) => sum + sharedArea(base, part), 0);
  const area = Math.max(0, Math.min(whole, shared));
  const isWhole = area >= whole * (1 - ALL_OF_IT);
  return { area, share: area / whole, depth, slack: isWhole ? slackIn(board, own, place, parts, base, ovals) : 0 };
}

/** Shares that differ by less are one: rounding of areas. */
const ALL_OF_IT = 1e-9;

/** How far a base that lies wholly in an area is from its border. @edge of outlines that overlap the borders of all count */
function slackIn(
  board: Board,
  model: Model,
  place: Place,
  parts: readonly PlanRegion[],
  base: PlanRegion,
  ovals: OvalShape | undefined,
): number {
  const [only] = parts;
  if (only && parts.length === 1) return Math.max(0, slackWithin(base, only));
  const { form } = basePlateOf(model, ovals);
  const edges = outlinesOfPlace(board, place).flatMap(({ outline }) => edgesOfPolygon(outline));
  return Math.min(...edges.map((corners) => closestInPlan(form, { kind: 'polygon', corners }).distance));
}
