import { describe, expect, test } from 'vitest';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import { type Base, core, type Model, type Place } from '../../../../engine/index.ts';
import { tableOf } from '../../../support/expect-verdict.ts';
import { nextDown, nextUp } from '../../../support/next-number.ts';
import { boardOf, man } from '../../../support/sight-board.ts';

const ulpsAround = (value: number) => ({ below: nextDown(value), above: nextUp(value) });

const ROUND: Base = { kind: 'round', diameter: 32 };
const OVAL: Base = { kind: 'oval', width: 60, depth: 36 };
const SQUARE: Base = { kind: 'rectangle', width: 40, depth: 24 };
const BASES = [
  ['round', ROUND, 16],
  ['oval', OVAL, 30],
  ['rectangular', SQUARE, 20],
] as const;

const standing = (id: string, base: Base, x: number, z = 0): Model => man(id, x, z, { base });
const spaceOf = (...models: readonly Model[]) => openSpace(boardOf([], models), new Map()).queries;
const place = (model: string): Place => ({ kind: 'model', model });
const ENDS = { kind: 'base-solids', thickness: 4 } as const;

const pairs = BASES.flatMap(([one, a, reachOfA]) =>
  BASES.map(([other, b, reachOfB]) => [one, other, a, b, reachOfA + reachOfB] as const),
);

describe.each(pairs)('a %s base and a %s one', (_one, _other, a, b, touch) => {
  const gap = (x: number) =>
    spaceOf(standing('a', a, 0), standing('b', b, x)).gap({ from: [place('a')], to: [place('b')], ends: ENDS, part: 'straight' })
      .distance;

  test('touch where their edges meet, one step of rounding before, and next to nothing after', () => {
    const { below, above } = ulpsAround(touch);
    expect(gap(touch)).toBeLessThan(1e-13);
    expect(gap(below)).toBeLessThan(1e-13);
    expect(gap(above)).toBeLessThan(1e-13);
    expect(gap(touch + 1e-9)).toBeCloseTo(1e-9, 12);
  });

  test('are 0 apart about one middle, and where the one overlaps the other', () => {
    expect(gap(0)).toBe(0);
    expect(gap(touch / 2)).toBe(0);
  });

  test('are within a limit that is met exactly, and one step of rounding on either side of it', () => {
    const limit = 25.4;
    for (const x of [touch + limit, ulpsAround(touch + limit).below, ulpsAround(touch + limit).above]) {
      const board = boardOf([], [standing('a', a, 0), standing('b', b, x)]);
      const what = { kind: 'model', model: 'a' } as const;
      const of = { kind: 'model', model: 'b' } as const;
      const found = core.answer({ kind: 'within', what, of, distance: limit, wholly: false }, tableOf(board));
      expect(found.ok && found.value.answer.kind === 'within' && found.value.answer.holds).toBe(true);
      expect(found.ok && found.value.confidence).toBe('close-call');
    }
  });

  test('have a farthest point that is theirs to 1e-9, also about one middle', () => {
    const farthest = (x: number) =>
      spaceOf(standing('a', a, 0), standing('b', b, x)).farthest({
        from: [place('a')],
        to: [place('b')],
        ends: ENDS,
        part: 'straight',
      });
    for (const x of [0, touch, touch + 25.4]) {
      const { distance, atMost } = farthest(x);
      expect(distance).toBeGreaterThanOrEqual(0);
      expect(atMost - distance).toBeLessThan(1e-4);
    }
  });
});

describe('things without size', () => {
  const point = (x: number): Place => ({ kind: 'point', at: { x, y: 0, z: 0 } });
  const gap = (from: Place, to: Place, ...models: readonly Model[]) =>
    spaceOf(...models).gap({ from: [from], to: [to], ends: { kind: 'bases' }, part: 'straight' }).distance;

  test('a point is 0 from itself, and from a base that holds it or has it on its edge', () => {
    expect(gap(point(5), point(5))).toBe(0);
    expect(gap(place('a'), point(3), standing('a', OVAL, 0))).toBe(0);
    expect(gap(place('a'), point(30), standing('a', OVAL, 0))).toBe(0);
    expect(gap(place('a'), point(31), standing('a', OVAL, 0))).toBeCloseTo(1, 12);
  });

  test('bases of no size measure as points and lines', () => {
    const none: Base = { kind: 'round', diameter: 0 };
    const thin: Base = { kind: 'oval', width: 60, depth: 0 };
    expect(gap(place('a'), place('b'), standing('a', none, 0), standing('b', none, 10))).toBe(10);
    expect(gap(place('a'), place('b'), standing('a', thin, 0), standing('b', none, 0, 10))).toBe(10);
    expect(gap(place('a'), place('b'), standing('a', thin, 0), standing('b', thin, 70))).toBe(10);
  });

  test('a line of one point is that point', () => {
    const line: Place = { kind: 'line', from: { x: 50, y: 0, z: 0 }, to: { x: 50, y: 0, z: 0 } };
    expect(gap(place('a'), line, standing('a', ROUND, 0))).toBe(34);
  });
});

describe('on the edge of the table', () => {
  const toEdge = (x: number) =>
    spaceOf(standing('a', OVAL, x)).gap({ from: [place('a')], to: [{ kind: 'edge', edge: 'right' }], ends: ENDS, part: 'level' });

  test('a base that reaches it is 0 away, and one just inside as far as it is', () => {
    expect(toEdge(570).distance).toBeLessThan(1e-13);
    expect(toEdge(600).distance).toBe(0);
    expect(toEdge(569).distance).toBeCloseTo(1, 12);
    expect(toEdge(630).distance).toBeLessThan(1e-13);
  });
});

describe('wholly within an area', () => {
  const L: Place = {
    kind: 'outline',
    height: 0,
    outline: [
      { x: 0, z: 0 },
      { x: 200, z: 0 },
      { x: 200, z: 60 },
      { x: 60, z: 60 },
      { x: 60, z: 200 },
      { x: 0, z: 200 },
    ],
  };
  const sticksOut = (base: Base, x: number, z: number) =>
    spaceOf(standing('a', base, x, z)).farthest({ from: [place('a')], to: [L], ends: ENDS, part: 'level' }).distance;

  test('a base that touches its border from inside does not stick out', () => {
    expect(sticksOut({ kind: 'round', diameter: 40 }, 20, 20)).toBeLessThan(1e-9);
    expect(sticksOut(OVAL, 30, 18)).toBeLessThan(1e-9);
    expect(sticksOut(SQUARE, 20, 12)).toBeLessThan(1e-9);
  });

  test('over the corner that points inwards it sticks out as far as its farthest point', () => {
    expect(sticksOut({ kind: 'round', diameter: 100 }, 60, 60)).toBeCloseTo(Math.sqrt(2) * 25, 9);
    expect(sticksOut(SQUARE, 60, 60)).toBeCloseTo(12, 9);
  });
});
