import { expect, test } from 'vitest';
import type { FirstSeenQuery, Waypoint } from '../../../../engine/geometry/movement-queries.ts';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import type { TerrainPiece } from '../../../../engine/index.ts';
import { ON_FOOT } from '../../../support/move-board.ts';
import { at, boardOf, box, man, piece } from '../../../support/sight-board.ts';

/** Ann walks from (0, −100) along +z, and Bob looks along −x from (200, 0). */
function firstSeen(pieces: readonly TerrainPiece[], moreThan = 0, ...way: readonly Waypoint[]) {
  const space = openSpace(
    boardOf(pieces, [man('ann', 0, -100), man('bob', 200, 0, { pose: { at: at(200, 0, 0), facing: 0 } })]),
    new Map(),
  );
  const query: FirstSeenQuery = {
    move: { model: 'ann', way: way.length > 0 ? way : [{ kind: 'ground', at: at(0, 0, 100) }], policy: ON_FOOT },
    look: {
      from: 'bob',
      to: 'ann',
      eyes: { kind: 'body', stance: 'standing' },
      target: { kind: 'silhouette', stance: 'standing', width: 20, height: 50 },
      blockers: { terrain: true, models: [], glass: false },
    },
    moreThan,
  };
  return space.queries.firstSeen(query);
}

/** A wall across the line of sight, half-way between the two. */
const wall = (from: number, end: number) => piece('wall', { stone: box(100, 0, from, 110, 300, end) });

test('who stands in the open is seen before taking a step', () => {
  expect(firstSeen([])).toEqual({ at: at(0, 0, -100), length: 0, cost: 0 });
});

test('who walks out from behind a wall is seen where the first sliver of the silhouette comes into the open', () => {
  const found = firstSeen([wall(-300, -20)])!;
  // the line from the eye at (200, 0) past the corner at (100, −20) meets her way at z = −40, at an angle; the silhouette reaches 10 mm across it
  const angle = Math.atan2(20, 100);
  expect(Math.abs(found.at.z - (-40 - 10 / Math.cos(angle)))).toBeLessThan(0.5);
  expect(found.length).toBeCloseTo(found.at.z + 100, 6);
  expect(found.cost).toBeCloseTo(found.length, 6);
});

test('more than half of a silhouette is seen half a silhouette later', () => {
  const sliver = firstSeen([wall(-300, -20)])!;
  const half = firstSeen([wall(-300, -20)], 0.5)!;
  expect(half.at.z - sliver.at.z).toBeGreaterThan(9);
  expect(half.at.z - sliver.at.z).toBeLessThan(11.5);
});

test('who walks behind a wall all the way is seen nowhere', () => {
  expect(firstSeen([wall(-300, 300)])).toBeNull();
});

test('through a narrow gap between two walls the first place is found to half a millimetre', () => {
  const pieces = [piece('walls', { one: box(100, 0, -300, 100.2, 300, -1), other: box(100, 0, 1, 100.2, 300, 300) })];
  const found = firstSeen(pieces)!;
  // the gap shows a strip of z from −2 to 2 at Ann's distance; her silhouette is 10 mm to both sides
  expect(found.at.z).toBeGreaterThan(-12.6);
  expect(found.at.z).toBeLessThan(-11.4);
});

test('who climbs a platform is seen on the way up, over a wall that hides who stands below', () => {
  const platform = piece('platform', { stone: box(-60, 0, -60, 60, 70, 300) });
  const found = firstSeen([platform, piece('wall', { stone: box(150, 0, -300, 155, 60, 300) })])!;
  // Bob's eye looks up over the wall: the top of the silhouette comes into sight during the climb at z = −60
  expect(found.at.z).toBeCloseTo(-60, 3);
  expect(found.at.y).toBeGreaterThan(5);
  expect(found.at.y).toBeLessThan(70);
});
