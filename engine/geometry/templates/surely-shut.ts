import { EYE_MARGIN } from '../../space/tolerance.ts';
import { dot, type Vec3 } from '../../space/vec3.ts';
import { facesBetween, thingsInTheWay } from '../margin/casters.ts';
import type { HidingBody } from '../margin/hiding-body.ts';
import { type InTheWay, isShutBetween } from '../margin/shut-between.ts';
import { type Bounds, boundsOfPoints } from '../measure/body-on-board.ts';
import type { SightFilter, SightScene } from '../mesh/scene.ts';
import type { TargetRegion } from '../visibility/target-faces.ts';
import type { Heights } from './surface-heights.ts';
import type { PlaceSquare, SearchWork } from './template-pose.ts';

/** The corners of all places over a square, so high over what lies between two heights. */
export const cornersOver = ({ at, halfX, halfZ }: PlaceSquare, [low, high]: Heights, above: number): readonly Vec3[] =>
  [-halfX, halfX].flatMap((dx) =>
    [-halfZ, halfZ].flatMap((dz) => [low, high].map((y) => ({ x: at.x + dx, y: y + above, z: at.z + dz }))),
  );

/** Is something surely in the way between all of some places and all of what lies there? */
export type SurelyShut = (from: readonly Vec3[], to?: readonly Vec3[]) => boolean;

/** Of a solid with more faces than this in the way nothing is made of: crowns and the like hide little for sure. */
const MOST_FACES = 48;

/**
 * Proofs that nothing is seen from any of some places: what stands about is gathered once, and each proof looks at what lies between its own ends.
 * @shape `within`: all places that will be asked about, at any height up to what stands on the board; `to`: what is looked at, or all of it
 * @edge places inside of a solid see nothing
 */
export function openShut(
  scene: SightScene,
  within: PlaceSquare,
  accept: SightFilter,
  figures: readonly TargetRegion[],
  to: readonly Vec3[],
  work: SearchWork,
): SurelyShut {
  const box = boundsOfPoints(to);
  if (!box) return () => false;
  const top = Math.max(0, ...scene.solids.map((_, solid) => scene.boundsOf(solid).max.y));
  let gathered: InTheWay | null = null;
  const everything = (): InTheWay => {
    const from = boundsOfPoints(cornersOver(within, [0, top], 0))!;
    if (gathered) return gathered;
    const found = facesBetween(scene, accept, from, box);
    const faces = new Map<number, number>();
    for (const { solid } of found) faces.set(solid, (faces.get(solid) ?? 0) + 1);
    gathered = thingsInTheWay(
      scene,
      found.filter(({ solid }) => faces.get(solid)! <= MOST_FACES),
      figures,
    );
    return gathered;
  };
  return (from, ends = to) => {
    const { bodies, concave } = everything();
    const around = boundsOfPoints([...from, ...ends])!;
    const near = bodies.filter((body) => meets(body, around));
    work.left -= 1 + near.length / 4 + concave.length;
    if (near.some((body) => holdsAll(body, from))) return true;
    return (near.length > 0 || concave.length > 0) && isShutBetween({ bodies: near, concave }, from, ends);
  };
}

const meets = (one: Bounds, other: Bounds): boolean =>
  (['x', 'y', 'z'] as const).every((axis) => one.min[axis] <= other.max[axis] && one.max[axis] >= other.min[axis]);

const holdsAll = ({ isFlat, within }: HidingBody, points: readonly Vec3[]): boolean =>
  !isFlat && within.every(({ normal, offset }) => points.every((p) => dot(normal, p) > offset + EYE_MARGIN));
