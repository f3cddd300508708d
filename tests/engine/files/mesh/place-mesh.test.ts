import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AS_IT_IS,
  type ImportedMesh,
  type MeshPlacement,
  type PlacedMesh,
  placeMesh,
  scaledToHeight,
} from '../../../../engine/index.ts';
import { facetOf, meshOf, said, volumeOf } from '../../../support/read-sketch.ts';
import { binaryStl, type Facet, TETRAHEDRON, textStl } from '../../../support/sketch-mesh-file.ts';

function place(mesh: ImportedMesh, changes: Partial<MeshPlacement> = {}): PlacedMesh {
  const placed = placeMesh(mesh, { ...AS_IT_IS, ...changes });
  if (!placed) throw new Error('nothing left of it');
  return placed;
}

const tetrahedron = await meshOf(textStl(TETRAHEDRON));

/** A box from the origin to (x, y, z) as twelve triangles, with some of them put differently. */
function box(x: number, y: number, z: number): Facet[] {
  const c = (i: number) => [i & 1 ? x : 0, i & 2 ? y : 0, i & 4 ? z : 0] as const;
  const quads = [
    [0, 2, 3, 1],
    [4, 5, 7, 6],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 4, 6, 2],
    [1, 3, 7, 5],
  ] as const;
  return quads.flatMap(([a, b, d, e]) => [
    [...c(a), ...c(b), ...c(d)] as unknown as Facet,
    [...c(a), ...c(d), ...c(e)] as unknown as Facet,
  ]);
}

describe('a mesh put on the table', () => {
  test('stands on it with its middle above the origin, in millimetres', () => {
    const { mesh, report } = place(tetrahedron, { unit: 'inch' });
    expect(report.size).toEqual({ x: 254, y: 254, z: 254 });
    expect(report.sizeInInches).toEqual({ x: 10, y: 10, z: 10 });
    expect(report.box).toEqual({ min: { x: -127, y: 0, z: -127 }, max: { x: 127, y: 254, z: 127 } });
    expect(report.movedBy).toEqual({ x: 5, y: 0, z: 5 });
    expect(volumeOf(mesh)).toBeCloseTo((1000 / 6) * 25.4 ** 3, 0);
  });

  test('has equal corners joined, and says that it is closed and in one piece', () => {
    const { mesh, report, notices } = place(tetrahedron);
    expect(mesh.positions.length / 3).toBe(4);
    expect(report).toMatchObject({ triangles: 4, open: 0, flipped: 0, nonManifold: 0, shells: 1, closed: true });
    expect(notices).toEqual([]);
  });

  test('is tipped over when the file has z upwards, and not mirrored by it', async () => {
    const tall = await meshOf(binaryStl(box(1, 2, 7)));
    const { mesh, report } = place(tall, { up: 'z' });
    expect(report.size).toEqual({ x: 1, y: 7, z: 2 });
    expect(volumeOf(mesh)).toBeCloseTo(14, 6);
  });

  test('may be turned as a facing turns: what looked along z then looks along x', async () => {
    const arrow = await meshOf(textStl([[0, 0, 0, 1, 0, 0, 0.5, 0.1, 30]]));
    const { mesh } = place(arrow, { turn: Math.PI / 2 });
    const tip = facetOf(mesh, 0).slice(6);
    expect(tip[0]).toBeCloseTo(15, 4);
    expect(tip[2]).toBeCloseTo(0, 4);
  });

  test('may be scaled to a wanted height', () => {
    const { report } = place(tetrahedron, scaledToHeight(tetrahedron, { ...AS_IT_IS, unit: 'cm' }, 60));
    expect(report.size).toEqual({ x: 60, y: 60, z: 60 });
  });

  test('may be set down by its foot, so that a sword held out does not push it off its base', async () => {
    const figure = await meshOf(
      binaryStl([
        ...box(20, 2, 20),
        ...box(60, 40, 5).map((f) => f.map((v, i) => (i % 3 === 1 ? v + 2 : v)) as unknown as Facet),
      ]),
    );
    expect(place(figure, { centre: 'plan' }).report.movedBy.x).toBe(30);
    expect(place(figure, { centre: 'foot' }).report.movedBy.x).toBe(10);
  });

  test('loses nothing by lying far from the origin of its file', () => {
    const far = { ...tetrahedron, positions: tetrahedron.positions.map((value, i) => value + [100_928, 3541, 99_222][i % 3]!) };
    const { mesh, notices } = place(far);
    expect(mesh).toEqual(place(tetrahedron).mesh);
    expect(said(notices)).toEqual(['mesh/moved-from-afar']);
  });

  test('has only numbers that single precision holds, and no zero with a sign', () => {
    const number = fc.double({ min: -1e4, max: 1e4, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(number, { minLength: 9, maxLength: 9 }),
        fc.double({ min: -4, max: 4, noNaN: true }),
        (corners, turn) => {
          const one = {
            ...tetrahedron,
            positions: Float64Array.from(corners),
            triangles: Uint32Array.of(0, 1, 2),
            groups: [{ name: 'a', first: 0, count: 1 }],
          };
          const placed = placeMesh(one, { ...AS_IT_IS, turn });
          for (const value of placed?.mesh.positions ?? []) {
            expect(Math.fround(value)).toBe(value);
            expect(Object.is(value, -0)).toBe(false);
          }
        },
      ),
    );
  });

  test('keeps its groups, and forgets those of which nothing is left', () => {
    const { mesh } = place({
      ...tetrahedron,
      groups: [
        { name: 'a', first: 0, count: 1 },
        { name: 'flat', first: 1, count: 0 },
        { name: 'b', first: 1, count: 3 },
      ],
    });
    expect(mesh.groups).toEqual([
      { name: 'a', first: 0, count: 1 },
      { name: 'b', first: 1, count: 3 },
    ]);
  });
});

describe('what is no triangle', () => {
  const flaws = (...facets: readonly Facet[]) => meshOf(textStl([...TETRAHEDRON, ...facets])).then((mesh) => place(mesh));

  test('is left out and counted: corners that lie nowhere, no area, the same again', async () => {
    const { report, notices } = await flaws(
      [Number.NaN, 0, 0, 0, 1, 0, 0, 0, 1],
      [5, 5, 5, 5, 5, 5, 1, 2, 3],
      [0, 0, 0, 1, 1, 1, 2, 2, 2],
      TETRAHEDRON[2]!,
    );
    expect(report.triangles).toBe(4);
    expect(report.dropped).toEqual({ notFinite: 1, degenerate: 2, duplicate: 1 });
    expect(report.closed).toBe(true);
    expect(said(notices)).toEqual(['mesh/not-finite', 'mesh/degenerate', 'mesh/duplicate']);
  });

  test('of two triangles back to back both stay: a sheet has two sides', async () => {
    const mesh = await meshOf(
      textStl([
        [0, 0, 0, 1, 0, 0, 0, 1, 0],
        [0, 0, 0, 0, 1, 0, 1, 0, 0],
      ]),
    );
    expect(place(mesh).report).toMatchObject({ triangles: 2, closed: true, dropped: { duplicate: 0 } });
  });

  test('leaves a closed body closed: a sliver on an edge is taken into the face beside it', async () => {
    // The face through (10,0,0), (0,10,0), (0,0,10) meets the floor's edge in its middle, and a sliver without area fills the seam.
    const seam: Facet[] = [
      TETRAHEDRON[0]!,
      TETRAHEDRON[1]!,
      TETRAHEDRON[3]!,
      [10, 0, 0, 5, 5, 0, 0, 0, 10],
      [5, 5, 0, 0, 10, 0, 0, 0, 10],
      [10, 0, 0, 0, 10, 0, 5, 5, 0],
    ];
    const { mesh, report } = place(await meshOf(textStl(seam)));
    expect(report).toMatchObject({ triangles: 6, closed: true, dropped: { degenerate: 1 } });
    expect(volumeOf(mesh)).toBeCloseTo(1000 / 6, 6);
  });

  test('of a mesh that has nothing else, nothing is left', async () => {
    expect(placeMesh(await meshOf(textStl([[1, 1, 1, 1, 1, 1, 2, 2, 2]])), AS_IT_IS)).toBeNull();
    expect(placeMesh(await meshOf(textStl([[Number.NaN, 1, 1, 1, 2, 1, 2, 2, 2]])), AS_IT_IS)).toBeNull();
  });

  test('however many, never makes the rest throw or leaves a triangle without area', () => {
    const corner = fc.integer({ min: 0, max: 2 });
    const facets = fc.array(fc.array(corner, { minLength: 9, maxLength: 9 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(facets, (list) => {
        const mesh: ImportedMesh = {
          kind: 'stl-text',
          positions: Float64Array.from(list.flat()),
          triangles: Uint32Array.from({ length: list.length * 3 }, (_, i) => i),
          groups: [{ name: 'all', first: 0, count: list.length }],
        };
        const placed = placeMesh(mesh, AS_IT_IS);
        if (!placed) return;
        const { report } = placed;
        expect(placed.mesh.groups.reduce((sum, group) => sum + group.count, 0)).toBe(report.triangles);
        for (let t = 0; t < report.triangles; t++) {
          const [ax, ay, az, bx, by, bz, cx, cy, cz] = facetOf(placed.mesh, t) as unknown as Facet;
          const [ux, uy, uz, vx, vy, vz] = [bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az];
          expect(Math.abs(uy * vz - uz * vy) + Math.abs(uz * vx - ux * vz) + Math.abs(ux * vy - uy * vx)).toBeGreaterThan(0);
        }
      }),
    );
  });
});
