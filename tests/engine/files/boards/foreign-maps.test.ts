import { encode } from 'fast-png';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { openSpace } from '../../../../engine/geometry/space-of-board.ts';
import { type Fault, kindOfImport, readForeignBoard } from '../../../../engine/index.ts';
import { changesOf } from '../../../support/broken-bytes.ts';
import {
  codesOf,
  expectSound,
  heightsOn,
  linesOn,
  made,
  mapBytes,
  openForeign,
  thingsOn,
} from '../../../support/foreign-boards.ts';
import { sketchGltf } from '../../../support/sketch-mesh-file.ts';
import { soak } from '../../../support/soak.ts';

type Point = readonly [number, number];
const line = (...points: readonly Point[]) => points.map(([x, y]) => ({ x, y }));

/** A map of Universal VTT with these lines and doors. */
const vtt = (walls: readonly object[], portals: readonly object[] = [], origin: Point = [0, 0], size: Point = [10, 8]) =>
  mapBytes({
    format: 0.3,
    resolution: { map_origin: { x: origin[0], y: origin[1] }, map_size: { x: size[0], y: size[1] }, pixels_per_grid: 70 },
    line_of_sight: walls,
    portals,
    lights: [],
  });

/** A scene of Foundry over ten squares of five feet by ten, without padding: walls, tokens. */
const foundry = (walls: readonly object[], tokens: readonly object[] = []) =>
  mapBytes({
    name: 'Scene',
    width: 1000,
    height: 1000,
    padding: 0,
    grid: { type: 1, size: 100, distance: 5, units: 'ft' },
    walls: walls.map((wall) => ({ move: 20, sight: 20, dir: 0, door: 0, ds: 0, flags: {}, ...wall })),
    tokens,
  });
const token = (name: string, x: number, y: number, elevation: number, height = 6) => ({
  name,
  x: x * 100,
  y: y * 100,
  elevation,
  flags: { 'wall-height': { tokenHeight: height } },
});
const high = (bottom: number | null, top: number | null) => ({ 'wall-height': { bottom, top } });

const faultsOf = async (name: string, bytes: Uint8Array) => {
  const read = await readForeignBoard({ name, bytes });
  return read.ok ? [] : read.problem;
};

async function sees(bytes: Uint8Array, from: string, to: string): Promise<boolean> {
  const { board, meshes } = made((await openForeign('scene.json', bytes)).foreign);
  const { seen } = openSpace(board, meshes).queries.sight({
    from,
    to,
    eyes: { kind: 'body', stance: 'standing' },
    target: { kind: 'body', stance: 'standing', regions: ['head', 'shoulders', 'chest', 'abdomen', 'legs'] },
    blockers: { terrain: true, models: [], glass: false },
  });
  return seen.some(({ share }) => share.atLeast > 0);
}

describe('a map that was cut out of a larger one', () => {
  test('has its walls and doors where they are on the picture: the origin of the cut is taken off all alike', async () => {
    const { foreign } = await openForeign('cut.dd2vtt', vtt([line([3, 2], [7, 2])], [{ bounds: line([7, 2], [8, 2]) }], [2, 1]));
    const { walls, doors } = linesOn(foreign);
    expect(walls[0]!.points).toEqual([
      { x: 1, z: 1 },
      { x: 5, z: 1 },
    ]);
    expect([doors[0]!.from, doors[0]!.to]).toEqual([
      { x: 5, z: 1 },
      { x: 6, z: 1 },
    ]);
  });
});

describe('a door of a map', () => {
  const door = (closed: boolean) =>
    vtt([line([2, 4], [4, 4]), line([5, 4], [8, 4])], [{ position: { x: 4.5, y: 4 }, bounds: line([4, 4], [5, 4]), closed }]);

  test('that is open is an open door, no window: it can be passed and shut', async () => {
    for (const closed of [true, false]) {
      const raised = made((await openForeign('door.uvtt', door(closed))).foreign);
      const openings = Object.values(raised.board.pieces).flatMap((piece) => Object.values(piece.openings));
      expect(openings).toMatchObject([{ kind: 'door', infill: 'nothing', state: closed ? 'closed' : 'open', leaf: 'leaf-1' }]);
      expectSound(raised);
    }
  });

  test('stands between its bounds, with its middle where the file says, in the gap of its wall', async () => {
    const { board } = made((await openForeign('door.uvtt', door(true))).foreign, { square: 20 });
    const [piece] = Object.values(board.pieces);
    expect(Object.values(piece!.openings)[0]!.frame).toMatchObject({
      centre: { x: -10, y: 17.78, z: 0 },
      width: 20,
      height: 35.56,
    });
    // Both walls and the wall over the door are one piece.
    expect(Object.keys(piece!.parts).sort()).toEqual(['leaf-1', 'lintel-1', 'wall-1', 'wall-2']);
  });
});

describe('heights of walls on a map with levels', () => {
  const wall = (bottom: number | null, top: number | null) => ({ c: [0, 500, 1000, 500], flags: high(bottom, top) });

  test.each([
    ['a wall up to 10 hides who stands before it from who stands behind it', wall(0, 10), 0, 0, false],
    ['one that ends at the height of a floor hides nobody who stands on that floor', wall(0, 10), 10, 10, true],
    ['a wall of the lower floor, up to 39, leaves the upper one at 40 free', wall(0, 39), 40, 40, true],
    ['a wall of the upper level, from 10 to 20, leaves the lower one free', wall(10, 20), 0, 0, true],
    ['a wall without limits counts at every height', wall(null, null), 40, 40, false],
    ['a wall without a bottom counts down to the table', wall(null, 10), 0, 0, false],
  ])('%s', async (_, drawn, from, to, free) => {
    const bytes = foundry([drawn], [token('a', 4, 2, from), token('b', 4, 7, to)]);
    expect([await sees(bytes, 'a', 'b'), await sees(bytes, 'b', 'a')]).toEqual([free, free]);
  });

  test('an eye is at its floor and its own height, once: 6 feet over the floor see past a wall up to 9.5 from a floor at 4', async () => {
    const past = foundry([{ c: [0, 500, 1000, 500], flags: high(0, 9) }], [token('a', 4, 2, 4), token('b', 4, 7, 4)]);
    expect(await sees(past, 'a', 'b')).toBe(true);
    const under = foundry([{ c: [0, 500, 1000, 500], flags: high(0, 10.5) }], [token('a', 4, 2, 4), token('b', 4, 7, 4)]);
    expect(await sees(under, 'a', 'b')).toBe(false);
  });
});

test('walls are as thick as asked, mitred at their corners, and end at the middle of doors', async () => {
  const { foreign } = await openForeign('bend.uvtt', vtt([line([2, 2], [6, 2], [6, 6])]));
  const { board } = made(foreign, { square: 10, thickness: 4 });
  const [piece] = Object.values(board.pieces);
  const corners = piece!.footprint.map((outline) => outline.map(({ x, z }) => [x, z]));
  expect(corners[0]).toEqual([
    [-30, -22],
    [12, -22],
    [8, -18],
    [-30, -18],
  ]);
  expect(corners[1]).toEqual([
    [12, -22],
    [12, 20],
    [8, 20],
    [8, -18],
  ]);
});

describe('a save of a virtual table', () => {
  const { json, binary } = sketchGltf({ meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }], nodes: [{ mesh: 0 }] }, [
    { as: 'f32', type: 'VEC3', values: [0, 0, 0, 1, 0, 0, 0, 1, 0] },
  ]);
  const address = 'http://cloud.example/ugc/12/AB/';
  const block = new TextEncoder().encode(
    'v 0 0 0\nv 2 0 0\nv 2 0 1\nv 0 0 1\nv 0 1 0\nf 1 2 3 4\nf 1 5 2\nf 2 5 3\nf 3 5 4\nf 4 5 1\n',
  );
  const save = (changes: object = {}) =>
    mapBytes({
      SaveName: 'Table',
      ObjectStates: [
        {
          Name: 'Bag',
          Nickname: 'Box',
          Transform: { posX: 0, posY: 0, posZ: 0 },
          ContainedObjects: [
            {
              Name: 'Custom_Model',
              Nickname: 'Rock [Light Cover]',
              Description: 'Area Terrain\nHeight: 5',
              Transform: { posX: 10, posY: 1, posZ: 4, rotX: 359.96, rotY: 90, rotZ: 0.2, ...changes },
              CustomMesh: { MeshURL: address },
              States: { 2: {} },
            },
            { Name: 'Custom_Model', Nickname: 'Mat', Transform: { posX: 0, posY: 0, posZ: 0 }, CustomMesh: { MeshURL: 'x' } },
            { Name: 'Die_6', Transform: { posX: 0, posY: 0, posZ: 0 } },
          ],
        },
      ],
    });

  test('lies in inches, its z away from the viewer, its turns clockwise; what leans a little stands upright', async () => {
    const { foreign, notices } = await openForeign('save.json', save());
    expect(thingsOn(foreign)).toMatchObject([{ name: 'Rock [Light Cover]', cover: 'light', area: true, heightCategory: 3 }]);
    const [rock] = thingsOn(foreign);
    expect([rock!.at.x, rock!.at.z, rock!.facing]).toEqual([254, expect.closeTo(-101.6, 9), expect.closeTo(Math.PI / 2, 9)]);
    expect(codesOf(notices)).toEqual([
      'foreign-board/all-on-the-table',
      'foreign-board/marker-left-out',
      'foreign-board/mesh-missing',
      'foreign-board/states-left-out',
      'foreign-board/things-left-out',
      'foreign-board/words-not-read',
    ]);
    const leaning = await openForeign('save.json', save({ rotX: 30, scaleX: -1 }));
    expect(codesOf(leaning.notices)).toEqual(
      expect.arrayContaining(['foreign-board/tilt-left-out', 'foreign-board/mirrored-left-out']),
    );
  });

  test('has its shapes where they came along, and turns them about their own origin', async () => {
    const name = 'httpcloudexampleugc12AB.obj';
    const { foreign, notices } = await openForeign('save.json', save(), { [name]: block });
    expect(codesOf(notices)).not.toContain('foreign-board/mesh-missing');
    const { board, meshes } = made(foreign);
    const [piece] = Object.values(board.pieces);
    expect([...meshes.values()][0]!.positions).toHaveLength(15);
    // Two inches along x and one along z from the origin, turned by a quarter: the middle of its plan lies half an inch left and an inch behind.
    expect([piece!.pose.at.x, piece!.pose.at.z]).toEqual([expect.closeTo(12.7, 4), expect.closeTo(-25.4, 4)]);
    const packed = zipSync({ 'table/save.json': save(), [`table/Models/${name}`]: block });
    expect(kindOfImport({ name: 'save.zip', bytes: packed })).toBe('board');
    const unpacked = await openForeign('save.zip', packed);
    expect(thingsOn(unpacked.foreign)[0]!.mesh?.triangles.length).toBe(18);
  });

  test('is told from a mesh in words that names its nodes like a map', () => {
    const mesh = new TextEncoder().encode(
      JSON.stringify({ ...json, nodes: [{ name: 'walls', mesh: 0 }], extras: { walls: [] } }),
    );
    expect(kindOfImport({ name: 'a.gltf', bytes: mesh })).toBe('mesh');
    expect(binary.length).toBeGreaterThan(0);
  });
});

describe('a picture of heights', () => {
  test('keeps all steps of sixteen bits, and is refused in colours', async () => {
    const data = Uint16Array.from([0, 1, 257, 65535]);
    const grey = encode({ width: 2, height: 2, depth: 16, channels: 1, data });
    expect([...heightsOn((await openForeign('h.png', grey)).foreign).heights]).toEqual([0, 1, 257, 65535]);
    const coloured = encode({ width: 2, height: 2, depth: 8, channels: 3, data: new Uint8Array(12) });
    expect(codesOf(await faultsOf('h.png', coloured))).toEqual(['foreign-board/coloured-picture']);
  });

  test('that claims more heights than anybody needs is refused before it is unpacked', async () => {
    const grey = encode({ width: 2, height: 2, depth: 8, channels: 1, data: new Uint8Array(4) });
    new DataView(grey.buffer).setUint32(16, 4_000_000);
    new DataView(grey.buffer).setUint32(20, 4_000_000);
    expect(codesOf(await faultsOf('h.png', grey))).toEqual(['foreign-board/too-many-heights']);
  });

  test('that only begins like one is called broken, and not measured by bytes that are no size', async () => {
    const grey = encode({ width: 2, height: 2, depth: 8, channels: 1, data: new Uint8Array(4) });
    for (const broken of [grey.fill(7, 8), grey.slice(0, 20)])
      expect(codesOf(await faultsOf('h.png', broken))).toEqual(['foreign-board/picture-unreadable']);
  });

  test('without any height, or one short of a row or square, says so', async () => {
    const text = (words: string) => new TextEncoder().encode(words);
    expect(await faultsOf('t.dat', text('1 2 3\n4 5\n'))).toEqual([
      { code: 'foreign-board/row-too-short', where: 'line 2', fill: { line: 2, found: 2, wanted: 3 } },
    ]);
    expect(codesOf(await faultsOf('t.dat', text('nan nan\nnan nan\n')))).toEqual(['foreign-board/only-voids']);
    expect(codesOf(await faultsOf('a.raw', new Uint8Array(7)))).toEqual(['foreign-board/not-a-square']);
    const late = `${Array.from({ length: 30 }, () => '1 2').join('\n')}\n1 x\n`;
    expect(codesOf(await faultsOf('t.dat', text(late)))).toEqual(['foreign-board/not-a-height']);
  });

  test('of a few heights is the ground, closed, true to them at every place', async () => {
    const { foreign } = await openForeign('t.dat', new TextEncoder().encode('# hills\n0 0 0\n0 5 0\n0 0 0\n0 0 10\n'));
    const raised = made(foreign, { longest: 300, relief: 20 });
    expect(raised.board.size).toEqual({ width: 200, depth: 300 });
    expectSound(raised);
    const { positions } = [...raised.meshes.values()][0]!;
    expect([positions[4 * 3 + 1], positions[11 * 3 + 1], positions[1]]).toEqual([11, 21, 1]);
  });
});

describe('a map of another program that is broken', () => {
  test.each([
    ['no map at all', new TextEncoder().encode('{"walls": 3}'), ['foreign-board/not-recognised']],
    ['empty', new Uint8Array(0), ['document/empty']],
    ['without anything on it', vtt([]), ['foreign-board/nothing-on-it']],
    ['with a point that is none', vtt([[{ x: 'left', y: 2 }]]), ['document/wrong-kind']],
    ['with a size of nothing', vtt([line([0, 0], [1, 1])], [], [0, 0], [0, 4]), ['document/too-small']],
    ['cut short', vtt([line([0, 0], [1, 1])]).subarray(0, 90), ['document/not-json']],
    [
      'with more corners than any map has',
      vtt([Array.from({ length: 200_001 }, () => ({ x: 0, y: 0 }))]),
      ['foreign-board/beyond-measure'],
    ],
    [
      'whose squares are larger than anything',
      mapBytes({ width: 10, height: 10, padding: 0, grid: { size: 1e308 }, walls: [{ c: [0, 0, 9, 9] }], tokens: [] }),
      ['foreign-board/size-makes-no-sense'],
    ],
  ])('is refused in words: %s', async (_, bytes, codes) => {
    expect(codesOf(await faultsOf('map.dd2vtt', bytes))).toEqual(codes);
  });

  test('is refused or becomes a sound board, whatever was changed in it', async () => {
    const originals = [
      vtt([line([1, 1], [4, 1], [4, 5])], [{ bounds: line([4, 5], [5, 5]), closed: false }]),
      foundry(
        [
          { c: [0, 500, 1000, 500], flags: high(0, 10) },
          { c: [0, 0, 100, 0], door: 1, ds: 2 },
        ],
        [token('a', 1, 1, 0)],
      ),
      encode({ width: 3, height: 3, depth: 16, channels: 1, data: new Uint16Array(9).map((_, i) => i * 99) }),
    ];
    for (const [index, bytes] of originals.entries()) {
      for (const changed of changesOf(bytes, soak(40), index)) {
        const read = await readForeignBoard({ name: 'map.json', bytes: changed });
        if (!read.ok) expect(read.problem.length).toBeGreaterThan(0);
        else expectUsable(made(read.value.value).notices);
      }
    }
  });
});

/** That it was made at all is what counts; what was said is said in codes. */
const expectUsable = (notices: readonly Fault[]) =>
  expect(notices.every(({ code }) => code.startsWith('foreign-board/'))).toBe(true);

test('a door that meets a wall with one end, and the air with the other, has a post there', async () => {
  const at = (x: number, y: number) => ({ x, y });
  const map = {
    format: 0.3,
    resolution: { map_origin: at(0, 0), map_size: at(6, 6), pixels_per_grid: 70 },
    line_of_sight: [[at(1, 1), at(4, 1)]],
    portals: [{ bounds: [at(4, 1), at(5, 3)], closed: true, position: at(4.5, 2) }],
  };
  const raised = made((await openForeign('map.dd2vtt', mapBytes(map))).foreign);
  expectSound(raised);
  const parts = Object.values(raised.board.pieces).flatMap((piece) => Object.keys(piece.parts));
  expect(parts.filter((id) => id.startsWith('post-'))).toEqual(['post-1-b']);
});
