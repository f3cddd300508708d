import type { ClauseRef } from '../identity/clause.ts';

/** One thing the players may agree on before a battle. Lengths are in millimetres. */
export type Setting = { readonly clause: ClauseRef } & (
  | { readonly kind: 'flag'; readonly byDefault: boolean }
  | { readonly kind: 'number'; readonly byDefault: number; readonly atLeast: number; readonly atMost: number }
  | { readonly kind: 'choice'; readonly byDefault: string; readonly among: readonly string[] }
);

export type SettingsSheet = Readonly<Record<string, Setting>>;

/** What was agreed: one value for each setting of the sheet. */
export type Settings = Readonly<Record<string, string | number | boolean>>;

/** The settings as the rule book prints them. */
export function defaultSettings(sheet: SettingsSheet): Settings {
  return Object.fromEntries(Object.entries(sheet).map(([name, setting]) => [name, setting.byDefault]));
}
