import type { Language } from '../wording/speak.ts';
import type { ExitCode } from './exit-codes.ts';
import type { CommandForm, Given } from './given.ts';
import type { Host } from './host.ts';
import type { Misuse } from './usage.ts';

/** Where a command runs, and in which language it speaks. */
export interface Desk {
  readonly host: Host;
  readonly language: Language;
}

/** One of the things that `eyeline` can be told to do. */
export interface Command extends CommandForm {
  /** What the shell is told, or what is wrong with how the command was typed. */
  readonly run: (given: Given, desk: Desk) => Promise<ExitCode | Misuse>;
}
