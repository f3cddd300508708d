import { parseArgs } from 'node:util';
import { fail, type Result, succeed } from '../../engine/index.ts';
import { closestNames } from '../catalogue/closest-names.ts';
import type { UsageFault } from './usage.ts';

/** One option: with a value, with any number of values, or a switch. */
export interface CommandOption {
  readonly takes: 'value' | 'values' | 'nothing';
  readonly short?: string;
}
export type OptionSheet = Readonly<Record<string, CommandOption>>;

/** What a command takes: its options, and how many file names. */
export interface CommandForm {
  readonly name: string;
  readonly options: OptionSheet;
  readonly files: { readonly atLeast: number; readonly atMost: number; readonly called: string };
}

/** What a command was given. */
export interface Given {
  readonly files: readonly string[];
  readonly value: (option: string) => string | null;
  readonly values: (option: string) => readonly string[];
  readonly has: (option: string) => boolean;
}

/** What every command understands. */
export const COMMON_OPTIONS: OptionSheet = { lang: { takes: 'value' }, help: { takes: 'nothing', short: 'h' } };

/** What every question put to the rules takes: what was agreed, and how the answer is told. */
export const ANSWER_OPTIONS: OptionSheet = {
  setting: { takes: 'values' },
  json: { takes: 'nothing' },
  mm: { takes: 'nothing' },
};

/** The same where the rules may be chosen. */
export const RULED_OPTIONS: OptionSheet = { rules: { takes: 'value' }, ...ANSWER_OPTIONS };

/**
 * Reads what follows the name of a command.
 * @faults everything that the command does not know or that lacks its value, each with its option
 */
export function readGiven(args: readonly string[], command: CommandForm): Result<Given, readonly UsageFault[]> {
  const sheet: OptionSheet = { ...command.options, ...COMMON_OPTIONS };
  const { tokens, positionals } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(sheet).map(([name, { takes, short }]) => [
        name,
        { type: takes === 'nothing' ? ('boolean' as const) : ('string' as const), ...(short ? { short } : {}) },
      ]),
    ),
  });
  const faults: UsageFault[] = [];
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const option = Object.hasOwn(sheet, name) ? sheet[name] : undefined;
    const given = values.get(name) ?? [];
    values.set(name, given);
    if (!option) {
      const meant = closestNames(name, Object.keys(sheet)).map((known) => `--${known}`);
      faults.push({
        code: 'usage/no-such-option',
        where: rawName,
        fill: { option: rawName, count: meant.length, meant: meant.join(', ') },
      });
    } else if (option.takes === 'nothing') {
      if (value !== undefined) faults.push({ code: 'usage/value-unwanted', where: rawName, fill: { option: rawName } });
    } else if (value === undefined || value === '' || (!inlineValue && looksLikeOption(value))) {
      faults.push({ code: 'usage/value-missing', where: rawName, fill: { option: rawName } });
    } else {
      given.push(value);
    }
  }
  const { atLeast, atMost, called } = command.files;
  // what follows an option that nobody knows may have been meant for it
  if (!values.has('help') && faults.length === 0) {
    if (positionals.length < atLeast)
      faults.push({ code: 'usage/file-missing', where: called, fill: { command: command.name, called } });
    if (positionals.length > atMost)
      faults.push({
        code: 'usage/too-many-files',
        where: called,
        fill: { command: command.name, called, text: positionals.slice(atMost).join(' ') },
      });
  }
  if (faults.length > 0) return fail(faults);
  return succeed({
    files: positionals,
    value: (option) => values.get(option)?.at(-1) ?? null,
    values: (option) => values.get(option) ?? [],
    has: (option) => values.has(option),
  });
}

/** A value that begins with a dash is a forgotten value, unless it is a negative number. */
const looksLikeOption = (value: string) => /^-(?![\d.])/.test(value) && value !== '-';
