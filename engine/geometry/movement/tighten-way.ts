import type { Millimetres } from '../../space/quantity.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import type { MoveLeg, Waypoint } from '../movement-queries.ts';
import type { PricedStretch, StretchPricing } from './stretch-pricing.ts';
import { planDistance } from './traced-way.ts';

/** A place of a way is moved by so much at first, and by no less at last. */
const FIRST_STEP: Millimetres = 16;
const LAST_STEP: Millimetres = 0.05;
/** A round of moving all places that saves less than this is the last. */
const SAVING = 0.01;
const MOST_ROUNDS = 12;
/** Where the cost of a millimetre changes by more than this share, a cheapest way may bend. */
const SAME_RATE = 0.01;

/**
 * Pulls a way tight: places that need not be there are left out, where the ground changes others are put in, and each is moved to and fro, along the border
 * that it lies on or across the way, as long as that saves anything. Every try is priced; the way that comes back never costs more.
 */
export function tightenWay(pricing: StretchPricing, way: readonly Waypoint[]): readonly Waypoint[] {
  const costs = new Map<string, number>();
  const priced = (from: Waypoint, to: Waypoint): number => {
    const name = `${nameOf(from)} ${nameOf(to)}`;
    let cost = costs.get(name);
    if (cost === undefined) {
      const found = pricing.stretch(from, to);
      cost = found.barred ? Infinity : found.cost;
      costs.set(name, cost);
    }
    return cost;
  };
  let tight = withBorders(pricing, withoutNeedless(way, priced));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = costOf(tight, priced);
    tight = moveEach(pricing, tight, priced);
    if (!(before - costOf(tight, priced) > SAVING)) break;
  }
  return withoutNeedless(tight, priced);
}

type Priced = (from: Waypoint, to: Waypoint) => number;

const nameOf = (place: Waypoint): string =>
  place.kind === 'ground'
    ? `${place.at.x},${place.at.y},${place.at.z}`
    : `${JSON.stringify([place.piece, place.ladder])} ${place.height}`;

const costOf = (way: readonly Waypoint[], priced: Priced): number =>
  way.slice(1).reduce((sum, place, i) => sum + priced(way[i]!, place), 0);

function withoutNeedless(way: readonly Waypoint[], priced: Priced): readonly Waypoint[] {
  const kept = [...way];
  for (let i = kept.length - 2; i > 0; i--) {
    const [before, here, after] = [kept[i - 1]!, kept[i]!, kept[i + 1]!];
    const straight = priced(before, after);
    if (straight < Infinity && straight <= priced(before, here) + priced(here, after)) kept.splice(i, 1);
  }
  return kept;
}

const isOnGround = ({ kind }: MoveLeg): boolean => kind === 'walk' || kind === 'step';
const rateOf = ({ from, to, cost }: MoveLeg): number => cost / Math.max(1e-9, planDistance(from, to));

/** The places of a stretch at which a millimetre begins to cost something else. */
function bordersOf({ legs }: PricedStretch): readonly BoardPoint[] {
  const borders: BoardPoint[] = [];
  legs.forEach((leg, i) => {
    const next = legs[i + 1];
    if (!next || !isOnGround(leg) || !isOnGround(next)) return;
    const here = rateOf(leg);
    if (Math.abs(rateOf(next) - here) > SAME_RATE * here) borders.push(leg.to);
  });
  return borders;
}

function withBorders(pricing: StretchPricing, way: readonly Waypoint[]): readonly Waypoint[] {
  return way.flatMap((place, i) => {
    const next = way[i + 1];
    if (!next) return [place];
    const borders = bordersOf(pricing.stretch(place, next)).map((at): Waypoint => ({ kind: 'ground', at }));
    return [place, ...borders];
  });
}

function moveEach(pricing: StretchPricing, way: readonly Waypoint[], priced: Priced): readonly Waypoint[] {
  const moved = [...way];
  for (let i = 1; i < moved.length - 1; i++) {
    const place = moved[i]!;
    const before = moved[i - 1]!;
    const after = moved[i + 1]!;
    if (place.kind !== 'ground' || before.kind !== 'ground' || after.kind !== 'ground') continue;
    for (const towards of directionsToMove(pricing, before.at, place.at, after.at)) {
      moved[i] = moveAlong(towards, moved[i]!, (tried) => priced(before, tried) + priced(tried, after));
    }
  }
  return moved;
}

/** Along the border that a place lies on, where it lies on one, and across its way. */
function directionsToMove(pricing: StretchPricing, before: BoardPoint, at: BoardPoint, after: BoardPoint): readonly BoardPoint[] {
  const dx = after.x - before.x;
  const dz = after.z - before.z;
  const length = Math.sqrt(dx * dx + dz * dz);
  if (!(length > 0)) return [];
  const across = { x: -dz / length, y: 0, z: dx / length };
  const beside = (by: number) => {
    const from = { x: before.x + across.x * by, y: before.y, z: before.z + across.z * by };
    const to = { x: after.x + across.x * by, y: after.y, z: after.z + across.z * by };
    const borders = bordersOf(pricing.stretch({ kind: 'ground', at: from }, { kind: 'ground', at: to }));
    return borders.reduce<BoardPoint | null>(
      (best, border) => (best === null || planDistance(border, at) < planDistance(best, at) ? border : best),
      null,
    );
  };
  const left = beside(-1);
  const right = beside(1);
  if (!left || !right) return [across];
  const along = { x: right.x - left.x, y: right.y - left.y, z: right.z - left.z };
  const size = Math.sqrt(along.x * along.x + along.z * along.z);
  if (!(size > 0)) return [across];
  return [{ x: along.x / size, y: along.y / size, z: along.z / size }];
}

function moveAlong(towards: BoardPoint, place: Waypoint, costOfPlace: (tried: Waypoint) => number): Waypoint {
  if (place.kind !== 'ground') return place;
  let best: Waypoint = place;
  let least = costOfPlace(place);
  for (let step = FIRST_STEP; step >= LAST_STEP; step /= 2) {
    for (const sign of [1, -1]) {
      for (;;) {
        const { at } = best as { at: BoardPoint };
        const by = step * sign;
        const tried: Waypoint = {
          kind: 'ground',
          at: { x: at.x + towards.x * by, y: at.y + towards.y * by, z: at.z + towards.z * by },
        };
        const cost = costOfPlace(tried);
        if (!(cost < least)) break;
        best = tried;
        least = cost;
      }
    }
  }
  return best;
}
