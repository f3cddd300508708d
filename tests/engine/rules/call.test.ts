import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { all, any, type Call, NO, not, YES } from '../../../engine/rules/call.ts';
import { isAtLeast, isHigherThan, isWithin, reachesShare } from '../../../engine/rules/limits.ts';
import { soak } from '../../support/soak.ts';

const calls = fc.record({ holds: fc.boolean(), close: fc.boolean() });
const CLOSE_YES: Call = { holds: true, close: true };
const CLOSE_NO: Call = { holds: false, close: true };

describe('an umpire’s calls', () => {
  test('a close call next to a clear one only matters where it can turn the answer', () => {
    expect(all(CLOSE_YES, NO)).toEqual(NO);
    expect(all(CLOSE_YES, YES)).toEqual(CLOSE_YES);
    expect(any(CLOSE_NO, YES)).toEqual(YES);
    expect(any(CLOSE_NO, NO)).toEqual(CLOSE_NO);
    expect(not(CLOSE_YES)).toEqual(CLOSE_NO);
  });

  test('nothing at all holds together, and none of nothing holds', () => {
    expect(all()).toEqual(YES);
    expect(any()).toEqual(NO);
  });

  test('an answer is close exactly when turning close calls can turn it', () => {
    const turned = (list: readonly Call[]): boolean[][] =>
      list.reduce<boolean[][]>(
        (rows, { holds, close }) =>
          rows.flatMap((row) =>
            close
              ? [
                  [...row, true],
                  [...row, false],
                ]
              : [[...row, holds]],
          ),
        [[]],
      );
    fc.assert(
      fc.property(fc.array(calls, { maxLength: 6 }), (list) => {
        const ways = turned(list);
        const everyOutcome = new Set(ways.map((row) => row.every(Boolean)));
        const someOutcome = new Set(ways.map((row) => row.some(Boolean)));
        expect(all(...list).close).toBe(everyOutcome.size > 1);
        expect(any(...list).close).toBe(someOutcome.size > 1);
        expect(all(...list).holds).toBe(list.every(({ holds }) => holds));
        expect(any(...list).holds).toBe(list.some(({ holds }) => holds));
      }),
      { numRuns: soak(200), seed: 20240611 },
    );
  });
});

describe('SK-GEN-12: limits', () => {
  test('"within" and "at least" take the limit in, "higher than" leaves it out', () => {
    expect([isWithin(20, 20, 0).holds, isAtLeast(25, 25, 0).holds, isHigherThan(25, 25, 0).holds]).toEqual([true, true, false]);
    expect([isWithin(20.1, 20, 0).holds, isAtLeast(24.9, 25, 0).holds, isHigherThan(25.1, 25, 0).holds]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('the rounding of a turned board does not push a length over its limit', () => {
    expect(isWithin(20 + 4e-13, 20, 0)).toEqual({ holds: true, close: false });
    expect(isHigherThan(25 + 4e-13, 25, 0)).toEqual({ holds: false, close: false });
  });

  test('what is as near as the tolerance is close, what is farther is not', () => {
    expect([19, 20, 21].map((gap) => isWithin(gap, 20, 1).close)).toEqual([true, true, true]);
    expect([18.9, 21.1].map((gap) => isWithin(gap, 20, 1).close)).toEqual([false, false]);
  });

  test('a share whose bounds lie on both sides of its threshold is close', () => {
    expect(reachesShare({ atLeast: 0.1, atMost: 0.4 }, 0.25)).toEqual({ holds: true, close: true });
    expect(reachesShare({ atLeast: 0.25, atMost: 0.25 }, 0.25)).toEqual({ holds: true, close: false });
    expect(reachesShare({ atLeast: 0.2, atMost: 0.2 }, 0.25)).toEqual({ holds: false, close: false });
  });
});
