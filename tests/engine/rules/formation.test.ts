import { describe, expect, test } from 'vitest';
import { battle, keepFormation, type Model, UNBURDENED } from '../../../engine/index.ts';
import { tableOf } from '../../support/expect-verdict.ts';
import { madeOf } from '../../support/kit-pieces.ts';
import { boardOf, man } from '../../support/sight-board.ts';

const INCH = 25.4;
const soldier = (id: string, x: number, z: number): Model =>
  man(id, x * INCH, z * INCH, { unit: 'first', base: { kind: 'round', diameter: INCH } });

/** Three in front and two behind, base to base. */
const squad = [soldier('a', 0, -1), soldier('b', 0, 0), soldier('c', 0, 1), soldier('d', -1, -0.5), soldier('e', -1, 0.5)];

function drag(unit: readonly Model[], x: number, z: number, pieces = [] as Parameters<typeof boardOf>[0]) {
  const moves = keepFormation(unit, { x: x * INCH, z: z * INCH });
  const result = battle.answer(
    { kind: 'move-unit', owner: 'red', unit: 'first', moves, state: UNBURDENED },
    tableOf(boardOf(pieces, unit)),
  );
  if (!result.ok) throw new Error(`refused: ${result.problem.code}`);
  return result.value;
}

describe('a unit that is moved as it stands', () => {
  test('goes by one step for every model, those in front first', () => {
    const moves = keepFormation(squad, { x: 2 * INCH, z: 0 });
    expect(moves.map(({ model }) => model)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(keepFormation(squad, { x: -2 * INCH, z: 0 }).map(({ model }) => model)).toEqual(['d', 'e', 'a', 'b', 'c']);
    for (const { model, way } of moves) {
      const { at } = squad.find(({ id }) => id === model)!.pose;
      expect(way).toEqual([{ kind: 'ground', at: { x: at.x + 2 * INCH, y: at.y, z: at.z } }]);
    }
  });

  test.each([
    [3, 0],
    [-3, 0],
    [0, 4],
    [2, -3],
  ])('base to base, nobody is in anybody’s way: by %d and %d inches', (x, z) => {
    const { answer } = drag(squad, x, z);
    expect(answer.allowed).toBe(true);
    expect(answer.coherent).toBe(true);
    for (const { move } of answer.moves) expect(move.cost).toBeCloseTo(Math.sqrt(x * x + z * z) * INCH, 6);
  });

  test('is priced model by model: who has a wall before him goes up and down', () => {
    const made = madeOf('garden-wall', { length: 60, height: 30, thickness: 5, coping: false, piers: false, gate: 'none' });
    const wall = { ...made, id: 'wall', pose: { at: { x: 1.5 * INCH, y: 0, z: 0 }, facing: Math.PI / 2 } };
    const { answer } = drag(squad, 4, 0, [wall]);
    const heights = Object.fromEntries(answer.moves.map(({ model, move }) => [model, [move.up, move.down].map(Math.round)]));
    expect(heights).toEqual({ a: [30, 30], b: [30, 30], c: [30, 30], d: [30, 30], e: [30, 30] });
    expect(answer.allowed).toBe(true);
    const narrow = { ...wall, pose: { ...wall.pose, at: { ...wall.pose.at, z: 4 * INCH } } };
    expect(drag(squad, 4, 0, [narrow]).answer.moves.every(({ move }) => move.up === 0)).toBe(true);
  });

  test('that would lose one of its models behind an enemy says which, and falls apart', () => {
    const foe = man('foe', 4 * INCH, -1 * INCH, { owner: 'blue', base: { kind: 'round', diameter: INCH } });
    const moves = keepFormation(squad, { x: 4 * INCH, z: 0 });
    const table = tableOf(boardOf([], [...squad, foe]));
    const result = battle.answer({ kind: 'move-unit', owner: 'red', unit: 'first', moves, state: UNBURDENED }, table);
    if (!result.ok) throw new Error(`refused: ${result.problem.code}`);
    const { answer, because } = result.value;
    expect(answer.allowed).toBe(false);
    expect(answer.moves.find(({ model }) => model === 'a')?.move.allowed).toBe(false);
    expect(because[0]).toMatchObject({ says: 'unit/model-may-not', fill: { model: 'a' } });
    expect(because[1]).toMatchObject({ says: 'way/too-near', clause: 'BT-MOVE-8' });
  });
});
