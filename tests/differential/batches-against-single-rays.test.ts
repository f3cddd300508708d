import { describe, expect, test } from 'vitest';
import { makeRayCaster, type Rays } from '../../engine/geometry/mesh/cast-ray.ts';
import { findIntervisibility } from '../../engine/geometry/mesh/kernels/intervisibility.ts';
import { packScene } from '../../engine/geometry/mesh/kernels/pack-scene.ts';
import { type BatchCaster, makePlainCaster, roomForHits } from '../../engine/geometry/mesh/kernels/ray-batch.ts';
import { makeSimdCaster } from '../../engine/geometry/mesh/kernels/simd-caster.ts';
import type { Scene } from '../../engine/geometry/mesh/scene.ts';
import { openSpace } from '../../engine/geometry/space-of-board.ts';
import type { Vec3 } from '../../engine/index.ts';
import { benchBoard } from '../bench/boards.ts';
import { aimAtEdges, barePartsOf, randomRays } from '../support/brute-force-rays.ts';
import { chanceOf } from '../support/chance.ts';
import { boardOfAllKits } from '../support/kit-board.ts';
import { randomBoard } from '../support/random-boards.ts';
import { everything } from '../support/ray-scene.ts';
import { soak } from '../support/soak.ts';

type Segment = { readonly from: Vec3; readonly to: Vec3 };

const batchOf = (segments: readonly Segment[]): Rays =>
  Float64Array.from(segments.flatMap(({ from, to }) => [from.x, from.y, from.z, to.x, to.y, to.z]));

/** Both kernels over one scene; the tests run where SIMD does. */
function kernelsOf(scene: Scene): readonly BatchCaster[] {
  const flat = scene.flat();
  const reference = makeRayCaster(flat);
  const simd = makeSimdCaster(flat, packScene(flat), reference);
  if (!simd) throw new Error('this machine has no WebAssembly with vectors: the fast kernel cannot be tried');
  return [makePlainCaster(reference), simd];
}

/** What a batch says of each ray, as text that differs when a bit does. */
function answersOf(kernel: BatchCaster, rays: Rays, stops: Uint8Array): readonly string[] {
  const count = rays.length / 6;
  const blocked = new Uint8Array(count);
  const hits = roomForHits(count);
  kernel.castAny(rays, stops, blocked);
  kernel.castNearest(rays, stops, hits);
  return Array.from(blocked, (flag, i) => `${flag} ${hits.t[i]} ${hits.solid[i]} ${hits.triangle[i]}`);
}

const singleAnswers = (scene: Scene, segments: readonly Segment[], stops: Uint8Array): readonly string[] =>
  segments.map(({ from, to }) => {
    const accept = (_: unknown, solid: number) => stops[solid] === 1;
    const hit = scene.firstHit(from, to, accept);
    const blocked = scene.isBlocked(from, to, accept) ? 1 : 0;
    return hit ? `${blocked} ${hit.t} ${hit.solid} ${hit.triangle}` : `${blocked} Infinity -1 -1`;
  });

const BOARDS = [
  { name: 'every kit', board: () => boardOfAllKits(20), meshes: new Map() },
  { name: 'random solids', board: () => randomBoard(21, 40), meshes: new Map() },
];

describe.each(BOARDS)('on a board of $name', ({ board: build, meshes }) => {
  const board = build();
  const { scene } = openSpace(board, meshes);
  const all = new Uint8Array(scene.solids.length).fill(1);
  const [plain, simd] = kernelsOf(scene) as [BatchCaster, BatchCaster];

  test('both kernels say of 10,000 rays anywhere (seed 31) what rays cast one by one say, to the bit', () => {
    const segments = randomRays(chanceOf(31), soak(10_000));
    const expected = singleAnswers(scene, segments, all);
    const rays = batchOf(segments);
    expect(answersOf(plain, rays, all)).toEqual(expected);
    expect(answersOf(simd, rays, all)).toEqual(expected);
  });

  test('of 10,000 rays aimed at shared edges and corners (seed 32) none slips through either kernel, and both say the same', () => {
    const aimed = aimAtEdges(barePartsOf(board), chanceOf(32), soak(10_000));
    const rays = batchOf(aimed);
    for (const kernel of [plain, simd]) {
      const blocked = new Uint8Array(aimed.length);
      const hits = roomForHits(aimed.length);
      kernel.castAny(rays, all, blocked);
      kernel.castNearest(rays, all, hits);
      const leaks = aimed.filter(({ edgeAt }, i) => blocked[i] !== 1 || !(hits.t[i]! <= edgeAt + 1e-9));
      expect(leaks, kernel.kernel).toEqual([]);
    }
    expect(answersOf(simd, rays, all)).toEqual(answersOf(plain, rays, all));
  });

  test('rays that end on a surface, or start on one, are told alike', () => {
    const chance = chanceOf(33);
    const segments = randomRays(chance, soak(2000)).flatMap(({ from, to }): Segment[] => {
      const hit = scene.firstHit(from, to, everything);
      if (!hit) return [];
      const point = (t: number): Vec3 => ({
        x: from.x + (to.x - from.x) * t,
        y: from.y + (to.y - from.y) * t,
        z: from.z + (to.z - from.z) * t,
      });
      const nudge = chance.oneOf([0, 1e-12, -1e-12, 1e-7, -1e-7]);
      return [
        { from, to: point(hit.t + nudge) },
        { from: point(hit.t + nudge), to },
      ];
    });
    expect(segments.length).toBeGreaterThan(1000);
    const expected = singleAnswers(scene, segments, all);
    expect(answersOf(simd, batchOf(segments), all)).toEqual(expected);
  });

  test('rays straight along the axes, in the planes of walls and without length are told alike', () => {
    const chance = chanceOf(34);
    const corners = barePartsOf(board).flatMap((part) => part.corners);
    const segments = Array.from({ length: soak(3000) }, (): Segment => {
      const from = { ...chance.oneOf(corners) };
      const to = { ...from };
      for (const axis of ['x', 'y', 'z'] as const) {
        if (chance.whole(0, 2) > 0) continue;
        from[axis] -= chance.between(0, 300);
        to[axis] += chance.between(0, 300);
      }
      return { from, to };
    });
    expect(answersOf(simd, batchOf(segments), all)).toEqual(singleAnswers(scene, segments, all));
  });

  test('a ray turned round is blocked exactly where it was, along edges and in planes too, so that each line need be asked for once', () => {
    const chance = chanceOf(40);
    const corners = barePartsOf(board).flatMap((part) => part.corners);
    const aimed = [
      ...randomRays(chance, soak(3000)),
      ...aimAtEdges(barePartsOf(board), chance, soak(3000)),
      ...Array.from({ length: soak(2000) }, (): Segment => ({ from: chance.oneOf(corners), to: chance.oneOf(corners) })),
    ];
    const turned = aimed.map(({ from, to }): Segment => ({ from: to, to: from }));
    for (const kernel of [plain, simd]) {
      const there = new Uint8Array(aimed.length);
      const back = new Uint8Array(aimed.length);
      kernel.castAny(batchOf(aimed), all, there);
      kernel.castAny(batchOf(turned), all, back);
      expect(aimed.filter((_, i) => there[i] !== back[i])).toEqual([]);
    }
  });

  test('who is in sight of whom between 90 places is what all 8010 rays say, each way', () => {
    const chance = chanceOf(42);
    const places = randomRays(chance, 90).map(({ from }) => from);
    const table = findIntervisibility(simd, places, all);
    const rays = places.flatMap((from) => places.map((to): Segment => ({ from, to })));
    const blocked = new Uint8Array(rays.length);
    plain.castAny(batchOf(rays), all, blocked);
    const isFree = (i: number, j: number) => blocked[i * places.length + j] === 0;
    for (const i of places.keys()) {
      for (const j of places.keys()) if (i !== j) expect(table.isFree(i, j)).toBe(isFree(i, j));
      expect(table.countFree(i)).toBe([...places.keys()].filter((j) => j !== i && isFree(i, j)).length);
    }
  });

  test('what does not take part stops nothing, in either kernel', () => {
    const chance = chanceOf(35);
    const some = all.map(() => chance.whole(0, 1));
    const segments = randomRays(chance, soak(3000));
    const expected = singleAnswers(scene, segments, some);
    for (const kernel of [plain, simd]) expect(answersOf(kernel, batchOf(segments), some), kernel.kernel).toEqual(expected);
  });
});

test('single precision leaves few rays of a play board to the reference, and none of its answers differ', () => {
  const { space, board, meshes } = benchBoard('10k');
  const scene = space.scene;
  const flat = scene.flat();
  const reference = makeRayCaster(flat);
  let asked = 0;
  const counting = {
    ...reference,
    isBlocked: (...ray: Parameters<typeof reference.isBlocked>) => {
      asked++;
      return reference.isBlocked(...ray);
    },
  };
  const simd = makeSimdCaster(flat, packScene(flat), counting)!;
  const all = new Uint8Array(scene.solids.length).fill(1);
  const segments = randomRays(chanceOf(36), 5000);
  const blocked = new Uint8Array(segments.length);
  simd.castAny(batchOf(segments), all, blocked);
  expect(Array.from(blocked)).toEqual(segments.map(({ from, to }) => Number(scene.isBlocked(from, to, everything))));
  expect(asked).toBeLessThan(segments.length * 0.02);
  expect(openSpace(board, meshes).scene.areBlocked(batchOf(segments), everything)).toEqual(blocked);
});

test('a ray that is not fit for single precision is settled by the reference', () => {
  const { scene } = openSpace(randomBoard(21, 10), new Map());
  const all = new Uint8Array(scene.solids.length).fill(1);
  const segments = [1e5, 1e9, 1e15, 1e60].flatMap((far): Segment[] =>
    randomRays(chanceOf(37), 50).map(({ from, to }) => ({ from, to: { x: to.x * far, y: to.y * far, z: to.z * far } })),
  );
  const tiny = randomRays(chanceOf(38), 200).map(({ from }): Segment => ({ from, to: { ...from, x: from.x + 1e-10 } }));
  const rays = [...segments, ...tiny];
  const [plain, simd] = kernelsOf(scene) as [BatchCaster, BatchCaster];
  const expected = singleAnswers(scene, rays, all);
  expect(answersOf(plain, batchOf(rays), all)).toEqual(expected);
  expect(answersOf(simd, batchOf(rays), all)).toEqual(expected);
});

test('a board without anything, and one with a single triangle, are told alike', () => {
  for (const board of [randomBoard(21, 0), randomBoard(21, 1)]) {
    const { scene } = openSpace(board, new Map());
    const all = new Uint8Array(scene.solids.length).fill(1);
    const segments = randomRays(chanceOf(39), 200);
    const expected = singleAnswers(scene, segments, all);
    for (const kernel of kernelsOf(scene)) expect(answersOf(kernel, batchOf(segments), all)).toEqual(expected);
  }
});
