import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MoveLeg } from '../../../../engine/geometry/movement-queries.ts';
import { findShareInArea } from '../../../../engine/geometry/templates/share-in-area.ts';
import { type Board, openSpace, withZone, type Zone, zoneOfTemplate } from '../../../../engine/index.ts';
import { at, boardOf, box, man, piece } from '../../../support/sight-board.ts';

/** A straight leg over the table that costs twice its length. */
const leg = (from: readonly [number, number], to: readonly [number, number], y = 0): MoveLeg => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return {
    kind: 'walk',
    from: at(from[0], y, from[1]),
    to: at(to[0], y, to[1]),
    length,
    up: 0,
    down: 0,
    on: { kind: 'table' },
    difficult: { piece: null, factor: 1 },
    through: [],
    dangerous: [],
    cost: 2 * length,
    divisible: true,
  };
};

const cloud = (diameter: number, level: 'column' | 'this-floor' = 'column', y = 0): Zone =>
  zoneOfTemplate(
    { shape: { kind: 'circle', diameter }, at: at(0, y, 0), facing: 0 },
    { id: 'cloud', name: 'The cloud', of: 'gas', level },
  );
const corner: Zone = {
  id: 'corner',
  name: 'The corner',
  kind: 'effect',
  owner: null,
  // an L: whoever goes along its notch leaves it and comes in again
  outline: [
    { x: 0, z: 0 },
    { x: 300, z: 0 },
    { x: 300, z: 100 },
    { x: 100, z: 100 },
    { x: 100, z: 300 },
    { x: 0, z: 300 },
  ],
  effect: { of: 'fire', circle: null, floor: null },
};

const passages = (board: Board, ...legs: readonly MoveLeg[]) =>
  openSpace(board, new Map()).queries.areasOnWay({ model: 'a', legs, zones: Object.keys(board.zones) }).passages;
const tableWith = (...zones: readonly Zone[]) => zones.reduce(withZone, boardOf([], [man('a', -300, 0)]));
const lengths = (found: ReturnType<typeof passages>) => found.map(({ enters, leaves }) => [enters?.length, leaves?.length]);

describe('a round base on its way', () => {
  test('is in a round cloud from where the two circles touch to where they part', () => {
    const [one, ...more] = passages(tableWith(cloud(200)), leg([-300, 0], [-200, 69]), leg([-200, 69], [200, 69]));
    const half = Math.sqrt(115 * 115 - 69 * 69);
    const before = Math.hypot(100, 69);
    expect(more).toEqual([]);
    expect(one!.enters!.at.x).toBeCloseTo(-half, 6);
    expect(one!.enters!.length).toBeCloseTo(before + 200 - half, 6);
    expect(one!.leaves!.length).toBeCloseTo(before + 200 + half, 6);
    expect(one!.leaves!.cost).toBeCloseTo(2 * (before + 200 + half), 6);
  });

  test('that only touches the cloud is not in it', () => {
    expect(passages(tableWith(cloud(200)), leg([-300, 115], [300, 115]))).toEqual([]);
    expect(passages(tableWith(cloud(200)), leg([-300, 114.9], [300, 114.9]))).toHaveLength(1);
  });

  test('that begins and ends in the cloud enters and leaves it nowhere', () => {
    expect(passages(tableWith(cloud(200)), leg([-20, 0], [20, 0]))).toEqual([{ zone: 'cloud', enters: null, leaves: null }]);
  });

  test('crosses the border between two legs without leaving', () => {
    const found = passages(tableWith(cloud(200)), leg([-300, 0], [0, 0]), leg([0, 0], [0, 300]));
    expect(lengths(found)).toEqual([[expect.closeTo(185, 6), expect.closeTo(415, 6)]]);
  });

  test('leaves an L in its notch and comes in again', () => {
    const found = passages(tableWith(corner), leg([-50, 350], [350, -50]));
    expect(found).toHaveLength(2);
    // over the corner at 0, 300 it comes in where that corner is 15 from its middle
    expect(found[0]!.enters!.at.x).toBeCloseTo(-15 / Math.SQRT2, 6);
    expect(found[0]!.leaves!.at.x).toBeCloseTo(115, 6);
    expect(found[1]!.enters!.at.z).toBeCloseTo(115, 6);
    expect(found[1]!.leaves!.at.z).toBeCloseTo(-15 / Math.SQRT2, 6);
  });
});

describe('a cloud on one floor', () => {
  const gallery = piece('house', { gallery: box(-200, 60, -200, 200, 65, 200) });
  const upstairs = (level: 'column' | 'this-floor') => withZone(boardOf([gallery], [man('a', -300, 0)]), cloud(200, level));

  test('does not reach the gallery over it, and fills all heights where it is a column', () => {
    const over = leg([-150, 0], [150, 0], 65);
    expect(passages(upstairs('this-floor'), over)).toEqual([]);
    expect(passages(upstairs('column'), over)).toHaveLength(1);
    expect(passages(upstairs('this-floor'), leg([-150, 0], [150, 0]))).toHaveLength(1);
  });
});

test('any straight way through a cloud or an L is in it exactly where its base shares ground with it', () => {
  const place = fc.tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 }));
  const bases = fc.constantFrom(
    { kind: 'round', diameter: 30 } as const,
    { kind: 'oval', width: 30, depth: 60 } as const,
    { kind: 'rectangle', width: 25, depth: 50 } as const,
  );
  fc.assert(
    fc.property(place, place, bases, fc.integer({ min: 0, max: 359 }), (from, to, base, degrees) => {
      const pose = { at: at(from[0], 0, from[1]), facing: (degrees * Math.PI) / 180 };
      const walker = { ...man('a', 0, 0), base, pose };
      const board = withZone(withZone(boardOf([], [walker]), cloud(220)), corner);
      const way = leg(from, to);
      const found = passages(board, way);
      for (let i = 0; i <= 16; i++) {
        const share = i / 16;
        const there = { ...pose, at: at(from[0] + (to[0] - from[0]) * share, 0, from[1] + (to[1] - from[1]) * share) };
        const moved = { ...board, models: { a: { ...walker, pose: there } } };
        for (const zone of ['cloud', 'corner']) {
          const { area } = findShareInArea(moved, 'a', { kind: 'zone', zone });
          const length = way.length * share;
          const own = found.filter((one) => one.zone === zone);
          const within = own.some((one) => (one.enters?.length ?? -1) <= length && length <= (one.leaves?.length ?? Infinity));
          // a sliver is no larger than what touches: it may be told either way
          if (area > 1) expect(within).toBe(true);
          const deep = own.some(
            ({ enters, leaves }) => (enters?.length ?? -1) + 0.2 < length && length < (leaves?.length ?? Infinity) - 0.2,
          );
          if (area === 0) expect(deep).toBe(false);
        }
      }
    }),
    { numRuns: 40 },
  );
});
