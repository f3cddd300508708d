import { type ModelId, type Waypoint, withModel, withModelMoved } from '../../../engine/index.ts';
import { askAgain } from './asking.ts';
import { askPrice, leaveCheapest, leaveReach, seekCheapest, seekReach, writeWay } from './asking-way.ts';
import { commit, toldMove } from './board-intents.ts';
import { costsOfPlaces, type DrawnWay, endOfWay, isAnswered, mayBeGone } from './drawn-way.ts';
import { aboutWhere } from './ladder-lines.ts';
import { onTheTable } from './on-the-table.ts';
import { read, useSession, write } from './session.ts';

/** Draws the way anew from where the model stands. */
function begin(model: ModelId): void {
  leaveCheapest();
  const from = read().document.board.models[model]?.pose;
  if (!from) return;
  const order = read().way?.order ?? 'move';
  const nothing = {
    bends: [],
    to: null,
    ruling: null,
    asking: false,
    broke: null,
    reach: null,
    seeking: false,
    cheapest: null,
    litLegs: null,
  };
  write({ way: { model, from, order, ...nothing }, ghost: null, start: false, hint: null });
  seekReach();
}

/** Keeps the drawn way in step with the tool, the selection and the board. */
function follow(): void {
  const { tool, selected, document, way } = read();
  const model = tool === 'move' && selected?.kind === 'model' ? document.board.models[selected.id] : undefined;
  if (!model) {
    if (!way) return;
    leaveReach();
    leaveCheapest();
    write({ way: null, ghost: null });
    askAgain();
  } else if (way?.model !== model.id || way.from !== model.pose) {
    begin(model.id);
    askAgain();
  } else {
    // Something else on the board has changed: the same way is asked about again.
    if (way.to) leadTo(way.to);
    seekReach();
  }
}

export const keepWay = (): (() => void) =>
  useSession.subscribe(
    ({ tool, selected, document }) => [tool, selected?.kind === 'model' ? selected.id : null, document.board],
    follow,
    { equalityFn: (a, b) => a.every((one, i) => one === b[i]) },
  );

/** Leads the way to a place, the model held there, and asks what that costs. */
export function leadTo(to: Waypoint, { byHand = false }: { readonly byHand?: boolean } = {}): void {
  leaveCheapest();
  const { way, ghost, document } = read();
  const at = aboutWhere(document.board, to);
  if (!way || !at) return;
  const facing = ghost?.model === way.model ? ghost.pose.facing : way.from.facing;
  write({
    way: { ...way, to },
    ghost: { model: way.model, pose: { at, facing }, against: [], standable: ghost?.standable ?? true, byHand },
    told: null,
  });
  askPrice();
  askAgain();
}

/** Lets go of the held model: it waits at the end of its way. */
export function letWait(): void {
  const { ghost } = read();
  if (ghost?.byHand) write({ ghost: { ...ghost, byHand: false } });
}

/** The way goes on from where it leads to now. */
export function addBend(): void {
  const { way } = read();
  if (way?.to) writeWay({ bends: [...way.bends, way.to] });
}

/** The way ends at its last bend again. */
export function takeBackBend(): void {
  const { way } = read();
  const last = way?.bends.at(-1);
  if (!way || !last) return;
  writeWay({ bends: way.bends.slice(0, -1) });
  leadTo(last);
}

/** The model goes back to where it stands, and the way is forgotten. */
export function forgetWay(): void {
  leaveCheapest();
  const { way } = read();
  if (!way) return;
  write({ way: { ...way, bends: [], to: null, ruling: null, asking: false, broke: null, litLegs: null }, ghost: null });
  askPrice();
  askAgain();
}

export function chooseOrder(order: DrawnWay['order']): void {
  leaveCheapest();
  writeWay({ order });
  askPrice();
}

export const lightLegs = (litLegs: DrawnWay['litLegs']) => writeWay({ litLegs });

/** Moves the end of the way over the table, or up and down: on a ladder along it. @unit millimetres */
export function nudgeWay(dx: number, dz: number, up = 0): void {
  const { way, ghost, document } = read();
  if (!way) return;
  if (up !== 0 && way.to?.kind === 'ladder') {
    const ladder = document.board.pieces[way.to.piece]?.ladders[way.to.ladder];
    const most = ladder ? ladder.head.y - ladder.foot.y : way.to.height;
    leadTo({ ...way.to, height: Math.min(most, Math.max(0, way.to.height + up)) });
    return;
  }
  const held = ghost?.model === way.model ? ghost.pose.at : way.from.at;
  // The wish is kept: the surface nearest to it may be the same for several steps.
  const wished = way.to?.kind === 'ground' && up !== 0 ? way.to.at.y : held.y;
  const { x, z } = onTheTable(document.board, way.model, { x: held.x + dx, z: held.z + dz });
  leadTo({ kind: 'ground', at: { x, y: Math.max(0, wished + up), z } });
}

/** Turns the held model. @unit radians */
export function turnOnWay(by: number): void {
  const { ghost } = read();
  if (ghost) write({ ghost: { ...ghost, pose: { ...ghost.pose, facing: ghost.pose.facing + by } } });
}

/** Leads the way only as far as the rules let it come. */
export function leadToStop(): void {
  const { way } = read();
  if (!way?.ruling?.result.ok || !isAnswered(way)) return;
  const { stop, legs } = way.ruling.result.value.answer;
  if (!stop) return;
  const costs = costsOfPlaces(legs, way.bends);
  const isPassed = (_: Waypoint, i: number) => (costs[i] ?? Number.POSITIVE_INFINITY) < stop.cost;
  writeWay({ bends: way.bends.filter(isPassed) });
  leadTo(stop.at);
}

/** Leads the cheapest way to the same place, once it is found. */
export function leadCheapest(): void {
  seekCheapest((places) => {
    const to = places.at(-1);
    if (!to) return;
    writeWay({ bends: places.slice(0, -1) });
    leadTo(to);
  });
}

/** Sets the model down at the end of its way, where the rules allow it: one step that can be taken back. */
export function goTheWay(): void {
  const { way, ghost, document } = read();
  if (!way?.ruling || !way.to || !mayBeGone(way)) return;
  const at = endOfWay(way.ruling);
  if (!at) return;
  const { model, to } = way;
  const perch = to.kind === 'ladder' ? { piece: to.piece, ladder: to.ladder, height: to.height } : null;
  const moved = withModelMoved(document.board, model, { at, facing: ghost?.pose.facing ?? way.from.facing });
  commit({ ...document, board: withModel(moved, { ...moved.models[model]!, perch }) }, toldMove(model, at));
}
