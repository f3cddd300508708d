import { FOREIGN_BOARD_ENDINGS, MESH_IMPORTERS, type MeshReading, ROSTER_ENDINGS, readMeshWith } from '../../../engine/index.ts';

/** A mesh file with the files that were given together with it: some kinds keep their numbers in another file beside them. */
export interface MeshFiles {
  readonly mesh: File;
  readonly beside: readonly File[];
}

const ENDINGS = MESH_IMPORTERS.flatMap(({ endings }) => endings);
/** What a file dialog offers: meshes and what may belong to them, maps, army lists. */
export const IMPORT_ENDINGS: readonly string[] = [...new Set([...ENDINGS, '.bin', ...FOREIGN_BOARD_ENDINGS, ...ROSTER_ENDINGS])];

export const isCalledMesh = ({ name }: File): boolean => ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));

/** Every mesh among files that were given together. Where none is called one, the first is tried: the reader judges by what is in it. */
export function meshesAmong(files: readonly File[]): readonly MeshFiles[] {
  const called = files.filter(isCalledMesh);
  const meshes = called.length > 0 ? called : files.slice(0, 1);
  const beside = files.filter((file) => !meshes.includes(file));
  return meshes.map((mesh) => ({ mesh, beside }));
}

export const lacksCompanion = (faults: readonly { readonly code: string }[]): boolean =>
  faults.some(({ code }) => code === 'mesh-file/companion-missing');

/** The mesh that these files hold. Of what lies beside it only that is read which it turns out to name: buffers, colours, pictures. */
export async function readMeshFiles({ mesh, beside }: MeshFiles): Promise<MeshReading> {
  return readMeshWith(await bytesOf(mesh), async (name) => {
    const found = companionAmong(beside, name);
    return found ? bytesOf(found) : null;
  });
}

const bytesOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

/** The file beside a mesh that it calls by this name, capitals and folders left aside. */
export function companionAmong(beside: readonly File[], name: string): File | null {
  const plain = (path: string): string => (path.split(/[\\/]/).at(-1) ?? '').toLowerCase();
  return beside.find((file) => plain(file.name) === plain(unescaped(name))) ?? null;
}

/** A name as a file has it: glTF writes blanks as %20. */
function unescaped(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The folder that a file was given in, where the browser tells it. */
export const folderOf = ({ webkitRelativePath = '' }: File): string => webkitRelativePath.split('/').slice(0, -1).join('/');
