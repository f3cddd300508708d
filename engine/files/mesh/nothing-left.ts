import type { Fault } from '../../outcome/fault.ts';
import type { ImportedMesh, MeshFaultCode } from './imported-mesh.ts';

/** Why a mesh that could be read cannot be put on a table: none of its triangles has three places for corners, and an area. */
export const nothingLeft = ({ triangles }: ImportedMesh): Fault<MeshFaultCode> => ({
  code: 'mesh-file/nothing-left',
  where: '',
  fill: { count: triangles.length / 3 },
});
