import { expect, test } from 'vitest';
import { groundAt, ON_FOOT, walkAmong } from '../support/move-board.ts';
import { box, piece } from '../support/sight-board.ts';

/** A block 48 mm long of some height; its long side lies 2 mm off the straight way of somebody who comes from the left. */
const beside = (height: number) => walkAmong([piece('block', { stone: box(-45, 0, -38, 3, height, -2) })], { from: [-70, 0, 0] });

test('somebody does not walk through the corner of a block because he climbs its long side farther on', () => {
  const { ask } = beside(42);
  const { barred, cost } = ask.move({ model: 'ann', way: [groundAt([60, 0, -4.54])], policy: ON_FOOT });
  expect(barred?.hindrance.kind).toBe('in-the-way');
  expect(cost).toBeLessThan(20);
});

test('a block that could be climbed never makes the way past it longer than one that could not', () => {
  const costs = [100, 76, 74, 42, 20].map(
    (height) =>
      beside(height).ask.route({ model: 'ann', to: groundAt([70, 0, -20]), policy: ON_FOOT, allowance: 300 })!.move.cost,
  );
  for (const cost of costs) expect(cost).toBeLessThan(costs[0]! + 0.1);
});
