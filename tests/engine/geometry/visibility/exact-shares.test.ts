import { describe, expect, test } from 'vitest';
import { findSight } from '../../../../engine/geometry/visibility/find-sight.ts';
import type { SightQuery } from '../../../../engine/index.ts';
import { at, boardOf, box, EAST, man, piece, sceneOf } from '../../../support/sight-board.ts';

const query: SightQuery = {
  from: 'looker',
  to: 'target',
  eyes: { kind: 'body', stance: 'standing' },
  target: { kind: 'silhouette', stance: 'standing', width: 13, height: 50 },
  blockers: { terrain: true, models: [], glass: false },
};

/**
 * Area in the picture of the part of a silhouette between two heights, 300 mm away from an eye at 45 mm: on the upright plane x = 300 the
 * picture, square to the line to (300, 25), is a trapezium.
 */
function areaBetween(low: number, high: number): number {
  const far = Math.sqrt(300 ** 2 + 20 ** 2);
  const axis = [300 / far, -20 / far] as const;
  const depth = (y: number) => 300 * axis[0] + (y - 45) * axis[1];
  const up = (y: number) => ((300 * -axis[1] + (y - 45) * axis[0]) / depth(y)) * far;
  const width = (y: number) => (13 / depth(y)) * far;
  return ((up(high) - up(low)) * (width(high) + width(low))) / 2;
}

describe('shares that can be worked out by hand lie within the bounds, and the bounds are narrow', () => {
  test.each([1, 10, 12, 25, 33.3, 44.9])('a wall of %d mm, 280 mm before the eye', (height) => {
    const wall = piece('wall', { wall: box(275, 0, -100, 280, height, 100) });
    const board = boardOf([wall], [man('looker', 0, 0), man('target', 0, 0, { pose: { at: at(300, 0, 0), facing: -EAST } })]);
    const { whole } = findSight(sceneOf(board), board, query);
    const meets = 45 - (45 - height) * (300 / 280);
    const seen = 1 - areaBetween(0, Math.max(0, meets)) / areaBetween(0, 50);
    expect(whole.atLeast).toBeLessThanOrEqual(seen + 1e-14);
    expect(whole.atMost).toBeGreaterThanOrEqual(seen - 1e-14);
    expect(whole.atMost - whole.atLeast).toBeLessThan(1e-8);
  });

  test('what is wholly seen or wholly hidden has no slack at all', () => {
    const men = [man('looker', 0, 0), man('target', 0, 0, { pose: { at: at(300, 0, 0), facing: -EAST } })];
    const low = boardOf([piece('wall', { wall: box(100, 0, -100, 101, 3, 100) })], men);
    expect(findSight(sceneOf(low), low, query).whole).toEqual({ atLeast: 1, atMost: 1 });
    const high = boardOf([piece('wall', { wall: box(100, 0, -100, 101, 90, 100) })], men);
    expect(findSight(sceneOf(high), high, query).whole).toEqual({ atLeast: 0, atMost: 0 });
  });
});
