import { describe, expect, test } from 'vitest';
import { type Order, skirmish } from '../../../../../engine/index.ts';
import { menOn, withActive } from '../../../../support/battle-men.ts';
import type { GamePlayer } from '../../../../support/game-board.ts';

const board = menOn({ anna: [0, 0, 'blue'], bela: [0, -300, 'red'], cili: [400, 0, 'red'] });
const to = (x: number, z: number) => [{ kind: 'ground', at: { x, y: 0, z } }];

function grounds({ game, withWhat, position }: GamePlayer, order: Order) {
  const situation = { table: withWhat.tableOf(position.board), seats: game.setup.seats, state: position.state };
  return skirmish.playing!.grounds(order, 'blue', situation);
}
const asked = (player: GamePlayer, order: Order) =>
  grounds(player, order)?.questions.map((question) => [question.kind, 'order' in question ? question.order : null]) ?? null;

describe('an order rests on', () => {
  test('what is in reach while its way is open: with one action and with both, as long as there are two and nobody has moved', () => {
    const player = withActive(board, 'anna');
    const move = { kind: 'skirmish/move', model: 'anna' };
    expect(asked(player, move)).toEqual([
      ['reach', 'move'],
      ['reach', 'two-moves'],
    ]);
    player.gives('blue', { ...move, way: to(0, 40) });
    expect(asked(player, move)).toEqual([['reach', 'move']]);
    expect(asked(player, { ...move, model: 'bela' })).toBe(null);
  });

  test('the price of its way, under the order that the game takes it for', () => {
    const player = withActive(board, 'anna');
    expect(asked(player, { kind: 'skirmish/move', model: 'anna', way: to(0, 90) })).toEqual([['move', 'move']]);
    expect(asked(player, { kind: 'skirmish/move', model: 'anna', way: to(0, 150) })).toEqual([['move', 'two-moves']]);
    expect(asked(player, { kind: 'skirmish/charge', model: 'anna', target: 'bela', way: to(0, -265) })).toEqual([
      ['move', 'charge'],
    ]);
  });

  test('the sight of a shooter who has turned to his target, and what covers that one; the board itself stays as it is', () => {
    const player = withActive(board, 'anna');
    const found = grounds(player, { kind: 'skirmish/shoot', model: 'anna', target: 'cili', mode: 'single' })!;
    expect(found.questions).toEqual([
      { kind: 'sees', looker: 'anna', target: 'cili' },
      { kind: 'cover-of', shooter: 'anna', target: 'cili' },
    ]);
    expect(found.board.models.anna!.pose.facing).toBeCloseTo(Math.PI / 2);
    expect(player.position.board.models.anna!.pose.facing).toBe(0);
    expect(found.board.models.cili).toBe(player.position.board.models.cili);
  });

  test('nothing where it neither goes nor looks, and where it is refused before that', () => {
    const player = withActive(board, 'anna');
    expect(grounds(player, { kind: 'skirmish/aim', model: 'anna' })).toBe(null);
    expect(grounds(player, { kind: 'skirmish/shoot', model: 'anna', target: 'anna', mode: 'single' })).toBe(null);
  });
});
