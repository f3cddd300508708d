import type { Board } from '../../board/board.ts';
import type { Stance } from '../../board/body.ts';
import type { ModelId, PieceId } from '../../identity/ids.ts';
import { type BoardPoint, distanceBetween } from '../../space/vec3.ts';
import { modelOf, pieceOf } from '../measure/board-things.ts';
import { heightInStance } from '../measure/body-on-board.ts';
import { footprintOf } from '../measure/footprint-of-piece.ts';
import type { Scene } from '../mesh/scene.ts';
import type { AreaFinding } from '../queries.ts';
import { liesIn, stretchesOver } from './plan-shape.ts';
import { topOfPiece } from './top-of-piece.ts';

/**
 * How far does a sight line run through a piece: over its footprint and below its top? The line goes from the eye to the middle of the
 * target's silhouette, half-way up its body in the stance it is in.
 * @clause SK-COVER-8, SK-GEOM-1
 * @edge a base centre exactly on the border is inside; a piece without solids has no top and nothing runs below it
 * @breaks when the board has no such model or piece
 */
export function findArea(
  scene: Scene,
  board: Board,
  from: BoardPoint,
  to: ModelId,
  piece: PieceId,
  stance: Stance = modelOf(board, to).stance,
): AreaFinding {
  const target = modelOf(board, to);
  const footprint = footprintOf(pieceOf(board, piece));
  const { at } = target.pose;
  const baseCentreInside = footprint.some((polygon) => liesIn(polygon, at));
  const top = topOfPiece(scene, piece);
  if (top === null) return { baseCentreInside, depth: 0 };
  const middle = { ...at, y: at.y + heightInStance(target, stance) / 2 };
  const low = below(from.y, middle.y, top);
  if (!low) return { baseCentreInside, depth: 0 };
  const stretches = footprint
    .flatMap((polygon) => stretchesOver(polygon, from, middle))
    .map(([start, end]) => [Math.max(start, low[0]), Math.min(end, low[1])] as const)
    .filter(([start, end]) => end > start);
  return { baseCentreInside, depth: lengthOfUnion(stretches) * distanceBetween(from, middle) };
}

/** The stretch of a way from height `start` to height `end` that is not above `top`, as shares of the way. */
function below(start: number, end: number, top: number): readonly [number, number] | null {
  if (start <= top && end <= top) return [0, 1];
  if (start > top && end > top) return null;
  const crossing = (top - start) / (end - start);
  return start <= top ? [0, crossing] : [crossing, 1];
}

function lengthOfUnion(stretches: readonly (readonly [number, number])[]): number {
  let length = 0;
  let reached = 0;
  for (const [start, end] of [...stretches].sort((a, b) => a[0] - b[0])) {
    length += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return length;
}
