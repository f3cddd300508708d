import type { JournalLine, LineHash } from './journal.ts';
import type { GameSetup } from './setup.ts';

/** What is kept of a game: enough to play it again, to go on with it, and to find out whether anybody has changed it. */
export interface GameRecord {
  /** The engine that played it last. */
  readonly engine: string;
  readonly setup: GameSetup;
  readonly lines: readonly JournalLine[];
  /** The hash of the last line, or of the beginning where there is none: without it nobody would miss lines at the end. */
  readonly seal: LineHash;
}
