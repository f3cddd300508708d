import type { Board } from '../../board/board.ts';
import { add, scale, type Vec3 } from '../../space/vec3.ts';
import { modelOf } from '../measure/board-things.ts';
import type { SightFilter, SightScene } from '../mesh/scene.ts';
import type { SightQuery, Source } from '../queries.ts';
import { blockingSolids } from './blockers.ts';
import { cloudAround } from './clouds.ts';
import { eyesOf, openEyes, shareSeen } from './find-sight.ts';
import { lookTowards } from './image-frame.ts';
import { isClear } from './witness.ts';

/** Whether anything of a target is seen: nothing more is worked out than that takes. */
export interface SeenDecision {
  readonly seen: boolean;
  readonly eyeInside: Source | null;
  /** A hint that is seen settled it. */
  readonly byHint: boolean;
}

/** A point is seen when the lines to it and to four points this far around it are free. @unit millimetres */
const AROUND = 0.005;

/**
 * Is anything of the target seen, whatever its share? It stops as soon as the answer is known: at a hint to which a bundle of lines is free, when some
 * area is surely uncovered, or when all of the target is hidden. It is so exactly when `findSight(…).whole.atMost > 0`.
 * @shape `hints`: points of the target to try first
 * @cost a few lines where a hint is seen; a share without a picture elsewhere
 */
export function decideSeen(scene: SightScene, board: Board, query: SightQuery, hints: readonly Vec3[] = []): SeenDecision {
  // figures are no solids of the scene, so that lines go through them
  const byLines = hints.length > 0 && query.blockers.models.every((id) => modelOf(board, id).body.kind === 'vehicle');
  if (byLines) {
    const accept = blockingSolids(query.blockers, [query.from, query.to]);
    const { eyes, eyeInside } = openEyes(scene, eyesOf(modelOf(board, query.from), query.eyes), accept);
    const isSeen = eyes.some((eye) => !cloudAround(scene, eye) && hints.some((hint) => isBundleFree(scene, eye, hint, accept)));
    if (isSeen) return { seen: true, eyeInside, byHint: true };
  }
  const { share, eyeInside } = shareSeen(scene, board, query, { atLeast: 0 });
  return { seen: share.atMost > 0, eyeInside, byHint: false };
}

const BUNDLE = [
  [0, 0],
  [AROUND, 0],
  [-AROUND, 0],
  [0, AROUND],
  [0, -AROUND],
] as const;

function isBundleFree(scene: SightScene, eye: Vec3, point: Vec3, accept: SightFilter): boolean {
  const frame = lookTowards(eye, point);
  return BUNDLE.every(([x, y]) =>
    isClear(scene, frame, { from: eye, to: add(point, add(scale(frame.right, x), scale(frame.up, y))) }, accept),
  );
}
