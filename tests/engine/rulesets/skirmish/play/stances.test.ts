import { describe, expect, test } from 'vitest';
import { sketchBoard, wall } from '../../../../support/board-sketch.ts';
import { man } from '../../../../support/figures.ts';
import { type GamePlayer, skirmishOn } from '../../../../support/game-board.ts';

const board = sketchBoard(
  `
  ...#...................
  .A.#.................B.
  ...#...................
  `,
  { A: man({ owner: 'blue' }), B: man({ owner: 'red' }), '#': wall('wall', 30) },
);

const active = (): GamePlayer =>
  skirmishOn(board)
    .gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2])
    .picks('blue')
    .gives('blue', { kind: 'skirmish/activate', model: 'A' });

describe('hiding', () => {
  test('SK-HIDE-1, SK-HIDE-2: takes an action behind a wall of 3 cm that one stands directly behind', () => {
    const player = active().gives('blue', { kind: 'skirmish/hide', model: 'A', piece: 'wall' });
    expect(player.position.board.models.A!.declared.hidingBehind).toBe('wall');
  });

  test('SK-HIDE-1: one cannot hide behind what is too far off or is not there', () => {
    const player = skirmishOn(board)
      .gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2])
      .picks('red')
      .gives('red', { kind: 'skirmish/activate', model: 'B' });
    expect(player.tries('red', { kind: 'skirmish/hide', model: 'B', piece: 'wall' })).toBe('action/nothing-to-hide-behind');
    expect(player.tries('red', { kind: 'skirmish/hide', model: 'B', piece: 'fence' })).toBe('action/no-such-piece');
    expect(player.tries('red', { kind: 'skirmish/hide', model: 'B', piece: 'constructor' })).toBe('action/no-such-piece');
  });

  test('SK-HIDE-5: whoever hides must stand up before doing anything else', () => {
    const player = active().gives('blue', { kind: 'skirmish/hide', model: 'A', piece: 'wall' });
    expect(player.tries('blue', { kind: 'skirmish/aim', model: 'A' })).toBe('action/hiding');
    player.gives('blue', { kind: 'skirmish/stand-up', model: 'A' });
    expect(player.position.board.models.A!.declared.hidingBehind).toBeNull();
  });
});

test('SK-ACTION-5: whoever stands and does not hide cannot stand up', () => {
  expect(active().tries('blue', { kind: 'skirmish/stand-up', model: 'A' })).toBe('action/stands-already');
});

test('SK-ACTION-14: only a weapon that one carries is taken in hand', () => {
  expect(active().tries('blue', { kind: 'skirmish/swap-weapon', model: 'A', weapon: 'pistol' })).toBe('action/no-such-weapon');
});
