import { describe, expect, test } from 'vitest';
import { buildBoxTree, countOf, firstOf, NODE } from '../../../../engine/geometry/mesh/box-tree.ts';
import type { HalfSpace } from '../../../../engine/geometry/mesh/scene.ts';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import { intoFrame, type Vec3 } from '../../../../engine/index.ts';
import { barePartsOf, cornerOf, randomRays } from '../../../support/brute-force-rays.ts';
import { type Chance, chanceOf } from '../../../support/chance.ts';
import { exactCrossing } from '../../../support/exact-arithmetic.ts';
import { boardOfAllKits } from '../../../support/kit-board.ts';
import { randomBoard } from '../../../support/random-boards.ts';
import { everything, type Point, sceneOfThings, shoot, vec } from '../../../support/ray-scene.ts';
import { at, boardOf, box, piece } from '../../../support/sight-board.ts';
import { soak } from '../../../support/soak.ts';

const randomPoint = (chance: Chance): Vec3 => ({
  x: chance.between(-600, 600),
  y: chance.between(-5, 120),
  z: chance.between(-600, 600),
});

describe('gathering', () => {
  const board = randomBoard(61, 30);
  const { scene } = openSpace(board, new Map());
  const parts = barePartsOf(board);

  /** A pyramid from a point, or any few half-spaces. */
  const randomSpace = (chance: Chance): HalfSpace[] =>
    Array.from({ length: chance.whole(1, 6) }, () => {
      const normal = { x: chance.between(-1, 1), y: chance.between(-1, 1), z: chance.between(-1, 1) };
      const p = randomPoint(chance);
      return { normal, offset: normal.x * p.x + normal.y * p.y + normal.z * p.z };
    });

  test('visits every triangle that has a corner in the space, once, with its corners as they stand (seed 62)', () => {
    const chance = chanceOf(62);
    let inside = 0;
    for (let i = 0; i < soak(25); i++) {
      const space = randomSpace(chance);
      const visited = new Map<string, Float64Array>();
      scene.gather(space, everything, (corners, solid, triangle) => {
        const key = `${solid} ${triangle}`;
        expect(visited.has(key)).toBe(false);
        visited.set(key, corners.slice());
      });
      for (const { piece: pieceId, part, mesh, corners } of parts) {
        const solid = scene.solids.findIndex(
          ({ source }) => source.kind === 'part' && source.piece === pieceId && source.part === part,
        );
        for (let t = 0; t < mesh.triangles.length / 3; t++) {
          const own = [0, 1, 2].map((k) => corners[mesh.triangles[3 * t + k]!]!);
          const touches = own.some((p) =>
            space.every(({ normal, offset }) => normal.x * p.x + normal.y * p.y + normal.z * p.z >= offset),
          );
          if (!touches) continue;
          inside++;
          const given = visited.get(`${solid} ${t}`);
          expect(given).toBeDefined();
          expect(given!.toSorted()).toEqual(Float64Array.from(own.flatMap(({ x, y, z }) => [x, y, z])).toSorted());
          expect(scene.cornersOf(solid, t)).toEqual(given);
        }
      }
    }
    expect(inside).toBeGreaterThan(400);
  });

  test('visits nothing when all is outside, and only what is accepted', () => {
    let count = 0;
    scene.gather([{ normal: at(0, 1, 0), offset: 500 }], everything, () => count++);
    expect(count).toBe(0);
    const owners = new Set<number>();
    scene.gather(
      [],
      (_, index) => index % 3 === 0,
      (_, solid) => owners.add(solid),
    );
    expect([...owners].every((index) => index % 3 === 0)).toBe(true);
    expect(owners.size).toBe(Math.ceil(scene.solids.length / 3));
  });

  test('may be asked for a hit while it visits', () => {
    const [from, to] = [at(-600, 20, 3), at(600, 20, 3)];
    const alone = scene.firstHit(from, to, everything);
    let visits = 0;
    let total = 0;
    scene.gather([], everything, () => total++);
    scene.gather([], everything, () => {
      visits++;
      expect(scene.firstHit(from, to, everything)).toEqual(alone);
    });
    expect(visits).toBe(total);
  });

  test('gives a corner that several triangles share the same bits each time', () => {
    const rock = parts.findIndex(({ mesh }) => mesh.positions.length > 60);
    const { piece: pieceId, part, mesh } = parts[rock]!;
    const seen = new Map<number, string>();
    scene.gather([], everything, (corners, solid, triangle) => {
      const { source } = scene.solids[solid]!;
      if (source.kind !== 'part' || source.piece !== pieceId || source.part !== part) return;
      const own = [0, 1, 2].map((k) => mesh.triangles[3 * triangle + k]!);
      const bits = [0, 1, 2].map((k) => corners.slice(3 * k, 3 * k + 3).join());
      const byVertex = board.pieces[pieceId]!.mirrored ? [own[0]!, own[2]!, own[1]!] : own;
      for (const [k, vertex] of byVertex.entries()) {
        expect(seen.get(vertex) ?? bits[k]).toBe(bits[k]);
        seen.set(vertex, bits[k]!);
      }
    });
    expect(seen.size).toBe(mesh.positions.length / 3);
  });
});

describe('being inside', () => {
  test.each([
    { name: 'random solids', board: () => randomBoard(63, 40) },
    { name: 'every kit', board: () => boardOfAllKits(64) },
  ])('is what counting the ways out says, on $name', ({ board: build }) => {
    const board = build();
    const { scene } = openSpace(board, new Map());
    const parts = barePartsOf(board);
    const chance = chanceOf(65);
    let inside = 0;
    for (let i = 0; i < soak(120); i++) {
      const { corners } = chance.oneOf(parts);
      const [a, b] = [chance.oneOf(corners), chance.oneOf(corners)];
      const mixed = (k: 'x' | 'y' | 'z') => (a[k] + b[k]) / 2 + chance.between(-3, 3);
      const point = chance.whole(0, 3) === 0 ? randomPoint(chance) : { x: mixed('x'), y: mixed('y'), z: mixed('z') };
      const far = {
        x: point.x + chance.between(900, 1500),
        y: point.y + chance.between(900, 1500),
        z: point.z + chance.between(-900, 900),
      };
      const around = parts.filter(({ frame, mesh, corners: own }) => {
        const beyond = (k: 'x' | 'y' | 'z') => own.every((p) => p[k] < point[k] - 1) || own.every((p) => p[k] > point[k] + 1);
        if (beyond('x') || beyond('y') || beyond('z')) return false;
        const [p, q] = [intoFrame(frame, point), intoFrame(frame, far)];
        let crossings = 0;
        for (let t = 0; t < mesh.triangles.length; t += 3) {
          const [u, v, w] = [0, 1, 2].map((k) => cornerOf(mesh, mesh.triangles[t + k]!)) as [Vec3, Vec3, Vec3];
          if (exactCrossing(p, q, u, v, w) !== null) crossings++;
        }
        return crossings % 2 === 1;
      });
      const found = scene.solidsAround(point, everything).map((solid) => scene.solids[solid]!.source);
      const expected = around.map(({ piece: one, part }) => ({ kind: 'part', piece: one, part }));
      expect(new Set(found.map((one) => JSON.stringify(one)))).toEqual(new Set(expected.map((one) => JSON.stringify(one))));
      inside += around.length;
    }
    expect(inside).toBeGreaterThan(10);
  });

  test('ends exactly at the surface, at edges and corners as well', () => {
    const scene = sceneOfThings([box(0, 0, 0, 10, 10, 10)]);
    for (const on of [at(0, 5, 5), at(5, 10, 5), at(10, 10, 5), at(0, 0, 0), at(10, 0, 10), at(5, 5, 0), at(3, 3, 10)]) {
      expect(scene.solidsAround(on, everything)).toEqual([]);
    }
    expect(scene.solidsAround(at(Number.EPSILON, 5, 5), everything)).toEqual([0]);
    expect(scene.solidsAround(at(5, 10 - 2e-15, 5), everything)).toEqual([0]);
    expect(scene.solidsAround(at(5, 10 + 2e-15, 5), everything)).toEqual([]);
  });

  test('an open sheet has no inside, a hollow body has one between its walls only', () => {
    const open = sceneOfThings([
      {
        kind: 'polyhedron',
        vertices: [at(0, 0, 0), at(9, 0, 0), at(0, 9, 0), at(0, 0, 9)],
        faces: [
          [0, 2, 1],
          [0, 1, 3],
          [1, 2, 3],
        ],
      },
    ]);
    expect(open.solids[0]?.closed).toBe(false);
    expect(open.solidsAround(at(1, 1, 1), everything)).toEqual([]);
    const outer = [at(0, 0, 0), at(9, 0, 0), at(0, 9, 0), at(0, 0, 9)];
    const inner = outer.map(({ x, y, z }) => at(1 + x / 3, 1 + y / 3, 1 + z / 3));
    const hollow = sceneOfThings([
      {
        kind: 'polyhedron',
        vertices: [...outer, ...inner],
        faces: [
          [0, 2, 1],
          [0, 1, 3],
          [1, 2, 3],
          [2, 0, 3],
          [4, 5, 6],
          [4, 7, 5],
          [5, 7, 6],
          [6, 7, 4],
        ],
      },
    ]);
    expect(hollow.solidsAround(at(0.5, 0.5, 0.5), everything)).toEqual([0]);
    expect(hollow.solidsAround(at(1.5, 1.5, 1.5), everything)).toEqual([]);
  });
});

describe('two parts of a piece that touch', () => {
  test('leave no slit between them, however the piece is turned (seed 66)', () => {
    const chance = chanceOf(66);
    for (let i = 0; i < soak(400); i++) {
      const seam = chance.oneOf([0, 10, chance.between(-50, 50)]);
      const floor = chance.oneOf([20, chance.between(5, 45)]);
      // a wall in two lengths of different height, a second storey on top of a third part, and a wall that runs into it
      const house = piece(
        'house',
        {
          left: box(seam - 60, 0, 0, seam, 50, 5),
          right: box(seam, 0, 0, seam + 60, floor, 5),
          above: box(seam, floor, -1, seam + 70, 60, 6),
          side: box(seam + 20, 0, 5, seam + 25, 60, 80),
        },
        {
          pose: {
            at: at(chance.between(-400, 400), chance.oneOf([0, chance.between(0, 30)]), chance.between(-400, 400)),
            facing: chance.between(-3, 3),
          },
          mirrored: chance.whole(0, 1) === 0,
        },
      );
      const { scene } = openSpace(boardOf([house], []), new Map());
      const part = barePartsOf(boardOf([house], []))[0]!;
      const place = (p: Point): Vec3 => {
        const { origin: o, x, y, z } = part.frame;
        const along = (k: 'x' | 'y' | 'z') => o[k] + x[k] * p[0] + y[k] * p[1] + z[k] * p[2];
        return { x: along('x'), y: along('y'), z: along('z') };
      };
      const height = chance.between(1, floor - 1);
      const aims: [Point, Point][] = [
        [
          [seam, height, -40],
          [seam, height, 40],
        ],
        [
          [seam + 40, floor, -40],
          [seam + 40, floor, 40],
        ],
        [
          [seam + 20, height, -40],
          [seam + 25, height, 40],
        ],
        [
          [seam + chance.between(-1e-13, 1e-13), height, -40],
          [seam, height + chance.between(0, 1), 40],
        ],
      ];
      for (const [from, to] of aims) expect(scene.firstHit(place(from), place(to), everything)).not.toBeNull();
    }
  });
});

test('a hit does not depend on what else stands on the board (seed 67)', () => {
  const chance = chanceOf(67);
  const all = randomBoard(68, 20);
  const { scene: crowded } = openSpace(all, new Map());
  for (const [id, one] of Object.entries(all.pieces)) {
    const { scene: alone } = openSpace(boardOf([one], []), new Map());
    for (const { from, to } of randomRays(chance, 60)) {
      const own = crowded.allHits(from, to, ({ source }) => source.kind === 'part' && source.piece === id);
      const single = alone.allHits(from, to, everything);
      expect(own.map(({ t, triangle }) => ({ t, triangle }))).toEqual(single.map(({ t, triangle }) => ({ t, triangle })));
    }
  }
});

test('the first hit is the first of all hits, and a line says the same from both ends', () => {
  const { scene } = openSpace(randomBoard(69, 40), new Map());
  for (const { from, to } of randomRays(chanceOf(70), soak(1500))) {
    const all = scene.allHits(from, to, everything);
    expect(scene.firstHit(from, to, everything)).toEqual(all[0] ?? null);
    const back = scene.allHits(to, from, everything);
    expect(back).toHaveLength(all.length);
    for (const [i, hit] of back.toReversed().entries()) expect(Math.abs(1 - hit.t - all[i]!.t)).toBeLessThan(1e-12);
  }
});

test('a line ends where it ends: a surface exactly at either end is met', () => {
  const scene = sceneOfThings([box(0, 0, 0, 10, 10, 10)]);
  expect(scene.firstHit(vec([5, 5, -7]), vec([5, 5, 0]), everything)?.t).toBe(1);
  expect(scene.firstHit(vec([5, 5, 0]), vec([5, 5, -7]), everything)?.t).toBe(0);
  expect(scene.firstHit(vec([-3, -3, -3]), vec([0, 0, 0]), everything)?.t).toBe(1);
  expect(scene.firstHit(vec([5, 5, -7]), vec([5, 5, -1e-12]), everything)).toBeNull();
});

test('an empty board stops nothing and holds nothing', () => {
  const { scene } = openSpace(boardOf([], []), new Map());
  expect(scene.solids).toEqual([]);
  expect(shoot(scene, [0, 0, 0], [1, 1, 1], 100)).toBeNull();
  expect(scene.solidsAround(at(0, 0, 0), everything)).toEqual([]);
  scene.gather([], everything, () => expect.unreachable());
});

describe('a tree of boxes', () => {
  test('holds every box once, inside the boxes above it, whatever the boxes are', () => {
    const chance = chanceOf(71);
    const makes = [
      (): number[] => [0, 0, 0, 0, 0, 0],
      (): number[] => [5, 5, 5, 6, 6, 6],
      (i: number): number[] => [2 ** i, 0, 0, 2 ** i, 1, 1],
      (): number[] => {
        const low = [0, 1, 2].map(() => chance.between(-1e5, 1e5));
        return [...low, ...low.map((x) => x + chance.between(0, 10))];
      },
    ];
    for (const make of makes) {
      for (const count of [0, 1, 2, 5, 300]) {
        const boxes = Float64Array.from(Array.from({ length: count }, (_, i) => make(i)).flat());
        const tree = buildBoxTree(boxes);
        const held: number[] = [];
        /** Every box holds the things under it; the end of a node is where the next one begins that is not under it. */
        const visit = (node: number): readonly number[] => {
          const things = tree.links[node + 7]!;
          const first = node + NODE;
          const own =
            things === 0
              ? [...visit(first), ...visit(tree.links[first + 3]!)]
              : Array.from({ length: countOf(things) }, (_, i) => tree.order[firstOf(things) + i]!);
          if (things === 0) expect(tree.links[tree.links[first + 3]! + 3]).toBe(tree.links[node + 3]);
          else {
            held.push(...own);
            expect(tree.links[node + 3]).toBe(first);
          }
          for (const thing of own) {
            for (let axis = 0; axis < 3; axis++) {
              const middle = tree.bounds[node + axis]!;
              const half = tree.bounds[node + 4 + axis]!;
              expect(boxes[6 * thing + axis]!).toBeGreaterThanOrEqual(middle - half);
              expect(boxes[6 * thing + 3 + axis]!).toBeLessThanOrEqual(middle + half);
            }
          }
          return own;
        };
        if (tree.links.length > 0) {
          expect(tree.links[3]).toBe(tree.links.length);
          visit(0);
        }
        expect(held.sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i));
      }
    }
  });
});
