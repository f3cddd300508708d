import { expect, test } from 'vitest';
import { findSight } from '../../engine/geometry/visibility/find-sight.ts';
import type { Board, Model, SightQuery } from '../../engine/index.ts';
import { type Chance, chanceOf } from '../support/chance.ts';
import { byTheScene, countRays } from '../support/counted-rays.ts';
import { boardOfAllKits } from '../support/kit-board.ts';
import { at, boardOf, man, sceneOf } from '../support/sight-board.ts';
import { soak } from '../support/soak.ts';

const REGIONS = ['head', 'shoulders', 'chest'] as const;

const query: SightQuery = {
  from: 'looker',
  to: 'target',
  eyes: { kind: 'body', stance: 'standing' },
  target: { kind: 'body', stance: 'standing', regions: REGIONS },
  blockers: { terrain: true, models: [], glass: true },
};

/** Two men anywhere among the kits, on the ground or at some height, near enough to each other that little is often in the way. */
function twoMenAmong(kits: Board, chance: Chance): { readonly board: Board; readonly target: Model } {
  const x = chance.between(-450, 450);
  const z = chance.between(-450, 450);
  const place = (id: string, px: number, pz: number, heights: number) =>
    man(id, 0, 0, {
      pose: { at: at(px, chance.oneOf([0, 0, chance.between(0, heights)]), pz), facing: chance.between(-3, 3) },
    });
  const target = place('target', x + chance.between(-250, 250), z + chance.between(-250, 250), 100);
  return { board: boardOf(Object.values(kits.pieces), [place('looker', x, z, 60), target]), target };
}

test('among all kits, shares agree with 38,416 rays a pair where a man is seen in part, and with 3,600 where he is not', {
  timeout: 600_000,
}, () => {
  let partly = 0;
  for (let seed = 1; seed <= soak(2); seed++) {
    const kits = boardOfAllKits(seed, 2);
    const scene = sceneOf(kits);
    const chance = chanceOf(seed);
    for (let pair = 1; pair <= 40; pair++) {
      const { board, target } = twoMenAmong(kits, chance);
      const found = findSight(scene, board, query);
      if (found.eyeInside) continue;
      const told = `seed ${seed}, pair ${pair}`;
      const isPartial = found.whole.atLeast > 0 && found.whole.atMost < 1;
      if (isPartial) partly++;
      const counted = countRays(byTheScene(scene), found.picture.eye, target, REGIONS, isPartial ? 196 : 60, chance);
      expect(Math.abs((found.whole.atLeast + found.whole.atMost) / 2 - counted.whole), told).toBeLessThan(0.003);
      if (found.whole.atMost === 0) expect(counted.whole, `${told}: rays see what is hidden`).toBe(0);
      if (counted.whole > 0) expect(found.whole.atLeast, `${told}: hidden, though rays see it`).toBeGreaterThan(0);
      for (const { source, share } of found.hiddenBy) {
        const name =
          source.kind === 'part' ? `${source.piece}/${source.part}` : source.kind === 'model' ? source.model : source.zone;
        const difference = Math.abs((counted.hiddenBy.get(name) ?? 0) - share.atLeast);
        expect(difference, `${told}: hidden by ${name}`).toBeLessThan(isPartial ? 0.003 : 0.02);
      }
    }
  }
  expect(partly, 'pairs that are seen in part').toBeGreaterThan(5);
});
