import { beforeAll, describe, expect, test } from 'vitest';
import type { MoveFinding } from '../../engine/geometry/movement-queries.ts';
import { type Board, type BoardSpace, openSpace } from '../../engine/index.ts';
import { type Chance, chanceOf } from '../support/chance.ts';
import { boardOfAllKits } from '../support/kit-board.ts';
import { carried, carriedBoard, type Place, placeAlong, walkOn } from '../support/move-board.ts';
import { box, man, piece } from '../support/sight-board.ts';
import { soak } from '../support/soak.ts';

/** Ways of Ann's among pieces of every kit, from wherever one can be set down. */
describe('the price of a way among pieces of every kit (seed 61)', () => {
  let terrain: Board;
  let like: BoardSpace;
  beforeAll(() => {
    const made = boardOfAllKits(61, 1);
    terrain = { ...made, size: { width: 3000, depth: 3000 } };
    like = openSpace(terrain, new Map());
  });

  interface Trial {
    readonly board: Board;
    readonly to: Place;
    readonly move: MoveFinding;
  }

  function anyWay(chance: Chance): Trial | null {
    const [x, z] = [chance.between(-500, 500), chance.between(-500, 500)];
    const bare = walkOn({ ...terrain, models: { ann: man('ann', 0, 0) } }, { like });
    const places = bare.stands(x, z);
    if (places.length === 0) return null;
    const { y } = chance.oneOf(places).at;
    const [angle, far] = [chance.between(-3, 3), chance.between(20, 250)];
    const to: Place = [x + Math.sin(angle) * far, y, z + Math.cos(angle) * far];
    const board = { ...terrain, models: { ann: man('ann', x, z, { y }) } };
    return { board, to, move: walkOn(board, { like }).move(to) };
  }

  test('does not change where a way is split', () => {
    const chance = chanceOf(62);
    let split = 0;
    for (let i = 0; i < soak(60); i++) {
      const trial = anyWay(chance);
      if (!trial || trial.move.barred || trial.move.legs.length === 0) continue;
      split++;
      const middle = placeAlong(trial.move, chance.between(0.02, 0.98));
      const parted = walkOn(trial.board, { like }).move(middle, trial.to);
      expect(parted.barred).toBeNull();
      expect(parted.cost).toBeCloseTo(trial.move.cost, 6);
    }
    expect(split).toBeGreaterThan(20);
  });

  test('does not change when the whole board is turned, pushed and mirrored', () => {
    const chance = chanceOf(63);
    let climbed = 0;
    for (let i = 0; i < soak(40); i++) {
      const trial = anyWay(chance);
      if (!trial) continue;
      if (trial.move.up > 0) climbed++;
      const carriage = {
        angle: chance.between(-3, 3),
        x: chance.between(-60, 60),
        z: chance.between(-60, 60),
        mirrored: chance.whole(0, 1) === 1,
      };
      const [x, y, z] = trial.to;
      const there = carried({ x, y, z }, carriage);
      const other = walkOn(carriedBoard(trial.board, carriage), { like }).move([there.x, there.y, there.z]);
      expect(other.barred === null).toBe(trial.move.barred === null);
      expect(other.cost).toBeCloseTo(trial.move.cost, 4);
    }
    expect(climbed).toBeGreaterThan(5);
  });

  test('never falls when something is put in the way that cannot be stood on or climbed', () => {
    const chance = chanceOf(64);
    let barred = 0;
    for (let i = 0; i < soak(40); i++) {
      const trial = anyWay(chance);
      if (!trial) continue;
      const { at } = trial.board.models.ann!.pose;
      const share = chance.between(0, 1);
      const x = at.x + (trial.to[0] - at.x) * share + chance.between(-30, 30);
      const z = at.z + (trial.to[2] - at.z) * share + chance.between(-30, 30);
      const pillar = piece('pillar', { stone: box(x - 8, 0, z - 8, x + 8, 400, z + 8) });
      const board = { ...trial.board, pieces: { ...trial.board.pieces, pillar } };
      const more = walkOn(board, { like }).move(trial.to);
      const priceOf = (move: MoveFinding) => (move.barred ? Infinity : move.cost);
      expect(priceOf(more)).toBeGreaterThanOrEqual(priceOf(trial.move) - 1e-6);
      if (more.barred && !trial.move.barred) barred++;
    }
    expect(barred).toBeGreaterThan(2);
  });

  test('is never more than an allowance where one stops for it, and one stands there, for what the way to it costs', () => {
    const chance = chanceOf(65);
    let short = 0;
    let roughly = 0;
    for (let i = 0; i < soak(40); i++) {
      const trial = anyWay(chance);
      if (!trial || trial.move.legs.length === 0) continue;
      const allowance = trial.move.cost * chance.between(0.1, 1.1);
      const walk = walkOn(trial.board, { like });
      const stop = walk.stop(allowance, trial.to);
      expect(stop.cost).toBeLessThanOrEqual(allowance + 1e-6);
      if (stop.at.kind !== 'ground' || stop.cost === 0) continue;
      expect(stop.stand?.hindered).toEqual([]);
      if (stop.cost < trial.move.cost - 1) short++;
      // on rough ground what the whole way steps over later may be in the way of one that ends before it
      const there = walk.move(stop.at);
      if (!there.barred) expect(there.cost).toBeCloseTo(stop.cost, 4);
      else roughly++;
    }
    expect(short).toBeGreaterThan(5);
    expect(roughly).toBeLessThan(short / 10);
  });
});
