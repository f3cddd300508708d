import { describe, expect, test } from 'vitest';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import type { PlaceBand, PlaceQuery } from '../../../../engine/geometry/template-queries.ts';
import type { Model } from '../../../../engine/index.ts';
import { chanceOf } from '../../../support/chance.ts';
import { boardOf, man } from '../../../support/sight-board.ts';
import { soak } from '../../../support/soak.ts';

const spaceOf = (models: readonly Model[]) => openSpace(boardOf([], models), new Map()).queries;
const CIRCLE = { kind: 'circle', diameter: 76.2 } as const;
const DROP = { kind: 'teardrop', length: 203.2, tipRadius: 0, broadRadius: 31.75 } as const;

describe('The best place of a circle', () => {
  test('is over three men at once where one place reaches all of them, and both pairs are told where none does', () => {
    const row = [man('ann', 0, 0), man('bob', 60, 0), man('cat', 120, 0)];
    const ids = ['ann', 'bob', 'cat'];
    const query: PlaceQuery = { shape: CIRCLE, count: ids, need: 'partly', spare: [], where: { kind: 'over-base', of: ids } };
    const wide = spaceOf(row).bestPlace({ ...query, shape: { kind: 'circle', diameter: 100 } });
    expect(wide).toMatchObject({ most: 3, proven: true });
    expect(wide.places.map(({ models }) => models)).toEqual([ids]);
    const narrow = spaceOf(row).bestPlace({ ...query, shape: { kind: 'circle', diameter: 80 } });
    expect(narrow).toMatchObject({ most: 2 });
    expect(narrow.places.map(({ models }) => models)).toEqual([
      ['ann', 'bob'],
      ['bob', 'cat'],
    ]);
  });

  test('of oval and rectangular bases is proven, also where the discs about them could be hit at once', () => {
    const oval = { base: { kind: 'oval', width: 75, depth: 42 } } as const;
    const card = { base: { kind: 'rectangle', width: 60, depth: 60 } } as const;
    const query = (count: readonly string[]): PlaceQuery => ({
      shape: CIRCLE,
      count,
      need: 'partly',
      spare: [],
      where: { kind: 'anywhere' },
    });
    const apart = spaceOf([man('ann', 0, 0, oval), man('bob', 300, 0, card)]).bestPlace(query(['ann', 'bob']));
    expect(apart).toMatchObject({ most: 1, proven: true });
    // 76.2 between them: the discs about both could be hit at once, the bases cannot
    const corner = spaceOf([man('ann', 0, 0, card), man('bob', 140, 0, card)]).bestPlace(query(['ann', 'bob']));
    expect(corner).toMatchObject({ most: 1, atMost: 1, proven: true });
    const both = spaceOf([man('ann', 0, 0, oval), man('bob', 120, 0, card)]).bestPlace(query(['ann', 'bob']));
    expect(both).toMatchObject({ most: 2, proven: true });
  });

  test('spares friends: it only touches them, or lies elsewhere', () => {
    const models = [man('ann', 0, 0), man('bob', 40, 0), man('eve', 70, 0)];
    const query: PlaceQuery = {
      shape: CIRCLE,
      count: ['ann', 'bob'],
      need: 'partly',
      spare: ['eve'],
      where: { kind: 'over-base', of: ['ann', 'bob'] },
    };
    const { places, most } = spaceOf(models).bestPlace(query);
    expect(most).toBe(2);
    const { x, z } = places[0]!.at;
    expect(Math.hypot(70 - x, z)).toBeGreaterThanOrEqual(38.1 + 15 - 0.02);
  });

  test('lies within reach of the one who throws, exactly at the end of it too, and proves that no place there hits more', () => {
    const models = [man('thrower', 0, 0), man('ann', 200, 0), man('bob', 255, 0), man('cat', 90, 0)];
    const query: PlaceQuery = {
      shape: CIRCLE,
      count: ['ann', 'bob', 'cat'],
      need: 'partly',
      spare: [],
      where: { kind: 'anywhere' },
    };
    const axis = { kind: 'axis', height: 0, over: 0 } as const;
    const within = (most: number, least = 0, from: PlaceBand['from'] = axis) =>
      spaceOf(models).bestPlace({ ...query, band: { of: 'thrower', from, least, most } });
    // both are under it from 202 to 253 away, but for what a hand cannot set
    const enough = 255 - 38.1 - 15 + 0.02;
    expect(within(enough)).toMatchObject({ most: 2, proven: true });
    expect(within(enough - 0.02)).toMatchObject({ most: 1, proven: true });
    expect(within(enough - 15, 0, { kind: 'base' })).toMatchObject({ most: 2, proven: true });
    for (const { at } of within(enough - 0.02).places) expect(Math.hypot(at.x, at.z)).toBeLessThanOrEqual(enough - 0.02 + 1e-6);
    expect(within(1000, 253)).toMatchObject({ most: 2, proven: true });
    expect(within(1000, 253.1)).toMatchObject({ most: 1, proven: true });
    expect(within(30)).toEqual({ most: 0, atMost: 0, places: [], proven: true });
  });

  test('of the places that hit the same it is the one that could be pushed farthest, and so lies well over all of them', () => {
    const shape = { kind: 'circle', diameter: 100 } as const;
    const query: PlaceQuery = { shape, count: ['ann', 'bob'], need: 'partly', spare: [], where: { kind: 'anywhere' } };
    const [open] = spaceOf([man('ann', 0, 0), man('bob', 60, 0)]).bestPlace(query).places;
    expect(Math.hypot(open!.at.x - 30, open!.at.z)).toBeLessThan(0.5);
    // wholly under it 50 - 15 - 30 are to spare, and no more
    const [wholly] = spaceOf([man('ann', 0, 0), man('bob', 60, 0)]).bestPlace({ ...query, need: 'wholly' }).places;
    expect(Math.hypot(wholly!.at.x - 30, wholly!.at.z)).toBeLessThan(0.5);
    // a friend at 140 wants half of what lies between: as deep on bob's far side as clear of the friend
    const spared = spaceOf([man('ann', 0, 0), man('bob', 60, 0), man('eve', 75, 60)]);
    const [beside] = spared.bestPlace({ ...query, spare: ['eve'] }).places;
    const toEve = Math.hypot(75 - beside!.at.x, 60 - beside!.at.z) - 65;
    const toAnn = 65 - Math.hypot(beside!.at.x, beside!.at.z);
    const toBob = 65 - Math.hypot(60 - beside!.at.x, beside!.at.z);
    expect(Math.min(toEve, toAnn, toBob)).toBeGreaterThan(15);
    // the hole stays on a base, by as much as it can
    const [over] = spaceOf([man('ann', 0, 0), man('bob', 60, 0)]).bestPlace({
      ...query,
      where: { kind: 'over-base', of: ['ann'] },
    }).places;
    expect(Math.hypot(over!.at.x, over!.at.z)).toBeLessThan(10);
    const fromBase = spaceOf([man('gun', 0, 0), man('ann', 10, 120), man('bob', -30, 150)]);
    const [flame] = fromBase.bestPlace({
      shape: DROP,
      count: ['ann', 'bob'],
      need: 'partly',
      spare: [],
      where: { kind: 'from-base', of: 'gun' },
    }).places;
    const under = fromBase.under({
      template: { shape: DROP, at: flame!.at, facing: flame!.facing },
      level: { kind: 'column' },
      models: ['ann', 'bob'],
      stance: 'own',
    });
    expect(flame!.models).toEqual(['ann', 'bob']);
    for (const { gap } of under.models) expect(gap).toBeLessThan(-8);
  });

  test('nowhere, where friends stand all around: none', () => {
    const models = [man('ann', 0, 0), man('eve', 31, 0), man('fay', -31, 0)];
    const query: PlaceQuery = {
      shape: CIRCLE,
      count: ['ann'],
      need: 'partly',
      spare: ['eve', 'fay'],
      where: { kind: 'over-base', of: ['ann'] },
    };
    expect(spaceOf(models).bestPlace(query)).toEqual({ most: 0, atMost: 0, places: [], proven: true });
  });

  test('hits as many as any of many places that are tried, on random boards', () => {
    for (let seed = 1; seed <= soak(5); seed++) {
      const chance = chanceOf(seed);
      const models = Array.from({ length: 9 }, (_, i) =>
        man(`m${i}`, chance.between(-90, 90), chance.between(-90, 90), {
          base: { kind: 'round', diameter: chance.oneOf([25, 30, 40]) },
        }),
      );
      const ids = models.map(({ id }) => id);
      const [spare, count] = [ids.slice(0, 2), ids.slice(2)];
      const need = chance.oneOf(['partly', 'centre', 'wholly'] as const);
      const { most } = spaceOf(models).bestPlace({ shape: CIRCLE, count, need, spare, where: { kind: 'over-base', of: count } });
      const radiusOf = (id: string) => (models.find((one) => one.id === id)!.base as { diameter: number }).diameter / 2;
      let tried = 0;
      for (let x = -100; x <= 100; x += 2) {
        for (let z = -100; z <= 100; z += 2) {
          const away = (id: string) => {
            const { at } = models.find((one) => one.id === id)!.pose;
            return Math.hypot(at.x - x, at.z - z);
          };
          if (!count.some((id) => away(id) <= radiusOf(id))) continue;
          if (spare.some((id) => away(id) < 38.1 + radiusOf(id))) continue;
          const reach = (id: string) => (need === 'partly' ? 38 + radiusOf(id) : need === 'centre' ? 38.1 : 38.1 - radiusOf(id));
          tried = Math.max(tried, count.filter((id) => away(id) < reach(id)).length);
        }
      }
      expect(most, `seed ${seed}`).toBeGreaterThanOrEqual(tried);
    }
  });
});

describe('The best direction of a teardrop', () => {
  test('touches the base of the one who fires, and sweeps those who stand in line', () => {
    const models = [man('gunner', 0, 0), man('ann', 0, 100), man('bob', 20, 160), man('cat', -150, 0)];
    const query: PlaceQuery = {
      shape: DROP,
      count: ['ann', 'bob', 'cat'],
      need: 'partly',
      spare: [],
      where: { kind: 'from-base', of: 'gunner' },
    };
    const { most, places } = spaceOf(models).bestPlace(query);
    expect(most).toBe(2);
    expect(places[0]!.models).toEqual(['ann', 'bob']);
    expect(Math.hypot(places[0]!.at.x, places[0]!.at.z)).toBeCloseTo(15, 9);
  });

  test('over bases that are not round it is proven where the discs about them could be hit no more at once', () => {
    const card = { base: { kind: 'rectangle', width: 40, depth: 25 } } as const;
    const query = (count: readonly string[]): PlaceQuery => ({
      shape: DROP,
      count,
      need: 'partly',
      spare: [],
      where: { kind: 'from-base', of: 'gunner' },
    });
    const apart = spaceOf([man('gunner', 0, 0), man('ann', 0, 100, card), man('bob', 0, -100, card)]);
    expect(apart.bestPlace(query(['ann', 'bob']))).toMatchObject({ most: 1, proven: true });
    // beside one another: the discs about both could be hit at once, the bases cannot
    const close = [-1, 1].map((side) => man(side < 0 ? 'ann' : 'bob', side * 52, 205, card));
    const beside = spaceOf([man('gunner', 0, 0), ...close]).bestPlace(query(['ann', 'bob']));
    expect(beside).toMatchObject({ most: 1, proven: false });
  });

  test('no bound is below what many directions hit, on random boards of all kinds of bases', () => {
    for (let seed = 1; seed <= soak(3); seed++) {
      const chance = chanceOf(500 + seed);
      const others = Array.from({ length: 8 }, (_, i) => {
        const angle = chance.between(0, 2 * Math.PI);
        const far = chance.between(50, 220);
        const size = { width: chance.between(20, 60), depth: chance.between(15, 40) };
        const base = { kind: chance.oneOf(['oval', 'rectangle'] as const), ...size };
        return man(`m${i}`, far * Math.sin(angle), far * Math.cos(angle), { base });
      });
      const space = spaceOf([man('gunner', 0, 0), ...others]);
      const [spare, count] = [['m0'], others.slice(1).map(({ id }) => id)];
      const found = space.bestPlace({ shape: DROP, count, need: 'partly', spare, where: { kind: 'from-base', of: 'gunner' } });
      let tried = 0;
      for (let step = 0; step < 240; step++) {
        const facing = (step * Math.PI) / 120;
        const at = { x: 15 * Math.sin(facing), y: 0, z: 15 * Math.cos(facing) };
        const template = { shape: DROP, at, facing };
        const { models } = space.under({ template, level: { kind: 'column' }, models: [...spare, ...count], stance: 'own' });
        if (models.some(({ model, gap }) => spare.includes(model) && gap < 0)) continue;
        tried = Math.max(tried, models.filter(({ model, gap }) => count.includes(model) && gap < -0.05).length);
      }
      if (found.proven) expect(found.most, `seed ${seed}`).toBeGreaterThanOrEqual(tried);
    }
  });

  test('hits as many as any of many directions that are tried, on random boards, and spares friends', () => {
    for (let seed = 1; seed <= soak(3); seed++) {
      const chance = chanceOf(seed);
      const around = (id: string) => {
        const angle = chance.between(0, 2 * Math.PI);
        const far = chance.between(45, 230);
        return man(id, far * Math.sin(angle), far * Math.cos(angle));
      };
      const others = Array.from({ length: 10 }, (_, i) => around(`m${i}`));
      const space = spaceOf([man('gunner', 0, 0), ...others]);
      const [spare, count] = [['m0', 'm1'], others.slice(2).map(({ id }) => id)];
      const { most, proven } = space.bestPlace({
        shape: DROP,
        count,
        need: 'partly',
        spare,
        where: { kind: 'from-base', of: 'gunner' },
      });
      expect(proven).toBe(true);
      let tried = 0;
      for (let step = 0; step < 360; step++) {
        const facing = (step * Math.PI) / 180;
        const at = { x: 15 * Math.sin(facing), y: 0, z: 15 * Math.cos(facing) };
        const under = space.under({
          template: { shape: DROP, at, facing },
          level: { kind: 'column' },
          models: [...spare, ...count],
          stance: 'own',
        });
        if (under.models.some(({ model, gap }) => spare.includes(model) && gap < 0)) continue;
        tried = Math.max(tried, under.models.filter(({ model, gap }) => count.includes(model) && gap < -0.05).length);
      }
      expect(most, `seed ${seed}`).toBeGreaterThanOrEqual(tried);
    }
  });
});
