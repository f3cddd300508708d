import { expect, test } from 'vitest';
import { farthestOff, levelsOfDetail } from '../../../../engine/index.ts';
import { bumpyBall } from '../../../support/bumpy-ball.ts';

test('a large mesh is drawn with fewer and fewer triangles, each level about as far off as it says', async () => {
  const ball = bumpyBall(24_000);
  const levels = await levelsOfDetail(ball);
  expect(levels.length).toBeGreaterThanOrEqual(2);
  let before = { triangles: ball.triangles.length / 3, off: 0 };
  for (const { mesh, off } of levels) {
    const triangles = mesh.triangles.length / 3;
    expect(triangles).toBeLessThan(before.triangles * 0.7);
    expect(off).toBeGreaterThan(before.off);
    // The ball is 80 across: what is told of a level has to be good enough for a picture.
    expect(farthestOff(ball, mesh, 0.05)).toBeLessThan(Math.max(0.1, 4 * off));
    before = { triangles, off };
  }
});

test('a small mesh is drawn whole from everywhere', async () => {
  expect(await levelsOfDetail(bumpyBall(4000))).toEqual([]);
});
