import { describe, expect, test } from 'vitest';
import { volumeOf } from '../../../../engine/geometry/mesh/mesh-volume.ts';
import { keyOfSolid } from '../../../../engine/geometry/mesh/solid-key.ts';
import { meshOfSolid } from '../../../../engine/geometry/mesh/solid-mesh.ts';
import type { PrismSolid, Solid, TriangleMesh, Vec2 } from '../../../../engine/index.ts';
import { chanceOf } from '../../../support/chance.ts';
import { reportClosedness } from '../../../support/closedness.ts';
import { boulder, crate, windowedWall } from '../../../support/random-boards.ts';
import { meshFrom } from '../../../support/ray-scene.ts';
import { at, box, sheet } from '../../../support/sight-board.ts';
import { soak } from '../../../support/soak.ts';

const none = new Map<string, TriangleMesh>();
const rectangle = (x0: number, y0: number, x1: number, y1: number): Vec2[] => [
  { x: x0, y: y0 },
  { x: x1, y: y0 },
  { x: x1, y: y1 },
  { x: x0, y: y1 },
];
const wall = (holes: readonly Vec2[][], more: Partial<PrismSolid> = {}): PrismSolid => ({
  kind: 'prism',
  origin: at(0, 0, 0),
  across: at(1, 0, 0),
  along: at(0, 1, 0),
  outline: rectangle(0, 0, 100, 60),
  holes,
  depth: 5,
  ...more,
});

/** A body that is closed, wound outwards and of this volume, every edge with its two triangles. */
function expectBody(solid: Solid, volume: number) {
  const mesh = meshOfSolid(solid, none);
  const report = reportClosedness(mesh);
  expect(report).toMatchObject({ closed: true, twoByTwo: true, openEdges: 0, twistedEdges: 0, collapsedTriangles: 0 });
  expect(Math.abs(report.volume - volume)).toBeLessThan(1e-9 * volume);
  return mesh;
}

test('a box has twelve triangles that look outwards, whichever corner was called the smallest', () => {
  const mesh = expectBody(box(1, 2, 3, 4, 6, 8), 60);
  expect(mesh.triangles).toHaveLength(36);
  expect(meshOfSolid(box(4, 6, 3, 1, 2, 8), none)).toEqual(mesh);
});

describe('a prism', () => {
  test('is what its outline leaves of the wall, with holes of either winding', () => {
    expectBody(wall([]), 30000);
    expectBody(wall([rectangle(10, 10, 30, 40)]), 5 * (6000 - 600));
    expectBody(wall([rectangle(10, 10, 30, 40).toReversed()]), 5 * (6000 - 600));
    expectBody(wall([], { outline: rectangle(0, 0, 100, 60).toReversed() }), 30000);
  });

  test('is watertight when the rims of its windows stand in line', () => {
    expectBody(wall([10, 30, 50, 70].map((x) => rectangle(x, 20, x + 10, 40))), 5 * (6000 - 800));
    const grid = [10, 30, 50, 70].flatMap((x) => [5, 25, 45].map((y) => rectangle(x, y, x + 10, y + 10)));
    expectBody(wall(grid), 5 * (6000 - 1200));
    const inLineWithOutline: Vec2[] = [
      ...rectangle(0, 0, 100, 60).slice(0, 3),
      { x: 50, y: 60 },
      { x: 50, y: 40 },
      { x: 0, y: 40 },
    ];
    expectBody(
      wall([rectangle(10, 20, 30, 39.5), rectangle(60, 20, 80, 40)], { outline: inLineWithOutline }),
      5 * (5000 - 390 - 400),
    );
  });

  test('looks outwards pushed either way, and leaning', () => {
    const backwards = expectBody(wall([rectangle(10, 10, 30, 40)], { depth: -5 }), 5 * (6000 - 600));
    expect(Math.min(...backwards.positions.filter((_, i) => i % 3 === 2))).toBe(-5);
    const tilt = { across: at(0.6, 0, 0.8), along: at(-0.48, 0.8, 0.36) };
    expectBody(wall([rectangle(10, 10, 30, 40), rectangle(40, 10, 60, 40)], tilt), 5 * (6000 - 1200));
  });

  test('leaves out corners that say nothing: repeated ones and ones on a straight edge', () => {
    const wordy: Vec2[] = [
      { x: 0, y: 0 },
      { x: 50, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 60 },
      { x: 100, y: 60 },
      { x: 20, y: 60 },
      { x: 0, y: 60 },
      { x: 0, y: 0 },
    ];
    expect(expectBody(wall([], { outline: wordy }), 30000).triangles).toHaveLength(36);
    expect(meshOfSolid(wall([], { outline: wordy.slice(0, 3) }), none).triangles).toHaveLength(0);
  });

  test('is watertight for any row of windows (seed 51)', () => {
    const chance = chanceOf(51);
    for (let i = 0; i < soak(300); i++) {
      const solid = windowedWall(chance) as PrismSolid;
      const area = (ring: readonly Vec2[]) =>
        Math.abs(
          ring.reduce((sum, p, k) => sum + p.x * ring[(k + 1) % ring.length]!.y - p.y * ring[(k + 1) % ring.length]!.x, 0),
        ) / 2;
      expectBody(solid, solid.depth * (area(solid.outline) - solid.holes.reduce((sum, hole) => sum + area(hole), 0)));
    }
  });
});

test('a polyhedron is cut face by face and stays closed', () => {
  expectBody(
    {
      kind: 'polyhedron',
      vertices: [at(0, 0, 0), at(10, 0, 0), at(10, 0, 10), at(0, 0, 10), at(5, 12, 5)],
      faces: [
        [0, 1, 2, 3],
        [1, 0, 4],
        [2, 1, 4],
        [3, 2, 4],
        [0, 3, 4],
      ],
    },
    400,
  );
  const rock = meshOfSolid(boulder(chanceOf(52), 20, 6), none);
  expect(reportClosedness(rock)).toMatchObject({ closed: true, twoByTwo: true });
  expect(volumeOf(rock)).toBeGreaterThan(0);
});

describe('an imported mesh', () => {
  const two = {
    ...meshFrom(
      [
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
        [9, 9, 9],
      ],
      [
        [0, 2, 1],
        [0, 1, 3],
        [1, 2, 3],
        [2, 0, 3],
        [0, 1, 4],
      ],
    ),
    groups: [
      { name: 'body', first: 0, count: 4 },
      { name: 'flag', first: 4, count: 1 },
    ],
  };
  const library = new Map([['m', two]]);

  test('gives all of it or one group, with the corners it uses', () => {
    expect(meshOfSolid({ kind: 'mesh', mesh: 'm', group: null }, library).triangles).toHaveLength(15);
    const body = meshOfSolid({ kind: 'mesh', mesh: 'm', group: 'body' }, library);
    expect([body.triangles.length, body.positions.length]).toEqual([12, 12]);
    expect(reportClosedness(body)).toMatchObject({ closed: true, volume: 1 / 6 });
    expect(meshOfSolid({ kind: 'mesh', mesh: 'm', group: 'flag' }, library).triangles).toHaveLength(3);
  });

  test('is turned when it is inside out as a whole', () => {
    const inside = { ...two, triangles: two.triangles.map((_, i, all) => all[i % 3 === 0 ? i : i % 3 === 1 ? i + 1 : i - 1]!) };
    const body = meshOfSolid({ kind: 'mesh', mesh: 'm', group: 'body' }, new Map([['m', inside]]));
    expect(volumeOf(body)).toBeCloseTo(1 / 6, 12);
  });
});

describe('closedness', () => {
  test('is told from places, not from how corners are numbered', () => {
    const soup = meshOfSolid(box(0, 0, 0, 1, 1, 1), none);
    const loose: TriangleMesh = {
      ...soup,
      positions: Float64Array.from([...soup.triangles].flatMap((v) => [0, 1, 2].map((k) => soup.positions[3 * v + k]!))),
      triangles: Uint32Array.from(soup.triangles, (_, i) => i),
    };
    expect(reportClosedness(loose)).toEqual(reportClosedness(soup));
    loose.positions[0] = Number.EPSILON;
    expect(reportClosedness(loose)).toMatchObject({ closed: false, openEdges: 4 });
  });

  test('ends where a triangle is missing or faces the wrong way', () => {
    const { triangles, ...rest } = meshOfSolid(box(0, 0, 0, 1, 1, 1), none);
    expect(reportClosedness({ ...rest, triangles: triangles.slice(3) })).toMatchObject({
      closed: false,
      openEdges: 3,
      twistedEdges: 0,
    });
    const twisted = triangles.slice();
    [twisted[1], twisted[2]] = [twisted[2]!, twisted[1]!];
    expect(reportClosedness({ ...rest, triangles: twisted })).toMatchObject({ closed: false, openEdges: 0, twistedEdges: 3 });
  });

  test('holds for two boxes that touch along an edge, though that edge has four triangles', () => {
    const one = meshOfSolid(box(0, 0, 0, 1, 1, 1), none);
    const other = meshOfSolid(box(1, 1, 0, 2, 2, 1), none);
    const both = meshFrom(
      [one, other].flatMap(({ positions }) =>
        Array.from({ length: 8 }, (_, v) => [positions[3 * v]!, positions[3 * v + 1]!, positions[3 * v + 2]!] as const),
      ),
      [one, other].flatMap(({ triangles }, k) =>
        Array.from(
          { length: 12 },
          (_, t) => [0, 1, 2].map((c) => triangles[3 * t + c]! + 8 * k) as unknown as readonly [number, number, number],
        ),
      ),
    );
    expect(reportClosedness(both)).toMatchObject({ closed: true, twoByTwo: false, volume: 2 });
  });

  test('counts 0 and −0 as one place and says how many triangles have no corner of their own', () => {
    const zero = meshFrom(
      [
        [0, 0, 0],
        [-0, 0, -0],
        [1, 0, 0],
      ],
      [[0, 1, 2]],
    );
    expect(reportClosedness(zero)).toMatchObject({ closed: true, collapsedTriangles: 1 });
  });
});

test('equal solids have one key and different ones different keys (seed 53)', () => {
  const chance = chanceOf(53);
  const solids: Solid[] = [
    ...Array.from({ length: 20 }, () => crate(chance)),
    ...Array.from({ length: 20 }, () => windowedWall(chance)),
    ...Array.from({ length: 5 }, () => boulder(chance, 20, 4)),
    sheet([0, 0, 0], [1, 0, 0], [1, 1, 0]),
    { kind: 'mesh', mesh: 'a', group: null },
    { kind: 'mesh', mesh: 'a', group: 'all' },
    { kind: 'mesh', mesh: 'a', group: '' },
  ];
  const distinct = new Set(solids.map((solid) => JSON.stringify(solid)));
  expect(new Set(solids.map(keyOfSolid)).size).toBe(distinct.size);
  for (const solid of solids) expect(keyOfSolid(structuredClone(solid))).toBe(keyOfSolid(solid));
});
