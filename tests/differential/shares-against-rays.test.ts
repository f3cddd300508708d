import { expect, test } from 'vitest';
import { findSight } from '../../engine/geometry/visibility/find-sight.ts';
import type { SightQuery } from '../../engine/index.ts';
import { chanceOf } from '../support/chance.ts';
import { clutteredBoard } from '../support/cluttered-board.ts';
import { byEveryTriangle, countRays } from '../support/counted-rays.ts';
import { sceneOf } from '../support/sight-board.ts';
import { soak } from '../support/soak.ts';

const REGIONS = ['head', 'shoulders', 'chest'] as const;
const RAYS_ACROSS = 196; // 38,416 rays in all, jittered in a grid

const query: SightQuery = {
  from: 'looker',
  to: 'target',
  eyes: { kind: 'body', stance: 'standing' },
  target: { kind: 'body', stance: 'standing', regions: REGIONS },
  blockers: { terrain: true, models: [], glass: false },
};

test('shares agree with 38,416 rays a pair that try every triangle, in the whole, by region and by what hides', {
  timeout: 600_000,
}, () => {
  let partly = 0;
  for (let seed = 1; seed <= soak(60); seed++) {
    const board = clutteredBoard(seed, 6 + (seed % 10));
    const scene = sceneOf(board);
    const found = findSight(scene, board, query);
    const counted = countRays(
      byEveryTriangle(scene),
      found.picture.eye,
      board.models.target!,
      REGIONS,
      RAYS_ACROSS,
      chanceOf(seed + 1_000_000),
    );
    const told = `seed ${seed}`;

    const share = (found.whole.atLeast + found.whole.atMost) / 2;
    expect(Math.abs(share - counted.whole), told).toBeLessThan(0.003);
    expect(found.whole.atMost - found.whole.atLeast, told).toBeLessThan(1e-6);
    if (share > 0.01 && share < 0.99) partly++;

    found.seen.forEach(({ share: own }, region) => {
      // a region alone is met by fewer rays
      expect(Math.abs((own.atLeast + own.atMost) / 2 - counted.regions[region]!), `${told}, ${REGIONS[region]}`).toBeLessThan(
        0.008,
      );
      if (own.atMost === 0) expect(counted.regions[region], `${told}: rays see what is hidden`).toBe(0);
      if (counted.regions[region]! > 0) expect(own.atLeast, `${told}: hidden, though rays see it`).toBeGreaterThan(0);
    });

    const hiding = new Map(
      found.hiddenBy.map(({ source, share: hidden }) => [
        source.kind === 'part' ? `${source.piece}/${source.part}` : source.kind === 'model' ? source.model : source.zone,
        hidden.atLeast,
      ]),
    );
    for (const name of new Set([...hiding.keys(), ...counted.hiddenBy.keys()])) {
      const difference = Math.abs((hiding.get(name) ?? 0) - (counted.hiddenBy.get(name) ?? 0));
      expect(difference, `${told}: hidden by ${name}`).toBeLessThan(0.003);
    }
  }
  expect(partly, 'pairs that are seen in part').toBeGreaterThan(15);
});
