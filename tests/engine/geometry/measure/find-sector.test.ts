import { expect, test } from 'vitest';
import { findSector } from '../../../../engine/geometry/measure/find-sector.ts';
import type { Model } from '../../../../engine/index.ts';
import { tank } from '../../../support/figures.ts';
import { at } from '../../../support/sight-board.ts';

/** Its hull is 70 wide and 160 long; the turret does not count. */
const placed = (facing: number, turret = 0): Model => ({
  ...tank({ turret }),
  id: 'tank',
  name: 'tank',
  pose: { at: at(500, 0, 300), facing },
});

test.each([
  [0, 100, 'front'],
  [43, 100, 'front'],
  [44.5, 100, 'side'],
  [0, -100, 'rear'],
  [-43, -100, 'rear'],
  [100, 0, 'side'],
  [-100, 200, 'side'],
  [-87, 200, 'front'],
] as const)('SK-VARC-2: %d mm to the left and %d mm ahead of a tank is its %s', (x, z, sector) => {
  expect(findSector(placed(0), at(500 + x, 0, 300 + z))).toBe(sector);
  // turned to the right of the board, its front is along x and its left hand to the far edge
  expect(findSector(placed(Math.PI / 2), at(500 + z, 40, 300 - x))).toBe(sector);
  expect(findSector(placed(0, 2), at(500 + x, 0, 300 + z))).toBe(sector);
});
