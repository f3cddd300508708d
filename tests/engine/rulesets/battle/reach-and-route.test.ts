import { describe, expect, test } from 'vitest';
import {
  type Board,
  battle,
  type Question,
  type Settings,
  type TerrainPiece,
  UNBURDENED,
  type Waypoint,
} from '../../../../engine/index.ts';
import { tableOf } from '../../../support/expect-verdict.ts';
import { madeOf } from '../../../support/kit-pieces.ts';
import { at, boardOf, box, ground, man, piece } from '../../../support/sight-board.ts';

const place = (x: number, z: number, y = 0): Waypoint => ({ kind: 'ground', at: at(x, y, z) });

function ask<Asked extends Question>(question: Asked, board: Board, settings: Settings = {}) {
  const result = battle.answer(question, tableOf(board, settings));
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

describe('BT-CLIMB-4: inside a ruin without a way up', () => {
  // a floor that hangs in the air: nothing below is in the way
  const ruin = piece('ruin', { floor: box(-60, 66, -60, 60, 70, 60) }, { footprint: [ground(-60, -60, 60, 60)] });
  const within = (x: number, y: number, movement: number, settings: Settings = {}) => {
    const board = boardOf([ruin], [man('ann', x, 0, { y, base: { kind: 'round', diameter: 25.4 } })]);
    const state = { ...UNBURDENED, movement };
    const { answer } = ask({ kind: 'reach', ...ordered, state }, board, settings);
    const upstairs = answer.levels.filter(({ on }) => on.kind === 'part' && on.part === 'floor');
    const priced = (way: Waypoint) => ask({ kind: 'move', ...ordered, state, way: [way] }, board, settings).answer;
    return { levels: answer.levels, upstairs, area: upstairs.reduce((sum, level) => sum + level.within[0]!.area, 0), priced };
  };

  test('the floor above is in reach as far as the one below, and each place of it is accepted as a way', () => {
    const { upstairs, area, priced } = within(0, 0, 71);
    expect(upstairs.map(({ heights }) => heights)).toEqual([[70, 70]]);
    // all of it but its corners: half of the base may hang over its edge
    expect(area).toBeGreaterThan(0.93 * 120 * 120);
    const corners = upstairs[0]!.within[0]!.outlines.flatMap(({ border }) => border);
    for (const { x, z } of corners.filter((_, i) => i % 9 === 0)) {
      const way = place(x * 0.99, z * 0.99, 70);
      expect(priced(way), `to ${x}, ${z}`).toMatchObject({ allowed: true, up: 70 });
    }
  });

  test('it is not where it is higher than the pace, and with what is left where height is shared', () => {
    expect(within(0, 0, 69).upstairs).toEqual([]);
    expect(within(0, 0, 70, { verticalMovement: 'shared' }).area).toBeLessThan(1);
    expect(within(0, 0, 100, { verticalMovement: 'shared' }).area / (Math.PI * 30 * 30)).toBeCloseTo(1, 1);
  });

  test('from upstairs the ground is, and from before the ruin as much of the floor above as lies in it', () => {
    const down = within(0, 70, 71).levels.find(({ on }) => on.kind === 'table')!;
    expect(down.within[0]!.area).toBeGreaterThan(0.9 * 120 * 120);
    const { area, priced } = within(-100, 0, 90);
    expect(area).toBeGreaterThan(30 * 60);
    expect(priced(place(-20, 0, 70))).toMatchObject({ allowed: true, cost: 80 });
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
