import { strToU8 } from 'fflate';
import type { ExportedPart } from './exported-part.ts';

const HEADER = 84;
const FACET = 50;

/** All parts as one binary STL file: millimetres, z upwards, as people who print are used to. Normals are those of the windings. */
export function writeStl(parts: readonly ExportedPart[]): Uint8Array {
  const count = parts.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0);
  const bytes = new Uint8Array(HEADER + count * FACET);
  const view = new DataView(bytes.buffer);
  // Not beginning with "solid", which would make readers take it for text.
  bytes.set(strToU8('binary STL, millimetres'));
  view.setUint32(80, count, true);
  let at = HEADER;
  const put = (value: number) => {
    view.setFloat32(at, value, true);
    at += 4;
  };
  for (const { mesh } of parts) {
    const { positions, triangles } = mesh;
    for (let i = 0; i < triangles.length; i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => {
        const corner = triangles[i + k]! * 3;
        return { x: positions[corner]!, y: 0 - positions[corner + 2]!, z: positions[corner + 1]! };
      }) as [Corner, Corner, Corner];
      const normal = normalOf(a, b, c);
      for (const { x, y, z } of [normal, a, b, c]) {
        put(x);
        put(y);
        put(z);
      }
      at += 2;
    }
  }
  return bytes;
}

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

function normalOf(a: Corner, b: Corner, c: Corner): Corner {
  const [ux, uy, uz] = [b.x - a.x, b.y - a.y, b.z - a.z];
  const [vx, vy, vz] = [c.x - a.x, c.y - a.y, c.z - a.z];
  const normal = { x: uy * vz - uz * vy, y: uz * vx - ux * vz, z: ux * vy - uy * vx };
  const length = Math.sqrt(normal.x * normal.x + normal.y * normal.y + normal.z * normal.z);
  return length > 0 ? { x: normal.x / length, y: normal.y / length, z: normal.z / length } : normal;
}
