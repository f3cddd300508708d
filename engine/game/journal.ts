import type { Tagged } from '../identity/tagged.ts';
import type { Fact } from './fact.ts';
import type { Command } from './order.ts';

/** SHA-256 of a line and of all before it, as 64 lower-case hexadecimal digits. */
export type LineHash = Tagged<string, 'line hash'>;

/** One command that was obeyed, and what came of it. */
export interface JournalLine {
  /** 0 for the first. */
  readonly number: number;
  readonly command: Command;
  readonly facts: readonly Fact[];
  readonly hash: LineHash;
}
