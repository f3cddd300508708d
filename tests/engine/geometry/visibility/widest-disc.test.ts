import { describe, expect, test } from 'vitest';
import type { ConvexPolygon } from '../../../../engine/geometry/visibility/convex-polygon.ts';
import { DISC_ACCURACY, findWidestDisc } from '../../../../engine/geometry/visibility/widest-disc.ts';

const rectangle = (x0: number, y0: number, x1: number, y1: number): ConvexPolygon => [
  { x: x0, y: y0 },
  { x: x1, y: y0 },
  { x: x1, y: y1 },
  { x: x0, y: y1 },
];

const expectWidth = (found: ReturnType<typeof findWidestDisc>, width: number) => {
  expect(found!.diameter).toBeGreaterThan(width - DISC_ACCURACY);
  expect(found!.diameter).toBeLessThanOrEqual(width + 1e-9);
};

test('in a rectangle the disc is as wide as its shorter side', () => {
  const plate = rectangle(0, 0, 13, 4);
  expectWidth(findWidestDisc([plate], [plate], []), 4);
});

test('in a triangle it is the inscribed circle', () => {
  const triangle: ConvexPolygon = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 0, y: 40 },
  ];
  const found = findWidestDisc([triangle], [triangle], []);
  expectWidth(found, 20);
  expect(found!.centre.x).toBeCloseTo(10, 1);
  expect(found!.centre.y).toBeCloseTo(10, 1);
});

test('a disc may lie across the border of two shapes that make up one', () => {
  const left = rectangle(0, 0, 5, 10);
  const right = rectangle(5, 0, 10, 10);
  expectWidth(findWidestDisc([left, right], [left, right], []), 10);
});

test('in an L it sits in the inner corner, wider than either arm', () => {
  const arms = [rectangle(0, 0, 10, 4), rectangle(0, 4, 4, 10)];
  // touches both outer sides and the inner corner (4, 4): r = 4·√2 / (1 + √2)
  expectWidth(findWidestDisc(arms, arms, []), (2 * 4 * Math.SQRT2) / (1 + Math.SQRT2));
});

test('what is hidden keeps it off', () => {
  const outline = rectangle(0, 0, 10, 10);
  const hidden = [rectangle(0, 0, 10, 4), rectangle(0, 4.5, 10, 10)];
  expectWidth(findWidestDisc([outline], [rectangle(0, 4, 10, 4.5)], hidden), 0.5);
});

describe('at the ends', () => {
  test('where nothing is visible there is no disc', () => {
    const outline = rectangle(0, 0, 10, 10);
    expect(findWidestDisc([outline], [], [outline])).toBeNull();
  });

  test('a bar across the middle leaves the wider side', () => {
    const outline = rectangle(0, 0, 20, 10);
    const bar = rectangle(8, 0, 9, 10);
    const visible = [rectangle(0, 0, 8, 10), rectangle(9, 0, 20, 10)];
    const found = findWidestDisc([outline], visible, [bar]);
    expectWidth(found, 10);
    expect(found!.centre.x).toBeGreaterThan(13.9);
  });
});
