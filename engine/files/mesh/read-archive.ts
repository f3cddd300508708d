import type { Fault } from '../../outcome/fault.ts';
import { fail, type Result, succeed } from '../../outcome/result.ts';
import { type ArchivedFile, isArchive, openArchive } from './archive.ts';
import { isNamed } from './companion-named.ts';
import type { MeshFaultCode, MeshReading } from './imported-mesh.ts';

/** A mesh in an archive that may hold several. */
export interface ArchivedMesh {
  /** Its name in the archive, folders included. */
  readonly name: string;
  /** Reads it together with what belongs to it in the archive. */
  read(): Promise<MeshReading>;
}

/** What can be read: how it is done is told by whoever knows all kinds of mesh files. */
export interface MeshOpener {
  /** Endings of mesh files that may lie in an archive. */
  readonly endings: readonly string[];
  read(bytes: Uint8Array, bring: (name: string) => Promise<Uint8Array | null>): Promise<MeshReading>;
}

/** Pictures decide no shape: that they are there is enough. */
const PICTURE = /\.(?:png|jpe?g|webp|bmp|tga|tiff?|gif|dds|ktx2?|hdr|exr)$/i;

/** The meshes in an archive, by name. @faults when the archive is broken, or holds no mesh */
export function meshesInArchive(
  bytes: Uint8Array,
  opener: MeshOpener,
): Result<readonly ArchivedMesh[], readonly Fault<MeshFaultCode>[]> {
  if (!isArchive(bytes)) return fail([{ code: 'mesh-file/not-recognised', where: '', fill: {} }]);
  const opened = openArchive(bytes);
  if (!opened.ok) return opened;
  const files = opened.value;
  const meshes = files.filter(({ name }) => opener.endings.some((ending) => name.toLowerCase().endsWith(ending)));
  if (meshes.length === 0) {
    const held = files.slice(0, 3).map(({ name }) => name);
    return fail([{ code: 'mesh-file/archive-without-mesh', where: '', fill: { count: files.length, files: held.join(', ') } }]);
  }
  return succeed(meshes.map((file) => ({ name: file.name, read: () => readFrom(files, file, opener) })));
}

async function readFrom(files: readonly ArchivedFile[], file: ArchivedFile, opener: MeshOpener): Promise<MeshReading> {
  const unpacked = file.unpack();
  if (!unpacked.ok) return unpacked;
  let broken: readonly Fault<MeshFaultCode>[] = [];
  const reading = await opener.read(unpacked.value, async (name) => {
    const found = companionIn(files, file.name, name);
    if (!found) return null;
    if (PICTURE.test(found.name)) return new Uint8Array(0);
    const bytes = found.unpack();
    if (bytes.ok) return bytes.value;
    broken = [...broken, ...bytes.problem];
    return null;
  });
  return reading.ok ? reading : fail([...broken, ...reading.problem]);
}

/** The file of an archive that a mesh calls by this name: beside it before anywhere else. */
function companionIn(files: readonly ArchivedFile[], mesh: string, name: string): ArchivedFile | null {
  const folder = mesh.slice(0, mesh.lastIndexOf('/') + 1);
  const beside = files.filter((one) => one.name.startsWith(folder));
  return beside.find((one) => isNamed(one.name, name)) ?? files.find((one) => isNamed(one.name, name)) ?? null;
}
