import { describe, expect, test } from 'vitest';
import { type Exported, exportBoard, exportedParts } from '../../../app/catalogue/export-board.ts';
import {
  type Board,
  hashBoard,
  hashMesh,
  modelFromMesh,
  readBoardFile,
  readMesh,
  withSculptBack,
} from '../../../engine/index.ts';
import { TERRAIN_KITS } from '../../../terrain-kits/index.ts';
import { bumpyBall } from '../../support/bumpy-ball.ts';
import { reportClosedness } from '../../support/closedness.ts';
import { duelBoard } from '../../support/duel-board.ts';
import { codesOf, linesOn, made, openForeign } from '../../support/foreign-boards.ts';
import { madeOf } from '../../support/kit-pieces.ts';

/** A board with one piece of every kit on it, each turned otherwise, one of them mirrored. */
const kitBoard: Board = {
  ...duelBoard,
  size: { width: 1800, depth: 1200 },
  pieces: Object.fromEntries(
    TERRAIN_KITS.map((kit, index) => {
      const piece = madeOf(kit);
      const pose = { at: { x: (index % 5) * 340 - 680, y: 0, z: Math.floor(index / 5) * 380 - 380 }, facing: index };
      return [kit.id, { ...piece, id: String(kit.id), name: kit.id, pose, mirrored: index === 1 }];
    }),
  ),
};
const meshes = new Map();

/** The corners of all triangles of a mesh file as it is imported, in millimetres with y upwards. */
async function cornersIn({ bytes }: Exported, up: 'y' | 'z', unit: number): Promise<Float64Array> {
  const read = await readMesh(bytes);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const { positions, triangles } = read.value.value;
  return Float64Array.from({ length: triangles.length * 3 }, (_, i) => {
    const at = triangles[Math.floor(i / 3)]! * 3;
    const [x, y, z] = [positions[at]!, positions[at + 1]!, positions[at + 2]!];
    return unit * (up === 'y' ? [x, y, z][i % 3]! : [x, z, -y][i % 3]!);
  });
}

describe('terrain that is handed on to other programs', () => {
  const parts = exportedParts(Object.values(kitBoard.pieces), meshes);
  const corners = parts.flatMap(({ mesh: { positions, triangles } }) =>
    Array.from(triangles, (corner) => [positions[corner * 3]!, positions[corner * 3 + 1]!, positions[corner * 3 + 2]!]).flat(),
  );

  test.each([
    ['stl', 'z', 1],
    ['3mf', 'z', 1],
    ['glb', 'y', 1000],
  ] as const)('as .%s is imported again within a hundredth of a millimetre, triangle for triangle', async (kind, up, unit) => {
    const again = await cornersIn(await exportBoard({ board: kitBoard, meshes }, kind), up, unit);
    expect(again.length).toBe(corners.length);
    expect(again.reduce((worst, value, i) => Math.max(worst, Math.abs(value - corners[i]!)), 0)).toBeLessThan(0.01);
  });

  test('keeps the names of its parts, in the same bytes every time', async () => {
    for (const kind of ['glb', '3mf'] as const) {
      const { bytes } = await exportBoard({ board: kitBoard, meshes }, kind);
      const again = (await exportBoard({ board: kitBoard, meshes }, kind)).bytes;
      expect(Buffer.compare(again, bytes)).toBe(0);
      const read = await readMesh(bytes);
      const names = read.ok ? read.value.value.groups.map(({ name }) => name) : [];
      expect(names).toHaveLength(parts.length);
      expect(names.some((name) => name.includes(parts[0]!.part))).toBe(true);
    }
  });
});

describe('a board that is written as a Universal VTT map', () => {
  const open = async (bytes: Uint8Array) => openForeign('map.uvtt', bytes);

  test('is read back as the very same board, with all its heights, in squares of any length', async () => {
    const square = 60;
    const { bytes, leftOut } = await exportBoard({ board: kitBoard, meshes }, 'uvtt', square);
    const { foreign, notices } = await open(bytes);
    expect(hashBoard(made(foreign).board)).toBe(hashBoard(kitBoard));
    expect(codesOf(notices)).toEqual(['foreign-board/picture-left-out']);
    expect(leftOut).toBeGreaterThan(0);
    expect(linesOn(foreign).size.width).toBeCloseTo(1800 / square, 9);
  });

  test('keeps the heights of its lines when another program has moved one of them', async () => {
    const { bytes } = await exportBoard({ board: duelBoard, meshes }, 'uvtt');
    const map = JSON.parse(new TextDecoder().decode(bytes));
    map.line_of_sight[0][0].x += 0.25;
    const { foreign, notices } = await open(new TextEncoder().encode(JSON.stringify(map)));
    expect(codesOf(notices)).toContain('foreign-board/changed-elsewhere');
    const [screen] = linesOn(foreign).walls;
    expect(screen!.top! * 25.4).toBeCloseTo(80, 9);
    const { board } = made(foreign);
    expect(board.size.width).toBeCloseTo(600, 9);
    const tops = Object.values(board.pieces).flatMap(({ parts }) =>
      Object.values(parts).map(({ solid }) => (solid.kind === 'prism' ? solid.origin.y + solid.depth : 0)),
    );
    expect(tops.every((top) => Math.abs(top - 80) < 1e-9)).toBe(true);
  });

  test('has a doorway where the board has one, open or shut as it stands there', async () => {
    const house = madeOf('ruined-house', { door: 'open' });
    const board: Board = { ...duelBoard, pieces: { [house.id]: house } };
    const { bytes } = await exportBoard({ board, meshes }, 'uvtt');
    const map = JSON.parse(new TextDecoder().decode(bytes)) as {
      portals: { closed: boolean }[];
      eyeline: { portals: { kind: string }[] };
    };
    const doors = map.portals.filter((_, index) => map.eyeline.portals[index]!.kind === 'door');
    expect(doors.length).toBeGreaterThan(0);
    expect(doors.some(({ closed }) => !closed)).toBe(true);
    expect(readBoardFile(JSON.stringify((map as unknown as { eyeline: { board: object } }).eyeline.board)).ok).toBe(true);
  });
});

describe('a board that is given to others without its sculpts', () => {
  const sculpt = bumpyBall(3000);
  const mesh = { ...sculpt, positions: sculpt.positions.map((value, i) => Math.fround(i % 3 === 1 ? value + 40 : value / 3)) };
  const hash = hashMesh(mesh);
  const credits = { fileName: 'paid.stl', author: 'Ada', licence: 'not to be handed on' };
  const figure = modelFromMesh(mesh, hash, { id: 'ann', name: 'Ann', unit: 'ann', owner: 'red', credits });
  const board: Board = { ...duelBoard, models: { ...duelBoard.models, ann: figure } };

  test('holds a silhouette and a fingerprint of each, and every body and credit as it was', async () => {
    const { bytes } = await exportBoard({ board, meshes: new Map([[hash, mesh]]) }, 'json');
    const read = readBoardFile(new TextDecoder().decode(bytes));
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    const { ann } = read.value.board.models;
    expect(ann!.sculpt).toMatchObject({ from: 'import', ...credits, standsFor: hash });
    expect({ ...ann, sculpt: null }).toEqual({ ...figure, sculpt: null });
    expect([...read.value.meshes.keys()]).not.toContain(hash);
    const [light] = [...read.value.meshes.values()];
    expect(light!.triangles.length / 3).toBeLessThan(1000);
    expect(reportClosedness(light!).closed).toBe(true);
    // It reaches as far to each side as the sculpt does, by a millimetre or so, and has none of its corners.
    for (const [k, reach] of [
      [0, 40 / 3],
      [1, 80],
      [2, 40 / 3],
    ] as const) {
      const far = light!.positions.reduce((most, value, i) => (i % 3 === k ? Math.max(most, value) : most), 0);
      const own = mesh.positions.reduce((most, value, i) => (i % 3 === k ? Math.max(most, value) : most), 0);
      expect(far - own, `axis ${k}, ${reach}`).toBeGreaterThanOrEqual(-1e-4);
      expect(far - own).toBeLessThan(2);
    }
    const corners = new Set(
      Array.from({ length: mesh.positions.length / 3 }, (_, i) => mesh.positions.subarray(i * 3, i * 3 + 3).join()),
    );
    for (let i = 0; i < light!.positions.length; i += 3)
      expect(corners).not.toContain(light!.positions.subarray(i, i + 3).join());
    // Who has the sculpt gets it back; handing on twice changes nothing more.
    expect(hashBoard(withSculptBack(read.value.board, hash))).toBe(hashBoard(board));
    expect(withSculptBack(read.value.board, 'another')).toBe(read.value.board);
    const again = await exportBoard(read.value, 'json');
    expect(Buffer.compare(again.bytes, bytes)).toBe(0);
  });
});
