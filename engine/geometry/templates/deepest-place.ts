import { facingWay } from '../../space/frame.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { PlaceQuery } from '../template-queries.ts';
import { gapBetween, slackWithin } from './gap-of-regions.ts';
import type { PlaceTrial } from './place-trial.ts';
import { plus } from './plan-edge.ts';
import { pointRegion } from './plan-region.ts';
import { regionInPose, type TemplatePose } from './template-pose.ts';
import { poseFromBase } from './turns-of-template.ts';
import type { WeighedBase } from './weighed-base.ts';

/** Steps begin with this share of the template and are halved down to this length. @unit millimetres */
const FIRST_SHARE = 1 / 4;
const LAST_STEP = 0.05;

/** So many poses are asked about at most for what is over the plan: walls and floors cost far more than the plan. */
const MOST_ASKED = 40;

/** Sixteen directions around, as far as a step of 1 leads. */
const AROUND: readonly PlanPoint[] = Array.from({ length: 8 }, (_, i) => facingWay((i * Math.PI) / 8)).flatMap(({ x, z }) => [
  { x, z },
  { x: -x, z: -z },
]);

/**
 * The pose about one that hits the same models, and from which a template could be pushed farthest before it hit one of them no more, lay over somebody who is to
 * be spared, or lay where it may not. Stepped to, so that it is the best around and not proven to be.
 * @shape `hit` those who are hit; `hitsThere` what is hit from a pose, or null where it is not the same
 * @edge where nothing is deeper by a thousandth of a millimetre the pose itself
 * @cost some hundred looks at the plan, and at most MOST_ASKED at what is over it
 */
export function deepestPose<Found>(
  query: PlaceQuery,
  trial: PlaceTrial,
  start: TemplatePose,
  hit: readonly WeighedBase[],
  hitsThere: (pose: TemplatePose) => Found | null,
): Found | null {
  const { shape, where } = query;
  const reach = shape.kind === 'circle' ? shape.diameter : shape.length;
  const turns = shape.kind !== 'circle';
  let best = { pose: start, margin: marginOf(query, trial, start, hit) };
  let found: Found | null = null;
  let asked = 0;
  const step = (pose: TemplatePose): boolean => {
    if (asked >= MOST_ASKED) return false;
    const covered = trial.covered(pose, hit);
    if (!covered || covered.length < hit.length) return false;
    const margin = marginOf(query, trial, pose, hit);
    if (!(margin > best.margin + 1e-3)) return false;
    asked += 1;
    const there = hitsThere(pose);
    if (there === null) return false;
    best = { pose, margin };
    found = there;
    return true;
  };
  if (where.kind !== 'from-base') step({ ...start, at: middleOf(hit, start, trial.length) });
  for (let length = reach * FIRST_SHARE; length >= LAST_STEP; length /= 2) {
    let moved = true;
    while (moved && asked < MOST_ASKED) {
      const { pose } = best;
      const turn = reach > 0 ? length / reach : 0;
      const turned = turns ? [turn, -turn].map((by) => ({ ...pose, facing: pose.facing + by })) : [];
      const poses =
        where.kind === 'from-base'
          ? turned.map(({ facing }) => poseFromBase(trial.firer!, facing))
          : [...AROUND.map((way) => ({ ...pose, at: plus(pose.at, way, length) })), ...turned];
      const deepest = poses
        .map((one) => ({ one, margin: marginOf(query, trial, one, hit) }))
        .sort((a, b) => b.margin - a.margin)
        .slice(0, 3);
      moved = deepest.some(({ one }) => step(one));
    }
  }
  return found;
}

/** About the middle of all who are hit; a template that has a length so that its middle comes to lie there. */
function middleOf(hit: readonly WeighedBase[], { facing }: TemplatePose, length: number): PlanPoint {
  const sum = hit.reduce((all, { region: { centre } }) => plus(all, centre, 1), { x: 0, z: 0 });
  const middle = { x: sum.x / hit.length, z: sum.z / hit.length };
  return plus(middle, facingWay(facing), -length / 2);
}

/** How far a template could be pushed at least, seen from above, before it no longer lay as it must. */
function marginOf({ shape, need }: PlaceQuery, trial: PlaceTrial, pose: TemplatePose, hit: readonly WeighedBase[]): number {
  const region = regionInPose(shape, pose);
  const point = pointRegion(pose.at);
  const depths = hit.map((one) =>
    need === 'wholly'
      ? slackWithin(one.region, region)
      : need === 'centre'
        ? slackWithin(pointRegion(one.region.centre), region)
        : -gapBetween(one.region, region),
  );
  const clear = trial.spared.map((one) => gapBetween(one.region, region));
  const over = trial.over.length > 0 ? [Math.max(...trial.over.map((one) => slackWithin(point, one.region)))] : [];
  const { near } = trial;
  const away = near ? Math.max(0, gapBetween(point, near.base.region)) : 0;
  const inBand = near ? [...(near.least > 0 ? [away - near.least] : []), near.most - away] : [];
  return Math.min(...depths, ...clear, ...over, ...inBand);
}
