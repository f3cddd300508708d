import type { Fill } from './fill.ts';

/**
 * The outside gave us something wrong (a file, a mesh, a message).
 * `where` is a path into what was given: `pieces.house.parts[3].solid`, `line 12`, or empty for the whole.
 */
export interface Fault<Code extends string = string> {
  readonly code: Code;
  readonly where: string;
  readonly fill: Fill;
}

/** What a tolerant reader gives: all that could be read, with every fault it met on the way. */
export interface WithFaults<Value, Code extends string = string> {
  readonly value: Value;
  readonly faults: readonly Fault<Code>[];
}
