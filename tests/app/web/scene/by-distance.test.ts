import { expect, test } from 'vitest';
import { distancesOf, reachOf } from '../../../../app/web/scene/by-distance.tsx';
import { levelsTogether } from '../../../../app/web/session/levels-of-detail.ts';
import { meshOf, prism, square } from '../../../support/prisms.ts';

const [large, small, coarse, coarser] = [40, 30, 20, 10].map((width) => meshOf(prism(square(0, 0, width), 0, 5)));
const levels = levelsTogether(
  [large!, small!],
  [
    [
      { mesh: coarse!, off: 0.05 },
      { mesh: coarser!, off: 0.4 },
    ],
    [],
  ],
);

test('shapes that are drawn together grow coarser together, and small ones stay as they are', () => {
  expect(levels.map(({ meshes, off }) => [meshes, off])).toEqual([
    [[coarse, small], 0.05],
    [[coarser, small], 0.4],
  ]);
});

test('a coarser shape is drawn from so far off that what is wrong with it is less than half a picture element', () => {
  const reach = reachOf([large!]);
  expect(reach).toBeGreaterThanOrEqual(20);
  const distances = distancesOf(levels, reach);
  expect(distances).toHaveLength(2);
  for (const [i, distance] of distances.entries()) {
    // 1080 elements high, 34 degrees: what one element sees at the nearest point of the shape.
    const element = (2 * Math.tan((17 * Math.PI) / 180) * (distance - reach)) / 1080;
    expect(levels[i]!.off).toBeLessThanOrEqual(element / 2 + 1e-9);
  }
});
