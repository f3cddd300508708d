import { readdir } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import {
  type Fault,
  fail,
  MESH_IMPORTERS,
  type MeshReading,
  openMeshArchive,
  type Result,
  readMeshWith,
  succeed,
} from '../../engine/index.ts';
import { readBytes } from './files.ts';
import { fileAt, type Host } from './host.ts';

/** A mesh that can be read from what was named: a file, one of an archive, one of a folder. */
export interface MeshSource {
  /** How it is spoken of. */
  readonly name: string;
  read(): Promise<MeshReading | Result<never, readonly Fault[]>>;
}

const ENDINGS = MESH_IMPORTERS.flatMap(({ endings }) => endings);
const ARCHIVE = '.zip';

/**
 * Every mesh that a name stands for: the file itself, whatever its ending; all meshes of a zip archive; all meshes of a folder and of the
 * folders in it, by the endings of their names.
 */
export async function meshSources(host: Host, name: string): Promise<Result<readonly MeshSource[], readonly Fault[]>> {
  const bytes = await readBytes(host, name);
  if (bytes.ok) return succeed(sourcesOf(host, name, bytes.value, basename(name), []));
  if (!bytes.problem.some(({ code }) => code === 'file/is-a-folder')) return bytes;
  const entries = await readdir(fileAt(host, name), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(fileAt(host, name), join(entry.parentPath, entry.name)))
    .sort();
  const meshes = files.filter((file) => ENDINGS.some((ending) => file.toLowerCase().endsWith(ending)));
  if (meshes.length === 0) return fail([{ code: 'file/folder-without-mesh', where: '', fill: { count: files.length } }]);
  const sources: MeshSource[] = [];
  for (const mesh of meshes) {
    const file = join(name, mesh);
    const shown = mesh.split(sep).join('/');
    // Only an archive has to be opened to know what is in it.
    if (!mesh.toLowerCase().endsWith(ARCHIVE)) {
      sources.push({
        name: shown,
        read: () =>
          readFile(
            host,
            file,
            files.map((one) => join(name, one)),
          ),
      });
      continue;
    }
    const archive = await readBytes(host, file);
    if (archive.ok) sources.push(...sourcesOf(host, file, archive.value, shown, []));
    else sources.push({ name: shown, read: async () => archive });
  }
  return succeed(sources);
}

/** The meshes of a file: itself, or those in it when it is an archive of several. */
function sourcesOf(host: Host, file: string, bytes: Uint8Array, shown: string, others: readonly string[]): MeshSource[] {
  const archive = openMeshArchive(bytes);
  if (archive.ok && archive.value.length > 1) {
    return archive.value.map((mesh) => ({ name: `${shown}/${mesh.name}`, read: () => mesh.read() }));
  }
  return [{ name: shown, read: () => readMeshWith(bytes, (companion) => fetchBeside(host, file, companion, others)) }];
}

async function readFile(host: Host, file: string, others: readonly string[]) {
  const bytes = await readBytes(host, file);
  return bytes.ok ? readMeshWith(bytes.value, (companion) => fetchBeside(host, file, companion, others)) : bytes;
}

/** What a mesh calls by a name: the file beside it, or else one of that name among others that came along. */
async function fetchBeside(host: Host, mesh: string, companion: string, others: readonly string[]): Promise<Uint8Array | null> {
  const wanted = basename(unescaped(companion).replaceAll('\\', '/')).toLowerCase();
  const candidates = [fileBeside(mesh, companion), ...others.filter((one) => basename(one).toLowerCase() === wanted)];
  for (const file of candidates) {
    const bytes = file === null ? null : await readBytes(host, file);
    if (bytes?.ok) return bytes.value;
  }
  return null;
}

/** A companion's file beside the mesh; null when its name leads out of the mesh's folder. */
function fileBeside(mesh: string, companion: string): string | null {
  const folder = dirname(mesh);
  const file = join(folder, unescaped(companion).replaceAll('\\', '/'));
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
