import { describe, expect, test } from 'vitest';
import { joinFlatFaces } from '../../../../engine/geometry/mesh/flat-faces.ts';
import { findSeams } from '../../../../engine/geometry/mesh/mesh-seams.ts';
import { meshOfSolid } from '../../../../engine/geometry/mesh/solid-mesh.ts';
import type { Solid, TriangleMesh } from '../../../../engine/index.ts';
import { barePartsOf } from '../../../support/brute-force-rays.ts';
import { chanceOf } from '../../../support/chance.ts';
import { reportClosedness } from '../../../support/closedness.ts';
import { boardOfAllKits } from '../../../support/kit-board.ts';
import { boulder, windowedWall } from '../../../support/random-boards.ts';
import { meshFrom } from '../../../support/ray-scene.ts';
import { box } from '../../../support/sight-board.ts';

const meshOf = (solid: Solid) => meshOfSolid(solid, new Map());
const facesOf = (mesh: TriangleMesh) =>
  joinFlatFaces(mesh.positions, mesh.triangles, findSeams(mesh.positions, mesh.triangles), () => true);

type V = readonly [number, number, number];
const minus = (a: V, b: V): V => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: V, b: V): V => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const dot = (a: V, b: V) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Twice the area of a flat outline as a vector along its normal. */
function areaVector(corners: readonly V[]): V {
  let sum: V = [0, 0, 0];
  for (let i = 1; i + 1 < corners.length; i++) {
    const [x, y, z] = cross(minus(corners[i]!, corners[0]!), minus(corners[i + 1]!, corners[0]!));
    sum = [sum[0] + x, sum[1] + y, sum[2] + z];
  }
  return sum;
}

const cornersAt = (mesh: TriangleMesh, starts: Iterable<number>): V[] =>
  [...starts].map((at) => [mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!]);

describe('triangles that lie flush', () => {
  test('make up the six faces of a box', () => {
    const faces = facesOf(meshOf(box(-5, 0, -2, 5, 8, 3)))!;
    expect(faces.count).toBe(6);
    expect([...faces.starts]).toEqual([0, 4, 8, 12, 16, 20, 24]);
  });

  test('make up few faces of a wall with a window', () => {
    const wall: Solid = {
      kind: 'prism',
      origin: { x: 0, y: 0, z: 0 },
      across: { x: 1, y: 0, z: 0 },
      along: { x: 0, y: 1, z: 0 },
      outline: [
        { x: 0, y: 0 },
        { x: 60, y: 0 },
        { x: 60, y: 50 },
        { x: 0, y: 50 },
      ],
      holes: [
        [
          { x: 20, y: 20 },
          { x: 30, y: 20 },
          { x: 30, y: 30 },
          { x: 20, y: 30 },
        ],
      ],
      depth: 4,
    };
    const mesh = meshOf(wall);
    // eight sides; front and back in four or five parts each instead of eight triangles
    expect(mesh.triangles.length / 3).toBe(32);
    expect(facesOf(mesh)!.count).toBeLessThanOrEqual(18);
  });

  test('are left alone where no two lie flush', () => {
    expect(
      facesOf(
        meshFrom(
          [
            [0, 0, 0],
            [1, 0, 0],
            [0, 1, 0],
            [0, 0, 1],
          ],
          [
            [0, 2, 1],
            [0, 1, 3],
            [0, 3, 2],
            [1, 2, 3],
          ],
        ),
      ),
    ).toBeNull();
  });

  test('are not joined across a fold, into a shape that is not convex, or with one that is turned the other way', () => {
    const corners: V[] = [
      [0, 0, 0],
      [2, 0, 0],
      [2, 2, 0],
      [0, 2, 1],
    ];
    expect(
      facesOf(
        meshFrom(corners, [
          [0, 1, 2],
          [0, 2, 3],
        ]),
      ),
    ).toBeNull();
    const dart: V[] = [
      [0, 0, 0],
      [4, 4, 0],
      [1, 1.5, 0],
      [0, 4, 0],
    ];
    expect(
      facesOf(
        meshFrom(dart, [
          [0, 1, 2],
          [0, 2, 3],
        ]),
      ),
    ).toBeNull();
    const square: V[] = [
      [0, 0, 0],
      [2, 0, 0],
      [2, 2, 0],
      [0, 2, 0],
    ];
    expect(
      facesOf(
        meshFrom(square, [
          [0, 1, 2],
          [0, 3, 2],
        ]),
      ),
    ).toBeNull();
    expect(
      facesOf(
        meshFrom(square, [
          [0, 1, 2],
          [0, 2, 3],
        ]),
      )!.count,
    ).toBe(1);
  });

  test('cover together what they covered one by one, in convex faces, on every kit and on random solids', () => {
    const chance = chanceOf(51);
    const meshes = [
      ...barePartsOf(boardOfAllKits(50, 2)).map(({ mesh }) => mesh),
      ...Array.from({ length: 40 }, () => meshOf(windowedWall(chance))),
      ...Array.from({ length: 10 }, () => meshOf(boulder(chance, 30, 5))),
    ];
    let joined = 0;
    let triangles = 0;
    for (const mesh of meshes) {
      const faces = facesOf(mesh);
      triangles += mesh.triangles.length / 3;
      joined += faces?.count ?? mesh.triangles.length / 3;
      if (!faces) continue;
      const own = new Map<number, V>();
      faces.faceOf.forEach((face, t) => {
        const area = areaVector(
          cornersAt(
            mesh,
            Array.from(mesh.triangles.slice(3 * t, 3 * t + 3), (v) => 3 * v),
          ),
        );
        const sum = own.get(face) ?? [0, 0, 0];
        own.set(face, [sum[0] + area[0], sum[1] + area[1], sum[2] + area[2]]);
      });
      for (let face = 0; face < faces.count; face++) {
        const corners = cornersAt(mesh, faces.corners.slice(faces.starts[face], faces.starts[face + 1]));
        const whole = areaVector(corners);
        const size = Math.sqrt(dot(whole, whole));
        const difference = minus(whole, own.get(face)!);
        expect(Math.sqrt(dot(difference, difference))).toBeLessThan(1e-9 * size);
        corners.forEach((corner, i) => {
          const after = corners[(i + 1) % corners.length]!;
          const next = corners[(i + 2) % corners.length]!;
          expect(dot(cross(minus(after, corner), minus(next, after)), whole)).toBeGreaterThan(-1e-9 * size * size);
          expect(Math.abs(dot(whole, minus(corner, corners[0]!))) / size).toBeLessThan(1e-9);
        });
      }
    }
    expect(joined).toBeLessThan(triangles * 0.7);
  });
});

test('a mesh is closed along its seams exactly when the report on it says so', () => {
  const chance = chanceOf(52);
  for (const { mesh } of barePartsOf(boardOfAllKits(50, 1))) {
    const torn = {
      ...mesh,
      triangles: mesh.triangles.filter((_, i) => i >= 3 * chance.whole(0, 1)),
    };
    const flipped = { ...mesh, triangles: mesh.triangles.map((v, i, all) => (i === 1 ? all[2]! : i === 2 ? all[1]! : v)) };
    for (const one of [mesh, flipped, ...(torn.triangles.length % 3 === 0 ? [torn] : [])]) {
      const report = reportClosedness(one);
      const seams = findSeams(one.positions, one.triangles);
      expect(seams.closed).toBe(report.closed);
      expect(seams.twoByTwo).toBe(report.twoByTwo);
    }
  }
});
