import { basename, dirname, join, relative, sep } from 'node:path';
import {
  type Fault,
  fail,
  type ImportedMesh,
  type MeshNotice,
  type Result,
  readMesh,
  succeed,
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

/** The mesh that a file holds, with the files that lie beside it and belong to it (the buffers of a glTF). */
export async function readMeshFile(host: Host, name: string): Promise<Reading> {
  const bytes = await readBytes(host, name);
  if (!bytes.ok) return bytes;
  const companions: Record<string, Uint8Array> = {};
  for (;;) {
    const reading = await readMesh(bytes.value, companions);
    if (reading.ok) return succeed(reading.value);
    const missing = reading.problem.flatMap(({ code, fill }) =>
      code === 'mesh-file/companion-missing' ? [String(fill.file)] : [],
    );
    let found = false;
    for (const companion of missing) {
      const file = Object.hasOwn(companions, companion) ? null : fileBeside(name, companion);
      const beside = file === null ? null : await readBytes(host, file);
      if (!beside?.ok) continue;
      companions[companion] = beside.value;
      companions[basename(companion)] = beside.value;
      found = true;
    }
    if (!found) return fail(reading.problem);
  }
}
