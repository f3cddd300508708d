import type { Board } from '../../board/board.ts';
import type { ObjectiveId, PieceId, ZoneId } from '../../identity/ids.ts';
import type { Millimetres, Share } from '../../space/quantity.ts';
import type { MeshLibrary } from '../../space/triangle-mesh.ts';
import { bodiesOf } from '../surfaces/piece-bodies.ts';
import { surfaceOf } from '../surfaces/surface.ts';
import { type Alignment, alignShapes, mayBeSame } from './align-shapes.ts';
import { BOARD_MAPS, type BoardMap, mapped, mappedCorners } from './board-map.ts';
import { type PlacedShape, shapeOf } from './placed-shape.ts';
import { type DistanceBounds, residualOf } from './surface-residual.ts';
import { unmatchedObjectives, unmatchedZones } from './unmatched-marks.ts';

/** Pieces whose surfaces are nowhere farther apart than this stand where they should. */
export const IN_PLACE: Millimetres = 0.5;
/** What stands farther from where it should, or turned so that a corner does, is another piece and not a moved one. */
const NEAR_ITS_PLACE: Millimetres = 150;

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
  readonly matched: readonly MatchedPair[];
  readonly moved: readonly MovedPair[];
  /** Pieces that have no counterpart of their shape near their place. */
  readonly alone: readonly PieceId[];
  readonly zones: readonly ZoneId[];
  readonly objectives: readonly ObjectiveId[];
}

/**
 * Is the table the same for both sides? Its terrain itself is compared, surface against surface, under each of the maps; the best comes first. Pieces need not be of the
 * same kit, or cut into the same triangles. `zones` and `objectives` are the marks that have no counterpart.
 * @breaks a part is made of a mesh that `meshes` does not hold
 * @cost pairs of pieces of one size, each linear in its triangles
 */
export function findSymmetry(board: Board, meshes: MeshLibrary): readonly SymmetryFinding[] {
  const shapes = bodiesOf(board, meshes).flatMap(({ piece, surface }) => shapeOf(piece.id, surface) ?? []);
  const findings = BOARD_MAPS.map((map) => symmetryUnder(map, board, shapes));
  return findings.sort((a, b) => b.share - a.share || nearness(b) - nearness(a));
}

const nearness = ({ moved, alone }: SymmetryFinding): number => moved.length / (1 + moved.length + alone.length);

function symmetryUnder(map: BoardMap, board: Board, shapes: readonly PlacedShape[]): SymmetryFinding {
  const images = shapes.map(({ piece, surface }) => shapeOf(piece, surfaceOf(mappedCorners(map, surface.corners)))!);
  const taken = new Set<number>();
  const matched: MatchedPair[] = [];
  for (const [i, image] of images.entries()) {
    if (taken.has(i)) continue;
    for (const [j, shape] of shapes.entries()) {
      if (taken.has(j) || j < i || !standsThere(image, shape)) continue;
      const residual = residualOf(image.surface, shape.surface, IN_PLACE);
      if (residual.atLeast > IN_PLACE) continue;
      matched.push({ piece: image.piece, counterpart: shape.piece, residual });
      taken.add(i);
      taken.add(j);
      break;
    }
  }
  const moved = findMoved(shapes, images, taken);
  const whole = shapes.reduce((sum, { area }) => sum + area, 0);
  const inPlace = matched.reduce((sum, pair) => sum + areaOfPair(pair, shapes), 0);
  return {
    map,
    share: whole > 0 ? Math.min(1, inPlace / whole) : 1,
    matched,
    moved,
    alone: shapes.flatMap(({ piece }, i) => (taken.has(i) ? [] : [piece])),
    zones: unmatchedZones(board, (point) => mapped(map, point)),
    objectives: unmatchedObjectives(board, (point) => mapped(map, point)),
  };
}

function areaOfPair({ piece, counterpart }: MatchedPair, shapes: readonly PlacedShape[]): number {
  const area = (id: PieceId) => shapes.find((shape) => shape.piece === id)!.area;
  return piece === counterpart ? area(piece) : area(piece) + area(counterpart);
}

function standsThere(image: PlacedShape, shape: PlacedShape): boolean {
  const apart = Math.max(Math.abs(image.middle.x - shape.middle.x), Math.abs(image.middle.z - shape.middle.z));
  return apart <= 2 * IN_PLACE && mayBeSame(image, shape);
}

/** So far from its place that it need not be looked at. */
function isFar({ middle: a }: PlacedShape, { middle: b }: PlacedShape): boolean {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.z - b.z)) > NEAR_ITS_PLACE;
}

/** Pairs of what is left that are of one shape, those that lie nearest to their places first. */
function findMoved(shapes: readonly PlacedShape[], images: readonly PlacedShape[], taken: Set<number>): readonly MovedPair[] {
  const candidates = images.flatMap((image, i) =>
    shapes.flatMap((shape, j) => {
      if (taken.has(i) || taken.has(j) || j < i || isFar(image, shape)) return [];
      const aligned = alignShapes(image, shape);
      if (!aligned) return [];
      const { shift, rise, turn } = aligned;
      const off = Math.sqrt(shift.x * shift.x + shift.z * shift.z + rise * rise) + Math.abs(turn) * image.reach;
      // a piece is its own counterpart only where it lies across the middle
      const isNear = off <= (i === j ? Math.min(NEAR_ITS_PLACE, image.reach) : NEAR_ITS_PLACE);
      return isNear ? [{ i, j, off, pair: { piece: image.piece, counterpart: shape.piece, ...aligned } }] : [];
    }),
  );
  const moved: MovedPair[] = [];
  for (const { i, j, pair } of candidates.sort((a, b) => a.off - b.off || a.i - b.i || a.j - b.j)) {
    if (taken.has(i) || taken.has(j)) continue;
    taken.add(i);
    taken.add(j);
    moved.push(pair);
  }
  return moved;
}
