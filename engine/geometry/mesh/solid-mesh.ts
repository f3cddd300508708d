import { BrokenInvariant } from '../../outcome/broken-invariant.ts';
import type { BoxSolid, MeshSolid, PolyhedronSolid, PrismSolid, Solid } from '../../space/solid.ts';
import type { MeshLibrary, TriangleMesh } from '../../space/triangle-mesh.ts';
import { cross } from '../../space/vec3.ts';
import { cutOutline } from './flat-outline.ts';
import { volumeOf } from './mesh-volume.ts';

/**
 * The triangles that bound a solid, wound anticlockwise as seen from outside; the same triangles for the same solid, always.
 * @frame the solid's own
 * @edge a box or prism without thickness is a closed sheet of two sides; triangles of an imported mesh with a coordinate that is no number, or
 * that name no vertex, are left out; an imported mesh that is inside out as a whole is turned
 * @breaks a mesh solid names a mesh or a group that the library does not hold: `meshesOf` lists what a board needs
 */
export function meshOfSolid(solid: Solid, meshes: MeshLibrary): TriangleMesh {
  switch (solid.kind) {
    case 'box':
      return meshOfBox(solid);
    case 'prism':
      return meshOfPrism(solid);
    case 'polyhedron':
      return meshOfPolyhedron(solid);
    case 'mesh':
      return meshOfImport(solid, meshes);
  }
}

/** The corners of a box: bit 0 of the index is x, bit 1 y, bit 2 z. */
const BOX_TRIANGLES = [
  0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6,
] as const;

function meshOfBox({ min, max }: BoxSolid): TriangleMesh {
  const x = [Math.min(min.x, max.x), Math.max(min.x, max.x)];
  const y = [Math.min(min.y, max.y), Math.max(min.y, max.y)];
  const z = [Math.min(min.z, max.z), Math.max(min.z, max.z)];
  const positions: number[] = [];
  for (let corner = 0; corner < 8; corner++) positions.push(x[corner & 1]!, y[(corner >> 1) & 1]!, z[corner >> 2]!);
  return finished(positions, BOX_TRIANGLES);
}

function meshOfPrism({ origin, across, along, outline, holes, depth }: PrismSolid): TriangleMesh {
  const { points, rings, triangles: cap } = cutOutline(outline, holes);
  const normal = cross(across, along);
  const n = points.length;
  const positions: number[] = [];
  for (const lift of [0, depth]) {
    for (const p of points) {
      positions.push(
        origin.x + across.x * p.x + along.x * p.y + normal.x * lift,
        origin.y + across.y * p.x + along.y * p.y + normal.y * lift,
        origin.z + across.z * p.x + along.z * p.y + normal.z * lift,
      );
    }
  }
  const triangles: number[] = [];
  for (let i = 0; i < cap.length; i += 3) {
    triangles.push(cap[i]!, cap[i + 2]!, cap[i + 1]!);
    triangles.push(cap[i]! + n, cap[i + 1]! + n, cap[i + 2]! + n);
  }
  for (const ring of rings) {
    for (const [i, from] of ring.entries()) {
      const to = ring[(i + 1) % ring.length]!;
      triangles.push(from, to, to + n, from, to + n, from + n);
    }
  }
  return finished(positions, depth < 0 ? turned(triangles) : triangles);
}

function meshOfPolyhedron({ vertices, faces }: PolyhedronSolid): TriangleMesh {
  const triangles: number[] = [];
  for (const face of faces) {
    for (let i = 1; i + 1 < face.length; i++) triangles.push(face[0]!, face[i]!, face[i + 1]!);
  }
  return finished(
    vertices.flatMap(({ x, y, z }) => [x, y, z]),
    triangles,
  );
}

function meshOfImport({ mesh: hash, group }: MeshSolid, meshes: MeshLibrary): TriangleMesh {
  const whole = meshes.get(hash);
  if (!whole) throw new BrokenInvariant(`no mesh ${hash} is kept beside the board`);
  const runs =
    group === null ? [{ first: 0, count: whole.triangles.length / 3 }] : whole.groups.filter(({ name }) => name === group);
  if (runs.length === 0) throw new BrokenInvariant(`mesh ${hash} has no group ${group}`);
  const positions: number[] = [];
  const triangles: number[] = [];
  const vertexCount = whole.positions.length / 3;
  const newIndex = new Int32Array(vertexCount).fill(-1);
  for (const { first, count } of runs) {
    for (let t = first; t < first + count; t++) {
      const corners = [whole.triangles[3 * t]!, whole.triangles[3 * t + 1]!, whole.triangles[3 * t + 2]!];
      if (!corners.every((v) => v < vertexCount && isFinitePoint(whole.positions, v))) continue;
      for (const v of corners) {
        if (newIndex[v] === -1) {
          newIndex[v] = positions.length / 3;
          positions.push(whole.positions[3 * v]!, whole.positions[3 * v + 1]!, whole.positions[3 * v + 2]!);
        }
        triangles.push(newIndex[v]!);
      }
    }
  }
  const mesh = finished(positions, triangles);
  return volumeOf(mesh) < 0 ? { ...mesh, triangles: Uint32Array.from(turned(triangles)) } : mesh;
}

const isFinitePoint = (positions: Float64Array, v: number): boolean =>
  Number.isFinite(positions[3 * v]!) && Number.isFinite(positions[3 * v + 1]!) && Number.isFinite(positions[3 * v + 2]!);

const turned = (triangles: readonly number[]): number[] =>
  triangles.map((_, i) => triangles[i % 3 === 0 ? i : i % 3 === 1 ? i + 1 : i - 1]!);

function finished(positions: readonly number[], triangles: readonly number[]): TriangleMesh {
  return {
    // −0 becomes 0, so that equal solids give equal bits
    positions: Float64Array.from(positions, (coordinate) => coordinate + 0),
    triangles: Uint32Array.from(triangles),
    groups: [{ name: '', first: 0, count: triangles.length / 3 }],
  };
}
