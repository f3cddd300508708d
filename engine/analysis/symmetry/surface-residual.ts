import { nearestFirst } from '../../space/nearest-first.ts';
import { squareToTriangle } from '../../space/point-to-triangle.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { nearestOn } from '../surfaces/nearest-surface.ts';
import type { Surface } from '../surfaces/surface.ts';
import { farthestOverPlane } from './covered-by-plane.ts';

/** Two proven bounds of a distance. */
export interface DistanceBounds {
  readonly atLeast: Millimetres;
  readonly atMost: Millimetres;
}

/** The bounds are brought this near to each other, or to this share of the distance, unless it takes more than so many cuts. */
const NEAR_ENOUGH: Millimetres = 0.05;
const NEAR_SHARE = 0.02;
const MOST_CUTS = 3_000;

/**
 * The largest distance of two surfaces: of any point of either from the other, as proven bounds (the Hausdorff distance). However the surfaces are cut into triangles, two that
 * cover the same ground are 0 apart. A triangle of one is known to be no farther than its corners are from one triangle, or one plane, of the other;
 * where that does not settle it, it is halved. @edge `beyond`: once it is known to be larger, that is all that is looked for
 */
export function residualOf(one: Surface, other: Surface, beyond = Infinity): DistanceBounds {
  const there = farthestFrom(one, other, beyond);
  if (there.atLeast > beyond) return there;
  const back = farthestFrom(other, one, beyond);
  return { atLeast: Math.max(there.atLeast, back.atLeast), atMost: Math.max(there.atMost, back.atMost) };
}

interface Stretch {
  readonly corners: Float64Array;
  readonly atMost: Millimetres;
}

/** The largest distance of any point of one surface from the other. */
function farthestFrom(one: Surface, other: Surface, beyond: Millimetres): DistanceBounds {
  if (one.corners.length === 0) return { atLeast: 0, atMost: 0 };
  if (other.corners.length === 0) return { atLeast: Infinity, atMost: Infinity };
  let atLeast = 0;
  const open = nearestFirst<Stretch>();
  const settled = { atMost: 0 };
  const enough = (atMost: Millimetres): boolean => atMost <= atLeast + Math.max(NEAR_ENOUGH, NEAR_SHARE * atLeast);
  const look = (corners: Float64Array): void => {
    const { least, most } = boundsOf(corners, other);
    atLeast = Math.max(atLeast, least);
    if (most <= least + 1e-9) settled.atMost = Math.max(settled.atMost, most);
    else open.add({ corners, atMost: most }, -most);
  };
  for (let i = 0; i < one.corners.length; i += 9) {
    look(one.corners.subarray(i, i + 9));
    if (atLeast > beyond) return { atLeast, atMost: Infinity };
  }
  for (let cuts = 0; ; cuts++) {
    const widest = open.take();
    if (!widest) return { atLeast, atMost: Math.max(atLeast, settled.atMost) };
    if (enough(widest.atMost) || cuts >= MOST_CUTS) return { atLeast, atMost: Math.max(widest.atMost, settled.atMost) };
    for (const half of halves(widest.corners)) look(half);
    if (atLeast > beyond) return { atLeast, atMost: Infinity };
  }
}

/** Between what does the distance of the farthest point of a triangle lie? */
function boundsOf(t: Float64Array, surface: Surface): { readonly least: Millimetres; readonly most: Millimetres } {
  const near = [0, 3, 6].map((k) => nearestOn(surface, t[k]!, t[k + 1]!, t[k + 2]!));
  const middle = nearestOn(
    surface,
    (t[0]! + t[3]! + t[6]!) / 3,
    (t[1]! + t[4]! + t[7]!) / 3,
    (t[2]! + t[5]! + t[8]!) / 3,
    Infinity,
    near[0]!.triangle,
  );
  const corners = Math.max(...near.map(({ distance }) => distance));
  const least = Math.max(corners, middle.distance);
  // the distance from one triangle is largest at a corner, and no point lies farther from all corners than this share of the longest side
  let most = corners + longestSide(t) / Math.sqrt(3);
  const candidates = new Set([middle.triangle, ...near.map(({ triangle }) => triangle)]);
  for (const i of candidates) {
    const square = Math.max(
      ...[0, 3, 6].map((k) => squareToTriangle(t[k]!, t[k + 1]!, t[k + 2]!, surface.corners, 9 * i, 9 * i + 3, 9 * i + 6)),
    );
    most = Math.min(most, Math.sqrt(square));
  }
  if (most > least + 1e-9) {
    for (const i of candidates) {
      const over = farthestOverPlane(t, surface, i);
      if (over !== null) most = Math.min(most, Math.max(over, 0));
      if (most <= least + 1e-9) break;
    }
  }
  return { least, most: Math.max(least, most) };
}

function longestSide(t: Float64Array): Millimetres {
  let most = 0;
  for (let k = 0; k < 9; k += 3) most = Math.max(most, squareOfSide(t, k));
  return Math.sqrt(most);
}

function squareOfSide(t: Float64Array, k: number): number {
  const m = (k + 3) % 9;
  const x = t[m]! - t[k]!;
  const y = t[m + 1]! - t[k + 1]!;
  const z = t[m + 2]! - t[k + 2]!;
  return x * x + y * y + z * z;
}

/** A triangle cut in two across its longest side. */
function halves(t: Float64Array): readonly [Float64Array, Float64Array] {
  const longest = [0, 3, 6].reduce((best, k) => (squareOfSide(t, k) > squareOfSide(t, best) ? k : best), 0);
  const next = (longest + 3) % 9;
  const middle = [0, 1, 2].map((k) => (t[longest + k]! + t[next + k]!) / 2);
  const [first, second] = [Float64Array.from(t), Float64Array.from(t)];
  first.set(middle, next);
  second.set(middle, longest);
  return [first, second];
}
