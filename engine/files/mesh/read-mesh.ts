import { fail } from '../../outcome/result.ts';
import { isArchive } from './archive.ts';
import type { Companions, MeshReading } from './imported-mesh.ts';
import { read3mf, recognises3mf } from './read-3mf.ts';
import { type MeshOpener, meshesInArchive } from './read-archive.ts';
import { readGltf, recognisesGltf } from './read-gltf.ts';
import { readObj, recognisesObj } from './read-obj.ts';
import { readOff, recognisesOff } from './read-off.ts';
import { readPly, recognisesPly } from './read-ply.ts';
import { readStl, recognisesStl } from './read-stl.ts';
import { readVox, recognisesVox } from './read-vox.ts';

/** One kind of mesh file that we read. */
export interface MeshImporter {
  readonly name: string;
  /** Endings that files of this kind have, for a file dialog; what a file is, is judged by its content. */
  readonly endings: readonly string[];
  recognises(bytes: Uint8Array): boolean;
  read(bytes: Uint8Array, companions: Companions): MeshReading | Promise<MeshReading>;
}

const ALONE: readonly MeshImporter[] = [
  { name: 'glTF', endings: ['.glb', '.gltf'], recognises: recognisesGltf, read: readGltf },
  { name: '3MF', endings: ['.3mf'], recognises: recognises3mf, read: (bytes) => read3mf(bytes) },
  { name: 'PLY', endings: ['.ply'], recognises: recognisesPly, read: (bytes) => readPly(bytes) },
  { name: 'OFF', endings: ['.off'], recognises: recognisesOff, read: (bytes) => readOff(bytes) },
  { name: 'MagicaVoxel', endings: ['.vox'], recognises: recognisesVox, read: (bytes) => readVox(bytes) },
  { name: 'STL', endings: ['.stl'], recognises: recognisesStl, read: (bytes) => readStl(bytes) },
  { name: 'OBJ', endings: ['.obj'], recognises: recognisesObj, read: readObj },
];

/** Every kind of mesh file, the surest to recognise first. */
export const MESH_IMPORTERS: readonly MeshImporter[] = [
  ...ALONE,
  { name: 'zip', endings: ['.zip'], recognises: (bytes) => isArchive(bytes) && !recognises3mf(bytes), read: readArchive },
];

/**
 * What does this mesh file hold, whatever its name says? `companions` are files that came along with it, by name.
 * @faults when it is empty, of no kind we know, broken, without a single triangle, or an archive of several meshes
 */
export async function readMesh(bytes: Uint8Array, companions: Companions = {}): Promise<MeshReading> {
  return readAs(MESH_IMPORTERS, bytes, companions);
}

async function readAs(importers: readonly MeshImporter[], bytes: Uint8Array, companions: Companions): Promise<MeshReading> {
  if (bytes.length === 0) return fail([{ code: 'mesh-file/empty', where: '', fill: {} }]);
  const importer = importers.find((one) => one.recognises(bytes));
  return importer ? importer.read(bytes, companions) : fail([{ code: 'mesh-file/not-recognised', where: '', fill: {} }]);
}

/**
 * Reads a mesh and fetches what it turns out to name and not to have: the buffers of a glTF, the materials of an OBJ and their pictures.
 * `bring` gives null for what is not there.
 */
export function readMeshWith(bytes: Uint8Array, bring: (name: string) => Promise<Uint8Array | null>): Promise<MeshReading> {
  return readWith(MESH_IMPORTERS, bytes, bring);
}

async function readWith(
  importers: readonly MeshImporter[],
  bytes: Uint8Array,
  bring: (name: string) => Promise<Uint8Array | null>,
): Promise<MeshReading> {
  const companions: Record<string, Uint8Array> = {};
  const asked = new Set<string>();
  for (;;) {
    const reading = await readAs(importers, bytes, companions);
    const missing = (reading.ok ? reading.value.faults : reading.problem).flatMap(({ code, fill }) =>
      code === 'mesh-file/companion-missing' || code === 'mesh/looks-missing' ? [String(fill.file)] : [],
    );
    let found = false;
    for (const name of missing) {
      if (asked.has(name)) continue;
      asked.add(name);
      const companion = await bring(name);
      if (!companion) continue;
      companions[name] = companion;
      found = true;
    }
    if (!found) return reading;
  }
}

/** Archives in archives stay shut: there is no end to them. */
const IN_ARCHIVES: MeshOpener = {
  endings: ALONE.flatMap(({ endings }) => endings),
  read: (bytes, bring) => readWith(ALONE, bytes, bring),
};

/** The meshes in a zip archive, each to be read with what belongs to it there. @faults when the archive is broken, or holds no mesh */
export const openMeshArchive = (bytes: Uint8Array) => meshesInArchive(bytes, IN_ARCHIVES);

async function readArchive(bytes: Uint8Array): Promise<MeshReading> {
  const opened = openMeshArchive(bytes);
  if (!opened.ok) return opened;
  const [only, ...others] = opened.value;
  if (others.length === 0) return only!.read();
  const files = opened.value.slice(0, 8).map(({ name }) => name);
  return fail([{ code: 'mesh-file/several-meshes', where: '', fill: { count: opened.value.length, files: files.join(', ') } }]);
}
