import { z } from 'zod';
import type { PlainData } from '../document/plain-data.ts';
import type { SideId } from '../identity/ids.ts';
import type { Fault } from '../outcome/fault.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import { BOARD_PLAN_FAULT_CODES, type BoardPlan, readBoardPlan } from './board-plan.ts';
import { ID_PATTERN } from './board-schema.ts';
import { checkForm, DOCUMENT_FAULT_CODES, readJson } from './json-document.ts';

/** The version of the scenario file that this engine reads. */
export const SCENARIO_FORMAT = 1;

/** Everything that can keep a scenario file from being read. */
export const SCENARIO_FAULT_CODES = [
  'scenario/not-a-scenario',
  'scenario/no-such-seat',
  ...DOCUMENT_FAULT_CODES,
  ...BOARD_PLAN_FAULT_CODES,
] as const;
export type ScenarioFault = Fault<(typeof SCENARIO_FAULT_CODES)[number]>;

/** Words for people, by language. */
export type Told = Readonly<Record<string, string>>;

/** A battle that is ready to be played: its board in words, who fights for whom with what, how it is set up, and what wins it. */
export interface Scenario {
  readonly title: Told;
  /** What happens here, and what each side is to do. */
  readonly story: Told;
  readonly author: string;
  readonly licence: string;
  readonly ruleSet: string;
  readonly settings: Readonly<Record<string, string | number | boolean>>;
  readonly seats: readonly SideId[];
  /** What sides, pieces, zones, objectives and figures of the plan are called in other languages, by language and by what the plan calls them. */
  readonly names: Readonly<Record<string, Told>>;
  readonly plan: BoardPlan;
  /** As the rule set reads them. */
  readonly forces: PlainData;
}

const told = z.strictObject({ en: z.string().min(1).max(2_000), hu: z.string().min(1).max(2_000) });

/** The form of a scenario file. The plan is a board plan, one string a line. */
export const scenarioFileSchema = z.strictObject({
  eyeline: z.literal('scenario'),
  format: z.literal(SCENARIO_FORMAT),
  title: told,
  story: told,
  author: z.string().max(200),
  licence: z.string().min(1).max(200),
  ruleSet: z.string().regex(ID_PATTERN, { error: 'document/bad-name' }),
  settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  seats: z
    .array(z.string().regex(ID_PATTERN, { error: 'document/bad-name' }))
    .min(1)
    .max(20),
  names: z.strictObject({ hu: z.record(z.string(), z.string().min(1).max(200)).optional() }).optional(),
  plan: z.array(z.string().max(500)).min(1).max(500),
  forces: z.json() as unknown as z.ZodType<PlainData>,
});

/**
 * Which scenario does this text hold? What a kit or a miniature makes of its plan the catalogue knows, and whether its forces may fight the rule set.
 * @faults every one that is in it, each with its path, `plan[3]` for the fourth line of the plan
 */
export function readScenarioFile(text: string): Result<Scenario, readonly ScenarioFault[]> {
  const json = readJson(text);
  if (!json.ok) return json;
  const file = json.value;
  const isScenario = typeof file === 'object' && file !== null && (file as { eyeline?: unknown }).eyeline === 'scenario';
  if (!isScenario) return fail([{ code: 'scenario/not-a-scenario', where: 'eyeline', fill: {} }]);
  const form = checkForm(scenarioFileSchema, file);
  if (!form.ok) return form;
  const { eyeline: _word, format: _format, plan: lines, names: translated = {}, ...rest } = form.value;
  const names: Scenario['names'] = translated.hu ? { hu: translated.hu } : {};
  const plan = readBoardPlan(lines.join('\n'));
  if (!plan.ok) return fail(plan.problem.map((fault) => ({ ...fault, where: placeInPlan(fault.where) })));
  const sides = new Set(plan.value.sides.map(({ id }) => id));
  for (const [at, side] of rest.seats.entries())
    if (!sides.has(side)) return fail([{ code: 'scenario/no-such-seat', where: `seats[${at}]`, fill: { side } }]);
  return succeed({ ...rest, names, plan: plan.value });
}

/** A line of the plan as a path of the file. @example `line 4` is `plan[3]` */
export function placeInPlan(where: string): string {
  const line = /^line (\d+)$/.exec(where);
  return line ? `plan[${Number(line[1]) - 1}]` : 'plan';
}
