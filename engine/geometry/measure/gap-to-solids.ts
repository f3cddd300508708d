import type { Vec3 } from '../../space/vec3.ts';
import type { HalfSpace, Scene, SolidFilter } from '../mesh/scene.ts';
import type { ClosestPoints } from './closest-points.ts';
import { boundsOfShape, type Plate } from './convex-shape.ts';
import { closestToFace } from './plate-to-face.ts';

/** The search begins this far around the base and goes four times as far each time that it finds nothing. @unit millimetres */
const FIRST_REACH = 30;

/** Beyond this nothing on any table lies. */
const LAST_REACH = 1e6;

/**
 * From a model's base to the nearest point of the solids that are accepted, in space; null when there are none.
 * @edge 0 where they touch or overlap surfaces; a base wholly inside a solid is as far as its surface
 */
export function gapToSolids(scene: Scene, plate: Plate, accept: SolidFilter): ClosestPoints | null {
  for (let reach = FIRST_REACH; reach <= LAST_REACH; reach *= 4) {
    const found = nearestWithin(scene, plate, reach, accept);
    if (found && found.distance <= reach) return found;
  }
  return null;
}

function nearestWithin(scene: Scene, plate: Plate, reach: number, accept: SolidFilter): ClosestPoints | null {
  const { min, max } = boundsOfShape(plate);
  let best: ClosestPoints | null = null;
  scene.gather(boxAround(min, max, reach), accept, (c) => {
    const corners = [
      { x: c[0]!, y: c[1]!, z: c[2]! },
      { x: c[3]!, y: c[4]!, z: c[5]! },
      { x: c[6]!, y: c[7]!, z: c[8]! },
    ];
    if (best && isFarther(corners, min, max, best.distance)) return;
    const pair = closestToFace(plate, corners);
    if (!best || pair.distance < best.distance || (pair.distance === best.distance && comesFirst(pair.to, best.to))) best = pair;
  });
  return best;
}

/** Of two equally near points the same one is taken, in whatever order they are met. */
const comesFirst = (a: Vec3, b: Vec3): boolean => (a.x !== b.x ? a.x < b.x : a.y !== b.y ? a.y < b.y : a.z < b.z);

/** A box as half-spaces, grown by `reach`. */
function boxAround(min: Vec3, max: Vec3, reach: number): HalfSpace[] {
  return [
    { normal: { x: 1, y: 0, z: 0 }, offset: min.x - reach },
    { normal: { x: -1, y: 0, z: 0 }, offset: -max.x - reach },
    { normal: { x: 0, y: 1, z: 0 }, offset: min.y - reach },
    { normal: { x: 0, y: -1, z: 0 }, offset: -max.y - reach },
    { normal: { x: 0, y: 0, z: 1 }, offset: min.z - reach },
    { normal: { x: 0, y: 0, z: -1 }, offset: -max.z - reach },
  ];
}

/** Are the boxes of both farther apart than that? */
function isFarther(corners: readonly Vec3[], min: Vec3, max: Vec3, distance: number): boolean {
  let square = 0;
  for (const axis of ['x', 'y', 'z'] as const) {
    const low = Math.min(corners[0]![axis], corners[1]![axis], corners[2]![axis]);
    const high = Math.max(corners[0]![axis], corners[1]![axis], corners[2]![axis]);
    const apart = Math.max(0, low - max[axis], min[axis] - high);
    square += apart * apart;
  }
  return square > distance * distance;
}
