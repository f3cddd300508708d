import type { PartId, PieceId } from '../../identity/ids.ts';
import type { PieceBody } from '../surfaces/piece-bodies.ts';
import type { Alignment } from './align-shapes.ts';
import { type BoardMap, isItsOwnOpposite } from './board-map.ts';
import { pairInPlace, pairShapes } from './pair-shapes.ts';
import { type PlacedShape, shapeOf } from './placed-shape.ts';

/** A part by its piece and its name. */
export interface PartOfPiece {
  readonly piece: PieceId;
  readonly part: PartId;
}

/** Two pieces of which most parts match in their places, and those that do not. */
export interface AlteredPair {
  readonly piece: PieceId;
  readonly counterpart: PieceId;
  /** Parts that stand beside the place that a part of the same shape gives them. */
  readonly moved: readonly (Alignment & PartOfPiece)[];
  /** Parts that have no counterpart of their shape near their place. */
  readonly alone: readonly PartOfPiece[];
}

/** So much of two pieces, by surface, has to match in its place for them to be told as one that was altered. */
const MOST_OF_IT = 0.5;

interface PlacedPart extends PartOfPiece {
  readonly shape: PlacedShape;
}

/**
 * Which pieces that have no counterpart stand where the map puts one that is the same but for some of its parts: a crate of a yard that was moved, a door that hangs elsewhere?
 * Each is told with the one that most of it matches.
 * @shape `bodies`: of the pieces without a counterpart
 */
export function findAltered(map: BoardMap, bodies: readonly PieceBody[]): readonly AlteredPair[] {
  const parts = bodies.flatMap(({ piece, parts: own }) =>
    own.flatMap(({ part, surface }): readonly PlacedPart[] => {
      const shape = shapeOf(surface);
      return shape ? [{ piece: piece.id, part, shape }] : [];
    }),
  );
  const areas = new Map<PieceId, number>();
  for (const { piece, shape } of parts) areas.set(piece, (areas.get(piece) ?? 0) + shape.area);
  const { matched } = pairInPlace(
    map,
    parts.map(({ shape }) => shape),
  );
  /** How much of two pieces matches, by both names. */
  const shared = new Map<string, { readonly piece: PieceId; readonly counterpart: PieceId; area: number }>();
  for (const { one, other } of matched) {
    const [piece, counterpart] = [parts[one]!.piece, parts[other]!.piece].sort() as [PieceId, PieceId];
    const key = JSON.stringify([piece, counterpart]);
    const known = shared.get(key) ?? { piece, counterpart, area: 0 };
    known.area += one === other ? parts[one]!.shape.area / 2 : parts[one]!.shape.area;
    shared.set(key, known);
  }
  const told = new Set<PieceId>();
  return [...shared.values()]
    .sort((a, b) => b.area - a.area || (a.piece < b.piece ? -1 : 1))
    .flatMap(({ piece, counterpart, area }): readonly AlteredPair[] => {
      const larger = Math.max(areas.get(piece)!, areas.get(counterpart)!);
      const whole = piece === counterpart ? larger / 2 : larger;
      // turned by a quarter, a piece is put on one and has another put on it
      const isTold = isItsOwnOpposite(map) && (told.has(piece) || told.has(counterpart));
      if (isTold || area < MOST_OF_IT * whole) return [];
      told.add(piece);
      told.add(counterpart);
      const those = parts.filter((part) => part.piece === piece || part.piece === counterpart);
      const found = pairShapes(
        map,
        those.map(({ shape }) => shape),
      );
      const named = (i: number): PartOfPiece => ({ piece: those[i]!.piece, part: those[i]!.part });
      const moved = found.moved.map(({ other, by }) => ({ ...named(other), ...by }));
      const alone = found.alone.map(named);
      return moved.length + alone.length > 0 ? [{ piece, counterpart, moved, alone }] : [];
    });
}
