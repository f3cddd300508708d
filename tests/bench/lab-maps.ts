import type { Figures } from '../../engine/analysis/field-patch.ts';
import type { Seek } from '../../engine/analysis/field-plan.ts';
import { findSeenFrom } from '../../engine/analysis/seek/seen-from.ts';
import { findSeenOf } from '../../engine/analysis/seek/seen-of.ts';
import {
  type FieldPlan,
  type FieldQuestion,
  findField,
  openFieldWork,
  planField,
  skirmish,
  stepField,
  type Table,
  tasksOf,
  USUAL_MAN,
  withModel,
} from '../../engine/index.ts';
import type { BoardSize } from './boards.ts';

/** What the lab is asked for each place of a board: how much of a man in a trench is seen from there, or how much of a man who stands there that other sees. */
export const MAP_KINDS = ['seen-of', 'seen-from'] as const;
export type MapKind = (typeof MAP_KINDS)[number];

/** Squares of 10 mm on a table of 1200 by 1200: 14,400 of them. @unit millimetres */
const CELL = 10;
/** The bounds are no further apart than twice half a percent. */
const NEARLY = { within: 0.01 } as const;

/** Who is looked at, or looks: the first man of every board. */
export const manOf = ({ board }: Pick<Table, 'board'>): string => Object.keys(board.models)[0]!;

/** The map, ready to be worked out. @throws where it is refused */
export function planMap(table: Table, map: MapKind, cell = CELL): FieldPlan {
  const model = manOf(table);
  const sought: FieldQuestion['sought'] =
    map === 'seen-of'
      ? { kind: map, targets: { kind: 'model', model }, accuracy: NEARLY }
      : { kind: map, viewers: { kind: 'model', model }, accuracy: NEARLY };
  const plan = planField(table, skirmish, { figure: USUAL_MAN, cell, within: null, sought });
  if (!plan.ok) throw new Error(plan.problem.code);
  return plan.value;
}

/** The whole map, with where one can stand, as the page and the command line ask for it: the sum of its figures. */
export const sumOfMap = (table: Table, map: MapKind): number => sumOf(findField(table, skirmish, planMap(table, map)));

/** The figures of a map and nothing else, task by task, as the lab asks for them; where one can stand has been found before. */
export function sharesAlone(table: Table, map: MapKind): () => number {
  const plan = planMap(table, map);
  const { figure, seek } = plan;
  const board = withModel(table.board, figure);
  const there: Table = { ...table, board, space: table.space.supposing(board) };
  const work = openFieldWork(table, skirmish, plan);
  const places = tasksOf(plan).map((task) => work(task).places.at);
  return () => {
    let sum = 0;
    for (const at of places) {
      const found =
        seek.kind === 'seen-of' ? findSeenOf(there, figure, seek, at) : findSeenFrom(there, figure, seek as SeenFrom, at);
      sum += sumOf(found);
    }
    return sum;
  };
}

type SeenFrom = Extract<Seek, { kind: 'seen-from' }>;

const sumOf = ({ atLeast, atMost }: Figures): number =>
  atLeast.reduce((sum, least, place) => sum + (Number.isNaN(least) ? 0 : (least + atMost[place]!) / 2), 0);

/** How long somebody waits for a first picture, and for the whole map. */
export interface FirstPicture {
  readonly first: number;
  readonly whole: number;
}

/** Works out two small maps that nobody looks at, as each thread of the page does while the lab is opened. */
export function warmUp(table: Table): void {
  for (const cell of [100, 85]) findField(table, skirmish, planMap(table, 'seen-from', cell));
}

/** The first picture of a map, and all of it. @unit seconds of processor time */
export function timeFirstPicture(table: Table, map: MapKind): FirstPicture {
  const start = process.cpuUsage();
  const since = () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  };
  const plan = planMap(table, map);
  const tasks = tasksOf(plan);
  const coarse = tasks.filter(({ stride }) => stride === tasks[0]!.stride).length;
  const steps = stepField(table, skirmish, plan);
  let first = 0;
  for (let done = 1; ; done++) {
    const step = steps.next();
    if (step.done) return { first, whole: since() };
    if (done !== coarse) continue;
    step.value.picture();
    first = since();
  }
}

/** What a thread of the lab is told, one thing after another. */
export type ToLabThread =
  | { readonly kind: 'board'; readonly size: BoardSize }
  | { readonly kind: 'first-picture'; readonly map: MapKind; readonly warmed: boolean }
  | { readonly kind: 'task'; readonly map: MapKind; readonly task: number };

/** What it says to each. */
export type FromLabThread =
  | { readonly kind: 'ready' }
  | ({ readonly kind: 'first-picture' } & FirstPicture)
  | { readonly kind: 'task'; readonly places: number };
