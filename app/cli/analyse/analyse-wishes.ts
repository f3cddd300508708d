import {
  type AnalysisWishes,
  defaultSettings,
  fail,
  findRuleSet,
  installedRuleSets,
  MAPS_ASKED,
  type MapsAsked,
  type Result,
  type RuleSet,
  skirmish,
  succeed,
} from '../../../engine/index.ts';
import { CHECK_OPTIONS } from '../check.ts';
import type { Given } from '../given.ts';
import { readChoice, readPositive } from '../numbers.ts';
import { type Misuse, misuse, type UsageFault } from '../usage.ts';

/** The squares of a map where nobody says how large they are. @unit millimetres */
const USUAL_CELL = 25;

/** What was typed of an analysis, apart from what its check goes by. */
export interface TypedAnalysis {
  readonly ruleSet: RuleSet;
  readonly cell: number;
  /** Null where the board decides. */
  readonly maps: MapsAsked | null;
  readonly workers: number;
  readonly queue: string | null;
  /** It is not enough where the table is symmetrical to a smaller share. */
  readonly symmetric: number | null;
  readonly strict: boolean;
  readonly mend: boolean;
  readonly afterMove: boolean;
}

export const ANALYSE_OPTIONS = {
  rules: { takes: 'value' },
  report: { takes: 'value' },
  raster: { takes: 'value' },
  csv: { takes: 'value' },
  cell: { takes: 'value' },
  question: { takes: 'value' },
  workers: { takes: 'value' },
  queue: { takes: 'value' },
  symmetric: { takes: 'value' },
  strict: { takes: 'nothing' },
  mend: { takes: 'nothing' },
  'after-move': { takes: 'nothing' },
  ...CHECK_OPTIONS,
  json: { takes: 'nothing' },
} as const;

export function readTypedAnalysis(given: Given): Result<TypedAnalysis, Misuse> {
  const cell = readPositive(given, 'cell');
  const maps = readChoice(given, 'question', MAPS_ASKED);
  const workers = readPositive(given, 'workers');
  const symmetric = readPositive(given, 'symmetric');
  const rules = readChoice(
    given,
    'rules',
    installedRuleSets.map(({ id }) => id),
  );
  const wrong = [cell, maps, workers, symmetric, rules].flatMap((one): readonly UsageFault[] => (one.ok ? [] : [one.problem]));
  const queue = given.value('queue');
  if (queue !== null && !/^rediss?:\/\/.+/.test(queue))
    wrong.push({
      code: 'usage/not-among-choices',
      where: '--queue',
      fill: { option: '--queue', text: queue, among: 'redis://…, rediss://…' },
    });
  if (queue !== null && given.has('workers'))
    wrong.push({ code: 'usage/not-together', where: '--workers', fill: { option: '--workers', options: '--workers, --queue' } });
  if (workers.ok && workers.value !== null && !Number.isInteger(workers.value))
    wrong.push({
      code: 'usage/not-a-count',
      where: '--workers',
      fill: { option: '--workers', text: given.value('workers') ?? '' },
    });
  if (!cell.ok || !maps.ok || !workers.ok || !symmetric.ok || !rules.ok || wrong.length > 0) return fail(misuse(...wrong));
  return succeed({
    ruleSet: (rules.value && findRuleSet(installedRuleSets, rules.value)) || skirmish,
    cell: cell.value ?? USUAL_CELL,
    maps: maps.value,
    workers: workers.value ?? 1,
    queue,
    symmetric: symmetric.value === null ? null : symmetric.value / 100,
    strict: given.has('strict'),
    mend: given.has('mend'),
    afterMove: given.has('after-move'),
  });
}

/** What the rules go by in an analysis: the usual, with nothing too close to call, which is asked of single looks. */
export const settingsOfAnalysis = ({ settings }: RuleSet) => {
  const usual = defaultSettings(settings);
  return 'closeCallTolerance' in usual ? { ...usual, closeCallTolerance: 0 } : usual;
};

/** The man whom the maps are about: as tall as the check's, on the smallest of its bases. */
export const figureOfCheck = ({ bases, height }: AnalysisWishes['check']): AnalysisWishes['figure'] => ({
  kind: 'man',
  height,
  base: { kind: 'round', diameter: bases[0]! },
  stance: 'standing',
});
