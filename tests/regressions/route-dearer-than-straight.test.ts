import { expect, test } from 'vitest';
import { groundAt, ON_FOOT, type Place, walkAmong } from '../support/move-board.ts';
import { box, piece } from '../support/sight-board.ts';

test('pulled tight stretch by stretch a way over the corner of two blocks does not become dearer than the straight one', () => {
  const low = piece('low', { stone: box(-2.5, 0, -20.1, 30.1, 5.53, 34) });
  const high = piece('high', { stone: box(-32.1, 0, 9.098, 6.94, 18.24, 62.3) });
  const walk = walkAmong([low, high], { from: [-55, 0, 14.17417394627224] });
  const to: Place = [55, 0, 18.187484295791393];
  const straight = walk.move(to);
  const route = walk.ask.route({ model: 'ann', to: groundAt(to), policy: ON_FOOT, allowance: 250 });
  expect(straight.barred).toBeNull();
  expect(route!.move.barred).toBeNull();
  expect(route!.move.cost).toBeLessThanOrEqual(straight.cost);
});
