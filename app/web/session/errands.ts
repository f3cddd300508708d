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

/** A thread with what it has of the last board and of all meshes, and what it still owes. */
interface Lane {
  readonly thread: Worker;
  board: Board | null;
  readonly meshes: Set<MeshHash>;
  readonly sent: Map<number, Sent>;
}

/**
 * Answers go before everything: what may take longer has a thread of its own, and what waits there keeps nobody waiting. Searches
 * that may be left off half-way have one for themselves, since a thread that is busy can only be ended.
 */
type LaneName = 'answers' | 'beside' | 'searches';
const ANSWERS: readonly ErrandKind[] = [
  'sees',
  'cover',
  'move',
  'move-unit',
  'drive',
  'measure',
  'ground-path',
  'ring',
  'facings',
  'lay-template',
  'next-surface',
  'follow',
];
const SEARCHES: readonly ErrandKind[] = ['reach', 'no-stops', 'route'];
const laneOf = (kind: ErrandKind): LaneName =>
  ANSWERS.includes(kind) ? 'answers' : SEARCHES.includes(kind) ? 'searches' : 'beside';

const lanes = new Map<LaneName, Lane>();
let threads = typeof Worker === 'function';
let number = 0;

/** Whether what takes long can be done without the page standing still. */
export const hasThreads = (): boolean => threads;

function openLane(name: LaneName): Lane | null {
  const known = lanes.get(name);
  if (known || !threads) return known ?? null;
  let thread: Worker;
  try {
    thread = new Worker(new URL('./errand-thread.ts', import.meta.url), { type: 'module' });
  } catch {
    threads = false;
    return null;
  }
  const lane: Lane = { thread, board: null, meshes: new Set(), sent: new Map() };
  lanes.set(name, lane);
  thread.addEventListener('message', ({ data }: MessageEvent<ErrandReply>) => {
    const waiting = lane.sent.get(data.number);
    lane.sent.delete(data.number);
    if ('result' in data) waiting?.then(data.result as never);
    else {
      waiting?.broke(data.broke);
      reportError(new Error(data.broke));
    }
  });
  thread.addEventListener('error', name === 'searches' ? giveUpSearches : doWithout);
  return lane;
}

/** Opens every thread, so that nothing needs to be fetched for them later. */
export function openThreads(): void {
  openLane('answers');
  openLane('beside');
  openLane('searches');
}

/** Leaves off every search: nothing of it is handed over any more. */
export function leaveSearches(): void {
  const lane = lanes.get('searches');
  if (!lane || lane.sent.size === 0) return;
  lane.thread.terminate();
  lanes.delete('searches');
  openLane('searches');
}

/** A thread for what can be done without cannot be had: those who wait are told. */
function giveUpSearches(): void {
  const lane = lanes.get('searches');
  lanes.delete('searches');
  lane?.thread.terminate();
  for (const { broke } of lane?.sent.values() ?? []) broke('');
}

/** Threads cannot be had after all: what was sent to them is done here, and everything from now on. */
function doWithout(): void {
  threads = false;
  giveUpSearches();
  const waiting = [...lanes.values()].flatMap(({ thread, sent }) => {
    thread.terminate();
    return [...sent.values()];
  });
  lanes.clear();
  for (const { again } of waiting) again();
}

/**
 * Has the engine do something about a board (null for what is about none), and hands over what comes of it: later, from a thread of the
 * engine's own, so that the page never stands still; at once where the browser has no threads.
 */
export function run<Kind extends ErrandKind>(
  kind: Kind,
  given: Errands[Kind]['given'],
  about: ErrandBoard | null,
  then: (result: Errands[Kind]['result']) => void,
  broke: (details: string) => void = () => {},
): void {
  const lane = openLane(laneOf(kind));
  if (!lane) {
    runHere(kind, given, about, then, broke);
    return;
  }
  const change = about ? changeBetween(lane.board, about.board, about.meshes, lane.meshes) : null;
  if (about) {
    lane.board = about.board;
    for (const hash of about.meshes.keys()) lane.meshes.add(hash);
  }
  number++;
  lane.sent.set(number, { again: () => run(kind, given, about, then, broke), then, broke });
  const letter: ErrandLetter<Kind> = { number, kind, given, change };
  lane.thread.postMessage(letter);
}

function runHere<Kind extends ErrandKind>(
  kind: Kind,
  given: Errands[Kind]['given'],
  about: ErrandBoard | null,
  then: (result: Errands[Kind]['result']) => void,
  broke: (details: string) => void,
): void {
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
}
