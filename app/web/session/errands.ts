import { meshLibrary, shownSpace, spaceOf } from './derived-space.ts';
import { type ErrandKind, type Errands, runErrand } from './errand.ts';
import { type ErrandBoard, type Lane, type OpenErrandThread, type Order, openLane } from './errand-lane.ts';
import { detailsOf, type ErrandReply } from './errand-post.ts';
import type { GameDesk } from './play/game-desk.ts';
import { type FollowedTable, openSearchLanes } from './search-lanes.ts';
import type { ReachDesk } from './search-reach.ts';

/**
 * Answers go before everything: what may take longer has a thread of its own, and what waits there keeps nobody waiting. Searches
 * that may be left off half-way have threads for themselves (`search-lanes.ts`), since a thread that is busy can only be ended.
 */
type LaneName = 'answers' | 'beside' | 'game';
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
const SEARCHES: readonly ErrandKind[] = ['near-reach', 'reach', 'no-stops', 'route'];
/** A game is played in a thread of its own, which is opened when one begins: orders wait for nothing but orders. */
const PLAYING: readonly ErrandKind[] = ['begin-game', 'open-game', 'take-game', 'give-order', 'think-ahead', 'weigh-order'];
const laneOf = (kind: ErrandKind): LaneName => (PLAYING.includes(kind) ? 'game' : ANSWERS.includes(kind) ? 'answers' : 'beside');

/** The game that is played here, where there are no threads. */
const desk: GameDesk = { open: null };
/** And the search that is done here, step by step. */
const reaches: ReachDesk = { open: null };

const lanes = new Map<LaneName, Lane>();
let threads = typeof Worker === 'function';

/** Whether what takes long can be done without the page standing still. */
export const hasThreads = (): boolean => threads;

/** A thread that the browser does not give fails as one that cannot be loaded does: a moment later. */
export const openThread: OpenErrandThread = (replied, failed) => {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./errand-thread.ts', import.meta.url), { type: 'module' });
  } catch {
    queueMicrotask(failed);
    return { post: () => {}, end: () => {} };
  }
  worker.addEventListener('message', ({ data }: MessageEvent<ErrandReply>) => replied(data));
  worker.addEventListener('error', failed);
  return { post: (letter) => worker.postMessage(letter), end: () => worker.terminate() };
};

const searches = openSearchLanes(openThread);

function laneFor(name: LaneName): Lane | null {
  const known = lanes.get(name);
  if (known || !threads) return known ?? null;
  const lane = openLane(openThread, () => {}, doWithout);
  lanes.set(name, lane);
  return lane;
}

/** Opens every thread, so that nothing needs to be fetched for them later; those that search are kept in step with the table. */
export function openThreads(table: FollowedTable): void {
  laneFor('answers');
  laneFor('beside');
  followInSearches(table);
}

/** Has the threads that search follow the table while they have nothing else to do. */
export function followInSearches(table: FollowedTable): void {
  if (threads) searches.follow(table);
}

/** Leaves off every search: nothing of it is handed over any more. */
export const leaveSearches = (): void => searches.leave();

/** Threads cannot be had after all: what was sent to them is done here, and everything from now on. */
function doWithout(): void {
  threads = false;
  for (const { broke } of searches.end()) broke('');
  const waiting = [...lanes.values()].flatMap((lane) => {
    lane.end();
    return lane.owed();
  });
  lanes.clear();
  for (const order of waiting) runHere(order);
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
  const order: Order<Kind> = { kind, given, about, take: then, broke };
  const isSearch = SEARCHES.includes(kind);
  const lane = isSearch ? null : laneFor(laneOf(kind));
  if (isSearch && threads) searches.search(order as unknown as Order);
  else if (lane) lane.send(order as unknown as Order);
  else runHere(order as unknown as Order);
}

function runHere({ kind, given, about, take, broke }: Order): void {
  const space = () => (about ? spaceOf(about.board, about.meshes) : shownSpace());
  let result: Errands[ErrandKind]['result'];
  try {
    result = runErrand(kind, given, { space, meshes: meshLibrary, desk, reaches });
  } catch (error) {
    broke(detailsOf(error));
    reportError(error);
    return;
  }
  take(result as never);
}
