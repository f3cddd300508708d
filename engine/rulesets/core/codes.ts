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
  'close-in/already-there',
  'close-in/must-touch',
  'close-in/comes-so-near',
  'close-in/may-move-in-range',
  'close-in/must-be-in-range',
  'close-in/stays',
  'close-in/moves-away',
  'close-in/ends-near-enough',
  'close-in/ends-too-far',
  'close-in/no-way-there',
  'close-in/cannot-stand',
  'close-in/leaves-coherency',
  'close-in/search-given-up',
  'coherency/held-by',
  'coherency/alone',
  'coherency/spread',
  'coherency/too-spread',
  'call/within-the-tolerance',
] as const;
/** One of `CORE_REASON_CODES`, or what any rules say of a distance. */
export type CoreReasonCode = (typeof CORE_REASON_CODES)[number] | MeasureReasonCode;
