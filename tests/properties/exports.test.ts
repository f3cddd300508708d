import { describe, expect, test } from 'vitest';
import { exportBoard, exportedParts } from '../../app/catalogue/export-board.ts';
import { standMesh } from '../../engine/files/figure/understand-mesh.ts';
import {
  type Board,
  type BoardWithMeshes,
  hashBoard,
  hashMesh,
  pieceFromMesh,
  readBoardFile,
  type TriangleMesh,
  writeBoardFile,
} from '../../engine/index.ts';
import { TERRAIN_KITS } from '../../terrain-kits/index.ts';
import { bumpyBall } from '../support/bumpy-ball.ts';
import { chanceOf } from '../support/chance.ts';
import { made, openForeign } from '../support/foreign-boards.ts';
import { madeOf } from '../support/kit-pieces.ts';
import { randomBoard } from '../support/random-boards.ts';
import { meshOf, volumeOf } from '../support/read-sketch.ts';
import { soak } from '../support/soak.ts';

/** Nothing may be farther from where it was. @unit millimetres */
const SAME = 0.01;
const KINDS = [
  ['stl', 'z', 1],
  ['3mf', 'z', 1],
  ['glb', 'y', 1000],
] as const;

/** Boxes, walls with windows, boulders and a mesh, some of them mirrored, all over a table. */
function anyBoard(seed: number): BoardWithMeshes {
  const chance = chanceOf(seed);
  const mesh = bumpyBall(chance.whole(100, 300));
  const hash = hashMesh(mesh);
  const ball = pieceFromMesh(mesh, hash, {
    id: 'ball',
    name: 'ball',
    credits: { fileName: 'ball.stl', author: 'A & B <c>', licence: 'CC0-1.0' },
    pose: { at: { x: chance.between(-500, 500), y: 0, z: chance.between(-500, 500) }, facing: chance.between(-3, 3) },
  });
  const kit = { ...madeOf(chance.oneOf(TERRAIN_KITS)), id: 'kit', mirrored: seed % 2 === 0 };
  const board = randomBoard(seed, 6);
  return {
    board: { ...board, pieces: { ...board.pieces, ball: { ...ball, mirrored: seed % 3 === 0 }, kit } },
    meshes: new Map([[hash, mesh]]),
  };
}

const facetsOf = (
  { positions, triangles }: Pick<TriangleMesh, 'positions' | 'triangles'>,
  turn: (x: number, y: number, z: number) => readonly number[],
) =>
  Array.from(triangles, (corner) => turn(positions[corner * 3]!, positions[corner * 3 + 1]!, positions[corner * 3 + 2]!)).flat();

describe('whatever stands on a table', () => {
  test.each(KINDS)(
    'goes out as .%s and comes back as the same solids, to a hundredth of a millimetre',
    async (kind, up, unit) => {
      for (let seed = 1; seed <= soak(2); seed++) {
        const table = anyBoard(seed);
        const parts = exportedParts(Object.values(table.board.pieces), table.meshes);
        const { bytes } = await exportBoard(table, kind);
        const again = await meshOf(bytes);
        const turn = (x: number, y: number, z: number) => (up === 'y' ? [x * unit, y * unit, z * unit] : [x, z, -y]);
        const came = facetsOf(again, turn);
        const went = parts.flatMap(({ mesh }) => facetsOf(mesh, (...at) => at));
        expect(came.length, `seed ${seed}`).toBe(went.length);
        const worst = came.reduce((most, value, i) => Math.max(most, Math.abs(value - went[i]!)), 0);
        expect(worst, `seed ${seed}`).toBeLessThan(SAME);
        // Triangle for triangle the same: so are the solids, part by part where the form keeps parts, and none is inside out.
        if (kind !== 'stl') expect(again.groups.length).toBe(parts.length);
        const volume = parts.reduce((sum, { mesh }) => sum + volumeOf(mesh), 0);
        expect((volumeOf(again) * unit ** 3) / volume).toBeCloseTo(1, 4);
      }
    },
  );

  test.each(KINDS)('is taken for its own size when it comes back as .%s, without a question', async (kind) => {
    for (const kit of TERRAIN_KITS.filter((_, i) => i % 3 === KINDS.findIndex(([one]) => one === kind) || soak(1) > 1)) {
      const piece = madeOf(kit);
      const board: Board = { ...randomBoard(1, 0), pieces: { [piece.id]: piece } };
      const { positions } = exportedParts([piece], new Map()).reduce(
        (all, { mesh }) => ({ positions: [...all.positions, ...mesh.positions] }),
        { positions: [] as number[] },
      );
      const { bytes } = await exportBoard({ board, meshes: new Map() }, kind);
      const { unit, placed } = standMesh(await meshOf(bytes), { purpose: 'terrain' })!;
      for (const [k, axis] of (['x', 'y', 'z'] as const).entries()) {
        const along = positions.filter((_, i) => i % 3 === k);
        const length =
          along.reduce((most, value) => Math.max(most, value), -1e9) -
          along.reduce((least, value) => Math.min(least, value), 1e9);
        expect(Math.abs(placed.report.size[axis] - length), `${kit.id} along ${axis}, as ${unit.because.code}`).toBeLessThan(
          SAME,
        );
      }
    }
  });

  test('is the very same board when it comes back as a map of lines, with all its heights, or as a board file', async () => {
    for (let seed = 1; seed <= soak(2); seed++) {
      const table = anyBoard(seed);
      const { bytes } = await exportBoard(table, 'uvtt', seed % 2 === 0 ? 25.4 : 50);
      const { foreign } = await openForeign('map.uvtt', bytes);
      const back = made(foreign);
      expect(hashBoard(back.board)).toBe(hashBoard(table.board));
      expect([...back.meshes.keys()]).toEqual([...table.meshes.keys()]);
      const file = readBoardFile(writeBoardFile(table.board, table.meshes));
      expect(file.ok && hashBoard(file.value.board)).toBe(hashBoard(table.board));
      expect(file.ok && [...file.value.meshes.values()].map(hashMesh)).toEqual([...table.meshes.keys()]);
    }
  });
});
