import type { Opening, TerrainPiece } from '../../../engine/index.ts';

/** Which of its kind an opening of a piece is, counted from 1 in the order in which the piece tells them. */
export function openingNumber({ openings }: TerrainPiece, { id, kind }: Opening): number {
  const alike = Object.values(openings).filter((one) => one.kind === kind);
  return alike.findIndex((one) => one.id === id) + 1;
}
