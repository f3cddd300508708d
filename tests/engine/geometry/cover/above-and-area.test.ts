import { describe, expect, test } from 'vitest';
import { findAbove } from '../../../../engine/geometry/cover/above.ts';
import { findArea } from '../../../../engine/geometry/cover/area.ts';
import { at, boardOf, box, ground, man, piece, sceneOf } from '../../../support/sight-board.ts';

describe('from above', () => {
  const wall = piece('wall', { wall: box(-5, 0, -50, 0, 30, 50) }, { footprint: [ground(-5, -50, 0, 50)] });
  const from = (x: number) => {
    const board = boardOf([wall], [man('viewer', 0, 0, { pose: { at: at(x, 90, 0), facing: 0 } })]);
    return findAbove(sceneOf(board), board, 'viewer', 'wall');
  };

  test('SK-EX-25: from a base at 9 cm a wall of 3 cm is 6 cm lower, and 6.0 and 6.1 cm away in plan', () => {
    expect(from(60)).toEqual({ higherBy: 60, planDistance: 60 });
    expect(from(61)).toEqual({ higherBy: 60, planDistance: 61 });
  });

  test('over the footprint the plan distance is 0', () => {
    expect(from(-2).planDistance).toBe(0);
    expect(from(0).planDistance).toBe(0);
  });

  test('a piece without a footprint is endlessly far', () => {
    const bare = piece('wall', { wall: box(-5, 0, -50, 0, 30, 50) });
    const board = boardOf([bare], [man('viewer', 50, 0)]);
    expect(findAbove(sceneOf(board), board, 'viewer', 'wall').planDistance).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('through area terrain', () => {
  const wood = (height: number) =>
    piece('wood', { tree: box(-2, 0, -2, 2, height, 2) }, { footprint: [ground(-50, -50, 50, 50)] });
  const through = (height: number, x: number, eye = at(-200, 25, 0)) => {
    const board = boardOf([wood(height)], [man('target', x, 0)]);
    return findArea(sceneOf(board), board, eye, 'target', 'wood');
  };

  test('a level line to a man 2.5 cm inside runs through exactly 2.5 cm', () => {
    const found = through(100, -25);
    expect(found.baseCentreInside).toBe(true);
    expect(found.depth).toBeCloseTo(25, 9);
  });

  test('a man on the far side is not inside, and the line runs through all of it', () => {
    const found = through(100, 100);
    expect(found.baseCentreInside).toBe(false);
    expect(found.depth).toBeCloseTo(100, 9);
  });

  test('a base centre exactly on the border is inside', () => {
    expect(through(100, 50).baseCentreInside).toBe(true);
    expect(through(100, -50)).toEqual({ baseCentreInside: true, depth: 0 });
  });

  test('only what lies below the top counts', () => {
    // from 125 high at −200 down to 25 high at 0: below 50 over the last quarter of the way
    const found = through(50, 0, at(-200, 125, 0));
    expect(found.depth).toBeCloseTo(Math.sqrt(200 * 200 + 100 * 100) / 4, 9);
    expect(through(20, 0).depth).toBe(0);
  });

  test('two patches of ground that overlap are not counted twice', () => {
    const patches = piece(
      'wood',
      { tree: box(-2, 0, -2, 2, 90, 2) },
      { footprint: [ground(-50, -50, 10, 50), ground(-10, -50, 50, 50)] },
    );
    const board = boardOf([patches], [man('target', 100, 0)]);
    expect(findArea(sceneOf(board), board, at(-200, 25, 0), 'target', 'wood').depth).toBeCloseTo(100, 9);
  });
});
