import { describe, expect, test } from 'vitest';
import { closestInPlan } from '../../engine/geometry/measure/closest-in-plan.ts';
import { ovalForm, type PlanForm, planDistance } from '../../engine/geometry/measure/plan-form.ts';
import { openSpace } from '../../engine/geometry/space-of-board.ts';
import type { Model } from '../../engine/index.ts';
import type { PlanPoint } from '../../engine/space/polygon.ts';
import { type Chance, chanceOf } from '../support/chance.ts';
import { boardOf, man } from '../support/sight-board.ts';
import { soak } from '../support/soak.ts';

/** So many points of a rim or a base are tried; a soak tries the million that was promised. */
const POINTS = process.env.EYELINE_SOAK === undefined ? 40_000 : 1_000_000;

interface Shape {
  readonly form: PlanForm;
  /** The point of the rim at a share of the way round. */
  readonly rim: (share: number) => PlanPoint;
  readonly holds: (p: PlanPoint) => boolean;
}

function shapeOf(chance: Chance, kind: 'oval' | 'rectangle', reach: number): Shape {
  const centre = { x: chance.between(-reach, reach), z: chance.between(-reach, reach) };
  const turn = chance.between(-3.2, 3.2);
  const [a, b] = [chance.between(5, 60), chance.between(5, 60)];
  const out = (x: number, z: number): PlanPoint => ({
    x: centre.x + x * Math.cos(turn) - z * Math.sin(turn),
    z: centre.z + x * Math.sin(turn) + z * Math.cos(turn),
  });
  const into = (p: PlanPoint) => {
    const [x, z] = [p.x - centre.x, p.z - centre.z];
    return { x: x * Math.cos(turn) + z * Math.sin(turn), z: z * Math.cos(turn) - x * Math.sin(turn) };
  };
  if (kind === 'oval')
    return {
      form: ovalForm(centre, { x: Math.cos(turn), z: Math.sin(turn) }, a, b),
      rim: (share) => out(a * Math.cos(2 * Math.PI * share), b * Math.sin(2 * Math.PI * share)),
      holds: (p) => (into(p).x / a) ** 2 + (into(p).z / b) ** 2 <= 1,
    };
  const corners = [out(-a, -b), out(a, -b), out(a, b), out(-a, b)];
  return {
    form: { kind: 'polygon', corners },
    rim: (share) => {
      const side = Math.floor(share * 4) % 4;
      const [from, to] = [corners[side]!, corners[(side + 1) % 4]!];
      const t = share * 4 - Math.floor(share * 4);
      return { x: from.x + (to.x - from.x) * t, z: from.z + (to.z - from.z) * t };
    },
    holds: (p) => Math.abs(into(p).x) <= a && Math.abs(into(p).z) <= b,
  };
}

/** The least distance between two rims, by points of both: coarsely all of one against some of the other, then closer and closer around the best. */
function leastOf(one: Shape, other: Shape): number {
  const rim = Array.from({ length: POINTS }, (_, i) => i / POINTS);
  if (rim.some((share) => one.holds(other.rim(share)) || other.holds(one.rim(share)))) return 0;
  const COARSE = 200;
  let best = { distance: Infinity, s: 0, t: 0 };
  const look = (s: number, t: number) => {
    const distance = planDistance(one.rim(((s % 1) + 1) % 1), other.rim(((t % 1) + 1) % 1));
    if (distance < best.distance) best = { distance, s, t };
  };
  for (let i = 0; i < COARSE; i++) for (let j = 0; j < COARSE; j++) look(i / COARSE, j / COARSE);
  for (let step = 1 / COARSE; step > 1e-10; step *= 0.7) {
    const { s, t } = best;
    for (let i = -3; i <= 3; i++) for (let j = -3; j <= 3; j++) look(s + (i * step) / 3, t + (j * step) / 3);
  }
  return best.distance;
}

describe.each([
  ['two ovals', 'oval', 'oval'],
  ['an oval and a rectangle', 'oval', 'rectangle'],
  ['two rectangles', 'rectangle', 'rectangle'],
] as const)('%s', (_, first, second) => {
  test('are as far apart as the nearest of many points of both', () => {
    for (let seed = 1; seed <= soak(6); seed++) {
      const chance = chanceOf(seed);
      const one = shapeOf(chance, first, 20);
      const other = shapeOf(chance, second, 140);
      const found = closestInPlan(one.form, other.form);
      expect(Math.abs(found.distance - leastOf(one, other)), `seed ${seed}`).toBeLessThan(1e-3);
      expect(planDistance(found.from, found.to)).toBeCloseTo(found.distance, 9);
    }
  });
});

test('the farthest point of a base from several models is as far as the farthest of many points of it', () => {
  for (let seed = 1; seed <= soak(4); seed++) {
    const chance = chanceOf(seed);
    const base = () =>
      chance.oneOf([
        { kind: 'round', diameter: chance.between(10, 80) },
        { kind: 'oval', width: chance.between(10, 120), depth: chance.between(10, 120) },
        { kind: 'rectangle', width: chance.between(10, 90), depth: chance.between(10, 90) },
      ] as const);
    const model = (id: string): Model =>
      man(id, 0, 0, {
        base: base(),
        pose: { at: { x: chance.between(-90, 90), y: 0, z: chance.between(-90, 90) }, facing: chance.between(-3, 3) },
      });
    const models = ['a', 'b', 'c', 'd'].map(model);
    const { queries } = openSpace(boardOf([], models), new Map());
    const places = models.map(({ id }) => ({ kind: 'model', model: id }) as const);
    const found = queries.farthest({ from: places.slice(0, 1), to: places.slice(1), ends: { kind: 'bases' }, part: 'level' });
    const nearestTo = (p: PlanPoint) =>
      queries.gap({
        from: [{ kind: 'point', at: { x: p.x, y: 0, z: p.z } }],
        to: places.slice(1),
        ends: { kind: 'bases' },
        part: 'level',
      }).distance;
    const { base: own, pose } = models[0]!;
    const half =
      own.kind === 'round' ? [own.diameter / 2, own.diameter / 2] : own.kind === 'none' ? [0, 0] : [own.width / 2, own.depth / 2];
    let most = 0;
    const side = 60;
    for (let i = 0; i <= side; i++) {
      for (let j = 0; j <= side; j++) {
        const [u, v] = [(2 * i) / side - 1, (2 * j) / side - 1];
        // a square of points is drawn onto the disc, ring by ring
        const ring = Math.max(Math.abs(u), Math.abs(v));
        const length = Math.sqrt(u * u + v * v) || 1;
        const onto = own.kind === 'rectangle' ? 1 : ring / length;
        const [x, z] = [u * onto * half[0]!, v * onto * half[1]!];
        const [sin, cos] = [Math.sin(pose.facing), Math.cos(pose.facing)];
        most = Math.max(most, nearestTo({ x: pose.at.x + x * cos + z * sin, z: pose.at.z - x * sin + z * cos }));
      }
    }
    expect(found.distance, `seed ${seed}`).toBeGreaterThanOrEqual(most - 1e-6);
    expect(found.distance - most, `seed ${seed}`).toBeLessThan(0.5);
    expect(found.atMost - found.distance).toBeLessThan(1e-8);
    expect(nearestTo(found.from)).toBeCloseTo(found.distance, 9);
  }
});
