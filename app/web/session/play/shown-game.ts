import {
  type Battle,
  type Board,
  type Game,
  type OfferNow,
  type Order,
  parseDice,
  type RollRequest,
  standingLines,
} from '../../../../engine/index.ts';
import type { Play } from './play.ts';
import { seenGame } from './seen-game.ts';

/** The position that is looked at: how it stands now, or how it stood after some line. */
export function shownPosition(play: Play): Game['positions'][number] {
  const { positions, lines } = seenGame(play);
  return positions[play.shownAt ?? lines.length]!;
}

/** Weapons that are served, each by its own model, at the moment that is looked at. */
export const weaponsOnTable = (play: Play): ReadonlySet<string> =>
  new Set(Object.keys((shownPosition(play).state as Battle).guns));

/** What is asked of a player now. */
export const requestOf = ({ game }: Pick<Play, 'game'>) => game.positions[game.lines.length]!.underWay?.request ?? null;

/**
 * The last order of a person that still counts, with all the answers that were given for it, or what he chose while the computer did something; null where
 * nothing can be taken back.
 */
export function lastOrder({ game, computers }: Pick<Play, 'game' | 'computers'>): Game['lines'][number] | null {
  const { lines, positions } = game;
  const standing = standingLines(lines);
  for (let i = standing.length - 1; i >= 0; i--) {
    const line = lines[standing[i]!]!;
    const { by, order } = line.command;
    if (computers.includes(by)) continue;
    const answered = order.kind === 'answer-choice' ? positions[line.number]!.underWay : null;
    if (isOfTheBook(order) || (answered && computers.includes(lines[answered.line]!.command.by))) return line;
  }
  return null;
}

/** An order of the rule book, and not an answer or something that concerns the game itself. */
export const isOfTheBook = ({ kind }: Order): boolean => kind.includes('/');

/** Whom else an order names, where it is aimed at somebody. */
export const targetOf = ({ target }: Order): string | null => (typeof target === 'string' ? target : null);

/** A way is left open, which is drawn on the table. */
export const isOpen = ({ open }: OfferNow): boolean => open?.includes('way') ?? false;

/** Something is left open that is pointed out on the table: a place, or where somebody comes onto it who is not there yet. */
export const isPointed = (offer: OfferNow, { models }: Board): boolean =>
  offer.open !== undefined && (!isOpen(offer) || offer.model === null || !(offer.model in models));

/** The same order, whatever objects it is made of. */
export const isSameOrder = (one: Order, other: Order): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What somebody has proposed and is not settled yet. */
export const openProposal = ({ game }: Pick<Play, 'game'>) => game.positions[game.lines.length]!.open;

/** How many dice are asked for, and how many faces each has. */
export function diceAsked({ dice }: RollRequest): { readonly dice: number; readonly sides: number } {
  const read = parseDice(dice);
  return read.ok ? read.value : { dice: 1, sides: 10 };
}

/** The faces of the last throw up to the moment that is looked at. */
export function lastThrow({ game, shownAt }: Pick<Play, 'game' | 'shownAt'>): readonly number[] | null {
  for (let i = (shownAt ?? game.lines.length) - 1; i >= 0; i--)
    for (const fact of game.lines[i]!.facts)
      if (fact.kind === 'answered' && fact.answer.kind === 'faces') return fact.answer.faces;
  return null;
}
