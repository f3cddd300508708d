import { Worker } from 'node:worker_threads';
import { figureAt, figureOf } from '../../engine/analysis/figure-asked.ts';
import { findEyes } from '../../engine/geometry/measure/body-on-board.ts';
import { type Field, findField, type Model, skirmish, type Table, tasksOf, USUAL_MAN } from '../../engine/index.ts';
import { labTable } from '../support/lab.ts';
import type { BenchBoard } from './boards.ts';
import type { Embree } from './embree.ts';
import {
  type FirstPicture,
  type FromLabThread,
  MAP_KINDS,
  type MapKind,
  manOf,
  planMap,
  sharesAlone,
  sumOfMap,
  type ToLabThread,
} from './lab-maps.ts';
import { type Contestant, race } from './measure.ts';
import { nativePairs, nativeTargetsOf, type Pair, queryFrom } from './pairs.ts';
import type { TriangleSoup } from './peers.ts';
import type { Timings } from './ray-suite.ts';

const CALLED: Readonly<Record<MapKind, string>> = {
  'seen-of': 'how much of a man is seen from each place',
  'seen-from': 'how much of a man who stands there is seen',
};
/** The figures of a map, where it is known where one can stand; and the whole map, with finding that out. */
export const labShares = (map: MapKind): string => `${CALLED[map]}, ±0.5 %`;
export const labMap = (map: MapKind): string => `${labShares(map)}, with where one can stand`;
export const labSharesLarger = (map: MapKind): string => `${labShares(map)}, on the larger board`;
export const labMapLarger = (map: MapKind): string => `${labMap(map)}, on the larger board`;
/** Sampling of the same pairs, natively, where it is told where one can stand. */
export const embreeMap = (map: MapKind): string => `Embree sampling: ${CALLED[map]}, one ray at a time`;
/** How ready a thread is that a first picture is asked of. */
export const AT_ONCE = 'on a thread that has just been started';
export const WARMED = 'on a new thread, after what the page has it do while the lab is opened';
export const AGAIN = 'once more';
export const LAB_ONE_WORKER = 'the lab on one worker';
export const LAB_TWO_WORKERS = 'the lab on two workers';

export interface LabRace {
  readonly timings: Timings;
  readonly firstPictures: readonly ({ readonly name: string } & FirstPicture)[];
  readonly places: number;
  readonly side: number;
}

/**
 * How long does the lab take for whole maps, on one board and on a larger one, against native sampling of as many pairs; what do two workers gain, and how soon is there
 * something to see?
 * @shape `thread`: lab-thread-entry.ts made ready for Node
 */
export async function raceLab(
  bench: BenchBoard,
  soup: TriangleSoup,
  larger: BenchBoard | null,
  embree: Embree | null,
  rounds: number,
  side: number,
  thread: URL,
): Promise<LabRace> {
  const firstPictures: LabRace['firstPictures'][number][] = [];
  const threads: LabThread[] = [];
  const askFirst = async (one: LabThread, map: MapKind, how: string, warmed: boolean) => {
    const told = await one.tell({ kind: 'first-picture', map, warmed });
    if (told.kind === 'first-picture') firstPictures.push({ ...told, name: `${CALLED[map]}, ${how}` });
  };
  for (const map of MAP_KINDS) {
    for (const warmed of [false, true]) {
      const one = openThread(thread);
      await one.tell({ kind: 'board', size: bench.size });
      await askFirst(one, map, warmed ? WARMED : AT_ONCE, warmed);
      if (warmed) await askFirst(one, map, AGAIN, false);
      if (warmed) threads.push(one);
      else one.end();
    }
  }
  const table = labTable(bench.board, bench.meshes);
  const contestants = [...contestantsOf(table, labShares, labMap)];
  const field = findField(table, skirmish, planMap(table, 'seen-of'));
  if (embree) {
    await embree.ask('terrain', embree.store('terrain', soup.corners));
    for (const map of MAP_KINDS) {
      const { pairs, targets } = pairsOf(table.board, field, map);
      const pairsFile = embree.store(`lab-pairs-${map}`, nativePairs(pairs));
      const targetsFile = embree.store(`lab-targets-${map}`, nativeTargetsOf(targets));
      const work = async () => {
        await embree.ask('targets', targetsFile);
        return embree.ask('sample', 'single', side, pairsFile, embree.place('shares'));
      };
      contestants.push({ name: embreeMap(map), questions: 1, work });
    }
  }
  if (larger) contestants.push(...contestantsOf(labTable(larger.board, larger.meshes), labSharesLarger, labMapLarger));
  const tasks = tasksOf(planMap(table, 'seen-from')).length;
  for (const [count, name] of [LAB_ONE_WORKER, LAB_TWO_WORKERS].entries()) {
    const work = async () => {
      const start = performance.now();
      const found = await shareOut(threads.slice(0, count + 1), tasks);
      return { seconds: (performance.now() - start) / 1000, found };
    };
    contestants.push({ name, questions: 1, work });
  }
  try {
    const timings = await race(contestants, rounds);
    return { timings, firstPictures, places: field.places.cells.length, side };
  } finally {
    for (const one of threads) one.end();
  }
}

/** The figures alone, and the whole maps, on one board. */
function contestantsOf(table: Table, shares: (map: MapKind) => string, whole: (map: MapKind) => string): readonly Contestant[] {
  return MAP_KINDS.flatMap((map) => [
    { name: shares(map), questions: 1, work: sharesAlone(table, map) },
    { name: whole(map), questions: 1, work: () => sumOfMap(table, map) },
  ]);
}

interface LabThread {
  tell(what: ToLabThread): Promise<FromLabThread>;
  end(): void;
}

function openThread(program: URL): LabThread {
  const worker = new Worker(program);
  return {
    tell: (what) =>
      new Promise((resolve, reject) => {
        const failed = (error: unknown) => reject(error);
        worker.once('error', failed);
        worker.once('message', (told: FromLabThread) => {
          worker.off('error', failed);
          resolve(told);
        });
        worker.postMessage(what);
      }),
    end: () => void worker.terminate(),
  };
}

/** Each is given its next task as it hands one in. */
async function shareOut(threads: readonly LabThread[], tasks: number): Promise<number> {
  let next = 0;
  let places = 0;
  const serve = async (thread: LabThread) => {
    while (next < tasks) {
      const told = await thread.tell({ kind: 'task', map: 'seen-from', task: next++ });
      if (told.kind === 'task') places += told.places;
    }
  };
  await Promise.all(threads.map(serve));
  return places;
}

/** The pairs of a map as sampling is given them: eyes over the places and one target, or one eye and a target at each place. */
function pairsOf(
  board: BenchBoard['board'],
  field: Field,
  map: MapKind,
): { readonly pairs: readonly Pair[]; readonly targets: readonly Model[] } {
  const man = board.models[manOf({ board })]!;
  const figure = figureOf(board, USUAL_MAN);
  if (!figure.ok) throw new Error(figure.problem.code);
  const { at } = field.places;
  const stood = Array.from(field.places.cells, (_, i) => figureAt(figure.value, at[3 * i]!, at[3 * i + 1]!, at[3 * i + 2]!));
  const share = { atLeast: 0, atMost: 1 };
  const eyeOf = (model: Model) => findEyes(model, model.stance)[0]!.at;
  if (map === 'seen-of') {
    const target = man;
    return {
      pairs: stood.map((model) => ({
        query: queryFrom(eyeOf(model), model.id, man.id),
        eye: eyeOf(model),
        target,
        index: 0,
        share,
      })),
      targets: [man],
    };
  }
  const eye = eyeOf(man);
  return {
    pairs: stood.map((target, index) => ({ query: queryFrom(eye, man.id, target.id), eye, target, index, share })),
    targets: stood,
  };
}
