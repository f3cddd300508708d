import type { Fault, GameSetup, Refusal, Scenario } from '../../../../engine/index.ts';
import type { Language } from '../../../wording/speak.ts';
import { read } from '../session.ts';
import { showFaults } from '../show-faults.ts';
import { beginGame } from './game-intents.ts';
import { type GameWishes, pactOf } from './set-up.ts';

/** A battle that is ready to be played, as it is told to whoever chooses. */
export interface ScenarioCard {
  readonly id: string;
  readonly title: string;
  readonly story: string;
  /** Who plays it. */
  readonly sides: Scenario['plan']['sides'];
  /** What it has agreed already. */
  readonly settings: Scenario['settings'];
}

/** The catalogue with its kits is fetched when somebody wants to choose. */
const catalogue = () => import('../../../catalogue/scenarios.ts');

/** Every scenario that comes with the page. */
export async function findScenarios(language: Language): Promise<readonly ScenarioCard[]> {
  const { findScenario, SCENARIO_IDS } = await catalogue();
  return SCENARIO_IDS.flatMap((id) => {
    const scenario = findScenario(id);
    if (!scenario) return [];
    const { title, story, seats, plan, settings } = scenario;
    const sides = plan.sides.filter((side) => seats.includes(side.id));
    return [{ id, title: title[language] ?? title.en ?? id, story: story[language] ?? story.en ?? '', sides, settings }];
  });
}

/** Begins a scenario, its board built from the kits; `refused` hears why it cannot begin so. */
export async function beginScenario(id: string, wishes: GameWishes, refused: (why: Refusal) => void): Promise<void> {
  const { findScenario, realiseScenario } = await catalogue();
  const scenario = findScenario(id);
  const realised = scenario && (await realiseScenario(scenario, read().language));
  if (!realised?.ok) {
    const faults: readonly Fault[] = realised?.problem ?? [];
    showFaults(id, faults, true);
    return;
  }
  const { dice, throwsAtOnce, handsOver, computers, settings } = wishes;
  // what the scenario sets is agreed, and all else as the table has it
  const agreed = { ...settings, ...scenario!.settings };
  const setup: GameSetup = { ...realised.value, settings: agreed, dice: pactOf(dice) };
  beginGame(setup, [], { throwsAtOnce, handsOver, computers }, refused);
}
