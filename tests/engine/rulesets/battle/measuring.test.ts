import { expect, test } from 'vitest';
import { type Board, battle, type Question, type Zone } from '../../../../engine/index.ts';
import { tableOf } from '../../../support/expect-verdict.ts';
import { boardOf, ground, man } from '../../../support/sight-board.ts';

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

test('BT-RANGE-4: a unit is as near as the nearest of its models', () => {
  const board = boardOf([], [firer, soldier('b', 9, 0, 'squad'), soldier('c', 13, 0, 'squad')]);
  const verdict = verdictOn(
    { kind: 'within', what: { kind: 'unit', owner: 'blue', unit: 'squad' }, of: model('a'), distance: 8.1 * INCH, wholly: false },
    board,
  );
  expect(verdict.answer).toMatchObject({ holds: true, distance: expect.closeTo(8 * INCH, 9) });
  expect(clausesOf(verdict)).toContain('BT-RANGE-4');
});

test('BT-PRIO-8: the closest is found from base to base; BT-PRIO-6: of two that are as near a player chooses', () => {
  const closest = (...among: readonly ReturnType<typeof soldier>[]) =>
    verdictOn({ kind: 'closest', to: model('a'), among: among.map(({ id }) => model(id)) }, boardOf([], [firer, ...among]));
  expect(clausesOf(closest(soldier('b', 5), soldier('c', 0, 4)))).toContain('BT-PRIO-8');
  expect(clausesOf(closest(soldier('b', 5), soldier('c', 0, 5)))).toContain('BT-PRIO-6');
});
