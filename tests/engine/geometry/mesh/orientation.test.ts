import { expect, test } from 'vitest';
import { exactVolume, isFlatToALine, signedArea } from '../../../../engine/geometry/mesh/orientation.ts';
import type { Vec3 } from '../../../../engine/index.ts';
import { chanceOf } from '../../../support/chance.ts';
import { exactVolumeSign } from '../../../support/exact-arithmetic.ts';
import { soak } from '../../../support/soak.ts';

const volume = (a: Vec3, b: Vec3, c: Vec3, p: Vec3) => exactVolume(a.x, a.y, a.z, b.x, b.y, b.z, c.x, c.y, c.z, p.x, p.y, p.z);

test('the side of a plane on which a point lies is right to the last bit, also where doubles cannot tell', () => {
  const chance = chanceOf(101);
  let onPlane = 0;
  let nearPlane = 0;
  for (let i = 0; i < soak(4000); i++) {
    const size = chance.oneOf([1, 1000, 1e6, 1e-3]);
    const point = (): Vec3 =>
      chance.whole(0, 1) === 0
        ? { x: chance.between(-size, size), y: chance.between(-size, size), z: chance.between(-size, size) }
        : { x: chance.whole(-9, 9), y: chance.whole(-9, 9), z: chance.whole(-9, 9) };
    const [a, b, c] = [point(), point(), point()];
    const u = chance.oneOf([0, 0.5, 0.25, chance.between(-1, 2)]);
    const v = chance.oneOf([0, 0.5, 0.25, chance.between(-1, 2)]);
    const mixed = (k: 'x' | 'y' | 'z') => a[k] + (b[k] - a[k]) * u + (c[k] - a[k]) * v;
    const p = chance.whole(0, 3) === 0 ? point() : { x: mixed('x'), y: mixed('y'), z: mixed('z') };
    const right = exactVolumeSign(a, b, c, p);
    if (right === 0) onPlane++;
    else if (Math.abs(volume(a, b, c, p)) < 1e-9 * size ** 3) nearPlane++;
    expect(Math.sign(volume(a, b, c, p)), JSON.stringify({ a, b, c, p })).toBe(right);
    expect(Math.sign(volume(b, a, c, p)) + right).toBe(0);
  }
  expect(onPlane).toBeGreaterThan(200);
  expect(nearPlane).toBeGreaterThan(200);
});

test('three points on one line have no area however the line runs, and a hair beside it they have', () => {
  const tiny = 2 ** -52;
  expect(signedArea(0.1, 0.1, 0.2, 0.2, 0.3, 0.3)).toBe(0);
  expect(signedArea(0.1, 0.1, 0.2, 0.2, 0.3, 0.3 + tiny)).toBeGreaterThan(0);
  expect(signedArea(0.1, 0.1, 0.2, 0.2, 0.3 + tiny, 0.3)).toBeLessThan(0);
  expect(isFlatToALine(Float64Array.from([1, 2, 3, 2, 4, 6, 3, 6, 9]), 0, 3, 6)).toBe(true);
  expect(isFlatToALine(Float64Array.from([1, 2, 3, 2, 4, 6, 3, 6, 9 + 8 * tiny]), 0, 3, 6)).toBe(false);
});
