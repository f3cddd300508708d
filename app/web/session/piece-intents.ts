import { type PieceId, type PlanPoint, type Radians, withPiece } from '../../../engine/index.ts';
import { commit } from './board-intents.ts';
import { read } from './session.ts';

/** Puts a piece somewhere else, its middle on the table and as high as it is; who stands on it stays where he is. */
export function movePiece(id: PieceId, to: (from: PlanPoint) => PlanPoint): void {
  const { document } = read();
  const piece = document.board.pieces[id];
  if (!piece) return;
  const { at } = piece.pose;
  const { width, depth } = document.board.size;
  const wished = to({ x: at.x, z: at.z });
  const within = (value: number, side: number): number => Math.max(-side / 2, Math.min(side / 2, value));
  const [x, z] = [within(wished.x, width), within(wished.z, depth)];
  if (x === at.x && z === at.z) return;
  const moved = { ...piece, pose: { ...piece.pose, at: { x, y: at.y, z } } };
  commit({ ...document, board: withPiece(document.board, moved) });
}

/** Turns a piece about its own middle; a positive angle turns it to its left, as a model is turned. */
export function turnPiece(id: PieceId, by: Radians): void {
  const { document } = read();
  const piece = document.board.pieces[id];
  if (!piece) return;
  const turned = { ...piece, pose: { ...piece.pose, facing: piece.pose.facing + by } };
  commit({ ...document, board: withPiece(document.board, turned) });
}
