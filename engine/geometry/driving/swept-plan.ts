import type { Model } from '../../board/model.ts';
import { angleOf } from '../../space/angle-of.ts';
import { convexHull } from '../../space/convex-hull.ts';
import { facingWay, frameOfPose, outOfFrame, type Pose } from '../../space/frame.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Radians } from '../../space/quantity.ts';
import type { DriveStep } from '../driving-queries.ts';
import { slabsOf } from './hull-slabs.ts';
import { outlineOf, type PlanOutline } from './plan-shape.ts';

/** Round parts of an outline have a corner this often. */
const STROKE: Radians = Math.PI / 90;

/**
 * The ground that a vehicle passes over on one part of a way, seen from above: its hull where the part begins, where it ends, and everywhere between.
 * @shape the corners of an outline in order; after a turn not convex, its round parts in strokes of two degrees with their ends on the true outline
 * @frame board @edge no corners for a model without a body; round a place that is not under the hull the smallest convex outline of all is given
 */
export function sweptPlan(model: Model, from: Pose, step: DriveStep): readonly PlanPoint[] {
  const hull = convexHull(slabsOf(model).flatMap(({ outline }) => outline.corners));
  if (hull.length < 3) return [];
  const frame = frameOfPose(from);
  const onBoard = ({ x, z }: PlanPoint): PlanPoint => {
    const at = outOfFrame(frame, { x, y: 0, z });
    return { x: at.x, z: at.z };
  };
  if (step.kind === 'run') return convexHull(hull.flatMap(({ x, z }) => [onBoard({ x, z }), onBoard({ x, z: z + step.length })]));
  return sweptByTurning(outlineOf(hull), step.by).map(onBoard);
}

/** Around its place a hull reaches in every direction as far as the farthest part of it that comes by there. */
function sweptByTurning(hull: PlanOutline, by: Radians): readonly PlanPoint[] {
  const { corners, sides } = hull;
  const arc = Math.min(Math.abs(by), 2 * Math.PI);
  if (sides.some(({ e }) => e <= 0))
    return convexHull(turnsWithin(arc).flatMap((angle) => corners.map(turned(Math.sign(by) * angle))));
  const reachTo = (angle: Radians): number => {
    const { x, z } = facingWay(angle);
    return sides.reduce(
      (least, { n, e }) => (n.x * x + n.z * z > 0 ? Math.min(least, e / (n.x * x + n.z * z)) : least),
      Infinity,
    );
  };
  const farthest = corners.map(({ x, z }) => ({ angle: angleOf(z, x), reach: Math.sqrt(x * x + z * z) }));
  // what comes by at an angle stood up to the whole turn before it
  const earliest = by < 0 ? 0 : -arc;
  const sweptTo = (angle: Radians): number =>
    farthest.reduce(
      (most, corner) => (aheadOf(corner.angle, angle + earliest) <= arc ? Math.max(most, corner.reach) : most),
      Math.max(reachTo(angle), reachTo(angle - by)),
    );
  const turns = farthest.flatMap(({ angle }) => [angle, angle + by]);
  const angles = [...turns, ...turnsWithin(2 * Math.PI)].map((angle) => aheadOf(angle, 0)).sort((a, b) => a - b);
  return angles.map((angle) => {
    const { x, z } = facingWay(angle);
    const reach = sweptTo(angle);
    return { x: x * reach, z: z * reach };
  });
}

/** From one angle on to another, never backwards. */
function aheadOf(angle: Radians, from: Radians): Radians {
  const round = 2 * Math.PI;
  const ahead = (angle - from) % round;
  return ahead < 0 ? ahead + round : ahead;
}

const turnsWithin = (arc: Radians): readonly Radians[] => {
  const strokes = Math.max(1, Math.ceil(arc / STROKE));
  return Array.from({ length: strokes + 1 }, (_, i) => (arc * i) / strokes);
};

const turned = (by: Radians): ((p: PlanPoint) => PlanPoint) => {
  const { x: sin, z: cos } = facingWay(by);
  return ({ x, z }) => ({ x: x * cos + z * sin, z: z * cos - x * sin });
};
