import { type Companions, type Fault, type ImportedMesh, type MeshNotice, readMesh } from '../../engine/index.ts';

/** What a file gives: the mesh with its notices, or its faults. */
export interface Read {
  readonly mesh: ImportedMesh | null;
  readonly notices: readonly MeshNotice[];
  readonly faults: readonly Fault[];
}

export async function readAny(bytes: Uint8Array, companions: Companions = {}): Promise<Read> {
  const result = await readMesh(bytes, companions);
  return result.ok
    ? { mesh: result.value.value, notices: result.value.faults, faults: [] }
    : { mesh: null, notices: [], faults: result.problem };
}

/** The mesh of a file that is known to be sound. */
export async function meshOf(bytes: Uint8Array, companions: Companions = {}): Promise<ImportedMesh> {
  const { mesh, faults } = await readAny(bytes, companions);
  if (!mesh) throw new Error(JSON.stringify(faults));
  return mesh;
}

/** Faults and notices as `code at where`. */
export const said = (faults: readonly Fault[]): string[] =>
  faults.map(({ code, where }) => `${code} at ${where}`.replace(/ at $/, ''));

/** Lengths of the box around all triangles, in the file's own axes. */
export function sizeOf({ positions, triangles }: Pick<ImportedMesh, 'positions' | 'triangles'>): number[] {
  return [0, 1, 2].map((k) => {
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    for (const corner of triangles) {
      min = Math.min(min, positions[corner * 3 + k]!);
      max = Math.max(max, positions[corner * 3 + k]!);
    }
    return max - min;
  });
}

/** The corners of a triangle, x y z each. */
export const facetOf = ({ positions, triangles }: Pick<ImportedMesh, 'positions' | 'triangles'>, number: number): number[] =>
  [0, 1, 2].flatMap((k) => [...positions.subarray(triangles[number * 3 + k]! * 3, triangles[number * 3 + k]! * 3 + 3)]);

/** The volume that the triangles enclose, positive when they face outwards. */
export function volumeOf(mesh: Pick<ImportedMesh, 'positions' | 'triangles'>): number {
  let sum = 0;
  for (let t = 0; t < mesh.triangles.length / 3; t++) {
    const [ax, ay, az, bx, by, bz, cx, cy, cz] = facetOf(mesh, t) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return sum / 6;
}

/** The area of all triangles. */
export function areaOf(mesh: Pick<ImportedMesh, 'positions' | 'triangles'>): number {
  let sum = 0;
  for (let t = 0; t < mesh.triangles.length / 3; t++) {
    const [a, b, c] = [0, 3, 6].map((i) => facetOf(mesh, t).slice(i, i + 3)) as [number[], number[], number[]];
    const [ux, uy, uz] = b.map((value, i) => value - a[i]!) as [number, number, number];
    const [vx, vy, vz] = c.map((value, i) => value - a[i]!) as [number, number, number];
    sum += Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
  }
  return sum;
}
