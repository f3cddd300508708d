import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../../engine/geometry/mesh/scene.ts';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import { findSight, shareSeen } from '../../../../engine/geometry/visibility/find-sight.ts';
import type { Board, ShareBounds, SightQuery } from '../../../../engine/index.ts';
import { benchBoard } from '../../../bench/boards.ts';
import { leavesMesh } from '../../../bench/displaced-meshes.ts';
import { chanceOf } from '../../../support/chance.ts';
import { clutteredBoard } from '../../../support/cluttered-board.ts';
import { boardOfAllKits } from '../../../support/kit-board.ts';
import { at, boardOf, box, man, piece, sceneOf, sheet } from '../../../support/sight-board.ts';
import { soak } from '../../../support/soak.ts';

const query = (from = 'looker', to = 'target'): SightQuery => ({
  from,
  to,
  eyes: { kind: 'body', stance: 'standing' },
  target: { kind: 'body', stance: 'standing', regions: ['head', 'shoulders', 'chest'] },
  blockers: { terrain: true, models: [], glass: true },
});

const agree = (a: ShareBounds, b: ShareBounds) => a.atLeast <= b.atMost + 1e-12 && b.atLeast <= a.atMost + 1e-12;

/** The share alone, at every accuracy, beside the whole finding. Tells what kind of pair it was. */
function compare(scene: Scene, board: Board, asked: SightQuery, told: string): 'hidden' | 'clear' | 'part' | 'inside' {
  const { whole, eyeInside } = findSight(scene, board, asked);
  const exact = shareSeen(scene, board, asked);
  expect(exact.eyeInside, told).toEqual(eyeInside);
  if (eyeInside) return 'inside';
  expect(agree(exact.share, whole), `${told}: ${JSON.stringify({ exact, whole })}`).toBe(true);
  expect(exact.share.atMost - exact.share.atLeast, told).toBeLessThan(1e-6);
  expect(exact.share.atMost === 0, `${told}: hidden`).toBe(whole.atMost === 0);
  expect(exact.share.atLeast === 1, `${told}: clear`).toBe(whole.atLeast === 1);
  const near = shareSeen(scene, board, asked, { within: 0.01 }).share;
  expect(agree(near, whole), told).toBe(true);
  expect(near.atMost - near.atLeast, told).toBeLessThan(0.010001);
  for (const least of [0.25, 0.5, 0.75]) {
    const { atLeast, atMost } = shareSeen(scene, board, asked, { atLeast: least }).share;
    expect(agree({ atLeast, atMost }, whole), told).toBe(true);
    if (whole.atLeast > least + 1e-6) expect(atLeast, told).toBeGreaterThan(least);
    if (whole.atMost < least - 1e-6) expect(atMost, told).toBeLessThan(least);
  }
  return whole.atMost === 0 ? 'hidden' : whole.atLeast === 1 ? 'clear' : 'part';
}

describe('the share alone is the share of the whole finding', () => {
  test('past things of all kinds, some sunk into others, some among the parts of the target', { timeout: 300_000 }, () => {
    const kinds: string[] = [];
    for (let seed = 1; seed <= soak(150); seed++) {
      const board = clutteredBoard(seed, 6 + (seed % 30), seed % 4 === 0 ? 25 : 300);
      kinds.push(compare(sceneOf(board), board, query(), `seed ${seed}`));
    }
    for (const kind of ['hidden', 'part']) expect(kinds.filter((own) => own === kind).length, kind).toBeGreaterThan(8);
  });

  test('among all kits', { timeout: 300_000 }, () => {
    const kits = boardOfAllKits(61, 2);
    const scene = sceneOf(kits);
    const chance = chanceOf(62);
    const kinds: string[] = [];
    for (let pair = 0; pair < soak(150); pair++) {
      const place = (id: string) => {
        const pose = { at: at(chance.between(-400, 400), chance.oneOf([0, 0, 30, 70]), chance.between(-400, 400)), facing: pair };
        return man(id, 0, 0, { pose });
      };
      const board = boardOf(Object.values(kits.pieces), [place('looker'), place('target')]);
      kinds.push(compare(scene, board, query(), `pair ${pair}`));
    }
    for (const kind of ['hidden', 'part', 'clear']) expect(kinds.filter((own) => own === kind).length, kind).toBeGreaterThan(8);
  });

  test('among rough meshes, leaves and hills, standing on them too', { timeout: 300_000 }, () => {
    const { space, board } = benchBoard('10k');
    const ids = Object.keys(board.models);
    const chance = chanceOf(63);
    for (let pair = 0; pair < soak(150); pair++) {
      const from = chance.oneOf(ids);
      const to = chance.oneOf(ids.filter((id) => id !== from));
      compare(space.scene, board, query(from, to), `${from} looks at ${to}`);
    }
  });

  test('amid the loose leaves of a crown, on its far side, in its middle and on its near side', () => {
    const meshes = new Map([['leaves', leavesMesh(chanceOf(64), 3000)]]);
    const crown = piece('crown', { leaves: { kind: 'mesh', mesh: 'leaves', group: null } });
    for (const [x, z] of [
      [20, 4],
      [0, 0],
      [-10, -8],
    ] as const) {
      const looker = man('looker', 0, 0, { pose: { at: at(-200, 60, 0), facing: Math.PI / 2 } });
      const target = man('target', 0, 0, { pose: { at: at(x, 55, z), facing: -Math.PI / 2 } });
      const board = boardOf([crown], [looker, target]);
      const { scene } = openSpace(board, meshes);
      expect(compare(scene, board, query(), `at ${x}, ${z}`)).toBe('part');
    }
  });

  test('from a squad, past figures, at a vehicle, at a silhouette', () => {
    const board = clutteredBoard(7, 14);
    const between = man('between', 0, 0, { pose: { at: at(80, 0, 2), facing: 1 } });
    const crowded = { ...board, models: { ...board.models, between } };
    const scene = sceneOf(crowded);
    compare(scene, crowded, { ...query(), blockers: { terrain: true, models: ['between'], glass: true } }, 'past a figure');
    compare(
      scene,
      crowded,
      { ...query(), target: { kind: 'silhouette', stance: 'standing', width: 15, height: 40 } },
      'silhouette',
    );
    compare(scene, crowded, { ...query(), blockers: { terrain: false, models: ['between'], glass: true } }, 'a figure alone');
  });
});

describe('closed things that lie before the target', () => {
  const looker = man('looker', 0, 0, { pose: { at: at(-200, 0, 0), facing: Math.PI / 2 } });
  const target = man('target', 0, 0, { pose: { at: at(200, 0, 0), facing: -Math.PI / 2 } });
  const shareBehind = (pieces: readonly ReturnType<typeof piece>[]) => {
    const board = boardOf(pieces, [looker, target]);
    return shareSeen(sceneOf(board), board, query()).share;
  };

  test('hide the same when they are put together of touching blocks', () => {
    const one = shareBehind([piece('a', { wall: box(0, 0, 0, 4, 60, 20) })]);
    const parts = shareBehind([piece('a', { low: box(0, 0, 0, 4, 30, 20), high: box(0, 30, 0, 4, 60, 20) })]);
    expect(agree(one, parts)).toBe(true);
    expect(one.atLeast).toBeGreaterThan(0.1);
    expect(one.atMost).toBeLessThan(0.9);
  });

  test('hide the same when they are mirrored onto themselves', () => {
    const wall = { wall: box(-2, 0, 0, 2, 60, 20) };
    const straight = shareBehind([piece('a', wall)]);
    const mirrored = shareBehind([piece('a', wall, { mirrored: true })]);
    expect(agree(straight, mirrored)).toBe(true);
  });

  test('hide as much as sheets of card in the place of their outline', () => {
    const board = shareBehind([piece('a', { wall: box(0, 0, -3, 0.001, 60, 20) })]);
    const card = shareBehind([piece('a', { card: sheet([0, 0, -3], [0, 60, -3], [0, 60, 20], [0, 0, 20]) })]);
    expect(Math.abs(board.atLeast - card.atLeast)).toBeLessThan(1e-4);
  });

  test('hide everything when the looker stands right behind them', () => {
    const share = shareBehind([piece('a', { wall: box(-199.95, 0, -300, -199, 90, 300) })]);
    expect(share).toEqual({ atLeast: 0, atMost: 0 });
  });
});
