import { describe, expect, test } from 'vitest';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import type { LevelPolicy, PlacedTemplate, UnderQuery } from '../../../../engine/geometry/template-queries.ts';
import type { Model, TerrainPiece } from '../../../../engine/index.ts';
import { boardOf, box, man, piece } from '../../../support/sight-board.ts';

const spaceOf = (models: readonly Model[], pieces: readonly TerrainPiece[] = []) =>
  openSpace(boardOf(pieces, models), new Map()).queries;
const circle = (diameter: number, x: number, z: number, y = 0): PlacedTemplate => ({
  shape: { kind: 'circle', diameter },
  at: { x, y, z },
  facing: 0,
});
const underOf = (
  models: readonly Model[],
  template: PlacedTemplate,
  more: Partial<UnderQuery> = {},
  pieces: readonly TerrainPiece[] = [],
) =>
  spaceOf(models, pieces).under({
    template,
    level: { kind: 'column' },
    models: models.map(({ id }) => id),
    stance: 'own',
    ...more,
  }).models;
const COUNTED = ['head', 'shoulders', 'chest'] as const;
const seenFrom = (pieces: readonly TerrainPiece[], model: Model, from: { x: number; y: number; z: number }) =>
  spaceOf([model], pieces).burst({
    from,
    to: model.id,
    target: { kind: 'body', stance: 'standing', regions: COUNTED },
    blockers: { terrain: true, models: [], glass: false },
  }).sight.whole.atLeast;

describe('a template in a hard place', () => {
  test('half over the edge of the table it covers of a man on the edge what it covers of him anywhere', () => {
    const edge = 600;
    const there = underOf([man('ann', edge, 0)], circle(80, edge + 40, 0))[0]!;
    const inland = underOf([man('ann', 0, 0)], circle(80, 40, 0))[0]!;
    expect(there.share).toBeCloseTo(inland.share, 12);
    expect(there.gap).toBeCloseTo(inland.gap, 9);
  });

  test('so far out that rounding grows it still tells touching from lying under', () => {
    const far = 1e6;
    const [touched] = underOf([man('ann', far + 55, far)], circle(80, far, far));
    expect(touched).toMatchObject({ kind: 'touched', share: 0 });
    const [partly] = underOf([man('ann', far + 54.9, far)], circle(80, far, far));
    expect(partly).toMatchObject({ kind: 'partly' });
    expect(partly!.share).toBeCloseTo(underOf([man('ann', 54.9, 0)], circle(80, 0, 0))[0]!.share, 6);
  });

  test('a base of no size is covered wholly or not at all, and a circle of no size covers nothing', () => {
    const dot = { base: { kind: 'round', diameter: 0 } } as const;
    expect(underOf([man('ann', 39.9, 0, dot)], circle(80, 0, 0))[0]).toMatchObject({ kind: 'wholly' });
    expect(underOf([man('ann', 40.1, 0, dot)], circle(80, 0, 0))[0]).toMatchObject({ kind: 'untouched', share: 0 });
    expect(underOf([man('ann', 0, 0)], circle(0, 5, 0))[0]!.share).toBe(0);
  });

  test('two at one place on two floors are told apart by the floor that it lies on', () => {
    const floor = piece('floor', { all: box(-200, 80, -200, 200, 84, 200) });
    const pair = [man('low', 0, 0), man('up', 0, 0, { pose: { at: { x: 0, y: 84, z: 0 }, facing: 0 } })];
    const onFloor = (y: number) =>
      underOf(pair, circle(80, 10, 0, y), { level: { kind: 'this-floor' } }, [floor]).map(({ model, onLevel }) => [
        model,
        onLevel,
      ]);
    expect(onFloor(0)).toEqual([
      ['low', true],
      ['up', false],
    ]);
    expect(onFloor(84)).toEqual([
      ['low', false],
      ['up', true],
    ]);
  });

  test('a hole in the floor between them lets a burst see up, and only from under the hole', () => {
    const floor = piece('floor', {
      west: box(-200, 80, -200, -30, 84, 200),
      east: box(30, 80, -200, 200, 84, 200),
      north: box(-30, 80, -200, 30, 84, -30),
      south: box(-30, 80, 30, 30, 84, 200),
    });
    const up = man('up', 45, 0, { pose: { at: { x: 45, y: 84, z: 0 }, facing: 0 } });
    expect(seenFrom([floor], up, { x: -20, y: 10, z: 0 })).toBeGreaterThan(0);
    expect(seenFrom([floor], up, { x: 120, y: 10, z: 0 })).toBe(0);
  });

  test('exactly on the top of a wall it sees both sides, and as far down as the edges of the wall let it', () => {
    const wall = piece('wall', { all: box(-3, 0, -100, 3, 40, 100) });
    for (const x of [-30, 30]) expect(seenFrom([wall], man('ann', x, 0), { x: 0, y: 40, z: 0 })).toBeGreaterThan(0);
    // a head 60 mm off and 45 mm lower than the burst lies under the line over the edge of a broad wall
    const broad = piece('wall', { all: box(-100, 0, -100, 100, 95, 100) });
    expect(seenFrom([broad], man('ann', 130, 0), { x: 0, y: 95.5, z: 0 })).toBe(0);
  });

  test('a lob passes a window exactly as high as gaps must be, and not one that is a hair lower', () => {
    const windowed = (gap: number) =>
      piece('wall', { low: box(-2, 0, -200, 2, 20, 200), high: box(-2, 20 + gap, -200, 2, 900, 200) });
    const lob = (gap: number) =>
      spaceOf([], [windowed(gap)]).lob({
        from: { x: -100, y: 45, z: 0 },
        to: { x: 100, y: 0, z: 0 },
        leastGap: 10,
        glass: false,
      }).clear;
    // over a wall that high there is the sky: a lid closes it
    const lid = piece('lid', { all: box(-300, 900, -300, 300, 910, 300) });
    const under = (gap: number) =>
      spaceOf([], [windowed(gap), lid]).lob({
        from: { x: -100, y: 45, z: 0 },
        to: { x: 100, y: 0, z: 0 },
        leastGap: 10,
        glass: false,
      }).clear;
    expect(lob(9)).toBe(true);
    expect(under(10)).toBe(true);
    expect(under(9.9)).toBe(false);
  });

  test('an oval that is turned by an eighth and touches a card is touched, and a hair nearer it overlaps', () => {
    const oval = { base: { kind: 'oval', width: 60, depth: 30 } } as const;
    const card = man('card', 0, 0, { base: { kind: 'rectangle', width: 40, depth: 40 } });
    // the reach of the oval along x once it is turned by 45°
    const reach = Math.sqrt((30 * 30 + 15 * 15) / 2);
    const turned = (x: number) => man('oval', x, 0, { ...oval, pose: { at: { x, y: 0, z: 0 }, facing: Math.PI / 4 } });
    const gap = (x: number) => {
      const space = spaceOf([card, turned(x)]);
      return space.gap({
        from: [{ kind: 'model', model: 'card' }],
        to: [{ kind: 'model', model: 'oval' }],
        ends: { kind: 'bases' },
        part: 'straight',
      }).distance;
    };
    expect(gap(20 + reach)).toBeLessThan(1e-9);
    expect(gap(20 + reach - 0.001)).toBe(0);
    expect(gap(20 + reach + 0.001)).toBeCloseTo(0.001, 9);
  });
});

test('whoever is on a ladder is on the floor that is under him, and lies in a sphere by where he hangs', () => {
  const house = piece('house', { deck: box(-100, 76, -100, 0, 80, 100), rungs: box(2, 0, -10, 4, 90, 10) });
  const on = (y: number) => man('ann', 15, 0, { y, perch: { piece: 'house', ladder: 'way', height: y } });
  const lie = (y: number, from: number, level: LevelPolicy) =>
    openSpace(boardOf([house], [on(y)]), new Map()).queries.under({
      template: { shape: { kind: 'circle', diameter: 160 }, at: { x: from > 0 ? -20 : 20, y: from, z: 0 }, facing: 0 },
      level,
      models: ['ann'],
      stance: 'own',
    }).models[0]!;
  const sphere = { kind: 'sphere', radius: 40, above: 10 } as const;
  expect([0, 30, 49.9].map((y) => lie(y, 0, { kind: 'this-floor' }).onLevel)).toEqual([true, true, true]);
  expect([40, 50, 50.1].map((y) => lie(y, 0, sphere).onLevel)).toEqual([true, true, false]);
  expect(lie(70, 80, sphere)).toMatchObject({ apart: 0, onLevel: true });
});

test('a zero with a sign is a zero: of places, of facings and of sizes', () => {
  const ask = (zero: number) => {
    const base = { kind: 'oval', width: 60, depth: 36 } as const;
    const models = [
      man('ann', zero, zero, { base, pose: { at: { x: zero, y: zero, z: zero }, facing: zero } }),
      man('bob', 40, zero),
    ];
    const { queries } = openSpace(boardOf([], models), new Map());
    const [from, to] = [[{ kind: 'model', model: 'ann' }], [{ kind: 'model', model: 'bob' }]] as const;
    const template = { shape: { kind: 'circle', diameter: 80 }, at: { x: zero, y: zero, z: zero }, facing: zero } as const;
    return JSON.stringify([
      queries.gap({ from, to, ends: { kind: 'bases' }, part: 'straight' }),
      queries.farthest({ from, to, ends: { kind: 'bases' }, part: 'level' }),
      queries.under({ template, level: { kind: 'this-floor' }, models: ['ann', 'bob'], stance: 'own' }),
      queries.fightAcross('ann', 'bob', ['ann']),
      queries.bestPlace({ shape: template.shape, count: ['ann', 'bob'], need: 'partly', spare: [], where: { kind: 'anywhere' } }),
    ]).replaceAll('-0,', '0,');
  };
  expect(ask(-0)).toBe(ask(0));
});

test('three who are as far apart as each other hang together by two links, whatever order they are named in', () => {
  const side = 50;
  const men = [man('ann', 0, 0), man('bob', side, 0), man('cat', side / 2, (side * Math.sqrt(3)) / 2)];
  const links = (order: readonly number[]) =>
    openSpace(
      boardOf(
        [],
        order.map((i) => men[i]!),
      ),
      new Map(),
    )
      .queries.chain({ models: order.map((i) => men[i]!.id), ends: { kind: 'bases' }, part: 'straight' })
      .links.map(({ finding }) => finding.distance);
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ]) {
    expect(links(order)).toHaveLength(2);
    for (const gap of links(order)) expect(gap).toBeCloseTo(side - 30, 9);
  }
});
