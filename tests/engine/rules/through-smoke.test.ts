import { expect, test } from 'vitest';
import { type LastingEffect, withZone, zoneOfTemplate } from '../../../engine/index.ts';
import { boardOf, man } from '../../support/sight-board.ts';
import { circle, laid, refusalOn, verdictOn } from '../../support/template-questions.ts';

/** Ann at the left and Bob at the right, 40 cm apart, with something lingering on a circle of 10 cm so far aside of the middle. */
const tableWith = (of: LastingEffect['of'], aside: number) =>
  withZone(
    boardOf([], [man('ann', -200, 0), man('bob', 200, 0)]),
    zoneOfTemplate(laid(circle(100), 0, aside), { id: 'cloud', name: 'The cloud', of, level: 'column' }),
  );
const sees = { kind: 'sees', looker: 'ann', target: 'bob' } as const;
const covered = { kind: 'cover-of', shooter: 'bob', target: 'ann' } as const;

test('a look past smoke is turned down, and so is cover behind it', () => {
  expect(refusalOn(sees, tableWith('smoke', 0))).toBe('sight/smoke-between');
  expect(refusalOn(covered, tableWith('smoke', 0))).toBe('sight/smoke-between');
});

test('smoke beside all lines between the two hides nothing; it is beside where it touches them', () => {
  expect(refusalOn(sees, tableWith('smoke', 64.9))).toBe('sight/smoke-between');
  expect(verdictOn(sees, tableWith('smoke', 65)).answer.sees).toBe(true);
});

test('one sees through gas, as its rules say', () => {
  expect(verdictOn(sees, tableWith('gas', 0)).answer.sees).toBe(true);
});
