import { expect, test } from 'vitest';
import { CROSSES, crossTriangle, IN_PLANE, MISSES, makeCrossing } from '../../../../engine/geometry/mesh/watertight-ray.ts';
import type { Vec3 } from '../../../../engine/index.ts';
import { chanceOf } from '../../../support/chance.ts';
import { exactCrossing } from '../../../support/exact-arithmetic.ts';
import { at } from '../../../support/sight-board.ts';
import { soak } from '../../../support/soak.ts';

const crossing = makeCrossing();

function cross(p: Vec3, q: Vec3, a: Vec3, b: Vec3, c: Vec3) {
  const corners = Float64Array.from([a, b, c].flatMap(({ x, y, z }) => [x, y, z]));
  return crossTriangle(p.x, p.y, p.z, q.x, q.y, q.z, corners, 0, 3, 6, crossing);
}

test('a segment crosses a triangle exactly when whole-number arithmetic says so, and at the same place', () => {
  const chance = chanceOf(202);
  let crossed = 0;
  let onBorder = 0;
  for (let i = 0; i < soak(6000); i++) {
    const size = chance.oneOf([1, 500, 1e5]);
    const small = chance.oneOf([1, 1, 1e-3]);
    const point = (): Vec3 =>
      chance.whole(0, 2) === 0
        ? { x: chance.whole(-4, 4), y: chance.whole(-4, 4), z: chance.whole(-4, 4) }
        : { x: chance.between(-size, size), y: chance.between(-size, size), z: chance.between(-size, size) };
    const a = point();
    const near = () => ({ x: a.x + point().x * small, y: a.y + point().y * small, z: a.z + point().z * small });
    const [b, c, p] = [near(), near(), point()];
    const u = chance.oneOf([0, 0.5, 1, chance.between(-0.2, 1.2)]);
    const v = chance.oneOf([0, 1 - u, 0.5 - u / 2, chance.between(-0.2, 1.2)]);
    const beyond = chance.oneOf([1, 1, 2, 1.5, 0.7]);
    const aimed = (k: 'x' | 'y' | 'z') => p[k] + (a[k] + (b[k] - a[k]) * u + (c[k] - a[k]) * v - p[k]) * beyond;
    const q = { x: aimed('x'), y: aimed('y'), z: aimed('z') };
    const right = exactCrossing(p, q, a, b, c);
    const meeting = cross(p, q, a, b, c);
    const what = JSON.stringify({ p, q, a, b, c });
    expect(meeting === CROSSES, what).toBe(right !== null);
    if (right === null) continue;
    crossed++;
    if (crossing.onEdges !== 0) onBorder++;
    expect(Math.abs(crossing.t - right), what).toBeLessThan(1e-11);
    // from the other end and by another first corner it is the same
    expect(cross(q, p, b, c, a), what).toBe(CROSSES);
    expect(Math.abs(crossing.t - (1 - right)), what).toBeLessThan(1e-11);
  }
  expect(crossed).toBeGreaterThan(1000);
  expect(onBorder).toBeGreaterThan(100);
});

test('the border of a triangle belongs to it, and the crossing tells edges from corners', () => {
  const [a, b, c] = [at(0, 0, 0), at(4, 0, 0), at(0, 4, 0)];
  const through = (x: number, y: number) => cross(at(x, y, -1), at(x, y, 1), a, b, c);
  expect([through(1, 1), crossing.onEdges]).toEqual([CROSSES, 0]);
  expect([through(2, 0), crossing.onEdges]).toEqual([CROSSES, 0b001]);
  expect([through(2, 2), crossing.onEdges]).toEqual([CROSSES, 0b010]);
  expect([through(0, 2), crossing.onEdges]).toEqual([CROSSES, 0b100]);
  expect([through(0, 0), crossing.onEdges]).toEqual([CROSSES, 0b101]);
  expect([through(4, 0), crossing.onEdges]).toEqual([CROSSES, 0b011]);
  expect([through(0, 4), crossing.onEdges]).toEqual([CROSSES, 0b110]);
  expect(through(2, -1e-300)).toBe(MISSES);
  expect(through(2, 2 + 2 ** -51)).toBe(MISSES);
});

test('a segment that only reaches the triangle with one end crosses it there', () => {
  const [a, b, c] = [at(0, 0, 0), at(4, 0, 0), at(0, 4, 0)];
  expect([cross(at(1, 1, 0), at(1, 1, 5), a, b, c), crossing.t, crossing.atStart]).toEqual([CROSSES, 0, true]);
  expect([cross(at(1, 1, 5), at(1, 1, 0), a, b, c), crossing.t, crossing.atStart]).toEqual([CROSSES, 1, false]);
  expect(cross(at(1, 1, 5), at(1, 1, 1e-300), a, b, c)).toBe(MISSES);
});

test('which way it goes through is told by the winding', () => {
  const [a, b, c] = [at(0, 0, 0), at(4, 0, 0), at(0, 4, 0)];
  cross(at(1, 1, -1), at(1, 1, 1), a, b, c);
  expect(crossing.way).toBe(1);
  cross(at(1, 1, 1), at(1, 1, -1), a, b, c);
  expect(crossing.way).toBe(-1);
});

test('a segment in the plane, one without length and a triangle without area cross nothing', () => {
  const [a, b, c] = [at(0, 0, 0), at(4, 0, 0), at(0, 4, 0)];
  expect(cross(at(-1, 1, 0), at(5, 1, 0), a, b, c)).toBe(IN_PLANE);
  expect(cross(at(1, 1, 0), at(1, 1, 0), a, b, c)).toBe(IN_PLANE);
  expect(cross(at(1, 0, -1), at(1, 0, 1), a, b, at(8, 0, 0))).not.toBe(CROSSES);
  expect(cross(at(1, 1, 0.5), at(1, 1, 0.5), a, b, c)).not.toBe(CROSSES);
});
