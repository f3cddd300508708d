import { describe, expect, test } from 'vitest';
import { offersOf, skirmish } from '../../../../../engine/index.ts';
import { battleOf, factsOf } from '../../../../support/battle-men.ts';
import { type GamePlayer, skirmishOn } from '../../../../support/game-board.ts';
import { allSetUp, camps, campsOn, placing, settingUp, withFirst } from '../../../../support/set-up-board.ts';
import { box, ground, piece } from '../../../../support/sight-board.ts';

const offersTo = ({ game, withWhat, position }: GamePlayer, side: string) =>
  offersOf(skirmish.playing!, side, { table: withWhat.tableOf(position.board), seats: game.setup.seats, state: position.state });

describe('the set-up of a battle', () => {
  test('SK-SETUP-1, SK-SETUP-6, SK-GEN-15: comes before all rounds; both throw until they differ, and whoever throws more sets up first', () => {
    const player = skirmishOn(camps, { setUp: {} });
    expect(player.position.board.models).toEqual({});
    expect(player.tries('blue', { kind: 'skirmish/roll-initiative' })).toBe('round/set-up-first');
    expect(player.tries('blue', { kind: 'skirmish/activate', model: 'A' })).toBe('round/set-up-first');
    expect(player.tries('blue', placing('A', 0, -500))).toBe('set-up/not-now');
    player.gives('blue', { kind: 'skirmish/roll-for-set-up' }, [3], [3], [2], [5]);
    expect(player.tries('blue', placing('A', 0, -500))).toBe('game/not-your-turn');
    player.gives('red', placing('C', 0, 500));
  });

  test('SK-SETUP-4: the whole base lies in a zone of its side', () => {
    const player = settingUp();
    expect(player.tries('blue', placing('A', 0, -414))).toBe('set-up/outside-the-zone');
    expect(player.tries('blue', placing('A', 0, 500))).toBe('set-up/outside-the-zone');
    expect(player.tries('blue', placing('A', 0, 9000))).toBe('set-up/outside-the-zone');
    player.gives('blue', placing('A', 0, -415));
  });

  test('SK-SETUP-5, SK-ACTION-19: everybody begins standing, with the weapon in hand that his owner likes', () => {
    const board = campsOn({ A: [0, -500, 'blue', { stance: 'prone' }], C: [0, 500, 'red'] });
    const player = settingUp(board, { fighters: { A: { weapons: ['rifle', 'pistol'] } } });
    expect(player.tries('blue', placing('A', 0, -500, { weapon: 'musket' }))).toBe('action/no-such-weapon');
    player.gives('blue', placing('A', 0, -500, { weapon: 'pistol', facing: 1 }));
    expect(player.position.board.models.A).toMatchObject({
      stance: 'standing',
      pose: { at: { x: 0, y: 0, z: -500 }, facing: 1 },
    });
    expect(battleOf(player).fighters.A!.inHand).toBe('pistol');
  });

  test('SK-MODEL-12, SK-MOVE-18: nobody is set up where another stands or something is in the way, nor over the edge of a roof', () => {
    const block = piece('block', { stone: box(100, 0, -520, 200, 80, -440) }, { footprint: [ground(100, -520, 200, -440)] });
    const player = settingUp(campsOn({ A: [0, -500, 'blue'], B: [60, -500, 'blue'], C: [0, 500, 'red'] }, [block]));
    player.gives('blue', placing('A', 0, -500));
    expect(player.tries('blue', placing('B', 20, -500))).toBe('set-up/cannot-stand-there');
    expect(player.tries('blue', placing('B', 95, -500))).toBe('set-up/cannot-stand-there');
    player.gives('blue', { ...placing('B', 150, -480), at: { x: 150, y: 70, z: -480 } });
    expect(player.position.board.models.B!.pose.at.y).toBe(80);
  });

  test('SK-SETUP-6, SK-SETUP-8: one side sets up everybody or keeps him in reserve, and anew as it likes, before the other begins', () => {
    const player = settingUp();
    player.gives('blue', placing('A', 0, -500)).gives('blue', placing('A', 50, -450));
    expect(player.tries('blue', { kind: 'skirmish/finish-set-up' })).toBe('set-up/somebody-left');
    player.gives('blue', { kind: 'skirmish/reserve', model: 'B' });
    expect(player.tries('blue', { kind: 'skirmish/reserve', model: 'B' })).toBe('set-up/in-reserve-already');
    player
      .gives('blue', { kind: 'skirmish/finish-set-up' })
      .gives('red', placing('C', 0, 500))
      .gives('red', placing('D', 60, 500));
    expect(battleOf(player).stage).toBe('set-up');
    player.gives('red', { kind: 'skirmish/finish-set-up' });
    expect(battleOf(player)).toMatchObject({ stage: 'initiative', setUp: null, round: 1 });
    expect(player.tries('red', placing('C', 0, 500))).toBe('set-up/not-now');
    expect(player.tries('red', { kind: 'skirmish/finish-set-up' })).toBe('set-up/not-now');
    expect(player.tries('red', { kind: 'skirmish/reserve', model: 'C' })).toBe('set-up/not-now');
  });

  test('SK-SETUP-6: a mission may have each side set up one figure in turn, for good', () => {
    const player = settingUp(camps, { setUp: { first: 'blue', order: 'in-turn' } });
    player.gives('blue', placing('A', 0, -500)).gives('red', placing('C', 0, 500));
    expect(player.tries('blue', placing('A', 30, -500))).toBe('set-up/stands-already');
    expect(player.tries('blue', { kind: 'skirmish/reserve', model: 'A' })).toBe('set-up/stands-already');
    player.gives('blue', { kind: 'skirmish/reserve', model: 'B' }).gives('red', placing('D', 60, 500));
    expect(battleOf(player).stage).toBe('initiative');
  });

  test('SK-MOVE-2: nobody is set up nearer to a known enemy than the mission says', () => {
    const board = campsOn({ A: [0, -500, 'blue'], C: [0, 500, 'red'] });
    const player = settingUp(board, { setUp: { first: 'blue', apart: 900 } });
    player.gives('blue', placing('A', 0, -420)).gives('blue', { kind: 'skirmish/finish-set-up' });
    expect(player.tries('red', placing('C', 0, 479))).toBe('set-up/too-near-to-an-enemy');
    player.gives('red', placing('C', 0, 480));
  });

  test('SK-ABIL-2, SK-SETUP-9: an infiltrator is set up anywhere but in a zone of the enemy', () => {
    const player = settingUp(camps, { fighters: { A: { abilities: ['infiltrator'] } } });
    expect(player.tries('blue', placing('A', 0, 390))).toBe('set-up/in-an-enemy-zone');
    player.gives('blue', placing('A', 0, 385));
    expect(offersTo(player, 'blue').find(({ model, open }) => model === 'A' && open)!.areas).toBeUndefined();
  });

  test('SK-ABIL-4, SK-ABIL-5, SK-SETUP-10: scouts go ahead before the first round, those of both sides in turn', () => {
    const forces = {
      fighters: { A: { abilities: ['vanguard'] }, B: { abilities: ['vanguard'] }, C: { abilities: ['vanguard'] } },
    };
    const player = allSetUp(settingUp(camps, forces)).throws([1], [4]);
    const scouting = (model: string, x: number, z: number) => ({
      kind: 'skirmish/scout',
      model,
      way: [{ kind: 'ground', at: { x, y: 0, z } }],
    });
    expect(player.tries('blue', { kind: 'skirmish/stay-behind', model: 'A' })).toBe('game/not-your-turn');
    expect(player.tries('red', scouting('C', -100, 380))).toBe('action/way-not-allowed');
    expect(player.tries('red', scouting('D', 100, 450))).toBe('set-up/no-scout');
    player.gives('red', scouting('C', -100, 400)).gives('blue', scouting('A', -100, -400));
    expect(battleOf(player).stage).toBe('set-up');
    player.gives('blue', { kind: 'skirmish/stay-behind', model: 'B' });
    expect(battleOf(player).stage).toBe('initiative');
    expect(player.position.board.models.C!.pose.at.z).toBe(400);
  });

  test('offers for each figure its usual place, any place of its zone, and the reserve; and what is left to do', () => {
    const player = settingUp();
    const forA = offersTo(player, 'blue').filter(({ model }) => model === 'A');
    expect(forA.map(({ order, open, areas }) => [order.kind, order.at ?? null, open ?? null, areas?.length ?? null])).toEqual([
      ['skirmish/place', { x: -100, y: 0, z: -500 }, null, null],
      ['skirmish/place', null, ['place'], 1],
      ['skirmish/reserve', null, null, null],
    ]);
    expect(offersTo(player, 'blue').find(({ order }) => order.kind === 'skirmish/finish-set-up')!.refusal?.code).toBe(
      'set-up/somebody-left',
    );
    expect(offersTo(player, 'red')).toEqual([]);
  });

  test.each([
    [{ setUp: 'soon' }, 'setUp'],
    [{ setUp: { order: 'at-once' } }, 'setUp.order'],
    [{ setUp: { first: 'green' } }, 'setUp.first'],
    [{ setUp: { apart: -1 } }, 'setUp.apart'],
    [{ entries: 3 }, 'entries'],
    [{ entries: { red: ['moon'] } }, 'entries.red'],
  ])('%j: is not understood at %s', (forces, field) => {
    expect(() => skirmishOn(camps, forces)).toThrow('forces/not-understood');
    const { game, withWhat } = skirmishOn(camps);
    const begun = withWhat.playing.begin(withWhat.tableOf(camps), game.setup.seats, forces);
    expect(begun.ok || begun.problem.fill.field).toBe(field);
  });

  test('is taken back freely as long as nothing has come out by it', () => {
    const player = settingUp().gives('blue', placing('A', 0, -500));
    player.gives('blue', { kind: 'take-back', to: 0 });
    expect(player.position.board.models).toEqual({});
    expect(factsOf(player, 'skirmish/placed')).toHaveLength(1);
    withFirst(allSetUp(player), 'blue').gives('blue', { kind: 'skirmish/activate', model: 'A' });
  });
});
