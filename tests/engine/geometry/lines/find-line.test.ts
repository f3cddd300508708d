import { describe, expect, test } from 'vitest';
import { findLine } from '../../../../engine/geometry/lines/find-line.ts';
import type { BodyRegion, LineEnds, LineFinding, LineQuery, Model, TerrainPiece } from '../../../../engine/index.ts';
import { chanceOf } from '../../../support/chance.ts';
import { boulder } from '../../../support/random-boards.ts';
import { at, boardOf, box, EAST, man, piece, sceneOf, sheet } from '../../../support/sight-board.ts';

const ALL: readonly BodyRegion[] = ['head', 'shoulders', 'chest', 'abdomen', 'legs'];
const BODY: LineEnds = { kind: 'body', stance: 'standing', regions: ALL };
const VOLUME: LineEnds = { kind: 'volume', height: 50 };
const EYES: LineEnds = { kind: 'eyes', stance: 'standing' };

const query: LineQuery = {
  from: 'a',
  to: 'b',
  starts: BODY,
  ends: BODY,
  thickness: 0,
  smallestGap: null,
  blockers: { terrain: true, models: [], glass: false },
  tolerance: 0,
};

const placed = (id: string, x: number, z: number, facing = 0): Model => man(id, 0, 0, { pose: { at: at(x, 0, z), facing } });
/** They stand 300 mm apart and look at each other, their shoulders across the way. */
const two = [placed('a', 0, 0, EAST), placed('b', 300, 0, -EAST)];

function ask(pieces: readonly TerrainPiece[], more: Partial<LineQuery> = {}, models: readonly Model[] = two): LineFinding {
  const board = boardOf(pieces, models);
  return findLine(sceneOf(board), board, { ...query, ...more });
}

/** A wall 10 mm thick across the whole way, with one upright slit in it. */
const slit = (width: number) =>
  piece('wall', { near: box(145, 0, -600, 155, 200, -width / 2), far: box(145, 0, width / 2, 155, 200, 600) });

/** The same with one hole, 30 mm above the table. */
const hole = (width: number, height: number) =>
  piece('wall', {
    near: box(145, 0, -600, 155, 200, -width / 2),
    far: box(145, 0, width / 2, 155, 200, 600),
    under: box(145, 0, -width / 2, 155, 30, width / 2),
    over: box(145, 30 + height, -width / 2, 155, 200, width / 2),
  });

describe('CR-EXT-5: a line of some thickness from any part of one model to any part of another', () => {
  test.each([
    [0.9, 0, 'free'],
    [0.9, 1, 'blocked'],
    [1.1, 1, 'free'],
    [1.1, 1.2, 'blocked'],
  ] as const)('through a slit of %d mm a line of %d mm is %s', (width, thickness, outcome) => {
    for (const ends of [BODY, EYES, VOLUME]) {
      expect(ask([slit(width)], { thickness, starts: ends, ends }).outcome).toBe(outcome);
    }
  });

  test.each([
    [3.1, 3.1, 'free'],
    [2.9, 3.1, 'blocked'],
    [3.1, 2.9, 'blocked'],
    [20, 2.9, 'blocked'],
  ] as const)('a hole of %d × %d mm is %s where gaps below 3 × 3 mm do not count', (width, height, outcome) => {
    expect(ask([hole(width, height)], { smallestGap: { width: 3, height: 3 } }).outcome).toBe(outcome);
  });

  test('through a whole wall there is none, which is proven by a screen or two', () => {
    const found = ask([piece('wall', { wall: box(145, 0, -600, 155, 200, 600) })]);
    expect(found).toMatchObject({ outcome: 'blocked', ray: null, closeCall: false });
    expect(found.stopped!.by).toEqual({ kind: 'part', piece: 'wall', part: 'wall' });
    expect(found.proof!.screens).toBeLessThan(4);
  });

  test('a wall of card without thickness blocks like any other', () => {
    const card = (low: number) =>
      piece('card', { card: sheet([150, low, -600], [150, low, 600], [150, 200, 600], [150, 200, -600]) });
    expect(ask([card(0)]).outcome).toBe('blocked');
    expect(ask([card(1)], { starts: VOLUME, ends: VOLUME }).outcome).toBe('free');
  });

  test('where walls meet without a gap nothing slips through, however many there are', () => {
    const bricks = Array.from({ length: 12 }, (_, i) =>
      Array.from({ length: 6 }, (_, k) => [`${i} ${k}`, box(145, k * 11, -66 + i * 11, 155, k * 11 + 11, -55 + i * 11)] as const),
    ).flat();
    expect(ask([piece('wall', Object.fromEntries(bricks))], { starts: VOLUME, ends: VOLUME }).outcome).toBe('blocked');
    const slanted = piece('slanted', Object.fromEntries(bricks), { pose: { at: at(20, 3, 17), facing: 0.3 } });
    const table = piece('plinth', { plinth: box(140, 0, -200, 260, 20, 200) });
    expect(ask([slanted, table], { starts: EYES, ends: EYES }).outcome).toBe('blocked');
    const [, ...one] = bricks.filter(([name]) => name !== '6 2');
    expect(ask([piece('wall', Object.fromEntries(one))], { starts: VOLUME, ends: VOLUME }).outcome).toBe('free');
  });
});

describe('from base to base', () => {
  const tower = piece('tower', { tower: box(0, 0, 0, 500, 400, 500) });
  /** Both discs reach 15 mm past their middle line, which passes the corner at (t − 40) / √2. */
  const around = (t: number, more: Partial<LineQuery> = {}) =>
    ask([tower], { starts: VOLUME, ends: VOLUME, ...more }, [placed('a', -40, t), placed('b', t, -40)]);

  test('two bases see each other around the corner of a tower until their outer tangent touches it', () => {
    expect(around(61).outcome).toBe('free');
    expect(around(61.5).outcome).toBe('blocked');
  });

  test('and with a line of 2 mm a millimetre sooner', () => {
    expect(around(59.5, { thickness: 2 }).outcome).toBe('free');
    expect(around(60.1, { thickness: 2 }).outcome).toBe('blocked');
  });

  test('within the tolerance of that it is a close call either way, and beyond it is not', () => {
    expect(around(61, { tolerance: 1 })).toMatchObject({ outcome: 'free', closeCall: true });
    expect(around(61.5, { tolerance: 1 })).toMatchObject({ outcome: 'blocked', closeCall: true });
    expect(around(55, { tolerance: 1 })).toMatchObject({ outcome: 'free', closeCall: false });
    expect(around(70, { tolerance: 1 })).toMatchObject({ outcome: 'blocked', closeCall: false });
  });
});

test('through two windows that do not lie in line a line is found while one exists, and not a moment longer', () => {
  const walls = (second: number) => [
    piece('one', { near: box(100, 0, -600, 100.1, 200, -1), far: box(100, 0, 1, 100.1, 200, 600) }),
    piece('two', { near: box(200, 0, -600, 200.1, 200, second), far: box(200, 0, second + 2, 200.1, 200, 600) }),
  ];
  // through the far rim of the first and the near rim of the second it comes out at 2 · second − 1, and B's shoulder ends at 6.5
  expect(ask(walls(3.65)).outcome).toBe('free');
  expect(ask(walls(3.85)).outcome).toBe('blocked');
});

test('a large rock of thousands of triangles blocks as a block does', () => {
  const rock = boulder(chanceOf(3), 400, 60);
  const behind = (x: number) =>
    ask([piece('rock', { rock }, { pose: { at: at(500, -300, 0), facing: 0 } })], {}, [two[0]!, placed('b', x, 0, -EAST)]);
  expect(behind(1100).outcome).toBe('blocked');
  expect(behind(60).outcome).toBe('free');
});

test('a free line is one that anyone can check: from the looker to the target, by nothing', () => {
  const { ray } = ask([slit(1.1)], { thickness: 1 });
  expect(Math.abs(ray!.from.x)).toBeLessThanOrEqual(3.5 + 1e-9);
  expect(Math.abs(ray!.to.x - 300)).toBeLessThanOrEqual(3.5 + 1e-9);
  const atWall = (x: number) => ray!.from.z + ((ray!.to.z - ray!.from.z) * (x - ray!.from.x)) / (ray!.to.x - ray!.from.x);
  for (const x of [145, 155]) expect(Math.abs(atWall(x))).toBeLessThan(0.051);
});

test('figures are in the way where the policy names them, with their bodies and not with their bases', () => {
  const crowd = [...two, ...[-12, 0, 12].map((z, i) => placed(`c${i}`, 150, z, EAST))];
  const models = ['c0', 'c1', 'c2'];
  const blockers = { ...query.blockers, models };
  expect(ask([], {}, crowd).outcome).toBe('free');
  expect(ask([], { starts: EYES, ends: EYES, blockers }, crowd).outcome).toBe('blocked');
  // past the heads over the shoulders there is room
  expect(ask([], { blockers }, crowd).outcome).toBe('free');
});
