import { expect, test } from 'vitest';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import type { Vec3 } from '../../../../engine/index.ts';
import { chanceOf } from '../../../support/chance.ts';
import { boardOfAllKits } from '../../../support/kit-board.ts';
import { boardOf, man } from '../../../support/sight-board.ts';
import { soak } from '../../../support/soak.ts';

test('many lines asked for at once are free where each of them is, past figures that stand in the way as well', () => {
  const chance = chanceOf(4405);
  const kits = boardOfAllKits(65, 2);
  const men = Array.from({ length: 12 }, (_, i) => man(`man-${i}`, chance.between(-400, 400), chance.between(-400, 400)));
  const board = boardOf(Object.values(kits.pieces), men);
  const { queries } = openSpace(board, new Map());
  const point = (): Vec3 => ({ x: chance.between(-550, 550), y: chance.oneOf([20, 45, 45, 120]), z: chance.between(-550, 550) });
  const pairs = Array.from({ length: soak(300) }, (_, i) => {
    const from = point();
    return [from, i % 50 === 0 ? { ...from } : point()] as const;
  });
  const lines = Float64Array.from(pairs.flatMap(([from, to]) => [from.x, from.y, from.z, to.x, to.y, to.z]));
  for (const models of [[], men.map(({ id }) => id)]) {
    const blockers = { terrain: true, models, glass: true };
    const together = queries.clearLines({ lines, blockers });
    const alone = pairs.map(([from, to]) => (queries.point({ from, to, blockers }).clear ? 1 : 0));
    expect([...together]).toEqual(alone);
    const free = alone.reduce<number>((sum, one) => sum + one, 0);
    expect(free).toBeGreaterThan(10);
    expect(free).toBeLessThan(pairs.length - 10);
  }
});
