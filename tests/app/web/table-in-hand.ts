import { forgetWhatIsGone, holdModel } from '../../../app/web/session/board-intents.ts';
import { read, write } from '../../../app/web/session/session.ts';
import type { Board, ModelId } from '../../../engine/index.ts';

/** Puts a board on the table as a fresh visit finds it; an open question about it stays. */
export function lay(board: Board): void {
  write({ document: { board, meshes: new Map() }, past: [], future: [], ghost: null });
  forgetWhatIsGone();
  if (read().target === null || read().looker === null) write({ ruling: null });
}

export const hold = (id: ModelId, x: number, z: number) => holdModel(id, { x, y: 0, z });
