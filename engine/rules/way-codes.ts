/** What any rule book may say of a way that cannot be gone on, or of a place where nobody can stay. */
export const WAY_REASON_CODES = [
  'way/piece-in-the-way',
  'way/model-in-the-way',
  'way/mark-in-the-way',
  'way/too-near',
  'way/too-high',
  'way/too-deep',
  'way/ends-above',
  'way/ends-below',
  'way/no-headroom-under-piece',
  'way/no-headroom-under-model',
  'way/tips',
  'way/not-standable',
  'way/impassable',
  'way/shut',
  'way/ladder-out-of-reach',
  'way/ladder-taken',
  'way/table-edge',
  'way/too-much-height',
] as const;
/** One of `WAY_REASON_CODES`. */
export type WayReasonCode = (typeof WAY_REASON_CODES)[number];
