import { describe, expect, test } from 'vitest';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import type { BoardPoint, TerrainPiece } from '../../../../engine/index.ts';
import { blastBoard } from '../../../support/blast-board.ts';
import { at, boardOf, box, piece } from '../../../support/sight-board.ts';

const path = (pieces: readonly TerrainPiece[], ...places: readonly BoardPoint[]) =>
  openSpace(boardOf(pieces, []), new Map()).queries.groundPath({ places });

describe('a tape that is laid from place to place', () => {
  test('is as long on the level as its pieces together', () => {
    const { straight, plan, laid } = path([], at(0, 0, 0), at(30, 0, 40), at(30, 0, 140));
    expect([straight, plan, laid]).toEqual([150, 150, 150].map((length) => expect.closeTo(length, 9)));
  });

  test('goes up a wall and down its other side, which through the air it does not', () => {
    const wall = piece('wall', { block: box(-100, 0, -5, 100, 40, 5) });
    const { straight, laid, along } = path([wall], at(0, 0, -60), at(0, 0, 60));
    expect(straight).toBeCloseTo(120, 9);
    expect(laid).toBeCloseTo(120 + 2 * 40, 6);
    expect(Math.max(...along.map(({ y }) => y))).toBeCloseTo(40, 9);
  });

  test('onto a crate is longer on the ground than through the air, and longer there than from above', () => {
    const crate = piece('crate', { block: box(-20, 0, 20, 20, 30, 60) });
    const { straight, plan, laid } = path([crate], at(0, 0, 0), at(0, 30, 40));
    expect(plan).toBeCloseTo(40, 9);
    expect(straight).toBeCloseTo(50, 9);
    expect(laid).toBeCloseTo(70, 6);
  });

  test('stays on the floor that it begins on, whatever lies over or under it', () => {
    const { queries } = openSpace(blastBoard(), new Map());
    for (const y of [0, 76]) {
      const { laid } = queries.groundPath({ places: [at(20, y, -20), at(40, y, 10)] });
      expect(laid).toBeCloseTo(Math.hypot(20, 30), 6);
    }
  });

  test('of one place is nothing', () => {
    expect(path([], at(0, 0, 0))).toEqual({ straight: 0, plan: 0, laid: 0, along: [at(0, 0, 0)] });
  });
});
