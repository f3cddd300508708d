import type { Board } from '../../board/board.ts';
import type { ObjectiveId, PieceId, ZoneId } from '../../identity/ids.ts';
import type { Share } from '../../space/quantity.ts';
import type { MeshLibrary } from '../../space/triangle-mesh.ts';
import { bodiesOf, type PieceBody } from '../surfaces/piece-bodies.ts';
import type { Alignment } from './align-shapes.ts';
import { type AlteredPair, findAltered } from './altered-pieces.ts';
import { type BoardMap, mapped, mapsOf } from './board-map.ts';
import { pairShapes } from './pair-shapes.ts';
import { type PlacedShape, shapeOf } from './placed-shape.ts';
import type { DistanceBounds } from './surface-residual.ts';
import { unmatchedObjectives, unmatchedZones } from './unmatched-marks.ts';

/** A piece that stands where the map puts another, or itself. */
export interface MatchedPair {
  readonly piece: PieceId;
  /** The piece itself where it lies across the middle. */
  readonly counterpart: PieceId;
  /** The largest distance of the two surfaces. */
  readonly residual: DistanceBounds;
}

/** A piece of the same shape as another that stands beside the place that the map gives it: it would have to be moved back by so much. */
export interface MovedPair extends Alignment {
  readonly piece: PieceId;
  readonly counterpart: PieceId;
}

/** How well a table is the same for both sides under one map. */
export interface SymmetryFinding {
  readonly map: BoardMap;
  /** Share of all terrain, by surface, that is matched in its place; 1 for a table without terrain. */
  readonly share: Share;
  /** Of a turn by a quarter every piece is put on another, so that there are as many pairs as pieces. */
  readonly matched: readonly MatchedPair[];
  readonly moved: readonly MovedPair[];
  /** Pieces that stand where the map puts one that is of the same parts, but for some. */
  readonly altered: readonly AlteredPair[];
  /** Pieces that have no counterpart of their shape near their place. */
  readonly alone: readonly PieceId[];
  readonly zones: readonly ZoneId[];
  readonly objectives: readonly ObjectiveId[];
}

/**
 * Is the table the same for its sides? Its terrain itself is compared, surface against surface, under each of the maps that take it onto itself; the best comes first. Pieces need
 * not be of the same kit, or cut into the same triangles. `zones` and `objectives` are the marks that have no counterpart.
 * @breaks a part is made of a mesh that `meshes` does not hold
 * @cost pairs of pieces of one size, each linear in its triangles
 */
export function findSymmetry(board: Board, meshes: MeshLibrary): readonly SymmetryFinding[] {
  const placed = bodiesOf(board, meshes).flatMap((body): readonly Placed[] => {
    const shape = shapeOf(body.surface);
    return shape ? [{ body, shape }] : [];
  });
  const findings = mapsOf(board).map((map) => symmetryUnder(map, board, placed));
  return findings.sort((a, b) => b.share - a.share || nearness(b) - nearness(a));
}

const nearness = ({ moved, altered, alone }: SymmetryFinding): number => {
  const near = moved.length + altered.length;
  return near / (1 + near + alone.length);
};

interface Placed {
  readonly body: PieceBody;
  readonly shape: PlacedShape;
}

function symmetryUnder(map: BoardMap, board: Board, placed: readonly Placed[]): SymmetryFinding {
  const { matched, moved, inPlace, alone } = pairShapes(
    map,
    placed.map(({ shape }) => shape),
  );
  const idOf = (i: number): PieceId => placed[i]!.body.piece.id;
  const altered = findAltered(
    map,
    alone.map((i) => placed[i]!.body),
  );
  const isAltered = new Set(altered.flatMap(({ piece, counterpart }) => [piece, counterpart]));
  const whole = placed.reduce((sum, { shape }) => sum + shape.area, 0);
  const there = placed.reduce((sum, { shape }, i) => sum + shape.area * inPlace[i]!, 0);
  return {
    map,
    share: whole > 0 ? Math.min(1, there / whole) : 1,
    matched: matched.map(({ one, other, residual }) => ({ piece: idOf(one), counterpart: idOf(other), residual })),
    moved: moved.map(({ one, other, by }) => ({ piece: idOf(one), counterpart: idOf(other), ...by })),
    altered,
    alone: alone.map(idOf).filter((id) => !isAltered.has(id)),
    zones: unmatchedZones(board, (point) => mapped(map, point)),
    objectives: unmatchedObjectives(board, (point) => mapped(map, point)),
  };
}
