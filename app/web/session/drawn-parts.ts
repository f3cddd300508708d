import {
  type MaterialId,
  type MeshHash,
  meshOfSolid,
  type Opening,
  type PartId,
  type TerrainPiece,
  type TriangleMesh,
} from '../../../engine/index.ts';

/** One part of a piece as triangles, in the piece's frame. */
export interface DrawnPart {
  readonly part: PartId;
  readonly material: MaterialId;
  readonly mesh: TriangleMesh;
  /** The opening that this part shuts, if it is a leaf or shutter. */
  readonly shuts: Opening | null;
}

const meshesOfParts = new WeakMap<object, TriangleMesh>();

/** The parts of a piece as the engine's own solids bound them: what is drawn is what every question is answered on. */
export function drawnParts(piece: TerrainPiece, meshes: ReadonlyMap<MeshHash, TriangleMesh>): readonly DrawnPart[] {
  const openings = Object.values(piece.openings);
  return Object.values(piece.parts).map(({ id, solid, material }) => {
    const mesh = meshesOfParts.get(solid) ?? meshOfSolid(solid, meshes);
    meshesOfParts.set(solid, mesh);
    return { part: id, material, mesh, shuts: openings.find((opening) => opening.leaf === id) ?? null };
  });
}
