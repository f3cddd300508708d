import { describe, expect, test } from 'vitest';
import { findPoint, findSolidAt } from '../../../../engine/geometry/visibility/find-point.ts';
import type { BlockerPolicy, Vec3 } from '../../../../engine/index.ts';
import { at, boardOf, box, man, piece, sceneOf } from '../../../support/sight-board.ts';

const blockers: BlockerPolicy = { terrain: true, models: [], glass: false };
const wall = piece('wall', { stone: box(100, 0, -50, 105, 40, 50) });
const ask = (from: Vec3, to: Vec3, pieces = [wall]) => {
  const board = boardOf(pieces, []);
  return findPoint(sceneOf(board), board, { from, to, blockers });
};

describe('SK-LOS-12: a line to a point', () => {
  test('over the wall it is free, through it it is stopped at its face', () => {
    expect(ask(at(0, 45, 0), at(200, 45, 0))).toEqual({ clear: true, stopped: null, distance: 200 });
    const found = ask(at(0, 30, 0), at(200, 30, 0));
    expect(found.clear).toBe(false);
    expect(found.stopped!.by).toEqual({ kind: 'part', piece: 'wall', part: 'stone' });
    expect(found.stopped!.stoppedAt.x).toBeCloseTo(100, 9);
  });

  test('from the other side it is stopped at the other face', () => {
    expect(ask(at(200, 30, 0), at(0, 30, 0)).stopped!.stoppedAt.x).toBeCloseTo(105, 9);
  });

  test('a line that grazes the upper edge is stopped', () => {
    expect(ask(at(0, 40, 0), at(200, 40, 0)).clear).toBe(false);
    expect(ask(at(0, 40.001, 0), at(200, 40.001, 0)).clear).toBe(true);
  });

  test('a point on the near face and the ground before the wall are seen, the ground behind it is not', () => {
    expect(ask(at(0, 45, 0), at(100, 20, 0)).clear).toBe(true);
    expect(ask(at(0, 45, 0), at(99, 0, 0)).clear).toBe(true);
    expect(ask(at(0, 45, 0), at(110, 0, 0)).clear).toBe(false);
  });

  test('a point sees itself, and there is no number that is not a number', () => {
    expect(ask(at(0, 45, 0), at(0, 45, 0))).toEqual({ clear: true, stopped: null, distance: 0 });
  });
});

describe('SK-LOS-4: figures that the table lets block sight', () => {
  const board = boardOf([], [man('guard', 100, 0)]);
  const past = (from: Vec3, to: Vec3, models: readonly string[]) =>
    findPoint(sceneOf(board), board, { from, to, blockers: { ...blockers, models } });

  test('a line through a man is stopped at him where he blocks, from either side, and goes on where he does not', () => {
    expect(past(at(0, 45, 0), at(200, 45, 0), []).clear).toBe(true);
    const there = past(at(0, 45, 0), at(200, 45, 0), ['guard']);
    expect(there.stopped!.by).toEqual({ kind: 'model', model: 'guard' });
    expect(there.stopped!.stoppedAt.x).toBeCloseTo(97.5, 9);
    expect(past(at(200, 45, 0), at(0, 45, 0), ['guard']).stopped!.stoppedAt.x).toBeCloseTo(102.5, 9);
  });

  test('his outline counts, not a box around him: beside the head over a shoulder the line is free', () => {
    expect(past(at(104, 45, -99), at(104, 45, 99), ['guard']).clear).toBe(true);
    expect(past(at(104, 39, -99), at(104, 39, 99), ['guard']).clear).toBe(false);
  });

  test('of a wall and a man the nearer one stops the line', () => {
    const both = boardOf([piece('fence', { boards: box(50, 0, -50, 55, 60, 50) })], [man('guard', 100, 0)]);
    const find = (from: Vec3, to: Vec3) =>
      findPoint(sceneOf(both), both, { from, to, blockers: { ...blockers, models: ['guard'] } }).stopped!.by.kind;
    expect(find(at(0, 45, 0), at(200, 45, 0))).toBe('part');
    expect(find(at(200, 45, 0), at(0, 45, 0))).toBe('model');
  });
});

test('a point inside a solid is told with its part, one on its surface is outside', () => {
  const scene = sceneOf(boardOf([wall], []));
  expect(findSolidAt(scene, at(102, 20, 0))).toEqual({ kind: 'part', piece: 'wall', part: 'stone' });
  expect(findSolidAt(scene, at(100, 20, 0))).toBeNull();
  expect(findSolidAt(scene, at(0, 20, 0))).toBeNull();
});
