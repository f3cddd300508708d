import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import { frameOfPose } from '../../space/frame.ts';
import { CONTACT, LINE_NOISE } from '../../space/tolerance.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import { modelOf } from '../measure/board-things.ts';
import { boundsOfVolumes } from '../measure/body-on-board.ts';
import type { Scene } from '../mesh/scene.ts';
import type { CoveringStance } from '../queries.ts';
import type { LevelPolicy, ModelUnder, UnderFinding, UnderKind, UnderQuery } from '../template-queries.ts';
import { floorBetween } from './floors-between.ts';
import { gapBetween, slackWithin } from './gap-of-regions.ts';
import { type PlanRegion, pointRegion, regionOfBase, regionOfTemplate } from './plan-region.ts';
import { areaOf, sharedArea } from './shared-area.ts';

/**
 * How does each model lie to a template, and does its level reach him?
 * @clause SK-PROX-9, SK-GEOM-15, BT-BLAST-4 to 6, BT-TMPL-4
 * @edge bases within CONTACT of the border from either side touch it; within CONTACT of lying wholly under it they do. The limits of height are inclusive
 * @breaks when the board has no such model
 * @cost some tenths of a millisecond for each base that crosses the border, next to nothing for others
 */
export function findUnder(scene: Scene, board: Board, { template, level, models, stance }: UnderQuery): UnderFinding {
  const region = regionOfTemplate(template);
  return {
    models: [...models].sort().map((id) => modelUnder(scene, modelOf(board, id), region, template.at, level, stance)),
  };
}

function modelUnder(
  scene: Scene,
  model: Model,
  region: PlanRegion,
  at: BoardPoint,
  level: LevelPolicy,
  stance: CoveringStance,
): ModelUnder {
  const base = regionOfBase(model);
  const { kind, gap, slack } = lieOf(base, region);
  const middle = pointRegion(base.centre);
  const inside = slackWithin(middle, region);
  const { carrier, apart, onLevel } = reachedOnLevel(scene, model, at, level, stance);
  return {
    model: model.id,
    kind,
    share: shareOf(base, region, gap, slack),
    gap,
    slack,
    centreGap: inside >= 0 ? -inside : gapBetween(middle, region),
    apart,
    floorBetween: carrier,
    onLevel,
  };
}

/**
 * Does the level of what lies at a place reach a model, and what does it depend on: the floor between the two, and how far the body is from the middle
 * of the sphere (from the surface where there is none) in height?
 */
export function reachedOnLevel(
  scene: Scene,
  model: Model,
  at: BoardPoint,
  level: LevelPolicy,
  stance: CoveringStance,
): { readonly onLevel: boolean; readonly apart: number; readonly carrier: ModelUnder['floorBetween'] } {
  const carrier = floorBetween(scene, at, model.pose.at);
  const apart = heightApart(model, stance, at.y + (level.kind === 'sphere' ? level.above : 0));
  const onLevel = level.kind === 'column' || (level.kind === 'sphere' ? apart <= level.radius + LINE_NOISE : carrier === null);
  return { onLevel, apart, carrier };
}

/** How a base lies to a template, with what parts it from lying otherwise. */
function lieOf(base: PlanRegion, region: PlanRegion): { readonly kind: UnderKind; readonly gap: number; readonly slack: number } {
  const gap = gapBetween(base, region);
  const slack = slackWithin(base, region);
  const kind = gap > CONTACT ? 'untouched' : gap >= -CONTACT && slack < 0 ? 'touched' : slack >= -CONTACT ? 'wholly' : 'partly';
  return { kind, gap, slack };
}

function shareOf(base: PlanRegion, region: PlanRegion, gap: number, slack: number): number {
  if (gap >= 0) return 0;
  if (slack >= 0) return 1;
  const whole = areaOf(base);
  return whole > 0 ? Math.max(0, Math.min(1, sharedArea(base, region) / whole)) : 0;
}

/** From a height to the nearest part of the body in its stance: 0 within it. */
function heightApart(model: Model, stance: CoveringStance, height: number): number {
  const [low, high] = heightsOfBody(model, stance);
  return height < low ? low - height : height > high ? height - high : 0;
}

/** From where to where a body in its stance reaches. @frame board */
export function heightsOfBody(model: Model, stance: CoveringStance): readonly [low: number, high: number] {
  const own = stance === 'kneeling-stands' && model.stance === 'kneeling' ? 'standing' : model.stance;
  const bounds = boundsOfVolumes(model.body.volumes[own]);
  const foot = frameOfPose(model.pose).origin.y;
  return [foot + (bounds?.min.y ?? 0), foot + (bounds?.max.y ?? 0)];
}
