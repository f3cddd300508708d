import { expect, test } from 'vitest';
import { findOverHull } from '../../../../engine/geometry/measure/facing-over-hull.ts';
import type { Model } from '../../../../engine/index.ts';
import { tank } from '../../../support/figures.ts';
import { at } from '../../../support/sight-board.ts';

const placed: Model = { ...tank(), id: 'tank', name: 'tank', pose: { at: at(100, 5, 0), facing: Math.PI / 2 } };

test.each([
  ['beside it', 100, 125, 95, 60, 60],
  ['off a corner', 210, 75, 75, 10, 50],
  ['over its deck', 120, 65, 10, 0, 0],
  ['under its tracks', 100, 0, 0, -65, 0],
  ['exactly at its edge', 180, 65, 0, 0, 0],
] as const)('SK-VARC-3: somebody %s is measured from the hull without its turret', (_, x, y, z, higherBy, planDistance) => {
  expect(findOverHull(placed, at(x, y, z))).toEqual({
    higherBy,
    planDistance: expect.closeTo(planDistance, 9) as number,
  });
});
