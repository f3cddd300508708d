import { expect, test } from 'vitest';
import { runErrand } from '../../../app/web/session/errand.ts';
import { asPrinted, USUAL } from '../../../app/web/session/rule-set.ts';
import { openSpace, UNBURDENED } from '../../../engine/index.ts';
import { duelBoard, duellist } from '../../support/duel-board.ts';

const onBoard = (board = duelBoard) => ({ space: () => openSpace(board, new Map()), meshes: new Map() });
const question = { kind: 'reach', model: 'anna', order: 'move', target: null, state: UNBURDENED } as const;

/** Anna close before the wall. */
const atTheWall = { ...duelBoard, models: { anna: duellist('anna', 'Anna', 'red', 0, 30, 0) } };

test('what is shown early goes no farther than the allowance it is shown for, and behind no wall', () => {
  const near = runErrand('near-reach', { question, agreed: USUAL }, onBoard(atTheWall));
  if (!near) throw new Error('nothing was found');
  expect(near.lines.length).toBeGreaterThan(0);
  const points = near.lines.flatMap((line) => line.points);
  for (const { x, z } of points) {
    // What lies towards the open table is gone straight, and nothing lies past the wall.
    expect(Math.sqrt(x ** 2 + (z - 30) ** 2)).toBeLessThanOrEqual(near.allowance + 0.5);
    expect(z).toBeGreaterThan(0);
  }
  expect(Math.max(...points.map(({ z }) => z))).toBeCloseTo(30 + near.allowance, 0);
});

test('of who may not be asked about nothing is shown early, so that the refusal comes alone', () => {
  const gone = { ...question, model: 'nobody' };
  expect(runErrand('near-reach', { question: gone, agreed: USUAL }, onBoard())).toBe(null);
});

test.each([USUAL, asPrinted('battle')!])('all that is shown early is in reach when the whole is found: $ruleSet', (agreed) => {
  const bare = { ...duelBoard, pieces: {}, models: { anna: duelBoard.models.anna! } };
  const near = runErrand('near-reach', { question, agreed }, onBoard(bare));
  const whole = runErrand('reach', { question, agreed }, onBoard(bare));
  if (!near || !whole.ok) throw new Error('nothing was found');
  expect(near.allowance).toBeCloseTo(whole.value.allowances[0]! / 3, 9);
  const { x, z } = duelBoard.models.anna!.pose.at;
  const away = (lines: typeof near.lines) =>
    lines.flatMap(({ points }) => points.map((p) => Math.sqrt((p.x - x) ** 2 + (p.z - z) ** 2)));
  expect(Math.max(...away(near.lines))).toBeLessThan(Math.min(...away(whole.value.lines)));
});
