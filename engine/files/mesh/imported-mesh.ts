import type { Fault, WithFaults } from '../../outcome/fault.ts';
import type { Result } from '../../outcome/result.ts';
import type { MeshGroup } from '../../space/triangle-mesh.ts';
import type { LengthUnit } from './length-unit.ts';

/** Everything that keeps a mesh file from being read. */
export const MESH_FAULT_CODES = [
  'mesh-file/empty',
  'mesh-file/not-recognised',
  'mesh-file/cut-short',
  'mesh-file/no-triangles',
  'mesh-file/nothing-left',
  'mesh-file/too-large',
  'mesh-file/bad-line',
  'mesh-file/many-bad-lines',
  'mesh-file/not-json',
  'mesh-file/gltf-version',
  'mesh-file/gltf-field',
  'mesh-file/gltf-reference',
  'mesh-file/gltf-data-outside',
  'mesh-file/gltf-unreadable',
  'mesh-file/companion-missing',
  'mesh-file/companion-short',
  'mesh-file/needs-extension',
  'mesh-file/nodes-in-a-circle',
  'mesh-file/vox-chunk',
  'mesh-file/xml-broken',
  'mesh-file/xml-doctype',
  'mesh-file/needs-3mf-extension',
  'mesh-file/only-beams',
  'mesh-file/archive-damaged',
  'mesh-file/archive-locked',
  'mesh-file/archive-method',
  'mesh-file/archive-without-mesh',
  'mesh-file/several-meshes',
  'mesh-file/swells',
] as const;
export type MeshFaultCode = (typeof MESH_FAULT_CODES)[number];

/** What was set right or left out on the way, so that the mesh could be read all the same. */
export const MESH_NOTICE_CODES = [
  'mesh/bad-lines-left-out',
  'mesh/more-bad-lines-left-out',
  'mesh/end-missing',
  'mesh/extra-bytes',
  'mesh/corners-unknown',
  'mesh/faces-unknown',
  'mesh/looks-missing',
  'mesh/numbers-unreadable',
  'mesh/beams-left-out',
  'mesh/supports-left-out',
  'mesh/voxels-outside',
  'mesh/hidden-left-out',
  'mesh/frames-left-out',
  'mesh/not-triangles',
  'mesh/weights-unusable',
  'mesh/extension-ignored',
  'mesh/not-finite',
  'mesh/degenerate',
  'mesh/duplicate',
  'mesh/moved-from-afar',
  'mesh/not-closed',
  'mesh/faces-turned',
  'mesh/pieces-turned',
  'mesh/faces-flipped',
  'mesh/edges-shared-by-many',
  'mesh/simplified',
] as const;
export type MeshNoticeCode = (typeof MESH_NOTICE_CODES)[number];

/** How a mesh can be written down. */
export const MESH_FILE_KINDS = [
  'stl-text',
  'stl-binary',
  'glb',
  'gltf',
  'obj',
  'ply-text',
  'ply-binary',
  'off',
  'vox',
  '3mf',
] as const;
export type MeshFileKind = (typeof MESH_FILE_KINDS)[number];

/**
 * What a mesh file held, as it was drawn, in the units and axes of the file.
 * @shape as `TriangleMesh`, except that numbers may be infinite or none and that corners of equal place are not joined yet
 */
export interface ImportedMesh {
  readonly kind: MeshFileKind;
  readonly positions: Float64Array;
  readonly triangles: Uint32Array;
  readonly groups: readonly MeshGroup[];
  /** The unit that the file states; none where its kind states none. */
  readonly unit?: LengthUnit;
  /** It was made of one of so many triangles; no point of either is farther from the other one than the bound, in the unit of the file. */
  readonly simplified?: { readonly from: number; readonly bound: number };
}

/** One thing that was set right or left out. */
export type MeshNotice = Fault<MeshNoticeCode>;
/** What reading a mesh file comes to: the mesh and what was set right, or what keeps it from being read. */
export type MeshReading = Result<WithFaults<ImportedMesh, MeshNoticeCode>, readonly Fault<MeshFaultCode>[]>;

/** Files that came along with the one that is read, by the name that it calls them by. */
export type Companions = Readonly<Record<string, Uint8Array>>;

/** More triangles than any tabletop piece needs; larger files are for a later reader that works in steps. */
export const MOST_TRIANGLES = 10_000_000;
