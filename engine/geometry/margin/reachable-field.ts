import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Vec2 } from '../../space/solid.ts';
import type { ConvexPolygon } from '../visibility/convex-polygon.ts';
import { STRIP } from './field-place.ts';
import { squareCorners } from './shadow-on-field.ts';
import { directionsAround, halfwayBetween, type Trial, tryWay } from './trial.ts';

/** In so many directions it is looked how far a model can be slid, and in more where it is barred. */
const DIRECTIONS = 32;

/** Corners on rays this much longer than a radius have the whole circle within their chords. */
const OVER_THE_ROUND = 1.0049;

/** How far a model can be slid in a direction. */
interface End {
  readonly towards: PlanPoint;
  readonly barred: boolean;
  readonly at: Millimetres;
}

/**
 * The displacements up to a limit to which a model can be slid, as convex shapes: a little too much of the field rather than too little, so that whoever
 * finds a place here still has to try the way to it. Where it is barred, ways are looked at until they are no farther apart than `STRIP` to either side
 * there: between them may be a gap that it just fits through, or the corner of a room.
 */
export function reachableField(trial: Trial, limit: Millimetres): readonly ConvexPolygon[] {
  if (trial.free >= limit) return [squareCorners(limit)];
  const endOf = (towards: PlanPoint): End => {
    const barred = tryWay(trial, towards).barrierWithin(limit);
    return { towards, barred: barred !== null, at: barred?.at ?? limit };
  };
  const rough = directionsAround(trial.towards, DIRECTIONS).map(endOf);
  if (rough.every(({ barred }) => !barred)) return [squareCorners(limit)];
  const between = (one: End, next: End): readonly End[] => {
    const apart = Math.min(one.at, next.at) * distance(one.towards, next.towards);
    if (!one.barred || !next.barred || apart <= 2 * STRIP) return [one];
    const middle = endOf(halfwayBetween(one.towards, next.towards));
    return [...between(one, middle), ...between(middle, next)];
  };
  const ends = rough.flatMap((end, i) => between(end, rough[(i + 1) % rough.length]!));
  return ends.map((end, i): ConvexPolygon => {
    const next = ends[(i + 1) % ends.length]!;
    const far = Math.min(limit, Math.max(end.at, next.at) + (end.barred && next.barred ? 2 * STRIP : 0));
    return [{ x: 0, y: 0 }, along(end.towards, far * OVER_THE_ROUND), along(next.towards, far * OVER_THE_ROUND)];
  });
}

const along = ({ x, z }: PlanPoint, by: Millimetres): Vec2 => ({ x: x * by, y: z * by });

function distance(a: PlanPoint, b: PlanPoint): number {
  const x = a.x - b.x;
  const z = a.z - b.z;
  return Math.sqrt(x * x + z * z);
}
