import { describe, expect, test } from 'vitest';
import { boundsOf, madeOf, meshesOf, meshOf, partsBetween, spaceOf } from '../support/kit-pieces.ts';

describe('A hedge', () => {
  test('hides only, gives way, and is hard going; it does not count as an area', () => {
    const hedge = madeOf('hedge');
    expect(Object.values(hedge.parts)[0]!.cover).toEqual({ grade: 'light', concealOnly: true, closeRangeProof: true });
    expect(hedge.traits).toMatchObject({ soft: true, area: false, difficult: { factor: 0.5 }, heightCategory: 2 });
  });

  test('keeps to its length, height and thickness, and fills them well', () => {
    const { x, y, z } = boundsOf(meshOf(madeOf('hedge', { length: 150, height: 40, thickness: 20 }), 'hedge'));
    expect(x[0]).toBeGreaterThanOrEqual(-75);
    expect(x[1]).toBeLessThanOrEqual(75);
    expect(y[0]).toBe(0);
    expect(y[1]).toBeLessThanOrEqual(40);
    expect(y[1]).toBeGreaterThan(34);
    expect(z[1] - z[0]).toBeLessThanOrEqual(20);
    expect(z[1] - z[0]).toBeGreaterThan(15);
  });

  test('has a gap that one walks and looks through', () => {
    const space = spaceOf(madeOf('hedge', { gapWidth: 40 }));
    for (const x of [-19, 0, 19]) expect(partsBetween(space, { x, y: 15, z: -40 }, { x, y: 15, z: 40 })).toEqual([]);
    for (const x of [-40, 40]) expect(partsBetween(space, { x, y: 15, z: -40 }, { x, y: 15, z: 40 })).not.toEqual([]);
  });
});

describe('A wood', () => {
  const wood = madeOf('woods');

  test('is an area of soft, difficult, high terrain with light cover (SK-TAB-TERRAIN)', () => {
    expect(wood.traits).toEqual({
      heightCategory: 3,
      difficult: { factor: 0.5 },
      dangerous: false,
      impassable: false,
      soft: true,
      area: true,
    });
    for (const part of Object.values(wood.parts)) {
      if (part.id.endsWith('-trunk')) expect(part.cover).toEqual({ grade: 'light', concealOnly: false, closeRangeProof: false });
    }
  });

  test('has as many trees as were asked for', () => {
    for (const trees of [1, 5, 8]) {
      const trunks = Object.keys(madeOf('woods', { trees }).parts).filter((id) => id.endsWith('-trunk'));
      expect(trunks).toHaveLength(trees);
    }
  });

  test('is seen through under the crowns, between the trunks, and not through a trunk', () => {
    const space = spaceOf(madeOf('woods', { bushes: 0, kinds: 'broadleaf' }));
    let clear = 0;
    const stopped = new Set<string>();
    for (let z = -80; z <= 80; z += 2) {
      const met = partsBetween(space, { x: -150, y: 25, z }, { x: 150, y: 25, z });
      if (met.length === 0) clear++;
      for (const part of met) stopped.add(part.replace(/^tree-\d+-/, ''));
    }
    expect(clear).toBeGreaterThan(20);
    expect(stopped).toEqual(new Set(['trunk']));
  });

  test('is not seen through at the height of its crowns', () => {
    const space = spaceOf(madeOf('woods', { bushes: 0, kinds: 'broadleaf' }));
    for (let z = -20; z <= 20; z += 4) expect(partsBetween(space, { x: -150, y: 95, z }, { x: 150, y: 95, z })).not.toEqual([]);
  });

  test('lets a base of 30 mm pass between any two trunks', () => {
    for (let seed = 0; seed < 8; seed++) {
      const feet = meshesOf(madeOf('woods', { seed }))
        .filter(({ part }) => part.endsWith('-trunk'))
        .map(({ mesh }) => boundsOf(mesh))
        .map(({ x, z }) => ({ x: (x[0] + x[1]) / 2, z: (z[0] + z[1]) / 2, radius: (x[1] - x[0]) / 2 }));
      feet.forEach((a, i) => {
        for (const b of feet.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.z - b.z)).toBeGreaterThan(15);
      });
    }
  });

  test('stands within its outline: no trunk outside the area', () => {
    const xs = wood.footprint[0]!.map(({ x }) => x);
    for (const { part, mesh } of meshesOf(wood)) {
      if (!part.endsWith('-trunk')) continue;
      const { x } = boundsOf(mesh);
      expect(x[0]).toBeGreaterThan(Math.min(...xs));
      expect(x[1]).toBeLessThan(Math.max(...xs));
    }
  });

  test('of bare trees has no leaves', () => {
    const burnt = madeOf('woods', { kinds: 'bare', bushes: 0 });
    expect(Object.values(burnt.parts).filter(({ material }) => material === 'foliage')).toEqual([]);
  });
});
