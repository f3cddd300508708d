import type { Board, MeshHash, TriangleMesh } from '../../../engine/index.ts';
import { changeBetween } from './board-change.ts';
import { meshLibrary, shownSpace, spaceOf } from './derived-space.ts';
import { type ErrandKind, type Errands, runErrand } from './errand.ts';
import { detailsOf, type ErrandLetter, type ErrandReply } from './errand-post.ts';

/** What an errand is about. */
export interface ErrandBoard {
  readonly board: Board;
  readonly meshes: ReadonlyMap<MeshHash, TriangleMesh>;
}

interface Sent {
  readonly again: () => void;
  readonly then: (result: never) => void;
  readonly broke: (details: string) => void;
}

let thread: Worker | null = null;
let canHaveThread = typeof Worker === 'function';
let number = 0;
const sent = new Map<number, Sent>();
/** What the thread has of the last board and of all meshes. */
let threadBoard: Board | null = null;
const threadMeshes = new Set<MeshHash>();

function threadOf(): Worker | null {
  if (thread || !canHaveThread) return thread;
  try {
    thread = new Worker(new URL('./errand-thread.ts', import.meta.url), { type: 'module' });
  } catch {
    canHaveThread = false;
    return null;
  }
  thread.addEventListener('message', ({ data }: MessageEvent<ErrandReply>) => {
    const waiting = sent.get(data.number);
    sent.delete(data.number);
    if ('result' in data) waiting?.then(data.result as never);
    else {
      waiting?.broke(data.broke);
      reportError(new Error(data.broke));
    }
  });
  thread.addEventListener('error', doWithout);
  return thread;
}

/** The thread could not be had after all: what was sent to it is done here, and everything from now on. */
function doWithout(): void {
  thread?.terminate();
  thread = null;
  canHaveThread = false;
  const waiting = [...sent.values()];
  sent.clear();
  for (const { again } of waiting) again();
}

/**
 * Has the engine do something about a board (null for what is about none), and hands over what comes of it: later, from the engine's own
 * thread, so that the page never stands still; at once where the browser has no threads.
 */
export function run<Kind extends ErrandKind>(
  kind: Kind,
  given: Errands[Kind]['given'],
  about: ErrandBoard | null,
  then: (result: Errands[Kind]['result']) => void,
  broke: (details: string) => void = () => {},
): void {
  const office = threadOf();
  if (!office) {
    const space = () => (about ? spaceOf(about.board, about.meshes) : shownSpace());
    let result: Errands[Kind]['result'];
    try {
      result = runErrand(kind, given, { space, meshes: meshLibrary });
    } catch (error) {
      broke(detailsOf(error));
      reportError(error);
      return;
    }
    then(result);
    return;
  }
  const change = about ? changeBetween(threadBoard, about.board, about.meshes, threadMeshes) : null;
  if (about) {
    threadBoard = about.board;
    for (const hash of about.meshes.keys()) threadMeshes.add(hash);
  }
  number++;
  sent.set(number, { again: () => run(kind, given, about, then, broke), then, broke });
  const letter: ErrandLetter<Kind> = { number, kind, given, change };
  office.postMessage(letter);
}
