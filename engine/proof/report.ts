import type { Fill } from '../outcome/fill.ts';
import type { Millimetres } from '../space/quantity.ts';

/** Everything that the proof of a ruling can be asked to show, one step each. */
export const PROOF_CHECK_CODES = [
  // where one looks from, and the picture's plane
  'proof/eye-is-the-lookers',
  'proof/eye-is-in-the-opening',
  'proof/plane-is-square-to-the-look',
  'proof/centre-is-the-middle',
  // what the picture says
  'proof/outlines-are-the-targets',
  'proof/shapes-lie-in-the-outline',
  'proof/shapes-do-not-overlap',
  'proof/shapes-fill-the-outline',
  'proof/hidden-shapes-are-covered',
  'proof/named-source-is-nearest',
  'proof/visible-shapes-are-free',
  // what was found
  'proof/region-share',
  'proof/whole-share',
  'proof/hidden-share',
  'proof/cover-share',
  'proof/what-is-seen-has-a-witness',
  'proof/witness-ends-on-the-target',
  'proof/way-is-free',
  'proof/way-is-stopped',
  // what was answered
  'proof/answer-is-what-was-found',
  'proof/seen-has-a-free-way',
  'proof/unseen-is-hidden-or-concealed',
  'proof/grade-is-the-sources',
  // how far it is from turning
  'proof/margin-starts-as-it-says',
  'proof/turn-is-where-it-says',
  'proof/answer-stands-short-of-the-turn',
  'proof/answer-is-turned-beyond-it',
  // what cannot be checked here
  'proof/nothing-nearer-turns-it',
  'proof/places-of-the-turn-were-not-kept',
  'proof/nothing-like-it-on-the-board',
  'proof/question-was-refused',
  'proof/widths-and-measurements',
] as const;
/** One of `PROOF_CHECK_CODES`. */
export type ProofCheckCode = (typeof PROOF_CHECK_CODES)[number];

/** How far anything may be off and still hold: a millionth of a millimetre, far above the rounding of a board's coordinates. */
export const PROOF_TOLERANCE: Millimetres = 1e-6;

/** One step of a proof. */
export interface ProofCheck {
  readonly code: ProofCheckCode;
  /** The place in the ruling that it is about. */
  readonly where: string;
  readonly result: 'holds' | 'fails' | 'not-checked';
  /** How far it is off, where that can be said. */
  readonly off: { readonly by: number; readonly unit: 'mm' | 'share' } | null;
  readonly fill: Fill;
}

/** What came of re-checking a ruling, question by question. */
export interface ProofReport {
  readonly holds: boolean;
  readonly tolerance: Millimetres;
  readonly questions: readonly { readonly checks: readonly ProofCheck[] }[];
}

/** A step that holds when it is off by no more than the tolerance. @edge off by exactly the tolerance holds; a number that is none fails */
export const within = (
  code: ProofCheckCode,
  where: string,
  by: number,
  fill: Fill = {},
  tolerance: number = PROOF_TOLERANCE,
): ProofCheck => ({ code, where, result: by <= tolerance ? 'holds' : 'fails', off: { by, unit: 'mm' }, fill });

/** A step about shares. */
export const withinShare = (code: ProofCheckCode, where: string, by: number, tolerance: number, fill: Fill = {}): ProofCheck => ({
  code,
  where,
  result: by <= tolerance ? 'holds' : 'fails',
  off: { by, unit: 'share' },
  fill,
});

/** A step that holds or not. */
export const holdsWhen = (code: ProofCheckCode, where: string, holds: boolean, fill: Fill = {}): ProofCheck => ({
  code,
  where,
  result: holds ? 'holds' : 'fails',
  off: null,
  fill,
});

/** Something that this proof has nothing to say about. */
export const notChecked = (code: ProofCheckCode, where: string, fill: Fill = {}): ProofCheck => ({
  code,
  where,
  result: 'not-checked',
  off: null,
  fill,
});
