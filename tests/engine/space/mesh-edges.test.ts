import { expect, test } from 'vitest';
import { findMeshEdges } from '../../../engine/space/mesh-edges.ts';

const mesh = (corners: number, ...triangles: readonly number[]) => ({
  positions: new Float64Array(corners * 3),
  triangles: Uint32Array.from(triangles),
  groups: [],
});
const TETRAHEDRON = [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3];

test('a body whose every edge has two triangles of opposite sense is closed', () => {
  expect(findMeshEdges(mesh(4, ...TETRAHEDRON))).toEqual({ open: 0, flipped: 0, nonManifold: 0, shells: 1, closed: true });
});

test('a sheet has open edges, and nothing at all is not closed', () => {
  expect(findMeshEdges(mesh(3, 0, 1, 2))).toEqual({ open: 3, flipped: 0, nonManifold: 0, shells: 1, closed: false });
  expect(findMeshEdges(mesh(3))).toEqual({ open: 0, flipped: 0, nonManifold: 0, shells: 0, closed: false });
});

test('a triangle the wrong way round flips its three edges', () => {
  expect(findMeshEdges(mesh(4, 0, 1, 2, ...TETRAHEDRON.slice(3)))).toMatchObject({ open: 0, flipped: 3, closed: false });
});

test('two bodies along one edge share it between four triangles and are one shell; apart they are two', () => {
  const second = TETRAHEDRON.map((corner) => [0, 1, 4, 5][corner]!);
  expect(findMeshEdges(mesh(6, ...TETRAHEDRON, ...second))).toMatchObject({ nonManifold: 1, shells: 1, closed: false });
  const apart = TETRAHEDRON.map((corner) => corner + 4);
  expect(findMeshEdges(mesh(8, ...TETRAHEDRON, ...apart))).toMatchObject({ nonManifold: 0, shells: 2, closed: true });
});

test('of a part of the triangles only that part is told', () => {
  const apart = TETRAHEDRON.map((corner) => corner + 4);
  expect(findMeshEdges(mesh(8, 0, 1, 2, ...apart), 1, 4)).toMatchObject({ shells: 1, closed: true });
});
