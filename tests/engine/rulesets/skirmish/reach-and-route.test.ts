import { describe, expect, test } from 'vitest';
import {
  type Board,
  type Model,
  type MoveOrder,
  type Question,
  skirmish,
  type TerrainPiece,
  UNBURDENED,
  type Waypoint,
} from '../../../../engine/index.ts';
import { tableOf } from '../../../support/expect-verdict.ts';
import { madeOf } from '../../../support/kit-pieces.ts';
import { at, boardOf, man } from '../../../support/sight-board.ts';

const place = (x: number, z: number, y = 0): Waypoint => ({ kind: 'ground', at: at(x, y, z) });

function ask<Asked extends Question>(question: Asked, board: Board) {
  const result = skirmish.answer(question, tableOf(board));
  if (!result.ok) throw new Error(`refused: ${result.problem.code}`);
  return result.value;
}

const ordered = (order: MoveOrder = 'move') => ({ model: 'ann', order, target: null, state: UNBURDENED }) as const;
/** Somebody slow: what is in reach of him is soon found. */
const slowly = (order: MoveOrder = 'move', movement = 30) => ({ ...ordered(order), state: { ...UNBURDENED, movement } }) as const;
const withAnn = (pieces: readonly TerrainPiece[], x: number, z: number, others: readonly Model[] = []) =>
  boardOf(pieces, [man('ann', x, z), ...others]);

const ledge: TerrainPiece = {
  ...madeOf('platform', {
    carriedBy: 'block',
    height: 16,
    length: 200,
    width: 200,
    east: 'nothing',
    west: 'nothing',
    parapetHeight: 0,
  }),
  id: 'ledge',
};
const wall: TerrainPiece = {
  ...madeOf('garden-wall', { length: 120, height: 90, thickness: 6, coping: false, piers: false, gate: 'none' }),
  id: 'wall',
};

describe('what is in reach', () => {
  test('SK-MOVE-1, SK-ACT-11: a disc of M around whoever stands in the open, and one of twice M with both actions', () => {
    const { answer, because } = ask({ kind: 'reach', ...slowly('two-moves') }, withAnn([], 0, 0));
    expect(answer.allowances).toEqual([30, 60]);
    expect(answer.levels).toHaveLength(1);
    const areas = answer.levels[0]!.within.map(({ area }) => area);
    expect(areas[0]! / (Math.PI * 30 * 30)).toBeCloseTo(1, 1);
    expect(areas[1]! / (Math.PI * 60 * 60)).toBeCloseTo(1, 1);
    expect(because[0]).toMatchObject({ clause: 'SK-ACT-11', says: 'reach/with-allowance' });
  });

  test('a ledge is a level of its own, and what is shown at its border may be gone to, but not 2 mm farther', () => {
    const board = withAnn([ledge], -116, 0);
    const { answer } = ask({ kind: 'reach', ...slowly('move', 50) }, board);
    const top = answer.levels.find(({ on }) => on.kind === 'part' && on.piece === 'ledge')!;
    expect(top.heights.map(Math.round)).toEqual([16, 16]);
    const farthest = Math.max(...top.within[0]!.outlines.flatMap(({ border }) => border.map(({ x }) => x)));
    // 16 to the face and 24 up leave 10
    expect(farthest).toBeGreaterThan(-91);
    expect(farthest).toBeLessThan(-89.9);
    expect(ask({ kind: 'move', ...slowly('move', 50), way: [place(farthest - 0.5, 0, 16)] }, board).answer.allowed).toBe(true);
    expect(ask({ kind: 'move', ...slowly('move', 50), way: [place(farthest + 2, 0, 16)] }, board).answer.allowed).toBe(false);
  });

  test('SK-MOVE-2: enemies that are near enough are told apart, where one may come by but not stay', () => {
    const foe = man('foe', 70, 0, { owner: 'blue' });
    const far = man('far', 400, 0, { owner: 'blue' });
    const { answer, because } = ask({ kind: 'reach', ...slowly() }, withAnn([], 0, 0, [foe, far]));
    expect(answer.notNear).toEqual([{ model: 'foe', distance: 50 }]);
    expect(because.map(({ says }) => says)).toContain('reach/not-near-enemies');
    const charged = ask({ kind: 'reach', ...slowly('charge'), target: 'foe' }, withAnn([], 0, 0, [foe]));
    expect(charged.answer.notNear).toEqual([]);
    expect(charged.answer.allowances).toEqual([30, 45]);
  });
});

describe('the cheapest way', () => {
  test('goes round a wall that is too high to climb, and is priced like any other way', () => {
    const board = withAnn([wall], 0, 40);
    const { answer } = ask({ kind: 'route', ...ordered('two-moves'), to: place(0, -40) }, board);
    expect(answer.allowed).toBe(true);
    const gone = ask({ kind: 'move', ...ordered('two-moves'), way: answer.way! }, board).answer;
    expect(gone.cost).toBeCloseTo(answer.cost, 9);
    // round the end of the wall, half a base away from its corners
    expect(answer.cost).toBeGreaterThan(2 * Math.sqrt(60 * 60 + 37 * 37));
    expect(answer.cost).toBeLessThan(190);
  });

  test('may be longer than the movement, and says where that ends', () => {
    const { answer, because } = ask({ kind: 'route', ...ordered(), to: place(0, -40) }, withAnn([wall], 0, 40));
    expect(answer).toMatchObject({ allowed: false, stop: { cost: 100 } });
    expect(because[0]?.says).toBe('move/too-far');
  });

  test('is none where nobody can stand', () => {
    const { answer, because } = ask({ kind: 'route', ...ordered(), to: place(0, 0) }, withAnn([wall], 0, 40));
    expect(answer).toMatchObject({ allowed: false, way: null });
    expect(because[0]?.says).toBe('route/none');
  });
});
