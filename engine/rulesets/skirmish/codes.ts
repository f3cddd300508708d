/** Why the skirmish rules turn a question down. */
export const SKIRMISH_REFUSAL_CODES = [
  'eye/inside-piece',
  'eye/inside-model',
  'looker/has-no-eyes',
  'target/has-no-body',
] as const;
/** One of `SKIRMISH_REFUSAL_CODES`. */
export type SkirmishRefusalCode = (typeof SKIRMISH_REFUSAL_CODES)[number];

/** What the skirmish rules say for an answer. */
export const SKIRMISH_REASON_CODES = [
  // what is seen
  'sight/figure-seen',
  'sight/vehicle-seen',
  'sight/any-part-seen',
  'sight/hidden-by-terrain',
  'sight/hidden-by-model',
  'sight/nothing-seen',
  'sight/only-uncounted-parts-seen',
  'sight/barely-seen',
  'sight/push-hides',
  'sight/push-shows',
  'sight/poor-view-from-armour',
  // openings
  'opening/eye-moved-into-it',
  'opening/seen-through-it',
  'opening/point-not-seen',
  'opening/looked-at-from-inside',
  'opening/nobody-declared',
  'opening/not-there',
  'opening/shut',
  'opening/not-narrow',
  'opening/too-far',
  'opening/beside-it',
  'opening/out-of-reach',
  'opening/not-while-hiding',
  'opening/not-while-prone',
  // hiding
  'hiding/unseen-from-far-side',
  'hiding/blind-to-far-side',
  'hiding/seen-from-near-side',
  'hiding/seen-from-above',
  'hiding/sees-what-is-above',
  'hiding/piece-too-far',
  'hiding/piece-too-low',
  'hiding/piece-not-there',
  'hiding/not-for-vehicles',
  // lying down
  'prone/hidden-behind-cover',
  'prone/seen-from-above',
  // cover
  'cover/terrain-hides-enough',
  'cover/pieces-hide-enough-together',
  'cover/within-area',
  'cover/model-hides-enough',
  'cover/models-hide-enough-together',
  'cover/wall-of-opening',
  'cover/prone',
  'cover/none',
  'cover/terrain-hides-too-little',
  'cover/piece-gives-none',
  'cover/area-too-shallow',
  'cover/model-hides-too-little',
  'cover/model-too-far',
  'cover/replaced-by-prone',
  'cover/best-one-counts',
  'cover/grade-of-most-hiding-part',
  'cover/target-number-rises',
  'cover/strength-falls',
  'cover/conceals-only',
  'cover/at-short-range',
  'cover/proof-at-short-range',
  'cover/against-armour-piercing',
  'cover/vehicle-judged-on-its-size',
  'cover/target-not-seen',
  'cover/push-turns-share',
  // how sure it is
  'call/too-close',
] as const;
/** One of `SKIRMISH_REASON_CODES`. */
export type SkirmishReasonCode = (typeof SKIRMISH_REASON_CODES)[number];
