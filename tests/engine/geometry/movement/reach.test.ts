import { describe, expect, test } from 'vitest';
import { findReach } from '../../../../engine/geometry/movement/find-reach.ts';
import { findRoute } from '../../../../engine/geometry/movement/find-route.ts';
import { type MoveGround, prepareMoveGround } from '../../../../engine/geometry/movement/move-ground.ts';
import { openPricing } from '../../../../engine/geometry/movement/price-way.ts';
import type { ReachedLevel } from '../../../../engine/geometry/movement-queries.ts';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import type { Model, TerrainPiece } from '../../../../engine/index.ts';
import { liesInside } from '../../../../engine/space/plan-outline.ts';
import { chanceOf } from '../../../support/chance.ts';
import { areaWhere, cordOver, leastOf } from '../../../support/closed-form-ways.ts';
import { ON_FOOT } from '../../../support/move-board.ts';
import { at, boardOf, box, man, piece, rampAlongX, ground as rectangle } from '../../../support/sight-board.ts';
import { soak } from '../../../support/soak.ts';

function groundOf(pieces: readonly TerrainPiece[], ann: Model = man('ann', 0, 0), others: readonly Model[] = []): MoveGround {
  const board = boardOf(pieces, [ann, ...others]);
  return prepareMoveGround(board, openSpace(board, new Map()).scene);
}

const reachOf = (ground: MoveGround, ...allowances: readonly number[]) =>
  findReach(ground, { model: 'ann', policy: ON_FOOT, allowances });

const areaOn = (levels: readonly ReachedLevel[], on: string, allowance = 0): number =>
  levels
    .filter((level) => (level.on.kind === 'part' ? level.on.piece : level.on.kind) === on)
    .reduce((sum, { within }) => sum + within[allowance]!.area, 0);

/** Within one per cent. */
function expectArea(found: number, wanted: number) {
  expect(found).toBeGreaterThan(wanted * 0.99);
  expect(found).toBeLessThan(wanted * 1.01);
}

const mud = (x0: number, z0: number, x1: number, z1: number, factor: number): TerrainPiece =>
  piece(
    'mud',
    {},
    {
      footprint: [rectangle(x0, z0, x1, z1)],
      traits: { heightCategory: null, difficult: { factor }, dangerous: false, impassable: false, soft: false, area: true },
    },
  );

describe('what a man can come to with 10 cm, within one per cent of its area', () => {
  test('is a disc on an open table, and a quarter of it with half the allowance', () => {
    const { levels } = reachOf(groundOf([]), 50, 100);
    expectArea(areaOn(levels, 'table', 0), Math.PI * 50 ** 2);
    expectArea(areaOn(levels, 'table', 1), Math.PI * 100 ** 2);
  });

  test('is the same disc on a slab that is let into the table and ends level with it', () => {
    const { levels } = reachOf(groundOf([piece('slab', { stone: box(-300, -10, -300, 300, 0, 300) })]), 50);
    expectArea(areaOn(levels, 'table'), Math.PI * 50 ** 2);
  });

  test('ends where the base would stand over the edge of the table', () => {
    const { levels } = reachOf(groundOf([], man('ann', 560, 0)), 100);
    expectArea(
      areaOn(levels, 'table'),
      areaWhere((x, z) => x * x + z * z < 1e4, [-100, -100, 25, 100]),
    );
  });

  test('ends where the base touches a wall', () => {
    const { levels } = reachOf(groundOf([piece('wall', { stone: box(30, 0, -300, 40, 100, 300) })]), 100);
    expectArea(
      areaOn(levels, 'table'),
      areaWhere((x, z) => x * x + z * z < 1e4, [-100, -100, 15, 100]),
    );
  });

  test('goes on round the end of a wall', () => {
    const { levels } = reachOf(groundOf([piece('wall', { stone: box(30, 0, -300, 40, 100, 5) })]), 100);
    // the cord from the man to a place, laid over the two round corners that the middle of his base has to pass
    const rim = [30, 40].flatMap((x) =>
      Array.from({ length: 91 }, (_, i) => {
        const turn = (Math.PI * i) / 90;
        return { x: x - 15 * Math.cos(turn), z: 5 + 15 * Math.sin(turn) };
      }),
    );
    const isNear = (x: number, z: number): boolean => {
      const isBlocked = x > 15 && x < 55 && z < 20 && Math.hypot(Math.max(0, 30 - x, x - 40), Math.max(0, z - 5)) < 15;
      return !isBlocked && cordOver({ x: 0, z: 0 }, rim, { x, z }) < 100;
    };
    expectArea(areaOn(levels, 'table'), areaWhere(isNear, [-100, -100, 100, 100], 2));
  });

  test('goes on behind what is climbed with what the climb leaves', () => {
    const { levels } = reachOf(groundOf([piece('ledge', { stone: box(30, 0, -300, 300, 30, 300) })]), 100);
    expectArea(
      areaOn(levels, 'table'),
      areaWhere((x, z) => x * x + z * z < 1e4, [-100, -100, 15, 100]),
    );
    expectArea(
      areaOn(levels, 'ledge'),
      areaWhere((x, z) => x * x + z * z < 55 ** 2, [30, -100, 100, 100]),
    );
  });

  test('is half as far in difficult ground', () => {
    const { levels } = reachOf(groundOf([mud(-300, -300, 300, 300, 1 / 2)]), 100);
    expectArea(areaOn(levels, 'table'), Math.PI * 50 ** 2);
  });

  test('bends its ways where they come into difficult ground', () => {
    const { levels } = reachOf(groundOf([mud(20, -300, 300, 300, 1 / 3)]), 100);
    const cost = (x: number, z: number) =>
      x <= 20
        ? Math.hypot(x, z)
        : leastOf((bend) => Math.hypot(20, bend) + 3 * Math.hypot(x - 20, z - bend), Math.min(0, z), Math.max(0, z));
    expectArea(
      areaOn(levels, 'table'),
      areaWhere((x, z) => cost(x, z) < 100, [-100, -100, 100, 100], 2),
    );
  });

  test('is paid along the slope of a ramp', () => {
    const { levels } = reachOf(groundOf([piece('ramp', { slope: rampAlongX(20, 200, 150, -300, 300) })]), 100);
    const cost = (x: number, z: number) =>
      leastOf((bend) => Math.hypot(20, bend) + Math.hypot((x - 20) * 1.25, z - bend), Math.min(0, z), Math.max(0, z));
    expectArea(
      areaOn(levels, 'ramp'),
      areaWhere((x, z) => cost(x, z) < 100, [20, -100, 100, 100], 2),
    );
  });

  test('has a hole where another model stands', () => {
    const { levels } = reachOf(groundOf([], man('ann', 0, 0), [man('bob', 0, 35)]), 100);
    const [outline] = levels[0]!.within[0]!.outlines;
    expect(levels[0]!.within[0]!.outlines).toHaveLength(1);
    expect(outline!.holes).toHaveLength(1);
  });
});

describe('floors over one another', () => {
  test('both the deck of a bridge and the ground under it', () => {
    const { levels } = reachOf(groundOf([piece('bridge', { deck: box(20, 62, -300, 300, 66, 300) })]), 150);
    expectArea(areaOn(levels, 'table'), Math.PI * 150 ** 2);
    expectArea(
      areaOn(levels, 'bridge'),
      areaWhere((x, z) => x * x + z * z < 51 ** 2, [20, -60, 80, 60]),
    );
  });

  test('a platform at the head of a ladder', () => {
    const ladder = { id: 'ladder', foot: at(28, 0, 0), head: at(28, 80, 0), width: 10 };
    const platform = piece('platform', { top: box(30, 0, -300, 300, 80, 300) }, { ladders: { ladder } });
    const { levels, ladders } = reachOf(groundOf([platform]), 150);
    expectArea(
      areaOn(levels, 'platform'),
      areaWhere((x, z) => (x - 28) ** 2 + z * z < 42 ** 2, [30, -50, 80, 50]),
    );
    expect(ladders).toEqual([{ piece: 'platform', ladder: 'ladder', from: 0, to: 80, cost: expect.closeTo(28, 1) as number }]);
    const [part] = reachOf(groundOf([platform]), 60).ladders;
    expect(part!.to).toBeCloseTo(32, 0);
  });
});

describe('what is shown and what a priced way allows agree to a millimetre', () => {
  const pieces = [
    piece('wall', { stone: box(30, 0, -40, 40, 100, -15) }),
    piece('ledge', { stone: box(-120, 0, -90, -50, 20, 90) }),
    mud(10, 25, 120, 120, 1 / 2),
  ];
  const ground = groundOf(pieces, man('ann', 0, 0), [man('bob', -5, 60)]);
  const found = reachOf(ground, 100);
  const pricing = openPricing(ground, 'ann', ON_FOOT);
  const isShown = (x: number, z: number): boolean =>
    found.levels.some(({ within }) =>
      within[0]!.outlines.some(({ border, holes }) => {
        const flat = (polygon: typeof border) => polygon.map((p) => ({ x: p.x, y: p.z }));
        return liesInside(flat(border), { x, y: z }) && !holes.some((hole) => liesInside(flat(hole), { x, y: z }));
      }),
    );
  const around = [
    [0, 0],
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const;

  test('at places strewn over the board', () => {
    const chance = chanceOf(20_261_130);
    let [shown, hidden] = [0, 0];
    for (let i = 0; i < soak(24); i++) {
      const x = chance.between(-105, 105);
      const z = chance.between(-105, 105);
      const views = around.map(([dx, dz]) => isShown(x + dx, z + dz));
      // a place within a millimetre of the border may be told either way
      if (views.some((one) => one !== views[0])) continue;
      const stand = pricing.stands(x, z).find(({ hindered }) => hindered.length === 0);
      if (views[0]) {
        shown++;
        const way = findRoute(ground, { model: 'ann', to: { kind: 'ground', at: stand!.at }, policy: ON_FOOT, allowance: null })!;
        expect(way.move.cost, `(${x}, ${z})`).toBeLessThan(100);
        expect(way.move.end!.hindered).toEqual([]);
        expect(found.costAt(stand!.at)!, `(${x}, ${z})`).toBeCloseTo(way.move.cost, -0.3);
        continue;
      }
      hidden++;
      if (!stand) continue;
      const way = findRoute(ground, { model: 'ann', to: { kind: 'ground', at: stand.at }, policy: ON_FOOT, allowance: 100 });
      expect(way, `(${x}, ${z})`).toBeNull();
    }
    expect(Math.min(shown, hidden)).toBeGreaterThan(3);
  });
});
