import { describe, expect, test } from 'vitest';
import type { PlainData } from '../../../../../engine/index.ts';
import { battleOf, factsOf, lastOf, menOn, type Placed, withActive } from '../../../../support/battle-men.ts';
import { type GamePlayer, skirmishOn } from '../../../../support/game-board.ts';
import { campsOn, placing, settingUp } from '../../../../support/set-up-board.ts';
import { box, ground, piece } from '../../../../support/sight-board.ts';

const SHOOT = { kind: 'skirmish/shoot', model: 'A', target: 'B' } as const;
type Men = Readonly<Record<string, PlainData>>;
const asked = (player: GamePlayer) => player.position.underWay?.request;
const duel = (away: number, a: PlainData = {}, b: PlainData = {}, more: Readonly<Record<string, Placed>> = {}, rest: Men = {}) =>
  withActive(menOn({ A: [0, 0, 'blue'], B: [0, away, 'red'], ...more }), 'A', { fighters: { A: a, B: b, ...rest } });
const modifiersOf = (player: GamePlayer) => lastOf(player, 'skirmish/shot-fired').modifiers.map(({ says }) => says);

describe('weapons that are better than others', () => {
  test('SK-ABIL-3: an ergonomic one shoots better once in a battle', () => {
    const player = duel(200, { weapons: ['pistol'], weaponAbilities: { pistol: ['ergonomic'] } });
    player.gives('blue', SHOOT, [1]);
    expect(modifiersOf(player)).toEqual(['modifier/ergonomic']);
    expect(modifiersOf(player.gives('blue', SHOOT))).toEqual([]);
  });

  test('SK-ABIL-9: hydrodynamic shock makes hits stronger on who has neither armour nor cover, not at long range', () => {
    const shatters = { weaponAbilities: { rifle: ['hydrodynamic-shock'] } };
    const strength = (player: GamePlayer) =>
      lastOf(player, 'skirmish/damage-rolled').modifiers.reduce((sum, { value }) => sum + value, 0);
    expect(strength(duel(500, shatters).gives('blue', SHOOT, [9], [1]))).toBe(4);
    expect(strength(duel(501, shatters).gives('blue', SHOOT, [9], [1]))).toBe(3);
    expect(strength(duel(300, shatters, { armour: 'flak-vest' }).gives('blue', SHOOT, [9], [1], [1]))).toBe(3);
    const wall = piece('wall', { bricks: box(-60, 0, -5, 60, 30, 5) }, { footprint: [ground(-60, -5, 60, 5)] });
    const covered = withActive(menOn({ A: [0, -300, 'blue'], B: [0, 22, 'red'] }, [wall]), 'A', { fighters: { A: shatters } });
    expect(strength(covered.gives('blue', SHOOT, [9], [1]))).toBe(1);
  });
});

describe('Hurrah', () => {
  const SHOUT = { kind: 'skirmish/shout-hurrah' } as const;
  const shouts = { abilities: ['hurrah'] };
  /** A and C shout, D does not; B of the reds shoots at A. */
  const men = menOn({ A: [0, 0, 'blue'], C: [30, 0, 'blue'], D: [-30, 0, 'blue'], B: [0, 300, 'red', { facing: Math.PI }] });
  const begun = (die: number) => skirmishOn(men, { fighters: { A: shouts, C: shouts } }).gives('blue', SHOUT, [die]);
  function shot(player: GamePlayer, ...dice: readonly (readonly number[])[]): GamePlayer {
    player.gives('blue', { kind: 'skirmish/roll-initiative' }, [2], [6]).picks('red');
    player.gives('red', { kind: 'skirmish/activate', model: 'B' });
    return player.gives('red', { kind: 'skirmish/shoot', model: 'B', target: 'A' }, ...dice);
  }

  test('SK-ABIL-10, SK-ABIL-11: is shouted once, at the start of a round, and works on 3 or more', () => {
    const player = begun(2);
    expect(battleOf(player).hurrahs).toEqual({ blue: { round: 1, works: false } });
    expect(player.tries('blue', SHOUT)).toBe('hurrah/shouted-already');
    expect(player.tries('red', SHOUT)).toBe('hurrah/nobody-shouts');
    expect(battleOf(begun(3)).hurrahs).toEqual({ blue: { round: 1, works: true } });
    expect(duel(300, shouts).tries('blue', SHOUT)).toBe('round/only-at-its-start');
  });

  test('SK-ABIL-12: whoever shouts is not shocked by a hit', () => {
    expect(battleOf(shot(begun(3), [9], [1])).fighters.A!.shocks).toBe(0);
    expect(asked(shot(begun(2), [9], [1]))).toMatchObject({ purpose: 'purpose/dive-or-not' });
  });

  test('SK-ABIL-12, SK-ABIL-13: whoever shouts may roll again what he has failed, and nobody else', () => {
    const player = shot(begun(3), [9], [9]).throws([6, 6]);
    expect(asked(player)).toMatchObject({ purpose: 'purpose/again-by-hurrah', chooser: 'blue', fill: { model: 'C' } });
    player.picks('again').throws([1, 1]);
    expect(battleOf(player).fighters.C!.broken).toBeNull();
    // D does not shout
    player.throws([6, 6]);
    expect(battleOf(player).fighters.D!.broken).not.toBeNull();
    const left = shot(begun(3), [9], [9]).throws([6, 6]).picks('leave');
    expect(battleOf(left).fighters.C!.broken).not.toBeNull();
  });

  test('SK-ABIL-12: the test whether the side withdraws as well', () => {
    const player = shot(begun(3), [9], [9]).throws([1, 1], [1, 1]);
    player.gives('red', { kind: 'skirmish/end-activation', model: 'B' });
    for (const model of ['C', 'D'])
      player.gives('blue', { kind: 'skirmish/activate', model }).gives('blue', { kind: 'skirmish/end-activation', model });
    player.throws([6, 6]);
    expect(asked(player)).toMatchObject({ purpose: 'purpose/again-by-hurrah' });
    expect(player.picks('again').throws([1, 1]).position.ending).toBeNull();
  });
});

describe('a sniper and his assistant', () => {
  const NAME = { kind: 'skirmish/name-assistant', model: 'A', assistant: 'C' } as const;
  const HELP = { kind: 'skirmish/ask-for-help', model: 'A' } as const;
  const men = (c: Placed) => menOn({ A: [0, 0, 'blue'], B: [0, 300, 'red'], C: c, D: [400, 0, 'blue'] });
  const named = (c: Placed = [150, 0, 'blue'], rest: Men = {}) =>
    skirmishOn(men(c), { fighters: { A: { abilities: ['sniper'], weapons: ['self-loading-rifle'] }, ...rest } }).gives(
      'blue',
      NAME,
    );
  const begin = (player: GamePlayer, model: string) =>
    player
      .gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2])
      .picks('blue')
      .gives('blue', { kind: 'skirmish/activate', model });

  test('SK-ABIL-22: he names one of his side before the battle', () => {
    const player = named();
    expect(battleOf(player).fighters.C!.assists).toBe('A');
    expect(player.tries('blue', { ...NAME, assistant: 'D' })).toBe('assistant/named-already');
    expect(player.tries('blue', { ...NAME, model: 'D' })).toBe('assistant/no-sniper');
    expect(named().tries('red', { ...NAME, model: 'B', assistant: 'C' })).toBe('assistant/no-sniper');
    const two = skirmishOn(men([150, 0, 'blue']), { fighters: { A: { abilities: ['sniper'] } } });
    expect(two.tries('blue', { ...NAME, assistant: 'B' })).toBe('assistant/no-friend');
    expect(begin(two, 'A').tries('blue', NAME)).toBe('set-up/only-before-the-battle');
  });

  test('SK-ABIL-23, SK-ABIL-24: near him the assistant gives up an action of those that he is to have, once a round, and the next shot is the better for it', () => {
    const player = begin(named(), 'A').gives('blue', HELP);
    expect(battleOf(player)).toMatchObject({ active: { actions: 2 }, fighters: { C: { pledged: 1 } } });
    expect(player.tries('blue', HELP)).toBe('assistant/helped-already');
    expect(modifiersOf(player.gives('blue', SHOOT, [1]))).toEqual(['modifier/assistant']);
    expect(modifiersOf(player.gives('blue', SHOOT, [1]))).toEqual([]);
    player.gives('red', { kind: 'skirmish/activate', model: 'B' }).gives('red', { kind: 'skirmish/end-activation', model: 'B' });
    player.gives('blue', { kind: 'skirmish/activate', model: 'C' });
    expect(battleOf(player).active).toEqual({ model: 'C', actions: 1 });
    expect(player.tries('blue', { kind: 'skirmish/assist', model: 'C' })).toBe('assistant/helped-already');
  });

  test('SK-ABIL-23: exactly 15 cm away is near enough', () => {
    expect(begin(named([150.1, 0, 'blue']), 'A').tries('blue', HELP)).toBe('assistant/too-far');
    expect(begin(named(), 'D').tries('blue', { ...HELP, model: 'D' })).toBe('assistant/assists-nobody');
    expect(begin(named(), 'D').tries('blue', { kind: 'skirmish/assist', model: 'D' })).toBe('assistant/assists-nobody');
  });

  test('SK-ABIL-24: activated first he spends the action, and what it gives lapses with the round', () => {
    const player = begin(named(), 'C').gives('blue', { kind: 'skirmish/assist', model: 'C' });
    expect(battleOf(player)).toMatchObject({ active: { actions: 1 }, fighters: { A: { helped: { round: 1, ready: true } } } });
    player.gives('blue', { kind: 'skirmish/end-activation', model: 'C' });
    player.gives('red', { kind: 'skirmish/activate', model: 'B' }).gives('red', { kind: 'skirmish/end-activation', model: 'B' });
    for (const model of ['A', 'D'])
      player.gives('blue', { kind: 'skirmish/activate', model }).gives('blue', { kind: 'skirmish/end-activation', model });
    expect(battleOf(player).fighters.A!.helped?.ready).toBe(false);
    // whoever has acted has nothing to pledge
    const late = begin(named(), 'C').gives('blue', { kind: 'skirmish/end-activation', model: 'C' });
    late.gives('red', { kind: 'skirmish/activate', model: 'B' }).gives('red', { kind: 'skirmish/end-activation', model: 'B' });
    expect(late.gives('blue', { kind: 'skirmish/activate', model: 'A' }).tries('blue', HELP)).toBe('assistant/cannot-help');
  });
});

describe('a medic', () => {
  const medic = (more: object = {}) => ({ abilities: ['medic'], ...more });
  const scored = { mission: { rounds: 9 } };

  test('SK-ABIL-37, SK-ABIL-39, SK-VP-3: shooting at him costs half a die where he has no firearm, else one point, and never more than there are', () => {
    const player = duel(300, { weapons: ['pistol'] }, medic({ weapons: [] }), { C: [200, 0, 'blue'] });
    player.gives('blue', SHOOT);
    expect(asked(player)).toMatchObject({ purpose: 'purpose/shot-at-a-medic', dice: 'd3', fill: { model: 'B', side: 'blue' } });
    player.throws([2], [1]);
    expect(lastOf(player, 'skirmish/points-lost')).toMatchObject({ side: 'blue', points: 2, for: 'B' });
    expect(battleOf(player).victoryPoints.blue).toBe(0);
    // each time, unless the table agreed otherwise
    expect(asked(player.gives('blue', SHOOT))).toMatchObject({ purpose: 'purpose/shot-at-a-medic' });
    expect(lastOf(duel(300, {}, medic()).gives('blue', SHOOT), 'skirmish/points-lost').points).toBe(1);
    expect(factsOf(duel(300, {}, {}).gives('blue', SHOOT), 'skirmish/points-lost')).toEqual([]);
  });

  test('SK-ABIL-39: once in a battle where the table agreed so', () => {
    const board = menOn({ A: [0, 0, 'blue'], B: [0, 200, 'red'] });
    const forces = { ...scored, fighters: { A: { weapons: ['pistol'] }, B: medic() } };
    const player = skirmishOn(board, forces, { settings: { medicLossPer: 'game' } })
      .gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2])
      .picks('blue')
      .gives('blue', { kind: 'skirmish/activate', model: 'A' });
    player.gives('blue', SHOOT, [1]).gives('blue', SHOOT, [1]);
    expect(factsOf(player, 'skirmish/points-lost')).toHaveLength(1);
  });

  test('SK-ABIL-38: who uses a firearm costs his own side a point, and may be shot at from then on', () => {
    const player = duel(200, medic({ weapons: ['pistol'] }), { weapons: ['pistol'] }).gives('blue', SHOOT, [1]);
    expect(lastOf(player, 'skirmish/points-lost')).toMatchObject({ side: 'blue', points: 1, for: 'A' });
    player.gives('blue', SHOOT, [1]);
    expect(factsOf(player, 'skirmish/points-lost')).toHaveLength(1);
    player.gives('red', { kind: 'skirmish/activate', model: 'B' });
    player.gives('red', { kind: 'skirmish/shoot', model: 'B', target: 'A' }, [1]);
    expect(factsOf(player, 'skirmish/points-lost')).toHaveLength(1);
  });
});

test('SK-ABIL-41: marines come ashore from any edge beyond which there is water', () => {
  const player = settingUp(campsOn({ A: [0, -500, 'blue'], B: [100, -500, 'blue'], C: [0, 500, 'red'] }), {
    fighters: { B: { abilities: ['marine'], reserve: true } },
    waterEdges: ['left'],
  });
  player.gives('blue', placing('A', 0, -500)).gives('blue', { kind: 'skirmish/finish-set-up' });
  player.gives('red', placing('C', 0, 500)).gives('red', { kind: 'skirmish/finish-set-up' });
  player.gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2]).picks('blue');
  player.gives('blue', { kind: 'skirmish/activate', model: 'B' }, [6]);
  const along = (...places: readonly (readonly [number, number])[]) => ({
    kind: 'skirmish/enter',
    model: 'B',
    way: places.map(([x, z]) => ({ kind: 'ground', at: { x, y: 0, z } })),
  });
  expect(player.tries('blue', along([600, 0], [550, 0]))).toBe('enter/not-from-the-edge');
  expect(player.tries('blue', along([-599, 0], [-550, 0]))).toBe('enter/not-from-the-edge');
  expect(player.tries('blue', along([-600, 0], [-550, 0]))).toBe('done');
});
