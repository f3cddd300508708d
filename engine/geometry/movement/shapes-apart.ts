import {
  boxAround,
  boxesMeet,
  type ConvexPolygon,
  edgesOf,
  type FlatBox,
  type HalfPlane,
  takeOut,
} from '../visibility/convex-polygon.ts';
import { anticlockwise } from './disc-support.ts';

/** A shape that overlaps no other, with what is asked of it again and again. */
export interface Apart {
  readonly shape: ConvexPolygon;
  readonly box: FlatBox;
  readonly edges: readonly HalfPlane[];
}

/** Adds what of a shape is not there yet, in convex pieces. */
export function addApart(shapes: Apart[], shape: ConvexPolygon): void {
  let rest = [{ shape, box: boxAround(shape) }];
  for (const { box, edges } of shapes) {
    if (rest.every((piece) => !boxesMeet(box, piece.box))) continue;
    const next: typeof rest = [];
    for (const piece of rest) {
      const keep = (left: ConvexPolygon) => next.push({ shape: left, box: boxAround(left) });
      if (!boxesMeet(box, piece.box) || !takeOut(anticlockwise(piece.shape), edges, keep)) next.push(piece);
    }
    rest = next;
    if (rest.length === 0) return;
  }
  for (const piece of rest) shapes.push({ ...piece, edges: edgesOf(anticlockwise(piece.shape)) });
}
