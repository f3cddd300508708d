import type { Millimetres } from '../../space/quantity.ts';
import type { Vec2 } from '../../space/solid.ts';
import { areaOf, type ConvexPolygon, centroidOf, takeOut } from '../visibility/convex-polygon.ts';
import { nearestOf } from './shadow-on-field.ts';
import { type Trial, tryWay } from './trial.ts';

/** How long a displacement is. */
export const distanceOf = ({ x, y }: Vec2): Millimetres => Math.sqrt(x * x + y * y);

/** A place of a shape a little beyond the point that is nearest to the start: so far towards the middle, if the shape is that large. */
export function justInside(shape: ConvexPolygon, by: Millimetres): Vec2 {
  const near = nearestOf(shape);
  const middle = areaOf(shape) > 0 ? centroidOf(shape) : shape[0]!;
  const x = middle.x - near.x;
  const y = middle.y - near.y;
  const way = Math.sqrt(x * x + y * y);
  const t = way > 0 ? Math.min(1, by / way) : 0;
  return { x: near.x + x * t, y: near.y + y * t };
}

/** How far the mover comes on its way to a place; null where it reaches it. */
export function barredAt(trial: Trial, place: Vec2): Millimetres | null {
  const distance = distanceOf(place);
  if (distance <= trial.free) return null;
  const way = tryWay(trial, { x: place.x / distance, z: place.y / distance });
  if (way.placeAt(distance)) return null;
  return way.barrierWithin(distance)?.at ?? 0;
}

/** Half the width of the strip that is given up where a model is barred: among ways that all are, they are looked at no closer to each other. */
export const STRIP: Millimetres = 0.25;
/** The same beside a way that is free. */
const NARROW_STRIP: Millimetres = 0.02;

/** How far to either side of a place, square to the way to it, the mover is barred as well, as far as that is taken for granted. */
export function barredBeside(trial: Trial, { x, y }: Vec2): Millimetres {
  const distance = distanceOf({ x, y });
  const isBarred = (side: number) => barredAt(trial, { x: x - (y / distance) * side, y: y + (x / distance) * side }) !== null;
  return isBarred(STRIP) && isBarred(-STRIP) ? STRIP : NARROW_STRIP;
}

/** A shape without what lies beyond a barrier in a strip about the way to a place, which is barred after some distance. */
export function withoutBarred(trial: Trial, shape: ConvexPolygon, place: Vec2, barred: Millimetres): readonly ConvexPolygon[] {
  const distance = distanceOf(place);
  const x = place.x / distance;
  const y = place.y / distance;
  const half = barredBeside(trial, place);
  const rest: ConvexPolygon[] = [];
  takeOut(
    shape,
    [
      { a: x, b: y, c: -barred },
      { a: -y, b: x, c: half },
      { a: y, b: -x, c: half },
    ],
    (piece) => rest.push(piece),
  );
  return rest;
}
