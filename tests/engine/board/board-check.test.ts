import { describe, expect, test } from 'vitest';
import {
  BOARD_FAULT_CODES,
  BOARD_WARNING_CODES,
  type Board,
  BROKEN_BOARD_CODES,
  checkBoard,
  isBroken,
  meshesOf,
  type TerrainPiece,
  withModel,
  withPiece,
} from '../../../engine/index.ts';
import { sampleBoard, sampleMeshes, sampleMeshHash, sampleModel } from '../../support/sample-board.ts';

const said = (board: Board, meshes = sampleMeshes) => checkBoard(board, meshes).map(({ code, where }) => `${code} at ${where}`);
const empty: Board = { ...sampleBoard, pieces: {}, models: {}, objectives: {} };
const wall = sampleBoard.pieces.wall!;
const withWall = (changes: Partial<TerrainPiece>): Board => withPiece(empty, { ...wall, ...changes });

describe('a board that is in order', () => {
  test('has nothing against it', () => {
    expect(said(sampleBoard)).toEqual([]);
    expect(said(empty)).toEqual([]);
  });

  test('refers to each of its meshes once', () => {
    expect(meshesOf(sampleBoard)).toEqual([sampleMeshHash]);
    expect(meshesOf(empty)).toEqual([]);
  });
});

describe('a board that names what it does not have', () => {
  const lone = (id: string, changes: Parameters<typeof sampleModel>[3]) => withModel(empty, sampleModel(id, 0, 0, changes));

  test.each([
    ['a side', lone('a', { owner: 'green' }), 'board/side-missing at models.a.owner'],
    [
      'a piece to hide behind',
      lone('a', { declared: { hidingBehind: 'gone', lookingOut: null } }),
      'board/piece-missing at models.a.declared.hidingBehind',
    ],
    [
      'a piece to look out of',
      lone('a', { declared: { hidingBehind: null, lookingOut: { piece: 'gone', opening: 'w' } } }),
      'board/piece-missing at models.a.declared.lookingOut.piece',
    ],
    [
      'a piece to climb on',
      lone('a', { perch: { piece: 'constructor', ladder: 'l', height: 1 } }),
      'board/piece-missing at models.a.perch.piece',
    ],
    [
      'an owner of a zone',
      { ...empty, zones: { z: { ...sampleBoard.zones.north!, id: 'z', owner: 'green' } } },
      'board/side-missing at zones.z.owner',
    ],
    ['a name for itself', { ...empty, models: { a: sampleModel('b', 0, 0) } }, 'board/id-differs at models.a.id'],
    [
      'a leaf',
      withWall({ openings: { window: { ...wall.openings.window!, leaf: 'gone' } } }),
      'board/part-missing at pieces.wall.openings.window.leaf',
    ],
  ])('%s is unusable', (_what, board, fault) => {
    expect(said(board)).toContain(fault);
    expect(checkBoard(board, sampleMeshes).some(({ code }) => isBroken(code))).toBe(true);
  });

  test('is unusable without its meshes, at every place that needs one', () => {
    expect(said(sampleBoard, new Map()).filter((fault) => fault.startsWith('board/mesh-missing'))).toHaveLength(4);
  });
});

describe('a board that the table should look at', () => {
  const placed = (x: number, z = 0): Board => withModel(empty, sampleModel('a', x, z));

  test('has a model beyond the edge of the table; one exactly on the edge is on it', () => {
    expect(said(placed(450))).toEqual([]);
    expect(said(placed(450.1))).toEqual(['board/model-off-the-table at models.a']);
    expect(checkBoard(placed(0, -310), sampleMeshes)[0]?.fill).toEqual({ model: 'a', by: 10 });
  });

  test('has a piece that reaches over the edge, as it is turned and mirrored', () => {
    const across = { at: { x: 400, y: 0, z: 0 }, facing: 0 };
    expect(said(withWall({ pose: across }))).toEqual(['board/piece-off-the-table at pieces.wall']);
    expect(said(withWall({ pose: { ...across, facing: Math.PI / 2 } }))).toEqual([]);
    const lopsided = [
      [
        { x: 0, z: 0 },
        { x: 100, z: 0 },
        { x: 0, z: 10 },
      ],
    ];
    expect(said(withWall({ pose: across, footprint: lopsided }))).toEqual(['board/piece-off-the-table at pieces.wall']);
    expect(said(withWall({ pose: across, footprint: lopsided, mirrored: true }))).toEqual([]);
  });

  test('has an opening that is not in its wall, and one shut by its own wall', () => {
    const window = wall.openings.window!;
    const shifted = { ...window, frame: { ...window.frame, centre: { x: 90, y: 40, z: 0 } } };
    expect(said(withWall({ openings: { window: shifted } }))).toEqual([
      'board/opening-outside-its-wall at pieces.wall.openings.window.frame',
    ]);
    expect(said(withWall({ openings: { window: { ...window, leaf: 'face' } } }))).toEqual([
      'board/leaf-is-its-wall at pieces.wall.openings.window.leaf',
    ]);
  });

  test('has a piece that is nothing', () => {
    expect(said(withWall({ parts: {}, openings: {} }))).toEqual(['board/piece-without-parts at pieces.wall.parts']);
    expect(said(withWall({ parts: {}, openings: {}, traits: { ...wall.traits, area: true } }))).toEqual([]);
  });

  test('has a model without eyes, and one above the head of its ladder', () => {
    const blind = sampleModel('a', 0, 100);
    expect(said(withModel(empty, { ...blind, body: { ...blind.body, eyes: { ...blind.body.eyes, prone: [] } } }))).toEqual([
      'board/eyes-missing at models.a.body.eyes.prone',
    ]);
    const high = sampleModel('a', -50, 20, { perch: { piece: 'wall', ladder: 'rungs', height: 61 } });
    expect(said(withModel(withWall({}), high))).toEqual(['board/perch-above-the-ladder at models.a.perch.height']);
  });

  test('has an objective that nobody can reach', () => {
    const well = { ...sampleBoard.objectives.well!, at: { x: 0, y: 0, z: 301 } };
    expect(said({ ...empty, objectives: { well } })).toEqual(['board/objective-off-the-table at objectives.well']);
  });

  test('can still be played on: none of this keeps it from being read', () => {
    expect(BOARD_WARNING_CODES.some((code) => isBroken(code))).toBe(false);
    expect(BROKEN_BOARD_CODES.every((code) => isBroken(code))).toBe(true);
    expect(BOARD_FAULT_CODES).toEqual([...BROKEN_BOARD_CODES, ...BOARD_WARNING_CODES]);
  });
});

describe('SK-MODEL-12: two bases may not overlap', () => {
  const pair = (x: number, y = 0, second = {}): string[] =>
    said(
      withModel(
        withModel(empty, sampleModel('a', 0, 0)),
        sampleModel('b', 0, 0, { pose: { at: { x, y, z: 0 }, facing: 0 }, ...second }),
      ),
    );
  const OVERLAP = ['board/bases-overlap at models.a'];

  test('and they do when their centres are nearer than they are wide; exactly touching they do not', () => {
    expect(pair(24.9)).toEqual(OVERLAP);
    expect(pair(25)).toEqual([]);
    expect(pair(0)).toEqual(OVERLAP);
  });

  test('unless one stands above the other, higher than that one is tall', () => {
    expect(pair(5, 49)).toEqual(OVERLAP);
    expect(pair(5, 50)).toEqual([]);
    expect(pair(5, -50)).toEqual([]);
  });

  test('which a model on a ladder and one without a base cannot', () => {
    expect(pair(5, 0, { base: { kind: 'none' } })).toEqual([]);
    const onLadder = sampleModel('b', -50, 20, { perch: { piece: 'wall', ladder: 'rungs', height: 20 } });
    expect(said(withModel(withModel(withWall({}), sampleModel('a', -50, 20)), onLadder))).toEqual([]);
  });

  test('told once for each pair, however many there are', () => {
    const crowd = Array.from({ length: 30 }, (_, i) => sampleModel(`m${i}`, i * 20 - 290, 0));
    const board = crowd.reduce(withModel, empty);
    expect(said(board)).toHaveLength(29);
  });
});
