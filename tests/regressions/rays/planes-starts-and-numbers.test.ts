import { expect, test } from 'vitest';
import { openSpace } from '../../../engine/geometry/space-of-board.ts';
import { findPoint } from '../../../engine/geometry/visibility/find-point.ts';
import type { SightQuery } from '../../../engine/index.ts';
import { chanceOf } from '../../support/chance.ts';
import {
  everything,
  meshFrom,
  nearestHit,
  type Point,
  sceneOfThings,
  sceneOfTriangles,
  shoot,
  shootThrough,
  vec,
} from '../../support/ray-scene.ts';
import { at, boardOf, box, man, piece } from '../../support/sight-board.ts';
import { soak } from '../../support/soak.ts';

const RIGHT_TRIANGLE: Point[] = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
];

test('a ray in the plane of a triangle is not stopped by it, at whatever angle (embree 298)', () => {
  const scene = sceneOfTriangles(RIGHT_TRIANGLE);
  expect(shoot(scene, [-1, 0.5, 0], [1, 0, 0], 10)).toBeNull();
  expect(shoot(scene, [-1, -1, 0], [1, 1, 0], 10)).toBeNull();
  expect(shoot(scene, [-1, 0, 0], [1, 0, 0], 10)).toBeNull();
  expect(shoot(scene, [0.1, 0.1, 0], [1, 1, 0], 10)).toBeNull();
});

test('a wall without thickness, seen exactly edge on, hides nothing; a body that is grazed along a face stops the line', () => {
  const card = sceneOfTriangles(
    [
      [0, 0, 0],
      [60, 0, 0],
      [60, 50, 0],
      [0, 50, 0],
    ],
    [
      [0, 1, 2],
      [0, 2, 3],
    ],
  );
  expect(shoot(card, [-20, 25, 0], [1, 0, 0], 200)).toBeNull();
  const wall = sceneOfThings([box(0, 0, 0, 60, 50, 5)]);
  expect(shoot(wall, [-20, 25, 0], [1, 0, 0], 200)?.distance).toBe(20);
  expect(shoot(wall, [-20, 25, -1e-9], [1, 0, 0], 200)).toBeNull();
});

test('a ray that starts on a surface meets it at distance 0 (embree 133, libgdx 3122, ofxRaycaster 6)', () => {
  const scene = sceneOfTriangles(RIGHT_TRIANGLE);
  expect(shoot(scene, [0.25, 0.25, 0], [0, 0, 1], 10)?.distance).toBe(0);
  expect(shoot(scene, [0.25, 0.25, 0], [0, 0, -1], 10)?.distance).toBe(0);
  const second: Point = [60, 0, 1206];
  const corner = sceneOfTriangles([[60, -30, 1182], second, [90, -30, 1174]]);
  expect(shoot(corner, second, [-1, 0, 1], 100)?.distance).toBe(0);
});

test('an eye on the floor, on its own base or on a wall is not blind, and a point on a surface can be seen', () => {
  const board = boardOf([piece('wall', { face: box(-50, 0, 0, 50, 50, 5) })], []);
  const { scene } = openSpace(board, new Map());
  const look = (from: Point, to: Point) =>
    findPoint(scene, board, { from: vec(from), to: vec(to), blockers: { terrain: true, models: [], glass: true } }).clear;
  expect(look([0, 50, 2], [0, 90, 300])).toBe(true);
  expect(look([0, 20, 0], [30, 20, -300])).toBe(true);
  expect(look([30, 20, -300], [0, 20, 0])).toBe(true);
  expect(look([0, 20, 0], [0, 20, 300])).toBe(false);
});

test('a line without length is free and says nothing that is not a number (godot-rapier 117, manifold 1645)', () => {
  const scene = sceneOfThings([box(0, 0, 0, 10, 10, 10)]);
  for (const point of [at(5, 5, 5), at(5, 5, 0), at(0, 0, 0), at(20, 0, 0)]) {
    expect(nearestHit(scene, point, point)).toBeNull();
    expect(scene.allHits(point, point, everything)).toEqual([]);
    const found = findPoint(scene, boardOf([], []), {
      from: point,
      to: point,
      blockers: { terrain: true, models: [], glass: true },
    });
    expect(found).toEqual({ clear: true, stopped: null, distance: 0 });
  }
});

test('of two men in one place either sees the other, and nothing that is said of it is not a number', () => {
  const board = boardOf([], [man('one', 0, 0), man('other', 0, 0)]);
  const look: SightQuery = {
    from: 'one',
    to: 'other',
    eyes: { kind: 'body', stance: 'standing' },
    target: { kind: 'body', stance: 'standing', regions: ['head', 'shoulders', 'chest'] },
    blockers: { terrain: true, models: [], glass: true },
  };
  const { queries } = openSpace(board, new Map());
  const found = queries.sight(look);
  expect(found.whole.atLeast).toBe(1);
  const predicate = { kind: 'seen', look, moreThan: 0 } as const;
  const margins = (['looker', 'target'] as const).map((mover) => queries.margin({ predicate, mover, limit: 2, tolerance: 1 }));
  JSON.stringify([found, margins], (name, value: unknown) => {
    expect(Number.isNaN(value), name).toBe(false);
    return value;
  });
});

test('a ray in the plane of a box face touches the box and its triangles are looked at (svenstaro bvh 142)', () => {
  const cube = sceneOfThings([box(0, 0, 0, 1, 1, 1)]);
  expect(shoot(cube, [1, -1, 0.5], [0, 1, 0], 10)?.distance).toBe(1);
  expect(shoot(cube, [0, -1, 0.5], [0, 1, 0], 10)?.distance).toBe(1);
  expect(shoot(cube, [1, -1, 1], [0, 1, 0], 10)?.distance).toBe(1);
  expect(shoot(cube, [1 + 1e-15, -1, 0.5], [0, 1, 0], 10)).toBeNull();
});

test('one corner that is no number spoils only its own triangles (ifc-lite 3547)', () => {
  const corners: Point[] = [
    [0, 0, 0],
    [10, 0, 0],
    [0, 10, 0],
    [Number.NaN, 0, 0],
    [0, Infinity, 5],
  ];
  const scene = sceneOfThings([
    meshFrom(corners, [
      [0, 1, 3],
      [0, 1, 2],
      [1, 2, 4],
      [0, 1, 9],
    ]),
  ]);
  expect(shoot(scene, [1, 1, -5], [0, 0, 1], 10)?.distance).toBe(5);
  expect(shoot(scene, [8, 8, -5], [0, 0, 1], 10)).toBeNull();
  const { min, max } = scene.boundsOf(0);
  expect([min, max]).toEqual([at(0, 0, 0), at(10, 10, 0)]);
});

test('a wall blocks from its inner side as well (three-mesh-bvh 747, JoltPhysics 1158)', () => {
  const room = sceneOfThings([box(-100, 0, -100, 100, 60, 100)]);
  for (const way of [
    [1, 0, 0],
    [-1, 0.1, 0.2],
    [0, 1, 0],
    [0, -1, 0],
    [0.3, 0.2, -1],
  ] as Point[]) {
    expect(shoot(room, [5, 30, 7], way, 1000)).not.toBeNull();
    expect(shootThrough(room, [5, 30, 7], way, 1000)).toHaveLength(1);
  }
});

test('grazing a ridge is a touch and never "inside" (ncollide 335, parry 71, 171, avian 648)', () => {
  const chance = chanceOf(335);
  const roof = sceneOfThings([
    {
      kind: 'prism',
      origin: at(0, 0, 0),
      across: at(1, 0, 0),
      along: at(0, 1, 0),
      outline: [
        { x: -10, y: 0 },
        { x: 10, y: 0 },
        { x: 0, y: 10 },
      ],
      holes: [],
      depth: 40,
    },
  ]);
  for (let i = 0; i < soak(300); i++) {
    const z = chance.oneOf([20, 5, chance.between(0, 40)]);
    const drop = chance.oneOf([0, 0, chance.between(-0.2, 0.2)]);
    const hits = shootThrough(roof, [-30, 10 + drop, z], [1, -drop / 30, 0], 60);
    expect(hits.every(({ triangle }) => triangle >= 0 && triangle < 8)).toBe(true);
    if (drop === 0) expect(hits).toHaveLength(1);
    for (const point of [at(0, 10, z), at(-30, 10, z), at(-5, 5, z), at(0, 0, z)]) {
      expect(roof.solidsAround(point, everything)).toEqual([]);
    }
  }
  expect(roof.solidsAround(at(0, 9.999999, 20), everything)).toEqual([0]);
  expect(roof.solidsAround(at(0, 5, 20), everything)).toEqual([0]);
});
