import { describe, expect, test } from 'vitest';
import type { PlainData } from '../../../../../engine/index.ts';
import { battleOf, factsOf, lastOf, menOn, type Placed, withActive } from '../../../../support/battle-men.ts';
import { gun } from '../../../../support/figures.ts';
import type { GamePlayer } from '../../../../support/game-board.ts';
import { ground, piece } from '../../../../support/sight-board.ts';

type Fields = Readonly<Record<string, PlainData>>;
type Men = Readonly<Record<string, Placed>>;

/** A stands by the weapon G; B is far off. */
const MEN: Men = { A: [-300, 0, 'blue'], G: [-265, 0, 'blue', gun()], B: [400, 0, 'red'] };
const ready = (weapon: Fields, men: Men = MEN, fighters: Fields = {}, pieces: Parameters<typeof menOn>[1] = []) =>
  withActive(menOn(men, pieces), 'A', { guns: { G: weapon }, fighters });
const takes = (more: Fields = {}) => ({ kind: 'skirmish/take-up', model: 'A', load: 'G', ...more });
const puts = (more: Fields = {}) => ({ kind: 'skirmish/put-down', model: 'A', ...more });
const goes = (x: number, z = 0) => ({ kind: 'skirmish/move', model: 'A', way: [{ kind: 'ground', at: { x, y: 0, z } }] });
const setsUp = { kind: 'skirmish/set-up-gun', model: 'A', gun: 'G' };
const fires = (more: Fields = {}) => ({ kind: 'skirmish/fire-gun', model: 'A', gun: 'G', target: 'B', ...more });
const boardOf = (player: GamePlayer) => player.position.board.models;
const actions = (player: GamePlayer) => battleOf(player).active?.actions ?? 0;
const asked = (player: GamePlayer) => player.position.underWay?.request;
const PLAIN = { heightCategory: null, difficult: null, dangerous: false, impassable: false, soft: false, area: false } as const;
const CANNON = { weapon: 'anti-tank-gun' };

describe('a support weapon', () => {
  test('SK-SUPW-2, SK-SUPW-3, SK-ACTION-16, SK-LOAD-1: stays where it is until somebody takes it up with an action, within 2 cm', () => {
    const left = ready(CANNON).gives('blue', goes(-350));
    expect(boardOf(left).G!.pose.at.x).toBe(-265);
    // 20 mm between the bases is near enough, a hair more is not
    const at = (x: number): Men => ({ ...MEN, G: [x, 0, 'blue', gun()] });
    expect(ready(CANNON, at(-249.9)).tries('blue', takes())).toBe('load/not-taken-up');
    const player = ready(CANNON, at(-250)).gives('blue', takes());
    expect(boardOf(player).G).toBeUndefined();
    expect(actions(player)).toBe(1);
    expect(battleOf(player).fighters.A!.bears).toEqual({ load: 'G', as: 'load' });
    // a load halves the movement
    player.gives('blue', goes(-250));
    expect(asked(player)).toMatchObject({ purpose: 'purpose/put-down-or-not' });
    expect(ready(CANNON).gives('blue', takes()).tries('blue', goes(-249))).toBe('action/way-not-allowed');
  });

  test('SK-LOAD-3, SK-SUPW-4, SK-ACTION-17: is put down free within 2 cm, and set up with an action before it can be used', () => {
    const player = ready(CANNON).gives('blue', takes());
    expect(player.tries('blue', puts({ at: { x: -249, y: 0, z: 0 } }))).toBe('load/no-room');
    expect(player.tries('blue', puts({ at: { x: -290, y: 0, z: 0 } }))).toBe('load/no-room');
    player.gives('blue', puts({ at: { x: -250, y: 0, z: 0 } }));
    expect(boardOf(player).G!.pose.at.x).toBe(-250);
    expect(actions(player)).toBe(1);
    expect(player.tries('blue', fires())).toBe('gun/not-set-up');
    player.gives('blue', setsUp);
    expect(battleOf(player)).toMatchObject({ active: null, guns: { G: { isSetUp: true } } });
    expect(ready(CANNON).tries('blue', setsUp)).toBe('gun/is-set-up');
    expect(ready(CANNON).tries('blue', puts())).toBe('load/bears-nothing');
  });

  test('SK-LOAD-4: to take it up again costs another action; and whoever has used his last may still put it down', () => {
    const player = ready(CANNON).gives('blue', takes()).gives('blue', puts()).gives('blue', takes());
    expect(asked(player)).toMatchObject({ purpose: 'purpose/put-down-or-not', chooser: 'blue' });
    player.picks('put-down');
    expect(battleOf(player)).toMatchObject({ active: null, fighters: { A: { bears: null, activated: true } } });
    expect(boardOf(player).G).toBeDefined();
    expect(factsOf(player, 'skirmish/took-up')).toHaveLength(2);
  });

  test('SK-LOAD-5, SK-LOAD-7: one load at a time, and who carries it does not shoot, throw or charge', () => {
    const men: Men = { ...MEN, H: [-300, 35, 'blue', gun()], B: [-150, 0, 'red'] };
    const player = withActive(menOn(men), 'A', {
      guns: { G: CANNON, H: CANNON },
      fighters: { A: { weapons: ['rifle', 'hand-grenade'] } },
    });
    player.gives('blue', takes());
    expect(player.tries('blue', { ...takes(), load: 'H' })).toBe('load/not-taken-up');
    expect(player.tries('blue', takes())).toBe('load/taken-along');
    expect(player.tries('blue', setsUp)).toBe('gun/taken-along');
    for (const kind of ['shoot', 'suppress', 'throw'])
      expect(player.tries('blue', { kind: `skirmish/${kind}`, model: 'A', target: 'B' })).toBe('action/carries-a-load');
    expect(player.tries('blue', { kind: 'skirmish/fire-gun', model: 'A', gun: 'H', target: 'B' })).toBe('action/carries-a-load');
    expect(player.tries('blue', { ...goes(-180), kind: 'skirmish/charge', target: 'B' })).toBe('charge/not-while-loaded');
  });

  test('SK-LOAD-6: stays where its bearer falls, and whoever is only shocked keeps it', () => {
    const men: Men = { ...MEN, B: [0, 0, 'red'], C: [-300, 300, 'blue'] };
    const shotAt = () => {
      const player = ready(CANNON, men).gives('blue', takes()).gives('blue', { kind: 'skirmish/end-activation', model: 'A' });
      player.gives('red', { kind: 'skirmish/activate', model: 'B' });
      return player.gives('red', { kind: 'skirmish/shoot', model: 'B', target: 'A' }, [9]);
    };
    const fallen = shotAt().throws([9]);
    expect(battleOf(fallen).fighters.A).toMatchObject({ whereabouts: 'out-of-action', bears: null });
    expect(boardOf(fallen).G!.pose.at).toMatchObject({ x: -300, z: 0 });
    const shocked = shotAt().throws([1]).picks('stay');
    expect(battleOf(shocked).fighters.A!.bears).toMatchObject({ load: 'G' });
  });

  test('SK-SUPW-6: a machine gun is used in the hand or taken along as a load, as its owner likes, and not both at once', () => {
    const gunner = (how: string) => ready({ weapon: 'machine-gun' }).gives('blue', takes({ how }));
    const held = gunner('in-hand');
    expect(battleOf(held).fighters.A).toMatchObject({ inHand: 'machine-gun', weapons: ['rifle', 'machine-gun'] });
    // in the hand it slows by 3 cm and shoots, as a load it halves and does not
    held.gives('blue', goes(-230)).picks('keep');
    expect(lastOf(held, 'skirmish/acted')).toMatchObject({ action: 'move', actions: 1 });
    expect(gunner('load').tries('blue', goes(-230))).toBe('action/way-not-allowed');
    expect(gunner('in-hand').tries('blue', { kind: 'skirmish/shoot', model: 'A', target: 'B' })).toBe('done');
    expect(gunner('load').tries('blue', { kind: 'skirmish/shoot', model: 'A', target: 'B' })).toBe('action/carries-a-load');
    const laid = gunner('in-hand').gives('blue', puts());
    expect(battleOf(laid).fighters.A).toMatchObject({ inHand: 'rifle', weapons: ['rifle'], bears: null });
    expect(ready({ weapon: 'machine-gun' }).tries('blue', takes({ how: 'rolled' }))).toBe('order/malformed');
    expect(
      ready({ weapon: 'machine-gun' }, MEN, { A: { weapons: ['machine-gun'] } }).tries('blue', takes({ how: 'in-hand' })),
    ).toBe('load/hands-full');
  });

  test('nobody takes up what is not there, or in melee', () => {
    expect(ready(CANNON).tries('blue', takes({ load: 'B' }))).toBe('load/none');
    expect(ready(CANNON, { ...MEN, B: [-300, 45, 'red'] }).tries('blue', takes())).toBe('load/in-melee');
  });
});

describe('what is hard to move', () => {
  test('SK-WPN-7: mortars and cannons are not moved, but for light ones, which are as heavy as a machine gun', () => {
    expect(ready({ weapon: 'mortar' }).tries('blue', takes())).toBe('load/not-moved-by-men');
    expect(ready({ weapon: 'field-gun' }).tries('blue', takes())).toBe('load/not-moved-by-men');
    const player = ready({ weapon: 'light-mortar' }).gives('blue', takes());
    expect(player.tries('blue', goes(-229))).toBe('action/way-not-allowed');
    player.gives('blue', goes(-230)).picks('put-down');
    // no support weapon: it needs no setting up
    expect(battleOf(player).guns.G!.isSetUp).toBe(true);
    const pair = ready({ weapon: 'light-mortar' }, { ...MEN, C: [-300, 40, 'blue'] }).gives('blue', takes());
    expect(pair.tries('blue', goes(-210))).toBe('done');
  });

  test('SK-WPN-6: a heavy machine gun without wheels moves only with its crew, and 3 cm slower', () => {
    const hmg = { weapon: 'heavy-machine-gun' };
    expect(ready(hmg).tries('blue', takes())).toBe('load/needs-its-crew');
    const player = ready(hmg, { ...MEN, C: [-300, 40, 'blue'] }).gives('blue', takes());
    expect(player.tries('blue', goes(-229))).toBe('action/way-not-allowed');
    player.gives('blue', goes(-230)).picks('keep');
    // in the next round the second man is too far behind
    player.gives('red', { kind: 'skirmish/activate', model: 'B' }).gives('red', { kind: 'skirmish/end-activation', model: 'B' });
    player
      .gives('blue', { kind: 'skirmish/activate', model: 'C' })
      .gives('blue', { kind: 'skirmish/end-activation', model: 'C' });
    player.gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2]).picks('blue');
    player.gives('blue', { kind: 'skirmish/activate', model: 'A' });
    expect(player.tries('blue', goes(-220))).toBe('action/needs-its-crew');
  });

  test('SK-WPN-5: on wheels it moves 3 cm slower whoever helps, and does not shoot in the round in which it moved', () => {
    const men: Men = { ...MEN, C: [-300, 40, 'blue'], B: [100, 0, 'red'] };
    const player = ready({ weapon: 'heavy-machine-gun', wheels: true }, men).gives('blue', takes());
    // no action is needed to take it along
    expect(actions(player)).toBe(2);
    player.gives('blue', goes(-230)).gives('blue', puts());
    expect(actions(player)).toBe(1);
    player.gives('blue', setsUp);
    player.gives('red', { kind: 'skirmish/activate', model: 'B' }).gives('red', { kind: 'skirmish/end-activation', model: 'B' });
    player.gives('blue', { kind: 'skirmish/activate', model: 'C' });
    const near = { kind: 'skirmish/move', model: 'C', way: [{ kind: 'ground', at: { x: -205, y: 0, z: 40 } }] };
    expect(player.gives('blue', near).tries('blue', fires({ model: 'C' }))).toBe('gun/was-moved');
  });

  test('SK-ABIL-14, SK-ABIL-15: on a wheeled stand a support weapon is pulled along without an action, at three quarters of the movement', () => {
    const player = ready({ ...CANNON, wheels: true }).gives('blue', takes());
    expect(battleOf(player).fighters.A!.bears).toEqual({ load: 'G', as: 'pulled' });
    expect(actions(player)).toBe(2);
    // three quarters of 10 cm is 7.5, and a characteristic is whole
    player.gives('blue', goes(-220));
    expect(actions(player)).toBe(1);
    player.gives('blue', puts()).gives('blue', setsUp);
    expect(battleOf(player).guns.G!.isSetUp).toBe(true);
    const farther = ready({ ...CANNON, wheels: true })
      .gives('blue', takes())
      .gives('blue', goes(-219));
    expect(lastOf(farther, 'skirmish/acted')).toMatchObject({ actions: 2 });
  });

  test('SK-ABIL-16: and only over plain ground; where that ends it is taken up like any other', () => {
    const swamp = piece(
      'swamp',
      {},
      { footprint: [ground(-260, -60, -200, 60)], traits: { ...PLAIN, difficult: { factor: 0.5 } } },
    );
    const player = ready({ ...CANNON, wheels: true }, { ...MEN, G: [-335, 0, 'blue', gun()] }, {}, [swamp]);
    player.gives('blue', takes());
    expect(player.tries('blue', goes(-250))).toBe('action/only-on-plain-ground');
    player.gives('blue', puts({ at: { x: -335, y: 0, z: 0 } })).gives('blue', takes({ how: 'load' }));
    player.gives('blue', goes(-280)).picks('keep');
    expect(battleOf(player).fighters.A!.bears).toMatchObject({ as: 'load' });
  });
});
