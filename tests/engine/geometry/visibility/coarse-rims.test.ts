import { describe, expect, test } from 'vitest';
import { coarsenRims } from '../../../../engine/geometry/visibility/coarse-rims.ts';
import type { FlatBox } from '../../../../engine/geometry/visibility/convex-polygon.ts';
import type { FlatShadows } from '../../../../engine/geometry/visibility/flat-shadows.ts';
import { makeAreaCutter, type Uncut } from '../../../../engine/geometry/visibility/uncovered-area.ts';
import type { Vec2 } from '../../../../engine/space/solid.ts';
import { chanceOf } from '../../../support/chance.ts';
import { soak } from '../../../support/soak.ts';

const WINDOW: FlatBox = { minX: 0, minY: 0, maxX: 10, maxY: 8 };
const target: Uncut = {
  shape: [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 8 },
    { x: 0, y: 8 },
  ],
  surface: null,
};
const cutter = makeAreaCutter();

type Way = readonly Vec2[];

/** Things told by their rims, each of one or more ways round, with the edges in disorder. */
function rimsOf(things: readonly (readonly Way[])[], shuffle: <T>(list: readonly T[]) => readonly T[]): FlatShadows {
  const edges: number[] = [];
  const rims = [0];
  const boxes: number[] = [];
  for (const ways of things) {
    const own = ways.flatMap((way) => way.map((from, i) => [from, way[(i + 1) % way.length]!] as const));
    for (const [from, to] of shuffle(own)) edges.push(from.x, from.y, to.x, to.y);
    rims.push(edges.length / 4);
    const all = ways.flat();
    const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
    boxes.push(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
  }
  return {
    count: things.length,
    starts: new Int32Array(things.length + 1),
    rims: Int32Array.from(rims),
    edges: Float64Array.from(edges),
    halves: new Float64Array(0),
    boxes: Float64Array.from(boxes),
    planes: new Float64Array(3 * things.length),
    isBefore: new Uint8Array(things.length).fill(1),
    owners: Int32Array.from(things.keys()),
    nearness: new Float64Array(things.length).fill(1),
  };
}

const uncoveredBy = (shadows: FlatShadows): number =>
  cutter.measure(
    [target],
    shadows,
    Int32Array.from({ length: shadows.count }, (_, i) => i),
    () => false,
  ).uncovered;

/** A way round a middle, rough at its border. */
function blob(middle: Vec2, size: number, corners: number, rough: () => number): Way {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    const far = size * (1 + rough());
    return { x: middle.x + far * Math.cos(angle), y: middle.y + far * Math.sin(angle) };
  });
}

describe('rims that are straightened', () => {
  test('cover what they covered, but for as much as is told, and have fewer edges', () => {
    const chance = chanceOf(951);
    let fewer = 0;
    for (let round = 0; round < soak(24); round++) {
      const things = Array.from({ length: chance.whole(1, 4) }, () => {
        const middle = { x: chance.between(-2, 12), y: chance.between(-2, 10) };
        const roughness = chance.oneOf([0, 0.02, 0.3]);
        const size = chance.between(1, 5);
        const outer = blob(middle, size, chance.oneOf([12, 60, 200]), () => chance.between(-roughness, roughness));
        const hole = blob(middle, size * 0.4, 40, () => chance.between(-roughness, roughness)).toReversed();
        return chance.whole(0, 2) === 0 ? [outer, hole] : [outer];
      });
      const shadows = rimsOf(things, (list) => chance.shuffled(list));
      const room = 80 * chance.oneOf([0, 0.0035, 0.035]);
      const coarse = coarsenRims(shadows, WINDOW, room);
      expect(coarse.off, `round ${round}`).toBeLessThanOrEqual(room);
      const off = Math.abs(uncoveredBy(coarse.shadows) - uncoveredBy(shadows));
      expect(off, `round ${round}`).toBeLessThanOrEqual(coarse.off + 1e-6);
      const [now, before] = [coarse.shadows.rims[shadows.count]!, shadows.rims[shadows.count]!];
      expect(now, `round ${round}`).toBeLessThanOrEqual(before);
      if (room > 0 && now < before / 2) fewer++;
    }
    expect(fewer).toBeGreaterThan(soak(24) / 4);
  });

  test('stay as they are within the window where nothing may be off, and lose their corners outside of it', () => {
    const round = blob({ x: 10, y: 4 }, 3, 64, () => 0);
    const shadows = rimsOf([[round]], (list) => list);
    const { shadows: coarse, off } = coarsenRims(shadows, WINDOW, 0);
    expect(off).toBe(0);
    expect(coarse.rims[1]).toBeLessThan(45);
    expect(uncoveredBy(coarse)).toBeCloseTo(uncoveredBy(shadows), 9);
  });

  test('are left alone where more than two edges meet', () => {
    const one: Way = [
      { x: 2, y: 2 },
      { x: 4, y: 2 },
      { x: 4, y: 4 },
    ];
    const other: Way = [
      { x: 4, y: 4 },
      { x: 6, y: 4.01 },
      { x: 6, y: 6 },
    ];
    const shadows = rimsOf([[one, other]], (list) => list);
    const { shadows: coarse, off } = coarsenRims(shadows, WINDOW, 0.5);
    expect(Math.abs(uncoveredBy(coarse) - uncoveredBy(shadows))).toBeLessThanOrEqual(off + 1e-9);
  });
});
