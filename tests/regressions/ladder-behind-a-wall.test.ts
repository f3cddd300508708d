import { describe, expect, test } from 'vitest';
import type { Ladder, Waypoint } from '../../engine/index.ts';
import { type Place, walkAmong } from '../support/move-board.ts';
import { at, box, piece } from '../support/sight-board.ts';

const ladderAt = (x: number): Readonly<Record<string, Ladder>> => ({
  ladder: { id: 'ladder', foot: at(x, 0, 0), head: at(x, 200, 0), width: 16 },
});
const onLadder = (height: number): Waypoint => ({ kind: 'ladder', piece: 'wall', ladder: 'ladder', height });
const rails = { left: box(35, 0, -8, 37, 200, -6), right: box(35, 0, 6, 37, 200, 8) };

describe('a ladder behind a thin wall', () => {
  describe.each([
    ['2 mm off it', 36],
    ['in its face', 33],
  ])('%s', (_, x) => {
    const wall = (top: number, more = {}) =>
      piece('wall', { bricks: box(30, 0, -90, 33, top, 90), ...more }, { ladders: ladderAt(x) });
    const walk = (from: Place, top: number, more = {}, perched?: number) =>
      walkAmong([wall(top, more)], {
        from,
        ann: perched === undefined ? {} : { perch: { piece: 'wall', ladder: 'ladder', height: perched } },
      });

    test('is not joined through the wall, which is what is in the way', () => {
      const { barred, cost } = walk([0, 0, 0], 200).move(onLadder(100));
      expect(barred?.hindrance).toMatchObject({ by: { kind: 'part', piece: 'wall', part: 'bricks' } });
      expect(cost).toBeLessThan(30);
    });

    test('is not left through it', () => {
      expect(walk([x, 0, 0], 200, {}, 0).move([0, 0, 0]).barred).not.toBeNull();
      expect(walk([x, 40, 0], 200, {}, 40).move([-40, 0, 0]).barred).not.toBeNull();
    });

    test('is joined and left on its own side, from straight before it and along the wall, between rails or past them', () => {
      for (const from of [
        [90, 0, 0],
        [x + 40, 0, 40],
        [x + 30, 0, -30],
      ] as const)
        for (const more of [{}, rails]) {
          const up = walk(from, 200, more).move(onLadder(100));
          expect(up.barred).toBeNull();
          expect(up.cost).toBeCloseTo(100 + Math.hypot(from[0] - x, from[2]), 6);
          const down = walk([x, 100, 0], 200, more, 100).move(from);
          expect(down.barred).toBeNull();
          expect(down.cost).toBeCloseTo(up.cost, 6);
        }
    });

    test('is taken hold of over a wall that is lower than the man', () => {
      expect(walk([0, 0, 0], 30).move(onLadder(100))).toMatchObject({ barred: null, cost: 100 + x });
    });
  });

  test('is joined through a gap in it that is open at any height of the man', () => {
    const holed = { sill: box(30, 0, -90, 33, 25, 90), lintel: box(30, 40, -90, 33, 200, 90) };
    expect(walkAmong([piece('wall', holed, { ladders: ladderAt(36) })]).move(onLadder(100)).barred).toBeNull();
  });
});
