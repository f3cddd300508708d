import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { HalfSpace, SolidFilter } from '../mesh/scene.ts';
import type { MoveGround } from './move-ground.ts';
import { type FaceKind, leastUp, type WantedFaces } from './near-triangles.ts';

/** A straight line over the table: where it begins, and its unit direction. @frame board */
export interface PlanLine {
  readonly from: PlanPoint;
  readonly way: PlanPoint;
}

/** A triangle beside a line: `s` along the line, `y` up, `d` to its right, of each corner. */
export interface LocalTriangle {
  readonly s: readonly [number, number, number];
  readonly y: readonly [number, number, number];
  readonly d: readonly [number, number, number];
  /** Index into the solids of the ground. */
  readonly solid: number;
  readonly face: FaceKind;
}

/** Whether what lies between two places of the line and two distances to its right, and no higher than this, is wanted at all. */
export type MayMatter = (from: Millimetres, to: Millimetres, left: Millimetres, right: Millimetres, top: Millimetres) => boolean;

/** Corners nearer to the upright plane through a line than this lie in it: rounding of coordinates a table wide. */
export const ON_LINE: Millimetres = 1e-9;

/**
 * The triangles within a strip along a line, from one place of the line to another and so far to both sides, as far as they are wanted and reach between these heights.
 * @shape those are left out whose boxes along the line lie farther than `around` from where it begins, and those that do not matter
 */
export function trianglesAlong(
  ground: MoveGround,
  { from, way }: PlanLine,
  [start, end]: readonly [Millimetres, Millimetres],
  aside: Millimetres,
  steepest: number,
  accept: (solid: number) => boolean,
  wanted: WantedFaces = 'all',
  [low, high]: readonly [Millimetres, Millimetres] = ALL_HEIGHTS,
  around: Millimetres = Infinity,
  mayMatter: MayMatter | null = null,
): readonly LocalTriangle[] {
  const found: LocalTriangle[] = [];
  const beside = wanted === 'met' ? 0 : aside;
  const steepestUp = leastUp(steepest);
  const take = (c: Float64Array, at: number, solid: number, known: FaceKind | null) => {
    const y0 = c[at + 1]!;
    const y1 = c[at + 4]!;
    const y2 = c[at + 7]!;
    if ((y0 < low && y1 < low && y2 < low) || (y0 > high && y1 > high && y2 > high)) return;
    const x0 = c[at]! - from.x;
    const x1 = c[at + 3]! - from.x;
    const x2 = c[at + 6]! - from.x;
    const z0 = c[at + 2]! - from.z;
    const z1 = c[at + 5]! - from.z;
    const z2 = c[at + 8]! - from.z;
    const d0 = onLine(z0 * way.x - x0 * way.z);
    const d1 = onLine(z1 * way.x - x1 * way.z);
    const d2 = onLine(z2 * way.x - x2 * way.z);
    if ((d0 < -beside && d1 < -beside && d2 < -beside) || (d0 > beside && d1 > beside && d2 > beside)) return;
    const s0 = x0 * way.x + z0 * way.z;
    const s1 = x1 * way.x + z1 * way.z;
    const s2 = x2 * way.x + z2 * way.z;
    if ((s0 < start && s1 < start && s2 < start) || (s0 > end && s1 > end && s2 > end)) return;
    if (around < Infinity) {
      const ahead = Math.max(0, Math.min(s0, s1, s2), -Math.max(s0, s1, s2));
      const beyond = Math.max(0, Math.min(d0, d1, d2), -Math.max(d0, d1, d2));
      if (ahead * ahead + beyond * beyond > around * around + ON_LINE) return;
    }
    if (
      mayMatter &&
      !mayMatter(Math.min(s0, s1, s2), Math.max(s0, s1, s2), Math.min(d0, d1, d2), Math.max(d0, d1, d2), Math.max(y0, y1, y2))
    )
      return;
    if (wanted === 'level-ground' && !(y0 === y1 && y1 === y2)) return;
    let face = known;
    if (!face) {
      // the normal, in the axes of the line: (s, y, d) is right-handed as (x, y, z) is
      const ns = (y1 - y0) * (d2 - d0) - (d1 - d0) * (y2 - y0);
      const ny = (d1 - d0) * (s2 - s0) - (s1 - s0) * (d2 - d0);
      const nd = (s1 - s0) * (y2 - y0) - (y1 - y0) * (s2 - s0);
      const square = ns * ns + ny * ny + nd * nd;
      if (!(square > 0)) return;
      face = ny < 0 ? 'under' : ny * ny >= steepestUp * square ? 'ground' : 'steep';
    }
    if (isWanted(face, wanted)) found.push({ s: [s0, s1, s2], y: [y0, y1, y2], d: [d0, d1, d2], solid, face });
  };
  if (ground.near) {
    const { near } = ground;
    const strip = { from, way, start, end, aside };
    const touching = near.touching(strip, wanted);
    let count = 0;
    for (const own of touching) if (near.highs[own]! >= low && near.lows[own]! <= high) touching[count++] = own;
    for (const own of touching.subarray(0, count).sort())
      if (accept(near.solids[own]!)) take(near.corners, 9 * own, near.solids[own]!, near.faces[own]!);
    return found;
  }
  const inScene: SolidFilter = (_, index) => !ground.solids[index]!.isStairs && accept(index);
  const space = stripAlong(from, way, start, end, aside);
  ground.scene.gather(space, inScene, (corners, solid) => take(corners, 0, solid, null));
  for (const { solid, triangles, min, max } of ground.slopes) {
    if (!accept(solid) || space.some((side) => farthestOf(side, min, max) < side.offset)) continue;
    for (let at = 0; at < triangles.length; at += 9) take(triangles, at, solid, null);
  }
  return found;
}

const isWanted = (face: FaceKind, wanted: WantedFaces): boolean =>
  wanted === 'all' || wanted === 'met' || (face === 'ground') === (wanted !== 'not-ground');

const ALL_HEIGHTS = [-Infinity, Infinity] as const;

const onLine = (d: number): number => (d <= ON_LINE && d >= -ON_LINE ? 0 : d);

function stripAlong(from: PlanPoint, way: PlanPoint, start: number, end: number, aside: number): HalfSpace[] {
  const along = from.x * way.x + from.z * way.z;
  const across = from.z * way.x - from.x * way.z;
  return [
    { normal: { x: way.x, y: 0, z: way.z }, offset: along + start },
    { normal: { x: -way.x, y: 0, z: -way.z }, offset: -along - end },
    { normal: { x: -way.z, y: 0, z: way.x }, offset: across - aside },
    { normal: { x: way.z, y: 0, z: -way.x }, offset: -across - aside },
  ];
}

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const farthestOf = ({ normal: n }: HalfSpace, min: Corner, max: Corner): number =>
  n.x * (n.x < 0 ? min.x : max.x) + n.y * (n.y < 0 ? min.y : max.y) + n.z * (n.z < 0 ? min.z : max.z);
