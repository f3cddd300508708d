import { expect, test } from 'vitest';
import { boundsOf, madeOf, meshOf } from '../support/kit-pieces.ts';
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

test('before a crate of the kits one stops with the base at its face, and comes nearer only to climb it (SK-GEOM-10)', () => {
  const crates = madeOf('crates-and-containers', { container: 'none', crates: 1, barrels: 0 });
  const { z, y } = boundsOf(meshOf(crates, 'crate-1-1'));
  const walk = walkAmong([crates], { from: [0, 0, 130] });
  const nearer = walk.move([0, 0, z[1] + 8]);
  expect(nearer.barred?.hindrance).toMatchObject({ kind: 'in-the-way', by: { part: 'crate-1-1' } });
  expect(nearer.end!.at.z).toBeGreaterThan(z[1] + 13);
  expect(walk.move([0, 0, nearer.end!.at.z + 0.01]).barred).toBeNull();
  expect(walk.move([0, y[1], (z[0] + z[1]) / 2])).toMatchObject({ barred: null, up: y[1] });
});
