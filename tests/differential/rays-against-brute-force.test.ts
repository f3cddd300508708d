import { describe, expect, test } from 'vitest';
import { openSpace } from '../../engine/geometry/space-of-board.ts';
import type { Board, Vec3 } from '../../engine/index.ts';
import { TERRAIN_KITS } from '../../terrain-kits/index.ts';
import { aimAtEdges, barePartsOf, nearestByBruteForce, randomRays } from '../support/brute-force-rays.ts';
import { chanceOf } from '../support/chance.ts';
import { boardOfAllKits } from '../support/kit-board.ts';
import { randomBoard } from '../support/random-boards.ts';
import { everything } from '../support/ray-scene.ts';
import { soak } from '../support/soak.ts';

const lengthOf = (from: Vec3, to: Vec3) => Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2 + (to.z - from.z) ** 2);

/** Tries a ray on the engine and on all triangles, and tells how they differ; null where they do not. */
function compare(board: Board, scene: ReturnType<typeof openSpace>['scene']) {
  const parts = barePartsOf(board);
  return (from: Vec3, to: Vec3): string | null => {
    const ours = scene.firstHit(from, to, everything);
    const right = nearestByBruteForce(parts, from, to);
    const what = JSON.stringify({ from, to, ours, right });
    if (!ours || !right) return (ours === null) === (right === null) ? null : what;
    if (Math.abs(ours.t - right.t) * lengthOf(from, to) > 1e-8) return what;
    return null;
  };
}

test('every kit there is stands on the board, in its own make and in others', () => {
  const pieces = Object.values(boardOfAllKits(20).pieces);
  for (const { id } of TERRAIN_KITS) {
    expect(pieces.filter(({ made }) => made.by === 'kit' && made.kit === id).length, id).toBeGreaterThan(1);
  }
});

describe.each([
  { name: 'every kit', board: () => boardOfAllKits(20), anywhere: 8000, atEdges: 2000 },
  { name: 'random solids', board: () => randomBoard(21, 40), anywhere: 2000, atEdges: 1000 },
])('on a board of $name', ({ board: build, anywhere, atEdges }) => {
  const board = build();
  const { scene } = openSpace(board, new Map());
  const differs = compare(board, scene);

  test(`${anywhere} rays anywhere (seed 22) meet what trying every triangle finds`, () => {
    const rays = randomRays(chanceOf(22), soak(anywhere));
    const differing = rays.map(({ from, to }) => differs(from, to)).filter((difference) => difference !== null);
    expect(differing).toEqual([]);
    const hits = rays.filter(({ from, to }) => scene.firstHit(from, to, everything) !== null).length;
    expect(hits).toBeGreaterThan(rays.length * 0.3);
    expect(hits).toBeLessThan(rays.length * 0.98);
  });

  test(`${atEdges} rays aimed at shared edges and corners (seed 23) meet what trying every triangle finds, and none slips through`, () => {
    const rays = aimAtEdges(barePartsOf(board), chanceOf(23), soak(atEdges));
    const differing = rays.map(({ from, to }) => differs(from, to)).filter((difference) => difference !== null);
    expect(differing).toEqual([]);
    const leaks = rays.filter(({ from, to, edgeAt }) => {
      const hit = scene.firstHit(from, to, everything);
      return hit === null || hit.t > edgeAt + 1e-9;
    });
    expect(leaks).toEqual([]);
    for (const kind of ['middle of an edge', 'place on an edge', 'corner']) {
      expect(rays.filter((ray) => ray.kind === kind).length).toBeGreaterThan(rays.length / 15);
    }
  });
});
