import { describe, expect, test } from 'vitest';
import { findFlatCore, partsAll } from '../../../../engine/geometry/visibility/flat-core.ts';
import { cornersOfBox, shaftBetween } from '../../../../engine/geometry/visibility/shaft.ts';
import type { Solid, Vec3 } from '../../../../engine/index.ts';
import { chanceOf } from '../../../support/chance.ts';
import { wallWithWindow } from '../../../support/cluttered-board.ts';
import { at, boardOf, box, piece, sceneOf, sheet } from '../../../support/sight-board.ts';

const points = (...places: readonly Vec3[]) => Float64Array.from(places.flatMap(({ x, y, z }) => [x, y, z]));
const thing = (x: number, y: number, z: number, half: number) =>
  cornersOfBox({ min: at(x - half, y - half, z - half), max: at(x + half, y + half, z + half) });
const sceneWith = (solid: Solid) => sceneOf(boardOf([piece('it', { solid })], []));

describe('a flat core of a solid', () => {
  const eye = at(0, 30, -200);
  const behind = thing(0, 30, 100, 5);

  test('of a wall is in the middle of it and reaches almost to its sides', () => {
    const scene = sceneWith(box(-50, 0, -2, 50, 60, 2));
    const core = findFlatCore(scene, 0, eye, at(0, 30, 100), behind)!;
    expect(core.at.z).toBeCloseTo(0, 9);
    const reach = [core.minAlong, core.maxAlong, core.minAcross, core.maxAcross].map(Math.abs);
    for (const [i, most] of [50, 50, 30, 30].entries()) {
      expect(reach[i]).toBeLessThan(most);
      expect(reach[i]).toBeGreaterThan(most - 8);
    }
    // sides of the wall, seen through it from the eye, and beyond them
    expect(partsAll(core, points(eye), behind)).toBe(true);
    expect(partsAll(core, points(eye), thing(60, 30, 100, 5))).toBe(true);
    expect(partsAll(core, points(eye), thing(80, 30, 100, 5))).toBe(false);
    expect(partsAll(core, points(eye, at(-60, 30, -200)), behind)).toBe(true);
    expect(partsAll(core, points(eye, at(-180, 30, -200)), behind)).toBe(false);
    expect(partsAll(core, points(eye), thing(0, 30, -100, 5)), 'before it').toBe(false);
    expect(partsAll(core, points(eye, at(0, 30, 150)), behind), 'eyes on both sides').toBe(false);
  });

  test('keeps out of a window, and there is none where one looks through', () => {
    const scene = sceneWith(wallWithWindow(200, 90, 30, 20));
    expect(findFlatCore(scene, 0, at(0, 40, -200), at(0, 40, 100), thing(0, 40, 100, 5))).toBeNull();
    const beside = findFlatCore(scene, 0, at(40, 40, -200), at(40, 40, 100), thing(40, 40, 100, 5))!;
    expect(partsAll(beside, points(at(40, 40, -200)), thing(40, 40, 100, 5))).toBe(true);
    expect(partsAll(beside, points(at(0, 40, -200)), thing(0, 40, 100, 5))).toBe(false);
  });

  test('is not told of what does not go before all of them, nor of a sheet', () => {
    expect(findFlatCore(sceneWith(box(-50, 0, -2, 50, 34, 2)), 0, eye, at(0, 30, 100), thing(0, 30, 100, 20))).toBeNull();
    expect(
      findFlatCore(sceneWith(sheet([-50, 0, 0], [50, 0, 0], [50, 60, 0], [-50, 60, 0])), 0, eye, at(0, 30, 100), behind),
    ).toBeNull();
  });
});

describe('a shaft between two boxes', () => {
  const chance = chanceOf(91);
  const place = (reach: number) => at(chance.between(-reach, reach), chance.between(0, reach / 4), chance.between(-reach, reach));
  const boxAbout = ({ x, y, z }: Vec3, size: number) => ({
    min: at(x - size, y - size, z - size),
    max: at(x + size, y + size, z + size),
  });

  test('holds all lines from the one to the other, and lets go of what is beside it', () => {
    let beside = 0;
    for (let i = 0; i < 300; i++) {
      const [one, other] = [boxAbout(place(400), chance.between(0, 40)), boxAbout(place(400), chance.between(0, 40))];
      const shaft = shaftBetween(one, other);
      const inIt = (p: Vec3, slack = 0) =>
        shaft.every(
          ({ normal: n, offset }) =>
            n.x * p.x + n.y * p.y + n.z * p.z >= offset - slack * (Math.abs(n.x) + Math.abs(n.y) + Math.abs(n.z)),
        );
      const from = (of: typeof one) =>
        at(chance.between(of.min.x, of.max.x), chance.between(of.min.y, of.max.y), chance.between(of.min.z, of.max.z));
      const [a, b, t] = [from(one), from(other), chance.between(0, 1)];
      expect(inIt(at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.z + (b.z - a.z) * t), 1e-9), `boxes ${i}`).toBe(true);
      // half-way between boxes that are far from each other, well to the side
      const [m, n] = [one.min, other.min];
      const apart = Math.hypot(n.x - m.x, n.z - m.z);
      if (apart < 250) continue;
      const side = at(
        (m.x + n.x) / 2 - ((n.z - m.z) / apart) * 160,
        (m.y + n.y) / 2,
        (m.z + n.z) / 2 + ((n.x - m.x) / apart) * 160,
      );
      expect(inIt(side), `beside ${i}`).toBe(false);
      beside++;
    }
    expect(beside).toBeGreaterThan(50);
  });

  test('of smaller boxes is no larger', () => {
    for (let i = 0; i < 300; i++) {
      const [p, q, size, less] = [place(400), place(400), chance.between(1, 40), chance.between(0, 1)];
      const large = shaftBetween(boxAbout(p, size), boxAbout(q, size));
      const small = shaftBetween(boxAbout(p, size * less), boxAbout(q, size * less));
      const it = place(500);
      const isIn = (shaft: typeof large) =>
        shaft.every(({ normal: n, offset }) => n.x * it.x + n.y * it.y + n.z * it.z >= offset);
      if (isIn(small)) expect(isIn(large)).toBe(true);
    }
  });
});
