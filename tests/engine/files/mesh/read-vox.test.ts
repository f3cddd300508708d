import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AS_IT_IS, type ImportedMesh, placeMesh } from '../../../../engine/index.ts';
import { areaOf, meshOf, readAny, said, sizeOf, volumeOf } from '../../../support/read-sketch.ts';
import { voxFile, voxHiddenLayer, voxModel, voxPlace, voxSeveral, voxShape } from '../../../support/sketch-vox.ts';

const BAR = voxModel(
  [3, 1, 1],
  [
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
  ],
);

/** Smallest and largest corner, x y z each. */
function boxOf({ positions }: ImportedMesh): number[][] {
  const along = (k: number) => [...positions].filter((_, i) => i % 3 === k);
  return [0, 1, 2].map((k) => [Math.min(...along(k)), Math.max(...along(k))]);
}

describe('a MagicaVoxel file', () => {
  test('gives closed bodies of as many cells as are filled, in as few faces as go, and each face looks outwards', async () => {
    const bar = await meshOf(voxFile(BAR));
    expect([volumeOf(bar), areaOf(bar), bar.triangles.length / 3]).toEqual([3, 14, 12]);
    expect(placeMesh(bar, { ...AS_IT_IS, up: 'z' })?.report).toMatchObject({ closed: true, size: { x: 3, y: 1, z: 1 } });
  });

  test('meets edge to edge, however the cells lie', async () => {
    const cell = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3));
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(cell, { minLength: 1, maxLength: 40, selector: String }), async (cells) => {
        const mesh = await meshOf(voxFile(voxModel([4, 4, 4], cells)));
        expect(volumeOf(mesh)).toBeCloseTo(cells.length, 6);
        expect(placeMesh(mesh, AS_IT_IS)?.report).toMatchObject({ open: 0, flipped: 0, dropped: { degenerate: 0 } });
      }),
      { numRuns: 60 },
    );
  });

  test('stands in its scene as it was put there: turned about its middle, moved, under its name', async () => {
    // 40 is the turn that takes no axis to another one but mirrors none; 17 swaps x and y with a sign.
    const at = async (turn: string, shift: string) =>
      boxOf(await meshOf(voxFile(BAR, voxPlace(0, 1, { turn, shift }), voxShape(1, 0))));
    expect(await at('', '')).toEqual([
      [-1, 2],
      [0, 1],
      [0, 1],
    ]);
    expect(await at('', '10 20 30')).toEqual([
      [9, 12],
      [20, 21],
      [30, 31],
    ]);
    // x goes along y, y along minus x: a quarter turn to the left.
    expect(await at(String(0b0010001), '')).toEqual([
      [-1, 0],
      [-1, 2],
      [0, 1],
    ]);
    // The half turn about z.
    expect(await at(String(0b0110100), '')).toEqual([
      [-2, 1],
      [-1, 0],
      [0, 1],
    ]);
  });

  test('has a part for every thing that is shown, each turned by all that it hangs on', async () => {
    const file = voxFile(
      BAR,
      voxPlace(0, 1, { shift: '0 0 10' }),
      voxSeveral(1, 2, 4, 6),
      voxPlace(2, 3, { name: 'door', shift: '5 0 0' }),
      voxShape(3, 0),
      voxPlace(4, 5, { hidden: true }),
      voxShape(5, 0),
      voxPlace(6, 7, { name: 'door', layer: 2 }),
      voxShape(7, 0, 0),
    );
    const { mesh, notices } = await readAny(file);
    expect(mesh?.groups.map(({ name, count }) => [name, count])).toEqual([
      ['door', 12],
      ['door 2', 12],
    ]);
    expect(boxOf(mesh!)[2]).toEqual([10, 11]);
    expect(said(notices)).toEqual(['mesh/hidden-left-out', 'mesh/frames-left-out']);
    const fewer = await readAny(new Uint8Array([...voxFile(voxHiddenLayer(2)), ...file.subarray(20)]));
    expect(fewer.notices.map(({ fill }) => fill.count)).toEqual([2]);
  });

  test('that mirrors a thing turns its faces about, so that they still look outwards', async () => {
    const mirrored = await meshOf(voxFile(BAR, voxPlace(0, 1, { turn: String(0b0010100) }), voxShape(1, 0)));
    expect(volumeOf(mirrored)).toBe(3);
  });

  test('without a scene holds the frames of one figure: the first is read and not heaped on the others', async () => {
    const { mesh, notices } = await readAny(voxFile(BAR, BAR, BAR));
    expect(sizeOf(mesh!)).toEqual([3, 1, 1]);
    expect(notices).toEqual([{ code: 'mesh/frames-left-out', where: '', fill: { count: 2 } }]);
  });

  test('leaves out voxels outside their model, and says so', async () => {
    const { mesh, notices } = await readAny(
      voxFile(
        voxModel(
          [1, 1, 1],
          [
            [0, 0, 0],
            [1, 0, 0],
          ],
        ),
      ),
    );
    expect(volumeOf(mesh!)).toBe(1);
    expect(notices).toEqual([{ code: 'mesh/voxels-outside', where: 'XYZI', fill: { count: 1 } }]);
  });

  test.each([
    ['without a voxel', voxFile(voxModel([1, 1, 1], [])), 'mesh-file/no-triangles'],
    ['with a model of no size', voxFile(voxModel([0, 1, 1], [])), 'mesh-file/vox-chunk at byte 20'],
    ['with a thing below itself', voxFile(BAR, voxPlace(0, 1), voxSeveral(1, 0)), 'mesh-file/nodes-in-a-circle at nTRN'],
    [
      'with things that double at every step',
      voxFile(BAR, voxPlace(0, 1), ...Array.from({ length: 60 }, (_, i) => voxSeveral(i + 1, i + 2, i + 2))),
      'mesh-file/nodes-in-a-circle at nTRN',
    ],
    ['cut short', voxFile(BAR).subarray(0, 60), 'mesh-file/cut-short at byte 60'],
  ])('%s is refused in words', async (_what, file, fault) => {
    expect(said((await readAny(file)).faults)).toEqual([fault]);
  });
});
