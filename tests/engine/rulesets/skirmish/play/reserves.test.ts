import { describe, expect, test } from 'vitest';
import { offersOf, skirmish } from '../../../../../engine/index.ts';
import { battleOf } from '../../../../support/battle-men.ts';
import type { GamePlayer } from '../../../../support/game-board.ts';
import { camps, placing, settingUp, withFirst } from '../../../../support/set-up-board.ts';

/** Blue has A on the table and B in reserve, red has both men on it. */
function withReserve(forces = {}): GamePlayer {
  const player = settingUp(camps, forces)
    .gives('blue', placing('A', -100, -500))
    .gives('blue', { kind: 'skirmish/reserve', model: 'B' });
  player
    .gives('blue', { kind: 'skirmish/finish-set-up' })
    .gives('red', placing('C', -100, 500))
    .gives('red', placing('D', 100, 500));
  return withFirst(player.gives('red', { kind: 'skirmish/finish-set-up' }), 'blue');
}

/** All others do nothing in this round, and it is over. */
function restOfRound(player: GamePlayer): GamePlayer {
  for (const [side, model] of [
    ['red', 'C'],
    ['blue', 'A'],
    ['red', 'D'],
  ] as const)
    player.gives(side, { kind: 'skirmish/activate', model }).gives(side, { kind: 'skirmish/end-activation', model });
  return player;
}

const along = (...places: readonly (readonly [number, number])[]) => ({
  kind: 'skirmish/enter',
  model: 'B',
  way: places.map(([x, z]) => ({ kind: 'ground', at: { x, y: 0, z } })),
});
const arriving = () => withReserve().gives('blue', { kind: 'skirmish/activate', model: 'B' }, [6]);

describe('somebody in reserve', () => {
  test('SK-RES-1: is not on the table and no target', () => {
    const player = withReserve();
    expect(player.position.board.models.B).toBeUndefined();
    player
      .gives('blue', { kind: 'skirmish/activate', model: 'A' })
      .gives('blue', { kind: 'skirmish/end-activation', model: 'A' });
    player.gives('red', { kind: 'skirmish/activate', model: 'C' });
    expect(player.tries('red', { kind: 'skirmish/shoot', model: 'C', target: 'B' })).toBe('fighter/still-in-reserve');
  });

  test('SK-EX-14, SK-RES-3, SK-RES-4, SK-RES-5: rolls as soon as he is activated: a 6 in the first round, one less in each that follows, never less than 2', () => {
    const player = withReserve();
    for (const needed of [6, 5, 4, 3, 2, 2]) {
      player.gives('blue', { kind: 'skirmish/activate', model: 'B' });
      expect(player.position.underWay?.request).toMatchObject({ purpose: 'purpose/arrival', fill: { needed } });
      player.throws([needed - 1]);
      expect(battleOf(player)).toMatchObject({ active: null, turn: 'red' });
      expect(player.tries('blue', along([100, -600], [100, -550]))).toBe('game/not-your-turn');
      withFirst(restOfRound(player), 'blue');
    }
    player.gives('blue', { kind: 'skirmish/activate', model: 'B' }, [2]);
    expect(battleOf(player).fighters.B!.whereabouts).toBe('arriving');
  });

  test('SK-RES-6, SK-RES-7: having arrived comes on with a Move first, from the edge of the table where a zone of his side meets it', () => {
    const player = arriving();
    expect(player.tries('blue', { kind: 'skirmish/aim', model: 'B' })).toBe('fighter/must-come-on');
    expect(player.tries('blue', along([0, -590], [0, -550]))).toBe('enter/not-from-the-edge');
    expect(player.tries('blue', along([0, 600], [0, 550]))).toBe('enter/not-from-the-edge');
    expect(player.tries('blue', along([-600, -390], [-550, -390]))).toBe('enter/not-from-the-edge');
    expect(player.tries('blue', along([-600, -400]))).toBe('order/malformed');
    // the base must come onto the table whole, and a Move goes no farther than any other
    expect(player.tries('blue', along([0, -600], [0, -586]))).toBe('action/way-not-allowed');
    expect(player.tries('blue', along([0, -600], [0, -399]))).toBe('action/way-not-allowed');
    player.gives('blue', along([-600, -400], [-510, -400]));
    expect(battleOf(player)).toMatchObject({
      active: { model: 'B', actions: 1 },
      fighters: { B: { whereabouts: 'table', moved: true } },
    });
    expect(player.position.board.models.B!.pose.at).toEqual({ x: -510, y: 0, z: -400 });
    expect(player.tries('blue', along([0, -600], [0, -550]))).toBe('fighter/does-not-arrive');
  });

  test('SK-RES-6: goes on with both actions at once where one is not enough, over whatever zone his mission names', () => {
    const player = arriving().gives('blue', along([0, -600], [0, -420]));
    expect(battleOf(player).fighters.B!.activated).toBe(true);
    const behind = withReserve({ entries: { blue: ['south'] } }).gives('blue', { kind: 'skirmish/activate', model: 'B' }, [6]);
    expect(behind.tries('blue', along([0, -600], [0, -550]))).toBe('enter/not-from-the-edge');
    behind.gives('blue', along([0, 600], [0, 550]));
  });

  test('SK-RES-6: may wait at the border, and does not roll again', () => {
    const player = arriving().gives('blue', { kind: 'skirmish/end-activation', model: 'B' });
    withFirst(restOfRound(player), 'blue').gives('blue', { kind: 'skirmish/activate', model: 'B' });
    expect(player.position.underWay).toBeNull();
    player.gives('blue', along([0, -600], [0, -550]));
  });

  test('SK-RES-8: is offered ways straight onto the table, all of which he may go', () => {
    const player = arriving();
    const { game, withWhat, position } = player;
    const situation = { table: withWhat.tableOf(position.board), seats: game.setup.seats, state: position.state };
    const offers = offersOf(skirmish.playing!, 'blue', situation).filter(({ order }) => order.kind === 'skirmish/enter');
    expect(offers.filter(({ open }) => open)).toHaveLength(1);
    expect(offers.filter(({ open, refusal }) => !open && refusal === null).length).toBeGreaterThanOrEqual(3);
  });
});
