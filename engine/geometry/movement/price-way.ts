import type { ModelId } from '../../identity/ids.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import type { Carrier, Hindrance, MoveFinding, MoveLeg, MovePolicy, StandFinding, Waypoint } from '../movement-queries.ts';
import { betweenFloorsWith, isStraightOver } from './between-floors.ts';
import { floorsAbout } from './floors-about.ts';
import { freeStandsOn } from './free-stands.ts';
import { cornersOfGround, type GroundCorner } from './ground-corners.ts';
import { type FloorUnder, floorsUnder } from './levels-under-base.ts';
import { neighboursOf } from './models-on-way.ts';
import { type MoveGround, TABLE } from './move-ground.ts';
import { type Mover, moverOf } from './mover.ts';
import { ladderOf, pointOfLadder } from './on-ladders.ts';
import { overGroundWith } from './over-ground.ts';
import { overLaddersWith } from './over-ladders.ts';
import { cornersOfPassages } from './passage-corners.ts';
import type { PricedPart } from './priced-part.ts';
import { placesToStand } from './stand-places.ts';
import type { WayPlace } from './straight.ts';
import type { PlaceToStand, PricedStretch, StretchPricing } from './stretch-pricing.ts';
import { surelyCarriedBy } from './surely-carried.ts';
import { isSameCarrier } from './traced-way.ts';
import { SAME_FLOOR } from './way-profile.ts';

/** Pricing for one model and policy on one board. */
export interface WayPricing extends StretchPricing {
  /** The floors over one another that the axis may have under it at a place, whether the base stands there or not. */
  floors(x: Millimetres, z: Millimetres): readonly FloorUnder[];
  /** May it stay at a place of a floor that belongs to this, at a height that differs from one by less than so much? */
  mayStandOn(on: Carrier): (x: Millimetres, z: Millimetres, height: Millimetres, within: Millimetres) => boolean;
  /** Where the borders of better and worse ground bend, and where narrow passages are lined up with. */
  readonly corners: readonly GroundCorner[];
  readonly mover: Mover;
  /** A way from a place, through places. */
  price(from: Waypoint, way: readonly Waypoint[]): MoveFinding;
  /** The same, without looking at how the model stands at its end. */
  withoutEnd(from: Waypoint, way: readonly Waypoint[]): PricedStretch;
  /** A stretch as somebody goes it who climbs nothing. */
  onFoot(from: Waypoint, to: Waypoint): PricedStretch;
}

/** Heights that differ by less are equal: rounding of a sum. */
const ROUNDING = 1e-6;

const heightOf = ({ legs }: PricedPart): Millimetres => legs.reduce((sum, { leg }) => sum + leg.up + leg.down, 0);

/** What keeps from a floor that a way leads only over or under. */
const OFF_THE_FLOOR: readonly Hindrance['kind'][] = ['another-floor', 'too-high', 'too-deep'];

/** Straight over or under a place, and too far up or down to be of its floor. */
const isAnotherFloor = (here: BoardPoint, there: BoardPoint): boolean =>
  isStraightOver(here, there) && Math.abs(here.y - there.y) > SAME_FLOOR;

/** Where a model is now. */
export function placeOf({ model }: Mover): Waypoint {
  return model.perch ? { kind: 'ladder', ...model.perch } : { kind: 'ground', at: model.pose.at };
}

export function openPricing(ground: MoveGround, id: ModelId, policy: MovePolicy): WayPricing {
  const mover = moverOf(ground.board, id, policy);
  const accepted = ground.solids.map(
    ({ source }) => source.kind !== 'model' || (source.model !== id && !policy.passesThrough.includes(source.model)),
  );
  const accept = (solid: number): boolean => accepted[solid]!;
  const isSurelyCarried = ground.near ? surelyCarriedBy(ground, ground.near, mover, accept) : () => null;
  // neighbouring ways climb at the same places, and a place is looked at by many of them
  const known = new Map<Millimetres, Map<Millimetres, readonly PlaceToStand[]>>();
  const places = (x: Millimetres, z: Millimetres): readonly PlaceToStand[] => {
    let column = known.get(x);
    if (!column) {
      column = new Map();
      known.set(x, column);
    }
    let found = column.get(z);
    if (!found) {
      found = placesToStand(ground, mover, { x, z }, accept, isSurelyCarried);
      column.set(z, found);
    }
    return found;
  };
  const stands = (x: Millimetres, z: Millimetres) => places(x, z).flatMap((place) => place.finding() ?? []);
  /** Those at about a height, the nearest first. */
  const nearestPlaces = (x: Millimetres, z: Millimetres, y: Millimetres): readonly PlaceToStand[] =>
    places(x, z)
      .filter(({ height }) => Math.abs(height - y) <= SAME_FLOOR)
      .sort((a, b) => Math.abs(a.height - y) - Math.abs(b.height - y));

  /** How it stands at a height. */
  function standAt({ x, y, z }: BoardPoint): StandFinding {
    for (const place of nearestPlaces(x, z, y)) {
      const found = place.finding();
      if (found) return found;
    }
    return {
      at: { x, y, z },
      on: { kind: 'table' },
      supported: 0,
      centreInside: -mover.reach,
      ceiling: null,
      hindered: [{ kind: 'tips', supported: 0, missing: mover.reach }],
      close: false,
    };
  }

  const isFreeStand = ground.near && freeStandsOn(ground, ground.near, mover, accept, isSurelyCarried);

  function mayStandAt({ x, y, z }: BoardPoint): boolean {
    const free = isFreeStand?.atHeight(x, z, y, SAME_FLOOR) ?? null;
    if (free !== null) return free;
    const near = nearestPlaces(x, z, y);
    for (let i = 0; i < near.length; i++) {
      if (near[i]!.isFree()) return true;
      // where it could be set down it stands there, hindered, and not on the next floor
      if (i + 1 < near.length && near[i]!.finding()) return false;
    }
    return false;
  }

  function mayStandOn(on: Carrier): (x: Millimetres, z: Millimetres, height: Millimetres, within: Millimetres) => boolean {
    const own = ground.solids.map(({ source }) => isSameCarrier(source, on));
    const isOn = (solid: number): boolean => (solid === TABLE ? on.kind === 'table' : own[solid]!);
    return (x, z, height, within) =>
      isFreeStand?.on(x, z, height, within, isOn) ??
      places(x, z).some((place) => Math.abs(place.height - height) < within && isSameCarrier(place.on, on) && place.isFree());
  }

  const floorsNear = ground.near && floorsAbout(ground, ground.near, mover, accept);
  const floors = (x: Millimetres, z: Millimetres) => floorsNear?.under(x, z) ?? floorsUnder(ground, mover, { x, z }, accept);

  const maker = { ground, mover, accept, neighbours: neighboursOf(mover), placesToStand: places, mayStandAt, floors };
  const overGround = overGroundWith(maker);
  const ladders = overLaddersWith(maker, overGround);
  const betweenFloors = betweenFloorsWith(maker);

  /** Over ground through places, and at each of them to the floor that is meant, where the way leads only over or under it. */
  function toFloors(places: readonly WayPlace[]): PricedPart {
    const whole = overGround(places);
    if (!whole.barred || !policy.throughFloors) return whole;
    // what bars it farther on may be what is there when nobody has changed floors before
    for (let i = 1; i < places.length; i++) {
      const part = i === places.length - 1 ? whole : overGround(places.slice(0, i + 1));
      if (!part.barred) continue;
      const isOver = isStraightOver(part.barred.at, places[i]!) && isStraightOver(part.end, places[i]!);
      const change = isOver && OFF_THE_FLOOR.includes(part.barred.hindrance.kind) ? betweenFloors(part.end, places[i]!.y) : null;
      if (!change) return whole;
      const legs = [...part.legs, ...change.legs];
      if (change.barred || i === places.length - 1) return { ...change, legs };
      const rest = toFloors([change.end, ...places.slice(i + 1)]);
      return { ...rest, legs: [...legs, ...rest.legs] };
    }
    return whole;
  }

  /** A part of a way up to where it would go up and down more than it may; what was gone up and down before counts. @clause BT-CLIMB-1 */
  function withinHeight(part: PricedPart, before: Millimetres): PricedPart {
    const { mostHeight } = policy;
    if (mostHeight === null || before + heightOf(part) <= mostHeight + ROUNDING) return part;
    let total = before;
    const over = part.legs.findIndex(({ leg }) => {
      total += leg.up + leg.down;
      return total > mostHeight + ROUNDING;
    });
    const at = part.legs[over]!.leg.from;
    return {
      legs: part.legs.slice(0, over),
      barred: { at, hindrance: { kind: 'too-much-height', missing: total - mostHeight } },
      end: at,
    };
  }

  function partsOf(from: Waypoint, way: readonly Waypoint[]): readonly PricedPart[] {
    const parts: PricedPart[] = [];
    let here: Waypoint = from;
    let i = 0;
    let height = 0;
    const follow = (part: PricedPart): boolean => {
      const within = withinHeight(part, height);
      parts.push(within);
      height += heightOf(within);
      return within.barred === null;
    };
    while (i < way.length) {
      const next = way[i]!;
      if (here.kind === 'ground' && next.kind === 'ground') {
        const places: WayPlace[] = [here.at];
        while (i < way.length) {
          const one: Waypoint = way[i]!;
          if (one.kind !== 'ground') break;
          if (isAnotherFloor(places.at(-1)!, one.at)) break;
          places.push(one.at);
          i++;
        }
        const part = places.length > 1 ? toFloors(places) : betweenFloors(here.at, next.at.y);
        if (places.length === 1) i++;
        if (!part) continue;
        if (!follow(part)) break;
        here = { kind: 'ground', at: part.end };
        continue;
      }
      i++;
      if (here.kind === 'ground' && next.kind === 'ladder') {
        const onto = ladders.onto(here.at, next);
        if (!follow(onto)) break;
        const along = ladders.along(next, onto.height, next.height);
        if (!follow(along)) break;
        here = { ...next, height: along.height };
        continue;
      }
      if (here.kind === 'ladder' && next.kind === 'ladder') {
        if (here.piece === next.piece && here.ladder === next.ladder) {
          const along = ladders.along(next, here.height, next.height);
          if (!follow(along)) break;
          here = { ...next, height: along.height };
          continue;
        }
        const other = ladderOf(ground, next);
        const off = ladders.off(here, pointOfLadder(other, pointOfLadder(ladderOf(ground, here), here.height).y - other.foot.y));
        if (!follow(off)) break;
        here = { kind: 'ground', at: off.end };
        i--;
        continue;
      }
      if (here.kind === 'ladder' && next.kind === 'ground') {
        const off = ladders.off(here, next.at);
        if (!follow(off)) break;
        here = { kind: 'ground', at: off.end };
      }
    }
    return parts;
  }

  function withoutEnd(from: Waypoint, way: readonly Waypoint[]): PricedStretch {
    const parts = partsOf(from, way);
    const legs = parts.flatMap((part) => part.legs.map(({ leg }) => leg));
    const sum = (of: (leg: MoveLeg) => number): number => legs.reduce((total, leg) => total + of(leg), 0);
    return {
      legs,
      cost: sum((leg) => leg.cost),
      length: sum((leg) => leg.length),
      up: sum((leg) => leg.up),
      down: sum((leg) => leg.down),
      barred: parts.at(-1)?.barred ?? null,
    };
  }

  function price(from: Waypoint, way: readonly Waypoint[]): MoveFinding {
    const priced = withoutEnd(from, way);
    const last = priced.legs.at(-1);
    const ends = way.at(-1) ?? from;
    const hangs = priced.barred ? (last ? last.kind === 'ladder' : from.kind === 'ladder') : ends.kind === 'ladder';
    const at = last?.to ?? (from.kind === 'ground' ? from.at : pointOfLadder(ladderOf(ground, from), from.height));
    return { ...priced, end: hangs ? null : standAt(at) };
  }

  let corners: readonly GroundCorner[] | null = null;
  let walker: WayPricing | null = null;

  return {
    mover,
    stands,
    places,
    mayStandOn,
    floors,
    get corners() {
      corners ??= [...cornersOfGround(ground.areas, policy), ...cornersOfPassages(ground, mover)];
      return corners;
    },
    stretch: (from, to) => withoutEnd(from, [to]),
    withoutEnd,
    onFoot(from, to) {
      const { throughFloors: _, ...rules } = policy;
      walker ??= openPricing(ground, id, { ...rules, climbing: null });
      return walker.stretch(from, to);
    },
    price,
  };
}
