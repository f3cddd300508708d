import { describe, expect, test } from 'vitest';
import { findScenario, realiseScenario, SCENARIO_IDS } from '../../../app/catalogue/scenarios.ts';
import {
  type Battle,
  beginGame,
  checkBoard,
  dispatch,
  type Game,
  type GameSetup,
  hashBoard,
  playOn,
  positionOf,
  skirmish,
  throwBySeed,
} from '../../../engine/index.ts';

const SEED = '5e'.repeat(32);
const setups = new Map<string, Omit<GameSetup, 'dice'>>();
for (const id of SCENARIO_IDS) {
  const setup = await realiseScenario(findScenario(id)!);
  if (!setup.ok) throw new Error(`${id}: ${JSON.stringify(setup.problem)}`);
  setups.set(id, setup.value);
}

test('there are at least four, of each kind of mission one, and a small one to begin with', () => {
  expect(SCENARIO_IDS).toEqual([
    'a-first-fight',
    'ambush',
    'hold-the-house',
    'meeting',
    'the-battery',
    'the-border-river',
    'the-well',
  ]);
});

/** What whoever sets up does next: the next of his men takes his usual place, hidden if he can; or that is all. */
function nextToSetUp({ setUp, fighters, roster }: Battle) {
  if (setUp!.step === 'who-begins') return { by: 'blue', order: { kind: 'skirmish/roll-for-set-up' } };
  const by = setUp!.turn!;
  const [scout] = setUp!.scouts.filter((model) => fighters[model]!.side === by);
  if (scout) return { by, order: { kind: 'skirmish/stay-behind', model: scout } };
  const left = Object.values(fighters).find(({ side, whereabouts }) => side === by && whereabouts === 'unplaced');
  if (!left) return { by, order: { kind: 'skirmish/finish-set-up' } };
  const { at, facing } = roster[left.model]!.pose;
  const hidden = left.abilities.includes('hidden-set-up') ? { hidden: true } : {};
  return { by, order: { kind: 'skirmish/place', model: left.model, at: { ...at }, facing, ...hidden } };
}

describe.each(SCENARIO_IDS)('the scenario %s', (id) => {
  const setup = setups.get(id)!;

  test('stands on a board without anything to look at twice', () => {
    expect(checkBoard(setup.board, new Map())).toEqual([]);
    expect(hashBoard(setup.board)).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is set up by everybody taking his usual place, those hidden who can, and then the first round begins', () => {
    const withWhat = playOn(skirmish, setup.settings, new Map())!;
    const begun = beginGame({ ...setup, dice: { kind: 'seed', seed: SEED } }, withWhat);
    if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
    let game: Game = begun.value;
    const state = () => positionOf(game).state as Battle;
    for (let given = 0; state().stage === 'set-up'; given++) {
      if (given > 100) throw new Error('the set-up does not end');
      const intent = throwBySeed(game) ?? nextToSetUp(state());
      const next = dispatch(game, { id: `${given}`, by: intent.by, seen: game.lines.length, order: intent.order }, withWhat);
      if (!next.ok) throw new Error(JSON.stringify([intent.order, next.problem]));
      game = next.value;
    }
    expect(state().stage).toBe('initiative');
    // nobody is spotted before a man has moved
    const waiting = Object.values(state().fighters).filter(({ lyingInWait }) => lyingInWait);
    expect(waiting).toHaveLength(id === 'ambush' ? 5 : id === 'the-border-river' ? 1 : 0);
  });
});
