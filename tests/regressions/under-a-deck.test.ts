import { expect, test } from 'vitest';
import { ON_FOOT, walkAmong } from '../support/move-board.ts';
import { box, piece } from '../support/sight-board.ts';

/**
 * Ann stands before a deck that she could climb onto or go under. Straight ahead something hangs too low to walk under, so that the cheapest way to far behind it leads over
 * the deck; what lies before it is come to on foot all the same.
 */
const deck = piece('deck', { boards: box(3, 51, -60, 60, 55, 60) });
const beam = piece('beam', { wood: box(58, 42, -60, 90, 55, 60) });

test('under a deck what lies before something too low to walk under is in reach on foot, whatever the way beyond it climbs', () => {
  const walk = walkAmong([deck, beam], {});
  const reach = walk.ask.reach({ model: 'ann', policy: ON_FOOT, allowances: [100] });
  for (const [x, z] of [
    [30, 0],
    [40, 5],
    [40, -10],
    [45, 20],
  ] as const) {
    const drawn = walk.move([x, 0, z]);
    expect(drawn.barred).toBeNull();
    expect(reach.costAt({ x, y: 0, z }), `${x}, ${z}`).toBeCloseTo(drawn.cost, 1);
  }
  // and the deck over her head as well, for what the climb leaves
  expect(reach.costAt({ x: 10, y: 55, z: 0 })).toBeCloseTo(10 + 55 * 1.5, 1);
});
