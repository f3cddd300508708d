import { describe, expect, test } from 'vitest';
import { openSpace } from '../../engine/geometry/space-of-board.ts';
import { regionOfBase } from '../../engine/geometry/templates/plan-region.ts';
import { sharedArea } from '../../engine/geometry/templates/shared-area.ts';
import type { Base, Model } from '../../engine/index.ts';
import { type Chance, chanceOf } from '../support/chance.ts';
import { boardOf, man } from '../support/sight-board.ts';
import { soak } from '../support/soak.ts';

/** So many strips a shape is cut into, each with its exact length. */
const STRIPS = process.env.EYELINE_SOAK === undefined ? 50_000 : 1_000_000;

type Between = readonly [number, number] | null;

/** Where a base lies along the line of all places with this x. */
function along({ base, pose: { at, facing } }: Model, x: number): Between {
  const [sin, cos] = [Math.sin(facing), Math.cos(facing)];
  const half =
    base.kind === 'round'
      ? [base.diameter / 2, base.diameter / 2]
      : base.kind === 'none'
        ? [0, 0]
        : [base.width / 2, base.depth / 2];
  // across = dx cos − dz sin, ahead = dx sin + dz cos, for dz running along the line
  const dx = x - at.x;
  if (base.kind === 'rectangle') {
    let [low, high] = [-Infinity, Infinity];
    for (const [start, slope, most] of [
      [dx * cos, -sin, half[0]!],
      [dx * sin, cos, half[1]!],
    ] as const) {
      if (slope === 0) {
        if (Math.abs(start) > most) return null;
        continue;
      }
      const [p, q] = [(-most - start) / slope, (most - start) / slope];
      low = Math.max(low, Math.min(p, q));
      high = Math.min(high, Math.max(p, q));
    }
    return low < high ? [at.z + low, at.z + high] : null;
  }
  const [a, b] = [half[0]! ** 2, half[1]! ** 2];
  const square = sin ** 2 / a + cos ** 2 / b;
  const middle = (dx * cos * sin) / a - (dx * sin * cos) / b;
  const rest = (dx * cos) ** 2 / a + (dx * sin) ** 2 / b - 1;
  const under = middle ** 2 - square * rest;
  if (under <= 0) return null;
  return [at.z + (middle - Math.sqrt(under)) / square, at.z + (middle + Math.sqrt(under)) / square];
}

function areaByStrips(one: Model, other: Model): number {
  const [low, high] = [one.pose.at.x - 150, one.pose.at.x + 150];
  const width = (high - low) / STRIPS;
  let area = 0;
  for (let i = 0; i < STRIPS; i++) {
    const x = low + (i + 0.5) * width;
    const [a, b] = [along(one, x), along(other, x)];
    if (a && b) area += Math.max(0, Math.min(a[1], b[1]) - Math.max(a[0], b[0])) * width;
  }
  return area;
}

function modelOf(chance: Chance, id: string, kind: 'oval' | 'rectangle', away: number): Model {
  const base: Base = { kind, width: chance.between(20, 120), depth: chance.between(20, 120) };
  return man(id, 0, 0, {
    base,
    pose: { at: { x: chance.between(-away, away), y: 0, z: chance.between(-away, away) }, facing: chance.between(-3.1, 3.1) },
  });
}

describe.each([
  ['two ovals', 'oval'],
  ['an oval and a rectangle', 'rectangle'],
] as const)('%s', (_, kind) => {
  test('share the area that strips of both share, to a hundredth of a per cent', () => {
    for (let seed = 1; seed <= soak(8); seed++) {
      const chance = chanceOf(seed);
      const one = modelOf(chance, 'a', 'oval', 10);
      const other = modelOf(chance, 'b', kind, 60);
      const strips = areaByStrips(one, other);
      const area = sharedArea(regionOfBase(one), regionOfBase(other));
      expect(Math.abs(area - strips), `seed ${seed}`).toBeLessThan(Math.max(1e-4 * strips, 1e-2));
      expect(sharedArea(regionOfBase(other), regionOfBase(one))).toBeCloseTo(area, 6);
    }
  });
});

test('a base lies in an area by the share of it, whatever outline the area has and which way round it is given', () => {
  const base: Base = { kind: 'round', diameter: 40 };
  const L = [
    { x: 0, z: 0 },
    { x: 200, z: 0 },
    { x: 200, z: 60 },
    { x: 60, z: 60 },
    { x: 60, z: 200 },
    { x: 0, z: 200 },
  ];
  const share = (x: number, z: number, outline = L) =>
    openSpace(boardOf([], [man('a', x, z, { base })]), new Map()).queries.shareInArea('a', {
      kind: 'outline',
      outline,
      height: 0,
    }).share;
  expect(share(0, 100)).toBeCloseTo(0.5, 9);
  expect(share(0, 0)).toBeCloseTo(0.25, 9);
  expect(share(60, 60)).toBeCloseTo(0.75, 9);
  expect(share(60, 60, [...L].reverse())).toBeCloseTo(0.75, 9);
  expect(share(30, 30)).toBeCloseTo(1, 9);
  expect(share(150, 150)).toBe(0);
  expect(share(-20, 100)).toBeCloseTo(0, 9);
});
