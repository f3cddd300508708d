import type { Board } from '../../board/board.ts';
import type { ModelId, PieceId } from '../../identity/ids.ts';
import { between } from '../../space/vec3.ts';
import { pieceOf } from '../measure/board-things.ts';
import { findDistance } from '../measure/find-distance.ts';
import { footprintOf } from '../measure/footprint-of-piece.ts';
import type { DepthFinding } from '../measure-queries.ts';
import { stretchesOver } from './plan-shape.ts';

/**
 * How much of the shortest line between two bases lies over the ground of a piece, seen from above? Where it goes in and out several times all stretches
 * count. @clause BT-AREA-2 @edge 0 where it only touches; footprints that overlap count the longest that one of them does
 */
export function findDepth(board: Board, from: ModelId, to: ModelId, piece: PieceId): DepthFinding {
  const line = findDistance(board, from, to, 'bases');
  const level = Math.sqrt(
    (line.to.x - line.from.x) * (line.to.x - line.from.x) + (line.to.z - line.from.z) * (line.to.z - line.from.z),
  );
  const stretches = footprintOf(pieceOf(board, piece))
    .map((outline) => stretchesOver(outline, line.from, line.to))
    .reduce((longest, one) => (shareOf(one) > shareOf(longest) ? one : longest), []);
  return {
    depth: shareOf(stretches) * level,
    line,
    stretches: stretches.map(([start, end]) => ({
      from: between(line.from, line.to, start),
      to: between(line.from, line.to, end),
    })),
  };
}

const shareOf = (stretches: readonly (readonly [number, number])[]): number =>
  stretches.reduce((sum, [start, end]) => sum + (end - start), 0);
