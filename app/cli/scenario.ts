import { type GameSetup, readScenarioFile, type Scenario } from '../../engine/index.ts';
import { closestNames } from '../catalogue/closest-names.ts';
import { findScenario, realiseScenario, SCENARIO_IDS } from '../catalogue/scenarios.ts';
import type { Desk } from './command.ts';
import type { ExitCode } from './exit-codes.ts';
import { readText } from './files.ts';
import { refuseFile } from './say-faults.ts';
import { type Misuse, misuse } from './usage.ts';

/** Every scenario that Eyeline comes with: what it is called by, its title, and what it is about. */
export const listScenarios = ({ host, language }: Desk): void =>
  host.out(
    SCENARIO_IDS.map((id) => {
      const { title, story } = findScenario(id)!;
      return `${id}  ${title[language] ?? title.en}\n    ${story[language] ?? story.en}\n`;
    }).join(''),
  );

type Opened =
  | { readonly ok: true; readonly scenario: Scenario; readonly setup: Omit<GameSetup, 'dice'> }
  | { readonly ok: false; readonly exit: ExitCode };

/** A scenario by its name, or out of a file, ready but for its dice. */
export async function openScenario(name: string, desk: Desk): Promise<Opened | Misuse> {
  let scenario = findScenario(name);
  if (!scenario) {
    if (!name.endsWith('.json')) {
      const meant = closestNames(name, SCENARIO_IDS);
      return misuse({
        code: 'usage/no-such-scenario',
        where: '--scenario',
        fill: { text: name, count: meant.length, meant: meant.join(', ') },
      });
    }
    const text = await readText(desk.host, name);
    const read = text.ok ? readScenarioFile(text.value) : text;
    if (!read.ok) return { ok: false, exit: refuseFile(name, read.problem, desk) };
    scenario = read.value;
  }
  const setup = await realiseScenario(scenario, desk.language);
  return setup.ok ? { ok: true, scenario, setup: setup.value } : { ok: false, exit: refuseFile(name, setup.problem, desk) };
}
