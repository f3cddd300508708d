import { describe, expect, test } from 'vitest';
import { boundsOf, madeOf, meshesOf, meshOf, partsBetween, spaceOf } from '../support/kit-pieces.ts';

describe('A garden wall', () => {
  test('is as high as was asked for, coping and all', () => {
    const wall = madeOf('garden-wall', { height: 40, piers: false, gate: 'none' });
    expect(Math.max(...meshesOf(wall).map(({ mesh }) => boundsOf(mesh).y[1]))).toBe(40);
    expect(boundsOf(meshOf(wall, 'wall')).x).toEqual([-120, 120]);
  });

  test('has its gate where it was asked for, as wide as was asked for', () => {
    const wall = madeOf('garden-wall', { gate: 'open', gateWidth: 50, gatePlace: 0.5 });
    const gateway = wall.openings.gateway!;
    expect(gateway.frame).toMatchObject({ centre: { x: 0, y: 19, z: 0 }, width: 50, height: 38, thickness: 7 });
    const reach = (place: number) => madeOf('garden-wall', { gatePlace: place }).openings.gateway!.frame.centre.x;
    expect(reach(0)).toBeLessThan(0);
    expect(reach(1)).toBeCloseTo(-reach(0), 9);
  });

  test('hides a man behind it up to its height, and is bitten into by damage only', () => {
    const whole = spaceOf(madeOf('garden-wall', { gate: 'none', piers: false }));
    const shot = spaceOf(madeOf('garden-wall', { gate: 'none', piers: false, damage: 0.8 }));
    let through = 0;
    for (let x = -110; x <= 110; x += 2) {
      const over = (space: typeof whole) => partsBetween(space, { x, y: 33, z: -30 }, { x, y: 33, z: 30 });
      expect(over(whole)).not.toEqual([]);
      if (over(shot).length === 0) through++;
    }
    expect(through).toBeGreaterThan(5);
  });

  test('stands on the ground for its whole length, however badly it was shot', () => {
    for (let seed = 0; seed < 10; seed++) {
      const space = spaceOf(madeOf('garden-wall', { gate: 'none', damage: 1, seed }));
      for (let x = -119; x <= 119; x += 3) expect(partsBetween(space, { x, y: 1, z: -30 }, { x, y: 1, z: 30 })).not.toEqual([]);
    }
  });
});

describe('A fence', () => {
  test('of whole planks lets nothing through, one of pickets lets much through', () => {
    const seenThrough = (style: string) => {
      const space = spaceOf(madeOf('fence', { style, damage: 0 }));
      let clear = 0;
      for (let x = -119; x < 119; x += 0.7)
        if (partsBetween(space, { x, y: 20, z: -30 }, { x, y: 20, z: 30 }).length === 0) clear++;
      return clear / 340;
    };
    expect(seenThrough('planks')).toBe(0);
    expect(seenThrough('pickets')).toBeGreaterThan(0.2);
    expect(seenThrough('pickets')).toBeLessThan(0.6);
    expect(seenThrough('rails')).toBeGreaterThan(0.8);
  });

  test('loses boards to damage but not all of a panel', () => {
    for (let seed = 0; seed < 10; seed++) {
      const fence = madeOf('fence', { damage: 1, seed });
      for (const part of Object.keys(fence.parts))
        if (/^fence-\d+$/.test(part)) expect(boundsOf(meshOf(fence, part)).y[0]).toBe(0);
    }
  });

  test('of any style gives light cover (SK-TAB-TERRAIN)', () => {
    for (const style of ['planks', 'pickets', 'rails'])
      for (const part of Object.values(madeOf('fence', { style }).parts))
        expect(part.cover).toEqual({ grade: 'light', concealOnly: false, closeRangeProof: false });
  });

  test('has its gateway between two posts, clear over its whole width', () => {
    const space = spaceOf(madeOf('fence', { gate: 'gap', gateWidth: 40, gatePlace: 0.3 }));
    const { centre, width } = madeOf('fence', { gate: 'gap', gateWidth: 40, gatePlace: 0.3 }).openings.gateway!.frame;
    expect(width).toBe(40);
    for (let share = -0.49; share < 0.5; share += 0.07) {
      const x = centre.x + share * width;
      expect(partsBetween(space, { x, y: 10, z: -30 }, { x, y: 10, z: 30 })).toEqual([]);
    }
  });
});
