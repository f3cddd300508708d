/** What the caller's shell is told. The numbers are promised in `eyeline help` and in docs/command-line.md. */
export const EXITS = {
  done: 0,
  /** The command was not understood. */
  usage: 2,
  /** A file that was given is wrong, cannot be read, or cannot be written. */
  fault: 3,
  /** The question was understood and the rules say that it cannot be put. */
  refused: 4,
  /** A check or an analysis found what it was told to look for. */
  found: 5,
  /** A bug of ours. */
  bug: 70,
} as const;
export type ExitCode = (typeof EXITS)[keyof typeof EXITS];
