import type { Board } from '../../board/board.ts';
import { EYE_MARGIN } from '../../space/tolerance.ts';
import type { ClearLinesQuery } from '../many-queries.ts';
import type { SightScene } from '../mesh/scene.ts';
import { blockingSolids } from './blockers.ts';
import { blockingFigures } from './blocking-figures.ts';
import { cloudAround } from './clouds.ts';
import { findPoint, trimmedLine } from './find-point.ts';

/**
 * Which of many straight lines are free? 1 for each that is: to the bit what `findPoint` tells of it, whichever way it runs, unless it begins in a cloud.
 * @breaks when the policy names a model that the board has not
 * @cost some tenths of a microsecond a line on a board of 100,000 triangles
 */
export function findClearLines(scene: SightScene, board: Board, { lines, blockers }: ClearLinesQuery): Uint8Array {
  const count = lines.length / 6;
  const rays = new Float64Array(lines.length);
  const isShort = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    const k = 6 * i;
    const from = { x: lines[k]!, y: lines[k + 1]!, z: lines[k + 2]! };
    const to = { x: lines[k + 3]!, y: lines[k + 4]!, z: lines[k + 5]! };
    const line = trimmedLine(from, to);
    if (line.length <= 2 * EYE_MARGIN) isShort[i] = 1;
    else rays.set([line.start.x, line.start.y, line.start.z, line.end.x, line.end.y, line.end.z], k);
  }
  const clear = scene.areBlocked(rays, blockingSolids(blockers, [])).map((blocked, i) => (blocked && !isShort[i] ? 0 : 1));
  const figures = blockingFigures(board, blockers, []).length > 0;
  const clouds = (blockers.clouds ?? []).length > 0;
  if (!figures && !clouds) return clear;
  for (let i = 0; i < count; i++) {
    const k = 6 * i;
    const from = { x: lines[k]!, y: lines[k + 1]!, z: lines[k + 2]! };
    const to = { x: lines[k + 3]!, y: lines[k + 4]!, z: lines[k + 5]! };
    if (clouds && cloudAround(scene, from)) clear[i] = 0;
    if (clear[i] === 1 && figures) clear[i] = findPoint(scene, board, { from, to, blockers }).clear ? 1 : 0;
  }
  return clear;
}
