import { asName } from '../../board/longest-name.ts';
import type { PieceOrigin, TerrainPiece } from '../../board/terrain-piece.ts';
import type { MeshHash, PieceId } from '../../identity/ids.ts';
import { directionOutOfFrame, frameOfPose } from '../../space/frame.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import { pieceFromMesh } from '../mesh/as-terrain.ts';
import { idFromName } from '../mesh/id-from-name.ts';
import { MILLIMETRES_IN } from '../mesh/length-unit.ts';
import { placeMesh } from '../mesh/tidy-mesh.ts';
import { hashMesh } from '../mesh-hash.ts';
import type { BoardWishes } from './board-wishes.ts';
import type { ForeignScale, ForeignThing, ThingsOnATable } from './foreign-board.ts';
import { PLAIN, partOf, upright } from './upright.ts';

/** A table is never smaller than this, and reaches this far beyond what lies on it. */
const LEAST_TABLE: Millimetres = 600;
const MARGIN: Millimetres = 100;

/** Lays out what lay on a virtual table: around the middle of our own, each thing with its mesh, or a block in its place. */
export function layOutThings({ things }: ThingsOnATable, scale: ForeignScale, wishes: BoardWishes) {
  const reach = (axis: 'x' | 'z') => {
    const all = things.map(({ at }) => at[axis]);
    const [least, most] = [Math.min(...all), Math.max(...all)];
    return { middle: (least + most) / 2, length: Math.max(LEAST_TABLE, Math.ceil((most - least + 2 * MARGIN) / 10) * 10) };
  };
  const x = reach('x');
  const z = reach('z');
  const pieces: Record<PieceId, TerrainPiece> = {};
  const meshes = new Map<MeshHash, TriangleMesh>();
  for (const thing of things) {
    const id = idFromName(thing.name, 'piece', new Set(Object.keys(pieces)));
    const at = { x: thing.at.x - x.middle, z: thing.at.z - z.middle };
    const placed = thing.mesh ? withItsMesh(thing, id, at, wishes, meshes) : null;
    pieces[id] = placed ?? blockInPlaceOf(thing, id, at, scale, wishes);
  }
  return { pieces, meshes, size: { width: x.length, depth: z.length } };
}

const traitsOf = ({ area, heightCategory }: ForeignThing) => ({ ...PLAIN, area, heightCategory });
const coverOf = ({ cover }: ForeignThing) => ({ grade: cover, concealOnly: false, closeRangeProof: false });

/** The piece that a thing's own mesh makes. Null when nothing of the mesh is left. */
function withItsMesh(
  thing: ForeignThing,
  id: PieceId,
  at: PlanPoint,
  { fileName, author, licence }: BoardWishes,
  meshes: Map<MeshHash, TriangleMesh>,
): TerrainPiece | null {
  const { scale } = thing;
  const sized = thing.mesh!.positions.map((value, i) => value * [scale.x, scale.y, scale.z][i % 3]!);
  const placed = placeMesh({ ...thing.mesh!, positions: sized }, { unit: 'inch', scale: 1, up: 'y', turn: 0, centre: 'plan' });
  if (!placed) return null;
  const hash = hashMesh(placed.mesh);
  meshes.set(hash, placed.mesh);
  const frame = frameOfPose({ at: { x: at.x, y: 0, z: at.z }, facing: thing.facing });
  // The mesh was moved to stand on the middle of its own plan; the thing turns about where the file has its origin.
  const { x, z } = placed.report.movedBy;
  const moved = directionOutOfFrame(frame, { x: x * MILLIMETRES_IN.inch, y: 0, z: z * MILLIMETRES_IN.inch });
  return pieceFromMesh(placed.mesh, hash, {
    id,
    name: thing.name,
    credits: { fileName, author, licence },
    pose: { at: { x: at.x + moved.x, y: 0, z: at.z + moved.z }, facing: thing.facing },
    cover: coverOf(thing),
    traits: traitsOf(thing),
  });
}

/** A plain block where nobody knows the shape. */
function blockInPlaceOf(
  thing: ForeignThing,
  id: PieceId,
  at: PlanPoint,
  { block, wallHeight }: ForeignScale,
  { fileName, author, licence }: BoardWishes,
): TerrainPiece {
  const half = { x: (block * thing.scale.x) / 2, z: (block * thing.scale.z) / 2 };
  const outline = [
    { x: -half.x, z: -half.z },
    { x: half.x, z: -half.z },
    { x: half.x, z: half.z },
    { x: -half.x, z: half.z },
  ];
  const solid = upright(outline, 0, wallHeight * thing.scale.y);
  const made: PieceOrigin = { by: 'map', fileName, author, licence };
  return {
    id,
    name: asName(thing.name),
    pose: { at: { x: at.x, y: 0, z: at.z }, facing: thing.facing },
    mirrored: false,
    made,
    parts: { block: partOf('block', solid, 'concrete', true, coverOf(thing)) },
    openings: {},
    ladders: {},
    footprint: [outline],
    traits: traitsOf(thing),
  };
}
