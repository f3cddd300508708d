import { describe, expect, test } from 'vitest';
import { type Base, type Board, battle, type Model, type RuleSet, type Settings, skirmish } from '../../engine/index.ts';
import { tableOf } from '../support/expect-verdict.ts';
import { boardOf, ground, man, piece } from '../support/sight-board.ts';

/** Distances by the skirmish and battle rules: their worked examples, by number. */
const between = (board: Board, ruleSet: RuleSet, settings: Settings = {}) => {
  const table = tableOf(board, settings);
  const [from, to] = [
    { kind: 'model', model: 'a' },
    { kind: 'model', model: 'b' },
  ] as const;
  const verdictOf = (result: ReturnType<typeof ruleSet.answer>) => {
    if (!result.ok) throw new Error(`refused: ${result.problem.code}`);
    return result.value;
  };
  return {
    measure: () => verdictOf(ruleSet.answer({ kind: 'measure', from, to }, table)),
    within: (distance: number) => {
      const verdict = verdictOf(ruleSet.answer({ kind: 'within', what: from, of: to, distance, wholly: false }, table));
      if (verdict.answer.kind !== 'within') throw new Error('an answer to something else');
      return { ...verdict.answer, confidence: verdict.confidence, clauses: verdict.because.map(({ clause }) => clause) };
    },
  };
};
const two = (x: number, height = 0, base: Base = { kind: 'round', diameter: 30 }): readonly Model[] => [
  man('a', 0, 0, { base }),
  man('b', x, 0, { y: height, base, owner: 'blue', pose: { at: { x, y: height, z: 0 }, facing: 0 } }),
];

describe('skirmish', () => {
  test('SK-EX-20: 10 cm from head to head on a platform of 6 cm, and 8.1 cm in plan are too far', () => {
    expect(between(boardOf([], two(80, 60)), skirmish).measure().answer).toMatchObject({ distance: 100 });
    const near = between(boardOf([], two(80, 60)), skirmish).within(100);
    expect(near).toMatchObject({ holds: true, by: 'heads', confidence: 'close-call' });
    expect(near.clauses).toContain('SK-DIST-1');
    expect(between(boardOf([], two(81, 60)), skirmish).within(100)).toMatchObject({ holds: false, by: 'heads' });
  });

  test('SK-EX-21: axes 4.9 cm apart leave a gap of 1.9 cm between bases, which a distance of contact is measured by', () => {
    const near = between(boardOf([], two(49)), skirmish).within(20);
    expect(near).toMatchObject({ holds: true, by: 'bases', distance: 19 });
    expect(near.clauses).toContain('SK-DIST-2');
    expect(between(boardOf([], two(50)), skirmish).within(20)).toMatchObject({
      holds: true,
      distance: 20,
      confidence: 'close-call',
    });
    expect(between(boardOf([], two(55)), skirmish).within(20)).toMatchObject({ holds: false, distance: 25 });
  });

  test('AMB-3: agreed to go from head to head, the same distance is 3 cm more', () => {
    const heads = between(boardOf([], two(49)), skirmish, { contactMeasure: 'head' }).within(20);
    expect(heads).toMatchObject({ holds: true, by: 'heads', distance: 49, limit: 50 });
    expect(between(boardOf([], two(55)), skirmish, { contactMeasure: 'head' }).within(20).holds).toBe(false);
  });

  test('SK-SETUP-4: in a deployment zone is whose base is wholly in it', () => {
    const zone = { id: 'ours', name: 'ours', kind: 'deployment', owner: 'red', outline: ground(-600, 400, 600, 600) } as const;
    const ask = (z: number) => {
      const board = { ...boardOf([], [man('a', 0, z)]), zones: { ours: zone } };
      const what = { kind: 'model', model: 'a' } as const;
      const result = skirmish.answer(
        { kind: 'within', what, of: { kind: 'zone', zone: 'ours' }, distance: 0, wholly: true },
        tableOf(board),
      );
      return result.ok && result.value.answer.kind === 'within' ? result.value.answer.holds : null;
    };
    expect([ask(500), ask(415), ask(414.9)]).toEqual([true, true, false]);
  });
});

describe('battle', () => {
  const INCH = 25.4;
  const test25: Base = { kind: 'round', diameter: INCH };

  test('BT-DX-4: middles 3 inches apart leave 2 between test bases and 2.01575 between bases of 25 mm', () => {
    const distance = (base: Base) =>
      (between(boardOf([], two(3 * INCH, 0, base)), battle).measure().answer as { distance: number }).distance;
    expect(distance(test25)).toBeCloseTo(2 * INCH, 9);
    expect(distance({ kind: 'round', diameter: 25 })).toBeCloseTo(2.01575 * INCH, 3);
  });

  test.each([
    [6.5, 6.0],
    [6.6, 6.1],
  ])('BT-DX-16: a target at %d inches stands %d inches deep in the wood', (x, depth) => {
    const wood = piece(
      'wood',
      {},
      {
        footprint: [ground(0, 0, 10 * INCH, 20 * INCH)],
        traits: { heightCategory: 3, difficult: null, dangerous: false, impassable: false, soft: true, area: true },
      },
    );
    const at = (id: string, inches: number) => man(id, inches * INCH, 10 * INCH, { base: test25 });
    const { because, evidence } = between(boardOf([wood], [at('a', -4), at('b', x)]), battle).measure();
    const through = because.find(({ says }) => says === 'area/line-runs-through')!;
    expect(through.clause).toBe('BT-AREA-2');
    expect(through.fill.depth).toBeCloseTo(depth * INCH, 9);
    expect(evidence.map(({ id }) => id)).toContain(through.shownBy[0]);
  });

  test('BT-RANGE-7: exactly at the range is in range, and too close to call', () => {
    expect(between(boardOf([], two(25 * INCH, 0, test25)), battle).within(24 * INCH)).toMatchObject({
      holds: true,
      confidence: 'close-call',
    });
    expect(between(boardOf([], two(25.1 * INCH, 0, test25)), battle).within(24 * INCH)).toMatchObject({
      holds: false,
      confidence: 'clear',
    });
  });
});
