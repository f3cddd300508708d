import { describe, expect, test } from 'vitest';
import { guessTerrain } from '../../../../engine/files/terrain/guess-terrain.ts';
import {
  AS_IT_IS,
  agreeTerrain,
  checkBoard,
  pieceFromMesh,
  placeMesh,
  proposalsOf,
  type TerrainGuess,
} from '../../../../engine/index.ts';
import { meshOf, prism, ring, square } from '../../../support/prisms.ts';
import { boardOf } from '../../../support/sight-board.ts';
import { together, turnedBy, type WallPlan, wallBlocks } from '../../../support/wall-of-prisms.ts';

const HOUSE: WallPlan = {
  length: 120,
  height: 60,
  thickness: 5,
  holes: [
    { from: -45, to: -25, bottom: 0, top: 38 },
    { from: 10, to: 32, bottom: 18, top: 40 },
  ],
};
/** Some parts as they stand on the table once they were read: joined, and with their faces outwards. */
const placed = (...parts: readonly (ReturnType<typeof prism> & { name?: string })[]) =>
  placeMesh({ kind: 'obj', ...meshOf(...parts) }, AS_IT_IS)!.mesh;
const wall = (plan: WallPlan = HOUSE, name = 'wall') => together(name, ...wallBlocks(plan));

/** What was found, the sure things first: kind, width and height to a tenth of a millimetre, and how sure it is. */
const told = ({ openings }: TerrainGuess) =>
  openings.map(({ value: { kind, infill, frame }, confidence }) => [
    kind,
    infill,
    Math.round(frame.width * 10) / 10,
    Math.round(frame.height * 10) / 10,
    confidence,
  ]);
const DOOR_AND_WINDOW = [
  ['door', 'nothing', 20, 38, 'likely'],
  ['window', 'nothing', 22, 22, 'likely'],
];

describe('openings are found in walls', () => {
  test('a door down to the floor and a window over a sill, with their sizes and places', () => {
    const found = guessTerrain(placed(wall()));
    expect(told(found)).toEqual(DOOR_AND_WINDOW);
    const [door, window] = found.openings.map(({ value }) => value.frame);
    expect(door!.centre).toEqual({ x: expect.closeTo(-35, 1), y: expect.closeTo(19, 1), z: expect.closeTo(0, 1) });
    expect(window!.centre).toEqual({ x: expect.closeTo(21, 1), y: expect.closeTo(29, 1), z: expect.closeTo(0, 1) });
    expect(door!.thickness).toBeCloseTo(5, 1);
    expect(Math.abs(door!.through.z)).toBeCloseTo(1, 6);
  });

  test.each([17, 30, 45, 71, 90, 133])('also where the wall is turned by %s degrees', (degrees) => {
    expect(told(guessTerrain(placed(turnedBy((degrees / 180) * Math.PI, wall()))))).toEqual(DOOR_AND_WINDOW);
  });

  test('in each wall of a room, and the room itself is none', () => {
    const side = (angle: number, out: number) => {
      const part = turnedBy(angle, wall());
      const corners = part.corners.slice();
      for (let i = 0; i < corners.length; i += 3) {
        corners[i] = corners[i]! + out * Math.sin(angle);
        corners[i + 2] = corners[i + 2]! + out * Math.cos(angle);
      }
      return { ...part, corners };
    };
    const sides = [0, 0.5, 1, 1.5].map((turn) => side(turn * Math.PI, 62.5));
    const roofed = [...sides, together('roof', prism(square(0, 0, 130), 60, 64))];
    for (const parts of [sides, roofed]) {
      const sure = guessTerrain(placed(...parts)).openings.filter(({ confidence }) => confidence === 'likely');
      expect(sure.map(({ value }) => value.kind).sort()).toEqual([...Array(4).fill('door'), ...Array(4).fill('window')]);
    }
  });

  test('not in a wall without any, a hill, a heap of blocks, or a niche that does not lead through', () => {
    const niche = wall({ length: 60, height: 50, thickness: 4, holes: [{ from: -10, to: 10, bottom: 10, top: 40 }] });
    const back = together(
      'back',
      prism(
        square(0, 0, 60, 3).map(([x, z]) => [x, z - 3.5] as const),
        0,
        50,
      ),
    );
    const hill = together('hill', ...[0, 1, 2, 3].map((i) => prism(ring(160 - 30 * i), i * 10, i * 10 + 10)));
    for (const parts of [[wall({ ...HOUSE, holes: [] })], [hill], [niche, back]])
      expect(guessTerrain(placed(...parts)).openings.filter(({ confidence }) => confidence === 'likely')).toEqual([]);
  });

  test('a row of gaps between bars is one barred window, and a narrow hole a loophole', () => {
    const bars = [0, 1, 2, 3, 4].map((i) => ({ from: -20 + i * 8, to: -13 + i * 8, bottom: 20, top: 45 }));
    const slit = { from: 35, to: 39, bottom: 22, top: 40 };
    const found = told(guessTerrain(placed(wall({ ...HOUSE, holes: [...bars, slit] }))));
    expect(found).toEqual([
      ['window', 'bars', 39, 25, 'likely'],
      ['loophole', 'nothing', 4, 18, 'possible'],
    ]);
  });

  test('a part that fills one is its leaf, shut, whatever it is called, and glass is looked through', () => {
    const leaf = { ...prism(square(-35, 0, 20, 2), 0, 38), name: 'Cube.017' };
    const pane = { ...prism(square(21, 0, 22, 1), 18, 40), name: 'window_glass' };
    const mesh = placed(wall(), leaf, pane);
    const found = guessTerrain(mesh);
    const shut = found.openings.map(({ value: { kind, infill, state, leaf: by } }) => [kind, infill, state, by]);
    expect(shut).toContainEqual(['door', 'nothing', 'closed', 'Cube.017']);
    expect(shut).toContainEqual(['window', 'glass', 'closed', 'window_glass']);
    const taken = Object.fromEntries(proposalsOf(found).map(({ id }) => [id, true]));
    const piece = pieceFromMesh(mesh, 'hash', {
      id: 'house',
      name: 'House',
      credits: { fileName: 'house.obj', author: '', licence: '' },
      agreed: agreeTerrain(found, { taken, kinds: { o1: 'breach' } }),
    });
    expect(
      Object.values(piece.openings)
        .map(({ leaf: by }) => by)
        .sort(),
    ).toEqual(['cube-017', 'window-glass']);
    expect(piece.parts['window-glass']!.material).toBe('window-glass');
    expect(Object.keys(piece.openings)).toContain('breach');
    expect(checkBoard(boardOf([piece], []), new Map([['hash', mesh]]))).toEqual([]);
  });

  test('a hatch leads through a floor', () => {
    const floor = wallBlocks({ length: 80, height: 80, thickness: 4, holes: [{ from: -12, to: 12, bottom: 30, top: 54 }] });
    // The wall with its hole, laid down on four posts.
    const lain = floor.map((part) => {
      const corners = part.corners.slice();
      for (let i = 0; i < corners.length; i += 3) [corners[i + 1], corners[i + 2]] = [40 - corners[i + 2]!, corners[i + 1]! - 40];
      return { ...part, corners };
    });
    const posts = [-36, 36].flatMap((x) => [-36, 36].map((z) => prism(square(x, z, 6), 0, 38)));
    const { openings } = guessTerrain(placed(together('platform', ...lain, ...posts)));
    const hatches = openings.filter(({ value }) => value.kind === 'hatch');
    expect(hatches.map(({ value: { frame } }) => [Math.round(frame.width), Math.round(frame.height)])).toEqual([[24, 24]]);
  });
});

describe('ladders, stairs and floors', () => {
  test('rungs one over the other are a ladder', () => {
    const rails = [-7, 7].map((x) => prism(square(x, 0, 2), 0, 62));
    const rungs = [1, 2, 3, 4, 5, 6].map((i) => prism(square(0, 0, 14, 1.5), i * 9, i * 9 + 1.5));
    const { ladders, openings } = guessTerrain(placed(together('frame', ...rails, ...rungs)));
    expect(openings.filter(({ confidence }) => confidence === 'likely')).toEqual([]);
    expect(ladders).toHaveLength(1);
    const { foot, head, width, rungs: count } = ladders[0]!.value;
    expect([Math.round(width), count, Math.round(foot.y)]).toEqual([12, expect.closeTo(5, -1), 0]);
    expect(head.y).toBeGreaterThan(50);
  });

  test('even steps are stairs; blocks as they come are none', () => {
    const steps = [0, 1, 2, 3, 4, 5].map((i) =>
      prism(
        square(0, -i * 8, 30, 8).map(([x, z]) => [x, z] as const),
        0,
        (i + 1) * 6,
      ),
    );
    const found = guessTerrain(placed(together('flight', ...steps))).stairs;
    expect(found).toMatchObject([{ value: { group: 'flight', steps: 6 }, confidence: 'likely' }]);
    expect(found[0]!.value.rise).toBeCloseTo(6, 6);
    const heap = [4, 19, 23, 42].map((height, i) => prism(square(i * 20, (i % 2) * 15, 20), 0, height));
    expect(guessTerrain(placed(together('heap', ...heap))).stairs).toEqual([]);
  });

  test('one stands where it is level and wide enough, at every height of it', () => {
    const floors = [together('tower', prism(square(0, 0, 80), 0, 40), prism(square(-20, 0, 40, 80), 40, 75))];
    const { standable, floors: found, heightCategory } = guessTerrain(placed(...floors));
    expect(standable).toMatchObject({ value: true, confidence: 'likely' });
    expect(found.map(({ height }) => height)).toEqual([40, 75]);
    expect(heightCategory.value).toBe(3);
    const ridge = placed(together('fence', prism(square(0, 0, 100, 3), 0, 20)));
    expect(guessTerrain(ridge)).toMatchObject({ standable: { value: false }, heightCategory: { value: 1 } });
  });

  test('what stands apart has ground of its own', () => {
    const pillars = [-60, 0, 60].map((x, i) => ({
      ...prism(
        ring(12).map(([a, b]) => [a + x, b] as const),
        0,
        50,
      ),
      name: `pillar ${i}`,
    }));
    const { footprint } = guessTerrain(placed(...pillars));
    expect(footprint).toMatchObject({ confidence: 'likely', because: { code: 'footprint-guess/apart' } });
    expect(footprint.value).toHaveLength(3);
    expect(guessTerrain(placed(wall())).footprint.value).toHaveLength(1);
  });
});
