import type { Model } from '../board/model.ts';
import type { OpeningState } from '../board/opening.ts';
import type { Zone } from '../board/zone.ts';
import type { ModelId, OpeningId, PieceId, SideId, ZoneId } from '../identity/ids.ts';
import type { Fill } from '../outcome/fill.ts';
import type { GameRequest, RequestAnswer } from './request.ts';

/** Something that changed on the table. */
export type TableFact =
  /** A model stands so, there and like this; it may have been elsewhere or nowhere before. */
  | { readonly kind: 'model-stands'; readonly model: Model }
  | { readonly kind: 'model-left'; readonly model: ModelId }
  | { readonly kind: 'opening-worked'; readonly piece: PieceId; readonly opening: OpeningId; readonly state: OpeningState }
  | { readonly kind: 'zone-laid'; readonly zone: Zone }
  | { readonly kind: 'zone-lifted'; readonly zone: ZoneId };

/** How a game ended: who has won, or nobody, and by what. */
export interface Ending {
  readonly winner: SideId | null;
  /** A code of the rule set or of the game. */
  readonly by: string;
  readonly fill: Fill;
}

/** What needs the consent of all: to go back to where so many lines were written, or to settle what the rules leave open. */
export type Proposal =
  | { readonly kind: 'take-back'; readonly to: number }
  | { readonly kind: 'settle'; readonly question: string; readonly outcome: string };

/** Something that happened to the game itself, under whatever rules. */
export type GameFact =
  | { readonly kind: 'requested'; readonly request: GameRequest }
  | { readonly kind: 'answered'; readonly answer: RequestAnswer }
  /** The table settled a question that the rules leave open; it holds for every like case until the game ends. */
  | { readonly kind: 'settled'; readonly question: string; readonly outcome: string; readonly by: 'agreement' | 'roll-off' }
  | { readonly kind: 'promised'; readonly side: SideId; readonly promise: string }
  /** A side would like something that needs the others' consent. */
  | { readonly kind: 'proposed'; readonly by: SideId; readonly proposal: Proposal }
  | { readonly kind: 'agreed'; readonly by: SideId }
  | { readonly kind: 'declined'; readonly by: SideId }
  /** The game stands again as it stood when so many lines were written; the lines remain. */
  | { readonly kind: 'taken-back'; readonly to: number }
  | { readonly kind: 'game-ended'; readonly ending: Ending };

/** Something that happened under the rules of one book: its own words, `skirmish/hit`. */
export interface BookFact {
  readonly kind: `${string}/${string}`;
  /** Plain data, all of it. */
  readonly [field: string]: unknown;
}

/** Something that happened. Facts are past tense, and nobody argues with them: who folds them up has the state of the game. */
export type Fact = TableFact | GameFact | BookFact;

/** Is this a word of a rule book, and not of the game or the table? */
export const isBookFact = (fact: Fact): fact is BookFact => fact.kind.includes('/');
