import { expect, test } from 'vitest';
import type { DriveStep } from '../../engine/geometry/driving-queries.ts';
import { driveOn } from '../support/drive-board.ts';
import { boardAbout, type Standing } from '../support/driving-boards.ts';

/** A man on an oval base that a corner of the vehicle grazes while it turns, found by the properties of driving at twenty times their number. */
const GRAZED: Standing = {
  id: 'c',
  x: -41.8892,
  z: -70.90304,
  facing: 2.6848364976843726,
  what: { kind: 'man', base: { kind: 'oval', width: 38.90195, depth: 58.9979 } },
};
const RUN: DriveStep = { kind: 'run', length: -162.6598 };
const turn = (by: number): DriveStep => ({ kind: 'turn', by });

test('how deep a turning corner presses into an oval is told alike of one long turn and of many short ones', () => {
  const board = boardAbout([GRAZED]);
  const whole = driveOn(board, [turn(-0.202356), RUN, turn(-2.262015)]).touches;
  const parts = driveOn(board, [turn(-0.202356), RUN, ...Array.from({ length: 40 }, () => turn(-2.262015 / 40))]).touches;
  expect(whole).toHaveLength(1);
  expect(parts).toHaveLength(1);
  expect(whole[0]!.at.turned).toBeCloseTo(parts[0]!.at.turned, 6);
  // a hundredth of a millimetre was told, for a graze of a quarter: too little to count
  expect(whole[0]!.depth).toBeGreaterThan(0.24);
});

test('a run past an oval is as deep in it as the farthest place says', () => {
  const oval: Standing = {
    id: 'c',
    x: 60,
    z: 200,
    facing: 0.5,
    what: { kind: 'man', base: { kind: 'oval', width: 90, depth: 20 } },
  };
  const board = boardAbout([oval]);
  const [whole] = driveOn(board, [{ kind: 'run', length: 2000 }]).touches;
  const depths = Array.from(
    { length: 100 },
    (_, i) => driveOn(board, [{ kind: 'run', length: 100 + 4 * i }]).touches[0]?.depth ?? 0,
  );
  expect(whole!.depth).toBeCloseTo(Math.max(...depths), 2);
});

test('what a vehicle stands in at the beginning of its way is touched at one place, in however many parts it turns', () => {
  const block: Standing = {
    id: 'c',
    x: -36.1572,
    z: -34.07872,
    facing: -3.0187752303903537,
    what: { kind: 'block', width: 8.316476, depth: 33.3335 },
  };
  const board = boardAbout([block]);
  const [whole] = driveOn(board, [turn(-3.5)]).touches;
  for (const share of [0.05, 0.3, 0.7]) {
    const [parts] = driveOn(board, [turn(-3.5 * share), turn(-3.5 * (1 - share))]).touches;
    expect(parts!.at.turned).toBeCloseTo(whole!.at.turned, 6);
  }
});

test('where it is pressed into farther than it stood is told by the place, not by where a part of the turn begins', () => {
  const block: Standing = {
    id: 'c',
    x: -11.958,
    z: -30.49228,
    facing: -3.0187752303903537,
    what: { kind: 'block', width: 8.316592, depth: 33.3335 },
  };
  const board = boardAbout([block]);
  const by = -3.432632;
  const [whole] = driveOn(board, [turn(by)]).touches;
  for (const share of [0.1, 0.44222719999999993, 0.6]) {
    const [parts] = driveOn(board, [turn(by * share), turn(by * (1 - share))]).touches;
    expect(parts!.at.turned).toBeCloseTo(whole!.at.turned, 6);
  }
});
