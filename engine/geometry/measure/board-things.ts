import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import type { TerrainPiece } from '../../board/terrain-piece.ts';
import type { Zone } from '../../board/zone.ts';
import type { ModelId, PieceId, ZoneId } from '../../identity/ids.ts';
import { BrokenInvariant } from '../../outcome/broken-invariant.ts';

/** The model of that name. @breaks when there is none: rules ask only about models that are there */
export function modelOf(board: Board, id: ModelId): Model {
  const model = board.models[id];
  if (!model) throw new BrokenInvariant(`the board has no model ${id}`);
  return model;
}

/** The piece of that name. @breaks when there is none */
export function pieceOf(board: Board, id: PieceId): TerrainPiece {
  const piece = board.pieces[id];
  if (!piece) throw new BrokenInvariant(`the board has no piece ${id}`);
  return piece;
}

/** The zone of that name. @breaks when there is none */
export function zoneOf(board: Board, id: ZoneId): Zone {
  const zone = board.zones[id];
  if (!zone) throw new BrokenInvariant(`the board has no zone ${id}`);
  return zone;
}
