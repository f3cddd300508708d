import {
  type BoardPoint,
  type BoardSpace,
  type ExposuresFinding,
  type FieldPatch,
  type FieldPlan,
  type FieldQuestion,
  type FieldTask,
  type FieldWork,
  figureAt,
  figureOf,
  hashBoard,
  type LanesFinding,
  openFieldWork,
  planField,
  type Refusal,
  type Result,
  stepExposures,
  stepLanes,
  succeed,
  type Table,
  tasksOf,
  USUAL_MAN,
  withModel,
} from '../../../../engine/index.ts';
import { type Agreement, ruleSetOf } from '../rule-set.ts';
import type { LabVerdict } from './lab.ts';
import type { LabAsked } from './lab-question.ts';

/** How much of some work is done, and what came of it; null while there is more to do. */
export type LabStep = {
  readonly done: number;
  readonly outcome: Result<LanesFinding | ExposuresFinding, Refusal> | null;
};

/** What a thread of the lab does: each keeps what it has made ready for the work that it was given last. */
export interface LabErrands {
  /** Makes a thread that has just been started ready for whatever will be asked. */
  readonly 'lab-warm': { readonly given: { readonly agreed: Agreement }; readonly result: null };
  readonly 'lab-plan': {
    readonly given: { readonly question: FieldQuestion; readonly agreed: Agreement };
    readonly result: Result<FieldPlan, Refusal>;
  };
  /** Makes ready for the tasks of a plan. */
  readonly 'lab-open': {
    readonly given: { readonly job: number; readonly plan: FieldPlan; readonly agreed: Agreement };
    readonly result: null;
  };
  /** Null where the thread has been given other work since. */
  readonly 'lab-task': { readonly given: { readonly job: number; readonly task: FieldTask }; readonly result: FieldPatch | null };
  /** Goes on for a moment with a question that is no field; the first time begins it. */
  readonly 'lab-step': {
    readonly given: { readonly job: number; readonly asked: Exclude<LabAsked, { kind: 'field' }>; readonly agreed: Agreement };
    readonly result: LabStep;
  };
  /** The verdict on the figure of a question at a place, from one who looks or of one who is looked at. */
  readonly 'lab-verdict': {
    readonly given: {
      readonly question: FieldQuestion;
      readonly at: { readonly x: number; readonly y: number; readonly z: number };
      readonly other: string;
      readonly agreed: Agreement;
    };
    readonly result: LabVerdict;
  };
}

type Steps = Generator<{ readonly done: number }, Result<LanesFinding | ExposuresFinding, Refusal>>;

let open: { readonly job: number; readonly work: FieldWork } | null = null;
let stepping: { readonly job: number; readonly steps: Steps } | null = null;

/** Over everything that stands on a table. */
const HIGH = { x: 0, y: 500, z: 0 } as BoardPoint;

/** A thread answers again after so long, so that it can be told to leave off. @unit milliseconds */
const A_MOMENT = 120;

export function tableFor(space: BoardSpace, agreed: Agreement): Table {
  return { board: space.board, boardHash: hashBoard(space.board), space: space.queries, settings: agreed.settings };
}

/** Squares so large make a map of nobody: what is asked of some of them has to be found, and compiled, for all others as well. @unit millimetres */
const WARMING = 100;

/**
 * Works out a small map that nobody looks at, so that what every question needs of a board is there, and the program has been run, before the first one is put.
 * @cost as long as a first picture would be kept waiting by it
 */
export function warmLab({ agreed }: LabErrands['lab-warm']['given'], space: BoardSpace): null {
  const table = tableFor(space, agreed);
  const [model] = Object.keys(table.board.models);
  const viewers = model === undefined ? ({ kind: 'point', at: HIGH } as const) : ({ kind: 'model', model } as const);
  const plan = planField(table, ruleSetOf(agreed), {
    figure: USUAL_MAN,
    cell: WARMING,
    within: null,
    sought: { kind: 'seen-from', viewers, accuracy: { within: 0.01 } },
  });
  if (!plan.ok) return null;
  const work = openFieldWork(table, ruleSetOf(agreed), plan.value);
  for (const task of tasksOf(plan.value)) work(task);
  return null;
}

export const planLab = (
  { question, agreed }: LabErrands['lab-plan']['given'],
  space: BoardSpace,
): LabErrands['lab-plan']['result'] => planField(tableFor(space, agreed), ruleSetOf(agreed), question);

export function openLab({ job, plan, agreed }: LabErrands['lab-open']['given'], space: BoardSpace): null {
  open = { job, work: openFieldWork(tableFor(space, agreed), ruleSetOf(agreed), plan) };
  return null;
}

export const workInLab = ({ job, task }: LabErrands['lab-task']['given']): FieldPatch | null =>
  open?.job === job ? open.work(task) : null;

export function stepLab({ job, asked, agreed }: LabErrands['lab-step']['given'], space: BoardSpace): LabStep {
  if (stepping?.job !== job) {
    const table = tableFor(space, agreed);
    const steps: Steps =
      asked.kind === 'lanes'
        ? stepLanes(table, ruleSetOf(agreed), asked.question)
        : stepExposures(table, ruleSetOf(agreed), asked.question);
    stepping = { job, steps };
  }
  const until = performance.now() + A_MOMENT;
  for (;;) {
    const step = stepping.steps.next();
    if (step.done) {
      stepping = null;
      return { done: 1, outcome: step.value };
    }
    if (performance.now() > until) return { done: step.value.done, outcome: null };
  }
}

export function askInLab({ question, at, other, agreed }: LabErrands['lab-verdict']['given'], space: BoardSpace): LabVerdict {
  const table = tableFor(space, agreed);
  const figure = figureOf(table.board, question.figure);
  if (!figure.ok) return figure;
  const board = withModel(table.board, figureAt(figure.value, at.x, at.y, at.z));
  const looks = question.sought.kind === 'seen-of';
  const [looker, target] = looks ? [figure.value.id, other] : [other, figure.value.id];
  const ruled = ruleSetOf(agreed).answer(
    { kind: 'sees', looker, target },
    { ...table, board, space: table.space.supposing(board) },
  );
  return ruled.ok ? succeed(ruled.value) : ruled;
}
