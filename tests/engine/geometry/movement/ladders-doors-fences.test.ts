import { describe, expect, test } from 'vitest';
import type { MoveFinding } from '../../../../engine/geometry/movement-queries.ts';
import type { Model, TerrainPiece } from '../../../../engine/index.ts';
import { boundsOf, madeOf, meshOf } from '../../../support/kit-pieces.ts';
import { type Place, type Walk, walkAmong } from '../../../support/move-board.ts';
import { box, man, piece } from '../../../support/sight-board.ts';

const kindsOf = ({ legs }: MoveFinding) => legs.map(({ kind }) => kind);

describe('a ladder of 12 cm against a platform', () => {
  const tower: TerrainPiece = piece(
    'tower',
    { deck: box(3, 110, -60, 200, 120, 60) },
    { ladders: { rungs: { id: 'rungs', foot: { x: 0, y: 0, z: 0 }, head: { x: 0, y: 120, z: 0 }, width: 16 } } },
  );
  const rungs = (height: number) => ({ kind: 'ladder', piece: 'tower', ladder: 'rungs', height }) as const;
  const walkFrom = (x: number, models: readonly Model[] = [], ann: Partial<Model> = {}): Walk =>
    walkAmong([tower], { from: [x, 0, 0], models, ann });

  test('SK-EX-35: from its foot to height 10 after one action, and on top with 8 left after the second', () => {
    const walk = walkFrom(0);
    expect(walk.stop(100, rungs(120), [60, 120, 0])).toMatchObject({ at: rungs(100), cost: 100, stand: null });
    const hanging = walkFrom(0, [], {
      perch: { piece: 'tower', ladder: 'rungs', height: 100 },
      pose: { at: { x: 0, y: 100, z: 0 }, facing: 0 },
    });
    expect(hanging.stop(20, rungs(120), [60, 120, 0])).toMatchObject({ at: rungs(120), cost: 20 });
    const on = hanging.move(rungs(120), [60, 120, 0]);
    expect(on.cost).toBeCloseTo(20 + 60, 9);
    expect(on.end).toMatchObject({ at: { x: 60, y: 120 }, hindered: [] });
  });

  test('SK-GEOM-9: it is joined from 1.5 cm of the base edge, for the level way of the axis to its line', () => {
    const up = walkFrom(-100).move(rungs(50));
    expect(up.cost).toBeCloseTo(150, 9);
    expect(up.end).toBeNull();
    expect(kindsOf(up)).toEqual(['walk', 'walk', 'ladder']);
    expect(up.legs[0]?.to.x).toBeCloseTo(-30, 9);
  });

  test('down it costs the same, and a leaning one is measured along itself', () => {
    const down = walkAmong([tower], { from: [60, 120, 0] }).move(rungs(0), [-60, 0, 0]);
    expect(down.barred).toBeNull();
    expect(down.cost).toBeCloseTo(60 + 120 + 60, 9);
    const leaning = { ...tower, ladders: { rungs: { ...tower.ladders.rungs!, foot: { x: -50, y: 0, z: 0 } } } };
    const up = walkAmong([leaning], { from: [-50, 0, 0] }).move(rungs(120));
    expect(up.cost).toBeCloseTo(130, 9);
  });

  test('SK-LADDER-5: whoever is on it keeps the next one 5 cm away, and may leave', () => {
    const other = man('bob', 0, 0, { y: 90, perch: { piece: 'tower', ladder: 'rungs', height: 90 } });
    const { barred, cost } = walkFrom(0, [other]).move(rungs(120));
    expect(barred).toMatchObject({ at: { y: 40 }, hindrance: { kind: 'ladder-taken', by: 'bob', missing: 50 } });
    expect(cost).toBeCloseTo(40, 9);
    expect(walkFrom(0, [other]).move(rungs(40)).barred).toBeNull();
    const above = { perch: { piece: 'tower', ladder: 'rungs', height: 100 }, pose: { at: { x: 0, y: 100, z: 0 }, facing: 0 } };
    expect(walkFrom(0, [other], above).move(rungs(120)).barred).toBeNull();
    expect(walkFrom(0, [other], above).move(rungs(60)).barred?.hindrance).toMatchObject({ kind: 'ladder-taken' });
  });

  test('where ladders are not used they are out of reach', () => {
    expect(walkAmong([tower], { policy: { ladders: null } }).move(rungs(20)).barred?.hindrance).toMatchObject({
      kind: 'ladder-out-of-reach',
    });
  });

  test.each([
    ['the lowest that a man walks under', { platformHeight: 60 }],
    ['of one bay', { platformHeight: 90 }],
    ['as it comes, with planks', {}],
    ['with steel', { parapet: 'steel', platformHeight: 105 }],
    ['with sandbags, narrow', { parapet: 'sandbags', platformSize: 70, legThickness: 9 }],
    ['tall and splayed', { platformHeight: 260, splay: 30 }],
  ] as const)('from before a tower of the kits, in by its open side and up through its hatch to the platform: %s', (_, wish) => {
    const tower = madeOf('watch-tower', wish);
    const { foot, head } = tower.ladders.ladder!;
    const way = { kind: 'ladder', piece: 'piece', ladder: 'ladder', height: head.y } as const;
    const beside: Place = [foot.x - 3.2, head.y, 0];
    const walk = walkAmong([tower], { from: [160, 0, foot.z] });
    const up = walk.move(way, beside);
    expect(up).toMatchObject({
      barred: null,
      up: head.y,
      end: { at: { y: head.y }, on: { kind: 'part', part: 'platform' }, hindered: [] },
    });
    expect(up.legs[0]!.from.x - up.legs[0]!.to.x).toBeGreaterThan(100);
    const down = walkAmong([tower], { from: beside }).move({ ...way, height: 0 }, [160, 0, foot.z]);
    expect(down).toMatchObject({ barred: null, down: head.y });
    expect(walk.move([-160, 0, foot.z]).barred, 'the other side is braced').not.toBeNull();
  });

  test.each([
    ['as it comes', {}],
    ['with low storeys', { storeyHeight: 66, windowHeight: 26, doorHeight: 54 }],
    ['with high ones', { storeyHeight: 110, length: 260 }],
    ['of two floors', { floors: 3 }],
  ] as const)('up the stairs of a house of the kits to every floor and down again: %s', (_, wish) => {
    const made = madeOf('ruined-house', { wayUp: 'stairs', damage: 0, door: 'open', roof: 'open', length: 220, ...wish });
    const flights = Object.keys(made.parts).filter((id) => id.startsWith('stairs-'));
    for (const id of flights) {
      const { x, y, z } = boundsOf(meshOf(made, id));
      const { positions } = meshOf(made, id);
      const highest = positions.findIndex((height, i) => i % 3 === 1 && height === y[1]);
      const head = Math.abs(positions[highest - 1]! - x[0]) < 20 ? x[0] : x[1];
      const foot = head === x[0] ? x[1] : x[0];
      const away = Math.sign(foot - head);
      const middle = (z[0] + z[1]) / 2;
      const storey = made.openings[`hatch-${id.slice(7)}`]!.frame.centre.y + 2;
      const [below, above]: readonly [Place, Place] = [
        [foot + away * 20, y[0], middle],
        [head - away * 14, storey, middle],
      ];
      for (const [from, to] of [
        [below, above],
        [above, below],
      ] as const) {
        const move = walkAmong([made], { from }).move(to);
        expect(move, `${id} to ${to[1]}`).toMatchObject({ barred: null, end: { at: { y: to[1] }, hindered: [] } });
        expect(kindsOf(move).filter((kind) => kind !== 'walk' && kind !== 'step')).toEqual([]);
      }
    }
    expect(flights.length).toBeGreaterThan(0);
  });

  test('from the foot in a tower of the kits through its hatch, and from floor to floor of a house', () => {
    const made = madeOf('watch-tower', {});
    const [ladder] = Object.values(made.ladders);
    const way = { kind: 'ladder', piece: 'piece', ladder: ladder!.id, height: 120 } as const;
    const top = walkAmong([made]).move(way, [-10, 120, 10]);
    expect(top).toMatchObject({
      barred: null,
      up: 120,
      end: { at: { y: 120 }, on: { kind: 'part', part: 'platform' }, hindered: [] },
    });
    const house = madeOf('ruined-house', { wayUp: 'ladder', damage: 0, door: 'open', roof: 'open' });
    const [inside] = Object.values(house.ladders);
    const { foot } = inside!;
    const up = walkAmong([house], { from: [0, 0, 150] }).move(
      [0, 0, 0],
      { kind: 'ladder', piece: 'piece', ladder: inside!.id, height: 76 },
      [foot.x + 40, 76, foot.z],
    );
    expect(up).toMatchObject({ barred: null, up: 76, end: { on: { kind: 'part', part: 'floor-1' }, hindered: [] } });
    expect(up.legs[0]?.through).toEqual([{ piece: 'piece', opening: 'door-front' }]);
  });
});

describe('doors and windows', () => {
  const houseWith = (door: string) => madeOf('ruined-house', { damage: 0, door, doorWidth: 34 });

  test('SK-DOOR-2: an open door is walked through, a closed or locked one is what bars the way', () => {
    expect(walkAmong([houseWith('open')], { from: [0, 0, 150] }).move([0, 0, 0])).toMatchObject({ cost: 150, barred: null });
    for (const door of ['closed', 'locked']) {
      const { barred } = walkAmong([houseWith(door)], { from: [0, 0, 150] }).move([0, 0, 0]);
      expect(barred?.hindrance).toEqual({ kind: 'shut', piece: 'piece', opening: 'door-front' });
    }
  });

  test('a door is as wide as its frame: 34 mm let a base of 32 mm through and not one of 40', () => {
    const through = (diameter: number) =>
      walkAmong([houseWith('open')], { from: [0, 0, 150], ann: { base: { kind: 'round', diameter } } }).move([0, 0, 0]);
    expect(through(32).barred).toBeNull();
    const { barred } = through(40);
    expect(barred?.hindrance).toMatchObject({ kind: 'in-the-way', by: { part: 'wall-front' } });
    expect(barred?.hindrance.kind === 'in-the-way' && barred.hindrance.missing).toBeCloseTo(3, 6);
  });

  test('an empty window is climbed through where the rules allow it, over its sill and down again', () => {
    const from = [-61.3, 0, 150] as const;
    const to = [-61.3, 0, 30] as const;
    const climbed = walkAmong([houseWith('open')], { from }).move(to);
    expect(climbed.barred).toBeNull();
    const cross = climbed.legs.find(({ kind }) => kind === 'cross');
    expect(cross).toMatchObject({ up: 28, down: 28, through: [{ piece: 'piece', opening: 'window-front-0-1' }] });
    expect(climbed.cost).toBeCloseTo(120 + 28 * 2.5, 6);
    expect(walkAmong([houseWith('open')], { from, policy: { climbedThrough: [] } }).move(to).barred).not.toBeNull();
    const glazed = madeOf('ruined-house', { damage: 0, windows: 'glass', doorWidth: 34 });
    expect(walkAmong([glazed], { from }).move(to).barred?.hindrance).toMatchObject({ kind: 'shut', opening: 'window-front-0-1' });
  });
});

describe('fences and walls of the kits', () => {
  const over = (kit: string, settings: Readonly<Record<string, string | number>>, x: number) =>
    walkAmong([madeOf(kit, settings)], { from: [x, 0, 80] }).move([x, 0, -80]);

  test('SK-CLIMB-9, 12: a fence of boards costs two and a half times its height and its thickness', () => {
    const move = over('fence', { damage: 0, style: 'planks' }, 5);
    expect(kindsOf(move)).toEqual(['walk', 'cross', 'walk']);
    expect(move.cost).toBeCloseTo(160 + 42 * 2.5, 6);
  });

  test('between the pickets of a fence there is no way through: it is crossed there as well', () => {
    for (const style of ['pickets', 'rails'])
      for (const x of [3, 5, 8]) {
        const move = over('fence', { damage: 0, style }, x);
        expect(kindsOf(move)).toEqual(['walk', 'cross', 'walk']);
        expect(move.up).toBeGreaterThan(38);
        expect(move.up).toBeLessThan(45);
      }
  });

  test('a way that is led onto the top of a fence, where nobody can stay, climbs the fence and not the table', () => {
    const fence = madeOf('fence', { height: 40 });
    const face = 1.6;
    const onto = walkAmong([fence], { from: [20, 0, 80] }).move([20, 38.5, face]);
    expect(onto.legs.at(-1)).toMatchObject({ kind: 'climb', on: { kind: 'part', piece: 'piece' } });
    expect(onto.end?.hindered[0]?.kind).toBe('tips');
  });

  test('SK-CLIMB-13: a fence of 1.5 cm is stepped over', () => {
    expect(over('fence', { damage: 0, style: 'planks', height: 15 }, 5).cost).toBeCloseTo(160, 6);
  });

  test('an open gate is walked through, a shut low one is climbed over', () => {
    expect(over('garden-wall', { gate: 'open', damage: 0 }, 0).cost).toBeCloseTo(160, 6);
    const shut = over('garden-wall', { gate: 'closed', damage: 0 }, 0);
    expect(kindsOf(shut)).toContain('cross');
    expect(shut.barred).toBeNull();
  });
});
