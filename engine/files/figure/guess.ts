import type { Fill } from '../../outcome/fill.ts';

/** Why something is proposed of a figure or a piece of terrain. */
export const SHAPE_GUESS_CODES = [
  'up-guess/by-habit',
  'up-guess/stands-flat',
  'up-guess/lies-otherwise',
  'front-guess/by-habit',
  'front-guess/shoulders',
  'front-guess/toes',
  'base-guess/disc',
  'base-guess/oval',
  'base-guess/plate',
  'base-guess/stands-on-itself',
  'base-guess/nothing-flat',
  'height-guess/to-the-top',
  'height-guess/raised-left-out',
  'eye-guess/in-the-head',
  'eye-guess/by-height',
  'body-guess/neck-found',
  'body-guess/by-height',
  'body-guess/not-a-man',
  'class-guess/small',
  'class-guess/as-a-man',
  'class-guess/large',
  'purpose-guess/on-a-base',
  'purpose-guess/like-a-man',
  'purpose-guess/straight-sided',
  'purpose-guess/too-flat',
  'purpose-guess/too-large',
  'purpose-guess/by-size',
  'opening-guess/leaf-fills-it',
  'opening-guess/in-something-low',
  'opening-guess/long-way',
  'opening-guess/very-wide',
  'opening-guess/loosely-framed',
  'opening-guess/in-a-sheet',
  'opening-guess/one-of-many',
  'opening-guess/open-above',
  'opening-guess/glazed',
  'opening-guess/barred',
  'opening-guess/through-the-floor',
  'opening-guess/ragged',
  'opening-guess/down-to-the-floor',
  'opening-guess/slit',
  'opening-guess/through-the-wall',
  'ladder-guess/rungs',
  'stairs-guess/even-steps',
  'stairs-guess/among-other-things',
  'standable-guess/nowhere-level',
  'standable-guess/level-places',
  'category-guess/low',
  'category-guess/middle',
  'category-guess/high',
  'footprint-guess/around-all',
  'footprint-guess/apart',
] as const;
export type ShapeGuessCode = (typeof SHAPE_GUESS_CODES)[number];

/** How far a guess can be relied on: `likely` may be taken as it is, `possible` should be looked at, `unlikely` has to be asked. */
export type GuessConfidence = 'likely' | 'possible' | 'unlikely';

/** What is proposed, how far it can be relied on, and why: a code with what fills its sentence. */
export interface Guess<Value> {
  readonly value: Value;
  readonly confidence: GuessConfidence;
  readonly because: { readonly code: ShapeGuessCode; readonly fill: Fill };
}

export function guess<Value>(value: Value, confidence: GuessConfidence, code: ShapeGuessCode, fill: Fill = {}): Guess<Value> {
  return { value, confidence, because: { code, fill } };
}
