import {
  agreedSettings,
  type Board,
  BrokenInvariant,
  type Fault,
  fail,
  findRuleSet,
  type GameSetup,
  installedRuleSets,
  placeInPlan,
  type Result,
  readScenarioFile,
  type Scenario,
  succeed,
} from '../../engine/index.ts';
import { realisePlan } from './realise-plan.ts';

const files = import.meta.glob<string>('../../assets/scenarios/*.json', { query: '?raw', import: 'default', eager: true });
const fileOf = (id: string) => `../../assets/scenarios/${id}.json`;

/** The names of all scenarios that Eyeline comes with, in ascending order. */
export const SCENARIO_IDS: readonly string[] = Object.keys(files)
  .map((path) =>
    path
      .split('/')
      .at(-1)!
      .replace(/\.json$/, ''),
  )
  .sort();

/** The scenario of this name, or null where there is none. @breaks its file, which is our own, is wrong */
export function findScenario(id: string): Scenario | null {
  const text = files[fileOf(id)];
  if (text === undefined) return null;
  const read = readScenarioFile(text);
  if (read.ok) return read.value;
  throw new BrokenInvariant(
    `the scenario ${id} is wrong: ${read.problem.map(({ code, where }) => `${code} at ${where}`).join(', ')}`,
  );
}

/** What keeps a scenario from being set up that was read. */
export const SCENARIO_SETUP_FAULT_CODES = ['scenario/no-such-rules'] as const;

/**
 * What a game of this scenario begins with, but for its dice: the board is built from the kits, everybody stands where he usually does, and all is called as in this
 * language.
 * @faults rules that are not here, and what the catalogue does not have, with its path in the scenario
 */
export async function realiseScenario(
  scenario: Scenario,
  language = 'en',
): Promise<Result<Omit<GameSetup, 'dice'>, readonly Fault[]>> {
  const { ruleSet: id, settings, seats, forces } = scenario;
  const rules = findRuleSet(installedRuleSets, id);
  if (!rules) return fail([{ code: 'scenario/no-such-rules', where: 'ruleSet', fill: { ruleSet: id } }]);
  const agreed = agreedSettings(rules.settings, settings);
  if (!agreed.ok) return fail([{ code: agreed.problem.code, where: 'settings', fill: agreed.problem.fill }]);
  const board = await realisePlan(scenario.plan);
  if (!board.ok) return fail(board.problem.map((fault) => ({ ...fault, where: placeInPlan(fault.where) })));
  const named = calledBy(board.value, scenario.names[language] ?? {});
  return succeed({ format: 1, ruleSet: id, version: rules.version, settings: agreed.value, board: named, seats, forces });
}

/** The board with what has a name in another language called so. */
function calledBy(board: Board, names: Readonly<Record<string, string>>): Board {
  const nameOf = (name: string) => (Object.hasOwn(names, name) ? names[name]! : name);
  const called = <Thing extends { readonly name: string }>(things: Readonly<Record<string, Thing>>) =>
    Object.fromEntries(Object.entries(things).map(([id, thing]) => [id, { ...thing, name: nameOf(thing.name) }]));
  const { sides, pieces, models, zones, objectives } = board;
  return {
    ...board,
    sides: called(sides),
    pieces: called(pieces),
    models: called(models),
    zones: called(zones),
    objectives: called(objectives),
  };
}
