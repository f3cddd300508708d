import { get, set } from 'idb-keyval';
import { type BoardWithMeshes, readBoardFile, writeBoardFile } from '../../../engine/index.ts';
import { type TableDocument, useSession, write } from './session.ts';

const KEY = 'eyeline.last-board';
/** Changes that follow one another faster than this are kept once. @unit milliseconds */
const PAUSE = 400;

/** The board of the last visit, if this browser keeps one. One that can no longer be read is told of, and can be had as a file. */
export async function findKeptBoard(): Promise<BoardWithMeshes | null> {
  try {
    const text = await get<string>(KEY);
    const found = text === undefined ? null : readBoardFile(text);
    if (text !== undefined && found && !found.ok) {
      write({ report: { fileName: 'eyeline', faults: found.problem, refused: true, text }, dialog: 'faults' });
    }
    return found?.ok ? found.value : null;
  } catch {
    return null; // storage may be switched off: nothing is kept then
  }
}

/** Keeps every board that is worked on, so that closing the page loses nothing. */
export function keepBoard(): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let unkept: TableDocument | null = null;
  const keep = () => {
    if (!unkept) return;
    const { board, meshes } = unkept;
    unkept = null;
    set(KEY, writeBoardFile(board, meshes)).catch(() => {
      // as above
    });
  };
  const stop = useSession.subscribe(
    (session) => session.document,
    (document) => {
      if (useSession.getState().past.length === 0 && useSession.getState().future.length === 0) return; // only looked at so far
      unkept = document;
      clearTimeout(waiting);
      waiting = setTimeout(keep, PAUSE);
    },
  );
  window.addEventListener('pagehide', keep);
  return () => {
    window.removeEventListener('pagehide', keep);
    clearTimeout(waiting);
    stop();
  };
}
