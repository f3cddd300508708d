import fc from 'fast-check';
import { expect, test } from 'vitest';
import { angleOf } from '../../../engine/space/angle-of.ts';

const LENGTH = fc.double({ min: -1e4, max: 1e4, noNaN: true }).filter((length) => Math.abs(length) > 1e-100);

test('finds the angle of every direction as closely as numbers can hold it', () => {
  fc.assert(
    fc.property(LENGTH, LENGTH, (ahead, aside) => {
      const expected = Math.atan2(aside, ahead);
      const rounding = 4 * Number.EPSILON * Math.max(1, Math.abs(expected));
      expect(Math.abs(angleOf(ahead, aside) - expected)).toBeLessThanOrEqual(rounding);
    }),
    { numRuns: 1000 },
  );
});

test('is exact straight ahead, aside and back', () => {
  expect([angleOf(1, 0), angleOf(0, 0), angleOf(-1, 0), angleOf(0, 2), angleOf(0, -2)]).toEqual([
    0,
    0,
    Math.PI,
    Math.PI / 2,
    -Math.PI / 2,
  ]);
});
