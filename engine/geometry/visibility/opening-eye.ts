import type { Board } from '../../board/board.ts';
import type { Stance } from '../../board/body.ts';
import type { Opening } from '../../board/opening.ts';
import type { ModelId, OpeningId, PieceId } from '../../identity/ids.ts';
import { BrokenInvariant } from '../../outcome/broken-invariant.ts';
import { frameOfPose, intoFrame, outOfFrame } from '../../space/frame.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { distanceBetween } from '../../space/vec3.ts';
import { modelOf, pieceOf } from '../measure/board-things.ts';
import { findEyes } from '../measure/body-on-board.ts';
import { basePlateOf } from '../measure/contact-shapes.ts';
import { frameOfOpening } from '../measure/frame-of-opening.ts';
import { gapToSolids } from '../measure/gap-to-solids.ts';
import type { Scene } from '../mesh/scene.ts';
import type { OpeningEyeFinding } from '../queries.ts';

/** How far an eye in an opening keeps off its rim. @clause SK-GEOM-8 */
const OFF_THE_RIM: Millimetres = 2;

/**
 * Where is the eye of a model that looks out of an opening, and how does the model stand to it? The eye is the point of the opening half-way
 * through the wall that is nearest to the head, 2 mm off the rim; on the centre line where the opening is narrower than 4 mm.
 * @clause SK-LOS-5 to 8, SK-GEOM-8
 * @edge of a squad the head nearest to the opening counts; `gapToWall` is endless when the wall has no solid
 * @breaks when the board has no such model, piece or opening
 */
export function findOpeningEye(
  scene: Scene,
  board: Board,
  modelId: ModelId,
  pieceId: PieceId,
  openingId: OpeningId,
  stance: Stance = modelOf(board, modelId).stance,
): OpeningEyeFinding {
  const model = modelOf(board, modelId);
  const piece = pieceOf(board, pieceId);
  const opening = piece.openings[openingId];
  if (!opening) throw new BrokenInvariant(`the piece ${pieceId} has no opening ${openingId}`);
  const { width, height } = opening.frame;
  const frame = frameOfOpening(frameOfPose(piece.pose, piece.mirrored), opening);

  const eyes = findEyes(model, stance).map(({ at: head }) => {
    const { x, y } = intoFrame(frame, head);
    const eye = outOfFrame(frame, { x: withinRim(x, width), y: withinRim(y, height), z: 0 });
    return { eye, distance: distanceBetween(head, eye) };
  });
  const nearest = eyes.sort((a, b) => a.distance - b.distance)[0];
  if (!nearest) throw new BrokenInvariant('a body without eyes was asked what it sees');

  const place = intoFrame(frame, model.pose.at);
  const wall = gapToSolids(
    scene,
    basePlateOf(model),
    ({ source }) => source.kind === 'part' && source.piece === pieceId && source.part === opening.wall,
  );
  return {
    eye: nearest.eye,
    gapToWall: wall?.distance ?? Number.POSITIVE_INFINITY,
    beside: Math.max(0, Math.abs(place.x) - width / 2),
    side: place.z,
    open: canBeLookedThrough(opening),
  };
}

/** The place nearest to `at` on a width that is centred on 0, kept off both ends. */
function withinRim(at: number, width: Millimetres): number {
  const reach = Math.max(0, width / 2 - OFF_THE_RIM);
  return Math.max(-reach, Math.min(reach, at));
}

/** An opening that nothing shuts, or that is filled with glass or bars only. */
function canBeLookedThrough({ state, infill }: Opening): boolean {
  if (infill === 'glass' || infill === 'bars') return true;
  return state === 'open' || (state === 'always-open' && infill === 'nothing');
}
