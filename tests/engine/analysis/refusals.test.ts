import { expect, test } from 'vitest';
import { type FieldQuestion, LAB_REFUSAL_CODES, planField, skirmish, stepLanes, USUAL_MAN } from '../../../engine/index.ts';
import { labTable } from '../../support/lab.ts';
import { at, boardOf, box, ground, man, piece } from '../../support/sight-board.ts';

const filled = { id: 'filled', name: 'Filled', owner: null, kind: 'deployment', outline: ground(-40, -40, 40, 40) } as const;
const board = {
  ...boardOf([piece('block', { all: box(-100, 0, -100, 100, 400, 100) }, { traits: noStanding() })], [man('one', 200, 200)]),
  zones: { filled },
  sides: { idle: { id: 'idle', name: 'Idle', colour: '#aa0000' } },
};
const table = labTable(board);

function noStanding() {
  return { heightCategory: null, difficult: null, dangerous: false, impassable: true, soft: false, area: false } as const;
}

const usual: FieldQuestion = {
  figure: USUAL_MAN,
  cell: 50,
  within: null,
  sought: { kind: 'seen-from', viewers: { kind: 'model', model: 'one' }, accuracy: 'exact' },
};
const from = (viewers: Extract<FieldQuestion['sought'], { kind: 'seen-from' }>['viewers']): FieldQuestion => ({
  ...usual,
  sought: { kind: 'seen-from', viewers, accuracy: 'exact' },
});

/** Lanes are no field, and have a test of their own below. */
type OfFields = Exclude<(typeof LAB_REFUSAL_CODES)[number], 'lab/lane-width'>;

const REFUSED: Readonly<Record<OfFields, FieldQuestion>> = {
  'lab/cell-size': { ...usual, cell: 4.9 },
  'lab/figure-size': { ...usual, figure: { kind: 'man', height: 1, base: { kind: 'none' }, stance: 'standing' } },
  'lab/model-not-there': from({ kind: 'model', model: 'nobody' }),
  'lab/unit-not-there': from({ kind: 'unit', unit: 'nobody' }),
  'lab/side-not-there': from({ kind: 'side', side: 'nobody' }),
  'lab/zone-not-there': { ...usual, within: 'nowhere' },
  'lab/nobody-looks': from({ kind: 'side', side: 'idle' }),
  'lab/nowhere-to-stand': from({ kind: 'zone', zone: 'filled', cell: 20 }),
  'lab/no-moves': { ...usual, sought: { kind: 'cost-to-come', starts: { kind: 'model', model: 'one' }, moves: 0 } },
  'lab/eye-inside': from({ kind: 'point', at: at(0, 45, 0) }),
};

test.each(LAB_REFUSAL_CODES.filter((code): code is OfFields => code !== 'lab/lane-width'))(
  'a question is turned down with %s',
  (code) => {
    const planned = planField(table, skirmish, REFUSED[code]);
    expect(planned.ok ? null : planned.problem.code).toBe(code);
  },
);

test('the finest and the coarsest squares may be asked for', () => {
  for (const cell of [5, 200]) expect(planField(table, skirmish, { ...usual, cell }).ok).toBe(true);
});

test('lanes are not measured beyond 300 mm, nor below nothing: lab/lane-width', () => {
  for (const leastWidth of [-1, 301, Number.NaN]) {
    const step = stepLanes(table, skirmish, { figure: USUAL_MAN, cell: 40, leastWidth, most: 3, within: null }).next();
    expect(step.done && !step.value.ok ? step.value.problem.code : null).toBe('lab/lane-width');
  }
});
