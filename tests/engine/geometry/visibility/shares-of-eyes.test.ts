import { describe, expect, test } from 'vitest';
import { type BoardSpace, openSpace } from '../../../../engine/geometry/space-of-board.ts';
import { shareSeen } from '../../../../engine/geometry/visibility/find-sight.ts';
import { findShares } from '../../../../engine/geometry/visibility/shares-of-eyes.ts';
import type { Board, SharesQuery, Vec3 } from '../../../../engine/index.ts';
import { benchBoard } from '../../../bench/boards.ts';
import { type Chance, chanceOf } from '../../../support/chance.ts';
import { clutteredBoard, wallWithWindow } from '../../../support/cluttered-board.ts';
import { boardOfAllKits } from '../../../support/kit-board.ts';
import { at, boardOf, box, ground, man, piece, sceneOf } from '../../../support/sight-board.ts';
import { soak } from '../../../support/soak.ts';

const BODY: SharesQuery['target'] = { kind: 'body', stance: 'standing', regions: ['head', 'shoulders', 'chest'] };
const CARD: SharesQuery['target'] = { kind: 'silhouette', stance: 'standing', width: 20, height: 45 };
const EXACT: SharesQuery['accuracy'] = 'exact';
/** One way of each kind to say how exact an answer has to be. */
const ACCURACIES: readonly SharesQuery['accuracy'][] = [EXACT, { within: 0.01 }, { atLeast: 0 }, { atLeast: 0.25 }];

const asking = (eyes: readonly Vec3[], more: Partial<SharesQuery> = {}): SharesQuery => ({
  from: 'looker',
  to: 'target',
  target: BODY,
  blockers: { terrain: true, models: [], glass: true },
  eyes: Float64Array.from(eyes.flatMap(({ x, y, z }) => [x, y, z])),
  accuracy: EXACT,
  ...more,
});

/** A grid of eyes over a square of the table, on two floors. */
function gridOf(across: number, half: number, heights: readonly number[]): readonly Vec3[] {
  const eyes: Vec3[] = [];
  for (let i = 0; i < across; i++) {
    for (let j = 0; j < across; j++) {
      const y = heights[(i * 7 + j) % heights.length]!;
      eyes.push(at(((i + 0.5) / across - 0.5) * 2 * half, y, ((j + 0.5) / across - 0.5) * 2 * half));
    }
  }
  return eyes;
}

/** Places in disorder, so that nothing depends on who is asked after whom. */
const scattered = (chance: Chance, count: number, half: number): readonly Vec3[] =>
  Array.from({ length: count }, () =>
    at(chance.between(-half, half), chance.oneOf([12, 47, 47, 120]), chance.between(-half, half)),
  );

/** Asks for all at once and one by one. Tells how many were hidden, seen in part and clear. */
function compare(
  scene: ReturnType<typeof sceneOf>,
  board: Board,
  eyes: readonly Vec3[],
  more: Partial<SharesQuery>,
  told: string,
) {
  const query = asking(eyes, more);
  const found = findShares(scene, board, query);
  const inside = new Map(found.inside.map(({ eye, by }) => [eye, by]));
  const kinds = { hidden: 0, part: 0, clear: 0, inside: inside.size };
  const off: string[] = [];
  eyes.forEach((eye, i) => {
    const { from, to, target, blockers, accuracy } = query;
    const look = { from: from!, to, target, blockers, eyes: { kind: 'point', at: eye } } as const;
    const { share, eyeInside } = shareSeen(scene, board, look, accuracy);
    const isSame = Object.is(found.atLeast[i], share.atLeast) && Object.is(found.atMost[i], share.atMost);
    if (!isSame) off.push(`eye ${i}: ${found.atLeast[i]} to ${found.atMost[i]}, alone ${share.atLeast} to ${share.atMost}`);
    expect(inside.get(i) ?? null, `${told}, eye ${i}`).toEqual(eyeInside);
    kinds[share.atMost === 0 ? 'hidden' : share.atLeast === 1 ? 'clear' : 'part']++;
  });
  expect(off, told).toEqual([]);
  return kinds;
}

const sumOf = (all: readonly ReturnType<typeof compare>[]) =>
  all.reduce((sum, own) => ({
    hidden: sum.hidden + own.hidden,
    part: sum.part + own.part,
    clear: sum.clear + own.clear,
    inside: sum.inside + own.inside,
  }));

describe('what many eyes see of one target is, to the bit, what each sees alone', () => {
  const chance = chanceOf(811);

  test('among all kits, from two floors, at every accuracy', { timeout: 300_000 }, () => {
    const kits = boardOfAllKits(61, 2);
    const kinds = sumOf(
      Array.from({ length: soak(4) }, (_, i) => {
        const target = man('target', 0, 0, {
          pose: { at: at(chance.between(-380, 380), chance.oneOf([0, 30]), chance.between(-380, 380)), facing: i },
        });
        const board = boardOf(Object.values(kits.pieces), [man('looker', 500, 500), target]);
        const eyes = i % 2 === 0 ? gridOf(11, 560, [47, 120]) : scattered(chance, 120, 560);
        return compare(sceneOf(board), board, eyes, { accuracy: ACCURACIES[i % 4]! }, `target ${i}`);
      }),
    );
    expect(kinds.hidden).toBeGreaterThan(100);
    expect(kinds.part).toBeGreaterThan(30);
    expect(kinds.clear).toBeGreaterThan(30);
    expect(kinds.inside).toBeGreaterThan(3);
  });

  test('among rough meshes, leaves and hills', { timeout: 300_000 }, () => {
    const { space, board } = benchBoard('10k');
    const ids = Object.keys(board.models);
    for (let i = 0; i < soak(2); i++) {
      const more = { from: ids[(i + 1) % ids.length]!, to: ids[(7 * i) % ids.length]!, accuracy: ACCURACIES[i % 4]! };
      const kinds = compare(space.scene, board, gridOf(14, 590, [47]), more, more.to);
      expect(kinds.hidden).toBeGreaterThan(20);
    }
  });

  test('close up and in the thick of things sunk into one another', { timeout: 300_000 }, () => {
    for (let seed = 1; seed <= soak(6); seed++) {
      const board = clutteredBoard(seed, 6 + 2 * seed, seed % 4 === 0 ? 25 : 300);
      const { x, z } = board.models.target!.pose.at;
      const eyes = scattered(chance, 60, 60).map((eye) => at(eye.x + x, eye.y, eye.z + z));
      compare(sceneOf(board), board, eyes, { accuracy: ACCURACIES[seed % 4]! }, `seed ${seed}`);
    }
  });

  test('at a silhouette, past figures, past smoke, and with glass that hides nothing', () => {
    const board: Board = {
      ...clutteredBoard(7, 14),
      zones: {
        smoke: {
          id: 'smoke',
          name: 'Smoke',
          owner: null,
          kind: 'effect',
          outline: ground(-60, -40, 30, 80),
          effect: { of: 'smoke', circle: null, floor: null },
        },
      },
    };
    const between = man('between', 0, 0, { pose: { at: at(80, 0, 2), facing: 1 } });
    const crowded: Board = { ...board, models: { ...board.models, between } };
    const scene = sceneOf(crowded);
    const eyes = gridOf(14, 300, [47, 20]);
    const men = { terrain: true, models: ['between'], glass: true };
    compare(scene, crowded, eyes, { target: CARD }, 'silhouette');
    compare(scene, crowded, eyes, { target: CARD, blockers: men, accuracy: { within: 0.01 } }, 'silhouette past a figure');
    compare(scene, crowded, eyes, { blockers: { ...men, terrain: false } }, 'a figure alone');
    const clouds = [{ zone: 'smoke', bottom: 0, top: 60 }];
    const found = openSpace(crowded, new Map()).queries.shares(
      asking(eyes, { blockers: { ...men, terrain: false, models: [], clouds } }),
    );
    const inSmoke = eyes.map(({ x, y, z }) => x > -60 && x < 30 && z > -40 && z < 80 && y < 60);
    expect(inSmoke.filter((is, i) => is && found.atMost[i] !== 0)).toEqual([]);
    expect(inSmoke.some((is) => is)).toBe(true);
    expect(found.atLeast.some((share) => share === 1)).toBe(true);
  });
});

describe('a map of what is seen of one target', () => {
  const target = man('target', 0, 0, { pose: { at: at(200, 0, 0), facing: -Math.PI / 2 } });
  const onBoard = (...pieces: Parameters<typeof boardOf>[0]): BoardSpace => openSpace(boardOf(pieces, [target]), new Map());
  const mapOf = (space: BoardSpace, eyes: readonly Vec3[], more: Partial<SharesQuery> = {}) =>
    space.queries.shares(asking(eyes, { from: null, ...more }));

  test('on an empty table all is clear, and nobody has to stand there to look', () => {
    const { atLeast, atMost, inside } = mapOf(onBoard(), gridOf(12, 150, [47]));
    expect([...atLeast, ...atMost].every((share) => share === 1)).toBe(true);
    expect(inside).toEqual([]);
  });

  test('no places give no answers', () => {
    expect(mapOf(onBoard(), [])).toEqual({ atLeast: new Float64Array(0), atMost: new Float64Array(0), inside: [] });
  });

  test('from behind a wall the head is seen from as near as the line over its far edge says', () => {
    const space = onBoard(piece('wall', { wall: box(100, 0, -600, 104, 60, 600) }));
    const eyes = Array.from({ length: 400 }, (_, i) => at(-300 + i, 80, 0));
    const { atMost } = mapOf(space, eyes);
    const head = target.body.volumes.standing.find(({ region }) => region === 'head')!.solid;
    if (head.kind !== 'box') throw new Error('the head of a man is a box');
    // the line from 80 up over the edge at x = 104, 60 up, comes down to the top of the head, 50 up, at its far edge
    const farEdge = 200 + head.max.z;
    const nearest = 104 - 2 * (farEdge - 104);
    for (const [i, { x }] of eyes.entries()) expect(atMost[i]! > 0, `from ${x}`).toBe(x > nearest);
  });

  test('whoever looks out of a wall is told which, and the others are not', () => {
    const space = onBoard(piece('wall', { wall: box(100, 0, -50, 104, 60, 50) }));
    const { inside } = mapOf(space, [at(0, 47, 0), at(102, 47, 0), at(102, 70, 0)]);
    expect(inside).toEqual([{ eye: 1, by: { kind: 'part', piece: 'wall', part: 'wall' } }]);
  });

  test('a slit of a tenth of a millimetre shows on it where one looks through', () => {
    const halves = [
      piece('left', { wall: box(100, 0, -600, 104, 90, -0.05) }),
      piece('right', { wall: box(100, 0, 0.05, 104, 90, 600) }),
    ];
    const eyes = Array.from({ length: 81 }, (_, i) => at(-100, 47, i - 40));
    const { atMost } = mapOf(onBoard(...halves), eyes);
    const seen = eyes.filter((_, i) => atMost[i]! > 0).map(({ z }) => z);
    expect(seen).toContain(0);
    expect(seen.length).toBeLessThan(45);
    expect(
      mapOf(onBoard(piece('whole', { wall: box(100, 0, -600, 104, 90, 600) })), eyes).atMost.every((share) => share === 0),
    ).toBe(true);
  });

  test('a window lets through what it lets through alone, though the wall about it hides the rest', () => {
    const wall = piece('wall', { wall: wallWithWindow(400, 90, 30, 20) }, { pose: { at: at(100, 0, 0), facing: Math.PI / 2 } });
    const board = boardOf([wall], [target, man('looker', -500, 0)]);
    const kinds = compare(sceneOf(board), board, gridOf(30, 90, [47]), {}, 'window');
    expect(kinds.hidden).toBeGreaterThan(50);
    expect(kinds.part).toBeGreaterThan(50);
  });
});
