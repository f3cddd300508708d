import { describe, expect, test } from 'vitest';
import { makeBorderMeasurer } from '../../../../engine/geometry/visibility/area-by-borders.ts';
import { areaOf, boxAround, type ConvexPolygon, edgesOf, hullOf } from '../../../../engine/geometry/visibility/convex-polygon.ts';
import type { FlatShadows } from '../../../../engine/geometry/visibility/flat-shadows.ts';
import { makeAreaCutter, type Uncut } from '../../../../engine/geometry/visibility/uncovered-area.ts';
import { type Chance, chanceOf } from '../../../support/chance.ts';
import { soak } from '../../../support/soak.ts';

const borders = makeBorderMeasurer();
const cutter = makeAreaCutter();

/** Flat faces in the way as a look collects them; each may have a plane that says how near it is, else it is before everything. */
function shadowsOf(shapes: readonly ConvexPolygon[], planes: readonly (readonly number[])[] = []): FlatShadows {
  const halves: number[] = [];
  const starts = [0];
  for (const shape of shapes) {
    for (const { a, b, c } of edgesOf(shape)) halves.push(a, b, c);
    starts.push(halves.length / 3);
  }
  return {
    count: shapes.length,
    starts: Int32Array.from(starts),
    rims: new Int32Array(shapes.length + 1),
    edges: new Float64Array(0),
    halves: Float64Array.from(halves),
    boxes: Float64Array.from(shapes.map((shape) => boxAround(shape)).flatMap((b) => [b.minX, b.minY, b.maxX, b.maxY])),
    planes: Float64Array.from(shapes.flatMap((_, i) => planes[i] ?? [0, 0, 1])),
    isBefore: Uint8Array.from(shapes, (_, i) => (planes[i] ? 0 : 1)),
    owners: Int32Array.from(shapes.keys()),
    nearness: new Float64Array(shapes.length).fill(1),
  };
}

const listOf = ({ count }: FlatShadows) => Int32Array.from({ length: count }, (_, i) => i);
const rectangle = (minX: number, minY: number, maxX: number, maxY: number): ConvexPolygon => [
  { x: minX, y: minY },
  { x: maxX, y: minY },
  { x: maxX, y: maxY },
  { x: minX, y: maxY },
];
const target: Uncut = { shape: rectangle(0, 0, 10, 8), surface: null };

/** What is left of the target by walking along borders: least and most. */
function leftOf(shapes: readonly ConvexPolygon[], uncut = target, planes: readonly (readonly number[])[] = []) {
  const shadows = shadowsOf(shapes, planes);
  const { uncovered, noise } = borders.measure(uncut, shadows, listOf(shadows));
  return { uncovered, noise };
}

const randomShape = (chance: Chance, size: number, count: number): ConvexPolygon => {
  const x = chance.between(-2, 12);
  const y = chance.between(-2, 10);
  const corner = () => ({ x: x + chance.between(-size, size), y: y + chance.between(-size, size) });
  return hullOf(Array.from({ length: count }, corner));
};

describe('what faces leave uncovered, told by their borders', () => {
  test('is what cutting leaves, of random faces small and large, many and few, nearer and farther', () => {
    const chance = chanceOf(941);
    let covered = 0;
    for (let round = 0; round < soak(60); round++) {
      const many = chance.oneOf([3, 20, 200]);
      const size = chance.oneOf([0.3, 1, 4]);
      const shapes = Array.from({ length: many }, () => randomShape(chance, size, chance.whole(3, 7))).filter(
        (shape) => shape.length > 2 && areaOf(shape) > 1e-3,
      );
      // every third is as near as the target is, and leans through it
      const planes = shapes.map((_, i) =>
        i % 3 === 0 ? [chance.between(-0.001, 0.001), chance.between(-0.001, 0.001), 0.01] : undefined,
      );
      const uncut: Uncut = { shape: hullOf(randomShape(chance, 6, 9)), surface: { x: 0.0002, y: -0.0003, c: 0.01 } };
      if (uncut.shape.length < 3) continue;
      const shadows = shadowsOf(shapes, planes as readonly (readonly number[])[]);
      const cut = cutter.measure([uncut], shadows, listOf(shadows), () => false);
      const { uncovered, noise } = borders.measure(uncut, shadows, listOf(shadows));
      const off = noise + cut.leftOut + 1e-8 * (1 + cut.border);
      expect(Math.abs(uncovered - cut.uncovered), `round ${round}`).toBeLessThanOrEqual(off);
      expect(noise, `round ${round}`).toBeLessThan(1e-5);
      if (uncovered < areaOf(uncut.shape) * 0.9) covered++;
    }
    expect(covered).toBeGreaterThan(soak(60) / 4);
  });

  test('is what cutting leaves where the target, and faces that stand there twice, have level and upright sides', () => {
    const chance = chanceOf(942);
    for (let round = 0; round < soak(200); round++) {
      const [left, right] = [chance.between(-3, 1), chance.between(6, 9)];
      const [low, high] = [chance.between(-3, 1), chance.between(5, 9)];
      // level below and upright to the left, slanting above and to the right
      const slanting = { x: right + chance.between(0.01, 1), y: high + chance.between(0.01, 1) };
      const uncut: Uncut = { shape: [{ x: left, y: low }, { x: right, y: low }, slanting, { x: left, y: high }], surface: null };
      // on a grid many sides of different faces lie on one line
      const grid = chance.oneOf([null, 0.3]);
      const onGrid = (x: number) => (grid ? grid * Math.round(x / grid) : x);
      const shapes = Array.from({ length: chance.oneOf([1, 4, 60]) }, () => {
        const [x, y] = [onGrid(chance.between(left - 1, right)), onGrid(chance.between(low - 1, high))];
        const box = rectangle(x, y, onGrid(x + chance.between(0.3, 2)), onGrid(y + chance.between(0.3, 2)));
        const leaf = hullOf(randomShape(chance, 2, 5));
        return chance.oneOf([box, box.slice(1), leaf.length > 2 ? leaf : box]);
      });
      const shadows = shadowsOf([...shapes, ...shapes.slice(0, chance.whole(0, shapes.length))]);
      const cut = cutter.measure([uncut], shadows, listOf(shadows), () => false);
      const { uncovered, noise } = borders.measure(uncut, shadows, listOf(shadows));
      const off = noise + cut.leftOut + 1e-8 * (1 + cut.border);
      expect(Math.abs(uncovered - cut.uncovered), `round ${round}`).toBeLessThanOrEqual(off);
    }
  });

  test('is all of it where nothing is in the way, and nothing behind a face that is larger', () => {
    expect(leftOf([]).uncovered).toBeCloseTo(80, 9);
    expect(leftOf([rectangle(20, 0, 30, 8)]).uncovered).toBeCloseTo(80, 9);
    expect(leftOf([rectangle(-1, -1, 11, 9)])).toEqual({ uncovered: 0, noise: 0 });
  });

  test('counts a face once that stands there twice', () => {
    const face = rectangle(2, 2, 6, 5);
    const { uncovered, noise } = leftOf([face, face, face]);
    expect(uncovered).toBeCloseTo(80 - 12, 9);
    expect(noise).toBeLessThan(1e-6);
  });

  test('leaves nothing between faces that touch along an edge, and is in no doubt about it', () => {
    const columns = Array.from({ length: 7 }, (_, i) => rectangle(1 + i, 2, 2 + i, 5));
    const { uncovered, noise } = leftOf(columns);
    expect(uncovered).toBeCloseTo(80 - 21, 9);
    expect(noise).toBeLessThan(1e-6);
  });

  test('ends with the target where a face ends there too, on either side', () => {
    expect(leftOf([rectangle(0, 0, 4, 8)]).uncovered).toBeCloseTo(48, 9);
    expect(leftOf([rectangle(-4, 0, 0, 8)]).uncovered).toBeCloseTo(80, 9);
    expect(leftOf([rectangle(0, 0, 4, 8), rectangle(4, 0, 10, 8)]).uncovered).toBeCloseTo(0, 9);
    expect(leftOf([rectangle(0, 0, 10, 8)]).uncovered).toBeCloseTo(0, 9);
  });

  test('says how far it may be off where borders nearly lie upon one another', () => {
    const { uncovered, noise } = leftOf([rectangle(2, 2, 6, 5), rectangle(2, 2, 6, 5 + 1e-14), rectangle(3, 5 - 1e-14, 5, 7)]);
    expect(Math.abs(uncovered - (80 - 16))).toBeLessThanOrEqual(noise + 1e-9);
  });

  test('covers by a face only where it is nearer than the target', () => {
    const uncut: Uncut = { ...target, surface: { x: 0, y: 0, c: 0.01 } };
    const all = rectangle(-1, -1, 11, 9);
    expect(leftOf([all], uncut, [[0, 0, 0.011]]).uncovered).toBe(0);
    expect(leftOf([all], uncut, [[0, 0, 0.009]]).uncovered).toBeCloseTo(80, 9);
    // flush with the target
    expect(leftOf([all], uncut, [[0, 0, 0.01]]).uncovered).toBeCloseTo(80, 9);
    // nearer to the right of x = 4
    expect(leftOf([all], uncut, [[0.001, 0, 0.006]]).uncovered).toBeCloseTo(32, 9);
  });
});
