import { beforeEach, describe, expect, test, vi } from 'vitest';
import { undo } from '../../../app/web/session/board-intents.ts';
import { useImportDesk } from '../../../app/web/session/import-desk-state.ts';
import {
  answerScale,
  finishMap,
  finishRoster,
  leaveImport,
  ownerIs,
  rosterFigureIs,
  takeFiles,
  useMapDesk,
} from '../../../app/web/session/map-desk.ts';
import { planOfBoard } from '../../../app/web/session/plan-of-board.ts';
import { read } from '../../../app/web/session/session.ts';
import { writeBoardFile } from '../../../engine/index.ts';
import { duelBoard } from '../../support/duel-board.ts';
import { mapBytes } from '../../support/foreign-boards.ts';
import { TETRAHEDRON, textStl } from '../../support/sketch-mesh-file.ts';
import { lay } from './table-in-hand.ts';

beforeEach(() => {
  leaveImport();
  lay(duelBoard);
});

const desk = useMapDesk.getState;
const fileOf = (name: string, bytes: Uint8Array | string) => new File([bytes as BlobPart], name);

const room = fileOf(
  'room.uvtt',
  mapBytes({
    resolution: { map_size: { x: 10, y: 8 }, pixels_per_grid: 70 },
    line_of_sight: [
      [2, 2, 6, 2],
      [7, 2, 8, 2],
    ].map(([x, y, x2, y2]) => [
      { x, y },
      { x: x2, y: y2 },
    ]),
    portals: [
      {
        bounds: [
          { x: 6, y: 2 },
          { x: 7, y: 2 },
        ],
        closed: true,
      },
    ],
  }),
);
const shape = 'v 0 0 0\nv 2 0 0\nv 2 0 2\nv 0 0 2\nv 1 3 1\nf 1 2 3 4\nf 1 5 2\nf 2 5 3\nf 3 5 4\nf 4 5 1\n';
const save = fileOf(
  'save.json',
  mapBytes({
    ObjectStates: [
      {
        Name: 'Custom_Model',
        Nickname: 'Rock',
        Transform: { posX: 0, posY: 0, posZ: 0 },
        CustomMesh: { MeshURL: 'http://a.example/rock' },
      },
    ],
  }),
);
const army = fileOf(
  'army.json',
  mapBytes({ name: 'Army', units: [{ name: 'Guards', size: 6, cost: 60, bases: { round: '32' }, selectionId: 'a' }] }),
);

describe('a map on the desk', () => {
  test('is made anew with every answer, and laid on the table as one step that can be taken back', async () => {
    await takeFiles([room]);
    expect(read().dialog).toBe('import');
    expect(desk().made?.board.size).toEqual({ width: 254, depth: 203.2 });
    answerScale('thickness', 6);
    answerScale('square', 50);
    expect(desk().scale).toMatchObject({ square: 50, wallHeight: 100, doorHeight: 70, thickness: 6 });
    const drawn = planOfBoard(desk().made!.board, desk().made!.meshes);
    expect([drawn.outlines.length, drawn.openings.map(({ state }) => state)]).toEqual([3, ['closed']]);
    expect(drawn.openings[0]!.to.x - drawn.openings[0]!.from.x).toBeCloseTo(50, 9);
    finishMap();
    expect([read().dialog, read().document.board.size, read().document.board.meta.name]).toEqual([
      null,
      { width: 500, depth: 400 },
      'room',
    ]);
    undo();
    expect(read().document.board.meta.name).toBe('Duel');
  });

  test('stays on the desk when no file could hold what would come of it, says why, and goes on the table on another scale', async () => {
    await takeFiles([room]);
    answerScale('square', 400_000);
    finishMap();
    expect([read().dialog, read().document.board.meta.name]).toEqual(['import', 'Duel']);
    expect(desk().faults.map(({ where }) => where)).toContain('size.width');
    answerScale('square', 40);
    expect(desk().faults).toEqual([]);
    finishMap();
    expect(read().document.board.size).toEqual({ width: 400, depth: 320 });
  });

  test('names the shapes that it lacks, and takes them when they come after it', async () => {
    await takeFiles([save]);
    const missing = desk().notices.find(({ code }) => code === 'foreign-board/mesh-missing');
    expect(missing?.fill).toEqual({ thing: 'Rock', file: 'httpaexamplerock.obj' });
    answerScale('wallHeight', 90);
    await takeFiles([fileOf('httpaexamplerock.obj', shape)]);
    expect(desk().notices.map(({ code }) => code)).not.toContain('foreign-board/mesh-missing');
    expect([desk().made?.meshes.size, desk().scale?.wallHeight]).toEqual([1, 90]);
  });

  test('that cannot be read says why, and makes way for a mesh', async () => {
    await takeFiles([fileOf('bad.uvtt', '{"line_of_sight": [')]);
    expect([read().dialog, desk().faults.map(({ code }) => code)]).toEqual(['import', ['document/not-json']]);
    await takeFiles([fileOf('rock.stl', textStl(TETRAHEDRON)), fileOf('rock.png', 'no picture')]);
    expect([desk().file, useImportDesk.getState().placed?.report.triangles]).toEqual([null, 4]);
  });

  test('is told from a board of ours, which is opened', async () => {
    await takeFiles([
      fileOf('other.json', writeBoardFile({ ...duelBoard, meta: { ...duelBoard.meta, name: 'Other' } }, new Map())),
    ]);
    expect([desk().file, read().dialog, read().document.board.meta.name]).toEqual([null, null, 'Other']);
  });
});

test('an army list puts its models along the near edge for a side, as one step that can be taken back', async () => {
  const before = Object.keys(read().document.board.models).length;
  await takeFiles([army]);
  expect(desk().roster?.name).toBe('Army');
  ownerIs('blue');
  await finishRoster();
  const models = Object.values(read().document.board.models).filter(({ profile }) => profile === 'Guards');
  expect(models.map(({ owner, unit, pose }) => [owner, unit, pose.at.y])).toEqual(models.map(() => ['blue', 'guards', 0]));
  expect(models).toHaveLength(6);
  undo();
  expect(Object.keys(read().document.board.models)).toHaveLength(before);
});

test('models of an army list stand as the figure that was chosen for their name, the next time as well, or as who is called so', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const guards = () => Object.values(read().document.board.models).filter(({ profile }) => profile === 'Guards');
  const looks = () => new Set(guards().map(({ sculpt }) => (sculpt.from === 'miniatures' ? sculpt.miniature : sculpt.mesh)));
  const put = async () => {
    await takeFiles([army]);
    await finishRoster();
    return looks();
  };
  expect(await put()).toEqual(new Set(['rifleman']));
  undo();
  await takeFiles([army]);
  rosterFigureIs('Guards', 'miniature officer');
  await finishRoster();
  expect(looks()).toEqual(new Set(['officer']));
  const remembered = new Map(kept);
  kept.clear();
  expect(await put(), 'as those who stand there under that name').toEqual(new Set(['officer']));
  undo();
  undo();
  expect(guards()).toEqual([]);
  for (const [key, value] of remembered) kept.set(key, value);
  expect(await put(), 'as was chosen the last time').toEqual(new Set(['officer']));
  vi.unstubAllGlobals();
});
