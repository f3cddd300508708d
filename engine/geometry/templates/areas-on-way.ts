import type { Board } from '../../board/board.ts';
import type { ZoneId } from '../../identity/ids.ts';
import { CONTACT } from '../../space/tolerance.ts';
import { type BoardPoint, between } from '../../space/vec3.ts';
import type { AreaPassage, AreasOnWayFinding, AreasOnWayQuery, PlaceOnWay } from '../area-queries.ts';
import { modelOf, zoneOf } from '../measure/board-things.ts';
import type { Scene } from '../mesh/scene.ts';
import type { MoveLeg } from '../movement-queries.ts';
import { floorBetween } from './floors-between.ts';
import { gapBetween } from './gap-of-regions.ts';
import { type PlanRegion, regionOfBase } from './plan-region.ts';
import { regionsOfPlace } from './regions-of-place.ts';

/** A stretch of the way from one place to another, each as the number of a leg and the share of it that is gone. */
type Stretch = readonly [number, number];

/** Stretches that are no farther apart than this share of a leg are one: an area that is cut into parts has no borders within. */
const ROUNDING = 1e-9;

/**
 * Where does a way enter and leave areas? A base that only touches one is not in it, as under a template.
 *
 * A mover keeps its facing and goes straight on every leg, and the gap between two convex shapes of which one is moved straight on bends upwards: it has one
 * least place, and is 0 at most once on either side of that.
 * @clause SK-GAS-4 @breaks when the board has no such model or zone
 * @unit millimetres, to 1e-6 @edge on a leg that steps, climbs or hangs on a ladder the floor is that at its end
 */
export function findAreasOnWay(scene: Scene, board: Board, { model, legs, zones }: AreasOnWayQuery): AreasOnWayFinding {
  const own = modelOf(board, model);
  const way = legs.map((leg) => ({ leg, base: regionOfBase({ ...own, pose: { ...own.pose, at: leg.from } }) }));
  const passages = [...zones].sort().flatMap((zone): readonly AreaPassage[] => {
    const floor = floorOf(board, zone);
    const parts = regionsOfPlace(board, { kind: 'zone', zone });
    const stretches = way.flatMap(({ leg, base }, i) =>
      parts.flatMap((part): readonly Stretch[] => {
        const shared = sharedStretch(base, part, leg);
        if (!shared) return [];
        const middle = leg.divisible ? between(leg.from, leg.to, (shared[0] + shared[1]) / 2) : leg.to;
        if (floor && floorBetween(scene, floor, middle) !== null) return [];
        return [[i + shared[0], i + shared[1]]];
      }),
    );
    const sharesAt = (place: BoardPoint) => {
      const base = regionOfBase({ ...own, pose: { ...own.pose, at: place } });
      return parts.some((part) => gapBetween(base, part) < -CONTACT);
    };
    return joined(stretches).map(([from, to]) => ({
      zone,
      enters: from <= ROUNDING && sharesAt(legs[0]!.from) ? null : placeOn(legs, from),
      leaves: to >= legs.length - ROUNDING && sharesAt(legs.at(-1)!.to) ? null : placeOn(legs, to),
    }));
  });
  return { passages };
}

function floorOf(board: Board, id: ZoneId): BoardPoint | null {
  const zone = zoneOf(board, id);
  return zone.kind === 'effect' ? (zone.effect?.floor ?? null) : null;
}

/** Between which shares of a leg do a base and a convex area share ground? Null where they touch at most. */
function sharedStretch(base: PlanRegion, area: PlanRegion, { from, to }: MoveLeg): Stretch | null {
  const x = to.x - from.x;
  const z = to.z - from.z;
  const run = Math.sqrt(x * x + z * z);
  const gapAt = (share: number) => gapBetween(moved(base, x * share, z * share), area);
  const start = gapAt(0);
  if (run === 0) return start < -CONTACT ? [0, 1] : null;
  const end = gapAt(1);
  // no gap shrinks faster than the base goes
  if (start + end > run) return null;
  const least = start < -CONTACT ? 0 : end < -CONTACT ? 1 : leastOf(gapAt);
  if (gapAt(least) >= -CONTACT) return null;
  return [start <= 0 ? 0 : borderBetween(gapAt, 0, least), end <= 0 ? 1 : borderBetween(gapAt, 1, least)];
}

/** The same shape, so far away. */
function moved(region: PlanRegion, x: number, z: number): PlanRegion {
  const shifted = (p: { readonly x: number; readonly z: number }) => ({ x: p.x + x, z: p.z + z });
  return {
    ...region,
    centre: shifted(region.centre),
    discs: region.discs.map(({ centre, radius }) => ({ centre: shifted(centre), radius })),
    reach: (n) => region.reach(n) + n.x * x + n.z * z,
  };
}

/** Where something that bends upwards is least, from 0 to 1: the golden section. */
function leastOf(valueAt: (share: number) => number): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [0, 1];
  let [left, right] = [1 - golden, golden];
  let [atLeft, atRight] = [valueAt(left), valueAt(right)];
  while (high - low > ROUNDING) {
    if (atLeft <= atRight) {
      [high, right, atRight] = [right, left, atLeft];
      left = high - golden * (high - low);
      atLeft = valueAt(left);
    } else {
      [low, left, atLeft] = [left, right, atRight];
      right = low + golden * (high - low);
      atRight = valueAt(right);
    }
  }
  return (low + high) / 2;
}

/** Where the gap is 0, between a place where it is above and one where it is below. */
function borderBetween(gapAt: (share: number) => number, outside: number, inside: number): number {
  let [out, within] = [outside, inside];
  while (Math.abs(within - out) > ROUNDING / 1000) {
    const middle = (out + within) / 2;
    if (middle === out || middle === within) break;
    if (gapAt(middle) > 0) out = middle;
    else within = middle;
  }
  return (out + within) / 2;
}

/** Stretches that follow on each other or overlap, as one each. */
function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const found: Stretch[] = [];
  for (const [from, to] of [...stretches].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = found.at(-1);
    if (last && from <= last[1] + ROUNDING) found[found.length - 1] = [last[0], Math.max(last[1], to)];
    else found.push([from, to]);
  }
  return found;
}

/** The place of the axis there, with what its legs come to. @shape `place`: legs gone, and the share of the next */
function placeOn(legs: readonly MoveLeg[], place: number): PlaceOnWay {
  const number = Math.min(Math.floor(place), legs.length - 1);
  const leg = legs[number]!;
  const share = place - number;
  const gone = legs.slice(0, number);
  return {
    at: between(leg.from, leg.to, share),
    length: gone.reduce((sum, { length }) => sum + length, 0) + leg.length * share,
    cost: gone.reduce((sum, { cost }) => sum + cost, 0) + leg.cost * share,
  };
}
