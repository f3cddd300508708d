import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSector } from '../../../../engine/geometry/measure/find-sector.ts';
import type { Model } from '../../../../engine/index.ts';
import { between } from '../../../support/driving-boards.ts';
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
  expect(findSector(placed(0), at(500 + x, 0, 300 + z))).toMatchObject({ sector });
  // turned to the right of the board, its front is along x and its left hand to the far edge
  expect(findSector(placed(Math.PI / 2), at(500 + z, 40, 300 - x))).toMatchObject({ sector });
  expect(findSector(placed(0, 2), at(500 + x, 0, 300 + z))).toMatchObject({ sector });
});

test('how near another side is is told by the diagonal between them', () => {
  // 35 : 80 is the diagonal; 100 mm ahead it runs 43.75 mm beside the middle
  const off = (43.75 - 40) * (80 / Math.sqrt(35 * 35 + 80 * 80));
  expect(findSector(placed(0), at(540, 0, 400))).toEqual({
    sector: 'front',
    beside: 'side',
    toDiagonal: expect.closeTo(off, 9) as number,
  });
  expect(findSector(placed(0), at(547.5, 0, 400))).toEqual({
    sector: 'side',
    beside: 'front',
    toDiagonal: expect.closeTo(off, 9) as number,
  });
  expect(findSector(placed(0), at(560, 0, 290))).toMatchObject({ sector: 'side', beside: 'rear' });
});

test('SK-VARC-4: exactly on a diagonal, and a rounding error beside it, one is on both sides at once', () => {
  fc.assert(
    fc.property(
      between(0.1, 20),
      between(-4, 4),
      fc.constantFrom([1, 1], [1, -1], [-1, 1], [-1, -1]),
      fc.constantFrom(-1, 0, 1),
      (far, facing, [left, ahead], ulp) => {
        const tankHere = placed(facing);
        const x = left! * 35 * far;
        const z = ahead! * 80 * far * (1 + ulp * Number.EPSILON);
        const [sin, cos] = [Math.sin(facing), Math.cos(facing)];
        const found = findSector(tankHere, at(500 + cos * x + sin * z, 0, 300 - sin * x + cos * z));
        expect(found).toEqual({ sector: 'side', beside: ahead! > 0 ? 'front' : 'rear', toDiagonal: 0 });
      },
    ),
  );
});
