import { describe, expect, test } from 'vitest';
import type { Base } from '../../engine/index.ts';
import { cordRound, cornerOnRight, place } from '../support/closed-form-ways.ts';
import { groundAt, ON_FOOT, walkAmong } from '../support/move-board.ts';
import { box, piece } from '../support/sight-board.ts';
import { soak } from '../support/soak.ts';

/**
 * A mesh to walk on loses what is small beside its cells, and shuts doors that are not wider than a base by some of them. Whether a base passes is told by
 * geometry here: by a tenth of a millimetre, for the smallest base and the largest.
 */
const SIZES = soak(1) > 1 ? [3, 25, 60, 160] : [3, 60];
const SHAPES: readonly (readonly [string, (size: number) => Base])[] = [
  ['round', (size) => ({ kind: 'round', diameter: size })],
  ['oval', (size) => ({ kind: 'oval', width: 1.5 * size, depth: size })],
  ['rectangle', (size) => ({ kind: 'rectangle', width: 0.7 * size, depth: size })],
];

/** All shapes in long runs, and one of them for each size from day to day. */
const shapesOf = (size: number) => (soak(1) > 1 ? SHAPES : SHAPES.filter((_, i) => i === (size === 3 ? 0 : 2)));

/** Straight through a doorway that is so much wider than a base of this size, from two bases before it to two behind it. */
function atDoor(size: number, base: Base, wider: number) {
  const half = (size + wider) / 2;
  const wall = { far: box(-2, 0, -half - 2 * size, 2, 90, -half), near: box(-2, 0, half, 2, 90, half + 3 * size) };
  const far = 2 * size;
  const policy = { ...ON_FOOT, headroom: size / 5 };
  const walk = walkAmong([piece('wall', wall)], { from: [-far, 0, 0], ann: { base }, policy });
  const to = groundAt([far, 0, 0]);
  return { walk, far, half, to, found: walk.ask.route({ model: 'ann', to, policy, allowance: 20 * size }) };
}

describe.each(SIZES)('a base %d mm across', (size) => {
  test.each(shapesOf(size))('goes straight through a doorway that is a tenth of a millimetre wider: %s', (_, baseOf) => {
    const { far, found } = atDoor(size, baseOf(size), 0.1);
    expect(found?.move.cost).toBeCloseTo(2 * far, 6);
  });

  test.each(shapesOf(size))('is told that it misses a tenth of a millimetre in all, and goes round: %s', (_, baseOf) => {
    const { walk, far, to, found } = atDoor(size, baseOf(size), -0.1);
    const { barred } = walk.move(to);
    expect(barred?.hindrance).toMatchObject({ kind: 'in-the-way', by: { piece: 'wall' } });
    expect(barred?.hindrance.kind === 'in-the-way' && barred.hindrance.missing).toBeCloseTo(0.05, 3);
    expect(found!.move.cost).toBeGreaterThan(2 * far + size);
  });

  test('goes round the end of the wall by no more than half a per cent too far', () => {
    const { far, half, found } = atDoor(size, { kind: 'round', diameter: size }, -0.1);
    const end = half + 2 * size;
    const corner = (x: number) => cornerOnRight(x, end, size / 2);
    const cord = cordRound(place(-far, 0), corner(-2), corner(2), place(far, 0));
    expect(found!.move.cost).toBeGreaterThan(cord - 0.05);
    expect(found!.move.cost).toBeLessThan(cord * 1.005);
  });

  test('has in reach what lies behind a doorway that it passes, and not what lies behind one that it does not', () => {
    const behind = (wider: number): number => {
      const { walk, far } = atDoor(size, { kind: 'round', diameter: size }, wider);
      const policy = { ...ON_FOOT, headroom: size / 5 };
      const found = walk.ask.reach({ model: 'ann', policy, allowances: [1.9 * far] });
      return found.costAt({ x: 0.8 * far, y: 0, z: 0 }) ?? Infinity;
    };
    expect(behind(0.1)).toBeCloseTo(3.6 * size, 3);
    expect(behind(-0.1)).toBe(Infinity);
  });
});
