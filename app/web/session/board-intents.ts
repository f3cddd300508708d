import {
  type Board,
  type Declarations,
  type Fill,
  type ModelId,
  type OpeningId,
  type OpeningState,
  type PieceId,
  type Pose,
  type Stance,
  withModel,
  withModelMoved,
  withModelTurned,
  withOpeningState,
  withoutModel,
  withoutPiece,
  withoutZone,
} from '../../../engine/index.ts';
import { askAgain } from './asking.ts';
import { footingAt, readyPhysics } from './derived-space.ts';
import { onTheTable } from './on-the-table.ts';
import { read, type Selected, type TableDocument, write } from './session.ts';

/** Steps that can be taken back. */
const HISTORY = 200;

const PARTS = ['board', 'meshes', 'agreed', 'movers', 'drivers'] as const satisfies readonly (keyof TableDocument)[];

/** Puts a new document on the table as one step that can be taken back, and asks the open question again. */
export function commit(document: TableDocument, told?: { readonly code: string; readonly fill: Fill }): void {
  const { document: before, past, play } = read();
  if (play) {
    // the table of a game changes by orders alone: what was tried on it springs back
    write({ ghost: null, told: { code: 'told.in-play', fill: {} } });
    askAgain();
    return;
  }
  if (PARTS.every((part) => before[part] === document[part])) return;
  write({ document, past: [...past, before].slice(-HISTORY), future: [], ghost: null, told: told ?? null });
  forgetWhatIsGone();
  askAgain();
}

const commitBoard = (board: Board, told?: Parameters<typeof commit>[1]) => commit({ ...read().document, board }, told);

function step(from: 'past' | 'future', to: 'past' | 'future', code: string): void {
  const session = read();
  const next = session[from].at(-1);
  if (!next) return;
  write({
    document: next,
    [from]: session[from].slice(0, -1),
    [to]: [...session[to], session.document],
    ghost: null,
    told: { code, fill: {} },
  });
  forgetWhatIsGone();
  askAgain();
}

export const undo = () => step('past', 'future', 'told.undone');
export const redo = () => step('future', 'past', 'told.redone');

/** Everything of one kind that is on a board. */
function thingsOf({ models, pieces, zones }: Board, kind: Selected['kind']): Readonly<Record<string, { readonly name: string }>> {
  return { model: models, piece: pieces, zone: zones }[kind];
}

/** Selections and questions about things that are no longer on the board. */
export function forgetWhatIsGone(): void {
  const { document, selected, looker, target } = read();
  const { models } = document.board;
  const isThere = (thing: Selected | null) => thing !== null && thing.id in thingsOf(document.board, thing.kind);
  write({
    selected: isThere(selected) ? selected : null,
    looker: looker !== null && looker in models ? looker : null,
    target: target !== null && target in models ? target : null,
    pointedAt: null,
    lit: null,
  });
}

export function select(selected: Selected | null): void {
  write({ selected });
}

export function pointAt(pointedAt: Selected | null): void {
  const now = read().pointedAt;
  if (now?.id !== pointedAt?.id || now?.kind !== pointedAt?.kind) write({ pointedAt });
}

// ---------------------------------------------------------------------------------------------------------------- dragging

/** Holds a model over a place of the table and answers the open question as if it stood there. */
export function holdModel(
  id: ModelId,
  at: Pose['at'],
  { facing, byHand = true }: { readonly facing?: number; readonly byHand?: boolean } = {},
): void {
  const model = read().document.board.models[id];
  if (!model) return;
  void readyPhysics();
  const footing = footingAt(id, at);
  write({
    ghost: {
      model: id,
      pose: { at: footing ? { ...at, y: footing.height } : at, facing: facing ?? read().ghost?.pose.facing ?? model.pose.facing },
      against: footing?.overlaps ?? [],
      standable: footing?.standable ?? true,
      byHand,
    },
  });
  askAgain();
}

/** Puts the held model down where it is, once it is known on what it comes to stand there. */
export async function putDown(): Promise<void> {
  const { ghost } = read();
  if (!ghost) return;
  await readyPhysics();
  if (read().ghost !== ghost) return; // taken up again meanwhile
  const { document } = read();
  const { model, pose } = ghost;
  const at = { ...pose.at, y: footingAt(model, pose.at)?.height ?? pose.at.y };
  commit({ ...document, board: withModelMoved(document.board, model, { ...pose, at }) }, toldMove(model, at));
}

/** Where a model has come to stand, from the middle of the table. */
export function toldMove(model: ModelId, { x, y, z }: Pose['at']) {
  const code = `told.moved-${x < 0 ? 'left' : 'right'}-${z < 0 ? 'behind' : 'front'}`;
  return { code, fill: { model, x: Math.abs(x), z: Math.abs(z), height: y } };
}

/** Puts the held model back where it was. */
export function putBack(): void {
  if (!read().ghost) return;
  write({ ghost: null });
  askAgain();
}

/** Moves the selected model by this much over the table. */
export function nudge(dx: number, dz: number): Promise<void> {
  const { selected } = read();
  return selected?.kind === 'model' ? moveModel(selected.id, ({ x, z }) => ({ x: x + dx, z: z + dz })) : Promise.resolve();
}

/** Moves a model over the table, onto whatever is under it there. */
export async function moveModel(
  id: ModelId,
  to: (from: Pose['at']) => { readonly x: number; readonly z: number },
): Promise<void> {
  await readyPhysics();
  const model = read().document.board.models[id];
  if (!model) return;
  const { at: from, facing } = model.pose;
  const at = { ...onTheTable(read().document.board, id, to(from)), y: from.y };
  const footing = footingAt(id, at);
  const pose = { at: footing ? { ...at, y: footing.height } : at, facing };
  commit({ ...read().document, board: withModelMoved(read().document.board, model.id, pose) }, toldMove(model.id, pose.at));
}

export function turn(id: ModelId, facing: number): void {
  const { document } = read();
  const round = 2 * Math.PI;
  const turned = facing - round * Math.round(facing / round);
  commit(
    { ...document, board: withModelTurned(document.board, id, turned) },
    { code: 'told.turned', fill: { model: id, facing: turned } },
  );
}

/** Turns the selected model on the spot. */
export function turnSelected(by: number): void {
  const { selected, document, ghost } = read();
  const model = selected?.kind === 'model' ? document.board.models[selected.id] : undefined;
  if (ghost) holdModel(ghost.model, ghost.pose.at, { facing: ghost.pose.facing + by, byHand: ghost.byHand });
  else if (model) turn(model.id, model.pose.facing + by);
}

// ---------------------------------------------------------------------------------------------------------- models, pieces

function changeModel(id: ModelId, change: { name?: string; stance?: Stance; declared?: Declarations }): void {
  const { board } = read().document;
  const model = board.models[id];
  if (model) commitBoard(withModel(board, { ...model, ...change }));
}

export const renameModel = (id: ModelId, name: string) => changeModel(id, { name });
export const setStance = (id: ModelId, stance: Stance) => changeModel(id, { stance });
export const declare = (id: ModelId, declared: Declarations) => changeModel(id, { declared });

export function setOpening(piece: PieceId, opening: OpeningId, state: OpeningState): void {
  commitBoard(withOpeningState(read().document.board, piece, opening, state));
}

export function removeSelected(): void {
  const { selected, document } = read();
  if (!selected) return;
  const { board } = document;
  const { kind, id } = selected;
  const name = thingsOf(board, kind)[id]?.name || id;
  commitBoard(withoutThing(board, selected), { code: 'told.removed', fill: { name } });
}

function withoutThing(board: Board, { kind, id }: Selected): Board {
  if (kind === 'model') return withoutModel(board, id);
  return kind === 'piece' ? withoutPiece(board, id) : withoutZone(board, id);
}
