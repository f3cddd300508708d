import { distanceToEdge } from '../../space/distance-to-edge.ts';
import { nearestFirst } from '../../space/nearest-first.ts';
import { liesInside } from '../../space/plan-outline.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Vec2 } from '../../space/solid.ts';
import { CONTACT } from '../../space/tolerance.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import type { NearestEndFinding, NearestEndQuery, ReachedLevel } from '../movement-queries.ts';
import { openEndRules } from './end-rules.ts';
import { findReach } from './find-reach.ts';
import type { MoveGround } from './move-ground.ts';
import { openPricing } from './price-way.ts';
import { isSameCarrier } from './traced-way.ts';

/** Squares are not divided further than this: what fits into none of their middles is not found. */
const LEAST_SQUARE: Millimetres = 0.2;
/** The outlines of what is reached cut its corners by up to this: the squares of the raster that they are found on. */
const CUT_OFF: Millimetres = 2;
/** Heights of a surface are known where the raster was asked, and a little beyond. */
const HEIGHT_SLACK: Millimetres = 2;
/** A millimetre of a surface costs at most so much: difficult ground of a third, on a slope. */
const DEAREST = 5;
/** So many squares are looked into at most. */
const MOST_SQUARES = 20_000;
/** An end that is nearer by less than this is not gone on for. */
const WORTH_IT: Millimetres = 1e-3;
/** Halvings of the last stretch towards what is gone for. */
const HALVINGS = 24;
/** A cost that is over the allowance by no more than rounding is within it. */
const ROUNDING = 1e-6;

/** A square of places over a surface that can be come to. */
interface Square {
  readonly level: ReachedLevel;
  readonly outlines: Outlines;
  readonly middle: PlanPoint;
  readonly half: Millimetres;
  /** Nothing in it is nearer. */
  readonly atLeast: Millimetres;
}

type End = Pick<NearestEndFinding, 'at' | 'cost' | 'gap'>;

/**
 * Where may a move end that is nearest to something?
 *
 * All that is in reach is laid out in squares, the most hopeful first. A square is left where nothing in it can be nearer than what was found, where it lies
 * outside of all that is reached, or where no place in it keeps the conditions: a gap changes by no more than the way between two places. From each place
 * that the mover may end at it goes on towards its goal as far as it may, so that ends on a border are found to far less than a square.
 * @frame board
 * @edge where it stands is an end too, whatever else may be said of it; what fits between squares of 0.2 mm only is not found
 * @cost what it costs to find all that is in reach, and some thousands of places to stand
 */
export function findNearestEnd(ground: MoveGround, query: NearestEndQuery): NearestEndFinding {
  const { model, policy, allowance, enough, farthest = Infinity } = query;
  const rules = openEndRules(ground, query);
  let best: End = { at: rules.mover.pose.at, cost: 0, gap: rules.gapFrom(rules.mover.pose.at) };
  if (best.gap.distance <= enough) return { ...best, searched: 0, open: 0 };
  const reach = findReach(ground, { model, policy, allowances: [allowance] });
  const pricing = openPricing(ground, model, policy);

  /** Ends at a place of a level, if the mover may: the surface tells how high that is. */
  function endAt(level: ReachedLevel, x: Millimetres, z: Millimetres): End | null {
    for (const place of pricing.places(x, z)) {
      if (!isOnLevel(level, place.height) || !isSameCarrier(place.on, level.on)) continue;
      const at: BoardPoint = { x, y: place.height, z };
      if (!rules.keeps(at)) continue;
      const cost = reach.costAt(at);
      if (cost === null || cost > allowance + ROUNDING || !place.isFree()) continue;
      return { at, cost, gap: rules.gapFrom(at) };
    }
    return null;
  }

  /** Goes on from an end straight towards what is nearest, as far as the mover may end there; null where that is no nearer than the best. */
  function pressOn(level: ReachedLevel, end: End): End | null {
    const { from, to, distance } = end.gap;
    const there = (share: number) => endAt(level, end.at.x + (to.x - from.x) * share, end.at.z + (to.z - from.z) * share);
    const needed = distance < best.gap.distance ? 0 : (distance - best.gap.distance + WORTH_IT) / distance;
    let nearest = needed > 0 ? there(needed) : end;
    if (!nearest) return null;
    let [low, high] = [needed, 1];
    const whole = there(1);
    for (let step = 0; !whole && step < HALVINGS; step++) {
      const middle = (low + high) / 2;
      const found = there(middle);
      if (found) low = middle;
      else high = middle;
      if (found && found.gap.distance < nearest.gap.distance) nearest = found;
    }
    return whole ?? nearest;
  }

  const open = nearestFirst<Square>();
  const consider = (level: ReachedLevel, outlines: Outlines, middle: PlanPoint, half: Millimetres) => {
    const around = half * Math.SQRT2;
    if (distanceOutside(outlines, middle) > around + CUT_OFF) return;
    const [low, high] = level.heights;
    const at: BoardPoint = { x: middle.x, y: (low + high) / 2, z: middle.z };
    const upright = (high - low) / 2 + HEIGHT_SLACK;
    if (!rules.mayKeep(at, around, upright)) return;
    const atLeast = rules.gapAtLeast(at, around, upright);
    if (atLeast <= farthest) open.add({ level, outlines, middle, half, atLeast }, atLeast);
  };
  for (const level of reach.levels) {
    const corners = level.within[0]!.outlines.flatMap(({ border }) => border);
    if (corners.length === 0) continue;
    const [left, right] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))];
    const [far, near] = [Math.min(...corners.map(({ z }) => z)), Math.max(...corners.map(({ z }) => z))];
    consider(
      level,
      outlinesOf(level),
      { x: (left + right) / 2, z: (far + near) / 2 },
      Math.max(right - left, near - far) / 2 + CUT_OFF,
    );
  }
  let looked = 0;
  let square = open.take();
  for (; square && looked < MOST_SQUARES; square = open.take()) {
    if (best.gap.distance <= enough || square.atLeast >= best.gap.distance) break;
    looked++;
    const { level, outlines, middle, half } = square;
    const end = endAt(level, middle.x, middle.z);
    if (end) {
      const pressed = pressOn(level, end);
      if (pressed && pressed.gap.distance < best.gap.distance) best = pressed;
    } else if (isBarredAbout(level, middle, half * Math.SQRT2)) continue;
    if (2 * half <= LEAST_SQUARE) continue;
    const quarter = half / 2;
    for (const [x, z] of QUARTERS) consider(level, outlines, { x: middle.x + x * quarter, z: middle.z + z * quarter }, quarter);
  }
  const isDone = !square || best.gap.distance <= enough || square.atLeast >= best.gap.distance;
  return { ...best, searched: looked, open: isDone ? 0 : best.gap.distance - square!.atLeast };

  /** Does the mover press so far into another model, by base or body, or is it so far out of reach, that it is all over the square? */
  function isBarredAbout(level: ReachedLevel, { x, z }: PlanPoint, around: Millimetres): boolean {
    const [low, high] = level.heights;
    if (low === high && rules.isBarredByBody({ x, y: low, z }, around)) return true;
    const places = pricing.places(x, z).filter(({ on, height }) => isSameCarrier(on, level.on) && isOnLevel(level, height));
    return (
      places.length > 0 &&
      places.every(
        (place) =>
          (reach.costAt({ x, y: place.height, z }) ?? 0) > allowance + DEAREST * policy.slowed * around ||
          place
            .finding()
            ?.hindered.some((one) => one.kind === 'in-the-way' && one.by.kind === 'model' && one.missing > around + CONTACT),
      )
    );
  }
}

const QUARTERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

const isOnLevel = ({ heights: [low, high] }: ReachedLevel, height: Millimetres): boolean =>
  height >= low - HEIGHT_SLACK && height <= high + HEIGHT_SLACK;

/** The outlines of what is reached on a level, laid out once. */
type Outlines = readonly { readonly lines: readonly (readonly Vec2[])[] }[];

const outlinesOf = ({ within }: ReachedLevel): Outlines =>
  within[0]!.outlines.map(({ border, holes }) => ({
    lines: [border, ...holes].map((line) => line.map(({ x, z }) => ({ x, y: z }))),
  }));

/** How far a place lies outside of what is reached; 0 inside. */
function distanceOutside(outlines: Outlines, { x, z }: PlanPoint): Millimetres {
  let least = Infinity;
  for (const { lines } of outlines) {
    const [border, ...holes] = lines;
    const p = { x, y: z };
    if (liesInside(border!, p) && !holes.some((hole) => liesInside(hole, p))) return 0;
    for (const line of lines) {
      for (let i = 0; i < line.length; i++) {
        const [a, b] = [line[i]!, line[(i + 1) % line.length]!];
        least = Math.min(least, distanceToEdge(x, z, a.x, a.y, b.x, b.y));
      }
    }
  }
  return least;
}
