import { withoutModel } from '../board/board-edit.ts';
import type { Fact } from '../game/fact.ts';
import type { JournalLine } from '../game/journal.ts';
import type { Order } from '../game/order.ts';
import type { GameSetup } from '../game/setup.ts';
import type { ModelId, SideId } from '../identity/ids.ts';
import { situationOf } from './carry-out.ts';
import { type Game, type PlayedWith, type Position, positionOf } from './game.ts';

/** A line of the journal as far as somebody may know it. Its hash is that of the whole line, so that it can be held against it once all is open. */
export interface SeenLine extends JournalLine {
  /** Something of it is kept back. */
  readonly withheld: boolean;
}

/** A game as far as one side may know it: nothing in it tells where somebody is who is hidden from that side. Plain data. */
export interface GameView<State = unknown> {
  readonly setup: GameSetup;
  readonly lines: readonly SeenLine[];
  readonly position: Position<State>;
}

/**
 * What may a side see of a game? It follows from the journal alone: what is hidden now is kept back in every line, and what has come to light is open in all of
 * them. Null sees as somebody who plays for nobody.
 */
export function viewOf<State>(game: Game<State>, viewer: SideId | null, withWhat: PlayedWith<State>): GameView<State> {
  const { setup } = game;
  const hidden = hiddenFrom(game, viewer, withWhat);
  return { setup, lines: game.lines.map((line) => seenLine(line, hidden)), position: positionSeenBy(game, viewer, withWhat) };
}

/** How a game stands now, as far as one side may know it: on its board is nobody who is hidden from that side. */
export function positionSeenBy<State>(game: Game<State>, viewer: SideId | null, withWhat: PlayedWith<State>): Position<State> {
  const position = positionOf(game);
  const hidden = hiddenFrom(game, viewer, withWhat);
  return hidden.size === 0 ? position : { ...position, board: [...hidden].reduce(withoutModel, position.board) };
}

function hiddenFrom<State>(game: Game<State>, viewer: SideId | null, withWhat: PlayedWith<State>): ReadonlySet<ModelId> {
  return new Set(withWhat.playing.conceals(viewer, situationOf(positionOf(game), game.setup.seats, withWhat)));
}

function seenLine(line: JournalLine, hidden: ReadonlySet<ModelId>): SeenLine {
  const order = seenOrder(line.command.order, hidden);
  const facts = line.facts.filter((fact) => !tellsWhere(fact, hidden));
  const withheld = order !== line.command.order || facts.length < line.facts.length;
  return withheld ? { ...line, command: { ...line.command, order }, facts, withheld } : { ...line, withheld };
}

/** Of an order about somebody hidden is known that it was given, and about whom. */
function seenOrder(order: Order, hidden: ReadonlySet<ModelId>): Order {
  const { kind, model, ...rest } = order;
  const isOpen = typeof model !== 'string' || !hidden.has(model) || Object.keys(rest).length === 0;
  return isOpen ? order : { kind, model };
}

const tellsWhere = (fact: Fact, hidden: ReadonlySet<ModelId>): boolean =>
  fact.kind === 'model-stands' && hidden.has((fact as Extract<Fact, { kind: 'model-stands' }>).model.id);
