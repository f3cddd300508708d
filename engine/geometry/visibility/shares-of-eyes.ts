import type { Board } from '../../board/board.ts';
import type { SharesFinding, SharesQuery } from '../many-queries.ts';
import { modelOf } from '../measure/board-things.ts';
import type { SightFilter, SightScene } from '../mesh/scene.ts';
import { blockingSolids } from './blockers.ts';
import { blockingFigures } from './blocking-figures.ts';
import { solidsOnly } from './clouds.ts';
import { blocksOfEyes } from './eye-blocks.ts';
import { sourceAround } from './find-point.ts';
import { EVERYTHING, standingFigures, withVeil } from './find-sight.ts';
import { openLook } from './look.ts';
import { placeTarget } from './placed-target.ts';
import { rememberHiders } from './remembered-hiders.ts';
import { farEndOfPyramids, shaftBetween } from './shaft.ts';
import { shareOfLook } from './share-of-look.ts';

/**
 * Which share of one target is seen from each of many places? Each is, to the bit, what `shareSeen` tells of that eye alone, at every accuracy. Eyes that are
 * near to each other are asked one after another: what stands anywhere between them and the target is looked up once for all of them, and what hid the target
 * from one mostly hides it from the next, which is tried first.
 * @breaks when the board has no such model
 * @cost a target that is hidden takes some tens of microseconds, another as long as `shareSeen` without most of its search for what is near
 */
export function findShares(scene: SightScene, board: Board, query: SharesQuery): SharesFinding {
  const { from, to, target: policy, blockers, eyes, accuracy } = query;
  const count = eyes.length / 3;
  const atLeast = new Float64Array(count);
  const atMost = new Float64Array(count);
  const inside: SharesFinding['inside'][number][] = [];
  const neither = from === null ? [to] : [from, to];
  const accept = onceForEach(scene, blockingSolids(blockers, neither));
  const inSolids = solidsOnly(accept);
  const standing = standingFigures(blockingFigures(board, blockers, neither));
  const target = placeTarget(modelOf(board, to), policy);
  const memory = rememberHiders(scene, accept);
  const at = new Float64Array(3);
  for (const block of blocksOfEyes(eyes)) {
    const hidden = memory.hideFromAll(target.around, block.box);
    const far = hidden ? null : farEndOfPyramids(block.box, target.middle, target.radius);
    const near = far && scene.solidsTouching(shaftBetween(block.box, far), accept);
    const around = scene.solidsTouching(shaftBetween(block.box, block.box), inSolids).length > 0;
    for (const index of block.eyes) {
      at.set(eyes.subarray(3 * index, 3 * index + 3));
      const eye = { x: at[0]!, y: at[1]!, z: at[2]! };
      const by = around ? sourceAround(scene, eye, accept) : null;
      if (by) inside.push({ eye: index, by });
      if (hidden || memory.hideFrom(target, eye, at)) continue;
      const look = openLook(scene, { eye, target, accept, standing: withVeil(scene, eye, standing), near });
      const share = shareOfLook(look, EVERYTHING, accuracy);
      atLeast[index] = share.atLeast;
      atMost[index] = share.atMost;
      if (share.atMost === 0) memory.learn(target, look, at);
    }
  }
  return { atLeast, atMost, inside: inside.sort((a, b) => a.eye - b.eye) };
}

/** The same filter, asked once of each solid. */
export function onceForEach(scene: SightScene, accept: SightFilter): SightFilter {
  const taken = Uint8Array.from(scene.solids, (solid, index) => (accept(solid, index) ? 1 : 0));
  return (_, index) => taken[index] === 1;
}
