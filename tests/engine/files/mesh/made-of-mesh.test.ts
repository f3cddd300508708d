import { describe, expect, test } from 'vitest';
import {
  AS_IT_IS,
  type Board,
  checkBoard,
  guessPlacements,
  hashMesh,
  type ImportedMesh,
  modelFromMesh,
  pieceFromMesh,
  placeMesh,
  placementOf,
  readBoardFile,
  STANDARD_HEIGHT,
  standardBody,
  type TriangleMesh,
  writeBoardFile,
} from '../../../../engine/index.ts';
import { convexHull } from '../../../../engine/space/convex-hull.ts';
import { meshOf, prism, ring, square } from '../../../support/prisms.ts';
import { sampleBoard } from '../../../support/sample-board.ts';

const CREDITS = { fileName: 'thing.stl', author: 'someone', licence: 'CC0' };

const file = (mesh: TriangleMesh, kind: ImportedMesh['kind']): ImportedMesh => ({ kind, ...mesh });

describe('the unit is guessed', () => {
  const thing = (height: number, width = height / 2) => meshOf(prism(square(0, 0, width), 0, height));
  const upright = (height: number, width?: number) => {
    const { positions, ...rest } = thing(height, width);
    return { ...rest, positions: positions.map((_, i) => positions[[0, 2, 1][i % 3]! + 3 * Math.floor(i / 3)]!) };
  };
  const best = (mesh: TriangleMesh, kind: ImportedMesh['kind'], purpose: 'figure' | 'terrain') =>
    guessPlacements(file(mesh, kind), purpose)[0]!;

  test.each([
    ['a printed figure of 37', upright(37), 'stl-binary', 'figure', 'mm', 1, 'likely', 'mesh-guess/stl-is-in-millimetres'],
    ['a block of 1.3, drawn in inches', upright(1.3), 'stl-text', 'terrain', 'inch', 1, 'possible', 'mesh-guess/taken-as-unit'],
    ['a man of 1.8, drawn at life size', thing(1.8), 'glb', 'figure', 'm', 1 / 35, 'likely', 'mesh-guess/life-size'],
    [
      'a man of 0.05, drawn as he stands on the table',
      thing(0.05),
      'gltf',
      'figure',
      'm',
      1,
      'likely',
      'mesh-guess/gltf-is-in-metres',
    ],
    ['a giant of 40 000', thing(40_000), 'glb', 'figure', 'mm', 50 / 40_000, 'possible', 'mesh-guess/fitted-to-height'],
  ] as const)('%s', (_what, mesh, kind, purpose, unit, scale, confidence, code) => {
    const guess = best(mesh, kind, purpose);
    expect(guess).toMatchObject({ unit, confidence, because: { code } });
    expect(guess.scale).toBeCloseTo(scale, 9);
  });

  test('with the size that it gives, and placing it so gives that size', () => {
    const mesh = file(thing(1.8), 'glb');
    for (const guess of guessPlacements(mesh, 'figure')) {
      const placed = placeMesh(mesh, placementOf(guess, 'figure'));
      expect(placed?.report.size.y).toBeCloseTo(guess.size.y, 3);
    }
  });

  test('of a mesh without any height as well', () => {
    const flat = file(meshOf({ corners: [0, 0, 0, 50, 0, 0, 0, 0, 50], triangles: [0, 2, 1] }), 'glb');
    expect(guessPlacements(flat, 'terrain').every((guess) => Number.isFinite(guess.scale))).toBe(true);
  });
});

describe('terrain made of a mesh', () => {
  const wall = { ...prism(square(0, 0, 60, 5), 0, 60), name: 'Wall (left)' };
  const door = { ...prism(square(10, 0, 20, 1), 0, 40), name: 'Wall_Door' };
  const mesh = meshOf(wall, door);
  const hash = hashMesh(mesh);
  const wishes = { id: 'wall', name: 'Wall', credits: CREDITS };

  test('has a part for every group, so that its door can be told from it', () => {
    const { parts, footprint } = pieceFromMesh(mesh, hash, wishes);
    expect(Object.values(parts).map(({ id, solid }) => [id, solid])).toEqual([
      ['wall-left', { kind: 'mesh', mesh: hash, group: 'Wall (left)' }],
      ['wall-door', { kind: 'mesh', mesh: hash, group: 'Wall_Door' }],
    ]);
    expect(footprint).toEqual([
      [
        { x: -30, z: -2.5 },
        { x: 30, z: -2.5 },
        { x: 30, z: 2.5 },
        { x: -30, z: 2.5 },
      ],
    ]);
  });

  test('is one part where that is wished, or where it has only one group', () => {
    expect(Object.keys(pieceFromMesh(mesh, hash, { ...wishes, parts: 'one' }).parts)).toEqual(['whole']);
    expect(Object.keys(pieceFromMesh(meshOf(wall), hash, wishes).parts)).toEqual(['whole']);
  });

  test('gives names to groups that have none that a board could carry', () => {
    const odd = meshOf(
      { ...wall, name: '門' },
      { ...wall, name: '???' },
      { ...wall, name: 'constructor' },
      { ...wall, name: 'Árnyék' },
    );
    expect(Object.keys(pieceFromMesh(odd, hash, wishes).parts)).toEqual(['part', 'part-2', 'part-3', 'arnyek']);
  });

  test('gives ground to a sheet that has none', () => {
    const sheet = meshOf({ corners: [0, 0, 0, 40, 0, 0, 0, 30, 0], triangles: [0, 1, 2] });
    const [outline] = pieceFromMesh(sheet, hash, wishes).footprint;
    expect(outline?.length).toBe(4);
  });

  test('and a figure made of one stand on a board that can be written and read', () => {
    const piece = pieceFromMesh(mesh, hash, { ...wishes, pose: { at: { x: 100, y: 0, z: 0 }, facing: 1 } });
    const model = modelFromMesh(mesh, hash, { id: 'man', name: 'Man', unit: 'u', owner: 'red', credits: CREDITS });
    const board: Board = { ...sampleBoard, pieces: { wall: piece }, models: { man: model } };
    const meshes = new Map([[hash, mesh]]);
    expect(checkBoard(board, meshes)).toEqual([]);
    const read = readBoardFile(writeBoardFile(board, meshes));
    expect(read.ok && read.value).toEqual({ board, meshes });
  });
});

test('a figure made of a mesh has the body that the rules give a man of that height, whatever it looks like', () => {
  const mesh = meshOf(prism(ring(32), 0, 3), prism(square(0, 0, 40), 3, 90));
  const credits = CREDITS;
  const model = modelFromMesh(mesh, hashMesh(mesh), { id: 'm', name: 'M', unit: 'u', owner: 'red', credits });
  expect(model.body).toEqual(standardBody(STANDARD_HEIGHT));
  expect(model.base).toEqual({ kind: 'round', diameter: 32 });
  expect(modelFromMesh(mesh, 'h', { id: 'm', name: 'M', unit: 'u', owner: 'red', credits, height: 30 }).body).toEqual(
    standardBody(30),
  );
});

test('a hull leaves out what lies within and on its edges', () => {
  const points = [0, 1, 2, 3].flatMap((x) => [0, 1, 2, 3].map((z) => ({ x, z })));
  expect(convexHull(points)).toEqual([
    { x: 0, z: 0 },
    { x: 3, z: 0 },
    { x: 3, z: 3 },
    { x: 0, z: 3 },
  ]);
  expect(
    convexHull([
      { x: 1, z: 1 },
      { x: 1, z: 1 },
    ]),
  ).toHaveLength(1);
  expect(placeMesh(file(meshOf(prism(square(0, 0, 3), 0, 1)), 'glb'), AS_IT_IS)?.report.closed).toBe(true);
});
