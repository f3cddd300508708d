import { expect, test } from 'vitest';
import { openSpace } from '../../engine/geometry/space-of-board.ts';
import type { Model } from '../../engine/index.ts';
import type { PlanPoint } from '../../engine/space/polygon.ts';
import { chanceOf } from '../support/chance.ts';
import { boardOf, man } from '../support/sight-board.ts';
import { soak } from '../support/soak.ts';

test('the farthest point of a base from several models is as far as the farthest of many points of it', () => {
  for (let seed = 1; seed <= soak(4); seed++) {
    const chance = chanceOf(seed);
    const base = () =>
      chance.oneOf([
        { kind: 'round', diameter: chance.between(10, 80) },
        { kind: 'oval', width: chance.between(10, 120), depth: chance.between(10, 120) },
        { kind: 'rectangle', width: chance.between(10, 90), depth: chance.between(10, 90) },
      ] as const);
    const model = (id: string): Model =>
      man(id, 0, 0, {
        base: base(),
        pose: { at: { x: chance.between(-90, 90), y: 0, z: chance.between(-90, 90) }, facing: chance.between(-3, 3) },
      });
    const models = ['a', 'b', 'c', 'd'].map(model);
    const { queries } = openSpace(boardOf([], models), new Map());
    const places = models.map(({ id }) => ({ kind: 'model', model: id }) as const);
    const found = queries.farthest({ from: places.slice(0, 1), to: places.slice(1), ends: { kind: 'bases' }, part: 'level' });
    const nearestTo = (p: PlanPoint) =>
      queries.gap({
        from: [{ kind: 'point', at: { x: p.x, y: 0, z: p.z } }],
        to: places.slice(1),
        ends: { kind: 'bases' },
        part: 'level',
      }).distance;
    const { base: own, pose } = models[0]!;
    const half =
      own.kind === 'round' ? [own.diameter / 2, own.diameter / 2] : own.kind === 'none' ? [0, 0] : [own.width / 2, own.depth / 2];
    let most = 0;
    const side = 60;
    for (let i = 0; i <= side; i++) {
      for (let j = 0; j <= side; j++) {
        const [u, v] = [(2 * i) / side - 1, (2 * j) / side - 1];
        // a square of points is drawn onto the disc, ring by ring
        const ring = Math.max(Math.abs(u), Math.abs(v));
        const length = Math.sqrt(u * u + v * v) || 1;
        const onto = own.kind === 'rectangle' ? 1 : ring / length;
        const [x, z] = [u * onto * half[0]!, v * onto * half[1]!];
        const [sin, cos] = [Math.sin(pose.facing), Math.cos(pose.facing)];
        most = Math.max(most, nearestTo({ x: pose.at.x + x * cos + z * sin, z: pose.at.z - x * sin + z * cos }));
      }
    }
    expect(found.distance, `seed ${seed}`).toBeGreaterThanOrEqual(most - 1e-6);
    expect(found.distance - most, `seed ${seed}`).toBeLessThan(0.5);
    expect(found.atMost - found.distance, `seed ${seed}`).toBeLessThan(1e-8);
    expect(nearestTo(found.from)).toBeCloseTo(found.distance, 9);
  }
});
