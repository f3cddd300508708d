import { expect, test } from 'vitest';
import {
  type Field,
  type FieldQuestion,
  gatherField,
  openFieldWork,
  planField,
  skirmish,
  stepField,
  tasksOf,
  USUAL_MAN,
} from '../../../engine/index.ts';
import { fieldOf, labTable } from '../../support/lab.ts';
import { boardOf, box, man, piece } from '../../support/sight-board.ts';

const wall = piece('wall', { low: box(-150, 0, -20, 150, 60, 20) });
const table = labTable(boardOf([wall], [man('one', 0, 300)]));
const question: FieldQuestion = {
  figure: USUAL_MAN,
  cell: 20,
  within: null,
  sought: { kind: 'seen-from', viewers: { kind: 'model', model: 'one' }, accuracy: { within: 0.01 } },
};

test('a map is told coarsely first, one square of 64, and is finer step by step until it is the whole map', () => {
  const plan = planField(table, skirmish, question);
  if (!plan.ok) throw new Error(plan.problem.code);
  const steps = stepField(table, skirmish, plan.value);
  const pictures: Field[] = [];
  let last: Field | null = null;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      last = step.value;
      break;
    }
    if (pictures.at(-1)?.done !== step.value.done) pictures.push(step.value.picture());
  }
  const strides = pictures.map(({ stride }) => stride);
  expect(strides).toEqual([...strides].sort((a, b) => b - a));
  const coarse = pictures.find(({ stride }) => stride === 8)!;
  expect(coarse.done).toBeLessThan(0.02);
  expect(coarse.places.cells.length).toBeGreaterThan(20);
  expect(last.stride).toBe(1);
  expect(last.done).toBe(1);
  expect(last).toEqual(fieldOf(table, question));
  // nothing that was told early is told otherwise later
  coarse.places.cells.forEach((cell, i) => {
    const place = last.places.cells.indexOf(cell);
    expect([last.atLeast[place], last.atMost[place]]).toEqual([coarse.atLeast[i], coarse.atMost[i]]);
  });
});

test('in whatever order the parts of a map are worked out, and on however many threads, it is the same map', () => {
  const plan = planField(table, skirmish, question);
  if (!plan.ok) throw new Error(plan.problem.code);
  const workers = [0, 1].map(() => openFieldWork(labTable(table.board), skirmish, structuredClone(plan.value)));
  const gathered = gatherField(plan.value);
  const patches = tasksOf(plan.value).map((task, i) => structuredClone(workers[i % 2]!(structuredClone(task))));
  for (const patch of patches.reverse()) gathered.take(patch);
  expect(gathered.field()).toEqual(fieldOf(table, question));
});

test('of a zone only the squares in it are told', () => {
  const zone = {
    id: 'z',
    name: '',
    owner: null,
    kind: 'deployment',
    outline: [
      { x: -100, z: 100 },
      { x: 100, z: 100 },
      { x: 100, z: 200 },
      { x: -100, z: 200 },
    ],
  } as const;
  const zoned = labTable({ ...table.board, zones: { z: zone } });
  const { places } = fieldOf(zoned, { ...question, within: 'z' });
  expect(places.cells.length).toBe(50);
  for (let i = 0; i < 50; i++) {
    expect(Math.abs(places.at[3 * i]!)).toBeLessThan(100);
    expect(places.at[3 * i + 2]!).toBeGreaterThan(100);
  }
});
