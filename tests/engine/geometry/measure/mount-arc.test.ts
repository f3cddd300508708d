import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findArc } from '../../../../engine/geometry/measure/mount-arc.ts';
import type { Model } from '../../../../engine/index.ts';
import { between } from '../../../support/driving-boards.ts';
import { tank } from '../../../support/figures.ts';
import { at } from '../../../support/sight-board.ts';

const DEGREE = Math.PI / 180;
const placed = (facing = 0): Model => ({ ...tank(), id: 'tank', name: 'tank', pose: { at: at(0, 10, 0), facing } });
const arcTo = (x: number, y: number, z: number, halfArc: number, bearing = 0, facing = 0) =>
  findArc(placed(facing), { at: at(0, 40, 50), bearing, halfArc }, at(x, y, z));

test('SK-MOUNT-1: a hull weapon turns 45° to either side, measured from where it sits', () => {
  expect(arcTo(100, 50, 150, 45 * DEGREE)).toMatchObject({
    outsideBy: expect.closeTo(0, 9),
    off: expect.closeTo(45 * DEGREE, 12),
  });
  expect(arcTo(101, 50, 150, 45 * DEGREE).outsideBy).toBeCloseTo(Math.SQRT1_2, 9);
  expect(arcTo(-99, 50, 150, 45 * DEGREE).outsideBy).toBeCloseTo(-Math.SQRT1_2, 9);
  expect(arcTo(-99, 50, 150, 45 * DEGREE).off).toBeLessThan(0);
});

test('behind a narrow arc the mount is what is nearest of it', () => {
  expect(arcTo(0, 50, 20, 23 * DEGREE)).toMatchObject({ outsideBy: 30, off: Math.PI });
  expect(arcTo(0, 50, 20, 0)).toMatchObject({ outsideBy: 30 });
  expect(arcTo(30, 50, 50, 120 * DEGREE).outsideBy).toBeCloseTo(-30 * Math.sin(30 * DEGREE), 9);
});

test('the arc is seen from above, the distance in space, and the barrel rises by what is left', () => {
  const found = arcTo(0, 50 + 30, 50 + 40, 5 * DEGREE);
  expect(found).toMatchObject({ off: 0, distance: 50, rise: 0.75 });
  expect(arcTo(0, 90, 50, 5 * DEGREE)).toMatchObject({ rise: null, outsideBy: Number.NEGATIVE_INFINITY, distance: 40 });
});

test('exactly at the border of its arc, and a rounding error beside it, a point lies at the border', () => {
  fc.assert(
    fc.property(
      between(1, 1500),
      between(-Math.PI, Math.PI),
      between(-3, 3),
      between(0.01, 3.1),
      fc.constantFrom(-1, 0, 1),
      (far, bearing, facing, halfArc, ulp) => {
        const way = facing + bearing + halfArc * (1 + ulp * Number.EPSILON);
        const mount = at(50 * Math.sin(facing), 50, 50 * Math.cos(facing));
        const point = at(mount.x + far * Math.sin(way), 50, mount.z + far * Math.cos(way));
        expect(findArc(placed(facing), { at: at(0, 40, 50), bearing, halfArc }, point).outsideBy).toBeCloseTo(0, 9);
      },
    ),
  );
});
