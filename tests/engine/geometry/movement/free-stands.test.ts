import { describe, expect, test } from 'vitest';
import { floorsUnder } from '../../../../engine/geometry/movement/levels-under-base.ts';
import { prepareMoveGround } from '../../../../engine/geometry/movement/move-ground.ts';
import { gatherNear } from '../../../../engine/geometry/movement/near-triangles.ts';
import { openPricing } from '../../../../engine/geometry/movement/price-way.ts';
import { isSameCarrier } from '../../../../engine/geometry/movement/traced-way.ts';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import type { Base } from '../../../../engine/index.ts';
import { defaultValues, makePiece, TERRAIN_KITS } from '../../../../terrain-kits/index.ts';
import { chanceOf } from '../../../support/chance.ts';
import { ON_FOOT } from '../../../support/move-board.ts';
import { boardOf, box, man, piece } from '../../../support/sight-board.ts';
import { soak } from '../../../support/soak.ts';

const FAR = 160;
const ONE_LEVEL = 2;
const BASES: readonly Base[] = [
  { kind: 'round', diameter: 30 },
  { kind: 'oval', width: 35, depth: 60 },
  { kind: 'rectangle', width: 25, depth: 50 },
];

describe('where one may stay, asked for thousands of places at once,', () => {
  test.each(TERRAIN_KITS.map(({ id }) => id))('is what it is when one place is looked at with care: %s (seed 34)', (id) => {
    const kit = TERRAIN_KITS.find((one) => one.id === id)!;
    const chance = chanceOf(34);
    const pose = { at: { x: 3, y: 0, z: -5 }, facing: 0.7 };
    const made = makePiece(kit, { id: 'made', name: id, parameters: defaultValues(kit.sheet), pose });
    if (!made.ok) throw new Error(`the kit ${id} refuses its own parameters`);
    const slab = piece('slab', { stone: box(-200, -10, -200, 90, 0, 200) });
    let [free, barred] = [0, 0];
    for (const base of BASES) {
      const board = boardOf([slab, made.value], [man('ann', 0, 0, { base }), man('bob', 45, 30)]);
      const ground = prepareMoveGround(board, openSpace(board, new Map()).scene);
      const isLeftOut = (solid: number) => ground.solids[solid]!.isStairs;
      const corners = [
        { x: -FAR, z: -FAR },
        { x: FAR, z: FAR },
      ] as const;
      const near = gatherNear(ground.scene, ground.slopes, isLeftOut, ...corners, ON_FOOT.steepest);
      const pricing = openPricing({ ...ground, near }, 'ann', ON_FOOT);
      for (let i = 0; i < soak(40); i++) {
        const [x, z] = [chance.between(-110, 110), chance.between(-110, 110)];
        const places = pricing.places(x, z);
        for (const { on, height } of places) {
          const told = height + chance.between(-1.9, 1.9);
          const isOne = places.some((p) => Math.abs(p.height - told) < ONE_LEVEL && isSameCarrier(p.on, on) && p.isFree());
          expect(pricing.mayStandOn(on)(x, z, told, ONE_LEVEL), `${id} ${base.kind} (${x}, ${told}, ${z})`).toBe(isOne);
          if (isOne) free++;
          else barred++;
        }
        const floors = floorsUnder(ground, pricing.mover, { x, z }, () => true);
        const found = pricing.floors(x, z);
        expect(found.map(({ on }) => on)).toEqual(floors.map(({ on }) => on));
        for (const [k, { height }] of found.entries()) expect(height).toBeCloseTo(floors[k]!.height, 9);
      }
    }
    expect(free).toBeGreaterThan(5);
    expect(barred).toBeGreaterThan(5);
  });
});
