import { describe, expect, test } from 'vitest';
import type { RouteFinding } from '../../engine/geometry/movement-queries.ts';
import { cordRound, place, straight } from '../support/closed-form-ways.ts';
import { groundAt, ON_FOOT, type Place, type Walk, walkAmong } from '../support/move-board.ts';
import { box, difficultGround, piece } from '../support/sight-board.ts';

/** Corners of the ground are passed so near that they cost no more than this. */
const NEAR = 0.1;

const routeTo = ({ ask }: Walk, to: Place): RouteFinding => {
  const found = ask.route({ model: 'ann', to: groundAt(to), policy: ON_FOOT, allowance: 250 });
  expect(found).not.toBeNull();
  return found!;
};

describe('the cheapest way past a swamp whose long side is nearly on the way', () => {
  const swamp = difficultGround('swamp', 1 / 3, -20.653, -41.676, 0.668, 35.201);
  const round = cordRound(place(-55, 1.52), place(-20.653, 35.201), place(0.668, 35.201), place(55, 8.52));

  test('leads round both corners of that side, and not through the swamp', () => {
    const { move } = routeTo(walkAmong([swamp], { from: [-55, 0, 1.52] }), [55, 0, 8.52]);
    expect(round).toBeCloseTo(129.956, 3);
    expect(move.cost).toBeGreaterThan(round - 1e-9);
    expect(move.cost).toBeLessThan(round + NEAR);
  });

  test('is shown by what is in reach, too', () => {
    const walk = walkAmong([swamp], { from: [-55, 0, 1.52] });
    const reach = walk.ask.reach({ model: 'ann', policy: ON_FOOT, allowances: [140] });
    for (const [x, z] of [
      [25, 20],
      [40, 10],
      [30, 35],
    ] as const) {
      const cost =
        cordRound(place(-55, 1.52), place(-20.653, 35.201), place(0.668, 35.201)) + straight({ x: 0.668, z: 35.201 }, { x, z });
      expect(reach.costAt({ x, y: 0, z })).toBeGreaterThan(cost - 0.5);
      expect(reach.costAt({ x, y: 0, z })).toBeLessThan(cost + 0.5);
    }
  });
});

test('a way that comes into mud just where it rounds a house leads on round it', () => {
  const mud = difficultGround('mud', 3 / 4, -30.97926136624826, -7.817065742809223, 7.8450708765407455, 50.365308231997986);
  const house = piece('house', {
    stone: box(-26.520896976187128, 0, -62.86394953142415, -4.289146027418884, 100, -16.78659228859508),
  });
  const walk = walkAmong([mud, house], { from: [-55, 0, -19.81826118925714] });
  expect(routeTo(walk, [55, 0, -2.5843948312319185]).move.cost).toBeLessThan(128.9);
});
