import type { Vec3 } from '../../space/vec3.ts';
import type { HalfSpace, Scene, SolidFilter } from '../mesh/scene.ts';
import type { ClosestPoints } from './closest-points.ts';
import { boundsOfShape, type Plate } from './convex-shape.ts';
import { closestToFace } from './plate-to-face.ts';

/** The search in a solid begins this far beyond its nearest side and goes four times as far each time that it finds nothing. @unit millimetres */
const FIRST_REACH = 30;

/** Beyond this nothing on any table lies. */
const LAST_REACH = 1e6;

/**
 * From a model's base to the nearest point of the solids that are accepted, in space; null when there are none.
 * @edge 0 where they touch or overlap surfaces; a base wholly inside a solid is as far as its surface
 * @cost solids whose boxes are farther away than what has been found are not looked into
 */
export function gapToSolids(scene: Scene, plate: Plate, accept: SolidFilter): ClosestPoints | null {
  const box = boundsOfShape(plate);
  const near = scene.solids
    .flatMap((solid, index) => (accept(solid, index) ? [{ index, apart: distanceApart(scene.boundsOf(index), box) }] : []))
    .filter(({ apart }) => apart <= LAST_REACH)
    .sort((a, b) => a.apart - b.apart || a.index - b.index);
  let best: ClosestPoints | null = null;
  for (const { index, apart } of near) {
    if (best && apart > best.distance) break;
    best = best ? nearestIn(scene, plate, best.distance, index, best) : findIn(scene, plate, apart, index);
  }
  return best;
}

/** In one solid of which nothing is known but how far its box is. */
function findIn(scene: Scene, plate: Plate, apart: number, index: number): ClosestPoints | null {
  for (let reach = FIRST_REACH; reach <= LAST_REACH; reach *= 4) {
    const found = nearestIn(scene, plate, apart + reach, index, null);
    if (found && found.distance <= apart + reach) return found;
  }
  return null;
}

/** What of a solid is nearest, as far as it lies within a reach, or else what was found before. */
function nearestIn(scene: Scene, plate: Plate, reach: number, index: number, before: ClosestPoints | null): ClosestPoints | null {
  const { min, max } = boundsOfShape(plate);
  let best = before;
  scene.gather(
    boxAround(min, max, reach),
    (_, solid) => solid === index,
    (c) => {
      const corners = [
        { x: c[0]!, y: c[1]!, z: c[2]! },
        { x: c[3]!, y: c[4]!, z: c[5]! },
        { x: c[6]!, y: c[7]!, z: c[8]! },
      ];
      if (best && distanceApart(boxOf(corners), { min, max }) > best.distance) return;
      const pair = closestToFace(plate, corners);
      if (!best || pair.distance < best.distance || (pair.distance === best.distance && comesFirst(pair.to, best.to)))
        best = pair;
    },
  );
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

/** A box along the axes. */
interface Box {
  readonly min: Vec3;
  readonly max: Vec3;
}

function boxOf([a, b, c]: readonly Vec3[]): Box {
  const least = (axis: 'x' | 'y' | 'z') => Math.min(a![axis], b![axis], c![axis]);
  const most = (axis: 'x' | 'y' | 'z') => Math.max(a![axis], b![axis], c![axis]);
  return { min: { x: least('x'), y: least('y'), z: least('z') }, max: { x: most('x'), y: most('y'), z: most('z') } };
}

/** From one box to the other; nothing lies nearer to each other than that. */
function distanceApart(one: Box, other: Box): number {
  const x = Math.max(0, one.min.x - other.max.x, other.min.x - one.max.x);
  const y = Math.max(0, one.min.y - other.max.y, other.min.y - one.max.y);
  const z = Math.max(0, one.min.z - other.max.z, other.min.z - one.max.z);
  return Math.sqrt(x * x + y * y + z * z);
}
