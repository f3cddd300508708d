/** What any rule book may say of a distance. */
export const MEASURE_REASON_CODES = [
  'measure/counts',
  'within/near-enough',
  'within/too-far',
  'within/wholly',
  'within/not-wholly',
  'within/inside',
  'within/outside',
  'within/wholly-inside',
  'within/sticks-out',
  'within/share-inside',
  'within/by-this-model',
  'within/not-this-model',
  'closest/one',
  'closest/one-of-several',
  'closest/next',
] as const;
/** One of `MEASURE_REASON_CODES`. */
export type MeasureReasonCode = (typeof MEASURE_REASON_CODES)[number];
