import { describe, expect, test } from 'vitest';
import { battle, type Model, type SeesAnswer, type Settings, type TerrainPiece, type Verdict } from '../../engine/index.ts';
import { tableOf } from '../support/expect-verdict.ts';
import { boardOf, box, ground, man, piece } from '../support/sight-board.ts';

const INCH = 25.4;

/** A wood with nothing in it, over this ground, in inches. */
const wood = (category: 1 | 2 | 3, x0 = 0, x1 = 10): TerrainPiece =>
  piece(
    'wood',
    {},
    {
      footprint: [ground(x0 * INCH, -20 * INCH, x1 * INCH, 20 * INCH)],
      traits: { heightCategory: category, difficult: null, dangerous: false, impassable: false, soft: true, area: true },
    },
  );

/** A model of a class on a test base of one inch, at a place in inches. */
const model = (id: string, x: number, z: number, heightClass: 1 | 2 | 3 = 2, more: Partial<Model> & { y?: number } = {}): Model =>
  man(id, x * INCH, z * INCH, { base: { kind: 'round', diameter: INCH }, heightClass, ...more });

function look(pieces: readonly TerrainPiece[], one: Model, other: Model, settings: Settings = {}): Verdict<SeesAnswer> {
  // exactly six inches would be too close to call by any tolerance; here it is asked what the rules say of it
  const table = tableOf(boardOf(pieces, [one, other]), { closeCallTolerance: 0, ...settings });
  const [there, back] = [
    [one, other],
    [other, one],
  ].map(([from, to]) => {
    const result = battle.answer({ kind: 'sees', looker: from!.id, target: to!.id }, table);
    if (!result.ok) throw new Error(result.problem.code);
    return result.value as Verdict<SeesAnswer>;
  });
  // BT-AREA-12: across a wood whoever sees is seen
  expect(back!.answer.sees).toBe(there!.answer.sees);
  expect(back!.because[0]!.clause).toBe(there!.because[0]!.clause);
  return there!;
}

const clauses = ({ because }: Verdict<SeesAnswer>) => because.map(({ clause }) => clause);

describe('sight and terrain Category', () => {
  const CLASSES = [1, 2, 3] as const;
  const pairs = CLASSES.flatMap((category) => CLASSES.flatMap((one) => CLASSES.map((other) => [category, one, other] as const)));

  test.each(pairs)('BT-DX-15: past a wood of Category %d look class %d and class %d', (category, one, other) => {
    const verdict = look([wood(category, 0, 1)], model('a', -4, 10, one), model('b', 5, 10, other));
    const sees = category === 1 ? !(one === 1 && other === 1) : category === 2 ? one === 3 || other === 3 : false;
    expect(verdict.answer.sees).toBe(sees);
    const low = category === 1 && one > 1 && other > 1;
    expect(clauses(verdict)).toContain(sees ? (low ? 'BT-AREA-11' : 'BT-AREA-6') : 'BT-AREA-5');
  });

  test.each([
    [6.5, true, 'BT-AREA-2'],
    [6.6, false, 'BT-AREA-3'],
  ])('BT-DX-16: a target at %d inches in a Category 3 wood is seen: %s', (x, sees, clause) => {
    const verdict = look([wood(3)], model('a', -4, 10), model('b', x, 10), { closeCallTolerance: 1 });
    expect(verdict.answer.sees).toBe(sees);
    expect(clauses(verdict)).toContain(clause);
    // exactly six inches are allowed, and for the table to settle; a tenth of an inch more is not
    expect(verdict.confidence).toBe(sees ? 'close-call' : 'clear');
  });

  test.each([
    [3, 2, 'insider', true],
    [2, 3, 'insider', false],
    [2, 3, 'either', true],
  ] as const)(
    'BT-DX-17: 8.5 inches deep in Category 2 stands class %d, outside class %d, by %s: seen is %s',
    (target, firer, by, sees) => {
      const verdict = look([wood(2)], model('a', -4, 10, firer), model('b', 9, 10, target), { areaTallException: by });
      expect(verdict.answer.sees).toBe(sees);
      const of = verdict.because.find(({ clause }) => clause === 'BT-AREA-3')!;
      expect(of.fill.depth).toBeCloseTo(8.5 * INCH, 6);
    },
  );

  test.each([
    [2, 2, 6.0, true],
    [2, 2, 6.1, false],
    [3, 3, 20, true],
    [3, 2, 8, false],
  ] as const)(
    'BT-DX-18: both in Category 2, of class %d and %d and %d inches apart, see each other: %s',
    (one, other, apart, sees) => {
      const verdict = look([wood(2)], model('a', 5, -15, one), model('b', 5, -15 + apart + 1, other));
      expect(verdict.answer.sees).toBe(sees);
      expect(clauses(verdict)).toContain('BT-AREA-4');
    },
  );

  const roof = 4 * INCH;
  const house = piece(
    'house',
    { walls: box(-7 * INCH, 0, 9 * INCH, -4 * INCH, roof, 11 * INCH) },
    { traits: { heightCategory: 3, difficult: null, dangerous: false, impassable: false, soft: false, area: false } },
  );
  test.each([
    [2, true],
    [3, false],
  ] as const)(
    'BT-DX-19: from the roof of a Category 3 building class 2 sees over a wood of Category %d: %s',
    (category, sees) => {
      const verdict = look([wood(category), house], model('a', -4.6, 10, 2, { y: roof }), model('b', 14, 10));
      expect(verdict.answer.sees).toBe(sees);
      expect(clauses(verdict)).toContain('BT-AREA-7');
      expect(clauses(verdict)).toContain(sees ? 'BT-AREA-6' : 'BT-AREA-5');
    },
  );

  test('BT-AREA-8: from a tower that both players put in class 4 one sees over everything, and is seen', () => {
    const tower = { ...house, traits: { ...house.traits, heightCategory: 4 as const } };
    const verdict = look([wood(3), tower], model('a', -4.6, 10, 2, { y: roof }), model('b', 14, 10));
    expect(verdict.answer.sees).toBe(true);
    expect(verdict.because.find(({ clause }) => clause === 'BT-AREA-7')?.fill).toMatchObject({ model: 'a', class: 4 });
    // without it the tower is as high as its roof: 4 inches are class 3, and see over no Category 3
    const plain = { ...house, traits: { ...house.traits, heightCategory: null } };
    const low = look([wood(3), plain], model('a', -4.6, 10, 2, { y: roof }), model('b', 14, 10));
    expect(low.answer.sees).toBe(false);
    expect(clauses(low)).toContain('BT-AREA-8');
  });
});
