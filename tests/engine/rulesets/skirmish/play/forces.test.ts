import { describe, expect, test } from 'vitest';
import { beginGame, type PlainData, skirmish } from '../../../../../engine/index.ts';
import { battleOf, menOn } from '../../../../support/battle-men.ts';
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
    [{ fighters: { A: { items: ['crown'] } } }, 'forces/item-not-in-the-book'],
    [{ fighters: { A: { items: 'flag' } } }, 'forces/not-understood'],
    [{ fighters: { A: { group: 'tourist' } } }, 'forces/not-understood'],
    [{ army: 'any' }, 'forces/not-understood'],
    [{ army: { points: -1 } }, 'forces/not-understood'],
    [{ mission: 'win' }, 'forces/not-understood'],
    [{ mission: { rounds: 0 } }, 'forces/not-understood'],
    [{ mission: { counts: 'never' } }, 'forces/not-understood'],
    [{ mission: { worth: { well: 1 } } }, 'forces/not-understood'],
    [{ mission: { losses: -1 } }, 'forces/not-understood'],
    [{ mission: { keeper: { side: 'red', objective: 'well' } } }, 'forces/not-understood'],
    [{ mission: { rounds: 3, keeper: { side: 'green', objective: 'well' } } }, 'forces/not-understood'],
    [{ mission: { rounds: 3, keeper: { side: 'red', objective: 'well' } } }, 'forces/not-understood'],
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

describe('an army with limits', () => {
  const many = menOn(Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`m${i}`, [i * 60, 0, i < 2 ? 'red' : 'blue']])));
  /** What is said to an army of six, of whom some are something else. */
  function saidTo(fighters: Readonly<Record<string, PlainData>>, limits: PlainData = {}): unknown {
    const { game, withWhat } = skirmishOn(many);
    const begun = beginGame({ ...game.setup, forces: { fighters, army: limits } }, withWhat);
    return begun.ok ? 'begun' : [begun.problem.code, begun.problem.clause, begun.problem.fill];
  }

  test('SK-ARMY-1, SK-ARMY-2, SK-ARMY-11: costs what its figures and all that they carry cost, 300 points at most', () => {
    // a trained soldier costs 12 and his rifle 8
    expect(saidTo({}, { points: 120 })).toBe('begun');
    expect(saidTo({}, { points: 119 })).toEqual(['army/too-dear', 'SK-ARMY-11', { side: 'blue', points: 120, most: 119 }]);
    const dear = { weapons: ['rifle', 'anti-tank-rifle'], melee: 'bayonet', helmet: 'steel-helmet', armour: 'flak-vest' };
    expect(saidTo({ m2: dear }, { points: 120 })).toMatchObject({ 2: { points: 120 + 25 + 2 + 2 + 5 } });
    expect(saidTo({ m2: { figure: 'general' }, m3: { figure: 'officer' } }, { points: 1000 })).toContain(
      'army/too-many-officers',
    );
  });

  test('SK-ARMY-4 to SK-ARMY-8, SK-EX-69: has one officer at most, two privates at least, two specialists at most, and half as many allies as privates', () => {
    const as = (group: string, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`m${i + 2}`, { group }]));
    expect(saidTo(as('officer', 1))).toBe('begun');
    expect(saidTo(as('officer', 2))).toEqual(['army/too-many-officers', 'SK-ARMY-4', { side: 'blue', given: 2, most: 1 }]);
    expect(saidTo(as('ally', 2))).toBe('begun');
    expect(saidTo(as('ally', 3))).toEqual(['army/too-many-allies', 'SK-ARMY-6', { side: 'blue', given: 3, most: 1 }]);
    expect(saidTo(as('specialist', 2))).toBe('begun');
    expect(saidTo(as('specialist', 3))).toEqual(['army/too-many-specialists', 'SK-ARMY-7', { side: 'blue', given: 3, most: 2 }]);
    expect(saidTo({ ...as('specialist', 3), m2: { figure: 'nco' } })).toContain('army/too-many-specialists');
    expect(saidTo({ m0: { group: 'specialist' } })).toEqual([
      'army/too-few-privates',
      'SK-ARMY-5',
      { side: 'red', given: 1, least: 2 },
    ]);
  });

  test('SK-ARMY-12: is held to the numbers of its mission', () => {
    expect(saidTo({ m2: { group: 'officer' }, m3: { group: 'officer' } }, { officers: 2 })).toBe('begun');
    expect(saidTo({}, { privates: 3 })).toEqual(['army/too-few-privates', 'SK-ARMY-5', { side: 'red', given: 2, least: 3 }]);
  });
});

describe('the order of a round', () => {
  test('SK-ROUND-1: nobody is activated before it is settled who begins', () => {
    expect(skirmishOn(board).tries('blue', { kind: 'skirmish/activate', model: 'A' })).toBe('round/initiative-first');
  });
});
