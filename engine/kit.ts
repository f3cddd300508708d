/** The small door through which terrain kits see the engine: the vocabulary of a piece, and nothing that computes. */
export type { Ladder } from './board/ladder.ts';
export type { Opening, OpeningFrame, OpeningInfill, OpeningKind, OpeningState } from './board/opening.ts';
export type { CoverGrade, HeightCategory, PartCover, TerrainPart, TerrainPiece, TerrainTraits } from './board/terrain-piece.ts';
export type { KitId, LadderId, MaterialId, OpeningId, PartId, PieceId } from './identity/ids.ts';
export type { Fault } from './outcome/fault.ts';
export type { Result } from './outcome/result.ts';
export { fail, succeed } from './outcome/result.ts';
export type { Pose } from './space/frame.ts';
export type { PlanPoint, PlanPolygon } from './space/polygon.ts';
export type { Millimetres, Radians } from './space/quantity.ts';
export type { BoxSolid, PolyhedronSolid, PrismSolid, Solid, Vec2 } from './space/solid.ts';
export type { Vec3 } from './space/vec3.ts';
