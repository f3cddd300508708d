import type { Board } from '../../board/board.ts';
import type { TerrainPiece } from '../../board/terrain-piece.ts';
import { meshOfSolid } from '../../geometry/mesh/solid-mesh.ts';
import { weldVertices } from '../../geometry/mesh/weld-vertices.ts';
import type { PartId } from '../../identity/ids.ts';
import { frameOfPose, outOfFrame } from '../../space/frame.ts';
import { findMeshEdges, type MeshEdges } from '../../space/mesh-edges.ts';
import type { MeshLibrary, TriangleMesh } from '../../space/triangle-mesh.ts';
import type { Vec3 } from '../../space/vec3.ts';
import { joined, type Surface, soupOf, surfaceOf } from './surface.ts';

/** One part of a piece as it stands on the table. @frame board */
export interface PartBody {
  readonly part: PartId;
  /** Its triangles, corners of equal place joined, wound anticlockwise as seen from outside. */
  readonly mesh: TriangleMesh;
  readonly edges: MeshEdges;
  readonly surface: Surface;
}

/** A piece as it stands on the table. @frame board */
export interface PieceBody {
  readonly piece: TerrainPiece;
  readonly parts: readonly PartBody[];
  /** All parts together. */
  readonly surface: Surface;
}

/** All pieces of a board, by their ids. @breaks a part is made of a mesh that `meshes` does not hold @cost linear in the triangles of the board */
export function bodiesOf(board: Board, meshes: MeshLibrary): readonly PieceBody[] {
  return Object.values(board.pieces)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((piece) => bodyOfPiece(piece, meshes));
}

/** One piece as it stands. @breaks as `bodiesOf` */
export function bodyOfPiece(piece: TerrainPiece, meshes: MeshLibrary): PieceBody {
  const frame = frameOfPose(piece.pose, piece.mirrored);
  const parts = Object.values(piece.parts)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, solid }): PartBody => {
      const mesh = weldedAndPlaced(meshOfSolid(solid, meshes), (p) => outOfFrame(frame, p), piece.mirrored);
      return { part: id, mesh, edges: findMeshEdges(mesh), surface: surfaceOf(soupOf(mesh)) };
    });
  return { piece, parts, surface: surfaceOf(joined(parts.map(({ mesh }) => soupOf(mesh)))) };
}

function weldedAndPlaced(
  { positions, triangles, groups }: TriangleMesh,
  place: (p: Vec3) => Vec3,
  turned: boolean,
): TriangleMesh {
  const first = weldVertices(positions);
  const placed = new Float64Array(positions.length);
  for (let v = 0; v < placed.length; v += 3) {
    const { x, y, z } = place({ x: positions[v]!, y: positions[v + 1]!, z: positions[v + 2]! });
    placed[v] = x;
    placed[v + 1] = y;
    placed[v + 2] = z;
  }
  const corners = new Uint32Array(triangles.length);
  for (let t = 0; t < triangles.length; t += 3) {
    corners[t] = first[triangles[t]!]!;
    corners[t + 1] = first[triangles[turned ? t + 2 : t + 1]!]!;
    corners[t + 2] = first[triangles[turned ? t + 1 : t + 2]!]!;
  }
  return { positions: placed, triangles: corners, groups };
}
