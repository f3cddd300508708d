import {
  type HeightCategory,
  type HeightClass,
  type ModelId,
  type PieceId,
  withModel,
  withPiece,
} from '../../../engine/index.ts';
import { commit } from './board-intents.ts';
import { read } from './session.ts';

export { HEIGHT_CATEGORIES, HEIGHT_CLASSES } from '../../../engine/index.ts';

/** What a model's entry says of its height class; null leaves it to the rules. */
export function setHeightClass(id: ModelId, heightClass: HeightClass | null): void {
  const { document } = read();
  const { board } = document;
  const model = board.models[id];
  if (!model || (model.heightClass ?? null) === heightClass) return;
  const { heightClass: _before, ...plain } = model;
  commit({ ...document, board: withModel(board, heightClass === null ? plain : { ...plain, heightClass }) });
}

/** What the table agrees on the Category of a piece; null for none. */
export function setHeightCategory(id: PieceId, heightCategory: HeightCategory | null): void {
  const { document } = read();
  const { board } = document;
  const piece = board.pieces[id];
  if (!piece || piece.traits.heightCategory === heightCategory) return;
  commit({ ...document, board: withPiece(board, { ...piece, traits: { ...piece.traits, heightCategory } }) });
}
