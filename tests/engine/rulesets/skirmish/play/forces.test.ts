import { describe, expect, test } from 'vitest';
import { beginGame, type PlainData, skirmish } from '../../../../../engine/index.ts';
import { battleOf, menOn, withActive } from '../../../../support/battle-men.ts';
import { skirmishOn } from '../../../../support/game-board.ts';

const board = menOn({ A: [0, 0, 'blue'], B: [300, 0, 'red'] });

function begunWith(forces: PlainData, seats: readonly string[] = ['blue', 'red']): string {
  const { game, withWhat } = skirmishOn(board);
  const begun = beginGame({ ...game.setup, seats, forces }, { ...withWhat, playing: skirmish.playing! });
  return begun.ok ? 'begun' : begun.problem.code;
}

describe('forces', () => {
  test.each<readonly [PlainData, string]>([
    [null, 'begun'],
    ['an army', 'forces/not-understood'],
    [{ fighters: [] }, 'forces/not-understood'],
    [{ target: 0 }, 'forces/not-understood'],
    [{ fighters: { A: { weapons: 'rifle' } } }, 'forces/not-understood'],
    [{ fighters: { A: { abilities: 'sniper' } } }, 'forces/not-understood'],
    [{ fighters: { Z: {} } }, 'fighter/not-in-this-battle'],
    [{ fighters: { A: { figure: 'giant' } } }, 'forces/figure-not-in-the-book'],
    [{ fighters: { A: { weapons: ['ray-gun'] } } }, 'forces/weapon-not-in-the-book'],
    [{ fighters: { A: { melee: 'feather' } } }, 'forces/weapon-not-in-the-book'],
    [{ fighters: { A: { armour: 'cloak' } } }, 'forces/armour-not-in-the-book'],
    [{ fighters: { A: { helmet: 'hat' } } }, 'forces/armour-not-in-the-book'],
    [{ fighters: { A: { abilities: ['flying'] } } }, 'forces/ability-not-in-the-book'],
  ])('%j: %s', (forces, code) => {
    expect(begunWith(forces)).toBe(code);
  });

  test('SK-ARMY-5: a side without anybody does not begin', () => {
    expect(begunWith(null, ['blue', 'red', 'green'])).toBe('forces/nobody-there');
  });

  test('SK-TAB-FIG: whoever is not named is a trained soldier with a rifle', () => {
    expect(battleOf(skirmishOn(board)).fighters.A).toMatchObject({ figure: 'trained-soldier', inHand: 'rifle', woundsLeft: 1 });
  });
});

describe('somebody in reserve', () => {
  const RESERVE = { fighters: { B: { reserve: true } } };

  test('SK-RES-3: is no target, and is activated all the same', () => {
    const player = withActive(board, 'A', RESERVE);
    expect(player.tries('blue', { kind: 'skirmish/shoot', model: 'A', target: 'B' })).toBe('fighter/still-in-reserve');
    player.gives('blue', { kind: 'skirmish/end-activation', model: 'A' }).gives('red', { kind: 'skirmish/activate', model: 'B' });
    expect(player.tries('red', { kind: 'skirmish/aim', model: 'B' })).toBe('fighter/still-in-reserve');
    player.gives('red', { kind: 'skirmish/pass', model: 'B' }).gives('red', { kind: 'skirmish/end-activation', model: 'B' });
    expect(battleOf(player).round).toBe(2);
  });
});

describe('the order of a round', () => {
  test('SK-ROUND-1: nobody is activated before it is settled who begins', () => {
    expect(skirmishOn(board).tries('blue', { kind: 'skirmish/activate', model: 'A' })).toBe('round/initiative-first');
  });
});
