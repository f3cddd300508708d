import type { Game, JournalDoubt, OfferNow, Refusal, SideId } from '../../../../engine/index.ts';
import type { TableDocument } from '../table-document.ts';
import type { GameNow, Meshes, WeighedOrder } from './game-desk.ts';

/** An offer that somebody has taken up and not yet given as an order. */
export interface ChosenOffer {
  readonly offer: OfferNow;
  /** What is known of it; null while it is asked. */
  readonly weighed: WeighedOrder | null;
}

/** A game on the page: a view of its journal, and what whoever plays has in hand. */
export interface Play {
  /** Folded up from the lines that came back from where it is played. */
  readonly game: Game;
  readonly meshes: Meshes;
  readonly now: GameNow;
  /** An order is being carried out. */
  readonly busy: boolean;
  /** Why the last order was turned down. */
  readonly refused: Refusal | null;
  readonly chosen: ChosenOffer | null;
  /** The journal is looked at as it stood after so many lines; null for how it stands now. */
  readonly shownAt: number | null;
  /** The line of the journal whose evidence is open. */
  readonly openedLine: number | null;
  /** Faces that were typed for the throw that is waited for; null where none is yet. */
  readonly faces: readonly (number | null)[];
  /** Dice of a seed fall at once, without anybody's doing. */
  readonly throwsAtOnce: boolean;
  /** The table is covered when the turn goes to another, until he says that he is there. */
  readonly handsOver: boolean;
  /** To whom it is being handed over. */
  readonly handedTo: SideId | null;
  /** The sides that the computer plays. */
  readonly computers: readonly SideId[];
  /** Why the computer has stopped though it is its turn; null while it may play. */
  readonly halted: 'too-long' | 'nothing' | null;
  /** Somebody let the computer go on after so many lines. */
  readonly letGoOnAt: number;
  /** What broke in the engine over it: our fault. */
  readonly broke: string | null;
  /** The first line of its file that cannot be, where there was one. */
  readonly doubt: JournalDoubt | null;
  /** The table as it was before. */
  readonly before: {
    readonly document: TableDocument;
    readonly past: readonly TableDocument[];
    readonly future: readonly TableDocument[];
  };
}

/** What is kept of a game: its file, and what to call it. */
export interface KeptGame {
  readonly name: string;
  readonly text: string;
  /** The sides that the computer plays in it. */
  readonly computers?: readonly SideId[];
}
