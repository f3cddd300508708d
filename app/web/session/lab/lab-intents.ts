import {
  type BoardPoint,
  type Field,
  figureOf,
  gatherField,
  type Refusal,
  type Result,
  tasksOf,
} from '../../../../engine/index.ts';
import { agreementOf } from '../rule-set.ts';
import { read, useSession, write } from '../session.ts';
import { look } from '../view-intents.ts';
import { isFieldQuestion, type Lab, type LabFound, type LabMark, type LabWish, NOTHING_FOUND, sortsFor } from './lab.ts';
import type { LabStep } from './lab-errands.ts';
import { askedOf, figureAsked, type LabAsked } from './lab-question.ts';
import { askLab, labWidth, openLabThreads } from './lab-threads.ts';

const readyFor = (document: ReturnType<typeof read>['document']) => ({ ...document, agreed: agreementOf(document) });

const put = (change: Partial<Lab>) => write({ lab: { ...read().lab, ...change } });

/** The work that is under way, by its number; what comes of any other is no longer wanted. */
let job = 0;
let underWay = 0;

/** Another question: what was found of the last one goes. */
export function wishInLab(change: Partial<LabWish>): void {
  const { wish } = read().lab;
  const question = change.question ?? wish.question;
  const who = change.who === undefined ? wish.who : change.who;
  leaveOff();
  put({ ...NOTHING_FOUND, wish: { ...wish, ...change, who: who && sortsFor(question).includes(who.kind) ? who : null } });
}

/** Leaves off what is under way. What has been found so far stays. */
export function leaveOff(): void {
  underWay = 0;
  if (read().lab.working !== null) put({ working: null, part: null });
}

/** Has the question that is wished for worked out. */
export async function workOut(): Promise<void> {
  const asked = askedOf(read().lab.wish, read().document.board);
  if (!asked) return;
  const own = ++job;
  underWay = own;
  put({ ...NOTHING_FOUND, working: 0 });
  openLabThreads(readyFor(read().document));
  try {
    const found = asked.kind === 'field' ? await workOutField(own, asked.question) : await workOutSteps(own, asked);
    if (underWay !== own) return;
    if (!found.ok) put({ working: null, refused: found.problem });
    else put({ working: null, part: null, found: found.value });
  } catch (error) {
    if (underWay === own) put({ working: null, broke: error instanceof Error ? error.message : String(error) });
  }
}

type Outcome = Result<LabFound, Refusal>;

/** So long at least lies between two pictures, so that drawing them takes little of the time. @unit milliseconds */
const BETWEEN_PICTURES = 250;

async function workOutField(own: number, question: Extract<LabAsked, { kind: 'field' }>['question']): Promise<Outcome> {
  const { document } = read();
  const agreed = agreementOf(document);
  const planned = await askLab(0, 'lab-plan', { question, agreed }, document);
  if (!planned.ok) return planned;
  const plan = planned.value;
  const gathered = gatherField(plan);
  const tasks = tasksOf(plan);
  const all = tasks.reduce((sum, { cells }) => sum + cells.length, 0);
  let next = 0;
  let done = 0;
  let drawn = Number.NEGATIVE_INFINITY;
  let stride = 16;
  const tell = () => {
    const now = performance.now();
    put({ working: done / all });
    const coarser = tasks[next]?.stride ?? 1;
    if (now - drawn < BETWEEN_PICTURES && coarser === stride) return;
    stride = coarser;
    put({ found: { kind: 'field', field: gathered.field() } });
    drawn = performance.now();
  };
  const work = async (thread: number) => {
    await askLab(thread, 'lab-open', { job: own, plan, agreed }, document);
    while (underWay === own && next < tasks.length) {
      const task = tasks[next++]!;
      const patch = await askLab(thread, 'lab-task', { job: own, task }, document);
      if (!patch || underWay !== own) return;
      gathered.take(patch);
      done += task.cells.length;
      tell();
    }
  };
  await Promise.all(Array.from({ length: labWidth() }, (_, thread) => work(thread)));
  return { ok: true, value: { kind: 'field', field: gathered.field() } };
}

async function workOutSteps(own: number, asked: Exclude<LabAsked, { kind: 'field' }>): Promise<Outcome> {
  const { document } = read();
  const agreed = agreementOf(document);
  for (;;) {
    const step: LabStep = await askLab(0, 'lab-step', { job: own, asked, agreed }, document);
    if (underWay !== own) return { ok: true, value: { kind: 'lanes', found: null as never } };
    put({ working: step.done, part: step.part });
    if (step.outcome) return step.outcome;
  }
}

export const showStorey = (storey: number | null) => put({ storey, place: null, pinned: false, asked: null });

/** The field that lies on the table. */
export const fieldOfLab = ({ found }: Lab): Field | null => (found?.kind === 'field' ? found.field : null);

/** The place of the field that lies under a point of the board: of those that stand for no more squares than others the one that is nearest in height. */
export function placeUnder(field: Field, at: { readonly x: number; readonly y: number; readonly z: number }): number | null {
  const { cell, columns, rows, left, far } = field.grid;
  const column = Math.floor((at.x - left) / cell);
  const row = Math.floor((at.z - far) / cell);
  if (column < 0 || row < 0 || column >= columns || row >= rows) return null;
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  let narrowest = Number.POSITIVE_INFINITY;
  const { storey } = read().lab;
  for (let place = 0; place < field.places.cells.length; place++) {
    if (!covers(field, place, column, row)) continue;
    if (storey !== null && field.places.storeys[place] !== storey) continue;
    const off = Math.abs(field.places.at[3 * place + 1]! - at.y);
    const span = field.spans[place]!;
    if (span < narrowest || (span === narrowest && off < least)) [best, least, narrowest] = [place, off, span];
  }
  return best;
}

/** Whether a place stands for a square: its own, or, while the map is coarse, one of those around it. */
function covers({ grid: { columns }, places: { cells }, spans }: Field, place: number, column: number, row: number): boolean {
  const cell = cells[place]!;
  const stride = spans[place]!;
  const of = Math.floor((cell % columns) / stride) === Math.floor(column / stride);
  return of && Math.floor(Math.floor(cell / columns) / stride) === Math.floor(row / stride);
}

/** Points at the place under a point of the board; `pin` keeps it. */
export function pointInLab(at: { readonly x: number; readonly y: number; readonly z: number } | null, pin = false): void {
  const { lab } = read();
  const field = fieldOfLab(lab);
  if (!field || (lab.pinned && !pin)) return;
  const place = at && placeUnder(field, at);
  if (place === lab.place && !pin) return;
  put({ place, pinned: pin && place !== null, asked: lab.asked?.place === place ? lab.asked : null });
}

export const unpin = () => put({ pinned: false, place: null, asked: null });

/** Whose single verdict is that of a place; null where the question names more than one, or none that looks. */
export function otherOfVerdict({ wish }: Lab): string | null {
  const { question, who } = wish;
  const isLook = question === 'seen-from' || question === 'seen-of' || question === 'cover-from';
  return isLook && who?.kind === 'model' ? who.id : null;
}

/** Asks the rules about the figure at the place that is pointed at. */
export async function askAtPlace(): Promise<void> {
  const { lab, document } = read();
  const field = fieldOfLab(lab);
  const asked = askedOf(lab.wish, document.board);
  const other = otherOfVerdict(lab);
  if (!field || lab.place === null || asked?.kind !== 'field' || other === null) return;
  const { place } = lab;
  const at = { x: field.places.at[3 * place]!, y: field.places.at[3 * place + 1]!, z: field.places.at[3 * place + 2]! };
  put({ pinned: true });
  const verdict = await askLab(
    0,
    'lab-verdict',
    { question: asked.question, at, other, agreed: agreementOf(document) },
    document,
  );
  if (read().lab.place === place) put({ asked: { place, verdict } });
}

export const lightLane = (lane: number | null) => put({ lane });
/** Lights what was found at a place, and has the camera go there; null puts it out. */
export function lightMark(mark: LabMark | null): void {
  put({ mark });
  if (mark) look({ kind: 'place', at: mark.at });
}
export const lightRegion = (region: readonly number[] | null) => put({ region });

/** Whoever is clicked is named in the question, where one model can be. */
export function nameInLab(model: string): void {
  const { wish } = read().lab;
  if (isFieldQuestion(wish.question) && sortsFor(wish.question).includes('model'))
    wishInLab({ who: { kind: 'model', id: model } });
}

/** Somebody looks from a place of the table, at the height of the figure's eye over it, where the question is of one who looks. */
export function lookFrom(ground: BoardPoint): void {
  const { lab, document } = read();
  const figure = figureOf(document.board, figureAsked(lab.wish));
  if (!sortsFor(lab.wish.question).includes('point') || !figure.ok) return;
  const eye = figure.value.body.eyes[figure.value.stance][0]?.at.y ?? 0;
  wishInLab({ who: { kind: 'point', at: { ...ground, y: ground.y + eye } } });
}

/** Makes the threads ready when the lab is opened, and forgets what was found when the table changes. */
export function keepLab(): () => void {
  return useSession.subscribe((now, before) => {
    if (now.tool === 'lab' && (before.tool !== 'lab' || now.document !== before.document)) openLabThreads(readyFor(now.document));
    if (now.document !== before.document && (now.lab.found || now.lab.working !== null || now.lab.refused)) {
      leaveOff();
      put(NOTHING_FOUND);
    }
  });
}
