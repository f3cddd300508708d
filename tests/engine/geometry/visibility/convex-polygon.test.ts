import { describe, expect, test } from 'vitest';
import {
  areaOf,
  type ConvexPolygon,
  centroidOf,
  clip,
  cut,
  edgesOf,
  hullOf,
  leftOf,
  opposite,
  perimeterOf,
  takeOut,
  widthOf,
} from '../../../../engine/geometry/visibility/convex-polygon.ts';
import { chanceOf } from '../../../support/chance.ts';

const square: ConvexPolygon = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];
const right = { a: 1, b: 0, c: -4 };

describe('cutting', () => {
  test('a cut leaves two parts that share the cut to the bit', () => {
    const { inside, outside } = cut(square, right);
    expect(areaOf(inside!)).toBe(60);
    expect(areaOf(outside!)).toBe(40);
    const shared = inside!.filter((p) => outside!.includes(p));
    expect(shared).toHaveLength(2);
  });

  test('a second cut along the same line, from either side, cuts nothing', () => {
    const { inside, outside } = cut(square, { a: 0.6, b: 0.8, c: -7.123456 });
    for (const half of [
      { a: 0.6, b: 0.8, c: -7.123456 },
      { a: -0.6, b: -0.8, c: 7.123456 },
    ]) {
      expect([cut(inside!, half).inside, cut(inside!, half).outside].filter(Boolean)).toHaveLength(1);
      expect([cut(outside!, half).inside, cut(outside!, half).outside].filter(Boolean)).toHaveLength(1);
    }
  });

  test('a line along an edge or through a corner cuts nothing off', () => {
    expect(cut(square, { a: 1, b: 0, c: 0 })).toEqual({ inside: square, outside: null });
    expect(cut(square, { a: -1, b: 0, c: 0 })).toEqual({ inside: null, outside: square });
    expect(cut(square, { a: Math.SQRT1_2, b: Math.SQRT1_2, c: 0 }).outside).toBeNull();
  });

  test('the border to the left of an edge is the same to the bit both ways', () => {
    const p = { x: 0.1, y: 0.7 };
    const q = { x: 3.3, y: -1.9 };
    expect(opposite(leftOf(p, q)!)).toEqual(leftOf(q, p));
    expect(leftOf(p, p)).toBeNull();
  });
});

describe('taking out', () => {
  test('a hole in the middle leaves pieces that make up the rest', () => {
    const hole = edgesOf([
      { x: 3, y: 3 },
      { x: 7, y: 4 },
      { x: 5, y: 8 },
    ]);
    const rest: ConvexPolygon[] = [];
    const taken = takeOut(square, hole, (piece) => rest.push(piece));
    expect(rest).toHaveLength(3);
    expect(areaOf(taken!) + rest.reduce((sum, piece) => sum + areaOf(piece), 0)).toBeCloseTo(100, 12);
  });

  test('what only touches is not taken and cuts nothing', () => {
    const rest: ConvexPolygon[] = [];
    const beside = edgesOf(square.map(({ x, y }) => ({ x: x + 10, y })));
    expect(takeOut(square, beside, (piece) => rest.push(piece))).toBeNull();
    expect(rest).toEqual([]);
  });

  test('a square taken apart by random triangles keeps its area', () => {
    const chance = chanceOf(4);
    let pieces: ConvexPolygon[] = [square];
    let taken = 0;
    for (let i = 0; i < 60; i++) {
      const point = () => ({ x: chance.between(-2, 12), y: chance.between(-2, 12) });
      const triangle = edgesOf(hullOf([point(), point(), point()]));
      const next: ConvexPolygon[] = [];
      for (const piece of pieces) {
        const part = takeOut(piece, triangle, (rest) => next.push(rest));
        if (part) taken += areaOf(part);
        else next.push(piece);
      }
      pieces = next;
    }
    expect(taken + pieces.reduce((sum, piece) => sum + areaOf(piece), 0)).toBeCloseTo(100, 9);
  });
});

test('area, middle, perimeter and width of a rectangle', () => {
  const plate: ConvexPolygon = [
    { x: 1, y: 1 },
    { x: 7, y: 1 },
    { x: 7, y: 3 },
    { x: 1, y: 3 },
  ];
  expect(areaOf(plate)).toBe(12);
  expect(centroidOf(plate)).toEqual({ x: 4, y: 2 });
  expect(perimeterOf(plate)).toBe(16);
  expect(widthOf(plate)).toBe(2);
  expect(areaOf(clip(plate, [{ a: 1, b: 0, c: -4 }])!)).toBe(6);
});

test('the hull of points leaves out those inside and those on its edges', () => {
  const points = [...square, { x: 5, y: 5 }, { x: 5, y: 0 }];
  expect(hullOf(points)).toHaveLength(4);
  expect(areaOf(hullOf(points))).toBe(100);
});
