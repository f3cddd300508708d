import { expect, test } from 'vitest';
import type { TerrainPiece } from '../../engine/index.ts';
import { madeOf } from '../support/kit-pieces.ts';
import { walkAmong } from '../support/move-board.ts';
import { box, piece } from '../support/sight-board.ts';

/** Two crates of 4 cm, the upper one set back by so much. */
const stack = (back: number): readonly TerrainPiece[] => [
  piece('lower', { crate: box(0, 0, -60, 100, 40, 60) }),
  { ...piece('upper', { crate: box(back, 0, -60, 100, 40, 60) }), pose: { at: { x: 0, y: 40, z: 0 }, facing: 0 } },
];

test.each([0, 2, 10])(
  'SK-CLIMB-4, 14: before two crates of 4 cm, the upper set back by %d mm, one stops at their foot',
  (back) => {
    const move = walkAmong(stack(back), { from: [-30, 0, 0] }).move([50, 80, 0]);
    expect(move.barred?.hindrance).toMatchObject({ kind: 'too-high', height: 80, missing: 5 });
    expect(move.barred!.at.x).toBeCloseTo(-15, 6);
    expect(move).toMatchObject({ cost: expect.closeTo(15, 6), end: { hindered: [] } });
  },
);

test('where the lower one leaves room to stand, they are two climbs', () => {
  const move = walkAmong(stack(16), { from: [-30, 0, 0] }).move([50, 80, 0]);
  expect(move).toMatchObject({ barred: null, cost: expect.closeTo(80 + 120, 6) });
});

test('who walks at the end of a garden wall with piers of more than 7.5 cm stops where the base touches them', () => {
  const move = walkAmong([madeOf('garden-wall', { height: 70 })], { from: [-400, 0, 3] }).move([400, 0, 3]);
  expect(move.barred?.hindrance).toMatchObject({ kind: 'too-high' });
  expect(move.end).toMatchObject({ hindered: [] });
});

test('SK-CLIMB-2, 10: over two walls of 5 cm with nowhere to stand between them goes whoever may climb 7.5 cm', () => {
  const walls = [piece('one', { stones: box(30, 0, -60, 35, 50, 60) }), piece('other', { stones: box(55, 0, -60, 60, 50, 60) })];
  const move = walkAmong(walls).move([120, 0, 0]);
  expect(move).toMatchObject({ barred: null, cost: expect.closeTo(120 + 2 * 125, 6) });
  expect(move.legs.filter(({ kind }) => kind === 'cross')).toHaveLength(1);
});
