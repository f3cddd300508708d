import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meshOfSolid } from '../../../engine/geometry/mesh/solid-mesh.ts';
import type { Solid, Vec2, Vec3 } from '../../../engine/index.ts';
import { distanceToTriangle, whatStops } from '../../../engine/proof/check-ray.ts';
import { passesThrough, sideOfPlane } from '../../../engine/proof/exact-side.ts';
import { areaOf, areaOfAll, cutToAll, isConvex, sidesOf, signedArea, without } from '../../../engine/proof/flat-shape.ts';
import { freeOf, nearestSheets } from '../../../engine/proof/look-again.ts';
import { facetsOf, planeTowards } from '../../../engine/proof/picture-plane.ts';
import { type Triangle, trianglesOfSolid } from '../../../engine/proof/solid-triangles.ts';
import { chanceOf } from '../../support/chance.ts';
import { exactVolumeSign } from '../../support/exact-arithmetic.ts';
import { boulder, crate, windowedWall } from '../../support/random-boards.ts';
import { at, box } from '../../support/sight-board.ts';

const NONE = new Map();
const areaOfTriangle = ([a, b, c]: Triangle): number => {
  const [u, v] = [at(b.x - a.x, b.y - a.y, b.z - a.z), at(c.x - a.x, c.y - a.y, c.z - a.z)];
  return Math.hypot(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x) / 2;
};
const surfaceOf = (triangles: readonly Triangle[]) => triangles.reduce((sum, one) => sum + areaOfTriangle(one), 0);

/** The surface that the engine itself gives a solid. */
function surfaceByEngine(solid: Solid): number {
  const { positions, triangles } = meshOfSolid(solid, NONE);
  const corner = (i: number): Vec3 => at(positions[3 * i]!, positions[3 * i + 1]!, positions[3 * i + 2]!);
  const list = Array.from({ length: triangles.length / 3 }, (_, t): Triangle => {
    return [corner(triangles[3 * t]!), corner(triangles[3 * t + 1]!), corner(triangles[3 * t + 2]!)];
  });
  return surfaceOf(list);
}

describe('triangles of solids', () => {
  test('of a box are its six sides', () => {
    const triangles = trianglesOfSolid(box(0, 0, 0, 2, 3, 4), NONE);
    expect([triangles.length, surfaceOf(triangles)]).toEqual([12, 2 * (2 * 3 + 3 * 4 + 2 * 4)]);
  });

  test('of a wall with two windows are its faces without them, and their reveals', () => {
    const ring = (x: number, y: number, w: number, h: number): Vec2[] => [
      { x, y },
      { x: x + w, y },
      { x: x + w, y: y + h },
      { x, y: y + h },
    ];
    const wall: Solid = {
      kind: 'prism',
      origin: at(0, 0, 0),
      across: at(1, 0, 0),
      along: at(0, 1, 0),
      outline: ring(0, 0, 100, 50),
      holes: [ring(10, 20, 10, 10), ring(60, 15, 20, 25).reverse()],
      depth: 5,
    };
    const faces = 2 * (100 * 50 - 10 * 10 - 20 * 25);
    const reveals = 5 * (2 * (100 + 50) + 2 * (10 + 10) + 2 * (20 + 25));
    expect(surfaceOf(trianglesOfSolid(wall, NONE))).toBeCloseTo(faces + reveals, 9);
  });

  test('have the same surface as those that the engine makes in its own way', () => {
    const chance = chanceOf(771);
    for (let i = 0; i < 200; i++) {
      const solid = chance.oneOf([crate, windowedWall, (c: typeof chance) => boulder(c, 30, 5)])(chance);
      expect(surfaceOf(trianglesOfSolid(solid, NONE)) / surfaceByEngine(solid)).toBeCloseTo(1, 10);
    }
  });
});

describe('sides and crossings', () => {
  const number = fc.double({ min: -1e3, max: 1e3, noNaN: true });
  const point = fc.record({ x: number, y: number, z: number });

  test('are those of whole numbers, also where all four points lie in one plane but for rounding', () => {
    fc.assert(
      fc.property(point, point, point, point, (a, b, c, p) => {
        expect(sideOfPlane(a, b, c, p)).toBe(exactVolumeSign(a, b, c, p));
      }),
    );
    fc.assert(
      fc.property(point, point, point, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, c, t) => {
        const p = at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.z + (b.z - a.z) * t);
        expect(sideOfPlane(a, b, c, p)).toBe(exactVolumeSign(a, b, c, p));
      }),
    );
  });

  test('are right where products are smaller than any number can be', () => {
    const [a, b, c] = [at(0, 4.923165518271247e-308, 0), at(-1.9278279863249935e-14, 0, 0.46881103515619565), at(0, 0, 0)];
    const t = 0.9944168972269126;
    const p = at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.z + (b.z - a.z) * t);
    expect(sideOfPlane(a, b, c, p)).toBe(exactVolumeSign(a, b, c, p));
  });

  const triangle: Triangle = [at(0, 0, 0), at(10, 0, 0), at(0, 10, 0)];

  test('go through the inside, the border and the corners of a triangle', () => {
    const through = (x: number, y: number) => passesThrough(at(x, y, -1), at(x, y, 1), triangle);
    expect([through(2, 2), through(5, 5), through(5, 0), through(0, 0), through(10, 0)]).toEqual([true, true, true, true, true]);
    expect([through(5.000001, 5), through(-1e-12, 2), through(11, 0)]).toEqual([false, false, false]);
  });

  test('do not go through what a way only comes up to, or runs along', () => {
    expect(passesThrough(at(2, 2, -1), at(2, 2, 0), triangle)).toBe(false);
    expect(passesThrough(at(-5, 2, 0), at(15, 2, 0), triangle)).toBe(false);
  });

  test('are not lost between two triangles of one face', () => {
    const [first, second]: Triangle[] = [
      [at(0, 0, 0), at(10, 0, 0), at(10, 10, 0)],
      [at(0, 0, 0), at(10, 10, 0), at(0, 10, 0)],
    ] as Triangle[];
    fc.assert(
      // short of the corners, past which rounding may take the way
      fc.property(fc.double({ min: 0.001, max: 9.999, noNaN: true }), point, (s, from) => {
        fc.pre(from.z < -1e-9);
        const to = at(2 * s - from.x, 2 * s - from.y, -from.z);
        expect([first!, second!].some((one) => passesThrough(from, to, one))).toBe(
          exactVolumeSign(first![0], first![1], first![2], from) !== exactVolumeSign(first![0], first![1], first![2], to),
        );
      }),
      { examples: [[5, at(5, 5, -7)]] },
    );
  });

  test('near the eye, and at what the line ends on, stop nothing', () => {
    const wall = (z: number) => ({
      source: { kind: 'part', piece: 'wall', part: 'a' } as const,
      triangles: [[at(-9, -9, z), at(9, -9, z), at(0, 9, z)] as const],
    });
    const stopped = (z: number) => whatStops(at(0, 0, 0), at(0, 0, 100), [wall(z)]) !== null;
    expect([0.05, 0.15, 50, 99.9, 100, 100.1].map(stopped)).toEqual([false, true, true, true, false, false]);
  });

  test('a point is as far from a triangle as from its nearest point', () => {
    expect(distanceToTriangle(at(2, 2, 3), triangle)).toBe(3);
    expect(distanceToTriangle(at(5, -4, 3), triangle)).toBe(5);
    expect(distanceToTriangle(at(13, -4, 0), triangle)).toBe(5);
    expect(distanceToTriangle(at(10, 10, 0), triangle)).toBeCloseTo(Math.SQRT2 * 5, 12);
  });
});

describe('flat shapes', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];
  const halfSquare = square.slice(0, 3);

  test('have areas, sides and a sense of turning', () => {
    expect([areaOf(square), signedArea([...square].reverse()), areaOf(halfSquare)]).toEqual([100, -100, 50]);
    expect(isConvex(square, 1e-9)).toBe(true);
    expect(isConvex([...square, { x: 5, y: 5 }], 1e-9)).toBe(false);
  });

  test('are cut into what lies in another and what does not, and both together are the whole', () => {
    const x = fc.double({ min: -5, max: 15, noNaN: true });
    const corner = fc.record({ x, y: x });
    fc.assert(
      fc.property(corner, corner, corner, (a, b, c) => {
        const triangle = signedArea([a, b, c]) < 0 ? [a, c, b] : [a, b, c];
        fc.pre(areaOf(triangle) > 1e-6);
        const inside = cutToAll(square, sidesOf(triangle));
        const rest = without(square, sidesOf(triangle));
        expect((inside ? areaOf(inside) : 0) + areaOfAll(rest)).toBeCloseTo(100, 8);
      }),
    );
  });
});

describe('looking again', () => {
  const plane = planeTowards(at(0, 0, 0), at(0, 0, -100));
  const facets = (...solids: readonly Solid[]) => solids.flatMap((solid) => facetsOf(plane, trianglesOfSolid(solid, NONE)));

  test('a box is seen as its near side, each place once', () => {
    const sheets = nearestSheets(facets(box(-10, -10, -110, 10, 10, -90)));
    // The front is 20 wide at 90 away: 22.22 on the plane at 100; the sides behind it are narrower and hidden.
    expect(areaOfAll(sheets.map(({ shape }) => shape))).toBeCloseTo((20 / 0.9) * (20 / 0.9), 9);
  });

  test('what stands before it is taken away, what stands behind or within arm’s length of a hair is not', () => {
    const sheets = nearestSheets(facets(box(-10, -10, -110, 10, 10, -90)));
    const free = (solid: Solid) =>
      areaOfAll(freeOf(sheets, facets(solid)).map(({ shape }) => shape)) / areaOfAll(sheets.map(({ shape }) => shape));
    expect(free(box(0, -50, -50, 50, 50, -49))).toBeCloseTo(0.5, 9);
    expect(free(box(0, -50, -150, 50, 50, -149))).toBe(1);
    expect(free(box(-10, -10, -95, 10, 10, -90))).toBeCloseTo(1, 9);
  });

  test('two boxes one before the other are seen once where both lie', () => {
    const both = nearestSheets(facets(box(-10, -10, -110, 10, 10, -90), box(-5, -5, -80, 5, 5, -70)));
    expect(areaOfAll(both.map(({ shape }) => shape))).toBeCloseTo((20 / 0.9) * (20 / 0.9), 9);
  });
});
