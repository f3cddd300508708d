import { describe, expect, test } from 'vitest';
import type { TerrainPiece } from '../../engine/index.ts';
import { walkAmong } from '../support/move-board.ts';
import { box, piece } from '../support/sight-board.ts';

const crates = (gap: number, height = 40): readonly TerrainPiece[] => [
  piece('one', { crate: box(-50, 0, -60, 30, height, 60) }),
  piece('other', { crate: box(30 + gap, 0, -60, 110, height, 60) }),
];
const onTop = (height: number) => ({ from: [0, height, 0] }) as const;

describe('over the tops of two crates of one height', () => {
  test.each([1e-7, 0.05, 1, 12])('nobody climbs down into the gap of %d mm between them, however high they are', (gap) => {
    for (const height of [40, 80]) {
      const move = walkAmong(crates(gap, height), onTop(height)).move([80, height, 0]);
      expect(move.barred).toBeNull();
      expect(move.cost).toBeCloseTo(80, 6);
      expect(new Set(move.legs.map(({ kind }) => kind))).toEqual(new Set(['walk']));
    }
  });

  test('a gap that the base does not stand over all the way is climbed into and out of', () => {
    // half of a base of 30 mm is carried over a gap of 12.1 mm, and less over one of 12.5
    const move = walkAmong(crates(12.5), onTop(40)).move([80, 40, 0]);
    expect(move.cost).toBeCloseTo(80 + 40 * 2.5, 6);
    expect(walkAmong(crates(12.5, 80), onTop(80)).move([80, 80, 0]).barred?.hindrance.kind).toBe('too-deep');
  });

  test('crates that are turned by an odd angle and set down to the micrometre make one floor', () => {
    for (const facing of [0.7, 1.234]) {
      const [c, s] = [Math.cos(facing), Math.sin(facing)];
      const crate = (id: string, x: number, z: number): TerrainPiece => ({
        ...piece(id, { crate: box(-40, 0, -40, 40, 40, 40) }),
        pose: { at: { x: Math.round(x * 1e6) / 1e6, y: 0, z: Math.round(z * 1e6) / 1e6 }, facing },
      });
      const move = walkAmong([crate('one', 0, 0), crate('other', 80 * c, -80 * s)], onTop(40)).move([80 * c, 40, -80 * s]);
      expect(move.cost).toBeCloseTo(80, 4);
    }
  });

  test('a way may begin, bend and end over the gap, and lead along it', () => {
    const among = (x: number, z: number) => walkAmong(crates(8), { from: [x, 40, z] });
    expect(among(34, 0).move([80, 40, 0])).toMatchObject({ barred: null, cost: expect.closeTo(46, 6) });
    expect(among(0, 0).move([34, 40, 0])).toMatchObject({ barred: null, cost: expect.closeTo(34, 6) });
    expect(among(0, 0).move([34, 40, 0], [34, 40, 30])).toMatchObject({ barred: null, cost: expect.closeTo(64, 6) });
    expect(among(34, -30).move([34, 40, 30])).toMatchObject({ barred: null, cost: expect.closeTo(60, 6) });
  });
});

test('boards with gaps between them carry over a bridge, and the way beneath is free', () => {
  const boards = Array.from({ length: 8 }, (_, i) => [`board-${i}`, box(-40 + i * 25, 57, -60, -20 + i * 25, 60, 60)] as const);
  const bridge = piece('bridge', Object.fromEntries(boards));
  expect(walkAmong([bridge], onTop(60)).move([120, 60, 0])).toMatchObject({ barred: null, cost: expect.closeTo(120, 6) });
  expect(walkAmong([bridge], { from: [-100, 0, 0] }).move([250, 0, 0])).toMatchObject({ cost: 350, up: 0, barred: null });
});
