import type { Board } from '../../board/board.ts';
import type { ModelId, OpeningId, PieceId } from '../../identity/ids.ts';
import { BrokenInvariant } from '../../outcome/broken-invariant.ts';
import { frameOfPose } from '../../space/frame.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { CONTACT } from '../../space/tolerance.ts';
import type { OpeningGapFinding } from '../queries.ts';
import { modelOf, pieceOf } from './board-things.ts';
import { basePlateOf } from './contact-shapes.ts';
import { frameOfOpening } from './frame-of-opening.ts';
import { closestToHull } from './plate-to-body.ts';
import { facesOfSolid, placeFaces } from './solid-faces.ts';

/**
 * How near is a model's base to an opening, and does it stand in its frame? The opening is the room of its hole, from one face of the wall to the other,
 * whatever state it is in.
 * @clause SK-DOOR-1, SK-DOOR-6, SK-DIST-5, SK-GEOM-21 @edge a base that touches the hole stands before it, not in it
 * @breaks when the board has no such model, piece or opening
 */
export function findOpeningGap(board: Board, modelId: ModelId, pieceId: PieceId, openingId: OpeningId): OpeningGapFinding {
  const piece = pieceOf(board, pieceId);
  const opening = piece.openings[openingId];
  if (!opening) throw new BrokenInvariant(`the piece ${pieceId} has no opening ${openingId}`);
  const plate = basePlateOf(modelOf(board, modelId));
  const frame = frameOfOpening(frameOfPose(piece.pose, piece.mirrored), opening);
  const { width, height, thickness } = opening.frame;
  const room = (aside: Millimetres, below: Millimetres) =>
    placeFaces(
      frame,
      facesOfSolid({
        kind: 'box',
        min: { x: -width / 2 + aside, y: -height / 2 - below, z: -thickness / 2 + aside },
        max: { x: width / 2 - aside, y: height / 2, z: thickness / 2 - aside },
      }),
    );
  const { distance, from, to } = closestToHull(plate, [room(0, 0)]);
  const standsIn = closestToHull(plate, [room(CONTACT, CONTACT)]).distance === 0;
  return { distance, from, to, standsIn };
}
