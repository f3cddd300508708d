import { expect, test } from 'vitest';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import type { MarginFinding, Solid } from '../../../../engine/index.ts';
import { boardOf, box, man, piece } from '../../../support/sight-board.ts';

/** Two men who hang 3 mm in the air, so that nothing bars them; heads are 5 mm wide and 7 mm deep, eyes 45 mm up. */
const marginWith = (walls: Readonly<Record<string, Solid>>, looker: { readonly x: number; readonly z: number }): MarginFinding =>
  openSpace(
    boardOf(
      Object.entries(walls).map(([id, wall]) => piece(id, { wall })),
      [man('looker', looker.x, looker.z, { y: 3 }), man('target', 0, 100, { y: 3 })],
    ),
    new Map(),
  ).queries.margin({
    predicate: {
      kind: 'seen',
      look: {
        from: 'looker',
        to: 'target',
        eyes: { kind: 'body', stance: 'standing' },
        target: { kind: 'body', stance: 'standing', regions: ['head'] },
        blockers: { terrain: true, models: [], glass: false },
      },
      moreThan: 0,
    },
    mover: 'looker',
    limit: 50,
    tolerance: 1,
  });

const FRONT = 100 - 3.5;
const RIGHT = 2.5;

test('a sheet flush with the side of a target hides what lies behind its edge, though the corners that it touches are not behind it', () => {
  const edge = { x: -RIGHT, z: FRONT - 30 };
  const side = box(edge.x, 0, edge.z, edge.x, 90, 103.5);
  const post = box(-RIGHT - 2, 0, FRONT, -RIGHT, 90, 103.5);
  const { holds, flip } = marginWith({ side, post }, { x: -17.5, z: -40 });
  expect(holds).toBe(true);
  // the line past the edge to the far corner of the front
  const [x, z] = [2 * RIGHT, 30];
  const margin = Math.abs((-17.5 - edge.x) * z - (-40 - edge.z) * x) / Math.hypot(x, z);
  expect(flip!.displacement).toBeGreaterThan(margin - 0.1);
  expect(flip!.displacement).toBeLessThan(margin + 0.1);
});

test('a sheet flush with the front of a target, which hides nothing of it, keeps nobody from seeing it past a wall', () => {
  const wall = box(-500, 0, 20, 0, 90, 21);
  const looker = { x: -12, z: -40 };
  const without = marginWith({ wall }, looker);
  const withSheet = marginWith({ wall, sheet: box(-40, 0, FRONT, 40, 90, FRONT) }, looker);
  expect([without.holds, without.by]).toEqual([false, 'proof']);
  expect(withSheet.flip).not.toBeNull();
  expect(Math.abs(withSheet.flip!.displacement - without.flip!.displacement)).toBeLessThan(0.1);
  expect(withSheet.noFlipWithin).toBeLessThanOrEqual(withSheet.flip!.displacement);
});
