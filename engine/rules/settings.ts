import type { ClauseRef } from '../identity/clause.ts';
import type { Refusal } from '../outcome/refusal.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import type { QuestionRefusalCode } from './refusal-codes.ts';

/** One thing the players may agree on before a battle. Lengths are in millimetres. */
export type Setting = { readonly clause: ClauseRef } & (
  | { readonly kind: 'flag'; readonly byDefault: boolean }
  | { readonly kind: 'number'; readonly byDefault: number; readonly atLeast: number; readonly atMost: number }
  | { readonly kind: 'choice'; readonly byDefault: string; readonly among: readonly string[] }
);

/** Everything a rule book leaves to the players, by name, with what it prints as usual. */
export type SettingsSheet = Readonly<Record<string, Setting>>;

/** What was agreed: one value for each setting of the sheet. */
export type Settings = Readonly<Record<string, string | number | boolean>>;

/** What was agreed on one sheet, by name, with what each value may be. */
export type AgreedOn<Sheet extends SettingsSheet> = {
  readonly [Name in keyof Sheet]: Sheet[Name] extends { kind: 'flag' }
    ? boolean
    : Sheet[Name] extends { kind: 'number' }
      ? number
      : Sheet[Name] extends { among: readonly (infer Choice)[] }
        ? Choice
        : never;
};

/** The settings as the rule book prints them. */
export function defaultSettings(sheet: SettingsSheet): Settings {
  return Object.fromEntries(Object.entries(sheet).map(([name, setting]) => [name, setting.byDefault]));
}

/**
 * What holds at this table: what was agreed, and the book's default for all that nobody mentioned.
 * @edge the bounds of a number are allowed values
 * @refuses a name that is not on the sheet, and a value the sheet does not allow
 */
export function agreedSettings(sheet: SettingsSheet, agreed: Settings): Result<Settings, Refusal<QuestionRefusalCode>> {
  for (const [name, value] of Object.entries(agreed)) {
    const setting = Object.hasOwn(sheet, name) ? sheet[name] : undefined;
    if (!setting) return fail({ code: 'setting/unknown', clause: null, fill: { name } });
    if (!allows(setting, value)) return fail({ code: 'setting/not-allowed', clause: setting.clause, fill: { name, value } });
  }
  return succeed({ ...defaultSettings(sheet), ...agreed });
}

function allows(setting: Setting, value: string | number | boolean): boolean {
  if (setting.kind === 'flag') return typeof value === 'boolean';
  if (setting.kind === 'choice') return typeof value === 'string' && setting.among.includes(value);
  return typeof value === 'number' && value >= setting.atLeast && value <= setting.atMost;
}
