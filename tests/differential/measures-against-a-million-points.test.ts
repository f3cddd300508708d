import { describe, expect, test } from 'vitest';
import { openSpace } from '../../engine/geometry/space-of-board.ts';
import { regionOfBase } from '../../engine/geometry/templates/plan-region.ts';
import { sharedArea } from '../../engine/geometry/templates/shared-area.ts';
import { chanceOf } from '../support/chance.ts';
import { boardOf } from '../support/sight-board.ts';
import { soak } from '../support/soak.ts';
import { areaByStrips, distanceByPoints, type FlatBase, LAYS, modelOn, movedAlong, twoBases } from './oracle/million-points.ts';

/** Bases as the engine measures them: how far two are apart, seen from above, there and back. */
function gapsOf(one: FlatBase, other: FlatBase): readonly [number, number] {
  const { queries } = openSpace(boardOf([], [modelOn('a', one), modelOn('b', other)]), new Map());
  const gap = (from: string, to: string) =>
    queries.gap({
      from: [{ kind: 'model', model: from }],
      to: [{ kind: 'model', model: to }],
      ends: { kind: 'bases' },
      part: 'level',
    }).distance;
  return [gap('a', 'b'), gap('b', 'a')];
}
const gapOf = (one: FlatBase, other: FlatBase) => gapsOf(one, other)[0];
const areaOfBoth = (one: FlatBase, other: FlatBase) =>
  sharedArea(regionOfBase(modelOn('a', one)), regionOfBase(modelOn('b', other)));

const PAIRS = [
  ['two ovals', 'oval', 'oval'],
  ['an oval and a rectangle', 'oval', 'rectangle'],
  ['two rectangles', 'rectangle', 'rectangle'],
] as const;

/** A soak tries every lay with every pair; the plain run takes turns, and plump and slim ones too. */
const CASES = LAYS.flatMap((lay, i) =>
  PAIRS.map(([pair, ...kinds], j) => ({ lay, pair, kinds, slim: i % 2, always: (i + j) % PAIRS.length === 0 })),
).filter(({ always }) => always || soak(1) > 1);

describe.each(CASES)('$pair $lay', ({ lay, kinds, slim }) => {
  const pairs = Array.from({ length: soak(1) }, (_, i) => {
    const seed = i + 1;
    return { seed, bases: twoBases(chanceOf(seed), lay, kinds, (i + slim) % 2 === 1) };
  });

  test('are as far apart as the nearest of a million points of each rim, to a thousandth of a millimetre', () => {
    for (const { seed, bases } of pairs) {
      const [one, other] = bases;
      const gap = gapOf(one, other);
      expect(Math.abs(gap - distanceByPoints(one, other)), `seed ${seed}`).toBeLessThan(1e-3);
      if (lay === 'touching') expect(gap, `seed ${seed}`).toBeLessThan(1e-9);
      if (lay === 'apart' || lay === 'close together') expect(gap, `seed ${seed}`).toBeGreaterThan(0);
    }
  });

  test('share the area of a million strips, to a hundredth of a per cent', () => {
    for (const { seed, bases } of pairs) {
      const [one, other] = bases;
      const strips = areaByStrips(one, other);
      const found = areaOfBoth(one, other);
      // touching shapes share nothing of which a hundredth of a per cent could be told
      expect(Math.abs(found - strips), `seed ${seed}`).toBeLessThanOrEqual(Math.max(1e-4 * strips, 1e-6));
      if (lay === 'about one middle' || lay === 'overlapping') expect(strips, `seed ${seed}`).toBeGreaterThan(1);
    }
  });
});

test('a distance and a shared area are the same both ways, and wherever the two are moved and turned together', () => {
  for (const lay of LAYS) {
    for (const [, ...kinds] of PAIRS) {
      for (let seed = 1; seed <= soak(4); seed++) {
        const chance = chanceOf(1_000 + seed);
        const [one, other] = twoBases(chance, lay, kinds, seed % 2 === 0);
        const says = `${kinds.join(' and ')} ${lay}, seed ${seed}`;
        const [gap, back] = gapsOf(one, other);
        const area = areaOfBoth(one, other);
        expect(back, says).toBe(gap);
        expect(areaOfBoth(other, one), says).toBeCloseTo(area, 7);
        const by = [chance.between(-500, 500), chance.between(-500, 500)] as const;
        const turn = chance.between(-Math.PI, Math.PI);
        expect(gapOf(movedAlong(one, by, turn), movedAlong(other, by, turn)), says).toBeCloseTo(gap, 9);
        expect(areaOfBoth(movedAlong(one, by, turn), movedAlong(other, by, turn)), says).toBeCloseTo(area, 6);
      }
    }
  }
});
