import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkFaces, type DiceRoll, oddsOf, parseDice, shareOf, totalOf, waysToReach, writeDice } from '../../../engine/index.ts';

const dice = (text: string): DiceRoll => {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(`${text} is no dice`);
  return parsed.value;
};

describe('dice as rule books write them', () => {
  test('SK-EX-16: 2d6 with a 3 and a 5 is 8, d6*2 with a 3 is 6', () => {
    expect(totalOf(dice('2d6'), [3, 5])).toBe(8);
    expect(totalOf(dice('d6*2'), [3])).toBe(6);
  });

  test('BT-DICE-2: what stands behind the die is added to the roll', () => {
    expect(totalOf(dice('D6+2'), [4])).toBe(6);
    expect(totalOf(dice('2D6 − 1'), [1, 1])).toBe(1);
  });

  test('what is no dice is turned down, and so is more than anybody throws', () => {
    for (const text of ['', 'd', '6', 'd1', '0d6', 'd6*0', '2d6+', '1.5d6', 'd6d6', '-2d6', 'dd6'])
      expect(parseDice(text)).toMatchObject({ ok: false, problem: { code: 'dice/not-understood' } });
    for (const text of ['101d6', 'd101', 'd6*10001', 'd6+999999999999999999999'])
      expect(parseDice(text)).toMatchObject({ ok: false, problem: { code: 'dice/too-many' } });
  });

  test('what is written reads back as the same roll', () => {
    const rolls = fc.record({
      dice: fc.integer({ min: 1, max: 100 }),
      sides: fc.integer({ min: 2, max: 100 }),
      times: fc.integer({ min: 1, max: 10_000 }),
      plus: fc.integer({ min: -10_000, max: 10_000 }),
    });
    fc.assert(
      fc.property(rolls, (roll) => {
        expect(parseDice(writeDice(roll))).toEqual({ ok: true, value: roll });
      }),
    );
  });

  test('faces typed by hand are as many as the dice, and faces that they have', () => {
    expect(checkFaces(dice('2d6'), [6, 1])).toEqual({ ok: true, value: [6, 1] });
    expect(checkFaces(dice('2d6'), [6])).toMatchObject({ problem: { code: 'dice/wrong-count', fill: { wanted: 2, given: 1 } } });
    for (const face of [0, 7, 2.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(checkFaces(dice('2d6'), [1, face])).toMatchObject({ problem: { code: 'dice/no-such-face', where: '[1]' } });
  });
});

describe('odds', () => {
  test('SK-EX-19: two dice come to 7 or less in 21 of 36 throws', () => {
    const odds = oddsOf(dice('2d6'));
    expect(odds.outOf).toBe(36n);
    expect(odds.outOf - waysToReach(odds, 8)).toBe(21n);
  });

  test('are those that counting every throw gives', () => {
    const small = fc.record({
      dice: fc.integer({ min: 1, max: 4 }),
      sides: fc.integer({ min: 2, max: 7 }),
      times: fc.integer({ min: 1, max: 3 }),
      plus: fc.integer({ min: -3, max: 3 }),
    });
    fc.assert(
      fc.property(small, (roll) => {
        const counted = new Map<number, bigint>();
        for (let n = 0; n < roll.sides ** roll.dice; n++) {
          const faces = Array.from({ length: roll.dice }, (_, die) => (Math.floor(n / roll.sides ** die) % roll.sides) + 1);
          const total = totalOf(roll, faces);
          counted.set(total, (counted.get(total) ?? 0n) + 1n);
        }
        expect(new Map(oddsOf(roll).totals.map(({ total, ways }) => [total, ways]))).toEqual(counted);
      }),
      { numRuns: 30 },
    );
  });

  test('of a hundred dice still add up to the whole, to the last throw', () => {
    const odds = oddsOf(dice('100d100'));
    expect(odds.totals.reduce((sum, { ways }) => sum + ways, 0n)).toBe(odds.outOf);
    expect(shareOf(waysToReach(odds, 5050), odds.outOf)).toBeCloseTo(0.5, 2);
    expect(shareOf(odds.outOf, odds.outOf)).toBe(1);
  });
});
