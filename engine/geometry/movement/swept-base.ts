import { distanceToEdge } from '../../space/distance-to-edge.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { CONTACT } from '../../space/tolerance.ts';
import { firstFrom, type Ground, groundsOf, lowestOn, type Run, runsAlong } from './floors-under-axis.ts';
import type { LocalTriangle, MayMatter, PlanLine } from './local-triangles.ts';
import type { Mover } from './mover.ts';
import { type Met, touchesOfRectangle } from './swept-rectangle.ts';
import type { Bit } from './way-profile.ts';

/** A stretch of the line on which the base, or the body over it, presses into something. */
export interface Press {
  readonly from: Millimetres;
  readonly to: Millimetres;
  readonly solid: number;
  /** How far it presses in at most and where first so far, and how far at the beginning of the line. */
  readonly depth: Millimetres;
  readonly deepestAt: Millimetres;
  readonly depthAtStart: Millimetres;
  /** The body presses, not only the base. */
  readonly body: boolean;
  /** Lowest and highest of it over the floor there, and where it lies along the line. */
  readonly low: Millimetres;
  readonly high: Millimetres;
  readonly along: readonly [Millimetres, Millimetres];
}

/** A base is a plate of this thickness: what hangs higher is over it, and only in the way of the body. */
export const BASE_PLATE: Millimetres = 3;
/** Heights this near to a limit are on it. */
const ROUNDING: Millimetres = 1e-6;

/**
 * Where does a base that is pushed along a line press into what rises more than a free step over the ground there, and the body into what is not over its
 * head? Each triangle is measured against the floor that the axis has where the triangle is, so that steps and ramps that are walked up are no obstacles.
 * Within the reach of the base of a place where the axis steps or climbs, what it comes up to there is not in its way either.
 * @clause SK-GEOM-10 @shape `notGround` gives what lies along a range of the line and so far beside it, between two heights; `bits` are those of the line; `beyond` are heights reached on the way just before and after the line
 * @edge what is only touched is not pressed into
 */
export function pressesAlong(
  notGround: (
    range: readonly [Millimetres, Millimetres],
    aside: Millimetres,
    heights: readonly [Millimetres, Millimetres],
    mayMatter: MayMatter,
  ) => readonly LocalTriangle[],
  line: PlanLine,
  length: Millimetres,
  bits: readonly Bit[],
  beyond: readonly { readonly at: Millimetres; readonly height: Millimetres }[],
  mover: Mover,
): readonly Press[] {
  const floors = bits.flatMap((bit) => (bit.kind === 'go' ? bit.floor : []));
  if (floors.length === 0) return [];
  const { freeStep, headroom } = mover.policy;
  const end = bits.at(-1)!;
  const reached = end.kind === 'go' ? end.to : end.at;
  const aside = Math.max(mover.reach, headroom);
  const range = [-aside - ROUNDING, Math.min(length, reached) + aside + ROUNDING] as const;
  const lowest = floors.reduce((low, floor) => Math.min(low, floor), Infinity);
  const highest = floors.reduce((high, floor) => Math.max(high, floor), -Infinity);
  let known: readonly Run[] | null = null;
  const runsOnce = (): readonly Run[] => {
    known ??= runsAlong(bits, length, mover);
    return known;
  };
  const isNearAxis = (from: number, to: number, left: number, right: number): boolean =>
    left < headroom && right > -headroom && comesBy(from, to, headroom, reached);
  const isNearBase = (from: number, to: number, left: number, right: number): boolean =>
    left <= mover.reach && right >= -mover.reach && comesBy(from, to, mover.reach, reached);
  const triangles = notGround(
    range,
    aside,
    [lowest + freeStep - ROUNDING, highest + mover.tall + ROUNDING],
    (from, to, left, right, top) =>
      (isNearAxis(from, to, left, right) || isNearBase(from, to, left, right)) && top - lowestOn(runsOnce(), from, to) > freeStep,
  );
  if (triangles.length === 0) return [];
  const runs = runsOnce();
  const near: Beside[] = [];
  let [first, last] = [Infinity, -Infinity];
  for (const triangle of triangles) {
    const { s, y, d } = triangle;
    const bottom = Math.min(y[0], y[1], y[2]);
    const top = Math.max(y[0], y[1], y[2]);
    const left = Math.min(d[0], d[1], d[2]);
    const right = Math.max(d[0], d[1], d[2]);
    const from = Math.min(s[0], s[1], s[2]);
    const to = Math.max(s[0], s[1], s[2]);
    const nearAxis = isNearAxis(from, to, left, right);
    const nearBase = isNearBase(from, to, left, right);
    near.push({ triangle, bottom, top, from, to, nearAxis, nearBase });
    first = Math.min(first, from);
    last = Math.max(last, to);
  }
  if (near.length === 0) return [];
  const grounds = groundsOf(runs, bits, beyond, [first, last], mover);
  const sweep = makeSweep(line, mover);
  const presses: Press[] = [];
  for (const { triangle, bottom, top, from, to, nearAxis, nearBase } of near) {
    for (let i = firstFrom(grounds, from); i < grounds.length; i++) {
      const ground = grounds[i]!;
      if (ground.from > to) break;
      const overLow = top - ground.low;
      if (overLow <= Math.max(freeStep, Math.min(ground.forBase, ground.forBody))) continue;
      const overHigh = bottom - ground.high;
      if (overHigh >= mover.tall) continue;
      const forBody = Math.max(freeStep + ROUNDING, ground.forBody);
      const forBase = Math.max(freeStep + ROUNDING, ground.forBase);
      const overBase = Math.max(freeStep, ground.forBase) + BASE_PLATE;
      const meetsBody = nearAxis && overLow >= forBody - ROUNDING;
      const meetsBase = nearBase && overLow >= forBase - ROUNDING && overHigh <= overBase + ROUNDING;
      if (!meetsBody && !meetsBase) continue;
      const piece = within(triangle, ground);
      if (piece.length === 0) continue;
      if (meetsBody) {
        const body = between(piece, forBody, mover.tall - 2 * CONTACT);
        if (body.length > 0) {
          const found = sweep.disc(body, headroom - CONTACT / 2, headroom, reached);
          if (found) presses.push(pressOf(found, triangle.solid, body, true));
        }
      }
      if (meetsBase) {
        const base = between(piece, forBase, overBase);
        if (base.length > 0) {
          const found = sweep.base(base, reached);
          if (found) presses.push(pressOf(found, triangle.solid, base, false));
        }
      }
    }
  }
  return presses;
}

/** A triangle that may be pressed into: between which heights and places of the line it lies, and what may press into it. */
interface Beside {
  readonly triangle: LocalTriangle;
  readonly bottom: Millimetres;
  readonly top: Millimetres;
  readonly from: Millimetres;
  readonly to: Millimetres;
  readonly nearAxis: boolean;
  readonly nearBase: boolean;
}

/** Does what reaches round the line by so much come by a stretch of it, on its way up to `reached`? */
const comesBy = (from: Millimetres, to: Millimetres, radius: Millimetres, reached: Millimetres): boolean =>
  to >= -radius - ROUNDING && from <= reached + radius + ROUNDING;

function pressOf(found: Met, solid: number, points: readonly Point[], body: boolean): Press {
  let low = Infinity;
  let high = -Infinity;
  let first = Infinity;
  let last = -Infinity;
  for (const p of points) {
    low = Math.min(low, p.h);
    high = Math.max(high, p.h);
    first = Math.min(first, p.s);
    last = Math.max(last, p.s);
  }
  const { from, to, depth, deepestAt, depthAtStart } = found;
  return { from, to, depth, deepestAt, depthAtStart, solid, body, low, high, along: [first, last] };
}

/** A point beside the line, with its height over the floor there. */
interface Point {
  readonly s: number;
  readonly d: number;
  readonly h: number;
}

/** The part of a triangle over a floor. */
function within({ s, y, d }: LocalTriangle, { from, to, height, slope }: Ground): readonly Point[] {
  const point = (i: 0 | 1 | 2): Point => ({ s: s[i], d: d[i], h: y[i] - height - slope * (s[i] - from) });
  return cut(cut([point(0), point(1), point(2)], 's', from, 1), 's', to, -1);
}

const between = (points: readonly Point[], low: number, high: number): readonly Point[] =>
  cut(cut(points, 'h', low, 1), 'h', high, -1);

/** What of a convex shape lies beyond a limit, or up to it where the sign is −1. */
function cut(points: readonly Point[], along: 's' | 'h', limit: number, sign: 1 | -1): readonly Point[] {
  let isWhole = true;
  for (const p of points) if (!((p[along] - limit) * sign >= 0)) isWhole = false;
  if (isWhole) return points;
  const kept: Point[] = [];
  for (let i = 0; i < points.length; i++) {
    const p = points[i]!;
    const q = points[(i + 1) % points.length]!;
    const hp = (p[along] - limit) * sign;
    const hq = (q[along] - limit) * sign;
    if (hp >= 0) kept.push(p);
    if ((hp > 0 && hq < 0) || (hp < 0 && hq > 0)) {
      const t = hp / (hp - hq);
      kept.push({ s: p.s + (q.s - p.s) * t, d: p.d + (q.d - p.d) * t, h: p.h + (q.h - p.h) * t });
    }
  }
  return kept;
}

interface Sweep {
  /** Where a disc that is pushed along the line, up to `reached`, touches a convex shape, if it presses in somewhere. */
  disc(points: readonly Point[], drawnIn: number, radius: number, reached: number): Met | null;
  /** The same for the base. */
  base(points: readonly Point[], reached: number): Met | null;
}

function makeSweep({ way }: PlanLine, mover: Mover): Sweep {
  const { frame, halfX, halfZ, round } = mover;
  const disc = (points: readonly Point[], drawnIn: number, radius: number, reached: number): Met | null => {
    if (!comesNear(points, radius, reached)) return null;
    const met = touchesOfDisc(points, radius);
    if (!met) return null;
    const from = Math.max(0, met[0]);
    const to = Math.min(reached, met[1]);
    if (!(to >= from)) return null;
    const { distance: nearest, at: deepestAt } = nearestAlong(points, from, to);
    if (!(nearest < drawnIn)) return null;
    return { from, to, depth: radius - nearest, deepestAt, depthAtStart: from > 0 ? 0 : radius - distanceFrom(points, 0) };
  };
  if (round && halfX === halfZ) {
    return { disc, base: (points, reached) => disc(points, halfX - CONTACT / 2, halfX, reached) };
  }
  // along the base's own axes; an oval one is drawn together until it is a disc
  const alongX = way.x * frame.x.x + way.z * frame.x.z;
  const alongZ = way.x * frame.z.x + way.z * frame.z.z;
  const asideX = -way.z * frame.x.x + way.x * frame.x.z;
  const asideZ = -way.z * frame.z.x + way.x * frame.z.z;
  if (round) {
    const u = alongX / halfX;
    const v = alongZ / halfZ;
    const size = Math.sqrt(u * u + v * v);
    const drawn = (points: readonly Point[]): readonly Point[] =>
      points.map(({ s, d, h }) => {
        const x = (s * alongX + d * asideX) / halfX;
        const z = (s * alongZ + d * asideZ) / halfZ;
        return { s: (x * u + z * v) / size, d: (z * u - x * v) / size, h };
      });
    const narrow = Math.min(halfX, halfZ);
    return {
      disc,
      base: (points, reached) => {
        const met = disc(drawn(points), 1 - CONTACT / 2 / narrow, 1, reached * size);
        return (
          met && {
            from: met.from / size,
            to: met.to / size,
            depth: met.depth * narrow,
            deepestAt: met.deepestAt / size,
            depthAtStart: met.depthAtStart * narrow,
          }
        );
      },
    };
  }
  return {
    disc,
    base: (points, reached) => {
      const own = points.map(({ s, d }) => ({ x: s * alongX + d * asideX, z: s * alongZ + d * asideZ }));
      return touchesOfRectangle(own, halfX, halfZ, alongX, alongZ, reached);
    },
  };
}

/** @edge never false for a shape that a disc which is pushed up to `reached` presses into */
function comesNear(points: readonly Point[], radius: number, reached: number): boolean {
  let [left, right, first, last] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { s, d } of points) {
    if (d < left) left = d;
    if (d > right) right = d;
    if (s < first) first = s;
    if (s > last) last = s;
  }
  return left < radius && right > -radius && comesBy(first, last, radius, reached);
}

/** The square of a length that is rounding: so short an edge says nothing of its direction, and its ends say all of it. */
const NO_EDGE = 1e-16;

/** A point that is no farther from a line lies on it: rounding of coordinates a table wide. */
const BESIDE_LINE: Millimetres = 1e-9;

/** Between which places of the line is its distance to a convex shape less than a radius? */
function touchesOfDisc(points: readonly Point[], radius: number): readonly [number, number] | null {
  let from = Infinity;
  let to = -Infinity;
  const take = (low: number, high: number) => {
    if (low < from) from = low;
    if (high > to) to = high;
  };
  for (let i = 0; i < points.length; i++) {
    const p = points[i]!;
    const q = points[(i + 1) % points.length]!;
    if (p.d < radius && p.d > -radius) {
      const half = Math.sqrt(radius * radius - p.d * p.d);
      take(p.s - half, p.s + half);
    }
    const ds = q.s - p.s;
    const dd = q.d - p.d;
    const square = ds * ds + dd * dd;
    if (!(square > NO_EDGE)) continue;
    // a place s is over the edge where 0 <= (s - p.s)·ds - p.d·dd <= square, and as far from its line as |(s - p.s)·dd + p.d·ds| / length
    let low = -Infinity;
    let high = Infinity;
    const clip = (gain: number, least: number, most: number) => {
      if (Math.abs(gain) < 1e-15 * (1 + square)) {
        if (least > 0 || most < 0) low = Infinity;
        return;
      }
      const one = least / gain;
      const other = most / gain;
      low = Math.max(low, Math.min(one, other));
      high = Math.min(high, Math.max(one, other));
    };
    const length = Math.sqrt(square);
    clip(ds, p.d * dd, square + p.d * dd);
    clip(dd, -radius * length - p.d * ds, radius * length - p.d * ds);
    if (high >= low && low < Infinity) take(p.s + low, p.s + high);
  }
  return to > from ? [from, to] : null;
}

/** How near do the places of the line between two of them come to a convex shape, and at which of them first? */
function nearestAlong(points: readonly Point[], from: number, to: number): { readonly distance: number; readonly at: number } {
  let at = from;
  let distance = distanceFrom(points, from);
  const take = (far: number, s: number) => {
    if (far < distance || (far === distance && s < at)) [distance, at] = [far, s];
  };
  take(distanceFrom(points, to), to);
  for (let i = 0; i < points.length; i++) {
    const p = points[i]!;
    const q = points[(i + 1) % points.length]!;
    if (p.s >= from && p.s <= to) take(Math.abs(p.d), p.s);
    if ((p.d < 0 && q.d > 0) || (p.d > 0 && q.d < 0)) {
      const s = p.s + ((q.s - p.s) * p.d) / (p.d - q.d);
      if (s >= from && s <= to) take(0, s);
    }
  }
  return { distance, at };
}

/** From a place of the line to a convex shape. */
function distanceFrom(points: readonly Point[], s: number): number {
  let least = Infinity;
  let left = false;
  let right = false;
  for (let i = 0; i < points.length; i++) {
    const p = points[i]!;
    const q = points[(i + 1) % points.length]!;
    const ds = q.s - p.s;
    const dd = q.d - p.d;
    const square = ds * ds + dd * dd;
    least = Math.min(least, distanceToEdge(s, 0, p.s, p.d, q.s, q.d));
    // an upright face is a line seen from above: on the line on beside it one is not inside of it
    const turn = ds * -p.d - dd * (s - p.s);
    const rounding = BESIDE_LINE * Math.sqrt(square);
    if (turn > rounding) left = true;
    if (turn < -rounding) right = true;
  }
  return left !== right ? 0 : least;
}
