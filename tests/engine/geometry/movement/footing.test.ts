import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFooting } from '../../../../engine/geometry/movement/footing.ts';
import { loadPhysics, type Physics } from '../../../../engine/geometry/rapier/load.ts';
import { type BoardSpace, openSpace } from '../../../../engine/geometry/space-of-board.ts';
import type { FootingFinding, Model, PrismSolid, TerrainPiece } from '../../../../engine/index.ts';
import { barePartsOf, nearestByBruteForce } from '../../../support/brute-force-rays.ts';
import { chanceOf } from '../../../support/chance.ts';
import { boardOfAllKits } from '../../../support/kit-board.ts';
import { ON_FOOT } from '../../../support/move-board.ts';
import { randomBoard } from '../../../support/random-boards.ts';
import { at, boardOf, box, man, piece } from '../../../support/sight-board.ts';
import { soak } from '../../../support/soak.ts';

let physics: Physics;
const opened: BoardSpace[] = [];
beforeAll(async () => {
  physics = await loadPhysics();
});
afterAll(() => {
  for (const space of opened) space.close();
});

function groundOf(pieces: readonly TerrainPiece[], models: readonly Model[] = []) {
  const space = openSpace(boardOf(pieces, [man('ann', 500, 500), ...models]), new Map());
  opened.push(space);
  return space.attachPhysics(physics);
}

/** Lets Ann (a base of 30 mm) down there. */
const letDown = (
  pieces: readonly TerrainPiece[],
  x: number,
  y: number,
  z: number,
  models: readonly Model[] = [],
): FootingFinding => groundOf(pieces, models).footing('ann', at(x, y, z));

const TABLE = { height: 0, on: { kind: 'table' }, standable: true, overlaps: [] };
const onPart = (name: string, part: string) => ({ kind: 'part', piece: name, part });

/** A ramp that rises along +x from 0 to 40 mm over a length. */
const ramp = (length: number): PrismSolid => ({
  kind: 'prism',
  origin: at(0, 0, -50),
  across: at(1, 0, 0),
  along: at(0, 1, 0),
  outline: [
    { x: 0, y: 0 },
    { x: length, y: 0 },
    { x: length, y: 40 },
  ],
  holes: [],
  depth: 100,
});

test('on an empty table a model stands on the table', () => {
  expect(letDown([], 10, 0, 20)).toEqual(TABLE);
  expect(letDown([], 10, 300, 20)).toEqual(TABLE);
  expect(letDown([], 10, -5, 20)).toEqual(TABLE);
});

describe('a crate of 40 by 25 by 40 mm', () => {
  const crate = piece('crate', { wood: box(-20, 0, -20, 20, 25, 20) });

  test('carries a model that is let down on it, exactly at its height', () => {
    expect(letDown([crate], 0, 25, 0)).toEqual({ height: 25, on: onPart('crate', 'wood'), standable: true, overlaps: [] });
    expect(letDown([crate], 0, 200, 0).height).toBe(25);
  });

  test('carries a base whose middle is over it, to the very edge, and lets one fall beside it that touches it with its rim', () => {
    const onIt = { height: 25, on: onPart('crate', 'wood'), standable: true, overlaps: [] };
    expect(letDown([crate], 15, 25, 0)).toEqual(onIt);
    expect(letDown([crate], 20, 25, 0)).toEqual(onIt);
    for (const x of [20.1, 25, 34.9])
      expect(letDown([crate], x, 200, 0)).toEqual({ ...TABLE, overlaps: [onPart('crate', 'wood')] });
    expect(letDown([crate], 35, 25, 0)).toEqual(TABLE);
  });

  test('and another of nearly its height beside it carry one whose middle is over the gap', () => {
    const other = piece('other', { wood: box(28, 0, -20, 60, 23, 20) });
    expect(letDown([crate, other], 24, 200, 0)).toMatchObject({ height: 25, on: onPart('crate', 'wood') });
    const low = piece('low', { wood: box(28, 0, -20, 60, 21, 20) });
    expect(letDown([crate, low], 24, 200, 0)).toMatchObject({
      height: 0,
      overlaps: [onPart('crate', 'wood'), onPart('low', 'wood')],
    });
  });

  test('is in the way of a model let down beside it on the table, until the base only touches', () => {
    expect(letDown([crate], 30, 0, 0)).toEqual({ ...TABLE, overlaps: [onPart('crate', 'wood')] });
    expect(letDown([crate], 35, 0, 0)).toEqual(TABLE);
    expect(letDown([crate], 34.98, 0, 0).overlaps).toEqual([onPart('crate', 'wood')]);
  });

  test('is in the way of a model put into its middle', () => {
    expect(letDown([piece('block', { wood: box(-100, 0, -100, 100, 90, 100) })], 0, 0, 0).overlaps).toEqual([
      onPart('block', 'wood'),
    ]);
  });

  test('counts the same turned and mirrored', () => {
    const turned = { ...crate, pose: { at: at(100, 0, -50), facing: 0.6 }, mirrored: true };
    expect(letDown([turned], 100, 25, -50)).toEqual({ height: 25, on: onPart('crate', 'wood'), standable: true, overlaps: [] });
  });
});

test('a part that is not fit to stand on says so, and gives way to one at the same height that is', () => {
  const roof = piece('roof', { tiles: box(-50, 0, -50, 50, 30, 50) });
  const slippery = { ...roof, parts: { tiles: { ...roof.parts.tiles!, standable: false } } };
  expect(letDown([slippery], 0, 30, 0)).toEqual({ height: 30, on: onPart('roof', 'tiles'), standable: false, overlaps: [] });
  const both = { ...slippery, parts: { ...slippery.parts, walkway: { ...roof.parts.tiles!, id: 'walkway' } } };
  expect(letDown([both], 0, 30, 0)).toMatchObject({ on: onPart('roof', 'walkway'), standable: true });
});

test('a slope carries the base under its middle and is not in its way', () => {
  const hill = piece('hill', { slope: ramp(100) });
  const half = letDown([hill], 50, 20, 0);
  expect(half.height).toBeCloseTo(20, 9);
  expect(half).toMatchObject({ on: onPart('hill', 'slope'), overlaps: [] });
  // from the foot, where its middle is still on the table
  expect(letDown([hill], -5, 0, 0)).toEqual(TABLE);
});

test('a face steeper than 45 degrees is in the way of a base that reaches into it', () => {
  expect(letDown([piece('bank', { slope: ramp(20) })], -5, 0, 0).overlaps).toEqual([onPart('bank', 'slope')]);
});

test('a floor carries what is let down on it, and the room beneath is found from beneath', () => {
  const rooms = piece('rooms', { floor: box(-60, 60, -60, 60, 64, 60), wall: box(-64, 0, -60, -60, 120, 60) });
  expect(letDown([rooms], 0, 64, 0)).toEqual({ height: 64, on: onPart('rooms', 'floor'), standable: true, overlaps: [] });
  expect(letDown([rooms], 0, 0, 0)).toEqual(TABLE);
  const low = piece('cellar', { ceiling: box(-60, 40, -60, 60, 44, 60) });
  expect(letDown([low], 0, 0, 0)).toEqual({ ...TABLE, overlaps: [onPart('cellar', 'ceiling')] });
  // a floor 1 mm above the finger is still stepped onto, one 2 mm above is not
  expect(letDown([rooms], 0, 63, 0).height).toBe(64);
  expect(letDown([rooms], 0, 62, 0).height).toBe(0);
});

test('a wall beside the floor is in the way, not carried onto', () => {
  const rooms = piece('rooms', { floor: box(-60, 60, -60, 60, 64, 60), wall: box(-64, 0, -60, -60, 120, 60) });
  expect(letDown([rooms], -50, 64, 0)).toEqual({
    height: 64,
    on: onPart('rooms', 'floor'),
    standable: true,
    overlaps: [onPart('rooms', 'wall')],
  });
  expect(letDown([rooms], -45, 64, 0).overlaps).toEqual([]);
});

test('bases may touch but not press into each other, and only at one height', () => {
  expect(letDown([], 0, 0, 0, [man('bob', 29, 0)]).overlaps).toEqual([{ kind: 'model', model: 'bob' }]);
  expect(letDown([], 0, 0, 0, [man('bob', 30, 0)]).overlaps).toEqual([]);
  const bridge = piece('bridge', { deck: box(-60, 60, -60, 60, 64, 60) });
  expect(letDown([bridge], 0, 64, 0, [man('bob', 5, 0)]).overlaps).toEqual([]);
  expect(letDown([bridge], 0, 0, 0, [man('bob', 5, 0)]).overlaps).toEqual([{ kind: 'model', model: 'bob' }]);
});

test('a hull is in the way, and its deck carries but is not fit to stand on', () => {
  const truck = man('truck', 0, 0, {
    base: { kind: 'none' },
    body: {
      height: 25,
      kind: 'vehicle',
      turretAxis: null,
      eyes: { standing: [], kneeling: [], prone: [] },
      volumes: { standing: [{ region: 'hull', member: 0, solid: box(-20, 0, -40, 20, 25, 40) }], kneeling: [], prone: [] },
    },
  });
  expect(letDown([], 30, 0, 0, [truck]).overlaps).toEqual([{ kind: 'model', model: 'truck' }]);
  expect(letDown([], 0, 25, 0, [truck])).toEqual({
    height: 25,
    on: { kind: 'model', model: 'truck' },
    standable: false,
    overlaps: [],
  });
  // it is not in its own way
  expect(groundOf([], [truck]).footing('truck', at(3, 0, 0))).toEqual(TABLE);
});

test('oval and square bases reach as far as they are long, the way they face', () => {
  const wall = piece('wall', { face: box(-200, 0, 20, 200, 50, 24) });
  const rider = (facing: number, kind: 'oval' | 'rectangle') =>
    groundOf(
      [wall],
      [man('rider', 0, -200, { base: { kind, width: 25, depth: 50 }, pose: { at: at(0, 0, -200), facing } })],
    ).footing('rider', at(0, 0, 0)).overlaps.length;
  for (const kind of ['oval', 'rectangle'] as const) {
    expect(rider(0, kind)).toBe(1);
    expect(rider(Math.PI / 2, kind)).toBe(0);
  }
});

test('what is under the middle of a base is what a line straight down meets, on any terrain (seed 41)', () => {
  const board = randomBoard(42, 30);
  const parts = barePartsOf(board);
  const space = openSpace(
    { ...board, models: { ann: man('ann', 0, 0, { base: { kind: 'none' }, body: { ...man('x', 0, 0).body } }) } },
    new Map(),
  );
  opened.push(space);
  const ground = space.attachPhysics(physics);
  const chance = chanceOf(41);
  let carried = 0;
  for (let i = 0; i < soak(300); i++) {
    const [x, z] = [chance.between(-500, 500), chance.between(-500, 500)];
    const top = nearestByBruteForce(parts, at(x, 300, z), at(x, 0, z));
    const surface = top ? 300 * (1 - top.t) : 0;
    const found = ground.footing('ann', at(x, 299, z));
    // level ground on both sides of the middle may carry the base higher, never lower
    expect(found.height).toBeGreaterThanOrEqual(surface - 1e-9);
    if (found.on.kind === 'part' && top && found.on.piece === top.piece && found.on.part === top.part) carried++;
  }
  expect(carried).toBeGreaterThan(15);
});

test('without the physics library all triangles are looked through, and the answer is the same (seed 43)', () => {
  const board = { ...randomBoard(44, 30), models: { ann: man('ann', 0, 0), ben: man('ben', 40, 30) } };
  const space = openSpace(board, new Map());
  opened.push(space);
  const ground = space.attachPhysics(physics);
  const chance = chanceOf(43);
  let overlapping = 0;
  for (let i = 0; i < soak(150); i++) {
    const place = at(chance.between(-500, 500), chance.oneOf([0, 20, 60, 200]), chance.between(-500, 500));
    const found = findFooting({ board, scene: space.scene, physics: null }, 'ann', place);
    expect(found).toEqual(ground.footing('ann', place));
    if (found.overlaps.length > 0) overlapping++;
  }
  expect(overlapping).toBeGreaterThan(10);
});

test('a model that is let down comes to stand where the rules know a place to stand, as high as there (seed 45)', () => {
  const terrain = boardOfAllKits(46, 1);
  const board = { ...terrain, models: { ann: man('ann', 0, 0) } };
  const space = openSpace(board, new Map());
  opened.push(space);
  const ground = space.attachPhysics(physics);
  const chance = chanceOf(45);
  const heights = { onTerrain: 0, hindered: 0 };
  for (let i = 0; i < soak(150); i++) {
    const [x, z] = [chance.between(-500, 500), chance.between(-500, 500)];
    const { height, overlaps } = ground.footing('ann', at(x, 400, z));
    const places = space.queries.stands('ann', x, z, { ...ON_FOOT, freeStep: 1 });
    const same = places.find((place) => Math.abs(place.at.y - height) <= ON_FOOT.stability.sameHeight);
    expect(same, `at ${x}, ${z}, ${height} high`).toBeDefined();
    expect(Math.max(...places.map((place) => place.at.y)) - height).toBeLessThanOrEqual(ON_FOOT.stability.sameHeight);
    if (height > 0) heights.onTerrain++;
    if (overlaps.length > 0) heights.hindered++;
  }
  expect(heights.onTerrain).toBeGreaterThan(20);
  expect(heights.hindered).toBeGreaterThan(5);
});
