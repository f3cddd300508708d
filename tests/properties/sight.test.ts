import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCover } from '../../engine/geometry/cover/find-cover.ts';
import { findPoint } from '../../engine/geometry/visibility/find-point.ts';
import { findSight } from '../../engine/geometry/visibility/find-sight.ts';
import type {
  Board,
  CoverQuery,
  Model,
  Pose,
  ShareBounds,
  SightFinding,
  SightQuery,
  TerrainPiece,
  Vec3,
} from '../../engine/index.ts';
import { chanceOf } from '../support/chance.ts';
import { clutteredBoard, wallWithWindow } from '../support/cluttered-board.ts';
import { at, boardOf, box, piece, sceneOf } from '../support/sight-board.ts';
import { soak } from '../support/soak.ts';

const query: SightQuery = {
  from: 'looker',
  to: 'target',
  eyes: { kind: 'body', stance: 'standing' },
  target: { kind: 'body', stance: 'standing', regions: ['head', 'shoulders', 'chest'] },
  blockers: { terrain: true, models: [], glass: false },
};

const coverQuery: CoverQuery = {
  from: 'looker',
  to: 'target',
  eyes: query.eyes,
  target: { kind: 'silhouette', stance: 'standing', width: 13, height: 50 },
  models: { candidates: [], width: 13, stance: 'own' },
  glass: false,
};

const look = (board: Board): SightFinding => findSight(sceneOf(board), board, query);
const cover = (board: Board) => findCover(sceneOf(board), board, coverQuery);

/** Boards with things of all kinds between two men; a failure prints how to make the board again. */
const boards = fc
  .record({ seed: fc.integer({ min: 1, max: 1_000_000 }), things: fc.integer({ min: 2, max: 14 }) })
  .map(({ seed, things }) =>
    Object.assign(clutteredBoard(seed, things), { [fc.toStringMethod]: () => `clutteredBoard(${seed}, ${things})` }),
  );

const check = <Given>(given: fc.Arbitrary<Given>, holds: (given: Given) => void, runs = 60) =>
  fc.assert(fc.property(given, holds), { seed: 7, numRuns: soak(runs) });

/** Shares that are moved, turned or mirrored may differ by rounding: by a billionth, and by what the bounds allow for. */
const expectSameShare = (a: ShareBounds, b: ShareBounds) => {
  const slack = 1e-9 + (a.atMost - a.atLeast) + (b.atMost - b.atLeast);
  expect(Math.abs(a.atLeast - b.atLeast)).toBeLessThanOrEqual(slack);
  expect(Math.abs(a.atMost - b.atMost)).toBeLessThanOrEqual(slack);
};

const expectSameFinding = (a: SightFinding, b: SightFinding) => {
  expectSameShare(a.whole, b.whole);
  a.seen.forEach(({ share }, i) => {
    expectSameShare(share, b.seen[i]!.share);
  });
  const nameOf = (hidden: SightFinding['hiddenBy'][number]) => JSON.stringify(hidden.source);
  const others = new Map(b.hiddenBy.map((hidden) => [nameOf(hidden), hidden.share]));
  for (const hidden of a.hiddenBy) {
    expectSameShare(hidden.share, others.get(nameOf(hidden)) ?? { atLeast: 0, atMost: 0 });
  }
};

const moveAll = (board: Board, movePose: (pose: Pose) => Pose, mirror = false): Board =>
  boardOf(
    Object.values(board.pieces).map(
      (one): TerrainPiece => ({ ...one, pose: movePose(one.pose), mirrored: mirror ? !one.mirrored : one.mirrored }),
    ),
    Object.values(board.models).map((one): Model => ({ ...one, pose: movePose(one.pose) })),
  );

test('another opaque thing never shows more of a target', () => {
  const withMore = fc.tuple(
    boards,
    fc.double({ min: -250, max: 250, noNaN: true }),
    fc.double({ min: -40, max: 40, noNaN: true }),
    fc.double({ min: 1, max: 60, noNaN: true }),
  );
  check(withMore, ([board, x, z, height]) => {
    const before = look(board);
    const extra = piece('extra', { crate: box(-8, 0, -8, 8, height, 8) }, { pose: { at: at(x, 0, z), facing: x } });
    const after = look({ ...board, pieces: { ...board.pieces, extra } });
    expect(after.whole.atLeast).toBeLessThanOrEqual(before.whole.atMost + 1e-9);
    after.seen.forEach(({ share }, i) => {
      expect(share.atLeast).toBeLessThanOrEqual(before.seen[i]!.share.atMost + 1e-9);
    });
  });
});

test('taking a thing away never hides more of a target', () => {
  check(boards, (board) => {
    const before = look(board);
    const [gone, ...rest] = Object.values(board.pieces);
    const after = look(boardOf(rest, Object.values(board.models)));
    expect(gone).toBeDefined();
    expect(after.whole.atMost).toBeGreaterThanOrEqual(before.whole.atLeast - 1e-9);
  });
});

test('opening a door never hides, and opening it while nothing is behind the wall shows what the doorway shows', () => {
  const doors = fc.tuple(boards, fc.double({ min: -150, max: 150, noNaN: true }), fc.double({ min: -3, max: 3, noNaN: true }));
  check(doors, ([board, x, facing]) => {
    const withDoor = (state: 'open' | 'closed') => ({
      ...board,
      pieces: {
        ...board.pieces,
        gate: piece(
          'gate',
          { wall: wallWithWindow(120, 60, 5, 40), leaf: box(-20, 5, -1, 20, 45, 1) },
          {
            pose: { at: at(x, 0, 0), facing },
            openings: {
              door: {
                id: 'door',
                kind: 'door',
                frame: { centre: at(0, 25, 0), across: at(1, 0, 0), through: at(0, 0, 1), width: 40, height: 40, thickness: 4 },
                infill: 'solid',
                state,
                locks: 0,
                wall: 'wall',
                leaf: 'leaf',
              },
            },
          },
        ),
      },
    });
    const shut = look(withDoor('closed'));
    const open = look(withDoor('open'));
    expect(open.whole.atMost).toBeGreaterThanOrEqual(shut.whole.atLeast - 1e-9);
  });
});

test('moving and turning the whole table changes no share', () => {
  const moves = fc.tuple(
    boards,
    fc.record({
      x: fc.double({ min: -300, max: 300, noNaN: true }),
      y: fc.double({ min: -50, max: 50, noNaN: true }),
      z: fc.double({ min: -300, max: 300, noNaN: true }),
      turn: fc.double({ min: -3.2, max: 3.2, noNaN: true }),
    }),
  );
  check(moves, ([board, { x, y, z, turn }]) => {
    const sin = Math.sin(turn);
    const cos = Math.cos(turn);
    const moved = moveAll(board, ({ at: p, facing }) => ({
      at: { x: x + cos * p.x + sin * p.z, y: y + p.y, z: z - sin * p.x + cos * p.z },
      facing: facing + turn,
    }));
    expectSameFinding(look(board), look(moved));
    expectSameShare(cover(board).byTerrain, cover(moved).byTerrain);
  });
});

test('mirroring the whole table changes no share', () => {
  check(boards, (board) => {
    const mirrored = moveAll(board, ({ at: p, facing }) => ({ at: { x: -p.x, y: p.y, z: p.z }, facing: -facing }), true);
    expectSameFinding(look(board), look(mirrored));
    expectSameShare(cover(board).byTerrain, cover(mirrored).byTerrain);
  });
});

test('the order of the records changes nothing, to the bit', () => {
  check(fc.tuple(boards, fc.integer({ min: 1, max: 10_000 })), ([board, seed]) => {
    const chance = chanceOf(seed);
    const shuffled = boardOf(
      chance.shuffled(Object.values(board.pieces)).map((one) => ({
        ...one,
        parts: Object.fromEntries(chance.shuffled(Object.entries(one.parts))),
      })),
      chance.shuffled(Object.values(board.models)),
    );
    expect(look(shuffled)).toEqual(look(board));
    expect(cover(shuffled)).toEqual(cover(board));
  });
});

test('what is seen and what is hidden make up the whole within their bounds, and so do the shapes of the picture', () => {
  check(boards, (board) => {
    const found = look(board);
    const hiddenLeast = found.hiddenBy.reduce((sum, { share }) => sum + share.atLeast, 0);
    const hiddenMost = found.hiddenBy.reduce((sum, { share }) => sum + share.atMost, 0);
    expect(found.whole.atLeast + hiddenLeast).toBeLessThanOrEqual(1 + 1e-9);
    expect(found.whole.atMost + hiddenMost).toBeGreaterThanOrEqual(1 - 1e-9);
    const area = (shape: readonly { readonly x: number; readonly y: number }[]) =>
      shape.reduce((sum, p, i) => {
        const q = shape[(i + 1) % shape.length]!;
        return sum + (p.x * q.y - q.x * p.y) / 2;
      }, 0);
    const seen = found.picture.visible.reduce((sum, shape) => sum + area(shape), 0);
    const hidden = found.picture.hidden.reduce((sum, { shape }) => sum + area(shape), 0);
    if (seen + hidden > 0) expect(Math.abs(seen / (seen + hidden) - found.whole.atLeast)).toBeLessThan(1e-6);
  });
});

test('a piece never hides more by itself than all terrain together, nor a part more than its piece', () => {
  check(boards, (board) => {
    const found = cover(board);
    for (const { share, parts } of found.pieces) {
      expect(share.atLeast).toBeLessThanOrEqual(found.byTerrain.atMost + 1e-9);
      for (const part of parts) expect(part.share.atLeast).toBeLessThanOrEqual(share.atMost + 1e-9);
    }
    const sum = found.pieces.reduce((total, { share }) => total + share.atMost, 0);
    expect(found.byTerrain.atLeast).toBeLessThanOrEqual(sum + 1e-9);
  });
});

test('every witness is a free line to a point of the target, and every stopped line is stopped there by what it names', () => {
  check(boards, (board) => {
    const scene = sceneOf(board);
    const found = findSight(scene, board, query);
    if (found.eyeInside) return;
    for (const { witness, widest } of found.seen) {
      if (!witness || widest < 0.01) continue;
      const before: Vec3 = nearly(witness.from, witness.to);
      expect(scene.firstHit(witness.from, before, () => true)).toBeNull();
    }
    for (const { from, stoppedAt, by } of found.stopped) {
      const hit = scene.firstHit(from, nearly(from, stoppedAt, -1e-6), () => true);
      expect(hit).not.toBeNull();
      expect(scene.solids[hit!.solid]!.source).toEqual(by);
    }
  });
});

/** A little short of `to`, on the way from `from`; beyond it where `short` is negative. */
const nearly = (from: Vec3, to: Vec3, short = 1e-6): Vec3 => ({
  x: to.x + (from.x - to.x) * short,
  y: to.y + (from.y - to.y) * short,
  z: to.z + (from.z - to.z) * short,
});

test('an eye and a point see each other or neither does', () => {
  const coordinate = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true });
  const points = fc.record({ x: coordinate(-300, 300), y: coordinate(0, 80), z: coordinate(-60, 60) });
  check(
    fc.tuple(boards, points, points),
    ([board, from, to]) => {
      const scene = sceneOf(board);
      const there = findPoint(scene, board, { from, to, blockers: query.blockers });
      const back = findPoint(scene, board, { from: to, to: from, blockers: query.blockers });
      expect(there.clear).toBe(back.clear);
      expect(there.distance).toBe(back.distance);
    },
    300,
  );
});
