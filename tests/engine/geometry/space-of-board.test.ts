import { describe, expect, test } from 'vitest';
import { loadPhysics } from '../../../engine/geometry/rapier/load.ts';
import { openSpace, type SpaceStats } from '../../../engine/geometry/space-of-board.ts';
import {
  type Board,
  type Body,
  BrokenInvariant,
  type Model,
  type Opening,
  type TerrainPiece,
  withModel,
  withModelMoved,
  withModelTurned,
  withOpeningState,
  withoutPiece,
  withPiece,
} from '../../../engine/index.ts';
import { randomRays } from '../../support/brute-force-rays.ts';
import { chanceOf } from '../../support/chance.ts';
import { boulder, randomBoard } from '../../support/random-boards.ts';
import { everything } from '../../support/ray-scene.ts';
import { at, boardOf, box, man, piece } from '../../support/sight-board.ts';

/** A truck of two boxes and a tank with a turret, both facing +z, 60 mm long. */
const hull = { region: 'hull' as const, member: 0, solid: box(-15, 0, -30, 15, 20, 30) };
const turret = { region: 'turret' as const, member: 0, solid: box(-8, 20, -8, 8, 30, 25) };
const vehicleBody = (volumes: Body['volumes']['standing']): Body => ({
  height: 30,
  kind: 'vehicle',
  turretAxis: { x: 0, z: 8.5 },
  eyes: { standing: [{ member: 0, at: at(0, 28, 0) }], kneeling: [], prone: [] },
  volumes: { standing: volumes, kneeling: [], prone: [] },
});
const tank = (id: string, x: number, z: number, more: Partial<Model> = {}): Model =>
  man(id, x, z, { body: vehicleBody([hull, turret]), base: { kind: 'rectangle', width: 30, depth: 60 }, ...more });

const spent = (before: SpaceStats, after: SpaceStats) => ({
  treesBuilt: after.treesBuilt - before.treesBuilt,
  solidsPlaced: after.solidsPlaced - before.solidsPlaced,
  topTreesBuilt: after.topTreesBuilt - before.topTreesBuilt,
  collidersMade: after.collidersMade - before.collidersMade,
  collidersRemoved: after.collidersRemoved - before.collidersRemoved,
  physicsSteps: after.physicsSteps - before.physicsSteps,
});
const NOTHING = { treesBuilt: 0, solidsPlaced: 0, topTreesBuilt: 0, collidersMade: 0, collidersRemoved: 0, physicsSteps: 0 };

/** A house front of 100 by 60 mm with a door in it, and a glazed window. */
function house(state: Opening['state'] = 'closed'): TerrainPiece {
  const frame = { centre: at(0, 20, 2), across: at(1, 0, 0), through: at(0, 0, 1), width: 20, height: 40, thickness: 4 };
  return piece(
    'house',
    {
      left: box(-50, 0, 0, -10, 60, 4),
      right: box(10, 0, 0, 50, 60, 4),
      leaf: box(-10, 0, 1, 10, 40, 3),
      pane: box(-10, 40, 1, 10, 60, 3),
    },
    {
      openings: {
        door: { id: 'door', kind: 'door', frame, infill: 'nothing', state, locks: 0, wall: 'left', leaf: 'leaf' },
        window: {
          id: 'window',
          kind: 'window',
          frame: { ...frame, centre: at(0, 50, 2), height: 20 },
          infill: 'glass',
          state: 'closed',
          locks: 0,
          wall: 'left',
          leaf: 'pane',
        },
      },
    },
  );
}

describe('a board of more than 100,000 triangles', () => {
  // 84 boulders of 1,200 triangles, no two alike, two figures and two tanks
  const chance = chanceOf(31);
  const boulders = Array.from({ length: 84 }, (_, i) =>
    piece(
      `boulder-${i}`,
      { rock: boulder(chance, chance.between(15, 40), 18) },
      {
        pose: { at: at(chance.between(-550, 550), 0, chance.between(-550, 550)), facing: chance.between(-3, 3) },
      },
    ),
  );
  const models = [man('ann', 0, 0), man('bob', 100, 0), tank('tank', -100, 0), tank('other-tank', -200, 0)];
  const board = boardOf([...boulders, house()], models);
  const space = openSpace(board, new Map());

  test('has that many', () => {
    let triangles = 0;
    space.scene.gather([], everything, () => {
      triangles++;
    });
    expect(triangles).toBeGreaterThan(100_000);
  });

  test('is derived once: a tree for each different solid, a place for each solid', () => {
    // 84 boulders, 4 parts of the house (leaf and pane have one shape each), hull and turret shared by both tanks
    expect(space.stats).toEqual({
      treesBuilt: 84 + 4 + 2,
      solidsPlaced: 84 + 4 + 4,
      topTreesBuilt: 1,
      collidersMade: 0,
      collidersRemoved: 0,
      physicsSteps: 0,
    });
  });

  test('follows a moved figure for nothing, since figures stop no line', () => {
    const before = space.stats;
    space.update(withModelMoved(space.board, 'ann', { at: at(30, 0, 40), facing: 1 }));
    expect(spent(before, space.stats)).toEqual(NOTHING);
    expect(space.queries.eyes('ann', 'standing')[0]?.at).toEqual(at(30, 45, 40));
  });

  test('follows a moved tank by placing its hull and its turret, and builds no tree', () => {
    const before = space.stats;
    space.update(withModelMoved(space.board, 'tank', { at: at(-120, 0, 40), facing: 1 }));
    expect(spent(before, space.stats)).toEqual({ ...NOTHING, solidsPlaced: 2, topTreesBuilt: 1 });
  });

  test('follows a turned turret by placing the turret alone', () => {
    const before = space.stats;
    space.update(withModel(space.board, { ...space.board.models.tank!, turret: 0.4 }));
    expect(spent(before, space.stats)).toEqual({ ...NOTHING, solidsPlaced: 1, topTreesBuilt: 1 });
  });

  test('follows an opened door by leaving out its leaf, and a shut one by placing the leaf alone', () => {
    let before = space.stats;
    space.update(withOpeningState(space.board, 'house', 'door', 'open'));
    expect(spent(before, space.stats)).toEqual({ ...NOTHING, topTreesBuilt: 1 });
    before = space.stats;
    space.update(withOpeningState(space.board, 'house', 'door', 'locked'));
    expect(spent(before, space.stats)).toEqual({ ...NOTHING, solidsPlaced: 1, topTreesBuilt: 1 });
  });

  test('follows a moved piece by placing that piece, and a second copy of it by placing the copy', () => {
    let before = space.stats;
    const moved = { ...space.board.pieces['boulder-3']!, pose: { at: at(1, 0, 2), facing: 0.5 } };
    space.update(withPiece(space.board, moved));
    expect(spent(before, space.stats)).toEqual({ ...NOTHING, solidsPlaced: 1, topTreesBuilt: 1 });
    before = space.stats;
    const copy: TerrainPiece = { ...structuredClone(moved), id: 'a-copy', pose: { at: at(300, 0, 300), facing: 0 } };
    space.update(withPiece(space.board, copy));
    expect(spent(before, space.stats)).toEqual({ ...NOTHING, solidsPlaced: 1, topTreesBuilt: 1 });
  });

  test('follows a renamed piece, a changed zone or a read-again copy of itself without placing anything', () => {
    const before = space.stats;
    space.update(withPiece(space.board, { ...space.board.pieces.house!, name: 'Old mill' }));
    space.update({ ...space.board, meta: { ...space.board.meta, name: 'Another' } });
    space.update(structuredClone(space.board));
    expect(spent(before, space.stats)).toEqual(NOTHING);
  });

  test('keeps the colliders in step by the same measure', async () => {
    space.attachPhysics(await loadPhysics());
    const { collidersMade, physicsSteps } = space.stats;
    expect([collidersMade, physicsSteps]).toEqual([85 + 4 + 4, 1]);
    let before = space.stats;
    space.update(withModelMoved(space.board, 'ann', { at: at(0, 0, 40), facing: 1 }));
    expect(spent(before, space.stats)).toEqual(NOTHING);
    before = space.stats;
    space.update(withModelMoved(space.board, 'tank', { at: at(-100, 0, 40), facing: 1 }));
    expect(spent(before, space.stats)).toEqual({
      treesBuilt: 0,
      solidsPlaced: 2,
      topTreesBuilt: 1,
      collidersMade: 2,
      collidersRemoved: 2,
      physicsSteps: 1,
    });
    before = space.stats;
    space.update(withOpeningState(space.board, 'house', 'door', 'open'));
    expect(spent(before, space.stats)).toEqual({ ...NOTHING, topTreesBuilt: 1, collidersRemoved: 1, physicsSteps: 1 });
    space.close();
  });
});

const stopsAt = (board: Board, from: readonly [number, number, number], to: readonly [number, number, number]) => {
  const { scene } = openSpace(board, new Map());
  const hit = scene.firstHit(at(...from), at(...to), everything);
  return hit && scene.solids[hit.solid];
};

test('a door is in the way while it is closed or locked and out of the way while it is open', () => {
  const through = (state: Opening['state']) => stopsAt(boardOf([house(state)], []), [0, 20, -50], [0, 20, 50]);
  expect(through('closed')?.source).toEqual({ kind: 'part', piece: 'house', part: 'leaf' });
  expect(through('locked')?.source).toEqual({ kind: 'part', piece: 'house', part: 'leaf' });
  expect(through('open')).toBeNull();
  expect(through('always-open')).toBeNull();
});

test('a pane is known as glass, a door leaf is not', () => {
  const board = boardOf([house()], []);
  expect(stopsAt(board, [0, 50, -50], [0, 50, 50])).toMatchObject({ glass: true, source: { part: 'pane' } });
  expect(stopsAt(board, [0, 20, -50], [0, 20, 50])).toMatchObject({ glass: false, source: { part: 'leaf' } });
});

test('figures stop no line, hulls and turrets do', () => {
  expect(stopsAt(boardOf([], [man('ann', 0, 0)]), [0, 20, -50], [0, 20, 50])).toBeNull();
  const board = boardOf([], [tank('tank', 0, 0)]);
  expect(stopsAt(board, [0, 10, -50], [0, 10, 50])?.source).toEqual({ kind: 'model', model: 'tank' });
  expect(stopsAt(board, [0, 25, -50], [0, 25, 50])?.source).toEqual({ kind: 'model', model: 'tank' });
  expect(stopsAt(board, [0, 31, -50], [0, 31, 50])).toBeNull();
});

test('a turret turns with its bearing and with the hull', () => {
  const barrel = (more: Partial<Model>) => {
    const { scene } = openSpace(boardOf([], [tank('tank', 0, 0, more)]), new Map());
    const top = scene.solids.findIndex((_, i) => scene.boundsOf(i).max.y === 30);
    return scene.boundsOf(top);
  };
  const ahead = barrel({});
  expect([ahead.min.z, ahead.max.z]).toEqual([-8, 25]);
  // about the upright line through the turret's own middle, which lies 8.5 mm ahead of the model's
  const left = barrel({ turret: Math.PI / 2 });
  expect(left.max.x).toBeCloseTo(16.5, 9);
  expect(left.min.z).toBeCloseTo(0.5, 9);
  const both = barrel({ turret: Math.PI / 2, pose: { at: at(100, 0, 0), facing: Math.PI / 2 } });
  expect(both.max.x).toBeCloseTo(116.5, 9);
  expect(both.max.z).toBeCloseTo(16.5, 9);
});

test('the order in which a board lists its things changes nothing', () => {
  const chance = chanceOf(32);
  const board = randomBoard(33, 25);
  const shuffledRecord = <Thing>(record: Readonly<Record<string, Thing>>) =>
    Object.fromEntries(chance.shuffled(Object.entries(record)));
  const shuffled: Board = {
    ...board,
    pieces: shuffledRecord(
      Object.fromEntries(Object.entries(board.pieces).map(([id, one]) => [id, { ...one, parts: shuffledRecord(one.parts) }])),
    ),
  };
  const one = openSpace(board, new Map()).scene;
  const other = openSpace(shuffled, new Map()).scene;
  expect(other.solids).toEqual(one.solids);
  for (const { from, to } of randomRays(chance, 1000)) {
    expect(other.firstHit(from, to, everything)).toEqual(one.firstHit(from, to, everything));
    expect(other.allHits(from, to, everything)).toEqual(one.allHits(from, to, everything));
  }
});

test('a board reached step by step answers to the bit like one opened at the end', () => {
  const chance = chanceOf(34);
  const last = randomBoard(35, 20);
  const pieces = Object.values(last.pieces);
  const space = openSpace(boardOf(pieces.slice(0, 5), []), new Map());
  for (const one of chance.shuffled(pieces)) {
    space.update(withPiece(space.board, { ...one, pose: { at: at(chance.between(-300, 300), 0, 0), facing: 1 } }));
    space.update(withPiece(space.board, one));
  }
  space.update(withPiece(space.board, { ...pieces[0]!, id: 'for-a-while' }));
  space.update(withoutPiece(space.board, 'for-a-while'));
  const fresh = openSpace(last, new Map());
  expect(space.scene.solids).toEqual(fresh.scene.solids);
  for (const { from, to } of randomRays(chance, 500)) {
    expect(space.scene.firstHit(from, to, everything)).toEqual(fresh.scene.firstHit(from, to, everything));
  }
});

test('turning a model or a piece by nothing is nothing', () => {
  const space = openSpace(boardOf([house()], [tank('tank', 0, 100)]), new Map());
  const before = space.stats;
  space.update(withModelTurned(space.board, 'tank', 0));
  expect(spent(before, space.stats)).toEqual(NOTHING);
});

test('a point inside a wall is told with the part, one on its surface is outside', () => {
  const { queries } = openSpace(boardOf([house()], [tank('tank', 0, 100)]), new Map());
  expect(queries.solidAt(at(-30, 20, 2))).toEqual({ kind: 'part', piece: 'house', part: 'left' });
  expect(queries.solidAt(at(0, 10, 100))).toEqual({ kind: 'model', model: 'tank' });
  expect(queries.solidAt(at(-30, 20, 0))).toBeNull();
  expect(queries.solidAt(at(-30, 60, 2))).toBeNull();
  expect(queries.solidAt(at(0, 5, 60))).toBeNull();
});

test('a part made of a mesh that nobody holds is our own mistake and said as such', () => {
  const lost = piece('lost', { all: { kind: 'mesh', mesh: 'f'.repeat(64), group: null } });
  expect(() => openSpace(boardOf([lost], []), new Map())).toThrow(BrokenInvariant);
});
