import type { Tagged } from '../identity/tagged.ts';

/** A length. @unit millimetres on the table */
export type Millimetres = Tagged<number, 'mm'>;
/** An angle. @unit radians */
export type Radians = Tagged<number, 'rad'>;
/** A part of a whole, 0 to 1. */
export type Share = Tagged<number, '0..1'>;

/** Two proven bounds of a share: the truth is never below `atLeast` nor above `atMost`. */
export interface ShareBounds {
  readonly atLeast: Share;
  readonly atMost: Share;
}
