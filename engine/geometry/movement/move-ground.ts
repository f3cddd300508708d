import type { Board } from '../../board/board.ts';
import type { OpeningKind } from '../../board/opening.ts';
import type { TerrainPiece } from '../../board/terrain-piece.ts';
import type { LadderId, OpeningId, PieceId } from '../../identity/ids.ts';
import { directionOutOfFrame, frameOfPose, outOfFrame } from '../../space/frame.ts';
import type { PlanPolygon } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { cross, type Vec3 } from '../../space/vec3.ts';
import { footprintOf } from '../measure/footprint-of-piece.ts';
import type { Scene } from '../mesh/scene.ts';
import type { Carrier } from '../movement-queries.ts';
import type { Source } from '../queries.ts';
import { type NarrowPassage, slopingPassages } from './narrow-passages.ts';
import type { NearTriangles } from './near-triangles.ts';
import { slopeOfStairs } from './stairs-slope.ts';

/** What a solid of the board is to those who move over it. */
export interface GroundSolid {
  readonly source: Source;
  readonly closed: boolean;
  /** One may stand on its upper faces. */
  readonly standable: boolean;
  /** The piece it is of; null for a model. */
  readonly piece: TerrainPiece | null;
  /** The opening that it shuts now. */
  readonly shuts: OpeningId | null;
  /** It is walked as a slope, and `slopes` holds that slope. */
  readonly isStairs: boolean;
}

/** A piece whose footprint says what the going is like. */
export interface GroundArea {
  readonly piece: TerrainPiece;
  readonly footprint: readonly PlanPolygon[];
  /** Nothing that stands higher is in it. */
  readonly top: Millimetres;
}

/** An opening as it lies on the board. */
export interface GroundOpening {
  readonly piece: PieceId;
  readonly opening: OpeningId;
  readonly kind: OpeningKind;
  /** Not shut, and with nothing in it. */
  readonly free: boolean;
  /** A part of the board shuts it. */
  readonly hasLeaf: boolean;
  readonly centre: Vec3;
  readonly across: Vec3;
  readonly through: Vec3;
  readonly up: Vec3;
  readonly width: Millimetres;
  readonly height: Millimetres;
  readonly thickness: Millimetres;
}

export interface GroundLadder {
  readonly piece: PieceId;
  readonly ladder: LadderId;
  readonly foot: Vec3;
  readonly head: Vec3;
}

/** A board made ready for those who move over it: what a thousand stretches ask for again and again. @frame board */
export interface MoveGround {
  readonly board: Board;
  readonly scene: Scene;
  /** All triangles that can matter, gathered once; null where each question gathers its own from the scene. */
  readonly near: NearTriangles | null;
  /** Those of the scene, and after them the slopes of stairs. */
  readonly solids: readonly GroundSolid[];
  /** The corners of the triangles of each slope, nine numbers each. */
  readonly slopes: readonly {
    readonly solid: number;
    readonly triangles: Float64Array;
    readonly min: Vec3;
    readonly max: Vec3;
  }[];
  readonly areas: readonly GroundArea[];
  /** Flights of stairs and ramps. */
  readonly passages: readonly NarrowPassage[];
  readonly openings: readonly GroundOpening[];
  readonly ladders: readonly GroundLadder[];
}

/** The table has no solid; it is called by this number where solids are. */
export const TABLE = -1;

const ON_TABLE: Carrier = { kind: 'table' };

export const carrierOf = (ground: MoveGround, solid: number): Carrier =>
  solid === TABLE ? ON_TABLE : ground.solids[solid]!.source;

/** @cost linear in the solids of the board, and in the triangles of its stairs */
export function prepareMoveGround(board: Board, scene: Scene): MoveGround {
  const shutBy = leavesThatShut(board);
  const solids: GroundSolid[] = scene.solids.map(({ source, closed }) => {
    const piece = source.kind === 'part' ? (board.pieces[source.piece] ?? null) : null;
    const part = source.kind === 'part' ? piece?.parts[source.part] : undefined;
    return {
      source,
      closed,
      standable: part?.standable ?? false,
      piece,
      shuts: source.kind === 'part' ? (shutBy.get(`${source.piece}/${source.part}`) ?? null) : null,
      isStairs: part?.stairs ?? false,
    };
  });
  const slopes: MoveGround['slopes'][number][] = [];
  const own = solids.length;
  for (let i = 0; i < own; i++) {
    const solid = solids[i]!;
    if (!solid.isStairs) continue;
    const slope = slopeOfStairs(scene, i);
    if (!slope) {
      solids[i] = { ...solid, isStairs: false };
      continue;
    }
    slopes.push({ solid: solids.length, ...slope });
    solids.push({ ...solid, isStairs: false, closed: true });
  }
  const pieces = Object.values(board.pieces).sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    board,
    scene,
    near: null,
    solids,
    slopes,
    areas: pieces.filter(countsByFootprint).map((piece) => ({ piece, footprint: footprintOf(piece), top: topOf(scene, piece) })),
    passages: [...slopes.flatMap(({ triangles }) => slopingPassages(triangles)), ...slopingPassagesOfRamps(scene, solids)],
    openings: pieces.flatMap(openingsOf),
    ladders: pieces.flatMap(laddersOf),
  };
}

/** Those of parts that are made of one profile, as ramps are; what has been scanned or heaped up has slopes without number. */
function slopingPassagesOfRamps(scene: Scene, solids: readonly GroundSolid[]): readonly NarrowPassage[] {
  const corners = new Map<number, number[]>();
  const isRamp = solids.map(({ source, piece, standable, isStairs }) => {
    const part = source.kind === 'part' ? piece?.parts[source.part] : undefined;
    return standable && !isStairs && part?.solid.kind === 'prism';
  });
  scene.gather(
    [],
    (_, index) => isRamp[index]!,
    (c, solid) => {
      const own = corners.get(solid) ?? [];
      corners.set(solid, own);
      for (let i = 0; i < 9; i++) own.push(c[i]!);
    },
  );
  return [...corners.values()].flatMap((own) => slopingPassages(Float64Array.from(own)));
}

function countsByFootprint({ traits, parts }: TerrainPiece): boolean {
  const counts = traits.difficult !== null || traits.dangerous || traits.impassable || traits.road === true;
  return counts && (traits.area || Object.keys(parts).length === 0);
}

/** Above everything where a piece has no solids: it is ground and nothing else. */
function topOf(scene: Scene, piece: TerrainPiece): Millimetres {
  let top = -Infinity;
  scene.solids.forEach(({ source }, i) => {
    if (source.kind === 'part' && source.piece === piece.id) top = Math.max(top, scene.boundsOf(i).max.y);
  });
  return top === -Infinity ? piece.pose.at.y : top;
}

function leavesThatShut(board: Board): ReadonlyMap<string, OpeningId> {
  const found = new Map<string, OpeningId>();
  for (const piece of Object.values(board.pieces)) {
    for (const { id, leaf, state } of Object.values(piece.openings)) {
      if (leaf !== null && (state === 'closed' || state === 'locked')) found.set(`${piece.id}/${leaf}`, id);
    }
  }
  return found;
}

function openingsOf(piece: TerrainPiece): GroundOpening[] {
  const frame = frameOfPose(piece.pose, piece.mirrored);
  return Object.values(piece.openings)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, kind, state, infill, leaf, frame: own }) => {
      const free = state === 'open' || (state === 'always-open' && infill === 'nothing');
      return {
        piece: piece.id,
        opening: id,
        kind,
        free,
        hasLeaf: leaf !== null,
        centre: outOfFrame(frame, own.centre),
        across: directionOutOfFrame(frame, own.across),
        through: directionOutOfFrame(frame, own.through),
        up: directionOutOfFrame(frame, cross(own.through, own.across)),
        width: own.width,
        height: own.height,
        thickness: own.thickness,
      };
    });
}

function laddersOf(piece: TerrainPiece): GroundLadder[] {
  const frame = frameOfPose(piece.pose, piece.mirrored);
  return Object.values(piece.ladders)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, foot, head }) => ({
      piece: piece.id,
      ladder: id,
      foot: outOfFrame(frame, foot),
      head: outOfFrame(frame, head),
    }));
}
