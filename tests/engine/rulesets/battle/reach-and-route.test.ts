import { describe, expect, test } from 'vitest';
import { type Board, battle, type Question, type TerrainPiece, UNBURDENED, type Waypoint } from '../../../../engine/index.ts';
import { tableOf } from '../../../support/expect-verdict.ts';
import { madeOf } from '../../../support/kit-pieces.ts';
import { at, boardOf, man } from '../../../support/sight-board.ts';

const place = (x: number, z: number, y = 0): Waypoint => ({ kind: 'ground', at: at(x, y, z) });

function ask<Asked extends Question>(question: Asked, board: Board) {
  const result = battle.answer(question, tableOf(board));
  if (!result.ok) throw new Error(`refused: ${result.problem.code}`);
  return result.value;
}

const slowly = { model: 'ann', order: 'move', target: null, state: { ...UNBURDENED, movement: 30 } } as const;
const ordered = { model: 'ann', order: 'move', target: null, state: UNBURDENED } as const;
const ann = man('ann', -250, 0, { base: { kind: 'round', diameter: 25.4 } });
const mud: TerrainPiece = {
  ...madeOf('platform', {
    carriedBy: 'block',
    height: 8,
    length: 200,
    width: 200,
    east: 'nothing',
    west: 'nothing',
    parapetHeight: 0,
  }),
  id: 'mud',
  traits: { heightCategory: null, difficult: { factor: 0.5 }, dangerous: false, impassable: false, soft: false, area: false },
};

const high: TerrainPiece = {
  ...madeOf('garden-wall', { length: 200, height: 90, thickness: 20, coping: false, piers: false, gate: 'none' }),
  id: 'high',
};

describe('what is in reach by the battle rules', () => {
  test('BT-MOVE-4: his pace around whoever stands in the open', () => {
    const { answer, because } = ask({ kind: 'reach', ...slowly }, boardOf([], [ann]));
    expect(answer.levels[0]!.within[0]!.area / (Math.PI * 30 * 30)).toBeCloseTo(1, 1);
    expect(because[0]?.says).toBe('distance/reach');
  });

  test('BT-DIFF-2: without a roll, difficult ground is told apart', () => {
    const board = boardOf([mud], [man('ann', -115, 0, { base: { kind: 'round', diameter: 25.4 } })]);
    expect(ask({ kind: 'reach', ...slowly }, board).answer.notOn).toEqual(['mud']);
    const rolled = ask({ kind: 'reach', ...slowly, state: { ...UNBURDENED, dice: [1, 1] } }, board).answer;
    expect(rolled).toMatchObject({ notOn: [], allowances: [25.4] });
  });
});

describe('the cheapest way by the battle rules', () => {
  test('is priced like any other', () => {
    const { answer } = ask({ kind: 'route', ...ordered, to: place(-130, 50) }, boardOf([], [ann]));
    expect(answer).toMatchObject({ kind: 'route', allowed: true });
    expect(answer.cost).toBeCloseTo(130, 1);
  });

  test('is none up what nobody climbs at such a pace', () => {
    const slow = { ...ordered, state: { ...UNBURDENED, movement: 50 } };
    const { answer, because } = ask({ kind: 'route', ...slow, to: place(0, 0, 90) }, boardOf([high], [ann]));
    expect(answer).toMatchObject({ allowed: false, way: null });
    expect(because[0]?.says).toBe('distance/no-way');
  });
});
