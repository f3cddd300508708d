import type { Board } from '../../board/board.ts';
import { withModel } from '../../board/board-edit.ts';
import type { Model } from '../../board/model.ts';
import type { Millimetres } from '../../space/quantity.ts';

const HALF = 0.5;
const ROOT = Math.sqrt(3) / 2;

/** Twelve directions all around, in which a model is pushed to see whether that turns what an area does. */
export const PUSHES = [1, -1].flatMap((way) =>
  [
    [1, 0],
    [ROOT, HALF],
    [HALF, ROOT],
    [0, 1],
    [-HALF, ROOT],
    [-ROOT, HALF],
  ].map(([x, z]) => ({ x: way * x!, z: way * z! })),
);

/** The board with a model pushed so far in a direction, at the height where it stands. */
export function pushedBy(board: Board, model: Model, by: Millimetres, way: (typeof PUSHES)[number]): Board {
  const { at } = model.pose;
  return withModel(board, { ...model, pose: { ...model.pose, at: { x: at.x + by * way.x, y: at.y, z: at.z + by * way.z } } });
}
