import { describe, expect, test } from 'vitest';
import type { Model } from '../../engine/index.ts';
import { tank } from '../support/figures.ts';
import { walkAmong } from '../support/move-board.ts';
import { at, box, EAST, man, piece } from '../support/sight-board.ts';

const based = (kind: 'oval' | 'rectangle', facing = 0): Partial<Model> => ({
  base: { kind, width: 60, depth: 40 },
  pose: { at: at(0, 0, 0), facing },
});

describe.each(['oval', 'rectangle'] as const)('a base of 60 by 40 mm, %s', (kind) => {
  const past = (z: number) => walkAmong([], { ann: based(kind), models: [man('bob', 80, z)] }).move([200, 0, 0]);

  test('does not go through another model', () => {
    expect(past(0).barred?.hindrance).toMatchObject({ kind: 'in-the-way', by: { kind: 'model', model: 'bob' } });
    expect(past(0).barred!.at.x).toBeCloseTo(80 - 15 - 30, 4);
  });

  test('goes past one that it touches, and not past one that it presses into, by what is missing', () => {
    expect(past(35)).toMatchObject({ cost: 200, barred: null });
    expect(past(34).barred?.hindrance).toMatchObject({ missing: expect.closeTo(0.99, 4) });
  });

  test('where it stands in another model it says how far', () => {
    const [stand] = walkAmong([], { ann: based(kind), models: [man('bob', 80, 34)] }).stands(80, 0);
    expect(stand!.hindered).toEqual([{ kind: 'in-the-way', by: { kind: 'model', model: 'bob' }, missing: expect.closeTo(1, 4) }]);
  });

  test('goes through a gate that is exactly as wide, turned by a quarter as well', () => {
    const gate = (width: number) =>
      piece('gate', { left: box(80, 0, -200, 90, 90, -width / 2), right: box(80, 0, width / 2, 90, 90, 200) });
    for (const [facing, width] of [
      [0, 40],
      [EAST, 60],
    ] as const) {
      const through = (wide: number) => walkAmong([gate(wide)], { ann: based(kind, facing) }).move([200, 0, 0]);
      expect(through(width)).toMatchObject({ cost: 200, barred: null });
      expect(through(width - 0.05).barred?.hindrance).toMatchObject({ kind: 'in-the-way' });
    }
  });
});

test('a rectangle that is too wide for a gate says by how much on either side', () => {
  const gate = piece('gate', { left: box(80, 0, -200, 90, 90, -20), right: box(80, 0, 20, 90, 90, 200) });
  const move = walkAmong([gate], { ann: based('rectangle', EAST) }).move([200, 0, 0]);
  expect(move.barred?.hindrance).toMatchObject({ kind: 'in-the-way', missing: expect.closeTo(10, 4) });
});

test('a tank that faces east drives along the wall that it touches', () => {
  const wall = piece('wall', { stones: box(-300, 0, 35, 300, 90, 60) });
  const { body, base } = tank();
  const move = walkAmong([wall], { ann: { body, base, pose: { at: at(0, 0, 0), facing: EAST } } }).move([200, 0, 0]);
  expect(move).toMatchObject({ cost: 200, barred: null });
});
