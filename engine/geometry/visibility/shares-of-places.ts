import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { SharesThereFinding, SharesThereQuery } from '../many-queries.ts';
import { modelOf } from '../measure/board-things.ts';
import type { SightFilter, SightScene } from '../mesh/scene.ts';
import { blockingSolids } from './blockers.ts';
import { blockingFigures } from './blocking-figures.ts';
import { blocksOfEyes } from './eye-blocks.ts';
import { sourceAround } from './find-point.ts';
import { EVERYTHING, standingFigures, withVeil } from './find-sight.ts';
import { openLook } from './look.ts';
import { boxAroundCorners, type PlacedTarget, placeTarget } from './placed-target.ts';
import { rememberHiders } from './remembered-hiders.ts';
import { cornersOfBox, farEndOfPyramids, type SpaceBox, shaftBetween } from './shaft.ts';
import { shareOfLook } from './share-of-look.ts';
import { onceForEach } from './shares-of-eyes.ts';

/**
 * Which share would one eye see of a model if it stood at each of many places? Each is, to the bit, what `shareSeen` tells of the model set there, at every
 * accuracy. Places that are near to each other are asked one after another: what stands anywhere between the eye and them is looked up once for all of them,
 * and what hid the model at one mostly hides it at the next, which is tried first.
 * @breaks when the board has no such model
 * @cost a place that is hidden takes some tens of microseconds, another as long as `shareSeen` without most of its search for what is near
 */
export function findSharesThere(scene: SightScene, board: Board, query: SharesThereQuery): SharesThereFinding {
  const { from, to, target: policy, blockers, eye, places, accuracy } = query;
  const model = modelOf(board, to);
  const atLeast = new Float64Array(places.length / 3);
  const atMost = new Float64Array(places.length / 3);
  const neither = from === null ? [to] : [from, to];
  const accept: SightFilter = onceForEach(scene, blockingSolids(blockers, neither));
  const standing = withVeil(scene, eye, standingFigures(blockingFigures(board, blockers, neither)));
  const memory = rememberHiders(scene, accept);
  const here: SpaceBox = { min: eye, max: eye };
  const at = Float64Array.of(eye.x, eye.y, eye.z);
  for (const block of blocksOfEyes(places)) {
    const targets = block.eyes.map((index) => placeTarget(standingAt(model, places, index), policy));
    if (memory.hideFromAll(aroundAll(targets), here)) continue;
    const far = farEndOfAll(here, targets);
    const near = far && scene.solidsTouching(shaftBetween(here, far), accept);
    targets.forEach((target, i) => {
      if (memory.hideFrom(target, eye, at)) return;
      const look = openLook(scene, { eye, target, accept, standing, near });
      const share = shareOfLook(look, EVERYTHING, accuracy);
      const index = block.eyes[i]!;
      atLeast[index] = share.atLeast;
      atMost[index] = share.atMost;
      if (share.atMost === 0) memory.learn(target, look, at);
    });
  }
  return { atLeast, atMost, eyeInside: sourceAround(scene, eye, accept) };
}

const standingAt = (model: Model, places: Float64Array, index: number): Model => ({
  ...model,
  pose: { at: { x: places[3 * index]!, y: places[3 * index + 1]!, z: places[3 * index + 2]! }, facing: model.pose.facing },
});

/** The corners of a box around all of some targets, whichever eye looks. */
function aroundAll(targets: readonly PlacedTarget[]): Float64Array {
  const boxes = targets.map(({ around, middle }) => boxAroundCorners(around, middle, 0));
  return cornersOfBox(boxAroundBoxes(boxes));
}

/** The far ends of the sight pyramids around all of some targets; null where the eye is too near to one to say. */
function farEndOfAll(eye: SpaceBox, targets: readonly PlacedTarget[]): SpaceBox | null {
  const ends = targets.map(({ middle, radius }) => farEndOfPyramids(eye, middle, radius));
  return ends.every((end) => end !== null) ? boxAroundBoxes(ends) : null;
}

const boxAroundBoxes = (boxes: readonly SpaceBox[]): SpaceBox =>
  boxes.reduce((all, { min, max }) => ({
    min: lowest(all.min, min),
    max: highest(all.max, max),
  }));

const lowest = (a: Vec3, b: Vec3): Vec3 => ({ x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), z: Math.min(a.z, b.z) });
const highest = (a: Vec3, b: Vec3): Vec3 => ({ x: Math.max(a.x, b.x), y: Math.max(a.y, b.y), z: Math.max(a.z, b.z) });
