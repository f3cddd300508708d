import { beforeAll, describe, expect, test } from 'vitest';
import type { ReachedLevel, RouteFinding } from '../../engine/geometry/movement-queries.ts';
import type { TerrainPiece, Vec3 } from '../../engine/index.ts';
import { liesInside } from '../../engine/space/plan-outline.ts';
import { type Chance, chanceOf } from '../support/chance.ts';
import { carried, carriedBoard, groundAt, ON_FOOT, type Place, type Walk, walkAmong, walkOn } from '../support/move-board.ts';
import { box, difficultGround, piece } from '../support/sight-board.ts';
import { soak } from '../support/soak.ts';

/** Ways are found round what is round in a few straight stretches, which may lie otherwise about it elsewhere: they differ by so much of their cost. */
const AS_FOUND = 0.002;

/** Something to go round, over or through, somewhere between west and east. */
function anyPiece(chance: Chance, id: string): TerrainPiece {
  const [x, z] = [chance.between(-20, 20), chance.between(-40, 40)];
  const [wide, deep] = [chance.between(3, 20), chance.between(10, 40)];
  const block = (height: number) => piece(id, { stone: box(x - wide, 0, z - deep, x + wide, height, z + deep) });
  return chance.oneOf([
    () => block(100),
    () => block(chance.between(16, 60)),
    () => block(chance.between(5, 15)),
    () => piece(id, { planks: box(x - 2, 0, z - deep, x + 2, chance.between(16, 40), z + deep) }),
    () => difficultGround(id, chance.oneOf([1 / 2, 1 / 3, 3 / 4]), x - wide, z - deep, x + wide, z + deep),
  ])();
}

interface Trial {
  readonly walk: Walk;
  readonly to: Place;
  readonly route: RouteFinding | null;
}

const routeTo = ({ ask }: Walk, to: Place): RouteFinding | null =>
  ask.route({ model: 'ann', to: groundAt(to), policy: ON_FOOT, allowance: 250 });

/** From the west to the east of two pieces. */
function anyRoute(chance: Chance): Trial {
  const walk = walkAmong([anyPiece(chance, 'one'), anyPiece(chance, 'other')], { from: [-55, 0, chance.between(-20, 20)] });
  const to: Place = [55, 0, chance.between(-20, 20)];
  return { walk, to, route: routeTo(walk, to) };
}

const costOf = (route: RouteFinding | null): number => route?.move.cost ?? Infinity;

describe('the cheapest way that is found among walls, steps, fences and swamps (seed 81)', () => {
  const chance = chanceOf(81);
  let trials: readonly Trial[] = [];
  beforeAll(() => {
    trials = Array.from({ length: soak(8) }, () => anyRoute(chance));
  });

  test('is gone, when it is asked for as a drawn way, for the same cost', () => {
    let bent = 0;
    for (const { walk, to, route } of trials) {
      if (!route) continue;
      if (route.way.length > 1) bent++;
      const drawn = walk.move(...route.way);
      expect(drawn.barred).toBeNull();
      expect(drawn.cost).toBe(route.move.cost);
      expect(drawn.end!.hindered).toEqual([]);
      expect(drawn.end!.at.x).toBeCloseTo(to[0], 9);
      expect(drawn.end!.at.z).toBeCloseTo(to[2], 9);
      const straight = walk.move(to);
      if (!straight.barred) expect(route.move.cost).toBeLessThanOrEqual(straight.cost + 1e-9);
    }
    expect(bent).toBeGreaterThan(3);
  });

  test('costs the same when the whole board is turned, pushed and mirrored', () => {
    for (const { walk, to, route } of trials) {
      const carriage = {
        angle: chance.between(-3, 3),
        x: chance.between(-60, 60),
        z: chance.between(-60, 60),
        mirrored: chance.whole(0, 1) === 1,
      };
      const there = carried({ x: to[0], y: to[1], z: to[2] }, carriage);
      const other = routeTo(walkOn(carriedBoard(walk.board, carriage)), [there.x, there.y, there.z]);
      expect(other === null).toBe(route === null);
      if (route && other) expect(Math.abs(costOf(other) / costOf(route) - 1)).toBeLessThan(AS_FOUND);
    }
  });

  test('never gets cheaper by a pillar, a wall, a block or a swamp more: nothing that is stood on, climbed or gone up', () => {
    const dearer = new Set<string>();
    trials.forEach(({ walk, to, route }, i) => {
      const [x, z] = [chance.between(-30, 30), chance.between(-20, 20)];
      const tall = (wide: number, deep: number, height: number) =>
        piece('more', { stone: box(x - wide, 0, z - deep, x + wide, height, z + deep) });
      const kinds: Readonly<Record<string, () => TerrainPiece>> = {
        pillar: () => tall(chance.between(2, 8), chance.between(2, 8), 400),
        wall: () => tall(2, chance.between(10, 40), chance.between(80, 150)),
        block: () => tall(chance.between(8, 20), chance.between(8, 30), chance.between(80, 150)),
        swamp: () => difficultGround('more', chance.oneOf([1 / 2, 1 / 3, 3 / 4]), x - 20, z - 30, x + 20, z + 30),
      };
      const kind = Object.keys(kinds)[i % 4]!;
      const more = walkOn({ ...walk.board, pieces: { ...walk.board.pieces, more: kinds[kind]!() } });
      const other = costOf(routeTo(more, to));
      expect(other, `${kind} ${i}`).toBeGreaterThan(costOf(route) * (1 - AS_FOUND));
      if (other > costOf(route) + 1) dearer.add(kind);
    });
    expect(dearer.size).toBeGreaterThan(1);
  });
});

describe('what is in reach among them (seed 84)', () => {
  const surfaceOf = ({ on }: ReachedLevel): string => (on.kind === 'part' ? `${on.piece}/${on.part}` : on.kind);
  const isShown = ({ within }: ReachedLevel, i: number, { x, z }: Pick<Vec3, 'x' | 'z'>): boolean =>
    within[i]!.outlines.some(({ border, holes }) => {
      const flat = (polygon: typeof border) => polygon.map((p) => ({ x: p.x, y: p.z }));
      return liesInside(flat(border), { x, y: z }) && !holes.some((hole) => liesInside(flat(hole), { x, y: z }));
    });

  test('grows with the allowance, surface by surface', () => {
    const chance = chanceOf(84);
    let places = 0;
    for (let i = 0; i < soak(3); i++) {
      const walk = walkAmong([anyPiece(chance, 'one'), anyPiece(chance, 'other')], { from: [-55, 0, 0] });
      const allowances = [40, 60, 80];
      const { levels } = walk.ask.reach({ model: 'ann', policy: ON_FOOT, allowances });
      for (const level of levels) {
        const areas = level.within.map(({ area }) => area);
        expect(areas, surfaceOf(level)).toEqual([...areas].sort((a, b) => a - b));
      }
      expect(levels.some(({ within }) => within[2]!.area > within[0]!.area + 1000)).toBe(true);
      const { x, z } = walk.board.models.ann!.pose.at;
      for (let tries = 0; tries < 200; tries++) {
        const place = { x: x + chance.between(-80, 80), z: z + chance.between(-80, 80) };
        for (const level of levels) {
          const shown = allowances.map((_, k) => isShown(level, k, place));
          if (shown[0]) places++;
          // what is shown for less is shown for more
          expect(shown, surfaceOf(level)).toEqual([...shown].sort((a, b) => Number(a) - Number(b)));
        }
      }
    }
    expect(places).toBeGreaterThan(50);
  });
});
