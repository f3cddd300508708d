import type { Model } from '../../board/model.ts';
import { angleOf } from '../../space/angle-of.ts';
import { frameOfPose, intoFrame } from '../../space/frame.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { ArcFinding, WeaponMount } from '../driving-queries.ts';

/**
 * How does a point lie to the arc of a weapon? Compared by products, so that no angle is rounded before it is decided.
 * @clause SK-MOUNT-1 to SK-MOUNT-6 @edge on a border of the arc it lies outside by 0; straight over or under the mount it lies in the middle of it
 */
export function findArc(model: Model, { at, bearing, halfArc }: WeaponMount, point: Vec3): ArcFinding {
  const there = intoFrame(frameOfPose(model.pose), point);
  const from = intoFrame(frameOfPose({ at, facing: bearing }), there);
  const { x: aside, y: up, z: ahead } = from;
  const run = Math.sqrt(aside * aside + ahead * ahead);
  return {
    off: angleOf(ahead, aside),
    outsideBy: halfArc >= Math.PI || run === 0 ? Number.NEGATIVE_INFINITY : outside(ahead, Math.abs(aside), run, halfArc),
    distance: Math.sqrt(run * run + up * up),
    rise: run > 0 ? up / run : null,
  };
}

/** How far a point lies beyond the borders of an arc that opens so far to either side, from the nearest place of them; below 0 within. */
function outside(ahead: number, aside: number, run: number, halfArc: number): number {
  const border = frameOfPose({ at: { x: 0, y: 0, z: 0 }, facing: halfArc }).z;
  const beyond = aside * border.z - ahead * border.x;
  const along = aside * border.x + ahead * border.z;
  // straight behind the mount of an arc without width one is on the line of its border, and outside
  const isOutside = beyond > 0 || (aside === 0 && ahead < 0);
  const far = along > 0 ? Math.abs(beyond) : run;
  return isOutside ? far : -far;
}
