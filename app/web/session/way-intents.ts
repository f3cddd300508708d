import {
  type Model,
  type ModelId,
  type PlainData,
  UNBURDENED,
  type Waypoint,
  withModel,
  withModelMoved,
} from '../../../engine/index.ts';
import { askAgain } from './asking.ts';
import { askPrice, leaveCheapest, leaveReach, seekCheapest, seekReach, writeWay } from './asking-way.ts';
import { besideModel } from './beside-model.ts';
import { commit, toldMove } from './board-intents.ts';
import { isDriven } from './drawn-drive.ts';
import { endsOfUnit, othersInFormation, unitOf } from './drawn-unit.ts';
import { costsOfPlaces, type DrawnWay, endOfWay, isAnswered, mayBeGone, type OrderedWay, placesOf } from './drawn-way.ts';
import { NO_NO_STOPS } from './find-no-stops.ts';
import { aboutWhere, waypointAt } from './ladder-lines.ts';
import { ordersOf, stateOf, withMover } from './mover-state.ts';
import { onTheTable } from './on-the-table.ts';
import { giveOrder } from './play/game-intents.ts';
import { isOpen } from './play/shown-game.ts';
import { agreementOf } from './rule-set.ts';
import { read, type Session, type TableDocument, useSession, write } from './session.ts';

/** The order of a way, or the usual one where the rules of the table know no such order. */
const orderBy = (document: TableDocument, { order }: DrawnWay): DrawnWay['order'] =>
  ordersOf(agreementOf(document)).includes(order) ? order : 'move';

/** In a game a way is drawn for the order in hand, once it is known what that rests on. */
function orderInHand({ play, tool }: Session): OrderedWay | null {
  const { chosen } = play ?? {};
  if (tool !== 'play' || !chosen?.weighed || !isOpen(chosen.offer)) return null;
  const reach = chosen.weighed.questions.filter((question) => question.kind === 'reach');
  return { by: chosen.offer.by, order: chosen.offer.order, reach };
}

/** Draws the way anew from where the model stands. */
function begin(model: ModelId, ordered: OrderedWay | null): void {
  leaveCheapest();
  const from = read().document.board.models[model]?.pose;
  if (!from) return;
  const { document, way } = read();
  const [first] = ordered?.reach ?? [];
  const kept = ordered
    ? { whole: false, order: first?.order ?? 'move', target: first?.target ?? null, state: first?.state ?? UNBURDENED }
    : {
        whole: (way?.whole ?? false) && unitOf(document.board, model).length > 1,
        order: way ? orderBy(document, way) : ('move' as const),
        target: way?.target ?? null,
        state: stateOf(document, model),
      };
  const nothing = {
    bends: [],
    to: null,
    ruling: null,
    unitRuling: null,
    asking: false,
    broke: null,
    reach: null,
    nearReach: null,
    noStops: NO_NO_STOPS,
    seeking: false,
    cheapest: null,
    sightings: null,
    litLegs: null,
  };
  write({ way: { model, from, ordered, ...kept, ...nothing }, ghost: null, start: false, hint: null });
  seekReach();
  if (ordered && kept.target !== null) leadToEnemy(kept.target);
}

/** Who is moved now: whom the order in hand is about, or who is selected while the tool for it is. */
function moverNow(session: Session, ordered: OrderedWay | null): Model | undefined {
  const { tool, selected, document, play } = session;
  const { models } = document.board;
  if (play) return ordered ? models[String(ordered.order.model)] : undefined;
  const id = tool === 'move' && selected?.kind === 'model' ? selected.id : null;
  return id === null || isDriven(document.board, agreementOf(document), id) ? undefined : models[id];
}

/** Keeps the drawn way in step with the tool, the selection and the board. */
function follow(): void {
  const { document, way } = read();
  const ordered = orderInHand(read());
  const model = moverNow(read(), ordered);
  if (!model) {
    if (!way) return;
    leaveReach();
    leaveCheapest();
    write({ way: null, ghost: null });
    askAgain();
  } else if (way?.model !== model.id || way.from !== model.pose || way.ordered?.order !== ordered?.order) {
    begin(model.id, ordered);
    askAgain();
  } else if (!ordered) {
    // Something else on the table has changed: the same way is asked about again.
    writeWay({ state: stateOf(document, model.id), order: orderBy(document, way) });
    if (way.to) leadTo(way.to);
    seekReach();
  }
}

export const keepWay = (): (() => void) =>
  useSession.subscribe(
    ({ tool, selected, document: { board, agreed, movers }, play }) => [
      tool,
      selected?.kind === 'model' ? selected.id : null,
      board,
      agreed,
      movers,
      play?.chosen,
    ],
    follow,
    { equalityFn: (a, b) => a.every((one, i) => one === b[i]) },
  );

/** Leads the way to a place, the model held there, and asks what that costs. */
export function leadTo(place: Waypoint, { byHand = false }: { readonly byHand?: boolean } = {}): void {
  leaveCheapest();
  const { way, ghost, document } = read();
  const at = aboutWhere(document.board, place);
  if (!way || !at) return;
  const facing = ghost?.model === way.model ? ghost.pose.facing : way.from.facing;
  // A unit as a whole climbs no ladder: it is led over the ground there.
  const to: Waypoint = way.whole && place.kind === 'ladder' ? { kind: 'ground', at } : place;
  const led = { ...way, to };
  write({
    way: led,
    ghost: {
      model: way.model,
      pose: { at, facing },
      against: [],
      standable: ghost?.standable ?? true,
      ...(way.whole ? { others: othersInFormation(document.board, led) } : {}),
      byHand,
    },
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
  if (way?.to && !way.whole) writeWay({ bends: [...way.bends, way.to] });
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
  write({
    way: { ...way, bends: [], to: null, ruling: null, unitRuling: null, asking: false, broke: null, litLegs: null },
    ghost: null,
  });
  askPrice();
  askAgain();
}

export function chooseOrder(order: DrawnWay['order']): void {
  leaveCheapest();
  const before = read().way?.order;
  writeWay({ order });
  askPrice();
  if (before !== order && (before === 'charge' || order === 'charge')) seekReach();
}

/** Names whom the model charges, and leads the way there: straight up to the enemy's base. */
export function charge(target: ModelId): void {
  const { way, document } = read();
  const mover = way && document.board.models[way.model];
  const enemy = document.board.models[target];
  if (!way || !mover || !enemy || enemy.owner === mover.owner) return;
  writeWay({ order: 'charge', target, whole: false, bends: [] });
  leadToEnemy(target);
  seekReach();
}

/** Leads the way straight up to the base of somebody. */
function leadToEnemy(target: ModelId): void {
  const { way, document } = read();
  const mover = way && document.board.models[way.model];
  const enemy = document.board.models[target];
  if (mover && enemy) leadTo({ kind: 'ground', at: besideModel(mover, enemy) });
}

/** Leads the model alone, or its whole unit as it stands. */
export function leadWhole(whole: boolean): void {
  leaveCheapest();
  const { way } = read();
  if (!way || way.whole === whole) return;
  writeWay({ whole, bends: [], ...(whole ? { order: 'move' as const } : {}), ruling: null, unitRuling: null });
  if (way.to) leadTo(way.to);
  if (way.order === 'charge' && whole) seekReach();
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
  const at = { x, y: Math.max(0, wished + up), z };
  // who is lifted beside a ladder is put on it, as who is dragged there
  leadTo(up === 0 ? { kind: 'ground', at } : waypointAt(document.board, at));
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
  if (!way?.to || !mayBeGone(way)) return;
  if (way.ordered) {
    const { by, order } = way.ordered;
    const turned = ghost?.model === way.model && ghost.pose.facing !== way.from.facing ? { facing: ghost.pose.facing } : {};
    giveOrder(by, { ...order, ...turned, way: placesOf(way) as unknown as PlainData });
    return;
  }
  if (way.whole) {
    goWithUnit(way, document);
    return;
  }
  const at = way.ruling && endOfWay(way.ruling);
  if (!at) return;
  const { model, to } = way;
  const perch = to.kind === 'ladder' ? { piece: to.piece, ladder: to.ladder, height: to.height } : null;
  const moved = withModelMoved(document.board, model, { at, facing: ghost?.pose.facing ?? way.from.facing });
  const gone = { ...document, board: withModel(moved, { ...moved.models[model]!, perch }) };
  commit(withDiceSpent(gone, model), toldMove(model, at));
}

/** Sets every model of the unit down where it comes to, all in one step. */
function goWithUnit(way: DrawnWay, document: TableDocument): void {
  if (!way.unitRuling) return;
  const ends = Object.entries(endsOfUnit(document.board, way.unitRuling));
  const board = ends.reduce((moved, [id, pose]) => withModelMoved(moved, id, pose), document.board);
  commit(withDiceSpent({ ...document, board }, way.model), {
    code: 'told.unit-moved',
    fill: { model: way.model, count: ends.length },
  });
}

/** Dice are rolled for one move. */
const withDiceSpent = (document: TableDocument, model: ModelId): TableDocument =>
  stateOf(document, model).dice.length > 0 ? withMover(document, model, { dice: [] }) : document;
