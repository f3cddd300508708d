import { fail } from '../../outcome/result.ts';
import type { Companions, MeshReading } from './imported-mesh.ts';
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

/** Every kind of mesh file, the surest to recognise first. */
export const MESH_IMPORTERS: readonly MeshImporter[] = [
  { name: 'glTF', endings: ['.glb', '.gltf'], recognises: recognisesGltf, read: readGltf },
  { name: 'PLY', endings: ['.ply'], recognises: recognisesPly, read: (bytes) => readPly(bytes) },
  { name: 'OFF', endings: ['.off'], recognises: recognisesOff, read: (bytes) => readOff(bytes) },
  { name: 'MagicaVoxel', endings: ['.vox'], recognises: recognisesVox, read: (bytes) => readVox(bytes) },
  { name: 'STL', endings: ['.stl'], recognises: recognisesStl, read: (bytes) => readStl(bytes) },
  { name: 'OBJ', endings: ['.obj'], recognises: recognisesObj, read: readObj },
];

/**
 * What does this mesh file hold, whatever its name says? `companions` are files that came along with it, by name.
 * @faults when it is empty, of no kind we know, broken, or without a single triangle
 */
export async function readMesh(bytes: Uint8Array, companions: Companions = {}): Promise<MeshReading> {
  if (bytes.length === 0) return fail([{ code: 'mesh-file/empty', where: '', fill: {} }]);
  const importer = MESH_IMPORTERS.find((one) => one.recognises(bytes));
  return importer ? importer.read(bytes, companions) : fail([{ code: 'mesh-file/not-recognised', where: '', fill: {} }]);
}
