import type { Board } from '../../board/board.ts';
import type { TerrainPiece } from '../../board/terrain-piece.ts';
import { liesIn } from '../../geometry/cover/plan-shape.ts';
import type { PieceId } from '../../identity/ids.ts';
import { frameOfPose, outOfFrame } from '../../space/frame.ts';
import type { PlanPolygon } from '../../space/polygon.ts';
import type { Millimetres, Radians } from '../../space/quantity.ts';
import type { MeshLibrary } from '../../space/triangle-mesh.ts';
import { gapOfSurfaces } from '../surfaces/nearest-surface.ts';
import { bodiesOf, bodyOfPiece } from '../surfaces/piece-bodies.ts';

/** One small thing that could be done to a table before the battle. */
export type SmallChange =
  | { readonly kind: 'turn'; readonly piece: PieceId; readonly by: Radians }
  | { readonly kind: 'shift'; readonly piece: PieceId; readonly x: Millimetres; readonly z: Millimetres }
  | { readonly kind: 'swap'; readonly piece: PieceId; readonly other: PieceId };

const TURNS: readonly Radians[] = [15, -15, 30, -30, 45, -45, 90].map((degrees) => (degrees * Math.PI) / 180);
const SHIFTS: readonly Millimetres[] = [25, 50, 100];
/** What touches is not in the way. */
const APART: Millimetres = 0.01;

/** Every small change of a table that may be made: turns, shifts and swaps of pieces. @cost one for each piece, and one for each pair */
export function smallChanges(board: Board): readonly SmallChange[] {
  const ids = Object.keys(board.pieces).sort();
  const alone = ids.flatMap((piece): readonly SmallChange[] => [
    ...TURNS.map((by): SmallChange => ({ kind: 'turn', piece, by })),
    ...SHIFTS.flatMap((far): readonly SmallChange[] => [
      { kind: 'shift', piece, x: far, z: 0 },
      { kind: 'shift', piece, x: -far, z: 0 },
      { kind: 'shift', piece, x: 0, z: far },
      { kind: 'shift', piece, x: 0, z: -far },
    ]),
  ]);
  const pairs = ids.flatMap((piece, i) => ids.slice(i + 1).map((other): SmallChange => ({ kind: 'swap', piece, other })));
  return [...alone, ...pairs];
}

/** The table after a change. */
export function withChange(board: Board, change: SmallChange): Board {
  const piece = board.pieces[change.piece]!;
  const { at, facing } = piece.pose;
  const moved = (pieces: readonly TerrainPiece[]): Board => ({
    ...board,
    pieces: { ...board.pieces, ...Object.fromEntries(pieces.map((one) => [one.id, one])) },
  });
  if (change.kind === 'turn') return moved([{ ...piece, pose: { at, facing: facing + change.by } }]);
  if (change.kind === 'shift')
    return moved([{ ...piece, pose: { at: { ...at, x: at.x + change.x, z: at.z + change.z }, facing } }]);
  const other = board.pieces[change.other]!;
  return moved([
    { ...piece, pose: { ...piece.pose, at: { ...other.pose.at, y: at.y } } },
    { ...other, pose: { ...other.pose, at: { ...at, y: other.pose.at.y } } },
  ]);
}

/**
 * Opens the question which changes are legal on a table: nothing that is moved hangs over its edge, stands on anything or carries anything, reaches into a piece that it did
 * not reach into before, or stands where a model stands.
 */
export function openLegality(board: Board, meshes: MeshLibrary): (change: SmallChange) => boolean {
  const bodies = new Map(bodiesOf(board, meshes).map((body) => [body.piece.id, body]));
  const near = (a: PieceId, b: PieceId) => gapOfSurfaces(bodies.get(a)!.surface, bodies.get(b)!.surface, APART, APART).one >= 0;
  const touching = new Map<PieceId, ReadonlySet<PieceId>>();
  const touched = (piece: PieceId): ReadonlySet<PieceId> => {
    const known = touching.get(piece) ?? new Set([...bodies.keys()].filter((other) => other !== piece && near(piece, other)));
    touching.set(piece, known);
    return known;
  };
  return (change) => {
    const ids = change.kind === 'swap' ? [change.piece, change.other] : [change.piece];
    if (ids.some((id) => Math.abs(board.pieces[id]!.pose.at.y) > APART || touched(id).size > 0)) return false;
    const after = withChange(board, change);
    const models = Object.values(board.models).map(({ pose }) => pose.at);
    return ids.every((id) => {
      const piece = after.pieces[id]!;
      const outlines = outlinesOf(piece);
      const { width, depth } = board.size;
      if (outlines.flat().some(({ x, z }) => Math.abs(x) > width / 2 || Math.abs(z) > depth / 2)) return false;
      if (models.some((at) => outlines.some((outline) => liesIn(outline, at)))) return false;
      if (models.some((at) => outlinesOf(board.pieces[id]!).some((outline) => liesIn(outline, at)))) return false;
      const { surface } = bodyOfPiece(piece, meshes);
      return [...bodies.keys()].every((other) => {
        if (other === id) return true;
        const beside = ids.includes(other) ? bodyOfPiece(after.pieces[other]!, meshes) : bodies.get(other)!;
        return gapOfSurfaces(surface, beside.surface, APART, APART).one < 0;
      });
    });
  };
}

function outlinesOf(piece: TerrainPiece): readonly PlanPolygon[] {
  const frame = frameOfPose(piece.pose, piece.mirrored);
  return piece.footprint.map((polygon) => polygon.map(({ x, z }) => outOfFrame(frame, { x, y: 0, z })));
}
