import { type OpeningState, type OpeningWork, withOpeningState } from '../../../engine/index.ts';
import { commit } from './board-intents.ts';
import type { Deed } from './find-deeds.ts';
import { withMover } from './mover-state.ts';
import { read } from './session.ts';

/** How an opening is when the work is done. */
const AFTER: Readonly<Record<OpeningWork, OpeningState>> = { open: 'open', close: 'closed', unlock: 'closed', lock: 'locked' };

/** Does what the rules allow, as one step that can be taken back; what is too close to call the table has settled by doing it. */
export function doDeed(deed: Deed): void {
  const { allowed, close, because } = deed;
  if (!allowed && !close) return;
  const { document } = read();
  if (deed.kind === 'pick-up')
    commit(withMover(document, deed.model, { loaded: true }), { code: because.says, fill: because.fill });
  else
    commit(
      { ...document, board: withOpeningState(document.board, deed.piece, deed.opening, AFTER[deed.work]) },
      { code: because.says, fill: because.fill },
    );
}
