import { expect, test } from 'vitest';
import { openSpace } from '../../engine/geometry/space-of-board.ts';
import { plainMove } from '../../engine/rulesets/core/plain-move.ts';
import { boardOf, box, man, piece } from '../support/sight-board.ts';

/**
 * Three ways side by side ended in line, the first of them at a man and the others at the wall behind him. They were taken for ways to one straight face, so
 * that nobody looked where they part, and all that lay behind the man on that side was out of reach.
 */
test('what lies behind a man is in reach although ways past him end in line with those that he stops', () => {
  const round = (diameter: number) => ({ base: { kind: 'round', diameter } }) as const;
  const mover = man('m', -110, 29.99998881845137, round(32));
  const post = man('post', -56.35733765232943, -34.080368756957114, round(32));
  const far = man('far', -43.603788389560165, 62.831889097456155, round(32));
  const goal = man('goal', 20.00962119707318, -18.71764054845923, round(40));
  const wall = box(-12.106569712177535, 0, -26.407476106077283, -6.106569712177535, 400, 30.15053031225669);
  const board = boardOf([piece('wall', { wall })], [mover, post, far, goal]);
  const { queries } = openSpace(board, new Map());
  const allowance = 127.22761769536335;
  const policy = plainMove(mover, allowance);
  const reach = queries.reach({ model: 'm', policy, allowances: [allowance] });
  for (const z of [-4, -12, -18]) {
    const to = { kind: 'ground', at: { x: -28.2, y: 0, z } } as const;
    const route = queries.route({ model: 'm', to, policy, allowance });
    expect(route, `a way to ${z}`).not.toBeNull();
    expect(reach.costAt(to.at), `what is in reach at ${z}`).toBeCloseTo(route!.move.cost, 0);
  }
});
