import { expect, test } from 'vitest';
import {
  type ExposuresFinding,
  type ExposuresQuestion,
  findChokePoints,
  skirmish,
  stepExposures,
  type Table,
  USUAL_MAN,
  type Zone,
} from '../../../engine/index.ts';
import { boardOfAllKits } from '../../support/kit-board.ts';
import { fieldOf, labTable } from '../../support/lab.ts';
import { boardOf, box, ground, man, piece } from '../../support/sight-board.ts';

const zone = (id: string, owner: string, z0: number, z1: number): Zone => ({
  id,
  name: id,
  owner,
  kind: 'deployment',
  outline: ground(-300, z0, 300, z1),
});
const far = zone('far', 'red', -580, -420);
const near = zone('near', 'blue', 420, 580);
const well = { id: 'well', name: 'Well', at: { x: 0, y: 0, z: 0 }, radius: 10 };

function exposuresOf(table: Table, question: ExposuresQuestion): ExposuresFinding {
  const steps = stepExposures(table, skirmish, question);
  for (;;) {
    const step = steps.next();
    if (!step.done) continue;
    if (!step.value.ok) throw new Error(step.value.problem.code);
    return step.value.value;
  }
}

test('between two zones as many lines are free one way as the other, among whatever stands there', () => {
  const board = { ...boardOfAllKits(71, 1), zones: { far, near }, objectives: { well } };
  const { exposures } = exposuresOf(labTable(board), { figure: USUAL_MAN, cell: 40, starts: null, ofTable: false });
  const between = exposures.filter(({ of }) => of.kind === 'zone');
  expect(between.map(({ from }) => from)).toEqual(['far', 'near']);
  expect(between[0]!.lines).toBeCloseTo(between[1]!.lines, 12);
  expect(between[0]!.lines).toBeGreaterThan(0);
  expect([between[0]!.places, between[0]!.lookers]).toEqual([between[1]!.lookers, between[1]!.places]);
  expect(exposures.filter(({ of }) => of.kind === 'objective').map(({ from }) => from)).toEqual(['far', 'near']);
});

test('who may move first sees round a wall that hid the other zone whole', () => {
  const wall = piece('wall', { all: box(-310, 0, 300, 310, 120, 310) });
  const board = { ...boardOf([wall], []), zones: { near, far: zone('far', 'red', 60, 220) } };
  const { exposures } = exposuresOf(labTable(board), { figure: USUAL_MAN, cell: 40, starts: 100, ofTable: true });
  const share = (from: string, moves: number) =>
    exposures.find((one) => one.from === from && one.moves === moves && one.of.kind === 'zone')!.share.atLeast;
  expect(share('near', 0)).toBe(0);
  expect(share('near', 1)).toBeGreaterThan(0);
  expect(share('near', 1)).toBeLessThan(1);
});

test('a gap one square wide between two halves of the table is a choke point, and a wide one is none', () => {
  const points = (gap: number) => {
    const walls = { left: box(-600, 0, -10, 20 - gap / 2, 400, 10), right: box(20 + gap / 2, 0, -10, 600, 400, 10) };
    const made = piece('walls', walls);
    const table = labTable(boardOf([{ ...made, traits: { ...made.traits, impassable: true } }], []));
    const field = fieldOf(table, {
      figure: USUAL_MAN,
      cell: 40,
      within: null,
      sought: { kind: 'places-that-see', viewers: { kind: 'point', at: { x: 0, y: 45, z: 300 } } },
    });
    return { ...findChokePoints(field), at: field.places.at };
  };
  expect(points(300).points).toEqual([]);
  const narrow = points(60);
  expect(narrow.points.length).toBeGreaterThan(0);
  const { place, behind } = narrow.points[0]!;
  expect(Math.abs(narrow.at[3 * place]!)).toBeLessThan(40);
  expect(Math.abs(narrow.at[3 * place + 2]!)).toBeLessThan(60);
  expect(behind).toBeGreaterThan(0.4 * 1200 * 1200);
});

test('whoever may move before he looks sees round the wall that he stands behind, and all that he saw without', () => {
  const wall = piece('wall', { low: box(-50, 0, -5, 50, 60, 5) });
  const table = labTable({ ...boardOf([wall], [man('one', 0, 40)]), size: { width: 500, depth: 500 } });
  const after = (moves: number) => {
    const starts = { kind: 'model', model: 'one' } as const;
    const viewers = moves === 0 ? starts : ({ kind: 'reached', starts, moves, cell: 50 } as const);
    return fieldOf(table, { figure: USUAL_MAN, cell: 50, within: null, sought: { kind: 'places-that-see', viewers } });
  };
  const [before, one] = [after(0), after(1)];
  const behind = before.places.cells.findIndex((_, i) => before.places.at[3 * i] === -25 && before.places.at[3 * i + 2] === -75);
  expect(before.atLeast[behind]).toBe(0);
  expect(one.atLeast[behind]).toBeGreaterThan(0);
  for (const [i, count] of before.atLeast.entries()) expect(one.atLeast[i]).toBeGreaterThanOrEqual(count);
});
