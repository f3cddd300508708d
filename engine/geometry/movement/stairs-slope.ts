import type { Millimetres } from '../../space/quantity.ts';
import type { Vec2 } from '../../space/solid.ts';
import { FLATNESS } from '../../space/tolerance.ts';
import type { Vec3 } from '../../space/vec3.ts';
import { boundsOfPoints } from '../measure/body-on-board.ts';
import type { Scene } from '../mesh/scene.ts';
import { uprightness } from './footing.ts';

/** The triangles that a flight of stairs is walked on, with its sides and what it is like from below. @frame board */
export interface StairsSlope {
  /** @shape nine numbers a triangle, wound anticlockwise as seen from outside */
  readonly triangles: Float64Array;
  readonly min: Vec3;
  readonly max: Vec3;
}

/** Upper faces flatter than this are treads: the square of the sine of their rise. */
const TREAD = 0.98;
/** Treads whose heights do not follow their places make no flight. */
const LEAST_SLOPE = 0.05;

/**
 * On what slope is a straight flight of stairs walked? Over its nosings, from where that slope meets the foot of the flight; level where the treads are (a
 * landing). Seen from the side the slope is the upper hull of the flight, so that it does not matter how many steps there are, and its underside the lower
 * one: there is room under a flight that hangs free.
 * @clause SK-RAMP-2, SK-GEOM-11
 * @edge null where there are no treads at different heights
 */
export function slopeOfStairs(scene: Scene, solid: number): StairsSlope | null {
  const points: Vec3[] = [];
  const treads: Tread[] = [];
  scene.gather(
    [],
    (_, index) => index === solid,
    (c) => {
      const corners = [0, 3, 6].map((i) => ({ x: c[i]!, y: c[i + 1]!, z: c[i + 2]! }));
      points.push(...corners);
      if (uprightness(c) < TREAD) return;
      const area = Math.abs((c[3]! - c[0]!) * (c[8]! - c[2]!) - (c[6]! - c[0]!) * (c[5]! - c[2]!));
      treads.push({ corners, area });
    },
  );
  const way = uphillOf(treads);
  const bounds = boundsOfPoints(points);
  if (!way || !bounds) return null;
  const along = (p: Vec3): Millimetres => p.x * way.x + p.z * way.z;
  const across = (p: Vec3): Millimetres => p.z * way.x - p.x * way.z;
  const foot = bounds.min.y;
  const seen = points.map((p) => ({ x: along(p), y: p.y }));
  const profile = upperHull(seen);
  const [first, second] = profile;
  if (!first || !second) return null;
  // the nosings' own line goes on below the first of them, down to the foot
  const rise = (second.y - first.y) / (second.x - first.x);
  if (rise > LEAST_SLOPE && first.y > foot) profile.unshift({ x: first.x - (first.y - foot) / rise, y: foot });
  const below = upperHull([profile[0]!, ...seen].map(({ x, y }) => ({ x, y: -y }))).map(({ x, y }) => ({ x, y: -y }));
  const sides = points.map(across);
  const from = sides.reduce((least, side) => Math.min(least, side), Infinity);
  const to = sides.reduce((most, side) => Math.max(most, side), -Infinity);
  const place = (p: Vec2, side: Millimetres): Vec3 => ({ x: way.x * p.x - way.z * side, y: p.y, z: way.z * p.x + way.x * side });
  const triangles: number[] = [];
  const polygon = (...[first, ...others]: readonly Vec3[]) => {
    for (let i = 1; i < others.length; i++)
      for (const { x, y, z } of [first!, others[i - 1]!, others[i]!]) triangles.push(x, y, z);
  };
  /** A strip from side to side under or over two places of the picture from the side. */
  const strip = (low: Vec2, high: Vec2) => polygon(place(low, from), place(low, to), place(high, to), place(high, from));
  for (let i = 1; i < profile.length; i++) strip(profile[i - 1]!, profile[i]!);
  for (let i = 1; i < below.length; i++) strip(below[i]!, below[i - 1]!);
  if (profile[0]!.y > below[0]!.y) strip(below[0]!, profile[0]!);
  if (profile.at(-1)!.y > below.at(-1)!.y) strip(profile.at(-1)!, below.at(-1)!);
  const round = [...profile, ...below.toReversed()];
  polygon(...round.map((p) => place(p, from)));
  polygon(...round.toReversed().map((p) => place(p, to)));
  const corners = Float64Array.from(triangles);
  const used = boundsOfPoints(round.flatMap((p) => [place(p, from), place(p, to)]))!;
  return { triangles: corners, min: used.min, max: used.max };
}

interface Tread {
  readonly corners: readonly Vec3[];
  readonly area: number;
}

/** The direction in which the treads rise, by least squares over all of their area. */
function uphillOf(treads: readonly Tread[]): { readonly x: number; readonly z: number } | null {
  let weight = 0;
  const mean = { x: 0, y: 0, z: 0 };
  for (const { corners, area } of treads) {
    weight += area;
    for (const { x, y, z } of corners) {
      mean.x += (x * area) / 3;
      mean.y += (y * area) / 3;
      mean.z += (z * area) / 3;
    }
  }
  if (!(weight > 0)) return null;
  const middle = { x: mean.x / weight, y: mean.y / weight, z: mean.z / weight };
  /** The mean of a product over all treads. */
  const moment = (a: 'x' | 'z', b: 'x' | 'y' | 'z'): number => {
    let sum = 0;
    for (const { corners, area } of treads) {
      let products = 0;
      let sumA = 0;
      let sumB = 0;
      for (const corner of corners) {
        const p = corner[a] - middle[a];
        const q = corner[b] - middle[b];
        products += p * q;
        sumA += p;
        sumB += q;
      }
      sum += ((products + sumA * sumB) * area) / 12;
    }
    return sum / weight;
  };
  const [xx, xz, zz, xy, zy] = [moment('x', 'x'), moment('x', 'z'), moment('z', 'z'), moment('x', 'y'), moment('z', 'y')];
  const size = xx * zz - xz * xz;
  return size > 0 ? towards((xy * zz - zy * xz) / size, (zy * xx - xy * xz) / size) : null;
}

function towards(x: number, z: number): { readonly x: number; readonly z: number } | null {
  const size = Math.sqrt(x * x + z * z);
  return size > 1e-9 ? { x: x / size, z: z / size } : null;
}

/** The upper side of the hull of points, from the least x to the greatest; nosings that are out of line by a rounded length do not bend it. */
function upperHull(points: readonly Vec2[]): Vec2[] {
  const sorted = [...points].sort((p, q) => p.x - q.x || p.y - q.y);
  const chain: Vec2[] = [];
  for (const p of sorted) {
    const last = chain.at(-1);
    if (last && p.x - last.x < 1e-6) {
      if (p.y <= last.y) continue;
      chain.pop();
    }
    while (chain.length > 1) {
      const [a, b] = [chain.at(-2)!, chain.at(-1)!];
      const above = b.y - a.y - ((p.y - a.y) * (b.x - a.x)) / (p.x - a.x);
      if (above > 2 * FLATNESS) break;
      chain.pop();
    }
    chain.push(p);
  }
  return chain;
}
