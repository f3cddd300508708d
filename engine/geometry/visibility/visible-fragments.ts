import { LINE_NOISE } from '../../space/tolerance.ts';
import {
  boxAround,
  boxesMeet,
  type ConvexPolygon,
  cut,
  distanceInside,
  type FlatBox,
  isApart,
  takeOut,
} from './convex-polygon.ts';
import { compareDepth } from './depth-order.ts';
import { type InverseDepth, inverseDepthAt } from './image-frame.ts';
import type { Occluder } from './occluders.ts';

/** A part of the picture that is hidden, with the nearest thing that hides it. */
export interface HiddenFragment {
  readonly shape: ConvexPolygon;
  readonly by: Occluder;
}

/** A flat part of the target cut up into what is seen and what is hidden: convex shapes that do not overlap and together are the whole. */
export interface Fragments {
  readonly visible: readonly ConvexPolygon[];
  readonly hidden: readonly HiddenFragment[];
}

/** With more occluders than this over one shape the shape is halved first: each half has fewer, and many are soon behind others. */
const OCCLUDERS_AT_ONCE = 40;

/** Halving stops here whatever is left: a thousandth of a shape's size has nothing more to gain. */
const HALVINGS = 20;

interface Piece {
  readonly shape: ConvexPolygon;
  readonly box: FlatBox;
}

interface HiddenPiece extends Piece {
  readonly by: Occluder;
}

const pieceOf = (shape: ConvexPolygon): Piece => ({ shape, box: boxAround(shape) });

/**
 * What of a flat part of the target is seen, and what hides the rest?
 * @shape `occluders` in the order of `gatherOccluders`: nearest first. Of two that lie flush the earlier one counts as nearer
 * @cost about the number of occluders over the shape, times their fragments within one of the halved shapes
 */
export function cutIntoFragments(shape: ConvexPolygon, surface: InverseDepth, occluders: readonly Occluder[]): Fragments {
  const visible: ConvexPolygon[] = [];
  const hidden: HiddenFragment[] = [];
  cutHalving(pieceOf(shape), surface, occluders, HALVINGS, visible, hidden);
  return { visible, hidden };
}

function cutHalving(
  whole: Piece,
  surface: InverseDepth,
  occluders: readonly Occluder[],
  halvings: number,
  visible: ConvexPolygon[],
  hidden: HiddenFragment[],
): void {
  const inTheWay = withoutThoseBehind(
    whole.shape,
    occluders.filter((occluder) => mayHide(whole, surface, occluder)),
  );
  if (inTheWay.length === 0) {
    visible.push(whole.shape);
    return;
  }
  if (inTheWay.length <= OCCLUDERS_AT_ONCE || halvings === 0) {
    cutOut(whole, surface, inTheWay, visible, hidden);
    return;
  }
  const { inside, outside } = cut(whole.shape, middleOf(whole.box));
  for (const half of [inside, outside]) {
    if (half) cutHalving(pieceOf(half), surface, inTheWay, halvings - 1, visible, hidden);
  }
}

/** The right or upper half of a box, across its longer side. */
function middleOf({ minX, minY, maxX, maxY }: FlatBox) {
  return maxX - minX >= maxY - minY ? { a: 1, b: 0, c: -(minX + maxX) / 2 } : { a: 0, b: 1, c: -(minY + maxY) / 2 };
}

/** Quick tests only: false where the occluder lies beside the shape or behind the surface. */
function mayHide({ shape, box }: Piece, surface: InverseDepth, occluder: Occluder): boolean {
  if (!boxesMeet(box, occluder.box) || isApart(shape, occluder.halves)) return false;
  const order = compareDepth(shape, occluder.plane, surface);
  return order !== 'second' && order !== 'flush';
}

/** Drops all that lies behind the nearest of those that cover the whole shape. */
function withoutThoseBehind(shape: ConvexPolygon, occluders: readonly Occluder[]): readonly Occluder[] {
  let cover: Occluder | null = null;
  for (const occluder of occluders) {
    const covers = shape.every((at) => occluder.halves.every((half) => distanceInside(half, at) >= -LINE_NOISE));
    if (covers && (!cover || compareDepth(shape, occluder.plane, cover.plane) === 'first')) cover = occluder;
  }
  if (!cover) return occluders;
  const { plane } = cover;
  return occluders.filter((occluder) => {
    if (occluder === cover) return true;
    const order = compareDepth(shape, occluder.plane, plane);
    return order !== 'second' && order !== 'flush';
  });
}

/** Takes one occluder after another out of what is still visible, and out of what is hidden by something farther away. */
function cutOut(
  whole: Piece,
  surface: InverseDepth,
  occluders: readonly Occluder[],
  visibleOut: ConvexPolygon[],
  hiddenOut: HiddenFragment[],
): void {
  let visible: Piece[] = [whole];
  let hidden: HiddenPiece[] = [];
  for (const by of occluders) {
    if (visible.length === 0 && isBehindAll(by, hidden)) break;
    const newlyHidden: HiddenPiece[] = [];
    const stillVisible: Piece[] = [];
    for (const piece of visible) {
      const taken = takeOutNearer(piece, by, surface, (shape) => stillVisible.push(pieceOf(shape)));
      if (taken) newlyHidden.push({ ...pieceOf(taken), by });
      else stillVisible.push(piece);
    }
    const stillHidden: HiddenPiece[] = [];
    for (const piece of hidden) {
      const taken = takeOutNearer(piece, by, piece.by.plane, (shape) => stillHidden.push({ ...pieceOf(shape), by: piece.by }));
      if (taken) newlyHidden.push({ ...pieceOf(taken), by });
      else stillHidden.push(piece);
    }
    visible = stillVisible;
    hidden = newlyHidden.length > 0 ? [...stillHidden, ...newlyHidden] : stillHidden;
  }
  for (const { shape } of visible) visibleOut.push(shape);
  for (const { shape, by } of hidden) hiddenOut.push({ shape, by });
}

/**
 * Takes that part out of a piece in which the occluder is nearer than the surface, and hands the rest to `keep`; null, and nothing kept,
 * where there is no such part.
 */
function takeOutNearer(
  { shape, box }: Piece,
  occluder: Occluder,
  surface: InverseDepth,
  keep: (rest: ConvexPolygon) => void,
): ConvexPolygon | null {
  if (!boxesMeet(box, occluder.box)) return null;
  const order = compareDepth(shape, occluder.plane, surface);
  if (order === 'second' || order === 'flush') return null;
  return takeOut(shape, order === 'first' ? occluder.halves : [order, ...occluder.halves], keep);
}

/** Is the occluder's nearest point behind the farthest of all that hides already? */
function isBehindAll(occluder: Occluder, hidden: readonly HiddenPiece[]): boolean {
  return hidden.every(({ shape, by }) => shape.every((at) => inverseDepthAt(by.plane, at) >= occluder.nearest));
}
