import { followInSearches } from './errands.ts';
import { agreementOf } from './rule-set.ts';
import type { FollowedTable } from './search-lanes.ts';
import { read, useSession } from './session.ts';

/** The table as it lies there now, for the threads that search to follow. */
export function followedTable(): FollowedTable {
  const { document } = read();
  return { board: document.board, meshes: document.meshes, agreed: agreementOf(document) };
}

/** Keeps the threads that search in step with every change of the table, so that the next search finds its derived world ready. */
export const keepSearches = (): (() => void) =>
  useSession.subscribe(({ document }, { document: before }) => {
    if (document !== before) followInSearches(followedTable());
  });
