import { type ReadRuling, RULING_SEAL_CODES, type RulingFileFaultCode, readRulingFile } from '../files/ruling-file.ts';
import { openSpace } from '../geometry/space-of-board.ts';
import type { Fault } from '../outcome/fault.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import { findRuleSet } from '../rules/registry.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { ENGINE_VERSION } from '../ruling/engine-version.ts';
import type { RecordedRuling, RuledQuestion } from '../ruling/recorded-ruling.ts';
import type { MeshLibrary } from '../space/triangle-mesh.ts';
import { compareValues, type ValueDifference } from './compare-values.ts';
import { ruleOn } from './make-ruling.ts';

/** Why a ruling that was opened is not what it claims to be. */
export const RULING_DOUBT_CODES = [...RULING_SEAL_CODES, 'ruling/answers-otherwise'] as const;
export type RulingDoubtCode = (typeof RULING_DOUBT_CODES)[number];

/** What one should know of a ruling that was opened, though it says nothing against it. */
export const RULING_NOTICE_CODES = ['ruling/other-engine', 'ruling/other-rules-version'] as const;
export type RulingNoticeCode = (typeof RULING_NOTICE_CODES)[number];

/** What keeps a ruling file from being opened. */
export const RULING_OPENING_FAULT_CODES = ['ruling-file/rule-set-unknown'] as const;
/** Every code that can keep a ruling from being opened. */
export type RulingOpeningFaultCode = (typeof RULING_OPENING_FAULT_CODES)[number] | RulingFileFaultCode;

/** A ruling that was opened: as it was filed, as it is given again now, and everything that speaks against it. */
export interface OpenedRuling {
  readonly ruling: RecordedRuling;
  readonly meshes: MeshLibrary;
  /** The answers to the same questions, given again on what the file holds. */
  readonly again: readonly RuledQuestion[];
  /** What was changed in the file, and where the answers differ: empty for a ruling that stands. */
  readonly doubts: readonly Fault<RulingDoubtCode>[];
  readonly notices: readonly Fault<RulingNoticeCode>[];
}

/**
 * How far a filed number may be from the same one found again: other machines turn a facing into axes with another last digit. Any change of a
 * digit in the file is found by its seals whatever its size.
 */
const ROUNDING = 1e-9;

/** More differences than this between two answers are no longer told one by one. */
const MOST_DIFFERENCES = 40;

/**
 * Does a ruling stand? Reads the file, finds what was changed in it, puts the same questions again to the same rules and compares every value of
 * the answers.
 * @faults what keeps it from being read, and rules that are not installed
 */
export function openRuling(
  text: string,
  installed: readonly RuleSet[],
): Result<OpenedRuling, readonly Fault<RulingOpeningFaultCode>[]> {
  const read = readRulingFile(text);
  return read.ok ? giveAgain(read.value, installed) : read;
}

function giveAgain(
  { ruling, meshes, changes }: ReadRuling,
  installed: readonly RuleSet[],
): Result<OpenedRuling, readonly Fault<RulingOpeningFaultCode>[]> {
  const ruleSet = findRuleSet(installed, ruling.ruleSet.id);
  if (!ruleSet) {
    const fill = { id: ruling.ruleSet.id, known: installed.map(({ id }) => id).join(', ') };
    return fail([...changes, { code: 'ruling-file/rule-set-unknown', where: 'ruleSet.id', fill }]);
  }
  const { board, position, settings } = ruling;
  const space = openSpace(board, meshes);
  const questions = ruling.rulings.map(({ asked }) => asked);
  const again = ruleOn(questions, { ruleSet, settings, board, position, space });
  return succeed({
    ruling,
    meshes,
    again,
    doubts: [...changes, ...findDifferences(ruling, again)],
    notices: findNotices(ruling, ruleSet),
  });
}

function findNotices({ engine, ruleSet: { version } }: RecordedRuling, ruleSet: RuleSet): readonly Fault<RulingNoticeCode>[] {
  const notices: Fault<RulingNoticeCode>[] = [];
  if (engine !== ENGINE_VERSION) {
    notices.push({ code: 'ruling/other-engine', where: 'engine', fill: { filed: engine, now: ENGINE_VERSION } });
  }
  if (version !== ruleSet.version) {
    const fill = { filed: version, now: ruleSet.version };
    notices.push({ code: 'ruling/other-rules-version', where: 'ruleSet.version', fill });
  }
  return notices;
}

function findDifferences(ruling: RecordedRuling, again: readonly RuledQuestion[]): readonly Fault<'ruling/answers-otherwise'>[] {
  // The same answer of another engine is the same answer, as long as the file says throughout which one it was.
  const asFiled = again.map((one, i) =>
    withBasis(one, { engine: ruling.engine, version: ruling.ruleSet.version }, settingsFiled(ruling, ruling.rulings[i])),
  );
  const asKept = asFiled.map((one, i) => withoutUnkeptPlaces(one, ruling.rulings[i]!));
  return compareValues(ruling.rulings, asKept, ROUNDING, 'rulings').slice(0, MOST_DIFFERENCES).map(faultOfDifference);
}

/** The names of the settings that a filed verdict knew of: what rules have come to leave to the players since then says nothing against it. */
const settingsFiled = ({ settings }: RecordedRuling, filed: RuledQuestion | undefined): ReadonlySet<string> | null =>
  filed?.outcome.ok ? new Set([...Object.keys(settings), ...Object.keys(filed.outcome.value.under.settings)]) : null;

function withBasis(
  { asked, outcome }: RuledQuestion,
  basis: { readonly engine: string; readonly version: number },
  known: ReadonlySet<string> | null,
): RuledQuestion {
  if (!outcome.ok) return { asked, outcome };
  const { under } = outcome.value;
  const settings = Object.fromEntries(Object.entries(under.settings).filter(([name]) => known?.has(name) ?? true));
  return { asked, outcome: succeed({ ...outcome.value, under: { ...under, ...basis, settings } }) };
}

/** Files of the first format kept no places of a turn: then none are compared. */
function withoutUnkeptPlaces({ asked, outcome }: RuledQuestion, filed: RuledQuestion): RuledQuestion {
  if (!outcome.ok || !filed.outcome.ok) return { asked, outcome };
  const kept = filed.outcome.value.margins;
  const margins = outcome.value.margins.map((margin, i) =>
    kept[i]?.displacement != null && kept[i].places === null ? { ...margin, places: null } : margin,
  );
  return { asked, outcome: succeed({ ...outcome.value, margins }) };
}

/** Nothing is told as an empty text. */
const told = (value: ValueDifference['one']): string | number | boolean => (value === undefined ? '' : (value ?? 'null'));

const faultOfDifference = ({ where, one, other }: ValueDifference): Fault<'ruling/answers-otherwise'> => ({
  code: 'ruling/answers-otherwise',
  where,
  fill: { filed: told(one), found: told(other) },
});
