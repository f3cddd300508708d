import type { Millimetres } from '../../space/quantity.ts';
import { surfaceOf } from '../surfaces/surface.ts';
import { type Alignment, alignShapes, mayBeSame } from './align-shapes.ts';
import { type BoardMap, isItsOwnOpposite, mappedCorners } from './board-map.ts';
import { type PlacedShape, shapeOf } from './placed-shape.ts';
import { type DistanceBounds, residualOf } from './surface-residual.ts';

/** What has surfaces that are nowhere farther apart than this stands where it should. */
export const IN_PLACE: Millimetres = 0.5;
/** What stands farther from where it should, or turned so that a corner does, is another thing and not a moved one. */
const NEAR_ITS_PLACE: Millimetres = 150;
/** What stands no farther from its own image than this was meant to lie across the middle, however small it is: it is half as far from the middle. */
const NEAR_ITSELF: Millimetres = 60;
/** Nor is it meant to lie across the middle where it is turned against its image by more. @unit radians */
const TURNED_AGAINST_ITSELF = 1;

/** Two shapes by their numbers: the map puts `one` where `other` stands, or beside it. One number twice where it lies across the middle. */
interface Pair {
  readonly one: number;
  readonly other: number;
}

/** Which shapes of a table a map puts on which. */
export interface PairedShapes {
  readonly matched: readonly (Pair & { readonly residual: DistanceBounds })[];
  /** `other` would have to be moved back by so much. */
  readonly moved: readonly (Pair & { readonly by: Alignment })[];
  /** For each shape, whether it is put in its place, and something else in its own: 0, a half or 1. */
  readonly inPlace: readonly number[];
  /** Those which have no counterpart of their shape near their place. */
  readonly alone: readonly number[];
}

/** Pairs shapes with those that a map puts them on, in their places or beside them. Of a map that is its own opposite every pair is told once. */
export function pairShapes(map: BoardMap, shapes: readonly PlacedShape[]): PairedShapes {
  const { images, matched, taken } = pairInPlace(map, shapes);
  const inPlace = shapes.map((_, i) => (taken.isPut(i) ? 0.5 : 0) + (taken.isMet(i) ? 0.5 : 0));
  const moved = candidatesFor(shapes, images, taken).filter((pair) => {
    const isOpen = taken.isOpen(pair);
    if (isOpen) taken.take(pair);
    return isOpen;
  });
  return {
    matched,
    moved: moved.filter(({ one }) => !wasToldOf(one, moved, inPlace)).map(({ one, other, by }) => ({ one, other, by })),
    inPlace,
    alone: [...shapes.keys()].filter((i) => !taken.isPut(i) || !taken.isMet(i)),
  };
}

/** Pairs shapes with those that stand where a map puts them. */
export function pairInPlace(map: BoardMap, shapes: readonly PlacedShape[]) {
  const images = shapes.map(({ surface }) => shapeOf(surfaceOf(mappedCorners(map, surface.corners)))!);
  const taken = openTaken(map);
  const matched: PairedShapes['matched'][number][] = [];
  for (const [one, image] of images.entries()) {
    for (const [other, shape] of shapes.entries()) {
      if (!taken.isOpen({ one, other }) || !standsThere(image, shape)) continue;
      const residual = residualOf(image.surface, shape.surface, IN_PLACE);
      if (residual.atLeast > IN_PLACE) continue;
      matched.push({ one, other, residual });
      taken.take({ one, other });
      break;
    }
  }
  return { images, matched, taken };
}

/** What is put somewhere, and on what something is put: both at once where a map is its own opposite. */
interface Taken {
  isOpen(pair: Pair): boolean;
  take(pair: Pair): void;
  isPut(one: number): boolean;
  isMet(other: number): boolean;
}

function openTaken(map: BoardMap): Taken {
  const bothWays = isItsOwnOpposite(map);
  const put = new Set<number>();
  const met = new Set<number>();
  return {
    isOpen: ({ one, other }) => !put.has(one) && !met.has(other) && (!bothWays || other >= one),
    take({ one, other }) {
      put.add(one);
      met.add(other);
      if (!bothWays) return;
      put.add(other);
      met.add(one);
    },
    isPut: (one) => put.has(one),
    isMet: (other) => met.has(other),
  };
}

/**
 * One that was moved in a ring of four stands beside the place that the last gives it, and gives the next a place that is beside that one: that is told of it once, as of who moved.
 */
const wasToldOf = (one: number, moved: readonly Pair[], inPlace: readonly number[]): boolean =>
  inPlace[one] === 0 && moved.some((pair) => pair.other === one && pair.one !== one && (inPlace[pair.one] ?? 0) > 0);

function standsThere(image: PlacedShape, shape: PlacedShape): boolean {
  const apart = Math.max(Math.abs(image.middle.x - shape.middle.x), Math.abs(image.middle.z - shape.middle.z));
  return apart <= 2 * IN_PLACE && mayBeSame(image, shape);
}

/** So far from its place that it need not be looked at. */
function isFar({ middle: a }: PlacedShape, { middle: b }: PlacedShape): boolean {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.z - b.z)) > NEAR_ITS_PLACE;
}

/** Pairs of what is left that are of one shape, those that lie nearest to their places first. */
function candidatesFor(
  shapes: readonly PlacedShape[],
  images: readonly PlacedShape[],
  taken: Taken,
): readonly (PairedShapes['moved'][number] & { readonly off: Millimetres })[] {
  const candidates = images.flatMap((image, one) =>
    shapes.flatMap((shape, other) => {
      if (!taken.isOpen({ one, other }) || isFar(image, shape)) return [];
      const by = alignShapes(image, shape);
      if (!by) return [];
      const { shift, rise, turn } = by;
      const off = Math.sqrt(shift.x * shift.x + shift.z * shift.z + rise * rise) + Math.abs(turn) * image.reach;
      // a shape is its own counterpart only where it lies across the middle
      const most = one === other ? Math.min(NEAR_ITS_PLACE, Math.max(image.reach, NEAR_ITSELF)) : NEAR_ITS_PLACE;
      const isNear = off <= most && !(one === other && Math.abs(turn) > TURNED_AGAINST_ITSELF);
      return isNear ? [{ one, other, by, off }] : [];
    }),
  );
  return candidates.sort((a, b) => a.off - b.off || a.one - b.one || a.other - b.other);
}
