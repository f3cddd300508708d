import { describe, expect, test } from 'vitest';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import type { TerrainPiece, Vec3 } from '../../../../engine/index.ts';
import { at, boardOf, box, piece } from '../../../support/sight-board.ts';

const lob = (pieces: readonly TerrainPiece[], from: Vec3, to: Vec3, leastGap = 1) =>
  openSpace(boardOf(pieces, []), new Map()).queries.lob({ from, to, leastGap, glass: false });

const wall = (x: number, height: number, from = 0) => box(x, from, -100, x + 5, height, 100);
const GUN = at(-200, 30, 0);
const AIM = at(200, 0, 0);

describe('A shell that is lobbed', () => {
  test('goes over anything that has the sky over it', () => {
    const found = lob([piece('hill', { a: wall(-50, 400), b: wall(50, 60) })], GUN, AIM);
    expect(found).toMatchObject({ clear: true, closedBy: null });
    expect(found.way[0]).toEqual(GUN);
    expect(found.way.at(-1)).toEqual(AIM);
    // never back in plan, and over the wall where it is
    for (let i = 1; i < found.way.length; i++) expect(found.way[i]!.x).toBeGreaterThanOrEqual(found.way[i - 1]!.x);
    expect(Math.max(...found.way.map(({ y }) => y))).toBeGreaterThan(400);
  });

  test('does not leave a closed room: the wall before it, under the ceiling, closes the way', () => {
    const room = { left: wall(-250, 80), right: wall(-150, 80), ceiling: box(-250, 80, -100, -145, 84, 100) };
    const found = lob([piece('room', room)], GUN, AIM);
    expect(found.clear).toBe(false);
    expect(found.closedBy?.by).toEqual({ kind: 'part', piece: 'room', part: 'right' });
    expect(found.closedBy?.at.x).toBeCloseTo(-150, 9);
  });

  test('leaves it through a window in the line, through an open roof, and through a hole in the ceiling ahead', () => {
    const ceiling = box(-250, 80, -100, -145, 84, 100);
    const window = { left: wall(-250, 80), sill: wall(-150, 30), lintel: wall(-150, 80, 50), ceiling };
    expect(lob([piece('room', window)], GUN, AIM).clear).toBe(true);
    const open = { left: wall(-250, 80), right: wall(-150, 80) };
    expect(lob([piece('room', open)], GUN, AIM).clear).toBe(true);
    const ahead = { ...open, ceiling: box(-250, 80, -100, -180, 84, 100) };
    expect(lob([piece('room', ahead)], GUN, AIM).clear).toBe(true);
  });

  test('does not turn back to a hole in the ceiling behind the gun', () => {
    const behind = { left: wall(-250, 80), right: wall(-150, 80), ceiling: box(-210, 80, -100, -145, 84, 100) };
    const found = lob([piece('room', behind)], GUN, AIM);
    expect(found).toMatchObject({ clear: false, closedBy: { by: { piece: 'room', part: 'right' } } });
  });

  test('does not come down through a roof over the target, but in through the open front of a shed', () => {
    const roof = box(150, 80, -100, 255, 84, 100);
    expect(lob([piece('shed', { front: wall(150, 80), back: wall(250, 80), roof })], GUN, AIM)).toMatchObject({
      clear: false,
      closedBy: { by: { piece: 'shed' } },
    });
    expect(lob([piece('shed', { back: wall(250, 80), roof })], GUN, AIM).clear).toBe(true);
  });

  test('does not pass a slit that is lower than what it needs, and just passes one that is as high', () => {
    const slit = (height: number) => ({
      left: wall(-250, 80),
      under: wall(-150, 40),
      over: wall(-150, 80, 40 + height),
      ceiling: box(-250, 80, -100, -145, 84, 100),
    });
    expect(lob([piece('room', slit(10))], GUN, AIM, 10).clear).toBe(true);
    expect(lob([piece('room', slit(9.99))], GUN, AIM, 10).clear).toBe(false);
  });

  test('straight up and down nothing may lie between', () => {
    const slab = piece('slab', { all: box(-20, 50, -20, 20, 54, 20) });
    expect(lob([slab], at(0, 0, 0), at(0, 90, 0))).toMatchObject({ clear: false, closedBy: { by: { piece: 'slab' } } });
    expect(lob([], at(0, 0, 0), at(0, 90, 0)).clear).toBe(true);
  });
});
