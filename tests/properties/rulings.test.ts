import { describe, expect, test } from 'vitest';
import { compareValues } from '../../engine/case/compare-values.ts';
import { ruleOn } from '../../engine/case/make-ruling.ts';
import {
  checkRuling,
  hashBoard,
  installedRuleSets,
  openRuling,
  openSpace,
  skirmish,
  writeRulingFile,
} from '../../engine/index.ts';
import { chanceOf } from '../support/chance.ts';
import { kitStreet } from '../support/kit-street.ts';
import { rulingOn } from '../support/rulings.ts';
import { soak } from '../support/soak.ts';

/** Of every ruling that was made here, which share of the board's pieces it keeps. */
const sharesKept: number[] = [];

/** Two of a board's models. */
function pairOf(ids: readonly string[], seed: number): readonly [string, string] {
  const [one, other] = chanceOf(seed).shuffled(ids);
  return [one!, other!];
}

describe.each(Array.from({ length: soak(8) }, (_, i) => 70_000 + i))('on the street of all kits %i', (seed) => {
  const board = kitStreet(seed);
  const space = openSpace(board, new Map());
  const ids = Object.keys(board.models).sort();
  const cases = Array.from({ length: 2 }, (_, i) => pairOf(ids, seed * 31 + i));
  // What changes which things are looked at and stand in the way.
  const chance = chanceOf(seed);
  const settings = {
    figuresBlockSight: chance.whole(0, 2) === 0,
    anyPartCounts: chance.whole(0, 2) === 0,
    silhouetteWidth: chance.oneOf([13, 20]),
    directlyBehind: chance.oneOf([20, 200]),
  };

  test.each(cases)('what is kept of the board for %s and %s gives the very same answers as all of it', (one, other) => {
    const { ruling } = rulingOn(board, one, other, { space, settings });
    const questions = ruling.rulings.map(({ asked }) => asked);
    const agreed = { ruleSet: skirmish, settings: ruling.settings, position: hashBoard(board) };
    const onKept = ruleOn(questions, { ...agreed, board: ruling.board, space: openSpace(ruling.board, new Map()) });
    expect(compareValues(ruling.rulings, onKept)).toEqual([]);
    expect(ruling.position).toBe(agreed.position);
    const kept = Object.keys(ruling.board.pieces).length;
    expect(kept + ruling.leftOut.pieces).toBe(Object.keys(board.pieces).length);
    sharesKept.push(kept / Object.keys(board.pieces).length);
  });

  test('a ruling stands when it is opened, and its evidence holds when it is checked with a ruler', () => {
    const [one, other] = cases[0]!;
    const made = rulingOn(board, one, other, { space, settings });
    const opened = openRuling(writeRulingFile(made), installedRuleSets);
    expect(opened.ok ? opened.value.doubts : opened.problem).toEqual([]);
    const failed = checkRuling(made.ruling, made.meshes).questions.flatMap(({ checks }) =>
      checks.filter(({ result }) => result === 'fails'),
    );
    expect(failed).toEqual([]);
  });
});

test('half of the pieces or more have no say in most rulings', () => {
  expect(sharesKept.length).toBeGreaterThanOrEqual(16);
  const few = sharesKept.filter((share) => share <= 0.5);
  expect(few.length).toBeGreaterThan(sharesKept.length / 2);
});
