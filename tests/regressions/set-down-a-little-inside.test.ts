import { describe, expect, test } from 'vitest';
import { walkAmong } from '../support/move-board.ts';
import { box, piece } from '../support/sight-board.ts';

/** A wall along the way, in so many parts, that a base of 30 mm is 0.1 mm inside of. */
const wall = (parts: number, height: number) =>
  piece(
    'wall',
    Object.fromEntries(
      Array.from({ length: parts }, (_, i) => {
        const [from, to] = [(i * 400) / parts - 100, ((i + 1) * 400) / parts - 100];
        return [`part-${i}`, box(from, 0, 14.9, to, height, 40)];
      }),
    ),
  );

describe.each([
  [1, 90],
  [1, 40],
  [4, 40],
  [40, 90],
])('a model that a hand set down 0.1 mm inside a wall of %d parts, %d mm high', (parts, height) => {
  const move = (z: number) => walkAmong([wall(parts, height)]).move([150, 0, z]);

  test('goes along it and away from it', () => {
    expect(move(0)).toMatchObject({ cost: 150, barred: null });
    expect(move(-2).barred).toBeNull();
  });

  test('comes no deeper into it', () => {
    expect(move(2).barred?.hindrance).toMatchObject({ kind: 'in-the-way', by: { kind: 'part', piece: 'wall' } });
    expect(move(2).cost).toBeCloseTo(0, 6);
  });
});

test('what is only climbed behind the place where a way ends may not be pressed into there', () => {
  const low = piece('low', { stones: box(30, 0, -60, 35, 50, 60) });
  const high = piece('high', { stones: box(40, 0, -60, 45, 80, 60) });
  const move = walkAmong([low, high]).move([150, 0, 0]);
  expect(move.barred?.hindrance).toMatchObject({ kind: 'too-high', by: { kind: 'part', piece: 'high' }, missing: 5 });
  expect(move).toMatchObject({ cost: expect.closeTo(15, 6), end: { hindered: [] } });
});
