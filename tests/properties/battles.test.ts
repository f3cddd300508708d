import { describe, test } from 'vitest';
import { findScenario, realiseScenario, SCENARIO_IDS } from '../../app/catalogue/scenarios.ts';
import { beginGame, type GameSetup, playOn, skirmish } from '../../engine/index.ts';
import { chanceOf } from '../support/chance.ts';
import { GamePlayer } from '../support/game-board.ts';
import { soak, soakNumbers } from '../support/soak.ts';
import { holdJournal, playAtRandom, playByComputer } from '../support/whole-games.ts';

/** The usual run plays the beginning of one battle; `soak` plays one battle after another to its end. */
const COMMANDS = soak(1) === 1 ? 14 : 3_000;
/** Whether all that is offered is obeyed costs more than to play, and is asked before one of so many orders. */
const LOOKS = soak(1) === 1 ? 4 : 50;
/** Of the battles that `soak` plays, so many are played by the computer for each that is played at random. */
const AT_RANDOM = 20;

const laid = new Map<string, Omit<GameSetup, 'dice'>>();

async function layOut(id: string): Promise<Omit<GameSetup, 'dice'>> {
  const known = laid.get(id);
  if (known) return known;
  const scenario = await realiseScenario(findScenario(id)!);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.problem));
  laid.set(id, scenario.value);
  return scenario.value;
}

/** The battles take turns; each has dice of its own. */
async function battleOf(number: number): Promise<GamePlayer> {
  const scenario = await layOut(SCENARIO_IDS[(number + 3) % SCENARIO_IDS.length]!);
  const setup: GameSetup = { ...scenario, dice: { kind: 'seed', seed: number.toString(16).padStart(64, '0') } };
  const withWhat = playOn(skirmish, setup.settings, new Map())!;
  const begun = beginGame(setup, withWhat);
  if (!begun.ok) throw new Error(begun.problem.code);
  return new GamePlayer(begun.value, withWhat);
}

/** A long run says now and then how far it is. */
function told(number: number): void {
  if (number % 100 === 0) console.info(`battle ${number}`);
}

/** A battle in which something breaks is told by its number, so that it can be played again. */
function named(number: number, play: () => void): void {
  try {
    play();
  } catch (error) {
    throw new Error(`battle ${number}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

describe('a battle of those that Eyeline comes with, on boards of kits', () => {
  test('is never stuck, and the same when it is played again, for players who take any order that is offered', async () => {
    for (const number of soakNumbers(soak(1))) {
      const player = await battleOf(number);
      named(number, () => playAtRandom(player, COMMANDS, chanceOf(number), LOOKS));
      told(number);
    }
  });

  test('is the same when it is played again for the computer, whose every order is obeyed', async () => {
    for (const number of soakNumbers(Math.max(1, Math.floor(soak(1) / AT_RANDOM)))) {
      const player = await battleOf(number);
      const sides = number % 3 === 0 ? ['blue'] : number % 3 === 1 ? ['blue', 'red'] : ['red'];
      named(number, () => {
        playByComputer(player, sides, COMMANDS, chanceOf(number));
        holdJournal(player);
      });
      told(number);
    }
  });
});
