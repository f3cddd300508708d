import { describe, expect, test } from 'vitest';
import { findSlideGround } from '../../../../engine/geometry/movement/slide.ts';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import type { Model, TerrainPiece } from '../../../../engine/index.ts';
import { at, boardOf, box, man, piece, rampAlongX } from '../../../support/sight-board.ts';

const EAST = { x: 1, z: 0 };
const WEST = { x: -1, z: 0 };

/** Ann has a base of 30 mm. */
function ground(pieces: readonly TerrainPiece[], ann: Model, others: readonly Model[] = [], limit = 50) {
  const board = boardOf(pieces, [ann, ...others]);
  return findSlideGround(openSpace(board, new Map()).scene, board, ann, limit);
}

test('on an empty table a model can be slid as far as one likes', () => {
  const { quiet, level, wayTowards } = ground([], man('ann', 0, 0));
  expect(quiet).toBe(50);
  expect(level).toBe(true);
  expect(wayTowards(EAST).placeAt(37)).toEqual(at(37, 0, 0));
  expect(wayTowards(EAST).barrierWithin(50)).toBeNull();
});

test('it ends where the middle of the base would leave the table', () => {
  const way = ground([], man('ann', 580, 0)).wayTowards(EAST);
  expect(way.barrierWithin(50)!.barrier).toEqual({ kind: 'table-edge' });
  expect(way.barrierWithin(50)!.at).toBeCloseTo(20, 1);
  expect(way.placeAt(19.9)).toEqual(at(599.9, 0, 0));
  expect(way.placeAt(21)).toBeNull();
});

describe('a model that stands beyond the table’s edge', () => {
  test('is slid as far as one likes where nothing is met', () => {
    const { quiet, wayTowards } = ground([], man('ann', 640, 0));
    expect(quiet).toBe(50);
    expect(wayTowards(WEST).placeAt(37)).toEqual(at(603, 0, 0));
    expect(wayTowards(WEST).barrierWithin(50)).toBeNull();
  });

  test('is barred by a wall where it comes to it, and by none that it leaves behind', () => {
    const wall = piece('wall', { stone: box(590, 0, -100, 600, 60, 100) });
    const { wayTowards } = ground([wall], man('ann', 640, 0), [], 70);
    expect(wayTowards(WEST).barrierWithin(70)!.at).toBeCloseTo(25, 1);
    expect(wayTowards(EAST).barrierWithin(70)).toBeNull();
  });

  test('is barred by nothing when nothing carries it', () => {
    const { quiet, wayTowards } = ground([], man('ann', 640, 0, { pose: { at: at(640, 20, 0), facing: 0 } }));
    expect(quiet).toBe(50);
    expect(wayTowards(EAST).placeAt(50)).toEqual(at(690, 20, 0));
  });
});

describe('a wall from x = 40 on', () => {
  const wall = piece('wall', { stone: box(40, 0, -100, 50, 60, 100) });

  test('is in the way when the base meets it', () => {
    const way = ground([wall], man('ann', 0, 0)).wayTowards(EAST);
    const barred = way.barrierWithin(50)!;
    expect(barred.barrier).toEqual({ kind: 'in-the-way', by: { kind: 'part', piece: 'wall', part: 'stone' } });
    expect(barred.at).toBeCloseTo(25, 1);
    expect(way.placeAt(24.9)).toEqual(at(24.9, 0, 0));
    expect(way.placeAt(25.1)).toBeNull();
    expect(way.placeAt(49)).toBeNull();
  });

  test('is in nobody’s way in the other direction', () => {
    expect(
      ground([wall], man('ann', 0, 0))
        .wayTowards(WEST)
        .barrierWithin(50),
    ).toBeNull();
  });

  test('does not bar someone who presses into it already', () => {
    expect(
      ground([wall], man('ann', 30, 0))
        .wayTowards(EAST)
        .placeAt(3),
    ).toEqual(at(33, 0, 0));
  });

  test('lets the quiet ground end before it', () => {
    expect(ground([wall], man('ann', 0, 0)).quiet).toBeCloseTo(25, 1);
  });
});

test('another model is in the way', () => {
  const barred = ground([], man('ann', 0, 0), [man('ben', 45, 0)])
    .wayTowards(EAST)
    .barrierWithin(50)!;
  expect(barred.barrier).toEqual({ kind: 'in-the-way', by: { kind: 'model', model: 'ben' } });
  expect(barred.at).toBeCloseTo(15, 1);
});

describe('on a floor 40 mm up that ends at x = 20', () => {
  const floor = piece('floor', { boards: box(-200, 36, -200, 20, 40, 200) });

  test('the ground ends under the middle of the base', () => {
    const { quiet, wayTowards } = ground([floor], man('ann', 0, 0, { y: 40 }));
    expect(quiet).toBeCloseTo(20, 6);
    const barred = wayTowards(EAST).barrierWithin(50)!;
    expect(barred.barrier).toEqual({ kind: 'no-ground' });
    expect(barred.at).toBeCloseTo(20, 1);
    expect(wayTowards(WEST).placeAt(50)).toEqual(at(-50, 40, 0));
  });

  test('someone who stands on the table below passes under it and out again', () => {
    const high = piece('floor', { boards: box(-200, 76, -200, 20, 80, 200) });
    expect(
      ground([high], man('ann', 0, 0))
        .wayTowards(EAST)
        .barrierWithin(50),
    ).toBeNull();
  });

  test('a floor of two boards side by side is one floor', () => {
    const two = piece('floor', { left: box(-200, 36, -200, 10, 40, 200), right: box(10, 36, -200, 200, 40, 200) });
    const way = ground([two], man('ann', 0, 0, { y: 40 })).wayTowards(EAST);
    expect(way.barrierWithin(50)).toBeNull();
    expect(way.placeAt(30)).toEqual(at(30, 40, 0));
  });
});

describe('steps and slopes', () => {
  test('a step of 1 mm is no step, one of 3 mm is in the way', () => {
    const step = (height: number) => piece('tile', { slate: box(40, 0, -100, 200, height, 100) });
    const low = ground([step(0.9)], man('ann', 0, 0));
    expect(low.level).toBe(false);
    expect(low.wayTowards(EAST).placeAt(45)!.y).toBeCloseTo(0.9, 9);
    const high = ground([step(3)], man('ann', 0, 0))
      .wayTowards(EAST)
      .barrierWithin(50)!;
    expect(high.barrier.kind).toBe('in-the-way');
  });

  test('a ramp carries a model up under the middle of its base', () => {
    const slope = piece('ramp', { earth: rampAlongX(0, 200, 100, -100, 100) });
    const { quiet, level, wayTowards } = ground([slope], man('ann', 60, 0, { y: 30 }));
    expect(quiet).toBe(0);
    expect(level).toBe(false);
    expect(wayTowards(EAST).placeAt(40)!.y).toBeCloseTo(50, 9);
    expect(wayTowards(WEST).placeAt(40)!.y).toBeCloseTo(10, 9);
    expect(wayTowards(EAST).barrierWithin(50)).toBeNull();
  });

  test('a ramp steeper than 45° is in the way', () => {
    const slope = piece('ramp', { earth: rampAlongX(0, 60, 100, -100, 100) });
    expect(
      ground([slope], man('ann', -40, 0))
        .wayTowards(EAST)
        .barrierWithin(50)!.barrier.kind,
    ).toBe('in-the-way');
  });

  test('what is asked first changes nothing', () => {
    const slope = piece('ramp', { earth: rampAlongX(0, 200, 100, -100, 100) });
    const once = ground([slope], man('ann', 60, 0, { y: 30 })).wayTowards(EAST);
    const twice = ground([slope], man('ann', 60, 0, { y: 30 })).wayTowards(EAST);
    twice.placeAt(48);
    expect(twice.placeAt(17.3)).toEqual(once.placeAt(17.3));
  });
});

test('a model that nothing carries is moved level and nothing but the edge of the table bars it', () => {
  const wall = piece('wall', { stone: box(40, 0, -100, 50, 60, 100) });
  const { level, wayTowards } = ground([wall], man('ann', 0, 0, { y: 12 }));
  expect(level).toBe(true);
  expect(wayTowards(EAST).placeAt(45)).toEqual(at(45, 12, 0));
  const aloft = ground([], man('ann', 590, 0, { y: 12 })).wayTowards(EAST);
  expect(aloft.barrierWithin(50)).toMatchObject({ barrier: { kind: 'table-edge' } });
});
