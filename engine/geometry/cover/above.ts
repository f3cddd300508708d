import type { Board } from '../../board/board.ts';
import type { ModelId, PieceId } from '../../identity/ids.ts';
import { modelOf, pieceOf } from '../measure/board-things.ts';
import { footprintOf } from '../measure/footprint-of-piece.ts';
import type { Scene } from '../mesh/scene.ts';
import type { AboveFinding } from '../queries.ts';
import { planDistanceTo } from './plan-shape.ts';
import { topOfPiece } from './top-of-piece.ts';

/**
 * How far does a viewer stand above the top of a piece, and how far from its footprint in plan? The rule compares the two.
 * @clause SK-LOS-16, SK-GEOM-7
 * @edge a piece without solids has its top where it is placed; one without a footprint is endlessly far
 * @breaks when the board has no such model or piece
 */
export function findAbove(scene: Scene, board: Board, viewer: ModelId, piece: PieceId): AboveFinding {
  const { at } = modelOf(board, viewer).pose;
  const terrain = pieceOf(board, piece);
  return {
    higherBy: at.y - (topOfPiece(scene, piece) ?? terrain.pose.at.y),
    planDistance: Math.min(Number.POSITIVE_INFINITY, ...footprintOf(terrain).map((polygon) => planDistanceTo(polygon, at))),
  };
}
