import { describe, expect, test } from 'vitest';
import { honestInterval, throwFaces } from '../../../engine/index.ts';

const secretOf = (n: number): string => n.toString(16).padStart(64, '0');
const MINE = secretOf(1);
const THEIRS = secretOf(2);

describe('a throw made of secrets', () => {
  test('is the same for everybody who knows them, and another for every number and secret', () => {
    const faces = throwFaces([MINE, THEIRS], 7, 20, 6);
    expect(throwFaces([MINE, THEIRS], 7, 20, 6)).toEqual(faces);
    for (const other of [
      throwFaces([MINE, THEIRS], 8, 20, 6),
      throwFaces([THEIRS, MINE], 7, 20, 6),
      throwFaces([MINE], 7, 20, 6),
      throwFaces([MINE, secretOf(3)], 7, 20, 6),
    ])
      expect(other).not.toEqual(faces);
  });

  // worked out once with another program, from the words of `throwFaces`
  test('stays what it is in every version to come: games that were kept must play again', () => {
    expect(throwFaces([MINE, THEIRS], 0, 10, 6)).toEqual([1, 1, 2, 2, 6, 3, 5, 3, 5, 2]);
    expect(throwFaces([MINE], 1_000_000, 5, 10)).toEqual([5, 3, 1, 5, 6]);
  });

  test('with more dice begins with the faces of fewer', () => {
    expect(throwFaces([MINE], 0, 100, 10).slice(0, 3)).toEqual(throwFaces([MINE], 0, 3, 10));
  });

  // 60,000 throws of each die; a face is off its share by less than four and a half standard errors
  test.each([2, 3, 6, 10, 20, 100, 256])('of a die with %i faces favours none of them', (sides) => {
    const throws = 60_000;
    const counts = new Array<number>(sides).fill(0);
    for (const face of throwFaces([secretOf(sides)], 0, throws, sides)) counts[face - 1]!++;
    const share = 1 / sides;
    const error = Math.sqrt(throws * share * (1 - share));
    for (const count of counts) expect(Math.abs(count - throws * share)).toBeLessThan(4.5 * error);
  });
});

describe('what a tally tells of a die', () => {
  // Clopper and Pearson's limits from their definition: for no hits of n, 1 - beyond^(1/n); for one hit of two, roots of a square
  test('has the limits that can be worked out by hand', () => {
    expect(honestInterval(0, 10, 0.95)).toEqual({ atLeast: 0, atMost: expect.closeTo(1 - 0.025 ** 0.1, 12) });
    expect(honestInterval(10, 10, 0.95)).toEqual({ atLeast: expect.closeTo(0.025 ** 0.1, 12), atMost: 1 });
    const { atLeast, atMost } = honestInterval(1, 2, 0.95);
    expect(atLeast).toBeCloseTo(1 - Math.sqrt(0.975), 12);
    expect(atMost).toBeCloseTo(Math.sqrt(0.975), 12);
  });

  test('knows nothing before the first throw', () => {
    expect(honestInterval(0, 0, 0.95)).toEqual({ atLeast: 0, atMost: 1 });
  });

  test('is the same for misses as for hits, the other way round', () => {
    for (const [hits, throws] of [
      [3, 17],
      [166, 1000],
      [5000, 30_000],
    ] as const) {
      const one = honestInterval(hits, throws, 0.95);
      const other = honestInterval(throws - hits, throws, 0.95);
      expect(one.atLeast).toBeCloseTo(1 - other.atMost, 12);
      expect(one.atMost).toBeCloseTo(1 - other.atLeast, 12);
      expect(one.atLeast).toBeLessThan(hits / throws);
      expect(one.atMost).toBeGreaterThan(hits / throws);
    }
  });

  test('promises no more than it keeps: of many dice at least 95 in 100 lie within', () => {
    let within = 0;
    const tries = 1000;
    for (let n = 0; n < tries; n++) {
      const sixes = throwFaces([MINE], n, 40, 6).filter((face) => face === 6).length;
      const { atLeast, atMost } = honestInterval(sixes, 40, 0.95);
      if (atLeast <= 1 / 6 && 1 / 6 <= atMost) within++;
    }
    expect(within / tries).toBeGreaterThan(0.95);
  });
});
