import { oncePerPair } from '../document/once.ts';
import type { ModelId, OpeningId, PieceId, ZoneId } from '../identity/ids.ts';
import type { Pose } from '../space/frame.ts';
import type { Board } from './board.ts';
import type { Model } from './model.ts';
import type { OpeningState } from './opening.ts';
import type { TerrainPiece } from './terrain-piece.ts';
import type { Zone } from './zone.ts';

/** The board with this model on it, in place of the one of the same id. */
export const withModel = oncePerPair(
  (board: Board, model: Model): Board => ({ ...board, models: { ...board.models, [model.id]: model } }),
);

/** The board with this piece on it, in place of the one of the same id. */
export const withPiece = (board: Board, piece: TerrainPiece): Board => ({
  ...board,
  pieces: { ...board.pieces, [piece.id]: piece },
});

/** The board with this zone marked on it, in place of the one of the same id. */
export const withZone = (board: Board, zone: Zone): Board => ({ ...board, zones: { ...board.zones, [zone.id]: zone } });

/** The board without this zone; the same board when it has none of that id. */
export function withoutZone(board: Board, id: ZoneId): Board {
  if (!(id in board.zones)) return board;
  const { [id]: _gone, ...zones } = board.zones;
  return { ...board, zones };
}

/** The board without this model; the same board when it has none of that id. */
export function withoutModel(board: Board, id: ModelId): Board {
  if (!(id in board.models)) return board;
  const { [id]: _gone, ...models } = board.models;
  return { ...board, models };
}

/** The board without this piece; the same board when it has none of that id. What was declared of the piece is forgotten. */
export function withoutPiece(board: Board, id: PieceId): Board {
  if (!(id in board.pieces)) return board;
  const { [id]: _gone, ...pieces } = board.pieces;
  const models = Object.fromEntries(
    Object.entries(board.models).map(([key, model]) => {
      const { hidingBehind, lookingOut } = model.declared;
      const perch = model.perch?.piece === id ? null : model.perch;
      const declared = {
        hidingBehind: hidingBehind === id ? null : hidingBehind,
        lookingOut: lookingOut?.piece === id ? null : lookingOut,
      };
      const same = perch === model.perch && declared.hidingBehind === hidingBehind && declared.lookingOut === lookingOut;
      return [key, same ? model : { ...model, perch, declared }];
    }),
  );
  return { ...board, pieces, models };
}

/** The board with this model elsewhere. A model that moves comes off its ladder and takes back what it declared (SK-LOS-9). */
export function withModelMoved(board: Board, id: ModelId, pose: Pose): Board {
  const model = board.models[id];
  if (!model) return board;
  return withModel(board, { ...model, pose, perch: null, declared: { hidingBehind: null, lookingOut: null } });
}

/** The board with this model turned on the spot; what it declared stays. */
export function withModelTurned(board: Board, id: ModelId, facing: number): Board {
  const model = board.models[id];
  return model ? withModel(board, { ...model, pose: { ...model.pose, facing } }) : board;
}

/** The board with this opening in another state; the same board when there is no such opening or it can't be shut. */
export function withOpeningState(board: Board, pieceId: PieceId, openingId: OpeningId, state: OpeningState): Board {
  const piece = board.pieces[pieceId];
  const opening = piece?.openings[openingId];
  if (!piece || !opening || opening.state === 'always-open') return board;
  return withPiece(board, { ...piece, openings: { ...piece.openings, [openingId]: { ...opening, state } } });
}
