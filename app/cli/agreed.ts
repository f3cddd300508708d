import {
  agreedSettings,
  type Fault,
  fail,
  type Result,
  type RuleSet,
  type Setting,
  type Settings,
  succeed,
} from '../../engine/index.ts';
import { closestNames } from '../catalogue/closest-names.ts';
import type { UsageFault } from './usage.ts';

const YES = new Set(['yes', 'true', 'on', 'igen']);
const NO = new Set(['no', 'false', 'off', 'nem']);

/** A setting as it is typed, in the kind that the sheet wants; the text itself where it is not of that kind. */
function typedValue(text: string, kind: 'flag' | 'number' | 'choice'): string | number | boolean {
  if (kind === 'flag') return YES.has(text) ? true : NO.has(text) ? false : text;
  return kind === 'number' && /^-?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : text;
}

/** What a setting may be, for a value that it may not be. */
function notAllowed(name: string, text: string, setting: Setting): UsageFault {
  const where = '--setting';
  if (setting.kind === 'flag') return { code: 'usage/setting-not-a-flag', where, fill: { name, text } };
  if (setting.kind === 'choice')
    return { code: 'usage/setting-not-among', where, fill: { name, text, among: setting.among.join(', ') } };
  const { atLeast, atMost } = setting;
  return { code: 'usage/setting-beyond', where, fill: { name, text, atLeast, atMost } };
}

/** What was agreed at the table, from `name=value` as typed. */
export function readSettings(
  given: readonly string[],
  { settings: sheet }: RuleSet,
): Result<Settings, readonly (UsageFault | Fault)[]> {
  const agreed: Record<string, string | number | boolean> = {};
  for (const text of given) {
    const [name, ...rest] = text.split('=');
    if (name === undefined || rest.length === 0)
      return fail([{ code: 'usage/not-a-setting', where: '--setting', fill: { text } }]);
    const setting = Object.hasOwn(sheet, name) ? sheet[name] : undefined;
    if (!setting) {
      const meant = closestNames(name, Object.keys(sheet));
      return fail([
        {
          code: 'usage/no-such-setting',
          where: '--setting',
          fill: { name, count: meant.length, meant: meant.join(', '), known: Object.keys(sheet).join(', ') },
        },
      ]);
    }
    const value = typedValue(rest.join('='), setting.kind);
    if (!agreedSettings(sheet, { [name]: value }).ok) return fail([notAllowed(name, rest.join('='), setting)]);
    agreed[name] = value;
  }
  const all = agreedSettings(sheet, agreed);
  return all.ok ? succeed(all.value) : fail([{ ...all.problem, where: '--setting' }]);
}
