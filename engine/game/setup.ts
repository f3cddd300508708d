import type { Board } from '../board/board.ts';
import type { PlainData } from '../document/plain-data.ts';
import type { SideId } from '../identity/ids.ts';

/** The version of the journal that this engine writes. */
export const GAME_FORMAT = 1;

/** How dice are thrown in a game. */
export type DicePact =
  /** At the table, typed in by hand. */
  | { readonly kind: 'by-hand' }
  /** By the machine, from a seed that anybody can throw again. @shape 32 bytes in hexadecimal */
  | { readonly kind: 'seed'; readonly seed: string }
  /** By secrets of all sides, each of which is bound by a promise before the first throw. */
  | { readonly kind: 'promises' };

/** What a game begins with, and what everything in its journal rests on. */
export interface GameSetup {
  readonly format: typeof GAME_FORMAT;
  readonly ruleSet: string;
  readonly version: number;
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  readonly board: Board;
  readonly seats: readonly SideId[];
  /** What the rule set needs to know of the forces: profiles, weapons, reserves. */
  readonly forces: PlainData;
  readonly dice: DicePact;
}
