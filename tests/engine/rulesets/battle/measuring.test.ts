import { describe, expect, test } from 'vitest';
import { type Board, battle, core, type Question, type RuleSet, type Zone } from '../../../../engine/index.ts';
import { tableOf } from '../../../support/expect-verdict.ts';
import { boardOf, box, ground, man, piece } from '../../../support/sight-board.ts';

const INCH = 25.4;
const verdictOn = <Asked extends Question>(question: Asked, board: Board) => {
  const result = battle.answer(question, tableOf(board));
  if (!result.ok) throw new Error(`refused: ${result.problem.code}`);
  return result.value;
};
const base = { kind: 'round', diameter: INCH } as const;
const soldier = (id: string, x: number, z = 0, unit = '') => man(id, x * INCH, z * INCH, { base, unit, owner: 'blue' });
const firer = man('a', 0, 0, { base });
const model = (id: string) => ({ kind: 'model', model: id }) as const;
const clausesOf = ({ because }: { readonly because: readonly { readonly clause: string }[] }) =>
  because.map(({ clause }) => clause);

test('BT-MODEL-6: the footprint of a model is its base: it is in a zone that a part of its base is in', () => {
  const zone: Zone = { id: 'zone', name: 'Zone', kind: 'deployment', owner: null, outline: ground(-INCH, -INCH, INCH, INCH) };
  const inside = (x: number) => {
    const board = { ...boardOf([], [man('a', x * INCH, 0, { base })]), zones: { zone } };
    return verdictOn({ kind: 'within', what: model('a'), of: { kind: 'zone', zone: 'zone' }, distance: 0, wholly: false }, board);
  };
  expect([1.4, 1.6].map((x) => inside(x).answer.holds)).toEqual([true, false]);
  expect(clausesOf(inside(0.6))).toContain('BT-MODEL-6');
});

test('BT-MODEL-7: a unit is as near as the nearest of its models', () => {
  const board = boardOf([], [firer, soldier('b', 9, 0, 'squad'), soldier('c', 13, 0, 'squad')]);
  const verdict = verdictOn(
    { kind: 'within', what: { kind: 'unit', owner: 'blue', unit: 'squad' }, of: model('a'), distance: 8.1 * INCH, wholly: false },
    board,
  );
  expect(verdict.answer).toMatchObject({ holds: true, distance: expect.closeTo(8 * INCH, 9) });
  expect(clausesOf(verdict)).toContain('BT-MODEL-7');
});

describe('BT-RANGE-4: range is measured to the nearest of a unit whom the firer sees', () => {
  const squad = { kind: 'unit', owner: 'blue', unit: 'squad' } as const;
  const wall = (z0: number, z1: number) => piece('wall', { all: box(5 * INCH, 0, z0 * INCH, 5.1 * INCH, 100, z1 * INCH) });
  const men = [firer, soldier('b', 9, 0, 'squad'), soldier('c', 0, 13, 'squad')];
  const range = (inches: number, pieces = [wall(-2, 2)], more: object = {}) =>
    verdictOn(
      { kind: 'within', what: model('a'), of: squad, distance: inches * INCH, wholly: false, inSight: true, ...more },
      boardOf(pieces, men),
    );
  const says = ({ because }: { readonly because: readonly { readonly says: string }[] }) => because.map((one) => one.says);

  test('a nearer one whom he does not see does not count, and is told', () => {
    expect(range(10).answer).toMatchObject({ holds: false, distance: expect.closeTo(12 * INCH, 9) });
    expect(says(range(10))).toEqual(['range/too-far', 'range/nearer-unseen']);
    expect(range(12.1).answer.holds).toBe(true);
    expect(range(12)).toMatchObject({ answer: { holds: true }, confidence: 'close-call' });
    expect(says(range(13))).toEqual(['range/near-enough', 'range/nearer-unseen']);
    expect(range(10).answer.models.map(({ holds }) => holds)).toEqual([false, false]);
  });

  test('asked the other way round it is the same, and in the open the nearest counts', () => {
    expect(range(10, undefined, { what: squad, of: model('a') }).answer.holds).toBe(false);
    expect(range(8, []).answer).toMatchObject({ holds: true, distance: expect.closeTo(8 * INCH, 9) });
  });

  test('whoever sees nobody of them has nobody in range', () => {
    const board = boardOf([wall(-20, 20)], [firer, soldier('b', 9, 0, 'squad')]);
    const verdict = verdictOn(
      { kind: 'within', what: model('a'), of: squad, distance: 50 * INCH, wholly: false, inSight: true },
      board,
    );
    expect(verdict.answer.holds).toBe(false);
    expect(says(verdict)).toEqual(['range/nobody-seen']);
  });

  test('what cannot be asked is refused: of two units, of himself, wholly, and of books that say otherwise where sight counts', () => {
    const refused = (more: object, rules: RuleSet = battle) => {
      const question = {
        kind: 'within',
        what: model('a'),
        of: squad,
        distance: 10,
        wholly: false,
        inSight: true,
        ...more,
      } as const;
      const result = rules.answer(question, tableOf(boardOf([], men)));
      return result.ok ? 'was answered' : result.problem.code;
    };
    expect(refused({ what: squad, of: squad })).toBe('measured/not-a-model');
    expect(refused({ of: model('a') })).toBe('measured/is-the-same');
    expect(refused({ wholly: true })).toBe('wholly/not-in-these-rules');
    expect(refused({ distance: -1 })).toBe('distance/not-a-length');
    expect(refused({}, core)).toBe('within/not-by-sight-in-these-rules');
  });
});

test('BT-PRIO-8: the closest is found from base to base; BT-PRIO-6: of two that are as near a player chooses', () => {
  const closest = (...among: readonly ReturnType<typeof soldier>[]) =>
    verdictOn({ kind: 'closest', to: model('a'), among: among.map(({ id }) => model(id)) }, boardOf([], [firer, ...among]));
  expect(clausesOf(closest(soldier('b', 5), soldier('c', 0, 4)))).toContain('BT-PRIO-8');
  expect(clausesOf(closest(soldier('b', 5), soldier('c', 0, 5)))).toContain('BT-PRIO-6');
});
