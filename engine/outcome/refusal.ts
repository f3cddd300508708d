import type { ClauseRef } from '../identity/clause.ts';
import type { Fill } from './fill.ts';

/** The rules say no: the player is told why. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly clause: ClauseRef | null;
  readonly fill: Fill;
}
