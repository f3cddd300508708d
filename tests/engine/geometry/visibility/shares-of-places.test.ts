import { expect, test } from 'vitest';
import type { SharesThereQuery } from '../../../../engine/geometry/many-queries.ts';
import { shareSeen } from '../../../../engine/geometry/visibility/find-sight.ts';
import { findSharesThere } from '../../../../engine/geometry/visibility/shares-of-places.ts';
import { type Board, withModel } from '../../../../engine/index.ts';
import { type Chance, chanceOf } from '../../../support/chance.ts';
import { clutteredBoard } from '../../../support/cluttered-board.ts';
import { boardOfAllKits } from '../../../support/kit-board.ts';
import { at, boardOf, man, sceneOf } from '../../../support/sight-board.ts';
import { soak } from '../../../support/soak.ts';

const BODY: SharesThereQuery['target'] = { kind: 'body', stance: 'standing', regions: ['head', 'shoulders', 'chest'] };
const CARD: SharesThereQuery['target'] = { kind: 'silhouette', stance: 'standing', width: 20, height: 45 };
const ACCURACIES: readonly SharesThereQuery['accuracy'][] = ['exact', 'as-sight', { within: 0.01 }, { atLeast: 0 }];

/** Places in disorder, and some beside one another, on two floors. */
function placesOn(chance: Chance, count: number, half: number): Float64Array {
  const places: number[] = [];
  while (places.length < 3 * count) {
    const x = chance.between(-half, half);
    const z = chance.between(-half, half);
    const y = chance.oneOf([0, 0, 0, 70]);
    for (let beside = 0; beside < 4; beside++) places.push(x + 6 * beside, y, z);
  }
  return Float64Array.from(places);
}

/** Asks for all at once and one by one. */
function compare(scene: ReturnType<typeof sceneOf>, board: Board, query: SharesThereQuery) {
  const found = findSharesThere(scene, board, query);
  const model = board.models[query.to]!;
  const kinds = { hidden: 0, part: 0, clear: 0 };
  for (let place = 0; place < query.places.length / 3; place++) {
    const [x, y, z] = query.places.subarray(3 * place, 3 * place + 3) as unknown as [number, number, number];
    const there = withModel(board, { ...model, pose: { at: { x, y, z }, facing: model.pose.facing } });
    const { from, to, target, blockers, eye, accuracy } = query;
    const alone = shareSeen(scene, there, { from: from!, to, target, blockers, eyes: { kind: 'point', at: eye } }, accuracy);
    expect([found.atLeast[place], found.atMost[place]], `place ${place}`).toEqual([alone.share.atLeast, alone.share.atMost]);
    expect(found.eyeInside).toEqual(alone.eyeInside);
    kinds[alone.share.atMost === 0 ? 'hidden' : alone.share.atLeast === 1 ? 'clear' : 'part']++;
  }
  return kinds;
}

test('what an eye sees of a man at many places is, to the bit, what it sees of him at each alone', () => {
  const chance = chanceOf(4401);
  const kits = boardOfAllKits(63, 2);
  const board = boardOf(Object.values(kits.pieces), [man('looker', 500, 500), man('target', 0, 0)]);
  const scene = sceneOf(board);
  const sum = { hidden: 0, part: 0, clear: 0 };
  for (let i = 0; i < soak(4); i++) {
    const eye = at(chance.between(-560, 560), chance.oneOf([45, 120]), chance.between(-560, 560));
    const kinds = compare(scene, board, {
      from: 'looker',
      to: 'target',
      target: i % 3 === 2 ? CARD : BODY,
      blockers: { terrain: true, models: [], glass: true },
      eye,
      places: placesOn(chance, 80, 560),
      accuracy: ACCURACIES[i % 4]!,
    });
    for (const kind of ['hidden', 'part', 'clear'] as const) sum[kind] += kinds[kind];
  }
  expect(sum.hidden).toBeGreaterThan(20);
  expect(sum.part).toBeGreaterThan(5);
});

test('the same close up, among things sunk into one another', () => {
  const chance = chanceOf(4402);
  for (let seed = 1; seed <= soak(3); seed++) {
    const board = clutteredBoard(seed, 6 + 2 * seed, 300);
    const eye = at(chance.between(-60, 60), 40, chance.between(-60, 60));
    const [looker] = Object.keys(board.models).filter((id) => id !== 'target');
    compare(sceneOf(board), board, {
      from: looker ?? null,
      to: 'target',
      target: BODY,
      blockers: { terrain: true, models: [], glass: true },
      eye,
      places: placesOn(chance, 40, 120),
      accuracy: ACCURACIES[seed % 4]!,
    });
  }
});
