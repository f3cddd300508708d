import type { Board } from '../board/board.ts';
import type { PlainData } from '../document/plain-data.ts';
import type { BookFact, Fact } from '../game/fact.ts';
import type { Order } from '../game/order.ts';
import type { GameRequest, RequestAnswer } from '../game/request.ts';
import type { ClauseRef } from '../identity/clause.ts';
import type { ModelId, ObjectiveId, SideId } from '../identity/ids.ts';
import type { Refusal } from '../outcome/refusal.ts';
import type { Result } from '../outcome/result.ts';
import type { Question } from '../ruling/question.ts';
import type { PlanPolygon } from '../space/polygon.ts';
import type { Table } from './table.ts';

/** What a rule set decides on: the table as it is now, who plays, and what it keeps of the game itself. */
export interface Situation<State> {
  readonly table: Table;
  readonly seats: readonly SideId[];
  readonly state: State;
}

/** A game under way, as an order that is being carried out sees it. */
export interface Play<State> {
  /** The situation by all that has happened so far. */
  now(): Situation<State>;
  /** Something has happened; from here on `now` knows of it. */
  happens(fact: Fact): void;
}

/**
 * An order being carried out, as far as dice and choices let it. It asks with `yield` and is handed what was answered; between two questions it tells what
 * happens. Given the same situation and the same answers it does the same, so that what is under way can be kept as an order and its answers.
 */
export type Resolution = Generator<GameRequest, void, RequestAnswer>;

interface CarryingOut<State> {
  from(play: Play<State>): Resolution;
}
/** Carries an order out. Taken from a method, so that a book with a state of its own fits the socket, which knows nothing of it. */
export type CarryOut<State> = CarryingOut<State>['from'];

/**
 * What a player adds to an order that is offered without it: a way; a place to be set up on (`at`, and `facing` where he likes); a point of the ground that
 * something is aimed at (`at`).
 */
export type OpenPart = 'way' | 'place' | 'point';

/** An order that somebody could think of giving now. Whether he may is another question, and may cost a look. */
export interface Wish {
  readonly order: Order;
  /** Whom it is about; null for what the whole side does. */
  readonly model: ModelId | null;
  /** What the player has still to say: it is priced and may be turned down once he has. Nothing where the order is whole. */
  readonly open?: readonly OpenPart[];
  /** Where it must be said, if not anywhere: each is an area of which a base must lie wholly in one, or on whose border with the table's edge a way begins. */
  readonly areas?: readonly PlanPolygon[];
}

/** An order that could be given now, or why not. */
export interface Offer extends Wish {
  readonly refusal: Refusal | null;
}

/** A change of a number that a die is held against, with where it comes from. Plain data. */
export interface Modifier {
  readonly clause: ClauseRef;
  /** A code of the rule set, worded like a reason. */
  readonly says: string;
  /** Which number it changes, in the rule set's own words. */
  readonly to: string;
  readonly value: number;
}

/** What an order may come to, and how likely each of it is: exactly, not by trial. */
export interface OrderOdds {
  /** Ends of which just one comes about; their shares add up to 1. `says` is a code of the rule set. */
  readonly ends: readonly { readonly says: string; readonly share: number }[];
  /** The natural roll that it takes. */
  readonly needed: number;
  readonly modifiers: readonly Modifier[];
}

/** What an order rests on: questions that the book answers, and the board on which they are asked. Plain data. */
export interface OrderGrounds {
  readonly board: Board;
  readonly questions: readonly Question[];
}

/** How a game stands before its first order. */
export interface Begun<State> {
  readonly state: State;
  /** What of the board is on the table then: whoever must still be set up is not. */
  readonly board: Board;
}

/**
 * What a book knows of playing well, for a player who has no plan of his own. It judges a situation as one side sees it: whoever is concealed from that side is
 * not on its table. Nothing of it is a rule. All worths are in one measure of the book's own, and more is better.
 */
export interface Counsel<State = unknown> {
  /** Orders that an offer may be given as, the most promising first: it adds ways, places and points where they are left open. */
  wholeOrders(offer: Offer, by: SideId, situation: Situation<State>): readonly Order[];
  /** What may be expected of an order; null where that comes out by carrying it out in mind. */
  expects(order: Order, by: SideId, situation: Situation<State>): number | null;
  /** How well a side stands by what is left, lost and won on all sides. */
  standing(by: SideId, situation: Situation<State>): number;
  /** How well a model stands where it is: by what it may do from there, and what may be done to it. */
  place(model: ModelId, situation: Situation<State>): number;
}

/** How a game is played by one book. All of its state is plain data. */
export interface Playing<State = unknown> {
  /** The kinds of order that it knows. */
  readonly orders: readonly string[];
  /** Facts of its own by which somebody learns what he did not know: what led to them is not gone back over without consent. */
  readonly revealing: readonly string[];
  /** The state before the first order. @refuses forces that the book does not allow */
  begin(table: Table, seats: readonly SideId[], forces: PlainData): Result<Begun<State>, Refusal>;
  /** Whose turn it is to give an order; nobody's when the game has ended. */
  awaited(situation: Situation<State>): readonly SideId[];
  /** What an order comes to. @refuses what the rules do not allow; nothing has happened then */
  decide(order: Order, by: SideId, situation: Situation<State>): Result<CarryOut<State>, Refusal>;
  /** Every order that a side could think of giving now: those it may give are among them. @cost no question is asked about the table */
  wishes(by: SideId, situation: Situation<State>): readonly Wish[];
  /** Whether a wish may be had, and why not; null for one that is refused and not worth a word. */
  offer(wish: Wish, by: SideId, situation: Situation<State>): Offer | null;
  /** How likely is what may come of an order that could be given now? Null where the book does not say, and for an order that it would refuse. */
  odds(order: Order, by: SideId, situation: Situation<State>): OrderOdds | null;
  /**
   * Which questions an order rests on, so that whoever gives it can have the same answers before: the price of its way, whether its target is seen and what
   * covers it. Of an order whose way is still open, what leads to all that is in reach. Null for an order that rests on none, or that is refused before any.
   */
  grounds(order: Order, by: SideId, situation: Situation<State>): OrderGrounds | null;
  /** The state after something has happened. It never refuses. */
  evolve(state: State, fact: BookFact): State;
  /** The models of whose place and pose a viewer may know nothing now; null views as somebody who plays for no side. */
  conceals(viewer: SideId | null, situation: Situation<State>): readonly ModelId[];
  /** Which side holds each objective as it stands, null for none; nothing where the book knows no holding. */
  holders?(situation: Situation<State>): Readonly<Record<ObjectiveId, SideId | null>>;
  /** What it advises a player who has no plan of his own; nothing where it has no advice. */
  readonly counsel?: Counsel<State>;
}
