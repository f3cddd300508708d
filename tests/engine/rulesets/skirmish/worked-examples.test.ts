import { describe, expect, test } from 'vitest';
import { effectiveCover } from '../../../../engine/index.ts';
import { sketchBoard, wall } from '../../../support/board-sketch.ts';
import {
  coverOf,
  expectCover,
  expectSees,
  expectUnseen,
  sayingsOf,
  sees,
  tableOf,
  withPiecePushed,
  withPushed,
} from '../../../support/expect-verdict.ts';
import { man, prone, squadOfTen, tank } from '../../../support/figures.ts';

/** A wall of card, so that its near and far edge are one. */
const thin = (height: number) => wall('wall', height, { thick: 0.02 });

describe('the worked examples of distance', () => {
  const board = sketchBoard('A.......B', { A: man(), B: man({ on: 60 }) });
  const heads = (of: typeof board) => tableOf(of).space.distance('A', 'B', 'heads').distance;

  test('SK-EX-20 (SK-DIST-1, SK-MODEL-5): 8 cm away and 6 cm up are 10 cm from head to head; 8.1 cm away are 10.08', () => {
    expect(heads(board)).toBeCloseTo(100, 6);
    expect(heads(withPushed(board, 'B', 1, 0))).toBeCloseTo(100.8, 1);
  });

  test('SK-EX-21 (SK-DIST-2): axes 4.9 cm apart leave 1.9 cm between the bases, 5 cm leave 2', () => {
    const near = sketchBoard('A....B', { A: man(), B: man() });
    const gap = (of: typeof near) => tableOf(of).space.distance('A', 'B', 'bases').distance;
    expect(gap(withPushed(near, 'B', -1, 0))).toBeCloseTo(19, 6);
    expect(gap(near)).toBeCloseTo(20, 6);
  });

  test('SK-DIST-3: a base 1.5 cm higher is farther away', () => {
    const stepped = sketchBoard('A....B', { A: man(), B: man({ on: 15 }) });
    expect(tableOf(stepped).space.distance('A', 'B', 'bases').distance).toBeCloseTo(25, 6);
  });
});

describe('the worked examples of sight', () => {
  const overTheWall = (height: number) =>
    sketchBoard(
      `
      ..........|..
      A.........|.B
      ..........|..
      `,
      { A: man(), B: man(), '|': thin(height) },
    );

  test('SK-EX-22: over a wall of 4 cm the head is seen, over one of 5.2 cm it is not', () => {
    expectSees(sees(overTheWall(40)), 'sight/figure-seen');
    expectUnseen(sees(overTheWall(52)), 'sight/hidden-by-terrain');
  });

  test('SK-EX-22: the line to the top of the head passes the wall at 4.917, so 4.8 cm still show it and 4.95 cm do not', () => {
    expectSees(sees(overTheWall(48)), 'sight/figure-seen');
    expect(sees(overTheWall(49.5)).answer.sees).toBe(false);
  });

  test('SK-EX-23: only the legs show under a table: not seen', () => {
    const board = sketchBoard(
      `
      ............................|..
      A...........................|.B
      ............................|..
      `,
      { A: man(), B: man(), '|': wall('table', 200, { from: 27, thick: 2 }) },
    );
    const verdict = sees(board);
    expectUnseen(verdict, 'sight/hidden-by-terrain');
    expect(sayingsOf(verdict)).toContain('sight/only-uncounted-parts-seen');
    expect(verdict.answer.regions.find(({ region }) => region === 'legs')?.share.atLeast).toBeGreaterThan(0.5);
    expect(verdict.answer.regions.find(({ region }) => region === 'chest')?.share.atMost).toBe(0);
  });

  test('SK-EX-25: the hider behind a wall of 3 cm is seen by one who stands at 9 cm from 6.0 cm away, not from 6.1', () => {
    const board = sketchBoard(
      `
      ......|..
      A.....|.B
      ......|..
      `,
      { A: man({ on: 90 }), B: man({ hidingBehind: 'wall' }), '|': wall('wall', 30, { thick: 2 }) },
    );
    const at = (distance: number) => withPiecePushed(board, 'wall', distance - 59, 0);
    // At the table neither can be told from the other by hand, so both are close calls; the rule still says which is which.
    expectSees(sees(at(60)), 'sight/figure-seen', 'close-call');
    expectUnseen(sees(at(61)), 'hiding/unseen-from-far-side', 'close-call');
    expectSees(sees(at(58)), 'sight/figure-seen');
    expectUnseen(sees(at(63)), 'hiding/unseen-from-far-side');
    const exactly = { closeCallTolerance: 0 };
    expectSees(sees(at(60), 'A', 'B', exactly), 'sight/figure-seen');
    expectUnseen(sees(at(61), 'A', 'B', exactly), 'hiding/unseen-from-far-side');
  });

  test('SK-EX-26: prone behind a wall of 2.6 cm is not visible; behind 2.5 cm ordinary sight lines apply', () => {
    const lyingBehind = (height: number) =>
      sketchBoard(
        `
        ..........|..
        A.........|.B
        ..........|..
        `,
        { A: man(), B: prone(), '|': wall('wall', height, { thick: 2 }) },
      );
    const hidden = sees(lyingBehind(26));
    expectUnseen(hidden, 'prone/hidden-behind-cover');
    expect(hidden.answer.whole.atLeast, 'a plain ray would reach him').toBeGreaterThan(0);
    expectSees(sees(lyingBehind(25)), 'sight/figure-seen');
  });
});

describe('the worked examples of cover', () => {
  const behind = (height: number) =>
    sketchBoard(
      `
      ............................|..
      A...........................|.B
      ............................|..
      `,
      { A: man(), B: man(), '|': thin(height) },
    );

  test('SK-EX-24 (SK-GEOM-1): a wall of 2.5 cm hides 46.7 % of a man 2 cm behind it and covers him; one of 1.2 cm hides 19.0 % and does not', () => {
    const high = coverOf(behind(25));
    expect(high.answer.weighed[0]?.share.atLeast).toBeCloseTo(0.467, 3);
    expectCover(high, 2, 'cover/terrain-hides-enough');
    const low = coverOf(behind(12));
    expect(low.answer.weighed[0]?.share.atLeast).toBeCloseTo(0.19, 3);
    expectCover(low, 0, 'cover/none');
    expect(sayingsOf(low)).toContain('cover/terrain-hides-too-little');
  });

  test('SK-EX-40: a rifle at medium range (9), Aim 5, against cover 2: a natural 6 is needed', () => {
    const verdict = coverOf(behind(25));
    const rise = verdict.because.find(({ says }) => says === 'cover/target-number-rises')?.fill.value;
    expect(9 + Number(rise) - 5).toBe(6);
  });

  const shot = { ap: 1, shortRange: false, weaponIgnoresShortRange: false, closeRangeProof: false, concealOnly: false };

  test.each([
    ['armour piercing 1', { ...shot }, 2],
    ['armour piercing 2', { ...shot, ap: 2 }, 1],
    ['armour piercing 3', { ...shot, ap: 3 }, 0],
    ['armour piercing 1 at short range', { ...shot, shortRange: true }, 1],
    ['armour piercing 2 at short range', { ...shot, ap: 2, shortRange: true }, 0],
    ['a submachine gun at short range', { ...shot, shortRange: true, weaponIgnoresShortRange: true }, 2],
  ])('SK-EX-42: cover 2 against %s is worth %o', (_, against, left) => {
    expect(effectiveCover(2, against).toHit).toBe(left);
  });

  test('SK-EX-42 (SK-COVER-2, SK-COVER-3, SK-COVER-6): what is left of cover 2 at short range and against armour piercing is told with the cover', () => {
    const { because } = coverOf(behind(25));
    expect(because.find(({ says }) => says === 'cover/at-short-range')?.fill).toEqual({ value: 1, excepted: 2 });
    expect(because.find(({ says }) => says === 'cover/against-armour-piercing')?.fill).toEqual({
      piercing2: 1,
      piercing3: 0,
      shortPiercing2: 0,
    });
  });

  test('SK-EX-43: directly behind an armoured vehicle that hides half of him a man has cover 2', () => {
    const board = sketchBoard('A..................T.....B', { A: man(), B: man(), T: tank({ facing: 0 }) });
    const verdict = coverOf(withPushed(board, 'B', 5, 0));
    expectCover(verdict, 2, 'cover/model-hides-enough');
    expect(verdict.answer.from).toEqual({ kind: 'model', model: 'T' });
  });

  test('SK-EX-44: directly behind another man he has cover 1', () => {
    const board = sketchBoard('A..................C...B', { A: man(), B: man(), C: man() });
    expectCover(coverOf(board), 1, 'cover/model-hides-enough');
  });

  test('SK-SQ-4: a squad of ten is seen when one of its men is', () => {
    const board = sketchBoard(
      `
      ....................#..
      ....................#..
      A...................#.B
      ....................#..
      .......................
      .......................
      `,
      { A: man(), B: squadOfTen(), '#': wall('wall', 80) },
    );
    const verdict = sees(board);
    expectSees(verdict, 'sight/figure-seen');
    const members = new Set(verdict.answer.regions.filter(({ share }) => share.atLeast > 0).map(({ member }) => member));
    expect(members.size).toBeGreaterThan(0);
    expect(members.size).toBeLessThan(10);
  });
});
