import type { Board, Carrier } from '../../engine/index.ts';
import type { Speaker } from '../wording/speak.ts';

/** What carries a mover, by its name. */
export function nameOfCarrier(on: Carrier, board: Board, { say }: Speaker): string {
  if (on.kind === 'table') return say('carrier/table');
  return on.kind === 'model' ? board.models[on.model]?.name || on.model : board.pieces[on.piece]?.name || on.piece;
}
