import { beforeAll, describe, expect, test } from 'vitest';
import { buildScene } from '../../../../engine/geometry/mesh/board-scene.ts';
import { loadPhysics, type Physics } from '../../../../engine/geometry/rapier/load.ts';
import { makeCollider } from '../../../../engine/geometry/rapier/shapes.ts';
import { makePhysicsWorld } from '../../../../engine/geometry/rapier/world.ts';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import type { TriangleMesh } from '../../../../engine/index.ts';
import { everything, meshFrom, type Point, placedSolidsOf, sceneOfThings, vec } from '../../../support/ray-scene.ts';
import { at, boardOf, box, man, piece } from '../../../support/sight-board.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const disc = { kind: 'cylinder' as const, radius: 15, height: 1 };
const upright = (x: number, y: number, z: number) => ({ centre: at(x, y, z), sin: 0, cos: 1 });

/** A world of one piece of these boxes. */
function worldOf(...pieces: Parameters<typeof piece>[]) {
  const solids = placedSolidsOf(
    boardOf(
      pieces.map((one) => piece(...one)),
      [],
    ),
  );
  const world = makePhysicsWorld(physics);
  world.keepInStep(
    solids.map(({ placed }) => placed),
    (wanted) => solids.find(({ placed }) => placed === wanted)!.solid,
  );
  return { world, solids };
}

test('the library is loaded once, however often it is asked for', async () => {
  expect(await loadPhysics()).toBe(physics);
});

test('a world answers right after it was filled, before anything has moved (rapier.js 52, 18)', () => {
  const { world } = worldOf(['box', { all: box(-10, -10, -10, 10, 10, 10) }]);
  expect(world.fallOf(disc, upright(0, 20.5, 0), 100, everything)).toBeCloseTo(10, 3);
  expect(world.touching(disc, upright(0, 5, 0), everything)).toHaveLength(1);
  world.close();
});

test('a collider stands where its solid stands, turned and mirrored', () => {
  const wall = box(0, 0, 0, 100, 50, 5);
  const pose = { at: at(200, 0, -30), facing: 2.2 };
  for (const mirrored of [false, true]) {
    const { world, solids } = worldOf(['wall', { face: wall }, { pose, mirrored }]);
    const { min, max } = solids[0]!.placed;
    const probe = { kind: 'box' as const, width: 1, depth: 1, height: 1 };
    const scene = buildScene(solids.map(({ placed }) => placed));
    for (let i = 0; i <= 8; i++) {
      for (let j = 0; j <= 8; j++) {
        const place = upright(min.x + ((max.x - min.x) * i) / 8, 25, min.z + ((max.z - min.z) * j) / 8);
        const inside = scene.solidsAround(place.centre, everything).length > 0;
        if (inside) expect(world.touching(probe, place, everything)).toHaveLength(1);
      }
    }
    expect(world.touching({ ...probe, width: 300, depth: 300 }, upright(200, 60, -30), everything)).toHaveLength(0);
    world.close();
  }
});

test('what leaves the board leaves the world, what stays is not made again', () => {
  const solids = placedSolidsOf(
    boardOf([piece('a', { all: box(-10, 0, -10, 10, 10, 10) }), piece('b', { all: box(90, 0, -10, 110, 10, 10) })], []),
  );
  const placed = solids.map(({ placed }) => placed);
  const solidOf = (wanted: (typeof placed)[number]) => solids.find((one) => one.placed === wanted)!.solid;
  const world = makePhysicsWorld(physics);
  world.keepInStep(placed, solidOf);
  world.keepInStep(placed.slice(0, 1), solidOf);
  expect(world.counts).toEqual({ made: 2, removed: 1, steps: 2 });
  expect(world.fallOf(disc, upright(100, 50, 0), 100, everything)).toBeNull();
  expect(world.fallOf(disc, upright(0, 50.5, 0), 100, everything)).toBeCloseTo(40, 3);
  world.keepInStep(placed.slice(0, 1), solidOf);
  expect(world.counts).toEqual({ made: 2, removed: 1, steps: 2 });
  world.close();
});

test('what a probe touches comes in the order of the board', () => {
  const names = ['e', 'b', 'd', 'a', 'c'];
  const { world, solids } = worldOf(
    ...names.map((id, i) => [id, { all: box(-20 + i, 0, -20, 20, 10 + i, 20) }] as [string, { all: ReturnType<typeof box> }]),
  );
  const touched = world.touching(disc, upright(0, 5, 0), everything).map(({ solid }) => solid.source);
  expect(touched).toEqual(solids.map(({ placed }) => placed.solid.source));
  world.close();
});

describe('meshes that would crash the library never reach it (rapier.js 223)', () => {
  const corners: Point[] = [
    [0, 0, 0],
    [10, 0, 0],
    [0, 0, 10],
  ];
  const makes: [string, TriangleMesh][] = [
    ['no triangles', meshFrom(corners, [])],
    ['a triangle that names a corner that is not there', meshFrom(corners, [[0, 1, 7]])],
    ['corners that are no numbers', meshFrom([[Number.NaN, 0, 0], [Infinity, 0, 1], corners[2]!], [[0, 1, 2]])],
    [
      'triangles without area alone',
      meshFrom(
        [...corners, [20, 0, 0]],
        [
          [0, 1, 3],
          [0, 0, 1],
        ],
      ),
    ],
    ['a coordinate beyond single precision', meshFrom([corners[0]!, corners[1]!, [0, 0, 1e39]], [[0, 1, 2]])],
  ];
  test.each(makes)('%s', (_, mesh) => {
    const board = boardOf([piece('import', { all: { kind: 'mesh', mesh: 'mesh', group: null } })], [man('ann', 100, 100)]);
    const space = openSpace(board, new Map([['mesh', mesh]]));
    const ground = space.attachPhysics(physics);
    expect(space.stats.collidersMade).toBe(0);
    expect(ground.footing('ann', at(100, 5, 100))).toMatchObject({ height: 0, on: { kind: 'table' } });
    space.close();
  });

  test('a good triangle among bad ones is still there', () => {
    const mesh = meshFrom(
      [...corners, [Number.NaN, 0, 0]],
      [
        [0, 2, 1],
        [0, 1, 3],
        [1, 2, 12],
      ],
    );
    const board = boardOf(
      [piece('import', { all: { kind: 'mesh', mesh: 'mesh', group: null } }, { pose: { at: at(0, 30, 0), facing: 0 } })],
      [man('ann', 100, 100)],
    );
    const space = openSpace(board, new Map([['mesh', mesh]]));
    const ground = space.attachPhysics(physics);
    expect(space.stats.collidersMade).toBe(1);
    expect(ground.footing('ann', at(3, 30, 3)).height).toBe(30);
    space.close();
  });
});

test('a box is given as a box, everything else by its triangles', () => {
  const solids = placedSolidsOf(boardOf([piece('a', { all: box(-10, 0, -10, 10, 10, 10), flat: box(0, 5, 0, 10, 5, 10) })], []));
  const shapes = solids.map(({ placed, solid }) => makeCollider(physics, placed, solid)?.shape.type);
  expect(shapes).toEqual([physics.ShapeType.Cuboid, physics.ShapeType.TriMesh]);
});

describe('ground made of a grid of heights', () => {
  /** Heights over a square grid as a mesh, both triangles of a cell looking up. */
  const grid = (heights: readonly (readonly number[])[], cell: number, scale = 1): TriangleMesh => {
    const n = heights.length;
    const points = heights.flatMap((row, z) => row.map((height, x): Point => [x * cell, height * scale, z * cell]));
    const cells = Array.from({ length: (n - 1) ** 2 }, (_, i) => Math.floor(i / (n - 1)) * n + (i % (n - 1)));
    return meshFrom(
      points,
      cells.flatMap((a) => [[a, a + n, a + 1] as const, [a + 1, a + n, a + n + 1] as const]),
    );
  };

  test('a line straight down meets it everywhere, on the borders of its cells and on its outer rim (rapier 165)', () => {
    const heights = Array.from({ length: 11 }, (_, z) => Array.from({ length: 11 }, (_, x) => Math.sin(x) * Math.cos(z)));
    const scene = sceneOfThings([grid(heights, 1)]);
    const places: [number, number][] = [
      [5, 2.63113],
      [9.50162, 5],
      [10, 5.26226],
      [0, 0],
      [10, 10],
      [0, 10],
      [10, 0],
      [3, 3],
      [3.5, 3.5],
      [0, 4.1],
    ];
    for (const [x, z] of places)
      expect(scene.firstHit(vec([x, 10, z]), vec([x, -10, z]), everything), `${x} ${z}`).not.toBeNull();
    expect(scene.firstHit(vec([10.000001, 10, 5]), vec([10.000001, -10, 5]), everything)).toBeNull();
  });

  test('scaled heights are met where they are drawn, from above on the upper side (reactphysics3d 123, 378)', () => {
    const scene = sceneOfThings([
      grid(
        [
          [0, 0, 0],
          [0, 1, 0],
          [0, 0, 0],
        ],
        10,
        5,
      ),
    ]);
    const hit = scene.firstHit(vec([10, 20, 10]), vec([10, 0, 10]), everything)!;
    expect(20 - hit.t * 20).toBe(5);
    const c = scene.cornersOf(hit.solid, hit.triangle);
    const up = (c[5]! - c[2]!) * (c[6]! - c[0]!) - (c[3]! - c[0]!) * (c[8]! - c[2]!);
    expect(up).toBeGreaterThan(0);
  });
});
