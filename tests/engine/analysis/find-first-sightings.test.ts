import { describe, expect, test } from 'vitest';
import { battle, findFirstSightings, type RuleSet, skirmish, UNBURDENED, withModelMoved } from '../../../engine/index.ts';
import { tableOf } from '../../support/expect-verdict.ts';
import { at, boardOf, box, man, piece } from '../../support/sight-board.ts';

/** Ann walks out from behind a wall; Bob, at whose feet she is, looks along it, and Cili is of her own side. */
const wall = piece('wall', { stone: box(100, 0, -300, 110, 300, -20) });
const board = boardOf([wall], [man('ann', 0, -100), man('bob', 200, 0, { owner: 'blue' }), man('cili', 0, -200)]);
const question = {
  kind: 'move',
  model: 'ann',
  order: 'move',
  target: null,
  state: { ...UNBURDENED, movement: 200 },
  way: [{ kind: 'ground', at: at(0, 0, 80) }],
} as const;

describe.each([
  ['skirmish', skirmish],
  ['battle', battle],
] as const)('the first moment at which somebody is seen, by the %s rules', (_, ruleSet: RuleSet) => {
  const table = tableOf(board);
  const found = findFirstSightings(question, table, ruleSet);
  if (!found.ok) throw new Error(found.problem.code);

  test('is told of each of the other side, and of nobody of her own', () => {
    expect(found.value.map(({ by }) => by)).toEqual(['bob']);
  });

  test('is where the rules first say that she is seen, and half a millimetre before they do not', () => {
    const { seen } = found.value[0]!;
    if (!seen) throw new Error('she is seen nowhere');
    const seesAt = (z: number) => {
      const there = withModelMoved(board, 'ann', { at: at(0, 0, z), facing: 0 });
      const answer = ruleSet.answer({ kind: 'sees', looker: 'bob', target: 'ann' }, tableOf(there));
      return answer.ok && answer.value.answer.sees;
    };
    expect([seesAt(seen.at.z), seesAt(seen.at.z - 0.5), seesAt(-100)]).toEqual([true, false, false]);
    expect(seen.length).toBeCloseTo(seen.at.z + 100, 6);
  });

  test('is before the first step for who is seen already, and never for who stays behind the wall', () => {
    const first = (z: number, to: number) => {
      const begun = withModelMoved(board, 'ann', { at: at(0, 0, z), facing: 0 });
      const way = [{ kind: 'ground', at: at(0, 0, to) }] as const;
      const sightings = findFirstSightings({ ...question, way }, tableOf(begun), ruleSet);
      return sightings.ok ? sightings.value[0]!.seen : null;
    };
    expect(first(50, 80)).toEqual({ at: at(0, 0, 50), length: 0, cost: 0 });
    expect(first(-150, -120)).toBeNull();
  });

  test('is not told of who may not be moved', () => {
    const refused = findFirstSightings({ ...question, model: 'nobody' }, table, ruleSet);
    expect(refused.ok).toBe(false);
  });
});
