import type { PlanPoint } from '../../space/polygon.ts';
import type { Radians } from '../../space/quantity.ts';
import type { TemplateShape } from '../template-queries.ts';
import { type PlanRegion, regionOfTemplate } from './plan-region.ts';

/** How a template would lie, seen from above. */
export interface TemplatePose {
  readonly at: PlanPoint;
  readonly facing: Radians;
}

/** All places within half a width of a middle, along both axes. */
export interface PlaceSquare {
  readonly at: PlanPoint;
  readonly halfX: number;
  readonly halfZ: number;
}

/** The ground that a template would take. */
export const regionInPose = (shape: TemplateShape, { at, facing }: TemplatePose): PlanRegion =>
  regionOfTemplate({ shape, at: { x: at.x, y: 0, z: at.z }, facing });

/** What is left of the work that a search may do, in looks or so. */
export interface SearchWork {
  left: number;
}
