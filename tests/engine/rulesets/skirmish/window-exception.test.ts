import { describe, expect, test } from 'vitest';
import { picture, sketchBoard, type WallPicture, wall, wallFromFront } from '../../../support/board-sketch.ts';
import {
  coverOf,
  expectCover,
  expectSees,
  expectUnseen,
  sayingsOf,
  sees,
  withChanged,
  withPushed,
} from '../../../support/expect-verdict.ts';
import { type FigureChanges, man, prone, squadOfFive, truck } from '../../../support/figures.ts';

/** Sill at 5 cm, above the eye of a man of 5 cm; the window is 2 cm high and 2 cm wide in a wall of 10 cm. */
const HIGH_SILL = `
  ##########
  ##########
  ##########
  ####..####
  ####..####
  ##########
  ##########
  ##########
  ##########
  ##########
`;

/** A stands 20 cm before the wall, B behind its window with 1 cm between his base and the wall. */
const PLAN = `
  ....................W....
  ....................W....
  ....................W....
  ....................W....
  A...................W..B.
  ....................W....
  ....................W....
  ....................W....
  ....................W....
`;

const atTheWindow = (b: FigureChanges = {}, wish: WallPicture = {}, drawing = HIGH_SILL) =>
  sketchBoard(PLAN, { A: man(), B: man(b), W: picture(wallFromFront('house', drawing, wish)) });

const OUT = { lookingOut: 'house/window-1' };

describe('a man of 5 cm at a window whose sill is higher than his eye', () => {
  test('SK-LOS-10: sees nobody outside before anything is declared, and is told that he might', () => {
    const verdict = sees(atTheWindow(), 'B', 'A');
    expectUnseen(verdict, 'sight/hidden-by-terrain');
    expect(sayingsOf(verdict)).toContain('opening/nobody-declared');
    expectUnseen(sees(atTheWindow(), 'A', 'B'), 'sight/hidden-by-terrain');
  });

  test('SK-LOS-10: of two windows he is told of the one nearer to his head', () => {
    const stacked = `
      ##########
      ##########
      ####..####
      ####..####
      ##########
      ##########
      ####..####
      ####..####
      ##########
    `;
    const shut = atTheWindow({}, {}, stacked);
    const screen = sketchBoard('#', { '#': wall('screen', 100) }).pieces.screen!;
    const { z } = shut.models.A!.pose.at;
    const board = { ...shut, pieces: { ...shut.pieces, screen: { ...screen, pose: { at: { x: -60, y: 0, z }, facing: 0 } } } };
    const told = sees(board, 'B', 'A').evidence.find(({ kind }) => kind === 'opening');
    expect(told?.kind === 'opening' ? told.opening : null).toBe('window-2');
  });

  test('SK-LOS-6, SK-LOS-7: sees out once his owner declares that he looks out', () => {
    const verdict = sees(atTheWindow(OUT), 'B', 'A');
    expectSees(verdict, 'sight/figure-seen');
    expect(sayingsOf(verdict)).toContain('opening/eye-moved-into-it');
  });

  test('SK-GEOM-8: his eye is then in the middle of the wall, at the point nearest to his head, 2 mm off the rim', () => {
    const board = atTheWindow(OUT);
    const finding = sees(board, 'B', 'A').evidence.find(({ kind }) => kind === 'sight');
    const eye = finding?.kind === 'sight' ? finding.finding.picture.eye : null;
    expect(eye?.y).toBeCloseTo(52, 6);
    expect(eye?.x).toBeCloseTo(board.pieces.house!.pose.at.x, 6);
    expect(eye?.z).toBeCloseTo(board.models.B!.pose.at.z, 6);
  });

  test('SK-LOS-8: and is then seen through the window, with the cover of its wall', () => {
    const board = atTheWindow(OUT);
    expectSees(sees(board, 'A', 'B'), 'opening/seen-through-it');
    expectCover(coverOf(board, 'A', 'B'), 2, 'cover/wall-of-opening');
    expectCover(coverOf(atTheWindow(OUT, { grade: 'light' }), 'A', 'B'), 1, 'cover/wall-of-opening');
    expectCover(coverOf(atTheWindow(OUT, { grade: 'none' }), 'A', 'B'), 0, 'cover/none');
  });

  test('SK-LOS-8, SK-LOS-12: only by those who see the point of the opening that he looks from', () => {
    const screened = sketchBoard(PLAN.replace('A...................W', 'A...#...............W'), {
      A: man(),
      B: man(OUT),
      W: picture(wallFromFront('house', HIGH_SILL)),
      '#': wall('screen', 100),
    });
    const verdict = sees(screened, 'A', 'B');
    expectUnseen(verdict, 'sight/hidden-by-terrain');
    expect(sayingsOf(verdict)).toContain('opening/point-not-seen');
  });

  test('SK-LOS-4, SK-LOS-12: a man between does not hide the point, but where the table lets figures block sight', () => {
    const guarded = sketchBoard(PLAN.replace('A...................W', 'A.........G.........W'), {
      A: man(),
      B: man(OUT),
      G: man(),
      W: picture(wallFromFront('house', HIGH_SILL)),
    });
    expectSees(sees(guarded, 'A', 'B'), 'opening/seen-through-it');
    const verdict = sees(guarded, 'A', 'B', { figuresBlockSight: true });
    expectUnseen(verdict, 'sight/hidden-by-model');
    expect(sayingsOf(verdict)).toContain('opening/point-not-seen');
  });

  test('SK-GEOM-3: where the point is seen past a corner by less than a millimetre, it is too close to call', () => {
    const past = (gap: number) => {
      const board = sketchBoard(PLAN, {
        A: man(),
        B: man(OUT),
        W: picture(wallFromFront('house', HIGH_SILL)),
      });
      const screen = sketchBoard('#', { '#': wall('screen', 100) }).pieces.screen!;
      const { z } = board.models.A!.pose.at;
      return {
        ...board,
        pieces: { ...board.pieces, screen: { ...screen, pose: { at: { x: -60, y: 0, z: z + 5 + gap }, facing: 0 } } },
      };
    };
    expectSees(sees(past(3), 'A', 'B'), 'opening/seen-through-it');
    expectSees(sees(past(0.3), 'A', 'B'), 'opening/seen-through-it', 'close-call');
    expectUnseen(sees(past(-0.3), 'A', 'B'), undefined, 'close-call');
    expectUnseen(sees(past(-3), 'A', 'B'));
  });

  test('SK-LOS-8: not from inside: a man in the room, who cannot see him otherwise, does not see him through the window', () => {
    const room = sketchBoard(
      `
      ....................W..........
      ....................W..........
      ....................W..........
      ....................W..#.......
      A...................W..........
      ....................W..B.......
      ....................W..........
      ....................W..........
      ....................W..........
      `,
      {
        A: man(),
        B: man(OUT),
        W: picture(wallFromFront('house', HIGH_SILL)),
        '#': wall('nothing in the way', 1),
      },
    );
    const inside = { ...room.models.A!, id: 'C', name: 'C' };
    const { at } = room.models.B!.pose;
    const screen = sketchBoard('#', { '#': wall('cupboard', 100) }).pieces.cupboard!;
    const board = {
      ...room,
      models: { ...room.models, C: { ...inside, pose: { at: { x: at.x + 60, y: 0, z: at.z }, facing: 0 } } },
      pieces: { ...room.pieces, cupboard: { ...screen, pose: { at: { x: at.x + 30, y: 0, z: at.z }, facing: 0 } } },
    };
    const verdict = sees(board, 'C', 'B');
    expectUnseen(verdict, 'sight/hidden-by-terrain');
    expect(sayingsOf(verdict)).toContain('opening/looked-at-from-inside');
  });

  test('with his own eyes he still sees who is in the room with him', () => {
    const board = atTheWindow(OUT);
    const { at } = board.models.B!.pose;
    const beside = { ...board.models.A!, id: 'C', name: 'C', pose: { at: { x: at.x, y: 0, z: at.z + 35 }, facing: 0 } };
    expectSees(sees({ ...board, models: { ...board.models, C: beside } }, 'B', 'C'), 'sight/figure-seen');
  });
});

describe('SK-LOS-5: who may look out', () => {
  const seesOut = (dx: number, dz: number, settings = {}) => sees(withPushed(atTheWindow(OUT), 'B', dx, dz), 'B', 'A', settings);

  test.each([
    ['1.9 cm less a nudge', 8.5, true, 'clear'],
    ['exactly 2 cm', 10, true, 'close-call'],
    ['2.05 cm', 10.5, false, 'close-call'],
    ['2.5 cm', 15, false, 'clear'],
  ])('whose base edge is %s from the wall', (_, further, may, confidence) => {
    const verdict = seesOut(further, 0);
    expect([verdict.answer.sees, verdict.confidence]).toEqual([may, confidence]);
    if (!may) expect(sayingsOf(verdict)).toContain('opening/too-far');
  });

  test.each([
    ['within the width', 9, true, 'clear'],
    ['0.8 cm beside it', 18, true, 'clear'],
    ['exactly 1 cm beside it', 20, true, 'close-call'],
    ['1.05 cm beside it', 20.5, false, 'close-call'],
    ['1.5 cm beside it', 25, false, 'clear'],
  ])('whose axis is %s', (_, sideways, may, confidence) => {
    const verdict = seesOut(0, sideways);
    expect([verdict.answer.sees, verdict.confidence]).toEqual([may, confidence]);
    if (!may) expect(sayingsOf(verdict)).toContain('opening/beside-it');
  });

  test('not from a window of the next floor', () => {
    const upstairs = `
      ##########
      ####..####
      ####..####
      ##########
      ##########
      ##########
      ##########
      ##########
      ##########
      ##########
      ##########
    `;
    const verdict = sees(atTheWindow(OUT, {}, upstairs), 'B', 'A');
    expectUnseen(verdict);
    expect(sayingsOf(verdict)).toContain('opening/out-of-reach');
    expectSees(sees(atTheWindow({ ...OUT, on: 40 }, {}, upstairs), 'B', 'A'));
  });

  test('not from one that is shut', () => {
    const verdict = sees(atTheWindow(OUT, { state: 'closed' }), 'B', 'A');
    expectUnseen(verdict);
    expect(sayingsOf(verdict)).toContain('opening/shut');
    expectSees(sees(atTheWindow(OUT, { state: 'open' }), 'B', 'A'));
  });

  test('from a loophole, but not from a door', () => {
    expectSees(sees(atTheWindow(OUT, { kind: 'loophole' }), 'B', 'A'));
    const verdict = sees(atTheWindow(OUT, { kind: 'door' }), 'B', 'A');
    expect(sayingsOf(verdict)).toContain('opening/not-narrow');
  });

  test('not from an opening that is not there', () => {
    for (const lookingOut of ['house/window-9', 'tower/window-1']) {
      const verdict = sees(atTheWindow({ lookingOut }), 'B', 'A');
      expectUnseen(verdict);
      expect(sayingsOf(verdict)).toContain('opening/not-there');
    }
  });

  test('not a vehicle', () => {
    const board = atTheWindow(OUT);
    const lorry = { ...sketchBoard('B', { B: truck() }).models.B!, declared: board.models.B!.declared };
    const verdict = sees({ ...board, models: { ...board.models, B: { ...lorry, pose: board.models.B!.pose } } }, 'A', 'B');
    expect(sayingsOf(verdict)).toContain('opening/not-there');
  });

  test('SK-SQ-4: a squad whose base stands at the window looks out as well', () => {
    const squad = squadOfFive({ ...OUT, facing: -Math.PI / 2 });
    const board = sketchBoard(PLAN, { A: man(), B: squad, W: picture(wallFromFront('house', HIGH_SILL)) });
    expectSees(sees(withPushed(board, 'B', 10, 0), 'B', 'A'), 'sight/figure-seen');
  });
});

describe('SK-LOS-9: looking out ends', () => {
  test('when he lies down', () => {
    const verdict = sees(atTheWindow({ ...OUT, stance: 'prone' }), 'B', 'A');
    expectUnseen(verdict);
    expect(sayingsOf(verdict)).toContain('opening/not-while-prone');
    expect(prone().stance).toBe('prone');
  });

  test('when he hides', () => {
    const board = atTheWindow({ ...OUT, hidingBehind: 'house' });
    expectUnseen(sees(board, 'B', 'A'), 'hiding/blind-to-far-side');
    expect(sayingsOf(sees(board, 'B', 'A'))).toContain('opening/not-while-hiding');
    expectUnseen(sees(board, 'A', 'B'), 'hiding/unseen-from-far-side');
  });

  test('a kneeling sculpt looks out from where a standing one would', () => {
    const standing = sees(atTheWindow(OUT), 'B', 'A');
    const kneeling = sees(withChanged(atTheWindow(OUT), 'B', { stance: 'kneeling' }), 'B', 'A');
    expect(kneeling.answer).toEqual(standing.answer);
  });
});
