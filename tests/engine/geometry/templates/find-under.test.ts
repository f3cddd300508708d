import { describe, expect, test } from 'vitest';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import type { ModelUnder, PlacedTemplate, TemplateShape } from '../../../../engine/geometry/template-queries.ts';
import type { Base, Board } from '../../../../engine/index.ts';
import { boardOf, box, man, piece } from '../../../support/sight-board.ts';

const COLUMN = { kind: 'column' } as const;
const circle = (diameter: number): TemplateShape => ({ kind: 'circle', diameter });
const at = (shape: TemplateShape, x = 0, z = 0, y = 0, facing = 0): PlacedTemplate => ({ shape, at: { x, y, z }, facing });

function lieOn(board: Board, template: PlacedTemplate, model = 'ann'): ModelUnder {
  const query = { template, level: COLUMN, models: [model], stance: 'own' } as const;
  return openSpace(board, new Map()).queries.under(query).models[0]!;
}
const lie = (template: PlacedTemplate, base: Base, x: number, z: number, facing = 0) =>
  lieOn(boardOf([], [man('ann', x, z, { base, pose: { at: { x, y: 0, z }, facing } })]), template);

const ROUND = { kind: 'round', diameter: 30 } as const;
const OVAL = { kind: 'oval', width: 60, depth: 36 } as const;
const PLATE = { kind: 'rectangle', width: 40, depth: 20 } as const;

/** The area that two discs share, by the textbook. */
function lens(r: number, s: number, d: number): number {
  const sector = (one: number, other: number) => one * one * Math.acos((d * d + one * one - other * other) / (2 * d * one));
  const kite = Math.sqrt((-d + r + s) * (d + r - s) * (d - r + s) * (d + r + s)) / 2;
  return sector(r, s) + sector(s, r) - kite;
}

describe('How much of a base is under a template', () => {
  test('of a round base under a circle: what two discs share', () => {
    for (const d of [26, 30, 40, 50, 54.9]) {
      const { share, kind } = lie(at(circle(80)), ROUND, d * 0.6, d * 0.8);
      expect(share).toBeCloseTo(lens(40, 15, d) / (Math.PI * 225), 10);
      expect(kind).toBe('partly');
    }
  });

  test('half of a plate whose middle lies on the straight side of a cone, half of an oval too', () => {
    const cone = at({ kind: 'cone', angle: Math.PI, length: 300 });
    expect(lie(cone, PLATE, 50, 0).share).toBeCloseTo(0.5, 12);
    expect(lie(cone, OVAL, -80, 0, 0.7).share).toBeCloseTo(0.5, 12);
    expect(lie(cone, ROUND, 0, 0).share).toBeCloseTo(0.5, 12);
  });

  test('a quarter of an oval whose middle is the point of a cone that opens by a quarter turn along its axes', () => {
    const cone = at({ kind: 'cone', angle: Math.PI / 2, length: 500 }, 0, 0, 0, Math.PI / 4);
    expect(lie(cone, OVAL, 0, 0).share).toBeCloseTo(0.25, 12);
  });

  test('all of it where it lies wholly under, and what the template takes of it where the template lies within the base', () => {
    expect(lie(at(circle(80)), OVAL, 5, 0)).toMatchObject({ kind: 'wholly', share: 1 });
    expect(lie(at(circle(10), 1, 2), OVAL, 0, 0)).toMatchObject({ kind: 'partly' });
    expect(lie(at(circle(10), 1, 2), OVAL, 0, 0).share).toBeCloseTo((Math.PI * 25) / (Math.PI * 30 * 18), 12);
  });

  test('a teardrop covers what its two discs and its flanks cover', () => {
    const drop: TemplateShape = { kind: 'teardrop', length: 203, tipRadius: 5, broadRadius: 32 };
    // along +x: the narrow end at 0, the middle of the broad end at 171
    const along = (x: number, z: number, base: Base = ROUND) => lie(at(drop, 0, 0, 0, Math.PI / 2), base, x, z);
    expect(along(171, 0)).toMatchObject({ kind: 'wholly', share: 1 });
    expect(along(171, 0).slack).toBeCloseTo(17, 9);
    expect(along(-15.1, 0).kind).toBe('untouched');
    expect(along(-15, 0).kind).toBe('touched');
    expect(along(203, 0).gap).toBeCloseTo(-15, 9);
    expect(along(203, 0).centreGap).toBeCloseTo(0, 9);
  });
});

describe('At the border of a template', () => {
  const up = (x: number) => x + 2 ** -44 * x;
  const down = (x: number) => x - 2 ** -44 * x;

  test('a base that touches is touched: exactly, and a rounding to either side', () => {
    for (const d of [55, up(55), down(55)]) expect(lie(at(circle(80)), ROUND, d, 0)).toMatchObject({ kind: 'touched' });
    expect(lie(at(circle(80)), ROUND, 55, 0)).toMatchObject({ gap: 0, share: 0 });
    expect(lie(at(circle(80)), ROUND, 55.02, 0).kind).toBe('untouched');
    expect(lie(at(circle(80)), ROUND, 54.98, 0).kind).toBe('partly');
  });

  test('a base that just lies wholly under it does: exactly, and a rounding to either side', () => {
    for (const d of [25, up(25), down(25)]) expect(lie(at(circle(80)), ROUND, d, 0).kind).toBe('wholly');
    expect(lie(at(circle(80)), ROUND, 25.02, 0).kind).toBe('partly');
  });

  test('ovals and plates are touched where their own borders are', () => {
    expect(lie(at(circle(80)), OVAL, 70, 0)).toMatchObject({ kind: 'touched' });
    expect(lie(at(circle(80)), OVAL, 0, 58)).toMatchObject({ kind: 'touched' });
    expect(lie(at(circle(80)), PLATE, 60, 0)).toMatchObject({ kind: 'touched', share: 0 });
    expect(lie(at(circle(80)), PLATE, 20 + 24, 10 + 32)).toMatchObject({ kind: 'touched' });
    expect(lie(at(circle(80)), PLATE, 20 + 24.1, 10 + 32)).toMatchObject({ kind: 'untouched' });
  });

  test('straight sides that lie against each other share nothing', () => {
    const cone = at({ kind: 'cone', angle: Math.PI, length: 300 });
    expect(lie(cone, PLATE, 50, -10)).toMatchObject({ kind: 'touched', share: 0 });
    expect(lie(cone, PLATE, 50, 10)).toMatchObject({ kind: 'wholly', share: 1 });
  });

  test('concentric circles of one size are wholly under each other, and so is the middle', () => {
    expect(lie(at(circle(30)), ROUND, 0, 0)).toMatchObject({ kind: 'wholly', share: 1, centreGap: -15 });
    expect(lie(at(circle(20)), ROUND, 0, 0).share).toBeCloseTo(4 / 9, 12);
  });

  test('a template without size covers nothing', () => {
    expect(lie(at(circle(0)), ROUND, 3, 0)).toMatchObject({ share: 0 });
    expect(lie(at(circle(0)), ROUND, 3, 0).kind).not.toBe('wholly');
  });

  test('a template on the edge of the table covers those on the table, and one beyond it too', () => {
    const board = boardOf([], [man('ann', 590, 0)]);
    expect(lieOn(board, at(circle(80), 600)).kind).toBe('wholly');
    expect(lieOn(board, at(circle(80), 630)).kind).toBe('partly');
  });
});

describe('On which level a template reaches', () => {
  const upstairs = piece('deck', { slab: box(-100, 76, -100, 100, 80, 100), post: box(-100, 0, -100, -90, 76, -90) });
  const crate = piece('crate', { all: box(40, 0, -15, 70, 30, 15) });
  const board = boardOf(
    [upstairs, crate],
    [man('ann', 0, 20), man('bob', 0, -20, { y: 80 }), man('cat', 55, 0, { y: 30 }), man('dan', 20, 20, { stance: 'prone' })],
  );
  const reached = (y: number, level: Parameters<typeof under>[1]) =>
    Object.fromEntries(under(y, level).map(({ model, onLevel }) => [model, onLevel]));
  const under = (y: number, level: 'this-floor' | 'column' | { readonly radius: number; readonly above: number }) =>
    openSpace(board, new Map()).queries.under({
      template: at(circle(300), 0, 0, y),
      level: typeof level === 'string' ? { kind: level } : { kind: 'sphere', ...level },
      models: ['ann', 'bob', 'cat', 'dan'],
      stance: 'own',
    }).models;

  test('this floor only: those under the floor or over the ceiling are not reached, one on a crate is', () => {
    expect(reached(0, 'this-floor')).toEqual({ ann: true, bob: false, cat: true, dan: true });
    expect(reached(80, 'this-floor')).toEqual({ ann: false, bob: true, cat: false, dan: false });
    const [ann, bob] = under(0, 'this-floor');
    expect(ann!.floorBetween).toBeNull();
    expect(bob!.floorBetween).toEqual({ kind: 'part', piece: 'deck', part: 'slab' });
  });

  test('a sphere reaches as far up and down as its radius, to the nearest part of a body in its stance', () => {
    expect(reached(0, { radius: 69.9, above: 10 })).toEqual({ ann: true, bob: false, cat: true, dan: true });
    expect(reached(0, { radius: 70, above: 10 })).toEqual({ ann: true, bob: true, cat: true, dan: true });
    const [, , , dan] = under(80, { radius: 40, above: 10 });
    expect(dan!.apart).toBeCloseTo(90 - 25, 9);
    expect(dan!.onLevel).toBe(false);
  });

  test('a column reaches everybody', () => {
    expect(reached(0, 'column')).toEqual({ ann: true, bob: true, cat: true, dan: true });
  });
});
