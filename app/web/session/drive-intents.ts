import {
  type BoardPoint,
  type DriveStep,
  facingTowards,
  type ModelId,
  withModelMoved,
  withoutModel,
} from '../../../engine/index.ts';
import { askAgain } from './asking.ts';
import { commit, toldMove } from './board-intents.ts';
import {
  type DrawnDrive,
  type DriveRuling,
  headlineOfDrive,
  isDriven,
  mayBeDriven,
  poseAfter,
  pushedPoses,
  withPart,
} from './drawn-drive.ts';
import { driverStateOf, withDriver } from './driver-state.ts';
import { run } from './errands.ts';
import { agreementOf } from './rule-set.ts';
import { read, useSession, write } from './session.ts';

/** Changes what is known of the drive that is planned. */
export function writeDrive(change: Partial<DrawnDrive>): void {
  const { drive } = read();
  if (drive) write({ drive: { ...drive, ...change } });
}

// ---------------------------------------------------------------------------------------------------------------- the answer

let asking = false;

/** Asks whether the planned way may be driven and what it meets: one question at a time, and only ever the last that was asked. */
function askDrive(): void {
  const { drive, document } = read();
  if (!drive) return;
  if (drive.way.length === 0) {
    writeDrive({ ruling: null, asking: false, broke: null });
    return;
  }
  if (!drive.asking) writeDrive({ asking: true, broke: null });
  if (asking) return;
  asking = true;
  const { model, gear, way, state } = drive;
  const question = { kind: 'drive', model, gear, way, state } as const;
  const take = (change: Partial<DrawnDrive>) => {
    asking = false;
    const now = read().drive;
    if (!now) return;
    const isLast = now.model === model && now.gear === gear && now.way === way && now.state === state;
    if (now.model === model && now.way.length > 0) writeDrive(change);
    if (!isLast || read().document.board !== document.board) {
      askDrive();
      return;
    }
    writeDrive({ asking: false });
    const ruling = read().drive?.ruling;
    if (ruling) holdAtEnd(ruling);
  };
  run(
    'drive',
    { question, agreed: agreementOf(document) },
    document,
    (result) => take({ ruling: { question, result } }),
    (broke) => take({ ruling: null, broke }),
  );
}

/** The held vehicle stands where the rules say that it ends, and those whom it pushes aside beside it. */
function holdAtEnd(ruling: DriveRuling): void {
  const { drive, ghost, document } = read();
  if (!drive || ghost?.model !== drive.model || !ruling.result.ok) return;
  const headline = headlineOfDrive(ruling);
  write({
    ghost: {
      ...ghost,
      pose: ruling.result.value.answer.end,
      others: pushedPoses(document.board, drive),
      standable: headline === 'allowed' || headline === 'too-close',
    },
  });
  askAgain();
}

// ---------------------------------------------------------------------------------------------------------------- the plan

function begin(model: ModelId): void {
  const { document, drive } = read();
  const from = document.board.models[model]?.pose;
  if (!from) return;
  const state = driverStateOf(document, model);
  const kept = drive?.model === model ? drive.gear : 1;
  const gear = Math.min(kept, state.distances.length);
  const nothing = { way: [], settled: 0, ruling: null, asking: false, broke: null, pushes: {}, lit: null };
  write({ drive: { model, from, gear, state, ...nothing }, ghost: null, start: false, hint: null });
}

/** Keeps the planned drive in step with the tool, the selection and the table. */
function follow(): void {
  const { tool, selected, document, drive } = read();
  const { board } = document;
  const id = tool === 'move' && selected?.kind === 'model' ? selected.id : null;
  const model = id !== null && isDriven(board, agreementOf(document), id) ? board.models[id] : undefined;
  if (!model) {
    if (!drive) return;
    write(read().ghost?.model === drive.model ? { drive: null, ghost: null } : { drive: null });
    askAgain();
  } else if (drive?.model !== model.id || drive.from !== model.pose) {
    begin(model.id);
    askAgain();
  } else {
    const state = driverStateOf(document, model.id);
    plan({ state, gear: Math.min(drive.gear, state.distances.length) });
  }
}

export const keepDrive = (): (() => void) =>
  useSession.subscribe(
    ({ tool, selected, document: { board, agreed, drivers } }) => [
      tool,
      selected?.kind === 'model' ? selected.id : null,
      board,
      agreed,
      drivers,
    ],
    follow,
    { equalityFn: (a, b) => a.every((one, i) => one === b[i]) },
  );

/** Plans the drive anew, the vehicle held where it would come to, and asks what the rules say. */
function plan(change: Partial<DrawnDrive>, { byHand = false }: { readonly byHand?: boolean } = {}): void {
  const { drive, ghost } = read();
  if (!drive) return;
  const planned = { ...drive, ...change };
  const held = ghost?.model === drive.model ? ghost : null;
  const { at, facing } = poseAfter(planned.from, planned.way);
  const pose = { at: { ...at, y: held?.pose.at.y ?? at.y }, facing };
  const standable = held?.standable ?? true;
  write({
    drive: planned,
    ghost: planned.way.length === 0 ? null : { model: drive.model, pose, against: [], standable, byHand },
    told: null,
  });
  askDrive();
  askAgain();
}

/** A direction that differs by less is straight ahead. @unit radians */
const STRAIGHT = (2.5 * Math.PI) / 180;
/** Nearer than this no direction is meant. @unit millimetres */
const NEAR = 8;

/** Leads the vehicle to a place: it turns there with its front, in reverse with its rear, and drives straight on. */
export function leadDrive({ x, z }: BoardPoint, { byHand = false }: { readonly byHand?: boolean } = {}): void {
  const { drive } = read();
  if (!drive) return;
  const settled = drive.way.slice(0, drive.settled);
  const { at, facing } = poseAfter(drive.from, settled);
  const far = Math.hypot(x - at.x, z - at.z);
  const backwards = drive.gear < 0;
  const round = 2 * Math.PI;
  const aside = facingTowards(at, { x, y: at.y, z }, facing) + (backwards ? Math.PI : 0) - facing;
  const by = aside - round * Math.round(aside / round);
  const turns = far >= NEAR && Math.abs(by) > STRAIGHT;
  const parts: DriveStep[] = [];
  if (turns) parts.push({ kind: 'turn', by });
  const along = turns ? far : far * Math.cos(by);
  if (drive.gear !== 0 && along > 0) parts.push({ kind: 'run', length: backwards ? -along : along });
  plan({ way: parts.reduce<readonly DriveStep[]>(withPart, settled), pushes: {} }, { byHand });
}

/** Drives straight on by so much, backwards below 0. @unit millimetres */
export const driveOn = (length: number) => addPart({ kind: 'run', length });
/** Turns on the spot, to the left above 0. @unit radians */
export const turnDrive = (by: number) => addPart({ kind: 'turn', by });

function addPart(step: DriveStep): void {
  const { drive } = read();
  if (!drive) return;
  const way = withPart(drive.way, step);
  plan({ way, settled: way.length, pushes: {} });
}

/** Writes another length or angle into one part. */
export function changePart(part: number, much: number): void {
  const { drive } = read();
  if (!drive) return;
  const changed = (step: DriveStep): DriveStep => (step.kind === 'run' ? { ...step, length: much } : { ...step, by: much });
  plan({ way: drive.way.map((step, i) => (i === part ? changed(step) : step)), settled: drive.way.length, pushes: {} });
}

/** Takes the last part back. */
export function takeBackPart(): void {
  const { drive } = read();
  if (!drive || drive.way.length === 0) return;
  const way = drive.way.slice(0, -1);
  plan({ way, settled: way.length, pushes: {} });
}

/** What is planned stays, and the next lead goes on from its end. */
export function settleDrive(): void {
  const { drive } = read();
  if (drive) writeDrive({ settled: drive.way.length });
}

/** Lets go of the held vehicle: it waits at the end of its way. */
export function letVehicleWait(): void {
  const { ghost } = read();
  if (ghost?.byHand) write({ ghost: { ...ghost, byHand: false } });
}

/** The vehicle goes back to where it stands, and the plan is forgotten. */
export function forgetDrive(): void {
  plan({ way: [], settled: 0, pushes: {}, lit: null });
}

export const chooseGear = (gear: number) => plan({ gear });
export const lightTouch = (lit: DrawnDrive['lit']) => writeDrive({ lit });

/** Chooses by which way somebody is moved out. */
export function choosePush(model: ModelId, way: number): void {
  const { drive } = read();
  if (!drive) return;
  writeDrive({ pushes: { ...drive.pushes, [model]: way } });
  if (drive.ruling) holdAtEnd(drive.ruling);
}

// ------------------------------------------------------------------------------------------------------------- and it drives

/** Sets the vehicle where its drive ends and those beside it whom it pushes aside, or takes it off the table: one step that can be taken back. */
export function driveHere(): void {
  const { drive, document } = read();
  if (!drive?.ruling?.result.ok || !mayBeDriven(drive)) return;
  const { model, gear } = drive;
  const { end, leavesTable } = drive.ruling.result.value.answer;
  const driven = withDriver(document, model, { lastGear: gear });
  if (leavesTable) {
    const name = document.board.models[model]?.name ?? model;
    commit({ ...driven, board: withoutModel(document.board, model) }, { code: 'told.drove-off', fill: { name } });
    return;
  }
  const aside = Object.entries(pushedPoses(document.board, drive));
  const board = aside.reduce((moved, [id, pose]) => withModelMoved(moved, id, pose), withModelMoved(document.board, model, end));
  commit({ ...driven, board }, toldMove(model, end.at));
}
