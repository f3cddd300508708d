import { describe, expect, test } from 'vitest';
import { beginGame, type PlainData, skirmish } from '../../../../../engine/index.ts';
import { battleOf, factsOf, lastOf, menOn, type Placed } from '../../../../support/battle-men.ts';
import { type GamePlayer, type GameWishes, skirmishOn } from '../../../../support/game-board.ts';
import { allSetUp, campsOn, placing, settingUp } from '../../../../support/set-up-board.ts';
import { box, ground, piece } from '../../../../support/sight-board.ts';

type Men = Readonly<Record<string, PlainData>>;
const asked = (player: GamePlayer) => player.position.underWay?.request;
const begin = (player: GamePlayer, model: string, side = 'blue') =>
  player
    .gives('blue', { kind: 'skirmish/roll-initiative' }, ...(side === 'blue' ? [[6], [2]] : [[2], [6]]))
    .picks(side)
    .gives(side, { kind: 'skirmish/activate', model });

describe('camouflage', () => {
  const CAMOUFLAGED = { settings: { camouflage: true } };
  /** How far off C, who lies in wait, is when A of the blues looks at him. */
  const lies = (far: number, c: object, wishes: GameWishes = CAMOUFLAGED, covered = false, forces: Men = {}) => {
    const low = piece('low', { bricks: box(-60, 0, 270, 60, 30, 278) }, { footprint: [ground(-60, 270, 60, 278)] });
    const board = campsOn({ A: [0, 300 - far, 'blue'], C: [0, 300, 'red'] }, covered ? [low] : []);
    const fighters = { A: { abilities: ['infiltrator'] }, C: { abilities: ['hidden-set-up', 'infiltrator'], ...c } };
    return battleOf(allSetUp(settingUp(board, { fighters, ...forces }, wishes), ['C'])).fighters.C!.lyingInWait;
  };

  test.each([
    ['SK-CAMO-2: a garish uniform is spotted at 48 cm', -1, 480],
    ['SK-CAMO-3: none at 40 cm', 0, 400],
    ['SK-CAMO-5: partial camouflage at 32 cm', 1, 320],
    ['SK-CAMO-7: professional concealment at 24 cm', 2, 240],
    ['SK-CAMO-4: home-made camouflage in the open is none', 0.5, 400],
    ['SK-CAMO-6: a camouflage uniform in the open counts 1', 1.5, 320],
  ])('SK-EX-5, %s', (_says, camouflage, range) => {
    expect([lies(range, { camouflage }), lies(range + 1, { camouflage })]).toEqual([false, true]);
  });

  test.each([
    ['SK-CAMO-4, SK-CAMO-8: home-made camouflage counts 1 in cover', 0.5, 320],
    ['SK-CAMO-6, SK-CAMO-8: a camouflage uniform counts 2 in cover', 1.5, 240],
  ])('%s', (_says, camouflage, range) => {
    expect([lies(range, { camouflage }, CAMOUFLAGED, true), lies(range + 1, { camouflage }, CAMOUFLAGED, true)]).toEqual([
      false,
      true,
    ]);
  });

  test('SK-CAMO-10: without the option every level is 0', () => {
    expect([lies(400, { camouflage: 2 }, {}), lies(401, { camouflage: 2 }, {})]).toEqual([false, true]);
  });

  test('SK-ATYPE-5, SK-CAMO-10: guerrillas at home are always of level 2', () => {
    const types = { settings: { armyTypes: true } };
    const war = { home: 'red', armyTypes: { red: 'guerrilla' } };
    expect([lies(240, {}, types, false, war), lies(241, {}, types, false, war)]).toEqual([false, true]);
    expect(lies(241, {}, types, false, { ...war, home: 'blue' })).toBe(false);
  });

  test('SK-CAMO-9, SK-CAMO-1: where the table agreed so, whoever has done nothing but pass is not seen from beyond that range', () => {
    const SHOOT = { kind: 'skirmish/shoot', model: 'A', target: 'B' } as const;
    const all = { settings: { camouflage: true, camouflageLimitsSight: 'all' } };
    const facing = (far: number, wishes: GameWishes = all) =>
      skirmishOn(
        menOn({ A: [0, 0, 'blue'], B: [0, far, 'red', { facing: Math.PI }] }),
        { fighters: { B: { camouflage: 1 }, A: { weapons: ['pistol'] } } },
        wishes,
      );
    expect(begin(facing(300), 'A').tries('blue', SHOOT)).toBe('done');
    const rifle = (far: number, wishes: GameWishes = all) =>
      skirmishOn(
        menOn({ A: [0, 0, 'blue'], B: [0, far, 'red', { facing: Math.PI }] }),
        { fighters: { B: { camouflage: 1 } } },
        wishes,
      );
    expect(begin(rifle(320), 'A').tries('blue', SHOOT)).toBe('done');
    expect(begin(rifle(321), 'A').tries('blue', SHOOT)).toBe('shoot/camouflaged');
    expect(begin(rifle(321, CAMOUFLAGED), 'A').tries('blue', SHOOT)).toBe('done');
    const goes = (action: object) => {
      const player = begin(rifle(321), 'B', 'red').gives('red', { kind: 'skirmish/pass', model: 'B', ...action });
      if (battleOf(player).active) player.gives('red', { kind: 'skirmish/end-activation', model: 'B' });
      return player.gives('blue', { kind: 'skirmish/activate', model: 'A' }).tries('blue', SHOOT);
    };
    expect([goes({}), goes({ kind: 'skirmish/aim' })]).toEqual(['shoot/camouflaged', 'done']);
  });
});

describe('women', () => {
  const men = menOn({ A: [0, 0, 'blue'], B: [0, 300, 'red'] });
  const FIELD = { kind: 'skirmish/field-woman', model: 'A' } as const;
  const women = { settings: { women: true } };

  test('SK-EX-73, SK-WOM-1, SK-WOM-2: whoever is marked so may be one: less strong and tough, more alert', () => {
    const player = skirmishOn(men, { fighters: { A: { woman: 'may-be' } } }, women).gives('blue', FIELD);
    expect(battleOf(player).fighters.A).toMatchObject({
      woman: 'fielded',
      changes: { strength: -1, toughness: -1, reaction: 1 },
    });
    expect(player.tries('blue', FIELD)).toBe('set-up/no-exchange');
    begin(player, 'B', 'red').gives('red', { kind: 'skirmish/shoot', model: 'B', target: 'A' }, [9], [1]);
    expect(lastOf(player, 'skirmish/damage-rolled').toughness).toBe(4);
    expect(asked(player)).toMatchObject({ purpose: 'purpose/dive-or-not', fill: { reaction: 6 } });
  });

  test('SK-WOM-2: where the table lists toughness apart it stays', () => {
    const zombie = { A: { figure: 'zombie', weapons: [], woman: 'may-be' } };
    const player = skirmishOn(men, { fighters: zombie }, women).gives('blue', FIELD);
    expect(battleOf(player).fighters.A!.changes).toEqual({ strength: -1, reaction: 1 });
  });

  test('SK-WOM-1, SK-WOM-3: nobody else is exchanged, and who is one by default has it in her profile', () => {
    for (const woman of [{}, { woman: 'by-default' }]) {
      const player = skirmishOn(men, { fighters: { A: woman } }, women);
      expect(player.tries('blue', FIELD)).toBe('set-up/no-exchange');
      expect(battleOf(player).fighters.A!.changes).toEqual({});
    }
    expect(skirmishOn(men, { fighters: { A: { woman: 'may-be' } } }).tries('blue', FIELD)).toBe('set-up/no-exchange');
  });
});

describe('army types', () => {
  const TYPES = { settings: { armyTypes: true } };
  const men = (o: Placed = [200, 0, 'blue']) => menOn({ A: [0, 0, 'blue'], B: [0, 300, 'red'], O: o });
  const typed = (type: string, forces: Men = {}, o?: Placed, wishes: GameWishes = TYPES) =>
    skirmishOn(men(o), { armyTypes: { blue: type }, fighters: { A: { weapons: ['pistol'] }, ...forces } }, wishes);
  const SHOOT = { kind: 'skirmish/shoot', model: 'A', target: 'B' } as const;
  const move = (z: number) => ({ kind: 'skirmish/move', model: 'A', way: [{ kind: 'ground', at: { x: 0, y: 0, z } }] });

  test('SK-ATYPE-2, SK-ACT-12: a soldier of a mass army moves once and shoots once, and nothing else', () => {
    const player = begin(typed('mass'), 'A').gives('blue', move(30));
    expect(player.tries('blue', move(-80))).toBe('action/uncommanded');
    expect(player.tries('blue', { kind: 'skirmish/aim', model: 'A' })).toBe('action/uncommanded');
    expect(player.tries('blue', { kind: 'skirmish/go-prone', model: 'A' })).toBe('action/uncommanded');
    player.gives('blue', { ...SHOOT }, [1]);
    const shot = begin(typed('mass'), 'A').gives('blue', SHOOT, [1]);
    expect(shot.tries('blue', SHOOT)).toBe('action/uncommanded');
    expect(shot.tries('blue', { ...SHOOT, kind: 'skirmish/suppress' })).toBe('action/uncommanded');
    // a way that takes both actions is two Moves
    expect(begin(typed('mass'), 'A').tries('blue', move(-150))).toBe('action/way-not-allowed');
    expect(begin(typed('mass'), 'A').tries('blue', { kind: 'skirmish/pass', model: 'A' })).toBe('done');
  });

  test('SK-ATYPE-2, SK-RES-6: who arrives without a commander near comes on with one Move, near one with two', () => {
    const comes = (o: string, far: number) => {
      const player = settingUp(
        campsOn({ A: [0, -500, 'blue'], O: [100, -500, 'blue'], C: [0, 500, 'red'] }),
        { armyTypes: { blue: 'mass' }, fighters: { A: { reserve: true }, O: { figure: o } } },
        TYPES,
      );
      player.gives('blue', placing('O', 100, -500)).gives('blue', { kind: 'skirmish/finish-set-up' });
      player.gives('red', placing('C', 0, 500)).gives('red', { kind: 'skirmish/finish-set-up' });
      begin(player, 'A').throws([6]);
      const way = [-600, -600 + far].map((z) => ({ kind: 'ground', at: { x: 0, y: 0, z } }));
      return player.tries('blue', { kind: 'skirmish/enter', model: 'A', way });
    };
    expect([comes('conscript', 90), comes('conscript', 150)]).toEqual(['done', 'action/way-not-allowed']);
    expect(comes('officer', 150)).toBe('done');
  });

  test('SK-ATYPE-3: a charge counts as a Move, and one that takes both actions as two', () => {
    const charge = (z: number) => ({ ...move(z), kind: 'skirmish/charge', target: 'B' });
    const near = (b: number) =>
      skirmishOn(menOn({ A: [0, 0, 'blue'], B: [0, b, 'red'] }), { armyTypes: { blue: 'mass' } }, TYPES);
    expect(begin(near(180), 'A').tries('blue', charge(149.5))).toBe('action/uncommanded');
    const player = begin(near(120), 'A').gives('blue', charge(89.5), [1]);
    expect(player.tries('blue', { kind: 'skirmish/strike', model: 'A', target: 'B' })).toBe('action/uncommanded');
  });

  test('SK-ATYPE-2, SK-ATYPE-3: in the zone of somebody who commands, who is neither broken nor shocked, he does as others do', () => {
    const officer = { O: { figure: 'officer' } };
    expect(begin(typed('mass', officer), 'A').tries('blue', { kind: 'skirmish/aim', model: 'A' })).toBe('done');
    expect(begin(typed('mass', officer, [201, 0, 'blue']), 'A').tries('blue', { kind: 'skirmish/aim', model: 'A' })).toBe(
      'action/uncommanded',
    );
    // he commands himself
    expect(begin(typed('mass', officer), 'O').tries('blue', { kind: 'skirmish/aim', model: 'O' })).toBe('done');
  });

  test('SK-ATYPE-1, SK-ATYPE-4: elite armies have no rule of their own, lists may mix, and without the option there are no types', () => {
    const aims = (player: GamePlayer) => begin(player, 'A').tries('blue', { kind: 'skirmish/aim', model: 'A' });
    expect(aims(typed('elite'))).toBe('done');
    expect(aims(typed('elite', { A: { armyType: 'mass' } }))).toBe('action/uncommanded');
    expect(aims(typed('mass', {}, undefined, {}))).toBe('done');
  });

  test.each([
    ['killer', { red: 'mass' }, 'd3'],
    ['killer', { red: 'elite' }, 'd6'],
    ['killer', { red: 'guerrilla', blue: 'mass' }, 'd6'],
    ['owner', { red: 'elite', blue: 'mass' }, 'd3'],
  ])('SK-ATYPE-6, SK-ABIL-6: a general is worth, by the %s, %j: a %s', (generalVpBy, armyTypes, dice) => {
    const player = skirmishOn(
      menOn({ A: [0, 0, 'blue', { facing: Math.PI }], B: [0, -300, 'red'], C: [400, 0, 'blue'] }),
      { armyTypes, fighters: { A: { figure: 'general' } } },
      { settings: { ...TYPES.settings, generalVpBy } },
    );
    begin(player, 'B', 'red').gives('red', { kind: 'skirmish/shoot', model: 'B', target: 'A' }, [9], [9]);
    expect(asked(player)).toMatchObject({ purpose: 'purpose/general', dice });
  });

  describe('what guerrillas are like', () => {
    const ROLL = { kind: 'skirmish/roll-traits' } as const;
    const guerrillas = (wishes: GameWishes = TYPES) => typed('guerrilla', {}, undefined, wishes);
    const changed = (...dice: readonly (readonly number[])[]) =>
      battleOf(guerrillas().gives('blue', ROLL, ...dice, [3])).fighters.A!;

    test.each([
      ['SK-ATYPE-8: poorly trained on a 1', [[1], [2]], { aim: -2 }],
      ['SK-ATYPE-9: cowardly on a 2', [[2], [3]], { morale: -3 }],
      ['SK-ATYPE-10: like any other on a 3', [[3]], {}],
      ['SK-ATYPE-11: sharp on a 4', [[4]], { reaction: 1 }],
      ['SK-ATYPE-12: a good shot on a 5', [[5]], { aim: 1 }],
      ['SK-ATYPE-13: charismatic on a 6', [[6]], { morale: 1, commandZone: 100 }],
    ])('%s', (_says, dice, changes) => {
      const fighter = changed(...dice);
      expect(fighter.changes).toEqual(changes);
      expect(fighter.abilities.includes('untrained')).toBe(dice[0]![0] === 1);
    });

    test('SK-ATYPE-7, SK-SETUP-11: is rolled for all of them or none, once and before the battle', () => {
      const player = guerrillas().gives('blue', ROLL, [3], [4]);
      expect(factsOf(player, 'skirmish/trait-rolled').map(({ model }) => model)).toEqual(['A', 'O']);
      expect(player.tries('blue', ROLL)).toBe('traits/nobody-left');
      expect(guerrillas().tries('red', ROLL)).toBe('traits/nobody-left');
      expect(begin(guerrillas(), 'A').tries('blue', ROLL)).toBe('traits/only-before-the-battle');
    });

    test('SK-ATYPE-14: or for whom one likes, where the table agreed so', () => {
      const each = { settings: { armyTypes: true, guerrillaTraits: 'perFighter' } };
      const player = guerrillas(each);
      expect(player.tries('blue', ROLL)).toBe('order/malformed');
      player.gives('blue', { ...ROLL, model: 'O' }, [5]);
      expect(battleOf(player).rolledFor).toEqual(['O']);
    });
  });
});

describe('what is said of the war', () => {
  test.each<readonly [PlainData, string]>([
    [{ home: 'green' }, 'forces/not-understood'],
    [{ armyTypes: 'mass' }, 'forces/not-understood'],
    [{ armyTypes: { blue: 'huge' } }, 'forces/not-understood'],
    [{ waterEdges: ['top'] }, 'forces/not-understood'],
    [{ mission: { harm: -1 } }, 'forces/not-understood'],
    [{ fighters: { A: { woman: 'yes' } } }, 'forces/not-understood'],
    [{ fighters: { A: { camouflage: 3 } } }, 'forces/not-understood'],
    [{ fighters: { A: { armyType: 'huge' } } }, 'forces/not-understood'],
    [{ fighters: { A: { weaponAbilities: { pistol: ['ergonomic'] } } } }, 'forces/not-understood'],
    [{ fighters: { A: { weaponAbilities: { rifle: ['golden'] } } } }, 'forces/not-understood'],
    [{ home: 'blue', armyTypes: { red: 'mass' }, waterEdges: ['far'] }, 'begun'],
  ])('%j is %s', (forces, said) => {
    const { game, withWhat } = skirmishOn(menOn({ A: [0, 0, 'blue'], B: [0, 300, 'red'] }));
    const begun = beginGame({ ...game.setup, forces }, { ...withWhat, playing: skirmish.playing! });
    expect(begun.ok ? 'begun' : begun.problem.code).toBe(said);
  });
});
