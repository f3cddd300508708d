import { expect, test } from 'vitest';
import { openSpace } from '../../engine/geometry/space-of-board.ts';
import type { Model, TerrainPiece } from '../../engine/index.ts';
import { plainMove } from '../../engine/rulesets/core/plain-move.ts';
import { chanceOf } from '../support/chance.ts';
import { boardOf, box, man, piece } from '../support/sight-board.ts';
import { soak } from '../support/soak.ts';

/**
 * Nothing of the search is used here: a round base walks on a grid of steps between walls and others, all of them discs and upright blocks, and the nearest
 * of all places that it comes to within its move is kept. A way over a grid is longer than a straight one, so that it is told what it surely reaches.
 */
const STEP = 4;
const RADIUS = 16;

interface Disc {
  readonly x: number;
  readonly z: number;
  readonly r: number;
}
interface Block {
  readonly x: readonly [number, number];
  readonly z: readonly [number, number];
}

const gapToBlock = ({ x, z }: Block, px: number, pz: number): number =>
  Math.hypot(Math.max(x[0] - px, 0, px - x[1]), Math.max(z[0] - pz, 0, pz - z[1]));

/** The least distance from the goal of all places that are surely come to. */
function nearestOnGrid(start: Disc, goal: Disc, others: readonly Disc[], blocks: readonly Block[], allowance: number): number {
  const free = (x: number, z: number): boolean =>
    [...others, goal].every((one) => Math.hypot(one.x - x, one.z - z) >= RADIUS + one.r) &&
    blocks.every((block) => gapToBlock(block, x, z) >= RADIUS);
  const costs = new Map<string, number>([['0,0', 0]]);
  const open: { i: number; j: number; cost: number }[] = [{ i: 0, j: 0, cost: 0 }];
  let best = Number.POSITIVE_INFINITY;
  for (let taken = 0; taken < open.length; taken++) {
    const { i, j, cost } = open[taken]!;
    if (cost > costs.get(`${i},${j}`)!) continue;
    const [x, z] = [start.x + i * STEP, start.z + j * STEP];
    best = Math.min(best, Math.hypot(goal.x - x, goal.z - z) - RADIUS - goal.r);
    for (let di = -1; di <= 1; di++) {
      for (let dj = -1; dj <= 1; dj++) {
        const next = cost + STEP * Math.hypot(di, dj);
        const key = `${i + di},${j + dj}`;
        if (next > allowance || next >= (costs.get(key) ?? Number.POSITIVE_INFINITY)) continue;
        // what a step could cut off between its looks is less than an eighth of a millimetre
        if (![0.5, 1].every((t) => free(x + di * STEP * t, z + dj * STEP * t))) continue;
        costs.set(key, next);
        open.push({ i: i + di, j: j + dj, cost: next });
      }
    }
  }
  return best;
}

test('the nearest end of a move is no farther than any place that steps over a grid come to, and stands where it may', () => {
  for (let seed = 1; seed <= soak(3); seed++) {
    const chance = chanceOf(seed);
    const start: Disc = { x: -110, z: chance.between(-30, 30), r: RADIUS };
    const goal: Disc = { x: chance.between(20, 60), z: chance.between(-40, 40), r: 20 };
    const others: Disc[] = [0, 1].map(() => ({ x: chance.between(-60, -40), z: chance.between(-90, 90), r: 16 }));
    const blocks: Block[] = [0].map(() => {
      const [x, z] = [chance.between(-20, -10), chance.between(-60, 20)];
      return { x: [x, x + 6], z: [z, z + chance.between(30, 60)] };
    });
    const allowance = chance.between(60, 150);
    const model = (id: string, { x, z, r }: Disc): Model => man(id, x, z, { base: { kind: 'round', diameter: 2 * r } });
    const mover = model('m', start);
    const pieces: TerrainPiece[] = blocks.map((block, i) =>
      // too high to be climbed with any such move
      piece(`b${i}`, { wall: box(block.x[0], 0, block.z[0], block.x[1], 400, block.z[1]) }),
    );
    const board = boardOf(pieces, [mover, model('g', goal), ...others.map((one, i) => model(`o${i}`, one))]);
    const found = openSpace(board, new Map()).queries.nearestEnd({
      model: 'm',
      policy: plainMove(mover, allowance),
      allowance,
      towards: { to: [{ kind: 'model', model: 'g' }], ends: { kind: 'bases' }, part: 'straight' },
      enough: 0,
      keepsNear: [],
      bodiesApart: [],
    });
    const grid = nearestOnGrid(start, goal, others, blocks, allowance);
    const says = `seed ${seed}`;
    expect(found.gap.distance, says).toBeLessThanOrEqual(grid + 1e-6);
    expect(found.cost, says).toBeLessThanOrEqual(allowance + 1e-6);
    const { x, z } = found.at;
    expect(found.gap.distance, says).toBeCloseTo(Math.max(0, Math.hypot(goal.x - x, goal.z - z) - RADIUS - goal.r), 6);
    for (const one of others) expect(Math.hypot(one.x - x, one.z - z), says).toBeGreaterThan(RADIUS + one.r - 0.011);
    for (const block of blocks) expect(gapToBlock(block, x, z), says).toBeGreaterThan(RADIUS - 0.011);
    expect(Math.hypot(x - start.x, z - start.z), says).toBeLessThanOrEqual(found.cost + 1e-6);
  }
}, 60_000);
