import { describe, expect, test } from 'vitest';
import {
  type ConvexPolygon,
  distanceInside,
  edgesOf,
  hullOf,
  takeOut,
} from '../../../../engine/geometry/visibility/convex-polygon.ts';
import { DISC_ACCURACY, findWidestDisc } from '../../../../engine/geometry/visibility/widest-disc.ts';
import type { Vec2 } from '../../../../engine/index.ts';
import { chanceOf } from '../../../support/chance.ts';
import { soak } from '../../../support/soak.ts';

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

test('among many hidden triangles no point that is tried has more room than the disc, and the disc keeps off them all', () => {
  for (let seed = 1; seed <= soak(20); seed++) {
    const chance = chanceOf(seed);
    const outline = rectangle(0, 0, 20, 12);
    let visible: ConvexPolygon[] = [outline];
    const hidden: ConvexPolygon[] = [];
    for (let i = 0; i < chance.whole(1, 40); i++) {
      const [x, y] = [chance.between(0, 20), chance.between(0, 12)];
      const point = () => ({ x: x + chance.between(-2, 2), y: y + chance.between(-2, 2) });
      const triangle = edgesOf(hullOf([point(), point(), point()]));
      const next: ConvexPolygon[] = [];
      for (const piece of visible) {
        const taken = takeOut(piece, triangle, (rest) => next.push(rest));
        if (taken) hidden.push(taken);
        else next.push(piece);
      }
      visible = next;
    }
    const room = (p: Vec2) => Math.min(p.x, p.y, 20 - p.x, 12 - p.y, ...hidden.map((shape) => away(shape, p)));
    const found = findWidestDisc([outline], visible, hidden)!;
    expect(room(found.centre) * 2).toBeCloseTo(found.diameter, 6);
    for (let i = 0; i < 400; i++) {
      const p = { x: chance.between(0, 20), y: chance.between(0, 12) };
      expect(room(p) * 2, `seed ${seed}`).toBeLessThanOrEqual(found.diameter + DISC_ACCURACY);
    }
  }
});

/** From a point to a convex shape, edge by edge; 0 or less inside it. */
function away(shape: ConvexPolygon, p: Vec2): number {
  const inside = edgesOf(shape).every((edge) => distanceInside(edge, p) >= 0);
  if (inside) return 0;
  return Math.min(
    ...shape.map((a, i) => {
      const b = shape[(i + 1) % shape.length]!;
      const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
      const t = length > 0 ? Math.max(0, Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length)) : 0;
      return Math.sqrt((a.x + (b.x - a.x) * t - p.x) ** 2 + (a.y + (b.y - a.y) * t - p.y) ** 2);
    }),
  );
}

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
