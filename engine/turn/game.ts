import type { Board } from '../board/board.ts';
import type { Ending, Proposal } from '../game/fact.ts';
import type { JournalLine } from '../game/journal.ts';
import type { GameRequest, RequestAnswer } from '../game/request.ts';
import type { GameSetup } from '../game/setup.ts';
import type { SideId } from '../identity/ids.ts';
import type { Playing } from '../rules/playing.ts';
import type { Table } from '../rules/rule-set.ts';

/** An order that waits for dice or for a choice. */
export interface UnderWay {
  /** The line of the journal that gave the order. */
  readonly line: number;
  readonly answers: readonly RequestAnswer[];
  /** So much of what the order does has happened already. */
  readonly told: number;
  readonly request: GameRequest;
}

/** What somebody would like, and who has agreed so far. */
export interface OpenProposal {
  readonly by: SideId;
  readonly proposal: Proposal;
  readonly agreed: readonly SideId[];
}

/** What the table settled, for the rest of the game. */
export interface Settled {
  readonly question: string;
  readonly outcome: string;
  readonly by: 'agreement' | 'roll-off';
}

/** The game as it stands after some lines of its journal. Plain data. */
export interface Position<State = unknown> {
  readonly board: Board;
  readonly state: State;
  readonly underWay: UnderWay | null;
  readonly open: OpenProposal | null;
  readonly settled: readonly Settled[];
  /** What each side has bound itself to for its next secret. */
  readonly promises: Readonly<Record<SideId, string>>;
  readonly ending: Ending | null;
}

/** A game: what it began with, everything that was done, and how it stood after each line. Immutable. */
export interface Game<State = unknown> {
  readonly setup: GameSetup;
  readonly lines: readonly JournalLine[];
  /** One more than there are lines: the first is how the game began. */
  readonly positions: readonly Position<State>[];
  /** Throws that were made, those that were taken back among them. */
  readonly throws: number;
}

/** What a game is played with: a book, and a way to ask about any board. */
export interface PlayedWith<State = unknown> {
  readonly playing: Playing<State>;
  /** The table with this board on it. It may be asked for the same board again and again. */
  tableOf(board: Board): Table;
}

/** How the game stands now. */
export const positionOf = <State>(game: Game<State>): Position<State> => game.positions[game.positions.length - 1]!;
