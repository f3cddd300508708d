import {
  type Board,
  type BoardWithMeshes,
  type ExportedPart,
  frameOfPose,
  type MeshHash,
  meshOfSolid,
  outOfFrame,
  type TerrainPiece,
  type TriangleMesh,
  withLightSculpts,
  write3mf,
  writeBoardFile,
  writeGlb,
  writeStl,
  writeUniversalVtt,
} from '../../engine/index.ts';

/** The forms in which a board can be handed on: its terrain to other programs, or all of it as a board file without anybody's sculpts. */
export const EXPORT_KINDS = ['glb', '3mf', 'stl', 'uvtt', 'json'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** What was written, and how much of the board a map of lines has no word for. */
export interface Exported {
  readonly bytes: Uint8Array;
  readonly parts: number;
  readonly leftOut: number;
}

/** Side of a square of a map, where nobody says otherwise: an inch, as battle maps are printed. @unit millimetres */
export const USUAL_SQUARE = 25.4;

/** Every part of these pieces as triangles where it stands on the board; leaves that stand open are out of the way. */
export function exportedParts(
  pieces: readonly TerrainPiece[],
  meshes: ReadonlyMap<MeshHash, TriangleMesh>,
): readonly ExportedPart[] {
  return pieces.flatMap((piece) => {
    const frame = frameOfPose(piece.pose, piece.mirrored);
    const openings = Object.values(piece.openings);
    const isOpen = (part: string) =>
      openings.some(({ leaf, state }) => leaf === part && (state === 'open' || state === 'always-open'));
    const credits =
      piece.made.by === 'kit' ? { author: '', licence: '' } : { author: piece.made.author, licence: piece.made.licence };
    return Object.values(piece.parts)
      .filter(({ id }) => !isOpen(id))
      .map(({ id, solid, material, cover, standable }): ExportedPart => {
        const mesh = meshOfSolid(solid, meshes);
        const positions = new Float64Array(mesh.positions.length);
        for (let i = 0; i < positions.length; i += 3) {
          const at = outOfFrame(frame, { x: mesh.positions[i]!, y: mesh.positions[i + 1]!, z: mesh.positions[i + 2]! });
          positions.set([at.x, at.y, at.z], i);
        }
        // A mirrored piece is inside out once it is mirrored, and has to be turned.
        const triangles = piece.mirrored ? turned(mesh.triangles) : mesh.triangles;
        const { heightCategory, area } = piece.traits;
        return {
          piece: piece.name || piece.id,
          part: id,
          mesh: { ...mesh, positions, triangles },
          traits: { material, cover: cover.grade, standable, heightCategory, area, ...credits },
        };
      });
  });
}

function turned(triangles: Uint32Array): Uint32Array {
  const other = triangles.slice();
  for (let i = 0; i < other.length; i += 3) [other[i], other[i + 1]] = [other[i + 1]!, other[i]!];
  return other;
}

/** A board in one of these forms. */
export async function exportBoard(
  { board, meshes }: BoardWithMeshes,
  kind: ExportKind,
  square = USUAL_SQUARE,
): Promise<Exported> {
  if (kind === 'uvtt') {
    const { text, leftOut } = writeUniversalVtt(board, meshes, square);
    return { bytes: new TextEncoder().encode(text), parts: partsOn(board), leftOut };
  }
  if (kind === 'json') {
    const light = withLightSculpts({ board, meshes });
    return { bytes: new TextEncoder().encode(writeBoardFile(light.board, light.meshes)), parts: partsOn(board), leftOut: 0 };
  }
  const parts = exportedParts(Object.values(board.pieces), meshes);
  const { name, author, licence } = board.meta;
  const credits = { name, author, licence };
  const bytes = kind === 'stl' ? writeStl(parts) : kind === '3mf' ? write3mf(parts, credits) : await writeGlb(parts, credits);
  return { bytes, parts: parts.length, leftOut: 0 };
}

const partsOn = ({ pieces }: Board): number =>
  Object.values(pieces).reduce((sum, { parts }) => sum + Object.keys(parts).length, 0);
