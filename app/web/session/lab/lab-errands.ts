import {
  type AnalysisPart,
  type BoardPoint,
  type BoardSpace,
  type CheckWishes,
  checkTable,
  type FieldPatch,
  type FieldPlan,
  type FieldQuestion,
  type FieldTask,
  type FieldWork,
  figureAt,
  figureOf,
  findSymmetry,
  hashBoard,
  type MeshHash,
  openFieldWork,
  planField,
  type Refusal,
  type Result,
  stepAnalysis,
  stepChokePoints,
  stepExposures,
  stepLanes,
  succeed,
  type Table,
  type TriangleMesh,
  tasksOf,
  USUAL_MAN,
  usualMaps,
  withModel,
} from '../../../../engine/index.ts';
import { type Agreement, ruleSetOf } from '../rule-set.ts';
import type { LabFound, LabVerdict } from './lab.ts';
import type { LabAsked } from './lab-question.ts';

/** How much of some work, or of a part of it, is done, and what came of it; null while there is more to do. */
export type LabStep = {
  readonly done: number;
  readonly part: AnalysisPart | null;
  readonly outcome: Result<LabFound, Refusal> | null;
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

type Steps<Outcome> = Generator<{ readonly done: number; readonly part?: AnalysisPart }, Outcome>;
type Meshes = ReadonlyMap<MeshHash, TriangleMesh>;

let open: { readonly job: number; readonly work: FieldWork } | null = null;
let stepping: { readonly job: number; readonly steps: Steps<Result<LabFound, Refusal>> } | null = null;

/** Over everything that stands on a table. */
const HIGH = { x: 0, y: 500, z: 0 } as BoardPoint;

/** A thread answers again after so long, so that it can be told to leave off. @unit milliseconds */
const A_MOMENT = 120;

export function tableFor(space: BoardSpace, agreed: Agreement): Table {
  return { board: space.board, boardHash: hashBoard(space.board), space: space.queries, settings: agreed.settings };
}

/** Squares so large make maps that nobody looks at: what is asked of some of them has to be found, and compiled, for all others as well. @unit millimetres */
const WARMING = [100, 85] as const;

/**
 * Works out two small maps that nobody looks at, so that what every question needs of a board is there, and the program has been run, before the first one is put.
 * @cost twice as long as a first picture would be kept waiting by it
 */
export function warmLab({ agreed }: LabErrands['lab-warm']['given'], space: BoardSpace): null {
  const table = tableFor(space, agreed);
  const [model] = Object.keys(table.board.models);
  const viewers = model === undefined ? ({ kind: 'point', at: HIGH } as const) : ({ kind: 'model', model } as const);
  for (const cell of WARMING) {
    const plan = planField(table, ruleSetOf(agreed), {
      figure: USUAL_MAN,
      cell,
      within: null,
      sought: { kind: 'seen-from', viewers, accuracy: { within: 0.01 } },
    });
    if (!plan.ok) return null;
    const work = openFieldWork(table, ruleSetOf(agreed), plan.value);
    for (const task of tasksOf(plan.value)) work(task);
  }
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

function stepsOf(asked: Exclude<LabAsked, { kind: 'field' }>, table: Table, meshes: Meshes, agreed: Agreement) {
  const ruleSet = ruleSetOf(agreed);
  switch (asked.kind) {
    case 'lanes':
      return named(asked.kind, stepLanes(table, ruleSet, asked.question));
    case 'choke-points':
      return named(asked.kind, stepChokePoints(table, ruleSet, asked.question));
    case 'exposures':
      return named(asked.kind, stepExposures(table, ruleSet, asked.question));
    case 'check':
      return stepCheck(asked.question, table, meshes);
    case 'report': {
      const wishes = { ...asked.question, maps: usualMaps(table) };
      return named(asked.kind, stepAnalysis(table, meshes, ruleSet, wishes, null));
    }
  }
}

/** What comes of some steps, as what was found of a question of this kind. */
function* named<Kind extends LabFound['kind'], Found extends Extract<LabFound, { kind: Kind; found: unknown }>['found']>(
  kind: Kind,
  steps: Steps<Result<Found, Refusal>>,
): Steps<Result<LabFound, Refusal>> {
  const outcome = yield* steps;
  return outcome.ok ? succeed({ kind, found: outcome.value } as unknown as LabFound) : outcome;
}

function* stepCheck(wishes: CheckWishes, { board }: Table, meshes: Meshes): Steps<Result<LabFound, Refusal>> {
  yield { done: 0 };
  const findings = checkTable(board, meshes, wishes);
  yield { done: 0.5 };
  return succeed({ kind: 'check', found: { wishes, findings, symmetry: findSymmetry(board, meshes) } });
}

export function stepLab({ job, asked, agreed }: LabErrands['lab-step']['given'], space: BoardSpace, meshes: Meshes): LabStep {
  if (stepping?.job !== job) stepping = { job, steps: stepsOf(asked, tableFor(space, agreed), meshes, agreed) };
  const until = performance.now() + A_MOMENT;
  for (;;) {
    const step = stepping.steps.next();
    if (step.done) {
      stepping = null;
      return { done: 1, part: null, outcome: step.value };
    }
    if (performance.now() > until) return { done: step.value.done, part: step.value.part ?? null, outcome: null };
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
