import { describe, expect, test } from 'vitest';
import {
  AS_IT_IS,
  type ByteSource,
  condenseMesh,
  farthestOff,
  type ImportedMesh,
  placeMesh,
  readLargeMesh,
  readMesh,
  type TriangleMesh,
} from '../../../../engine/index.ts';
import { bumpyBall, writeStlPieces } from '../../../support/bumpy-ball.ts';
import { meshOf, prism, square } from '../../../support/prisms.ts';
import { binaryStl, TETRAHEDRON, textStl } from '../../../support/sketch-mesh-file.ts';

const nobody = async () => null;

/** The bytes of a mesh as a binary STL file. */
function stlOf(mesh: TriangleMesh): Uint8Array {
  const pieces: Uint8Array[] = [];
  writeStlPieces(mesh, (bytes) => pieces.push(bytes));
  return new Uint8Array(Buffer.concat(pieces));
}
const source = (bytes: Uint8Array): ByteSource => ({ size: bytes.length, read: async (from, to) => bytes.subarray(from, to) });

/** The distance of a point to a surface by trying every triangle at many places of it: too large by a little, never too small by more. */
function roughDistance(point: readonly number[], { positions: p, triangles }: TriangleMesh): number {
  let least = Number.POSITIVE_INFINITY;
  const FINE = 12;
  for (let t = 0; t < triangles.length; t += 3) {
    for (let i = 0; i <= FINE; i++) {
      for (let j = 0; j <= FINE - i; j++) {
        const shares = [1 - (i + j) / FINE, i / FINE, j / FINE];
        const square = [0, 1, 2].reduce((sum, k) => {
          const at = shares.reduce((all, share, corner) => all + share * p[triangles[t + corner]! * 3 + k]!, 0);
          return sum + (at - point[k]!) * (at - point[k]!);
        }, 0);
        least = Math.min(least, square);
      }
    }
  }
  return Math.sqrt(least);
}

describe('how far one surface is from another', () => {
  const plate = (y: number, width = 40) => meshOf(prism(square(0, 0, width), y, y + 1));

  test('is nothing for the same, and the shift of a shifted one', () => {
    expect(farthestOff(plate(0), plate(0), 0)).toBeLessThan(1e-9);
    const shifted = farthestOff(plate(0), plate(0.5), 0);
    expect(shifted).toBeGreaterThanOrEqual(0.5);
    expect(shifted).toBeLessThan(0.5 * 1.13);
  });

  test('counts a corner that sticks out, and is never less than what was asked for', () => {
    expect(farthestOff(plate(0, 44), plate(0), 0)).toBeGreaterThanOrEqual(Math.sqrt(8) - 1e-9);
    expect(farthestOff(plate(0, 44), plate(0), 0)).toBeLessThan(Math.sqrt(8) * 1.13);
    expect(farthestOff(plate(0), plate(0, 44), 0.25)).toBeCloseTo(1, 0);
    expect(farthestOff(plate(0), plate(0), 0.25)).toBeCloseTo(0.25, 9);
  });

  test('is endless where there is nothing', () => {
    const nothing = { positions: new Float64Array(0), triangles: new Uint32Array(0) };
    expect(farthestOff(plate(0), nothing, 0)).toBe(Number.POSITIVE_INFINITY);
    expect(farthestOff(nothing, plate(0), 0)).toBeLessThan(1e-9);
  });

  test('is no less than at any point that is tried', () => {
    const [fine, coarse] = [bumpyBall(1200), bumpyBall(160)];
    const bound = farthestOff(fine, coarse, 0.01);
    let rough = 0;
    for (let corner = 0; corner < fine.positions.length; corner += 72)
      rough = Math.max(rough, roughDistance([...fine.positions.subarray(corner, corner + 3)], coarse));
    // The rough distance is too large by less than half the spacing of its places.
    expect(bound).toBeGreaterThan(rough - 0.7);
    expect(bound).toBeLessThan(6);
  });
});

describe('a mesh of many triangles', () => {
  const ball: ImportedMesh = { kind: 'stl-binary', ...bumpyBall(4000) };
  const limits = { above: 3000, to: 1200 };

  test('is simplified, stays closed and nearly as large, and no point of either is farther from the other than the bound', async () => {
    const doing: string[] = [];
    const simple = await condenseMesh(ball, (what) => doing.push(what), limits);
    expect(simple.triangles.length / 3).toBeLessThan(1260);
    const { from, bound } = simple.simplified!;
    expect(from).toBe(ball.triangles.length / 3);
    expect(bound).toBeLessThan(3);
    for (let corner = 0; corner < ball.positions.length; corner += 1200)
      expect(roughDistance([...ball.positions.subarray(corner, corner + 3)], simple)).toBeLessThan(bound + 0.6);
    for (let t = 0; t < simple.triangles.length; t += 900) {
      const corners = [...simple.triangles.subarray(t, t + 3)].map((corner) => [
        ...simple.positions.subarray(corner * 3, corner * 3 + 3),
      ]);
      const middle = [0, 1, 2].map((k) => corners.reduce((sum, corner) => sum + corner[k]! / 3, 0));
      expect(roughDistance(middle, ball)).toBeLessThan(bound + 0.3);
    }
    const { report, notices } = placeMesh(simple, AS_IT_IS)!;
    expect(report.closed).toBe(true);
    expect(notices).toContainEqual({
      code: 'mesh/simplified',
      where: '',
      fill: { from, to: report.triangles, bound: expect.closeTo(bound, 3) },
    });
    expect([...new Set(doing)]).toEqual(['simplifying', 'checking'].slice(0, new Set(doing).size));
  });

  test('keeps its parts apart and by name, and loses what is no triangle', async () => {
    const half = Math.floor(ball.triangles.length / 6);
    const groups = [
      { name: 'left', first: 0, count: half },
      { name: 'right', first: half, count: ball.triangles.length / 3 - half },
    ];
    const positions = ball.positions.slice();
    positions[3000] = Number.NaN;
    const simple = await condenseMesh({ ...ball, positions, groups }, undefined, limits);
    expect(simple.groups.map(({ name }) => name)).toEqual(['left', 'right']);
    expect(simple.positions.every(Number.isFinite)).toBe(true);
    expect(Number.isFinite(simple.simplified!.bound)).toBe(true);
  });

  test('that is small enough stays as it is', async () => {
    expect(await condenseMesh(ball)).toBe(ball);
  });
});

describe('a file read piece by piece', () => {
  test('is the mesh that it is when it is read at once, its corners joined', async () => {
    const bytes = stlOf(bumpyBall(3000));
    const told: number[] = [];
    const [pieces, whole] = [await readLargeMesh(source(bytes), nobody, (_, share) => told.push(share)), await readMesh(bytes)];
    if (!pieces.ok || !whole.ok) throw new Error('it cannot be read');
    const placed = [pieces, whole].map(({ value }) => placeMesh(value.value, { ...AS_IT_IS, up: 'z' })!);
    expect(placed[0]!.mesh).toEqual(placed[1]!.mesh);
    expect(pieces.value.value.positions.length).toBeLessThan(whole.value.value.positions.length / 4);
    expect(told.at(-1)).toBe(1);
  });

  test('of another kind is read whole, and what is wrong is said as always', async () => {
    expect((await readLargeMesh(source(textStl(TETRAHEDRON)), nobody, () => {})).ok).toBe(true);
    const read = await readLargeMesh(source(new Uint8Array(0)), nobody, () => {});
    expect(read.ok ? [] : read.problem.map(({ code }) => code)).toEqual(['mesh-file/empty']);
    const huge = binaryStl(TETRAHEDRON);
    new DataView(huge.buffer).setUint32(80, 11_000_000, true);
    const large = await readLargeMesh(
      { size: 84 + 50 * 11_000_000, read: async (from, to) => huge.subarray(from, to) },
      nobody,
      () => {},
    );
    expect(large.ok ? [] : large.problem.map(({ code }) => code)).toEqual(['mesh-file/too-large']);
  });
});
