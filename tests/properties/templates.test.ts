import { expect, test } from 'vitest';
import { openSpace } from '../../engine/geometry/space-of-board.ts';
import type { TemplateShape, UnderQuery } from '../../engine/geometry/template-queries.ts';
import type { Base, Board, Vec3 } from '../../engine/index.ts';
import { chanceOf } from '../support/chance.ts';
import { carried, carriedBoard } from '../support/move-board.ts';
import { boardOf, box, man, piece } from '../support/sight-board.ts';
import { soak } from '../support/soak.ts';

const SHAPES: readonly TemplateShape[] = [
  { kind: 'circle', diameter: 120 },
  { kind: 'teardrop', length: 203, tipRadius: 5, broadRadius: 32 },
  { kind: 'cone', angle: 1.2, length: 150 },
];
const BASES: readonly Base[] = [
  { kind: 'round', diameter: 30 },
  { kind: 'oval', width: 60, depth: 35 },
  { kind: 'rectangle', width: 40, depth: 25 },
];

test('moving and turning everything changes neither who is under a template nor what a burst sees, where a shot lands or what can be lobbed', () => {
  for (let seed = 1; seed <= soak(5); seed++) {
    const chance = chanceOf(seed);
    const walls = piece('walls', {
      a: box(20, 0, -60, 26, 40, 60),
      b: box(-120, 0, 30, -40, 70, 36),
      roof: box(-60, 70, -30, 60, 74, 60),
    });
    const models = Array.from({ length: 6 }, (_, i) =>
      man(`m${i}`, chance.between(-120, 120), chance.between(-120, 120), {
        base: chance.oneOf(BASES),
        stance: chance.oneOf(['standing', 'prone'] as const),
        y: chance.oneOf([0, 0, 74]),
      }),
    ).map((model) => ({ ...model, pose: { ...model.pose, facing: chance.between(-3, 3) } }));
    const board = boardOf([walls], models);
    const carriage = {
      angle: chance.between(-3, 3),
      x: chance.between(-200, 200),
      z: chance.between(-200, 200),
      mirrored: false,
    };
    const shape = chance.oneOf(SHAPES);
    const at = { x: chance.between(-60, 60), y: 0, z: chance.between(-60, 60) };
    const facing = chance.between(-3, 3);
    const far = { x: chance.between(-250, 250), y: 40, z: -250 };

    /** All that can be asked, with the places as they lie on a board. */
    const ask = (of: Board, place: (p: Vec3) => Vec3, turned: number) => {
      const space = openSpace(of, new Map()).queries;
      const blockers = { terrain: true, models: [], glass: false };
      const query: UnderQuery = {
        template: { shape, at: place(at), facing: facing + turned },
        level: { kind: 'this-floor' },
        models: models.map(({ id }) => id),
        stance: 'own',
      };
      return {
        under: space.under(query).models,
        seen: models.map(({ id, stance }) =>
          space.burst({
            from: place({ ...at, y: 10 }),
            to: id,
            target: { kind: 'body', stance, regions: ['head', 'shoulders', 'chest'] },
            blockers,
          }),
        ),
        landed: space.landing({ kind: 'straight', from: place(far), towards: place(at), blockers }),
        lob: space.lob({ from: place(far), to: place(at), leastGap: 10, glass: false }),
      };
    };
    const here = ask(board, (p) => p, 0);
    const there = ask(carriedBoard(board, carriage), (p) => carried(p, carriage), carriage.angle);
    const told = `seed ${seed}`;
    here.under.forEach((one, i) => {
      const other = there.under[i]!;
      expect([other.kind, other.onLevel, other.floorBetween], told).toEqual([one.kind, one.onLevel, one.floorBetween]);
      for (const measure of ['share', 'gap', 'slack', 'centreGap', 'apart'] as const)
        expect(other[measure], `${told} ${measure}`).toBeCloseTo(one[measure], 8);
    });
    here.seen.forEach(({ sight }, i) => {
      expect(there.seen[i]!.sight.whole.atLeast, told).toBeCloseTo(sight.whole.atLeast, 6);
    });
    const landed = carried(here.landed.at, carriage);
    for (const axis of ['x', 'y', 'z'] as const) expect(there.landed.at[axis], told).toBeCloseTo(landed[axis], 6);
    expect(there.landed.on, told).toEqual(here.landed.on);
    expect([there.lob.clear, there.lob.closedBy?.by], told).toEqual([here.lob.clear, here.lob.closedBy?.by]);
  }
});
