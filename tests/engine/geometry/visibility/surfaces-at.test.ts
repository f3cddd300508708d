import { describe, expect, test } from 'vitest';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import type { Board } from '../../../../engine/index.ts';
import { blastBoard } from '../../../support/blast-board.ts';
import { vehicle } from '../../../support/drive-board.ts';
import { boardOf, box, piece } from '../../../support/sight-board.ts';

const surfaces = (board: Board, x: number, z: number) => openSpace(board, new Map()).queries.surfacesAt({ x, z });
const heights = (board: Board, x: number, z: number) =>
  surfaces(board, x, z).map(({ height }) => Math.round(height * 1000) / 1000);

describe('the surfaces over a place, from above downwards', () => {
  const bridge = piece('bridge', { deck: box(-50, 60, -50, 50, 70, 50), rail: box(-50, 70, 40, 50, 90, 50) });
  const block = piece('block', { block: box(-20, 0, -20, 20, 30, 20) });

  test('are the deck of a bridge and the table under it', () => {
    expect(surfaces(boardOf([bridge], []), 0, 0)).toEqual([
      { height: 70, on: { kind: 'part', piece: 'bridge', part: 'deck' } },
      { height: 0, on: { kind: 'table' } },
    ]);
  });

  test('leave out where something solid stands on them, and the table under a block', () => {
    expect(heights(boardOf([bridge], []), 0, 45)).toEqual([90, 0]);
    expect(heights(boardOf([bridge, block], []), 0, 0)).toEqual([70, 30]);
  });

  test('do not count what models carry, and beyond the edge of the table there is nothing', () => {
    expect(heights(boardOf([], [vehicle('max', 0, 0)]), 0, 0)).toEqual([0]);
    expect(heights(boardOf([], []), 601, 0)).toEqual([]);
  });

  test('are the upper floor and the ground of a house, and beside it only the table', () => {
    const house = blastBoard();
    expect(heights(house, 20, -20)).toEqual([76, 0]);
    expect(heights(house, 200, 200)).toEqual([0]);
  });
});
