import { describe, expect, test } from 'vitest';
import type { Waypoint } from '../../engine/index.ts';
import { type Place, walkAmong } from '../support/move-board.ts';
import { at, box, piece } from '../support/sight-board.ts';

const block = piece(
  'block',
  { stones: box(30, 0, -60, 130, 120, 60) },
  { ladders: { ladder: { id: 'ladder', foot: at(30, 0, 0), head: at(30, 120, 0), width: 16 } } },
);
const onLadder = (height: number): Waypoint => ({ kind: 'ladder', piece: 'block', ladder: 'ladder', height });
const walk = (from: Place, height?: number) =>
  walkAmong([block], { from, ann: height === undefined ? {} : { perch: { piece: 'block', ladder: 'ladder', height } } });

describe('a ladder whose line lies in the face of the wall', () => {
  test('is gone down and left at its foot', () => {
    expect(walk([60, 120, 0]).move(onLadder(0), [0, 0, 0])).toMatchObject({ cost: 180, barred: null });
    expect(walk([30, 40, 0], 40).move([0, 0, 0])).toMatchObject({ cost: 70, barred: null });
  });

  test('is gone up and left at its head', () => {
    expect(walk([0, 0, 0]).move(onLadder(120), [60, 120, 0])).toMatchObject({ cost: 180, barred: null });
  });

  test('carries at its foot, where no leg leads along it', () => {
    expect(walk([0, 0, 0]).move(onLadder(0))).toMatchObject({ cost: 30, barred: null, end: null });
  });
});
