import { describe, expect, test } from 'vitest';
import type { PlainData } from '../../../../../engine/index.ts';
import { battleOf, factsOf, lastOf, menOn, type Placed, withActive } from '../../../../support/battle-men.ts';
import { type GamePlayer, skirmishOn } from '../../../../support/game-board.ts';
import { allSetUp, campsOn, settingUp } from '../../../../support/set-up-board.ts';

const asked = (player: GamePlayer) => player.position.underWay?.request;
type Men = Readonly<Record<string, PlainData>>;
/** A shoots B dead; D stands near him, and C far off. */
const fallen = (fighters: Men, d: Placed = [0, 60, 'red']) =>
  withActive(menOn({ A: [-300, 0, 'blue'], B: [0, 0, 'red'], C: [400, 300, 'red'], D: d }), 'A', { fighters }).gives(
    'blue',
    { kind: 'skirmish/shoot', model: 'A', target: 'B' },
    [9],
    [9],
  );

describe('the order in which figures are activated', () => {
  const begun = (fighters: Men) =>
    skirmishOn(menOn({ A: [-300, 0, 'blue'], B: [-300, 100, 'blue'], C: [300, 0, 'red'] }), { fighters })
      .gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2])
      .picks('blue');
  const activating = (model: string) => ({ kind: 'skirmish/activate', model });

  test('SK-ACT-6, SK-ACT-8, SK-ABIL-47: nimble ones of a side go before its others', () => {
    const player = begun({ B: { abilities: ['nimble'] } });
    expect(player.tries('blue', activating('A'))).toBe('fighter/nimble-first');
    player.gives('blue', activating('B'));
  });

  test('SK-ACT-7, SK-TAB-FIG: slow ones go after its others, as zombies do', () => {
    const player = begun({ B: { figure: 'zombie', weapons: [] } });
    expect(player.tries('blue', activating('B'))).toBe('fighter/slow-last');
    player.gives('blue', activating('A'));
  });

  test('SK-ABIL-2: an infiltrator is not the first whom his side activates in the battle', () => {
    const player = begun({ A: { abilities: ['infiltrator'] } });
    expect(player.tries('blue', activating('A'))).toBe('fighter/infiltrator-not-first');
    player.gives('blue', activating('B')).gives('blue', { kind: 'skirmish/end-activation', model: 'B' });
    player
      .gives('red', activating('C'))
      .gives('red', { kind: 'skirmish/end-activation', model: 'C' })
      .gives('blue', activating('A'));
  });

  test('SK-ABIL-17, SK-ABIL-18: whoever has had no training tests his morale at his first activation, and does nothing if he fails', () => {
    const player = begun({ A: { abilities: ['untrained'] } }).gives('blue', activating('A'));
    expect(asked(player)).toMatchObject({ purpose: 'purpose/first-time', fill: { morale: 7 } });
    player.throws([4, 4]);
    expect(battleOf(player)).toMatchObject({
      active: null,
      turn: 'red',
      fighters: { A: { activated: true, everActivated: true } },
    });
    const dares = begun({ A: { abilities: ['untrained'] } }).gives('blue', activating('A'), [4, 3]);
    expect(battleOf(dares).active).toEqual({ model: 'A', actions: 2 });
  });
});

test('SK-ABIL-17, SK-RES-3: who has had no training and is in reserve tests by his own morale, whatever flag flies on the table', () => {
  const player = settingUp(campsOn({ A: [0, -500, 'blue'], F: [100, -500, 'blue'], C: [0, 500, 'red'] }), {
    fighters: { A: { reserve: true, abilities: ['untrained'] }, F: { items: ['flag'] } },
  });
  allSetUp(player)
    .gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2])
    .picks('blue')
    .gives('blue', { kind: 'skirmish/activate', model: 'A' });
  expect(asked(player)).toMatchObject({ purpose: 'purpose/first-time', fill: { morale: 7 } });
});

describe('morale', () => {
  test('SK-ABIL-36: who has seen much tests with two more when a comrade falls', () => {
    expect(asked(fallen({ D: { abilities: ['seasoned'] } }))).toMatchObject({ purpose: 'purpose/nerve', fill: { morale: 9 } });
  });

  test('SK-EX-66, SK-ITEM-12: near a flag of his side he tests with one more, by his superior with two more', () => {
    expect(asked(fallen({ D: { items: ['flag'] } }))).toMatchObject({ fill: { morale: 8 } });
    const near: Men = { C: { items: ['flag'] } };
    expect(asked(fallen(near, [0, 60, 'red']))).toMatchObject({ fill: { morale: 7 } });
    const men = menOn({ A: [-300, 0, 'blue'], B: [0, 0, 'red'], C: [0, 260, 'red'], D: [0, 60, 'red'] });
    const at20cm = withActive(men, 'A', { fighters: near }).gives(
      'blue',
      { kind: 'skirmish/shoot', model: 'A', target: 'B' },
      [9],
      [9],
    );
    expect(asked(at20cm)).toMatchObject({ fill: { model: 'D', morale: 8 } });
  });

  /** D has broken and pulls himself together, having run to cover or not having to. */
  const rallying = (fighters: Men, men: Readonly<Record<string, Placed>> = {}) => {
    const at = menOn({ A: [-300, 0, 'blue'], B: [0, 0, 'red'], D: [560, 0, 'red'], E: [560, 90, 'red'], ...men });
    const player = withActive(at, 'A', { fighters: { A: { weapons: ['sniper-rifle'] }, ...fighters } });
    player.gives('blue', { kind: 'skirmish/shoot', model: 'A', target: 'E' }, [9], [9]).throws([6, 6]);
    player.gives('blue', { kind: 'skirmish/end-activation', model: 'A' }).gives('red', { kind: 'skirmish/activate', model: 'D' });
    player.gives('red', { kind: 'skirmish/flee', model: 'D' });
    return player.gives('red', { kind: 'skirmish/recover', model: 'D' });
  };

  test('SK-REC-4, SK-ABIL-45, SK-EX-66: who rallies in the command zone of a leader may test by his morale, with a flag by two more', () => {
    const leader = { O: [400, 0, 'red'] } as const;
    expect(asked(rallying({ O: { figure: 'officer' } }, leader))).toMatchObject({
      purpose: 'purpose/whose-morale',
      options: [
        { id: 'D', fill: { morale: 7 } },
        { id: 'O', fill: { morale: 9 } },
      ],
    });
    const player = rallying({ O: { figure: 'officer', items: ['flag'] } }, leader);
    expect(asked(player)).toMatchObject({ options: [{ fill: { morale: 8 } }, { fill: { morale: 11 } }] });
    player.picks('O');
    expect(asked(player)).toMatchObject({ purpose: 'purpose/rally', fill: { morale: 11 } });
    expect(battleOf(player.throws([5, 6])).fighters.D!.broken).toBeNull();
    // a sergeant's zone of 10 cm does not reach so far
    expect(asked(rallying({ O: { figure: 'nco' } }, leader))).toMatchObject({ purpose: 'purpose/rally', fill: { morale: 7 } });
  });

  test('SK-REC-5: where the table agreed so, a leader steadies those whose comrade fell as well', () => {
    const men = menOn({ A: [-300, 0, 'blue'], B: [0, 0, 'red'], D: [0, 60, 'red'], O: [100, 60, 'red'] });
    const shot = (zoneMoFor: string) =>
      skirmishOn(men, { fighters: { O: { figure: 'officer' } } }, { settings: { zoneMoFor } })
        .gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2])
        .picks('blue')
        .gives('blue', { kind: 'skirmish/activate', model: 'A' })
        .gives('blue', { kind: 'skirmish/shoot', model: 'A', target: 'B' }, [9], [9]);
    expect(asked(shot('rally'))).toMatchObject({ purpose: 'purpose/nerve' });
    expect(asked(shot('all'))).toMatchObject({ purpose: 'purpose/whose-morale' });
  });

  /** By which morale the reds test whether they withdraw, of whom one of four has fallen. */
  const withdrawing = (fighters: Men, settings = {}) => {
    const men = menOn({
      A: [-300, 0, 'blue'],
      B: [0, 0, 'red'],
      C: [400, 300, 'red'],
      D: [400, -300, 'red'],
      E: [400, 0, 'red'],
    });
    const player = skirmishOn(men, { fighters }, { settings })
      .gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2])
      .picks('blue');
    player
      .gives('blue', { kind: 'skirmish/activate', model: 'A' })
      .gives('blue', { kind: 'skirmish/shoot', model: 'A', target: 'B' }, [9], [9]);
    player.gives('blue', { kind: 'skirmish/end-activation', model: 'A' });
    for (const model of ['C', 'D', 'E']) {
      player.gives('red', { kind: 'skirmish/activate', model });
      if (asked(player)) player.throws([1]);
      else player.gives('red', { kind: 'skirmish/end-activation', model });
    }
    return asked(player)?.fill.morale;
  };

  test('SK-EX-67, SK-WITH-5, SK-ABIL-1, SK-ABIL-40: the highest counts, mercenaries with one less, who upholds a name with one more', () => {
    expect(withdrawing({ C: { figure: 'veteran' }, D: { figure: 'officer', abilities: ['mercenary'] } })).toBe(8);
    expect(
      withdrawing({
        C: { figure: 'veteran', abilities: ['a-name-to-uphold'] },
        D: { figure: 'officer', abilities: ['mercenary'] },
      }),
    ).toBe(9);
    expect(withdrawing({ D: { figure: 'officer', abilities: ['mercenary'] } }, { mercenaryDoubt: false })).toBe(9);
  });

  test('SK-WITH-2, SK-WITH-3, SK-WITH-5: those in reserve are no losses, and lend no morale unless the table agreed so', () => {
    const away = { D: { figure: 'officer', reserve: true } };
    expect(withdrawing(away)).toBe(7);
    expect(withdrawing(away, { withdrawalMoFrom: 'all' })).toBe(9);
  });
});

describe('what some can do, or carry', () => {
  test('SK-ABIL-21: a sniper is worth a point to whoever puts him out of action', () => {
    expect(battleOf(fallen({ B: { abilities: ['sniper'] } }).throws([1, 1])).victoryPoints).toEqual({ blue: 1, red: 0 });
  });

  test('SK-ABIL-6: a general is worth half a die', () => {
    const player = fallen({ B: { figure: 'general' } });
    expect(asked(player)).toMatchObject({ dice: 'd3', roller: 'blue', purpose: 'purpose/general' });
    expect(battleOf(player.throws([2])).victoryPoints.blue).toBe(2);
  });

  test('SK-SHOCK-6, SK-ABIL-46, SK-SHOT-4: nothing shocks a zombie but a shotgun at short range', () => {
    const hit = (weapon: string, x: number) =>
      withActive(menOn({ A: [-x, 0, 'blue'], B: [0, 0, 'red'] }), 'A', {
        fighters: { A: { weapons: [weapon] }, B: { figure: 'zombie', weapons: [] } },
      }).gives('blue', { kind: 'skirmish/shoot', model: 'A', target: 'B' }, [9], [1]);
    expect(battleOf(hit('rifle', 90)).fighters.B!.shocks).toBe(0);
    expect(battleOf(hit('pump-shotgun', 150)).fighters.B!.shocks).toBe(0);
    expect(battleOf(hit('pump-shotgun', 90)).fighters.B!.shocks).toBe(1);
  });

  const aims = (player: GamePlayer) => lastOf(player, 'skirmish/shot-fired').modifiers.map(({ says }) => says);
  test('SK-ITEM-3: a red-dot sight helps at short range', () => {
    const at = (x: number) =>
      withActive(menOn({ A: [-x, 0, 'blue'], B: [0, 0, 'red'] }), 'A', { fighters: { A: { items: ['red-dot-sight'] } } }).gives(
        'blue',
        { kind: 'skirmish/shoot', model: 'A', target: 'B' },
        [1],
      );
    expect(aims(at(200))).toEqual(['modifier/red-dot-sight']);
    expect(aims(at(201))).toEqual([]);
  });

  test('SK-ABIL-42: a weapon with recoil shoots worse the second time in a round', () => {
    const shoot = { kind: 'skirmish/suppress', model: 'A', target: 'B' };
    const player = withActive(menOn({ A: [-300, 0, 'blue'], B: [0, 0, 'red'] }), 'A', {
      fighters: { A: { weapons: ['anti-tank-rifle'] } },
    });
    player.gives('blue', { ...shoot, kind: 'skirmish/shoot' }, [1]);
    expect(aims(player)).toEqual([]);
    expect(factsOf(player, 'skirmish/missed')).toHaveLength(1);
  });

  test('SK-EX-72, SK-ITEM-2: with binoculars somebody hidden is spotted from 56 cm', () => {
    const at = (z: number) => {
      const men = campsOn({ A: [0, z, 'blue'], C: [0, 500, 'red'] });
      const fighters = { A: { abilities: ['infiltrator'], items: ['binoculars'] }, C: { abilities: ['hidden-set-up'] } };
      return battleOf(allSetUp(settingUp(men, { fighters }), ['C'])).fighters.C!.lyingInWait;
    };
    expect(at(-60)).toBe(false);
    expect(at(-61)).toBe(true);
  });
});
