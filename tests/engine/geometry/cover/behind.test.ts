import { describe, expect, test } from 'vitest';
import { findBehind } from '../../../../engine/geometry/cover/behind.ts';
import type { BehindQuery, Board } from '../../../../engine/index.ts';
import { at, boardOf, box, man, piece, sceneOf } from '../../../support/sight-board.ts';

const ask = (board: Board, shelter: BehindQuery['shelter'], viewer = at(-300, 45, 0)) =>
  findBehind(sceneOf(board), board, { model: 'hider', viewer, shelter });
const wallOf = (top: number, edge: number) => piece('wall', { wall: box(edge - 5, 0, -50, edge, top, 50) });
const ofWall = { kind: 'piece', piece: 'wall' } as const;

describe('behind a wall', () => {
  test('a hider 2 cm behind a wall of 2.6 cm stands behind 26 mm with a gap of exactly 20 mm', () => {
    const board = boardOf([wallOf(26, -35)], [man('hider', 0, 0)]);
    expect(ask(board, ofWall)).toEqual({ crossed: true, heightAcross: 26, gap: 20 });
  });

  test('from beside or from its own side the wall is not crossed', () => {
    const board = boardOf([wallOf(26, -35)], [man('hider', 0, 0)]);
    expect(ask(board, ofWall, at(300, 45, 0))).toEqual({ crossed: false, heightAcross: null, gap: 20 });
    expect(ask(board, ofWall, at(0, 45, 300)).crossed).toBe(false);
  });

  test('a line that just touches the end of the wall goes over it', () => {
    const board = boardOf([piece('wall', { wall: box(-40, 0, 0, -35, 26, 50) })], [man('hider', 0, 0)]);
    expect(ask(board, ofWall).crossed).toBe(true);
  });

  test('the height is that of the shelter over the line, not of its highest point, and counts from where the hider stands', () => {
    const stepped = piece('wall', { low: box(-40, 0, -10, -35, 20, 10), high: box(-40, 0, 10, -35, 70, 50) });
    const board = boardOf([stepped], [man('hider', 0, 0, { y: -5, pose: { at: at(0, -5, 0), facing: 0 } })]);
    expect(ask(board, ofWall).heightAcross).toBe(25);
    const touching = ask(board, { kind: 'part', piece: 'wall', part: 'high' });
    expect(touching.crossed).toBe(false);
  });

  test('a viewer on a height right over the hider, and one at its very place, give an answer', () => {
    const board = boardOf([wallOf(26, -35)], [man('hider', 0, 0)]);
    expect(ask(board, ofWall, at(0, 200, 0)).crossed).toBe(false);
    const under = boardOf([piece('wall', { roof: box(-20, 40, -20, 20, 65, 20) })], [man('hider', 0, 0)]);
    expect(ask(under, ofWall, at(0, 200, 0))).toMatchObject({ crossed: true, heightAcross: 65 });
  });

  describe('with a hole in it', () => {
    /** A wall along z with a hole from `sill` to `lintel`, and 80 mm high. */
    const pierced = (sill: number, lintel: number) =>
      piece('wall', {
        wall: {
          kind: 'prism',
          origin: at(-40, 0, -50),
          across: { x: 0, y: 0, z: 1 },
          along: { x: 0, y: 1, z: 0 },
          depth: 5,
          outline: [
            { x: 0, y: 0 },
            { x: 100, y: 0 },
            { x: 100, y: 80 },
            { x: 0, y: 80 },
          ],
          holes: [
            [
              { x: 30, y: sill },
              { x: 70, y: sill },
              { x: 70, y: lintel },
              { x: 30, y: lintel },
            ],
          ],
        },
      });
    const behind = (sill: number, lintel: number, viewer?: BehindQuery['viewer']) =>
      ask(boardOf([pierced(sill, lintel)], [man('hider', 0, 0)]), ofWall, viewer);

    test('what counts is the sill, not the wall above the hole that one looks through', () => {
      expect(behind(20, 60)).toMatchObject({ crossed: true, heightAcross: 20 });
      expect(behind(28, 60).heightAcross).toBe(28);
    });

    test('beside the hole it is the whole wall', () => {
      expect(behind(20, 60, at(-300, 45, 200)).heightAcross).toBe(80);
    });

    test('a lintel over the head is not something one stands behind, and one that comes down lower is', () => {
      const over = (lintel: number) =>
        ask(boardOf([piece('wall', { lintel: box(-40, lintel, -50, -35, 90, 50) })], [man('hider', 0, 0)]), ofWall);
      expect(over(60)).toMatchObject({ crossed: true, heightAcross: 0 });
      expect(over(40).heightAcross).toBe(90);
    });

    test('courses laid upon each other are one wall', () => {
      const courses = {
        low: box(-40, 0, -50, -35, 12, 50),
        high: box(-41, 12, -50, -34, 26, 50),
        top: box(-40, 26, -50, -35, 30, 50),
      };
      expect(ask(boardOf([piece('wall', courses)], [man('hider', 0, 0)]), ofWall).heightAcross).toBe(30);
    });
  });

  test('the gap is in space: a wall that begins higher up is farther away', () => {
    const hanging = piece('wall', { beam: box(-40, 12, -50, -31, 40, 50) });
    const board = boardOf([hanging], [man('hider', 0, 0)]);
    // 16 in plan, 12 up
    expect(ask(board, ofWall).gap).toBeCloseTo(20, 9);
  });
});

describe('behind a model', () => {
  const ofOther = { kind: 'model', model: 'other' } as const;

  test('behind another man with 2 cm between the bases', () => {
    const board = boardOf([], [man('hider', 0, 0), man('other', -50, 0)]);
    expect(ask(board, ofOther)).toEqual({ crossed: true, heightAcross: 50, gap: 20 });
  });

  test('a line that passes beside the base of the other does not cross it', () => {
    const board = boardOf([], [man('hider', 0, 0), man('other', -50, 20)]);
    expect(ask(board, ofOther).crossed).toBe(false);
  });

  test('behind a vehicle the gap is to its hull and the height that of what is over the line', () => {
    const volumes = [
      { region: 'hull' as const, member: 0, solid: box(-20, 2, -40, 20, 30, 40) },
      { region: 'turret' as const, member: 0, solid: box(-10, 30, 10, 10, 45, 30) },
    ];
    const eyes = [{ member: 0, at: at(0, 50, 0) }];
    const tank = {
      ...man('other', -50, 0),
      base: { kind: 'none' as const },
      body: {
        height: 45,
        kind: 'vehicle' as const,
        turretAxis: null,
        eyes: { standing: eyes, kneeling: eyes, prone: eyes },
        volumes: { standing: volumes, kneeling: volumes, prone: volumes },
      },
    };
    const found = ask(boardOf([], [man('hider', 0, 0), tank]), ofOther);
    expect(found.crossed).toBe(true);
    expect(found.heightAcross).toBe(30);
    expect(found.gap).toBeCloseTo(Math.sqrt(15 * 15 + 2 * 2), 9);
  });
});
