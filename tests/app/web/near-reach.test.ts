import { describe, expect, test } from 'vitest';
import { runErrand, tableOf } from '../../../app/web/session/errand.ts';
import { findNearReach, reachQueryOf } from '../../../app/web/session/near-reach.ts';
import { asPrinted, USUAL } from '../../../app/web/session/rule-set.ts';
import type { ReachDesk } from '../../../app/web/session/search-reach.ts';
import { openSpace, skirmish, UNBURDENED } from '../../../engine/index.ts';
import { duelBoard, duellist } from '../../support/duel-board.ts';
import { madeOf } from '../../support/kit-pieces.ts';
import { piece } from '../../support/sight-board.ts';
import { reachInSteps } from '../../support/whole-reach.ts';

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
  const { whole } = reachInSteps(question, agreed, onBoard(bare));
  if (!near || !whole.ok) throw new Error('nothing was found');
  expect(near.allowance).toBeCloseTo(whole.value.allowances[0]! / 3, 9);
  const { x, z } = duelBoard.models.anna!.pose.at;
  const away = (lines: typeof near.lines) =>
    lines.flatMap(({ points }) => points.map((p) => Math.sqrt((p.x - x) ** 2 + (p.z - z) ** 2)));
  expect(Math.max(...away(near.lines))).toBeLessThan(Math.min(...away(whole.value.lines)));
});

describe('outlines lie on the ground that they are of', () => {
  /** Two slopes over one another, of one part. */
  const slab = (height: number) =>
    [height, height + 6].flatMap((top) => [-80, 80].flatMap((x) => [-80, 80].map((z) => ({ x, y: top + (x > 0 ? 4 : 0), z }))));
  const faces = (first: number) =>
    [
      [0, 2, 3, 1],
      [4, 5, 7, 6],
      [0, 4, 6, 2],
      [1, 3, 7, 5],
      [0, 1, 5, 4],
      [2, 6, 7, 3],
    ].map((face) => face.map((i) => i + first));
  const deck = {
    kind: 'polyhedron',
    vertices: [...slab(10), ...slab(110)],
    faces: [...faces(0), ...faces(8)],
  } as const;
  const decks = (y: number) => ({
    ...duelBoard,
    pieces: { decks: piece('decks', { deck }) },
    models: { anna: { ...duelBoard.models.anna!, pose: { at: { x: 0, y, z: 0 }, facing: 0 } } },
  });

  test.each([18, 118])('of two slopes over one another each is told on its own: from a height of %d mm', (y) => {
    const near = runErrand('near-reach', { question, agreed: USUAL }, onBoard(decks(y)));
    const heights = near!.lines.flatMap(({ points }) => points.map((p) => p.y));
    expect(heights.length).toBeGreaterThan(8);
    for (const height of heights) expect(Math.abs(height - y)).toBeLessThan(2);
  });

  test('however many corners an outline has, geometry is asked for all of them together', () => {
    const { space, ...rest } = tableOf(openSpace(decks(18), new Map()), USUAL);
    let [alone, together] = [0, 0];
    const counted = {
      ...space,
      stands: (...asked: Parameters<typeof space.stands>) => {
        alone++;
        return space.stands(...asked);
      },
      standing: (asked: Parameters<typeof space.standing>[0]) => {
        together++;
        return space.standing(asked);
      },
    };
    const near = findNearReach(question, { ...rest, space: counted }, skirmish);
    const corners = near!.lines.flatMap(({ points }) => points).length;
    expect(together).toBe(1);
    expect(alone).toBeLessThan(corners / 4);
  });
});

describe('all that is in reach is searched step by step', () => {
  const tower = { ...madeOf('watch-tower'), id: 'tower' };
  const { anna } = atTheWall.models;
  const board = {
    ...duelBoard,
    pieces: { tower },
    models: { anna: { ...anna, pose: { at: { x: 70, y: 0, z: 0 }, facing: 0 } } },
  };
  const far = { ...question, state: { ...UNBURDENED, movement: 60 } } as const;
  const { whole, early } = reachInSteps(far, USUAL, onBoard(board));

  test('the last step tells what one long search finds, to the bit', () => {
    const table = tableOf(openSpace(board, new Map()), USUAL);
    const alone = skirmish.answer(far, table);
    if (!whole.ok || !alone.ok) throw new Error('nothing was found');
    const { levels, ladders } = alone.value.answer;
    expect({ levels: whole.value.levels, ladders: whole.value.ladders }).toEqual({ levels, ladders });
  });

  test('all that was shown before is in reach, and more may come of it', () => {
    const table = tableOf(openSpace(board, new Map()), USUAL);
    const found = table.space.reach(reachQueryOf(far, table, skirmish)!);
    expect(early.length).toBeGreaterThan(0);
    const points = early.flatMap(({ lines }) => lines.flatMap((line) => line.points));
    const costs = points.flatMap((at) => found.costAt(at) ?? []);
    // outlines are drawn from square to square of 2 mm: some of their corners lie just beyond what is reached
    expect(costs.length).toBeGreaterThan(0.8 * points.length);
    expect(Math.max(...costs)).toBeLessThanOrEqual(60 + 2);
    expect(early.every(({ isAllLookedThrough, allowance }) => !isAllLookedThrough && allowance === 60)).toBe(true);
  });

  test('a search that another one took the place of begins anew', () => {
    const reaches: ReachDesk = { open: null };
    const place = { ...onBoard(board), reaches };
    const stepOf = (search: number) => runErrand('reach', { search, question: far, agreed: USUAL }, place);
    stepOf(1);
    stepOf(2);
    expect(reaches.open?.search).toBe(2);
    stepOf(1);
    expect(reaches.open?.search).toBe(1);
  });

  test('who may not be asked about is refused at the first step', () => {
    const { whole: refused, early: shown } = reachInSteps({ ...question, model: 'nobody' }, USUAL, onBoard());
    expect([refused.ok, shown.length]).toEqual([false, 0]);
  });
});
