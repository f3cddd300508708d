import { describe, expect, test } from 'vitest';
import type { MovePolicy } from '../../../../engine/geometry/movement-queries.ts';
import { madeOf } from '../../../support/kit-pieces.ts';
import {
  carried,
  carriedBoard,
  groundAt,
  ON_FOOT,
  type Place,
  type Walk,
  walkAmong,
  walkOn,
} from '../../../support/move-board.ts';
import { box, piece } from '../../../support/sight-board.ts';

/** Neither climbs nor uses ladders, so that what he cannot walk up he does not come up. */
const ON_FLOORS: Partial<MovePolicy> = { climbing: null, ladders: null, climbedThrough: [] };
/** The same where lengths are measured from above and heights apart from them. */
const FROM_ABOVE: Partial<MovePolicy> = { ...ON_FLOORS, slopes: 'plan', freeStep: 6.35 };

const policyOf = (policy: Partial<MovePolicy>): MovePolicy => ({ ...ON_FOOT, ...policy });

/** Turned, so that nothing runs along a direction that is tried anyway. */
const TURN = { angle: 0.3, x: 0, z: 0, mirrored: false };
const turned = ([x, y, z]: Place): Place => {
  const at = carried({ x, y, z }, TURN);
  return [at.x, at.y, at.z];
};

describe('The stairs of a house of the kits, in a stairwell that leaves a base of 32 mm three millimetres to either side,', () => {
  const house = madeOf('ruined-house', {
    wayUp: 'stairs',
    damage: 0,
    door: 'open',
    roof: 'open',
    length: 220,
    storeyHeight: 66,
    windowHeight: 26,
    doorHeight: 54,
  });
  const foot: Place = [23, 0, -39];
  const head: Place = [-83, 66, -39];
  const beside = (from: Place): Walk =>
    walkOn(carriedBoard(walkAmong([house], { from, ann: { base: { kind: 'round', diameter: 32 } } }).board, TURN));

  test.each([
    ['up, measured along slopes', [30, 0, 0], foot, head, ON_FLOORS],
    ['up, measured as seen from above', [30, 0, 0], foot, head, FROM_ABOVE],
  ] as const)('are found by whoever looks for the cheapest way %s', (_, from, first, to, policy) => {
    const walk = walkOn(beside(from).board, { policy });
    const drawn = walk.move(turned(first), turned(to));
    const found = walk.ask.route({ model: 'ann', to: groundAt(turned(to)), policy: policyOf(policy), allowance: 300 });
    expect(drawn.barred).toBeNull();
    expect(found?.move.barred).toBeNull();
    expect(found!.move.cost).toBeLessThanOrEqual(drawn.cost);
  });

  test('are in reach with the floor that they lead to', () => {
    const policy = ON_FLOORS;
    const walk = beside([30, 0, 0]);
    const reach = walk.ask.reach({ model: 'ann', allowances: [165], policy: policyOf(policy) });
    const parts = reach.levels.flatMap(({ on }) => (on.kind === 'part' ? [on.part] : []));
    expect(parts).toEqual(expect.arrayContaining(['stairs-0', 'floor-1']));
    const [x, y, z] = turned(head);
    const cost = reach.costAt({ x, y, z })!;
    const drawn = walkOn(walk.board, { policy }).move(turned(foot), turned(head));
    expect(cost).toBeLessThanOrEqual(drawn.cost);
  });
});

test('A doorway hardly wider than a base is found from afar and aslant, on to what lies behind it', () => {
  const wall = piece(
    'wall',
    { left: box(-160, 0, -4, -16.2, 60, 4), right: box(16.2, 0, -4, 160, 60, 4) },
    {
      openings: {
        door: {
          id: 'door',
          kind: 'door',
          frame: {
            centre: { x: 0, y: 30, z: 0 },
            across: { x: 1, y: 0, z: 0 },
            through: { x: 0, y: 0, z: 1 },
            width: 32.4,
            height: 60,
            thickness: 8,
          },
          infill: 'nothing',
          state: 'always-open',
          locks: 0,
          wall: 'left',
          leaf: null,
        },
      },
    },
  );
  const from: Place = [101, 0, 83];
  const { board } = walkAmong([wall], { from, ann: { base: { kind: 'round', diameter: 32 } } });
  const walk = walkOn(carriedBoard(board, TURN));
  const to = turned([-30, 0, -60]);
  const policy = policyOf(ON_FLOORS);
  const drawn = walk.move(turned([0, 0, 21]), turned([0, 0, -21]), to);
  const found = walk.ask.route({ model: 'ann', to: groundAt(to), policy, allowance: 260 });
  expect(drawn.barred).toBeNull();
  expect(found!.move.cost).toBeLessThanOrEqual(drawn.cost);
});
