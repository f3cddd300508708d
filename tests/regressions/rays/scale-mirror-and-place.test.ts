import { expect, test } from 'vitest';
import { meshOfSolid } from '../../../engine/geometry/mesh/solid-mesh.ts';
import { openSpace } from '../../../engine/geometry/space-of-board.ts';
import type { Base, TriangleMesh } from '../../../engine/index.ts';
import { boardOf, modelOf } from '../../support/board-sketch.ts';
import { chanceOf } from '../../support/chance.ts';
import { man } from '../../support/figures.ts';
import { boulder, windowedWall } from '../../support/random-boards.ts';
import { everything, nearestHit, type Point, sceneOfThings, shoot, shootThrough, vec } from '../../support/ray-scene.ts';
import { at, box } from '../../support/sight-board.ts';
import { soak } from '../../support/soak.ts';

const ROUND: Base = { kind: 'round', diameter: 32 };

const moved = (mesh: TriangleMesh, change: (p: Point) => Point, turned = false): TriangleMesh => ({
  ...mesh,
  positions: Float64Array.from(
    Array.from({ length: mesh.positions.length / 3 }, (_, v) =>
      change([mesh.positions[3 * v]!, mesh.positions[3 * v + 1]!, mesh.positions[3 * v + 2]!]),
    ).flat(),
  ),
  triangles: turned ? mesh.triangles.map((_, i, all) => all[i % 3 === 0 ? i : i % 3 === 1 ? i + 1 : i - 1]!) : mesh.triangles,
});

test('answers do not depend on how far from the origin a mesh lies (three-mesh-bvh 112)', () => {
  const chance = chanceOf(112);
  const rock = meshOfSolid(boulder(chance, 130, 8), new Map());
  const offset: Point = [101061, 99365, 3592];
  const near = sceneOfThings([rock]);
  const far = sceneOfThings([moved(rock, (p) => [p[0] + offset[0], p[1] + offset[1], p[2] + offset[2]])]);
  let hits = 0;
  for (let i = 0; i < soak(1500); i++) {
    const from: Point = [chance.between(-300, 300), chance.between(300, 500), chance.between(-300, 300)];
    const way: Point = [chance.between(-150, 150) - from[0], -from[1], chance.between(-150, 150) - from[2]];
    const here = shoot(near, from, way, 2);
    const there = shoot(far, [from[0] + offset[0], from[1] + offset[1], from[2] + offset[2]], way, 2);
    expect(there === null).toBe(here === null);
    if (!here || !there) continue;
    hits++;
    expect(Math.abs(there.distance - here.distance)).toBeLessThan(1e-4 * 260);
  }
  expect(hits).toBeGreaterThan(300);
});

test('a mirrored piece is hit where its mirrored triangles are, from the same side (three.js 9560, 10058, three-mesh-bvh 794)', () => {
  const chance = chanceOf(9560);
  for (let round = 0; round < 6; round++) {
    const wall = windowedWall(chance);
    const pose = { at: at(chance.between(-50, 50), 0, chance.between(-50, 50)), facing: chance.oneOf([0, Math.PI / 2, 0.7]) };
    const mirrored = sceneOfThings([{ ...wall, mirrored: true, pose }]);
    const baked = sceneOfThings([{ ...moved(meshOfSolid(wall, new Map()), ([x, y, z]) => [-x, y, z], true), pose }]);
    let hits = 0;
    for (let i = 0; i < soak(200); i++) {
      const from: Point = [chance.between(-300, 300), chance.between(1, 90), chance.between(-300, 300)];
      const aim: Point = [pose.at.x + chance.between(-60, 60), chance.between(0, 60), pose.at.z + chance.between(-60, 60)];
      const way = aim.map((x, k) => x - from[k]!) as unknown as Point;
      const one = shootThrough(mirrored, from, way, 2);
      const other = shootThrough(baked, from, way, 2);
      expect(one).toHaveLength(other.length);
      for (const [k, hit] of one.entries()) expect(hit.distance).toBeCloseTo(other[k]!.distance, 9);
      hits += one.length;
    }
    expect(hits).toBeGreaterThan(20);
    expect(mirrored.solids[0]?.closed).toBe(true);
  }
});

test('triangles of a mirrored piece are given out wound as seen from outside', () => {
  const volumeGiven = (scene: ReturnType<typeof sceneOfThings>) => {
    let six = 0;
    scene.gather([], everything, (c) => {
      six +=
        c[0]! * (c[4]! * c[8]! - c[5]! * c[7]!) +
        c[1]! * (c[5]! * c[6]! - c[3]! * c[8]!) +
        c[2]! * (c[3]! * c[7]! - c[4]! * c[6]!);
    });
    return six / 6;
  };
  const pose = { at: at(10, 5, -20), facing: 1.1 };
  expect(volumeGiven(sceneOfThings([{ ...box(0, 0, 0, 3, 4, 5), pose }]))).toBeCloseTo(60, 9);
  expect(volumeGiven(sceneOfThings([{ ...box(0, 0, 0, 3, 4, 5), pose, mirrored: true }]))).toBeCloseTo(60, 9);
});

test('the end of a line is judged on the hit itself, not on the middle of a triangle (three-mesh-bvh 658)', () => {
  // a floor of two large triangles whose middles lie far from where the line meets them
  const floor = sceneOfThings([box(-5000, -10, -5000, 5000, 0, 5000)]);
  expect(shoot(floor, [0, 99.9, 0], [0, -1, 0], 100)?.distance).toBeCloseTo(99.9, 9);
  expect(shoot(floor, [0, 99.9, 0], [0, -1, 0], 99.9)?.distance).toBeCloseTo(99.9, 9);
  expect(shoot(floor, [0, 99.9, 0], [0, -1, 0], 99.8)).toBeNull();
  expect(shoot(floor, [4999, 99.9, -4999], [0, -1, 0], 100)?.distance).toBeCloseTo(99.9, 9);
});

test('a direction need not be of length 1 (three.js 20697)', () => {
  const floor = sceneOfThings([box(-10, 3500, -10, 10, 3600, 10)]);
  for (const size of [1.57, 1, 1e-3, 5000]) {
    const hit = shoot(floor, [0, 8900, 0], [0, -size, 0], 9000 / size);
    expect(hit?.distance).toBeCloseTo(5300, 6);
  }
});

test('the size of a thing does not grow when it turns (three.js 8432, 23083)', () => {
  const rings = 64;
  const ball = meshOfSolid(boulder({ ...chanceOf(0), between: () => 1 }, 1, rings), new Map());
  const centred = moved(ball, ([x, y, z]) => [x, y - 1, z]);
  for (let step = 0; step < 16; step++) {
    const scene = sceneOfThings([{ ...centred, pose: { at: at(7, 0, -3), facing: (step * Math.PI) / 16 } }]);
    const { min, max } = scene.boundsOf(0);
    expect(Math.abs(max.x - min.x - 2)).toBeLessThan(0.003);
    expect(Math.abs(max.z - min.z - 2)).toBeLessThan(0.003);
  }
});

test('a base does not grow when its model turns (three.js 8432, 23083)', () => {
  const gapFrom = (base: Base, facing: number): number => {
    const models = [modelOf('turned', at(0, 0, 0), man({ base, facing })), modelOf('other', at(100, 0, 0), man({ base: ROUND }))];
    const [from, to] = models.map(({ id }) => [{ kind: 'model', model: id }] as const);
    return openSpace(boardOf([], models), new Map()).queries.gap({
      from: from!,
      to: to!,
      ends: { kind: 'bases' },
      part: 'straight',
    }).distance;
  };
  for (let step = 0; step < 16; step++) {
    const facing = (step * Math.PI) / 16;
    expect(gapFrom(ROUND, facing)).toBeCloseTo(100 - 2 * 16, 9);
    // the nearest of a square's rim is a place on one of its four sides, turned with it
    let nearest = Infinity;
    for (let hundredth = -2000; hundredth <= 2000; hundredth++) {
      const along = hundredth / 100;
      for (const [x, z] of [
        [along, 20],
        [along, -20],
        [20, along],
        [-20, along],
      ] as const)
        nearest = Math.min(
          nearest,
          Math.hypot(100 - (x * Math.cos(facing) + z * Math.sin(facing)), z * Math.cos(facing) - x * Math.sin(facing)),
        );
    }
    expect(Math.abs(gapFrom({ kind: 'rectangle', width: 40, depth: 40 }, facing) - (nearest - 16))).toBeLessThan(1e-6);
  }
});

test('a turned piece is hit where it stands, at every angle', () => {
  const chance = chanceOf(23083);
  for (let i = 0; i < soak(500); i++) {
    const facing = chance.between(-Math.PI, Math.PI);
    const scene = sceneOfThings([{ ...box(-30, 0, 50, 30, 40, 60), pose: { at: at(100, 0, 0), facing } }]);
    // the middle of its near face lies 50 mm ahead of it
    const ahead = vec([100 + 200 * Math.sin(facing), 20, 200 * Math.cos(facing)]);
    const hit = nearestHit(scene, at(100, 20, 0), ahead);
    expect(hit!.t * 200).toBeCloseTo(50, 9);
  }
});
