import { expect, test } from 'vitest';
import { findRoute } from '../../../../engine/geometry/movement/find-route.ts';
import { prepareMoveGround } from '../../../../engine/geometry/movement/move-ground.ts';
import { openPricing, placeOf } from '../../../../engine/geometry/movement/price-way.ts';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import { ON_FOOT } from '../../../support/move-board.ts';
import { boardOf, man } from '../../../support/sight-board.ts';

import { ROUTE_BOARDS, type RouteBoard } from './route-boards.ts';

/** What the cheapest way may be too long by: it goes round what is round in straight stretches. */
const TOO_LONG = 0.005;
/** Half a contact, by which a base may press into what it touches, saves so little at every corner. */
const TOO_SHORT = 0.05;

function groundOf({ pieces, others = [], from }: RouteBoard) {
  const { x, y, z } = from;
  const board = boardOf(pieces, [man('ann', x, z, { y }), ...others]);
  return prepareMoveGround(board, openSpace(board, new Map()).scene);
}

test.each(ROUTE_BOARDS.map((board) => [board.name, board] as const))('finds the cheapest way: %s', (_, board) => {
  const ground = groundOf(board);
  const to = { kind: 'ground', at: board.to } as const;
  const found = findRoute(ground, { model: 'ann', to, policy: ON_FOOT, allowance: null })!;
  expect(found.move.barred).toBeNull();
  expect(found.move.cost).toBeGreaterThan(board.cost - TOO_SHORT);
  expect(found.move.cost).toBeLessThan(board.cost * (1 + TOO_LONG));
  // it is priced as any drawn way would be
  const pricing = openPricing(ground, 'ann', ON_FOOT);
  expect(pricing.price(placeOf(pricing.mover), found.way).cost).toBe(found.move.cost);
});

test('finds no way that costs more than what is allowed', () => {
  const ground = groundOf({ ...ROUTE_BOARDS.find(({ name }) => name.includes('corner of a house'))! });
  const query = { model: 'ann', to: { kind: 'ground', at: { x: 0, y: 0, z: 80 } }, policy: ON_FOOT } as const;
  expect(findRoute(ground, { ...query, allowance: 127 })).toBeNull();
  expect(findRoute(ground, { ...query, allowance: 129 })!.move.cost).toBeCloseTo(127.9, 0);
});

test('finds no way to a place that nothing leads to', () => {
  const tower: RouteBoard = { ...ROUTE_BOARDS.find(({ name }) => name === 'just round the corner of a house')! };
  const ground = groundOf(tower);
  const roof = { kind: 'ground', at: { x: 0, y: 100, z: 0 } } as const;
  expect(findRoute(ground, { model: 'ann', to: roof, policy: ON_FOOT, allowance: 300 })).toBeNull();
});
