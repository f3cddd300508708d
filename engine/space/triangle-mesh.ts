import type { MeshHash } from '../identity/ids.ts';

/** A run of triangles of a mesh that belong together (a node or named object of the file it came from). */
export interface MeshGroup {
  readonly name: string;
  /** Index of the first triangle. */
  readonly first: number;
  readonly count: number;
}

/**
 * Triangles and nothing else: what stands between a file format, the geometry and the renderer.
 * @unit millimetres @frame y up @shape `positions` holds x, y, z per vertex; `triangles` holds three vertex indices per triangle, wound
 * anticlockwise as seen from outside; `groups` covers all triangles once, in order
 */
export interface TriangleMesh {
  readonly positions: Float64Array;
  readonly triangles: Uint32Array;
  readonly groups: readonly MeshGroup[];
}

/** The imported meshes that boards refer to, kept beside them under the hash of their content. */
export type MeshLibrary = ReadonlyMap<MeshHash, TriangleMesh>;
