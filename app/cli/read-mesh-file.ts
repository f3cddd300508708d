import { dirname, join, relative, sep } from 'node:path';
import {
  type Fault,
  type ImportedMesh,
  type MeshNotice,
  type Result,
  readMeshWith,
  type WithFaults,
} from '../../engine/index.ts';
import { readBytes } from './files.ts';
import type { Host } from './host.ts';

type Reading = Result<WithFaults<ImportedMesh, MeshNotice['code']>, readonly Fault[]>;

/** A companion's file beside the mesh; null when its name leads out of the mesh's folder. */
function fileBeside(mesh: string, companion: string): string | null {
  const folder = dirname(mesh);
  const file = join(folder, unescaped(companion));
  const way = relative(folder, file);
  return way === '' || way.split(sep)[0] === '..' ? null : file;
}

/** A name as a file has it: glTF writes blanks as %20. */
function unescaped(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The mesh that a file holds, with the files that lie beside it and belong to it (the buffers of a glTF, the materials of an OBJ). */
export async function readMeshFile(host: Host, name: string): Promise<Reading> {
  const bytes = await readBytes(host, name);
  if (!bytes.ok) return bytes;
  return readMeshWith(bytes.value, async (companion) => {
    const file = fileBeside(name, companion);
    const beside = file === null ? null : await readBytes(host, file);
    return beside?.ok ? beside.value : null;
  });
}
