import { expect, test } from 'vitest';
import { findFacing } from '../../../../engine/geometry/measure/facing-half.ts';
import { at, EAST, man } from '../../../support/sight-board.ts';

test.each([
  [0, 0, 50, 'front', 50],
  [0, 30, -1, 'rear', -1],
  [0, 80, 0, 'front', 0],
  [EAST, 10, 0, 'front', 10],
  [EAST, -0.001, 44, 'rear', -0.001],
  [EAST, 0, -44, 'front', 0],
  [3 * EAST, 10, 0, 'rear', -10],
] as const)('SK-MODEL-8: facing %d, the place %d, %d is in front or behind: %s by %d', (facing, x, z, half, ahead) => {
  const ann = man('ann', 200, -100, { pose: { at: at(200, 0, -100), facing } });
  expect(findFacing(ann, at(200 + x, 33, -100 + z))).toEqual({ half, ahead: expect.closeTo(ahead, 9) as number });
});
