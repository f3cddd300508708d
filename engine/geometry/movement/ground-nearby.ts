import type { ModelId } from '../../identity/ids.ts';
import type { PlanPoint, PlanPolygon } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { MovePolicy } from '../movement-queries.ts';
import type { MoveGround } from './move-ground.ts';
import { gatherNear } from './near-triangles.ts';
import { planDistance } from './traced-way.ts';

/** Bases and distances to be kept reach no farther than this from the middle of another model. */
const FARTHEST_BASE: Millimetres = 300;

/**
 * The ground as it matters to a model that goes no farther than this from a place: what is near gathered once, all else left out.
 * @cost grows with the triangles that lie so near
 */
export function groundNearby(
  whole: MoveGround,
  model: ModelId,
  policy: MovePolicy,
  { x, z }: PlanPoint,
  far: Millimetres,
): MoveGround {
  const near = gatherNear(
    whole.scene,
    whole.slopes,
    (solid) => whole.solids[solid]!.isStairs,
    { x: x - far, z: z - far },
    { x: x + far, z: z + far },
    policy.steepest,
  );
  const models = Object.values(whole.board.models).filter(
    ({ id, pose }) => id === model || planDistance(pose.at, { x, z }) < far + FARTHEST_BASE,
  );
  const isNear = (at: PlanPoint, aside: Millimetres) => planDistance(at, { x, z }) < Math.SQRT2 * far + aside;
  return {
    ...whole,
    board: { ...whole.board, models: Object.fromEntries(models.map((one) => [one.id, one])) },
    near,
    areas: whole.areas.filter(({ footprint }) => footprint.some((polygon) => comesNear(polygon, { x, z }, far))),
    openings: whole.openings.filter(({ centre, width, height, thickness }) => isNear(centre, width + height + thickness)),
  };
}

/** Does the box of a polygon come so near to a place, along the axes of the board? */
function comesNear(polygon: PlanPolygon, { x, z }: PlanPoint, far: Millimetres): boolean {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const p of polygon) {
    left = Math.min(left, p.x);
    right = Math.max(right, p.x);
    top = Math.min(top, p.z);
    bottom = Math.max(bottom, p.z);
  }
  return left <= x + far && right >= x - far && top <= z + far && bottom >= z - far;
}
