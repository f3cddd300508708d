import type { PieceId } from '../../identity/ids.ts';
import type { Scene } from '../mesh/scene.ts';

/** The highest point of a piece's solids as they stand now; null when it has none. @frame board */
export function topOfPiece(scene: Scene, piece: PieceId): number | null {
  let top: number | null = null;
  scene.solids.forEach(({ source }, index) => {
    if (source.kind !== 'part' || source.piece !== piece) return;
    const { y } = scene.boundsOf(index).max;
    if (top === null || y > top) top = y;
  });
  return top;
}
