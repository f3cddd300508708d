import type { BodyRegion, Stance } from '../../board/body.ts';
import type { Model } from '../../board/model.ts';
import { EYE_SHARE_OF_HEIGHT, STANCE_SHARE_OF_HEIGHT, STANDARD_HEIGHT } from '../../board/standard-body.ts';
import type { TargetPolicy } from '../../geometry/queries.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import type { SkirmishSettings } from './settings.ts';

/** Seeing one of these is seeing the figure. @clause SK-LOS-1, SK-MODEL-4 */
const COUNTED: readonly BodyRegion[] = ['head', 'shoulders', 'chest'];
/** These count as well where the table agreed that any part does; gear and base never do. @clause SK-LOS-11, SK-MODEL-3 */
const ANY_PART: readonly BodyRegion[] = [...COUNTED, 'abdomen', 'legs', 'arms'];
/** Any point of these is the vehicle. @clause SK-LOS-13 */
const VEHICLE: readonly BodyRegion[] = ['hull', 'turret'];

/** Whatever the sculpt does, a figure stands; only one who lies down lies. Vehicles do neither. @clause SK-MODEL-1, SK-MODEL-11 */
export function stanceOf(model: Model): Stance {
  return model.stance === 'prone' && model.body.kind !== 'vehicle' ? 'prone' : 'standing';
}

const hasRegion = (model: Model, region: BodyRegion) =>
  model.body.volumes[stanceOf(model)].some((volume) => volume.region === region);

/** The regions of this model that make it seen. @clause SK-LOS-1, SK-LOS-11, SK-LOS-13 */
export function countedRegions(model: Model, agreed: SkirmishSettings): readonly BodyRegion[] {
  const regions = model.body.kind === 'vehicle' ? VEHICLE : agreed.anyPartCounts ? ANY_PART : COUNTED;
  return regions.filter((region) => hasRegion(model, region));
}

/** The regions of this model that may be seen without the model being seen. @clause SK-LOS-2 */
export function uncountedRegions(model: Model, agreed: SkirmishSettings): readonly BodyRegion[] {
  const counted = countedRegions(model, agreed);
  return model.body.kind === 'vehicle' ? [] : ANY_PART.filter((region) => !counted.includes(region) && hasRegion(model, region));
}

/** What must be hidden for cover: an upright rectangle of the man's size in his stance, hull and turret of a vehicle. @clause SK-GEOM-6, SK-COVER-18 */
export function coverSilhouette(model: Model, agreed: SkirmishSettings): TargetPolicy {
  const stance = stanceOf(model);
  return {
    kind: 'silhouette',
    stance,
    width: silhouetteWidth(model, agreed),
    height: model.body.height * STANCE_SHARE_OF_HEIGHT[stance],
  };
}

export const silhouetteWidth = (model: Model, agreed: SkirmishSettings) =>
  (agreed.silhouetteWidth * model.body.height) / STANDARD_HEIGHT;

/** So high over a place of the ground a head is thought of that one measures to. @clause SK-DIST-4 */
export const HEAD_OVER_POINT: Millimetres = STANDARD_HEIGHT * EYE_SHARE_OF_HEIGHT;

/** The head point, on the model's axis. @clause SK-MODEL-5 */
export function headPoint(model: Model): BoardPoint {
  const { x, y, z } = model.pose.at;
  return { x, y: y + model.body.height * EYE_SHARE_OF_HEIGHT * STANCE_SHARE_OF_HEIGHT[stanceOf(model)], z };
}
