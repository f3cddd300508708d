import type { MeasureReasonCode } from '../../rules/measure-codes.ts';

/** What the core concepts say for an answer. */
export const CORE_REASON_CODES = [
  'contact/bases-touch',
  'contact/bases-overlap',
  'contact/bases-apart',
  'contact/overhang-counts',
  'contact/nobody-moved',
  'contact/move-too-short',
  'contact/turn-is-over',
  'contact/bodies-apart',
  'contact/bodies-touch',
  'contact/bodies-too-far',
  'contact/bodies-near-enough',
  'call/within-the-tolerance',
] as const;
/** One of `CORE_REASON_CODES`, or what any rules say of a distance. */
export type CoreReasonCode = (typeof CORE_REASON_CODES)[number] | MeasureReasonCode;
