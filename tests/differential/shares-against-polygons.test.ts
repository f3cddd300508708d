import { expect, test } from 'vitest';
import { findSight } from '../../engine/geometry/visibility/find-sight.ts';
import type { SightQuery } from '../../engine/index.ts';
import { clutteredBoard } from '../support/cluttered-board.ts';
import { sharesByPolygons } from '../support/polygon-shares.ts';
import { sceneOf } from '../support/sight-board.ts';
import { soak } from '../support/soak.ts';

const REGIONS = ['head', 'shoulders', 'chest'] as const;

const query: SightQuery = {
  from: 'looker',
  to: 'target',
  eyes: { kind: 'body', stance: 'standing' },
  target: { kind: 'body', stance: 'standing', regions: REGIONS },
  blockers: { terrain: true, models: [], glass: false },
};

/** What the polygons' grid may be off, as a share: a millionth of a millimetre along some hundred millimetres of border. */
const GRID_SLACK = 2e-6;

test('the share that polygon booleans find lies within the bounds, in the whole and by region', { timeout: 600_000 }, () => {
  let partly = 0;
  for (let seed = 1; seed <= soak(100); seed++) {
    const board = clutteredBoard(seed + 5000, 4 + (seed % 14));
    const scene = sceneOf(board);
    const found = findSight(scene, board, query);
    if (found.eyeInside) continue;
    const exact = sharesByPolygons(scene, found.picture.eye, board.models.target!, REGIONS);
    const told = `seed ${seed}`;
    expect(exact.whole, told).toBeGreaterThanOrEqual(found.whole.atLeast - GRID_SLACK);
    expect(exact.whole, told).toBeLessThanOrEqual(found.whole.atMost + GRID_SLACK);
    found.seen.forEach(({ share }, region) => {
      expect(exact.regions[region], `${told}, ${REGIONS[region]}`).toBeGreaterThanOrEqual(share.atLeast - GRID_SLACK);
      expect(exact.regions[region], `${told}, ${REGIONS[region]}`).toBeLessThanOrEqual(share.atMost + GRID_SLACK);
    });
    if (found.whole.atLeast > 0.01 && found.whole.atMost < 0.99) partly++;
  }
  expect(partly, 'pairs that are seen in part').toBeGreaterThan(25);
});
