import type { PlanPoint } from '../../space/polygon.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import type { Carrier, Waypoint } from '../movement-queries.ts';
import type { Bend } from './bend.ts';
import type { GroundCorner } from './ground-corners.ts';
import type { WayPricing } from './price-way.ts';
import { planDistance } from './traced-way.ts';

/** Finds the bends at corners of the ground. */
export interface CornerBends {
  /** Those that can be come to straight from a bend for less than from any before. */
  from(bend: Bend): readonly Bend[];
  /** A bend just before or after a corner that is come to, too, and turns to the same side, adds nothing. */
  isOneOf(bend: Bend): boolean;
}

/** A corner on one of the floors over one another there. */
interface CornerPlace {
  readonly corner: GroundCorner;
  readonly at: BoardPoint;
  readonly on: Carrier;
  /** The least for which it was come to, where the way then turns to one side or the other, or where it may turn to both. */
  readonly least: Map<-1 | 0 | 1, number>;
}

/** A place nearer to a corner than this is the corner, where it costs no more by so much to go on to it. */
const SAME_PLACE = 1.5;
const SAME_COST = 0.4;
/** What is so much cheaper is worth another bend. */
const CHEAPER = 0.02;
/** Corners and bends lie a little beside the borders: a border that leads back so nearly along the way is not crossed by it. */
const ALONG = 0.05;
/** The end of a stretch is on a floor that is so near to its height. */
const ONE_FLOOR = 3;

/** @shape nothing that costs more than the allowance is come to from `start` */
export function cornerBends(pricing: WayPricing, start: Bend, allowance: number): CornerBends {
  const { policy } = pricing.mover;
  let known: readonly CornerPlace[] | null = null;
  const isNear = (corner: GroundCorner): boolean =>
    start.node.cost + planDistance(start.node.at, corner.at) * policy.slowed <= allowance;
  const places = (): readonly CornerPlace[] => {
    known ??= pricing.corners.filter(isNear).flatMap((corner) =>
      pricing
        .floors(corner.at.x, corner.at.z)
        .filter(
          ({ height }) => height <= corner.top + policy.freeStep && height >= (corner.bottom ?? -Infinity) - policy.freeStep,
        )
        .map(({ height, on }) => ({ corner, at: { x: corner.at.x, y: height, z: corner.at.z }, on, least: new Map() })),
    );
    return known;
  };
  /** What it has to cost less than to be worth another bend. */
  const limitOf = (least: number | undefined): number => Math.min(allowance, (least ?? Infinity) - CHEAPER);
  return {
    from: (bend) =>
      places().flatMap(({ corner, at, on, least }): readonly Bend[] => {
        const apart = planDistance(bend.node.at, at);
        if (apart < SAME_PLACE) return [];
        const towards = { x: (at.x - bend.node.at.x) / apart, z: (at.z - bend.node.at.z) / apart };
        const side = sideOf(corner, towards);
        if (side === null || bend.node.cost + apart * policy.slowed > limitOf(least.get(side))) return [];
        const place: Waypoint = { kind: 'ground', at };
        const found = pricing.stretch(bend.place, place);
        const cost = bend.node.cost + found.cost;
        const end = found.legs.at(-1)?.to;
        if (found.barred || !end || Math.abs(end.y - at.y) > ONE_FLOOR || cost > limitOf(least.get(side))) return [];
        least.set(side, cost);
        const turn = side === 0 ? null : { towards, side };
        return [{ place, node: { at, along: 0, cost }, on, before: bend, turn, ...(corner.ahead && { ahead: corner.ahead }) }];
      }),
    isOneOf: ({ node: { at, cost }, turn }) =>
      places().some((place) => {
        const apart = planDistance(place.at, at);
        if (apart > SAME_PLACE || Math.abs(place.at.y - at.y) > ONE_FLOOR) return false;
        return Math.min(place.least.get(turn?.side ?? 0) ?? Infinity, place.least.get(0) ?? Infinity) < cost + apart + SAME_COST;
      }),
  };
}

/** To which side a way turns at a corner that it touches, 0 where it may be to both; null where it only crosses the border there. */
function sideOf({ borders }: GroundCorner, towards: PlanPoint): -1 | 0 | 1 | null {
  if (!borders) return 0;
  const [one, other] = borders.map(({ x, z }) => towards.x * z - towards.z * x) as [number, number];
  if (one > -ALONG && other > -ALONG) return 1;
  return one < ALONG && other < ALONG ? -1 : null;
}
