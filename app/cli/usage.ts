import type { Fault } from '../../engine/index.ts';

/** Everything that can be wrong with how a command was typed. */
export const USAGE_CODES = [
  'usage/no-such-command',
  'usage/no-such-option',
  'usage/value-missing',
  'usage/value-unwanted',
  'usage/file-missing',
  'usage/too-many-files',
  'usage/not-a-number',
  'usage/not-above-nothing',
  'usage/not-among-choices',
  'usage/not-a-place',
  'usage/not-a-base',
  'usage/no-body-of-sculpt',
  'usage/not-a-setting',
  'usage/no-such-setting',
  'usage/setting-beyond',
  'usage/setting-not-a-flag',
  'usage/setting-not-among',
  'usage/needs-option',
  'usage/option-missing',
  'usage/both-or-neither',
  'usage/not-together',
  'usage/no-such-model',
  'usage/no-such-side',
  'usage/no-sides',
  'usage/several-models',
  'usage/below-nothing',
  'usage/not-a-gap',
  'usage/not-a-point',
  'usage/not-to-itself',
  'usage/not-a-way',
  'usage/not-a-row',
  'usage/model-missing',
  'usage/no-such-ladder',
  'usage/no-such-proposal',
  'usage/no-such-part',
  'usage/not-a-kind',
  'usage/not-dice',
  'usage/not-faces',
  'usage/not-a-secret',
  'usage/not-a-count',
  'usage/not-a-tally',
  'usage/which-unit',
  'usage/one-of-these',
  'usage/not-a-cone',
  'usage/not-a-roll',
  'usage/not-a-force',
  'usage/nothing-of-that-name',
  'usage/not-a-length',
  'usage/only-between-models',
  'usage/only-a-model-moves',
  'usage/only-of-a-unit',
  'usage/only-at-the-beginning',
  'usage/only-for',
  'usage/no-such-line',
  'usage/no-such-scenario',
] as const;
export type UsageCode = (typeof USAGE_CODES)[number];
/** What is wrong with a command; `where` is the option it is about. */
export type UsageFault = Fault<UsageCode>;

/** A command that cannot be done as it was typed. */
export interface Misuse {
  readonly usage: readonly Fault[];
}
export const misuse = (...usage: readonly Fault[]): Misuse => ({ usage });
