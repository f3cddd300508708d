import { describe, expect, test } from 'vitest';
import {
  type CheckFinding,
  type CheckWishes,
  checkTable,
  NOTHING_STATED,
  type Opening,
  readStatedSizes,
  type Solid,
  type TerrainPiece,
  type TriangleMesh,
  usualCheck,
} from '../../../engine/index.ts';
import { boardOf } from '../../support/board-sketch.ts';
import { blockSolid, crate, pieceOfSolids } from '../../support/crate.ts';

const WISHES: CheckWishes = { bases: [25, 32, 40], height: 50, eyes: 45, stated: NOTHING_STATED };
const meshes = new Map<string, TriangleMesh>();

const check = (pieces: readonly TerrainPiece[], wishes: Partial<CheckWishes> = {}): readonly CheckFinding[] =>
  checkTable(boardOf(pieces, []), meshes, { ...WISHES, ...wishes });
const codes = (found: readonly CheckFinding[]) => found.map(({ code }) => code);

const WALL: Solid = {
  kind: 'prism',
  origin: { x: -60, y: 0, z: -4 },
  across: { x: 1, y: 0, z: 0 },
  along: { x: 0, y: 1, z: 0 },
  outline: [
    { x: 0, y: 0 },
    { x: 120, y: 0 },
    { x: 120, y: 90 },
    { x: 0, y: 90 },
  ],
  holes: [
    [
      { x: 20, y: 30 },
      { x: 50, y: 30 },
      { x: 50, y: 70 },
      { x: 20, y: 70 },
    ],
  ],
  depth: 8,
};
const holeAt = (x: number, y: number, width: number, height: number, kind: Opening['kind'] = 'window'): Opening => ({
  id: 'hole',
  kind,
  frame: { centre: { x, y, z: 0 }, across: { x: 1, y: 0, z: 0 }, through: { x: 0, y: 0, z: 1 }, width, height, thickness: 8 },
  infill: 'nothing',
  state: 'always-open',
  locks: 0,
  wall: 'part-1',
  leaf: null,
});

describe('the check of a table', () => {
  test('finds nothing on a table with two crates that anybody can walk between', () => {
    const pieces = [
      crate('one', 60, 40, 60, { at: { x: -100, z: 0 }, footprint: [60, 60] }),
      crate('other', 60, 40, 60, { at: { x: 5, z: 0 }, footprint: [60, 60], facing: 0.3 }),
    ];
    expect(check(pieces, { bases: [25] })).toEqual([]);
  });

  test('tells how narrow a gap is, and for which base first it is too narrow', () => {
    const gapOf = (x: number) =>
      check([crate('one', 60, 40, 60), crate('other', 60, 40, 60, { at: { x, z: 20 } })]).filter(
        ({ code }) => code === 'check/gap-too-narrow',
      );
    expect(gapOf(60 + 30)[0]).toMatchObject({ fill: { gap: 30, base: 32 }, pieces: ['one', 'other'] });
    expect(gapOf(60 + 24.5)[0]?.fill.base).toBe(25);
    expect(gapOf(60 + 40)).toEqual([]);
    expect(gapOf(60)).toEqual([]);
  });

  test('measures a gap between what is over a step and under a head alone', () => {
    const eaves = pieceOfSolids('house', [blockSolid(60, 90, 60), blockSolid(120, 5, 60, 90)]);
    const kerb = crate('kerb', 60, 5, 60, { at: { x: 75, z: 0 } });
    expect(codes(check([eaves, kerb]))).toEqual([]);
  });

  test('tells how far pieces reach into each other, whichever holds the corner, and lets them touch', () => {
    const depthAt = (x: number) =>
      check([crate('one', 60, 40, 60), crate('other', 60, 80, 40, { at: { x, z: 0 } })]).find(
        ({ code }) => code === 'check/pieces-overlap',
      )?.fill.by;
    expect(depthAt(60)).toBeUndefined();
    expect(depthAt(57)).toBeCloseTo(3, 9);
    expect(depthAt(-55)).toBeCloseTo(5, 9);
  });

  test('finds two walls that cross though no corner of either lies in the other', () => {
    const found = check([crate('along', 200, 40, 6), crate('across', 6, 60, 200)]);
    expect(codes(found)).toEqual(['check/pieces-overlap']);
    expect(found[0]?.fill.by).toBeGreaterThan(2.9);
  });

  test('finds what hangs in the air, and how far from all that stands', () => {
    const shelf = pieceOfSolids('shelf', [
      blockSolid(40, 60, 40),
      blockSolid(20, 5, 20, 30, 31.5),
      blockSolid(10, 5, 10, 35, 31.5),
    ]);
    const found = check([shelf]);
    expect(codes(found)).toEqual(['check/parts-float']);
    expect(found[0]?.fill).toMatchObject({ piece: 'shelf', count: 2 });
    expect(found[0]?.fill.gap).toBeCloseTo(1.5, 9);
    const high = check([crate('high', 30, 30, 30, { at: { x: 0, y: 7, z: 0 } })]);
    expect(high.map(({ fill }) => fill.gap)).toEqual([7]);
    const stacked = check([crate('low', 30, 7, 30), crate('high', 30, 30, 30, { at: { x: 5, y: 7, z: 0 } })]);
    expect(codes(stacked)).toEqual([]);
  });

  test('weighs a piece: an L on its short foot tips, a mast rocks, a table stands', () => {
    const crane = pieceOfSolids('crane', [blockSolid(20, 100, 20), blockSolid(100, 20, 20, 100, 40)]);
    const tips = check([crane]);
    expect(codes(tips)).toEqual(['check/piece-tips']);
    // two equal volumes of 100 × 20 × 20 at x = 0 and x = 40 meet at 20, 10 beside the foot's edge at 10
    expect(tips[0]?.fill.by).toBeCloseTo(10, 9);
    expect(tips[0]?.fill.height).toBeCloseTo(80, 9);
    const mast = check([crate('mast', 10, 200, 10)]);
    expect(codes(mast)).toEqual(['check/piece-rocks']);
    expect(mast[0]?.fill.angle).toBeCloseTo(Math.atan(5 / 100), 6);
    const legs = [-25, 25].flatMap((x) => [-25, 25].map((z) => blockSolid(4, 40, 4, 0, x, z)));
    expect(codes(check([pieceOfSolids('table', [...legs, blockSolid(60, 4, 60, 40)])]))).toEqual([]);
  });

  test('compares a piece with its footprint, and lets eaves reach out', () => {
    const wide = check([crate('wide', 66, 40, 60, { footprint: [60, 60] })]);
    expect(wide.map(({ code, fill }) => [code, fill.by])).toEqual([['check/beyond-its-footprint', 3]]);
    const small = check([crate('small', 60, 40, 52, { footprint: [60, 60] })]);
    expect(small.map(({ code, fill }) => [code, fill.by])).toEqual([['check/footprint-too-large', 4]]);
    const eaves = pieceOfSolids('eaves', [blockSolid(60, 60, 60), blockSolid(80, 4, 80, 60)], { footprint: [60, 60] });
    expect(codes(check([eaves]))).toEqual([]);
  });

  test('compares a turned piece and its sill with what was stated, to the tolerance', () => {
    const sheet = readStatedSizes('piece;opening;width;depth;height;sill\nwall;;118;8;92;\n# a remark\nwall;hole;;;;32\n', 1);
    expect(sheet.ok && sheet.value).toMatchObject({
      tolerance: 1,
      pieces: [{ piece: 'wall', width: 118, sills: [{ sill: 32 }] }],
    });
    const wall = pieceOfSolids('wall', [WALL, blockSolid(120, 2, 60)], { facing: 0.7, openings: [holeAt(-25, 50, 30, 40)] });
    const sills = check([wall], { stated: sheet.ok ? sheet.value : NOTHING_STATED });
    expect(sills.map(({ code, fill }) => [code, Math.round(Number(fill.by) * 1e6) / 1e6])).toEqual([
      ['check/width-differs', 2],
      ['check/depth-differs', 52],
      ['check/height-differs', 2],
      ['check/sill-differs', 4],
    ]);
  });

  test('says where nobody can look out, and which opening is no hole', () => {
    const wall = (opening: Opening) => pieceOfSolids('wall', [WALL, blockSolid(120, 2, 60)], { openings: [opening] });
    expect(codes(check([wall(holeAt(-25, 50, 30, 40))]))).toEqual([]);
    const high = check([wall(holeAt(-25, 50, 30, 40))], { eyes: 27 });
    expect(high.map(({ code, fill }) => [code, fill.sill])).toEqual([['check/sill-above-eyes', 28]]);
    const filled = check([wall(holeAt(25, 50, 30, 40))]);
    expect(filled.map(({ code, fill }) => [code, fill.share])).toEqual([['check/opening-filled', 1]]);
  });

  test('lets no base through a door that is narrower, and nobody under a lintel that is lower', () => {
    const door = holeAt(-25, 50, 30, 40, 'door');
    const found = check([
      pieceOfSolids('wall', [WALL], { openings: [door] }),
      crate('far', 200, 20, 200, { at: { x: 400, z: 0 } }),
    ]);
    expect(
      found.filter(({ code }) => code.startsWith('check/door')).map(({ code, fill }) => [code, fill.width ?? fill.height]),
    ).toEqual([
      ['check/door-too-narrow', 30],
      ['check/door-too-low', 40],
    ]);
  });

  test('finds the part of an imported mesh that holds no water, and the place of the leak', () => {
    const open: TriangleMesh = {
      positions: Float64Array.from([0, 0, 0, 40, 0, 0, 0, 0, 40, 0, 40, 0]),
      triangles: Uint32Array.from([0, 1, 2, 0, 3, 1, 0, 2, 3]),
      groups: [{ name: '', first: 0, count: 3 }],
    };
    meshes.set('open', open);
    const found = check([pieceOfSolids('tent', [{ kind: 'mesh', mesh: 'open', group: null }])]);
    expect(found[0]).toMatchObject({ code: 'check/part-open', fill: { count: 3 } });
    meshes.set('crooked', { ...open, triangles: Uint32Array.from([0, 1, 2, 0, 3, 1, 0, 2, 3, 1, 2, 3]) });
    expect(codes(check([pieceOfSolids('tent', [{ kind: 'mesh', mesh: 'crooked', group: null }])]))).toContain(
      'check/part-faces-disagree',
    );
  });

  test('goes by the men on the table where nobody says for whom', () => {
    expect(usualCheck(boardOf([], []))).toMatchObject({ bases: [25], height: 50, eyes: 45 });
  });
});

describe('a sheet of stated sizes', () => {
  test.each([
    ['width,depth\n1,2', 'stated/no-piece-column'],
    ['piece,girth\na,2', 'stated/no-such-column'],
    ['piece,width\n,2', 'stated/piece-missing'],
    ['piece,width\na,wide', 'stated/not-a-length'],
    ['piece,sill\na,2', 'stated/sill-of-no-opening'],
    ['piece,width\na,2,3', 'stated/too-many-cells'],
    ['', 'stated/no-piece-column'],
  ])('is refused where it cannot be understood: %j', (text, code) => {
    const read = readStatedSizes(text, 1);
    expect(!read.ok && read.problem.map((fault) => fault.code)).toContain(code);
  });
});
