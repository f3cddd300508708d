import { describe, expect, test } from 'vitest';
import type { PlainData } from '../../../../../engine/index.ts';
import { battleOf, factsOf, lastOf, menOn, type Placed, withActive } from '../../../../support/battle-men.ts';
import type { GamePlayer } from '../../../../support/game-board.ts';
import { box, ground, piece } from '../../../../support/sight-board.ts';

const asked = (player: GamePlayer) => player.position.underWay?.request;
const thrower = (more: Readonly<Record<string, PlainData>> = {}) => ({ weapons: ['rifle', 'hand-grenade'], ...more });
type Men = Readonly<Record<string, Placed>>;
const NEAR: Men = { A: [-150, 0, 'blue'], B: [0, 0, 'red'] };
const ready = (men: Men = NEAR, fighters: Readonly<Record<string, PlainData>> = {}, pieces: Parameters<typeof menOn>[1] = []) =>
  withActive(menOn(men, pieces), 'A', { fighters: { A: thrower(), ...fighters } });
const at = (target: string, more = {}) => ({ kind: 'skirmish/throw', model: 'A', target, ...more });
const there = (x: number, z: number, more = {}) => ({ kind: 'skirmish/throw', model: 'A', at: { x, y: 0, z }, ...more });
/** Everybody who is asked stays where he is. */
function stays(player: GamePlayer): GamePlayer {
  while (asked(player)?.purpose === 'purpose/leap-or-not') player.picks('stay');
  return player;
}

describe('a grenade', () => {
  test('SK-GREN-1, SK-ACTION-18: is thrown without laying the rifle aside, as often as there are some, and not in melee', () => {
    const player = stays(ready().gives('blue', at('B'), [9]))
      .throws([1])
      .picks('stay');
    expect(battleOf(player).fighters.A).toMatchObject({ inHand: 'rifle', spent: { 'hand-grenade': 1 } });
    expect(battleOf(player).active).toEqual({ model: 'A', actions: 1 });
    expect(player.tries('blue', at('B'))).toBe('throw/none-left');
    expect(ready({ A: [-45, 0, 'blue'], B: [0, 0, 'red'] }).tries('blue', at('B'))).toBe('shoot/in-melee');
    expect(ready({ ...NEAR, C: [0, 45, 'blue'] }).tries('blue', at('B'))).toBe('shoot/into-melee');
    expect(
      ready(NEAR, { A: { weapons: ['hand-grenade'] } }).tries('blue', {
        kind: 'skirmish/swap-weapon',
        model: 'A',
        weapon: 'hand-grenade',
      }),
    ).toBe('action/no-such-weapon');
  });

  test('SK-EX-59, SK-GREN-2, SK-GREN-4: flies four times the Strength of who throws it, with one number all the way', () => {
    const from = (x: number) => ready({ A: [-x, 0, 'blue'], B: [0, 0, 'red'] });
    expect(from(201).tries('blue', at('B'))).toBe('throw/too-far');
    expect(from(201).tries('blue', there(0, 0))).toBe('throw/too-far');
    expect(lastOf(from(200).gives('blue', at('B')), 'skirmish/threw').needed).toBe(3);
    expect(lastOf(from(60).gives('blue', at('B')), 'skirmish/threw').needed).toBe(3);
  });

  const wall = piece('wall', { bricks: box(-80, 0, -60, -70, 80, 60) }, { footprint: [ground(-80, -60, -70, 60)] });
  test('SK-GREN-3, SK-PROX-1, SK-PROX-2, SK-IND-1, SK-IND-4, SK-IND-6: is thrown straight at what is seen, man or place, or in an arc at what is not', () => {
    const behind = ready(NEAR, {}, [wall]);
    expect(behind.tries('blue', at('B'))).toBe('throw/not-seen');
    expect(behind.tries('blue', there(0, 0))).toBe('throw/not-seen');
    behind.gives('blue', at('B', { lobbed: true }));
    // no cover of what it flies over, and 11 instead of 8
    expect(lastOf(behind, 'skirmish/threw')).toMatchObject({ needed: 6, modifiers: [] });
    const roof = piece(
      'roof',
      { tiles: box(-200, 60, -60, -70, 70, 60), wall: box(-80, 0, -60, -70, 60, 60) },
      { footprint: [ground(-200, -60, -70, 60)] },
    );
    expect(ready(NEAR, {}, [roof]).tries('blue', at('B', { lobbed: true }))).toBe('throw/no-way-through-the-air');
  });

  test('SK-PROX-11: cover makes a man harder to hit and a place not', () => {
    const lying: Men = { ...NEAR, B: [0, 0, 'red', { stance: 'prone' }] };
    expect(lastOf(ready(lying).gives('blue', at('B')), 'skirmish/threw').needed).toBe(4);
    expect(lastOf(ready(lying).gives('blue', there(0, 0)), 'skirmish/threw').needed).toBe(3);
  });

  test('SK-PROX-5, SK-PROX-6: misses by 5 cm for each point that lacks, whichever way a die says', () => {
    const player = ready({ ...NEAR, B: [0, 0, 'red', { stance: 'prone' }] }, { A: thrower({ figure: 'conscript' }) }).gives(
      'blue',
      at('B'),
      [3],
    );
    expect(asked(player)).toMatchObject({ dice: 'd36', purpose: 'purpose/scatter', fill: { distance: 150 } });
    player.throws([9]);
    const landed = lastOf(player, 'skirmish/burst-at');
    expect([Math.round(landed.at.x), Math.round(landed.at.z), landed.aside]).toEqual([150, 0, 150]);
    expect(factsOf(player, 'skirmish/wounded')).toEqual([]);
  });

  test('SK-PROX-12, SK-PROX-13, SK-DMG-10: hits everybody under it, friend or foe, in the order its thrower likes; nerves are tested after all', () => {
    const men: Men = { A: [-150, 0, 'blue'], B: [0, 0, 'red'], C: [0, 35, 'red'], D: [0, 75, 'red'] };
    const player = stays(ready(men).gives('blue', at('B'), [9]));
    expect(asked(player)).toMatchObject({ purpose: 'purpose/next-of-burst-template', options: [{ id: 'B' }, { id: 'C' }] });
    player.picks('C');
    // B saw it, but is struck first
    player.throws([9]);
    expect(asked(player)).toMatchObject({ purpose: 'purpose/damage', fill: { model: 'B' } });
    player.throws([9]);
    expect(asked(player)).toMatchObject({ purpose: 'purpose/nerve', fill: { model: 'D', fallen: 'C' } });
    player.throws([1, 1]);
    expect(asked(player)).toMatchObject({ purpose: 'purpose/nerve', fill: { model: 'D', fallen: 'B' } });
    const friend = stays(ready({ ...NEAR, C: [0, 55, 'blue'] }).gives('blue', there(0, 20), [9]));
    expect(asked(friend)).toMatchObject({ options: [{ id: 'B' }, { id: 'C' }] });
  });

  test('SK-ARM-4, SK-ARM-5: body armour takes its share without a roll, and the helmet of who lies may', () => {
    const worn = { helmet: 'steel-helmet', armour: 'flak-vest' };
    const player = stays(ready(NEAR, { B: worn }).gives('blue', at('B'), [9])).throws([3]);
    expect(lastOf(player, 'skirmish/damage-rolled').modifiers.map(({ value, clause }) => [value, clause])).toEqual([
      [3, 'SK-TAB-WPN'],
      [-2, 'SK-ARM-4'],
    ]);
    const lies = ready({ ...NEAR, B: [0, 0, 'red', { stance: 'prone' }] }, { B: worn }).gives('blue', there(0, 0), [9]);
    expect(asked(stays(lies))).toMatchObject({ purpose: 'purpose/armour', clause: 'SK-ARM-5' });
    expect(lastOf(lies.throws([5], [3]), 'skirmish/damage-rolled').modifiers.at(-1)).toMatchObject({
      value: -2,
      says: 'modifier/helmet',
    });
  });
});

describe('leaping away from a grenade', () => {
  test('SK-GREN-5, SK-GREN-6, SK-GREN-7, SK-GREN-8: takes an action, goes twice the Reaction less a die, and saves whoever comes out', () => {
    const player = ready().gives('blue', at('B'), [9]);
    expect(asked(player)).toMatchObject({ purpose: 'purpose/leap-or-not', chooser: 'red', fill: { model: 'B' } });
    player.picks('leap').throws([3]);
    expect(asked(player)).toMatchObject({ purpose: 'purpose/leap-where', chooser: 'red' });
    const there7cm = asked(player)!;
    expect(
      there7cm.kind === 'choice' && there7cm.options.map(({ fill: { x, z } }) => Math.round(Number(x) ** 2 + Number(z) ** 2)),
    ).toContain(4900);
    player.picks('0');
    expect(factsOf(player, 'skirmish/damage-rolled')).toEqual([]);
    expect(battleOf(player).fighters.B!.pledged).toBe(1);
    player.gives('blue', { kind: 'skirmish/end-activation', model: 'A' }).gives('red', { kind: 'skirmish/activate', model: 'B' });
    expect(battleOf(player).active).toEqual({ model: 'B', actions: 1 });
  });

  test('SK-GREN-6: who leaps too short is hit where he was', () => {
    const player = ready().gives('blue', at('B'), [9]).picks('leap').throws([5]);
    expect(lastOf(player, 'skirmish/leapt').clear).toBe(false);
    expect(asked(player)).toMatchObject({ purpose: 'purpose/damage', fill: { model: 'B' } });
  });

  test('SK-GREN-9: is not for who has been activated, is shocked, or hides', () => {
    const men: Men = { A: [-150, 0, 'blue'], B: [0, 0, 'red'], C: [-400, 0, 'blue'] };
    const done = withActive(menOn(men), 'C', { fighters: { A: thrower() } }).gives('blue', {
      kind: 'skirmish/end-activation',
      model: 'C',
    });
    done.gives('red', { kind: 'skirmish/activate', model: 'B' }).gives('red', { kind: 'skirmish/end-activation', model: 'B' });
    done.gives('blue', { kind: 'skirmish/activate', model: 'A' }).gives('blue', at('B'), [9]);
    expect(asked(done)).toMatchObject({ purpose: 'purpose/damage' });
    const shocked = ready()
      .gives('blue', { kind: 'skirmish/shoot', model: 'A', target: 'B' }, [9], [1])
      .picks('stay')
      .gives('blue', at('B'), [9]);
    expect(asked(shocked)).toMatchObject({ purpose: 'purpose/damage' });
  });

  test('SK-GREN-10: friends and the thrower may as well, he only with an action to spare', () => {
    const close = ready({ A: [-60, 0, 'blue'], B: [0, 0, 'red'] }).gives('blue', there(-20, 0), [9]);
    expect(asked(close)).toMatchObject({ purpose: 'purpose/leap-or-not', fill: { model: 'A' } });
    const second = ready({ A: [-60, 0, 'blue'], B: [0, 0, 'red'] }).gives('blue', { kind: 'skirmish/aim', model: 'A' });
    second.gives('blue', there(-20, 0), [9]);
    expect(asked(second)).toMatchObject({ purpose: 'purpose/leap-or-not', fill: { model: 'B' } });
  });

  test('SK-ABIL-28: whoever lies in wait is not touched on a 4 or more', async () => {
    const { allSetUp, campsOn, settingUp, withFirst } = await import('../../../../support/set-up-board.ts');
    const board = campsOn({ A: [0, -300, 'blue', { facing: Math.PI }], C: [0, -150, 'red'] });
    const fighters = { A: thrower({ abilities: ['infiltrator'] }), C: { abilities: ['hidden-set-up', 'infiltrator'] } };
    const player = withFirst(allSetUp(settingUp(board, { fighters }), ['C']), 'blue').gives('blue', {
      kind: 'skirmish/activate',
      model: 'A',
    });
    expect(battleOf(player).fighters.C!.lyingInWait).toBe(true);
    player.gives('blue', there(0, -150), [9]);
    expect(asked(player)).toMatchObject({ purpose: 'purpose/unnoticed' });
    player.throws([4]);
    expect(factsOf(player, 'skirmish/unnoticed-by-burst')).toHaveLength(1);
    expect(factsOf(player, 'skirmish/damage-rolled')).toEqual([]);
  });
});
