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

  test.each(pairs)(
    'BT-DX-15 (BT-AREA-5, BT-AREA-6): past a wood of Category %d look class %d and class %d',
    (category, one, other) => {
      const verdict = look([wood(category, 0, 1)], model('a', -4, 10, one), model('b', 5, 10, other));
      const sees = category === 1 ? !(one === 1 && other === 1) : category === 2 ? one === 3 || other === 3 : false;
      expect(verdict.answer.sees).toBe(sees);
      const low = category === 1 && one > 1 && other > 1;
      expect(clauses(verdict)).toContain(sees ? (low ? 'BT-AREA-11' : 'BT-AREA-6') : 'BT-AREA-5');
    },
  );

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

describe('sight past a close combat', () => {
  /** Two who fight beside each other, base to base, across the line from a to b unless told otherwise. */
  const fight = (x: number, z: number, tall: 1 | 2 | 3 = 2): readonly Model[] => [
    model('f', x, z, 2, { unit: 'blues', owner: 'blue' }),
    model('g', x, z + 1, tall, { unit: 'reds' }),
  ];
  const ask = (fighters: readonly Model[], one: Model, other: Model, settings: Settings = {}) => {
    const table = tableOf(boardOf([], [one, other, ...fighters]), { closeCallTolerance: 0, ...settings });
    const result = battle.answer({ kind: 'sees', looker: one.id, target: other.id }, table);
    if (!result.ok) throw new Error(result.problem.code);
    return result.value as Verdict<SeesAnswer>;
  };
  const [near, far] = [(c: 1 | 2 | 3) => model('a', -10, 0, c), (c: 1 | 2 | 3) => model('b', 10, 0, c)] as const;
  const says = (verdict: Verdict<SeesAnswer>) => verdict.because.map((one) => `${one.clause} ${one.says}`);

  test('BT-DX-20 (BT-LOS-10, BT-LOS-11): infantry that fights blocks class 2 and class 2, not class 3, and a Carnifex among them blocks class 3', () => {
    expect(ask(fight(0, -0.5), near(2), far(2)).answer.sees).toBe(false);
    expect(says(ask(fight(0, -0.5), near(2), far(2)))[0]).toBe('BT-LOS-10 combat/blocks');
    expect(ask(fight(0, -0.5), near(2), far(3)).answer.sees).toBe(true);
    expect(says(ask(fight(0, -0.5), near(2), far(3)))).toContain('BT-LOS-11 combat/looked-over');
    const withCarnifex = ask(fight(0, -0.5, 3), near(3), far(2));
    expect(withCarnifex.answer.sees).toBe(false);
    expect(withCarnifex.because.find(({ says: code }) => code === 'combat/blocks')?.fill).toEqual({ tallest: 'g', height: 3 });
  });

  test('BT-LOS-3, BT-LOS-10: men who stand there and touch no enemy block nobody, and neither do two of one side', () => {
    const [f, g] = fight(0, -0.5);
    expect(ask([f!, { ...g!, pose: { ...g!.pose, at: { ...g!.pose.at, z: 0.51 * INCH } } }], near(2), far(2)).answer.sees).toBe(
      true,
    );
    expect(ask([f!, { ...g!, owner: 'blue' }], near(2), far(2)).answer.sees).toBe(true);
  });

  test('BT-LOS-12: it blocks a line that crosses the area around all bases of those who fight, also between them, and not one beside it', () => {
    // the line along z = 0 runs between the two pairs of one combat
    const pairs = [...fight(0, -4), ...fight(1, 3).map((one) => ({ ...one, id: `${one.id}2` }))];
    expect(ask(pairs, near(2), far(2)).answer.sees).toBe(false);
    // two combats of other units do not close the gap between them
    const apart = pairs.map((one) => ({ ...one, unit: one.id.endsWith('2') ? `${one.unit} 2` : one.unit }));
    expect(ask(apart, near(2), far(2)).answer.sees).toBe(true);
    // a comrade 2 inches behind fights as well, and one who is farther off does not
    const mate = (z: number) => model('m', 0, z, 2, { unit: 'reds' });
    expect(ask([...fight(0, -4.5), mate(-0.5)], near(2), far(2)).answer.sees).toBe(true);
    expect(ask([...fight(0, -4.4), mate(-0.4)], near(2), far(2)).answer.sees).toBe(false);
    expect(ask([...fight(0, -4.5), mate(-0.4)], near(2), far(2)).answer.sees).toBe(true);
  });

  test('BT-LOS-12: a line that only touches it is free; within the tolerance on either side it is for the table to settle', () => {
    const at = (z: number) => fight(0, z - 1.5 - 0.0);
    const settle = { closeCallTolerance: 1 };
    const by = (mm: number) => ask(at(mm / INCH), near(2), far(2), settle);
    // the lower base ends at z = 0 where the line is
    expect([by(-1.5), by(-0.5), by(0.5), by(1.5)].map(({ answer, confidence }) => [answer.sees, confidence])).toEqual([
      [true, 'clear'],
      [true, 'close-call'],
      [false, 'close-call'],
      [false, 'clear'],
    ]);
    expect(says(by(-0.5))).toContain('BT-LOS-12 combat/just-beside-the-line');
    expect(ask(at(0), near(2), far(2)).answer.sees).toBe(true);
  });

  test('BT-LOS-12: whoever fights himself is seen past his own combat', () => {
    const [f, g] = fight(0, -0.5);
    expect(ask([g!], near(2), f!).answer.sees).toBe(true);
  });
});
