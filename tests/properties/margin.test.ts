import { beforeAll, describe, expect, test } from 'vitest';
import { openSpace } from '../../engine/geometry/space-of-board.ts';
import { decideSeen } from '../../engine/geometry/visibility/decide-seen.ts';
import {
  type Board,
  type BoardPoint,
  type BoardSpace,
  type CoverQuery,
  loadPhysics,
  type MarginFinding,
  type MarginQuery,
  type Model,
  type Mover,
  type Physics,
  type Pose,
  type SightPredicate,
  type SightQuery,
} from '../../engine/index.ts';
import { chanceOf } from '../support/chance.ts';
import { clutteredBoard } from '../support/cluttered-board.ts';
import { duelsAmongKits } from '../support/kit-duels.ts';
import { soak } from '../support/soak.ts';

const MOVERS = ['looker', 'target'] as const;
const LIMIT = 50;

const look: SightQuery = {
  from: 'looker',
  to: 'target',
  eyes: { kind: 'body', stance: 'standing' },
  target: { kind: 'body', stance: 'standing', regions: ['head', 'shoulders', 'chest'] },
  blockers: { terrain: true, models: [], glass: false },
};
const seen: SightPredicate = { kind: 'seen', look, moreThan: 0 };

const cover: CoverQuery = {
  from: 'looker',
  to: 'target',
  eyes: look.eyes,
  target: { kind: 'silhouette', stance: 'standing', width: 13, height: 50 },
  models: { candidates: [], width: 13, stance: 'own' },
  glass: false,
};

const ask = (predicate: SightPredicate, mover: Mover): MarginQuery => ({ predicate, mover, limit: LIMIT, tolerance: 1 });

const withModelAt = (board: Board, mover: Mover, at: BoardPoint): Board => {
  const model = board.models[mover]!;
  return { ...board, models: { ...board.models, [mover]: { ...model, pose: { ...model.pose, at } } } };
};

/** The answer with the mover standing elsewhere, by the plain question; null where an eye would be inside something. */
function answerAt(space: BoardSpace, board: Board, predicate: SightPredicate, mover: Mover, at: BoardPoint): boolean | null {
  space.update(withModelAt(board, mover, at));
  try {
    if (predicate.kind === 'seen') {
      const { eyeInside, whole } = space.queries.sight(predicate.look);
      return eyeInside ? null : whole.atMost > predicate.moreThan;
    }
    const { atLeast, atMost } = space.queries.hiddenTogether(predicate.look);
    return (atLeast + atMost) / 2 >= predicate.atLeast;
  } finally {
    space.update(board);
  }
}

/** Where the mover comes to stand after so much of a way; null where it can't. */
type Walk = (dx: number, dz: number) => BoardPoint | null;

/** All that a margin promises: what turns just beyond it, stands just short of it, and stands in every other direction. */
function expectMarginHolds(
  space: BoardSpace,
  board: Board,
  predicate: SightPredicate,
  mover: Mover,
  found: MarginFinding,
  walk: Walk,
  seed: number,
): void {
  const answer = (x: number, z: number, by: number) => {
    const at = walk(x * by, z * by);
    return at ? answerAt(space, board, predicate, mover, at) : null;
  };
  const told = `seed ${seed}, ${mover}, ${found.holds}, ${found.flip?.displacement ?? 'no flip'}, by ${found.by}`;
  const { flip } = found;
  if (flip) {
    expect(flip.displacement, told).toBeLessThanOrEqual(LIMIT);
    expect(flip.beyond.displacement - flip.short.displacement, told).toBeLessThanOrEqual(0.1);
    expect([flip.short.holds, flip.beyond.holds], told).toEqual([found.holds, !found.holds]);
    const { x, z } = flip.towards;
    const further = answer(x, z, flip.displacement + 0.2) ?? !found.holds;
    expect(further, `beyond: ${told}`).toBe(flip.lasts ? !found.holds : found.holds);
    if (flip.displacement > 0.2) expect(answer(x, z, flip.displacement - 0.2), `short: ${told}`).toBe(found.holds);
  }
  const within = (flip?.displacement ?? LIMIT) - 0.2;
  if (within <= 0) return;
  for (let i = 0; i < 16; i++) {
    const x = Math.sin((i * Math.PI) / 8);
    const z = Math.cos((i * Math.PI) / 8);
    for (const by of [within, within / 2]) {
      expect(answer(x, z, by) ?? found.holds, `direction ${i} after ${by}: ${told}`).toBe(found.holds);
    }
  }
}

/** In the cluttered boards nothing carries the models: they are moved level. */
const level =
  (board: Board, mover: Mover): Walk =>
  (dx, dz) => {
    const { x, y, z } = board.models[mover]!.pose.at;
    return { x: x + dx, y, z: z + dz };
  };

/** Lifted off the ground, so that what stands about bars nobody. */
const aloft = (board: Board): Board => ({
  ...board,
  models: Object.fromEntries(
    Object.entries(board.models).map(([id, model]) => [
      id,
      { ...model, pose: { ...model.pose, at: { ...model.pose.at, y: model.pose.at.y + 3 } } },
    ]),
  ),
});

const cluttered = (seed: number) => aloft(clutteredBoard(seed, 8 + (seed % 20)));
const seedsFrom = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);

test('deciding whether anything is seen and working out how much never disagree', () => {
  for (const seed of seedsFrom(1, soak(28))) {
    const board = cluttered(seed);
    const space = openSpace(board, new Map());
    const chance = chanceOf(seed);
    for (let i = 0; i < 6; i++) {
      const from = board.models.looker!.pose.at;
      const at = { x: from.x + chance.between(-20, 20), y: from.y, z: from.z + chance.between(-50, 50) };
      const moved = withModelAt(board, 'looker', at);
      space.update(moved);
      const told = space.queries.sight(look);
      const witnesses = told.seen.flatMap(({ witness }) => (witness ? [witness.to] : []));
      for (const hints of [[], witnesses]) {
        expect(decideSeen(space.scene, moved, look, hints).seen, `seed ${seed}, ${i}`).toBe(told.whole.atMost > 0);
      }
    }
  }
});

describe('among things of all kinds', () => {
  test('nothing nearer than the margin shows or hides a target, and just beyond it something does', () => {
    let [flips, lasting] = [0, 0];
    for (const seed of seedsFrom(1, soak(20))) {
      const board = cluttered(seed);
      const space = openSpace(board, new Map());
      for (const mover of MOVERS) {
        const found = space.queries.margin(ask(seen, mover));
        if (found.flip) flips++;
        if (found.flip?.lasts) lasting++;
        expectMarginHolds(space, board, seen, mover, found, level(board, mover), seed);
      }
    }
    // a strip that is narrower than 0.2 mm is a rare thing
    expect(lasting / flips).toBeGreaterThan(0.95);
  });

  test('nor does anything nearer than its margin give or take a quarter of cover', () => {
    for (const seed of seedsFrom(1, soak(6))) {
      const board = cluttered(seed);
      const space = openSpace(board, new Map());
      const [most] = space.queries.cover(cover).pieces;
      if (!most) continue;
      const hidden: SightPredicate = { kind: 'hidden', look: { cover, pieces: [most.piece], models: [] }, atLeast: 0.25 };
      for (const mover of MOVERS) {
        const found = space.queries.margin(ask(hidden, mover));
        expectMarginHolds(space, board, hidden, mover, found, level(board, mover), seed);
      }
    }
  });

  test('moving, turning and mirroring the whole table changes no margin by more than 0.1 mm', () => {
    for (const seed of seedsFrom(101, soak(5))) {
      const board = cluttered(seed);
      const chance = chanceOf(seed);
      const turn = chance.between(-3, 3);
      const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
      const away = { x: chance.between(-100, 100), z: chance.between(-100, 100) };
      const moved = movedBoard(board, false, ({ at: p, facing }) => ({
        at: { x: away.x + cos * p.x + sin * p.z, y: p.y, z: away.z - sin * p.x + cos * p.z },
        facing: facing + turn,
      }));
      const mirrored = movedBoard(board, true, ({ at: p, facing }) => ({ at: { x: -p.x, y: p.y, z: p.z }, facing: -facing }));
      for (const mover of MOVERS) {
        const before = displacementOf(board, mover);
        expect(Math.abs(displacementOf(moved, mover) - before), `seed ${seed}, ${mover}, moved`).toBeLessThan(0.1);
        expect(Math.abs(displacementOf(mirrored, mover) - before), `seed ${seed}, ${mover}, mirrored`).toBeLessThan(0.1);
      }
    }
  });
});

const displacementOf = (board: Board, mover: Mover): number =>
  openSpace(board, new Map()).queries.margin(ask(seen, mover)).flip?.displacement ?? LIMIT;

const movedBoard = (board: Board, mirror: boolean, movePose: (pose: Pose) => Pose): Board => ({
  ...board,
  size: { width: 4000, depth: 4000 },
  pieces: Object.fromEntries(
    Object.entries(board.pieces).map(([id, one]) => [
      id,
      { ...one, pose: movePose(one.pose), mirrored: mirror ? !one.mirrored : one.mirrored },
    ]),
  ),
  models: Object.fromEntries(
    Object.entries(board.models).map(([id, one]) => [id, { ...one, pose: movePose(one.pose) } satisfies Model]),
  ),
});

describe('on boards of all kits', () => {
  let physics: Physics;
  beforeAll(async () => {
    physics = await loadPhysics();
  });

  test('nothing nearer than the margin shows or hides a target, wherever the mover can stand', () => {
    let flips = 0;
    for (const seed of seedsFrom(1, soak(5))) {
      for (const { board, space, ground } of duelsAmongKits(physics, seed, 3)) {
        for (const mover of MOVERS) {
          const found = space.queries.margin(ask(seen, mover));
          if (found.flip) flips++;
          const start = board.models[mover]!.pose.at;
          // slid in steps of a millimetre, by the footing that the physics library helps to find
          const walk: Walk = (dx, dz) => {
            const steps = Math.ceil(Math.sqrt(dx * dx + dz * dz));
            let { y } = start;
            for (let i = 1; i <= steps; i++) {
              const x = start.x + (dx * i) / steps;
              const z = start.z + (dz * i) / steps;
              const { height, overlaps } = ground.footing(mover, { x, y, z });
              if (overlaps.length > 0 || Math.abs(height - y) > 1.01) return null;
              y = height;
            }
            return { x: start.x + dx, y, z: start.z + dz };
          };
          expectMarginHolds(space, board, seen, mover, found, walk, seed);
        }
      }
    }
    expect(flips).toBeGreaterThan(5);
  });
});
