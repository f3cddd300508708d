import { fail } from '../../outcome/result.ts';
import { readJson } from '../json-document.ts';
import { isArchive, openArchive } from '../mesh/archive.ts';
import { plainTextOf } from '../mesh/plain-text.ts';
import { textOfUtf8 } from '../utf8.ts';
import { readArmyForge } from './read-army-forge.ts';
import { readBattleScribe } from './read-battlescribe.ts';
import { readNewRecruit } from './read-new-recruit.ts';
import type { RosterReading } from './roster.ts';

/** Endings of the files that rosters come in, for a file dialog. */
export const ROSTER_ENDINGS: readonly string[] = ['.ros', '.rosz', '.json'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const beginningOf = (bytes: Uint8Array): string => textOfUtf8(plainTextOf(bytes.subarray(0, 4096)));

/** The roster in an archive, as BattleScribe packs them: whatever it is called, by its ending. */
function rosterIn(bytes: Uint8Array) {
  const opened = isArchive(bytes) ? openArchive(bytes) : null;
  return opened?.ok ? (opened.value.find(({ name }) => /\.ros$/i.test(name)) ?? null) : null;
}

/** Is this a list of an army: a roster of BattleScribe, plain or packed, of New Recruit, or of Army Forge? Its rules data count as well. */
export function isRoster(bytes: Uint8Array): boolean {
  if (isArchive(bytes)) return rosterIn(bytes) !== null;
  const text = beginningOf(bytes);
  if (/^\s*</.test(text)) return /<(?:roster|catalogue|gameSystem)[\s>]/.test(text);
  if (!/^\s*\{/.test(text)) return false;
  const whole = textOfUtf8(plainTextOf(bytes));
  return /^\s*\{\s*"roster"\s*:/.test(whole) || (/"selectionId"\s*:/.test(whole) && /"units"\s*:/.test(whole));
}

/**
 * Which army does this file list?
 * @faults when it is none, when it is the rules data of a game, or broken
 */
export function readRoster(bytes: Uint8Array, name: string): RosterReading {
  if (isArchive(bytes)) {
    const packed = rosterIn(bytes);
    if (!packed) return fail([{ code: 'roster-file/without-roster', where: '', fill: {} }]);
    const unpacked = packed.unpack();
    return unpacked.ok ? readBattleScribe(unpacked.value, packed.name) : unpacked;
  }
  if (/^\s*</.test(beginningOf(bytes))) return readBattleScribe(bytes, name);
  const json = readJson(textOfUtf8(plainTextOf(bytes)));
  if (!json.ok) return json;
  if (isRecord(json.value) && isRecord(json.value.roster)) return readNewRecruit(json.value);
  if (isRecord(json.value) && Array.isArray(json.value.units)) return readArmyForge(json.value);
  return fail([{ code: 'roster-file/not-recognised', where: '', fill: {} }]);
}
