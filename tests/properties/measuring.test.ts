import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openSpace } from '../../engine/geometry/space-of-board.ts';
import type { Base, Model } from '../../engine/index.ts';
import { between } from '../support/driving-boards.ts';
import '../support/one-seed.ts';
import { boardOf, man } from '../support/sight-board.ts';
import { soak } from '../support/soak.ts';

const base: fc.Arbitrary<Base> = fc.oneof(
  fc.record({ kind: fc.constant('round' as const), diameter: between(1, 120) }),
  fc.record({ kind: fc.constant('oval' as const), width: between(1, 150), depth: between(1, 150) }),
  fc.record({ kind: fc.constant('rectangle' as const), width: between(1, 150), depth: between(1, 150) }),
);
const placed = fc.record({
  base,
  x: between(-300, 300),
  y: fc.constantFrom(0, 3, 60),
  z: between(-300, 300),
  facing: between(-3, 3),
});
type Placed = typeof placed extends fc.Arbitrary<infer T> ? T : never;

const modelOf = (id: string, { base: own, x, y, z, facing }: Placed): Model =>
  man(id, x, z, { base: own, pose: { at: { x, y, z }, facing } });
const spaceOf = (...models: readonly Model[]) => openSpace(boardOf([], models), new Map()).queries;
const place = (model: string) => [{ kind: 'model', model } as const];

const ENDS = [{ kind: 'heads' }, { kind: 'bases' }, { kind: 'base-solids', thickness: 4 }, { kind: 'axes' }] as const;
const measures = fc.record({ ends: fc.constantFrom(...ENDS), part: fc.constantFrom('straight', 'level', 'upright') });

describe('a distance', () => {
  test('is the same both ways to the bit, with its points changed over', () => {
    fc.assert(
      fc.property(placed, placed, measures, (a, b, how) => {
        const space = spaceOf(modelOf('a', a), modelOf('b', b));
        const there = space.gap({ from: place('a'), to: place('b'), ...how });
        const back = space.gap({ from: place('b'), to: place('a'), ...how });
        expect(back.distance).toBe(there.distance);
        expect([back.from, back.to]).toEqual([there.to, there.from]);
      }),
      { numRuns: soak(150) },
    );
  });

  test('is not changed by moving and turning everything', () => {
    fc.assert(
      fc.property(placed, placed, measures, between(-200, 200), between(-200, 200), between(-3, 3), (a, b, how, dx, dz, turn) => {
        const moved = (one: Placed): Placed => ({
          ...one,
          x: one.x * Math.cos(turn) + one.z * Math.sin(turn) + dx,
          z: one.z * Math.cos(turn) - one.x * Math.sin(turn) + dz,
          facing: one.facing + turn,
        });
        const distance = (p: Placed, q: Placed) =>
          spaceOf(modelOf('a', p), modelOf('b', q)).gap({ from: place('a'), to: place('b'), ...how }).distance;
        expect(distance(moved(a), moved(b))).toBeCloseTo(distance(a, b), 8);
      }),
      { numRuns: soak(150) },
    );
  });

  test('is never greater than the farthest one, and both come from points that lie so far apart', () => {
    fc.assert(
      fc.property(placed, placed, (a, b) => {
        const space = spaceOf(modelOf('a', a), modelOf('b', b));
        const asked = {
          from: place('a'),
          to: place('b'),
          ends: { kind: 'base-solids', thickness: 4 },
          part: 'straight',
        } as const;
        const near = space.gap(asked);
        const far = space.farthest(asked);
        expect(far.distance).toBeGreaterThanOrEqual(near.distance - 1e-9);
        expect(far.atMost - far.distance).toBeLessThan(1e-4);
        for (const { from, to, distance } of [near, far]) {
          const [x, y, z] = [to.x - from.x, to.y - from.y, to.z - from.z];
          expect(Math.sqrt(x * x + y * y + z * z)).toBeCloseTo(distance, 8);
        }
      }),
      { numRuns: soak(60) },
    );
  });
});

test('a chain ties all models together by the shortest gaps, whatever order they are named in', () => {
  fc.assert(
    fc.property(fc.array(placed, { minLength: 2, maxLength: 6 }), (all) => {
      const models = all.map((one, i) => modelOf(`m${i}`, one));
      const space = spaceOf(...models);
      const ids = models.map(({ id }) => id);
      const asked = { ends: { kind: 'bases' }, part: 'straight' } as const;
      const { links } = space.chain({ models: ids, ...asked });
      expect(links.length).toBe(models.length - 1);
      expect(space.chain({ models: [...ids].reverse(), ...asked }).links).toEqual(links);
      // whoever is nearest to a model is tied to it directly
      for (const id of ids) {
        const gaps = ids
          .filter((other) => other !== id)
          .map((other) => space.gap({ from: place(id), to: place(other), ...asked }).distance);
        const own = links.filter(({ one, other }) => one === id || other === id).map(({ finding }) => finding.distance);
        expect(Math.min(...own)).toBe(Math.min(...gaps));
      }
    }),
    { numRuns: soak(40) },
  );
});
