import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Vec2 } from '../../space/solid.ts';
import type { ConvexPolygon } from '../visibility/convex-polygon.ts';
import { squareCorners } from './shadow-on-field.ts';
import { directionsAround, type Trial, tryWay } from './trial.ts';

/** In so many directions it is looked how far a model can be slid. */
const DIRECTIONS = 32;

/** Corners on rays this much longer than a radius have the whole circle within their chords. */
const OVER_THE_ROUND = 1.0049;

/**
 * The displacements up to a limit to which a model can be slid, as convex shapes: a little too much of the field rather than too little, so that whoever
 * finds a place here still has to try the way to it.
 */
export function reachableField(trial: Trial, limit: Millimetres): readonly ConvexPolygon[] {
  if (trial.free >= limit) return [squareCorners(limit)];
  const round = directionsAround(trial.towards, DIRECTIONS);
  const ends = round.map((towards) => {
    const barred = tryWay(trial, towards).barrierWithin(limit);
    return barred ? { towards, barred: true, at: barred.at } : { towards, barred: false, at: limit };
  });
  if (ends.every(({ barred }) => !barred)) return [squareCorners(limit)];
  return ends.map((end, i): ConvexPolygon => {
    const next = ends[(i + 1) % ends.length]!;
    // where only one of the two is barred the way may be free up to right beside it
    const both = end.barred && next.barred;
    const far = Math.max(end.at, next.at);
    return [
      { x: 0, y: 0 },
      along(end.towards, (both ? end.at : far) * OVER_THE_ROUND),
      along(next.towards, (both ? next.at : far) * OVER_THE_ROUND),
    ];
  });
}

const along = ({ x, z }: PlanPoint, by: Millimetres): Vec2 => ({ x: x * by, y: z * by });
