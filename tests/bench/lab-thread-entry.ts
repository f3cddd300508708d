import { parentPort } from 'node:worker_threads';
import { openFieldWork, skirmish, type Table, tasksOf } from '../../engine/index.ts';
import { labTable } from '../support/lab.ts';
import { type BenchBoard, benchBoard } from './boards.ts';
import { type FromLabThread, type MapKind, planMap, type ToLabThread, timeFirstPicture, warmUp } from './lab-maps.ts';

let bench: BenchBoard | null = null;
let table: Table | null = null;
let open: { readonly map: MapKind; readonly work: (task: number) => number } | null = null;

function openMap(map: MapKind) {
  const plan = planMap(table!, map);
  const tasks = tasksOf(plan);
  const work = openFieldWork(table!, skirmish, plan);
  return { map, work: (task: number) => work(tasks[task]!).places.cells.length };
}

const answer = (told: ToLabThread): FromLabThread => {
  if (told.kind === 'board') {
    bench = benchBoard(told.size);
    table = labTable(bench.board, bench.meshes);
    return { kind: 'ready' };
  }
  if (told.kind === 'first-picture') {
    if (told.warmed) warmUp(table!);
    return { kind: 'first-picture', ...timeFirstPicture(table!, told.map) };
  }
  open = open?.map === told.map ? open : openMap(told.map);
  return { kind: 'task', places: open.work(told.task) };
};

parentPort!.on('message', (told: ToLabThread) => parentPort!.postMessage(answer(told)));
