import type { Millimetres } from '../../space/quantity.ts';
import { cornersAbout } from './carried-shape.ts';
import { type FloorUnder, isFit, type Level, ONE_FLOOR, overBase, UNDER_MIDDLE } from './levels-under-base.ts';
import { carrierOf, type MoveGround, TABLE } from './move-ground.ts';
import type { Mover } from './mover.ts';
import type { NearTriangles } from './near-triangles.ts';

/** The floors that lie straight under the axis at a place, near one height: kept in place of those of the question before. */
export interface FloorsAbout {
  /** Takes those no farther than so much from a height, and some beyond. @edge false where they have to be looked at with more care */
  take(x: Millimetres, z: Millimetres, height: Millimetres, within: Millimetres): boolean;
  /** Takes all of them, and beside them the level faces that reach under the base there: over a gap between those one still stands. @edge as `take` */
  takeAll(x: Millimetres, z: Millimetres): boolean;
  count(): number;
  level(i: number): Level;
  /** All floors under the axis at a place, as `floorsUnder` tells them. @edge null where they have to be looked at with more care */
  under(x: Millimetres, z: Millimetres): readonly FloorUnder[] | null;
  /** A height over the place that was taken is in the air, and not inside of something. */
  isOpen(x: Millimetres, z: Millimetres, height: Millimetres): boolean;
}

/** So much more than a limit is looked at as well: more than rounding. */
const SLACK: Millimetres = 1e-3;

type Open<T> = { -readonly [K in keyof T]: T[K] };

/** Finds in ground that was gathered what `levelsOver` finds. */
export function floorsAbout(
  ground: MoveGround,
  near: NearTriangles,
  mover: Mover,
  accept: (solid: number) => boolean,
): FloorsAbout {
  const { corners, solids, lows, highs, faces } = near;
  const { sameHeight } = mover.policy.stability;
  const aside = Math.max(mover.reach, mover.policy.headroom);
  const ownSolids = ground.scene.solids.length;
  const takesPart = (_: unknown, solid: number): boolean => accept(solid) && !ground.solids[solid]!.isStairs;
  const levels: Open<Level>[] = [];
  let count = 0;
  /** What lies straight over and under the place. */
  const met: { height: Millimetres; solid: number; up: boolean }[] = [];
  let meets = 0;

  const put = (i: number, height: number, slopeX: number, slopeZ: number, solid: number) => {
    levels[i] ??= { height: 0, slopeX: 0, slopeZ: 0, solid: TABLE, walked: true };
    const level = levels[i];
    level.height = height;
    level.slopeX = slopeX;
    level.slopeZ = slopeZ;
    level.solid = solid;
  };
  const offer = (height: number, slopeX: number, slopeZ: number, solid: number) => {
    let i = 0;
    while (i < count && Math.abs(levels[i]!.height - height) > ONE_FLOOR) i++;
    if (i < count && isFit(ground, levels[i]!.solid)) return;
    put(i, height, slopeX, slopeZ, solid);
    if (i === count) count++;
  };

  /** A level face beside the middle about a height, farther than the same height from all floors under it, and perhaps under the base. */
  const hasLevelBeside = (x: number, z: number, height: number, within: number): boolean => {
    const found = near.about(x, z, aside, 'level-ground');
    for (let k = 0; k < found.length; k++) {
      const own = found[k]!;
      const y = lows[own]!;
      if (!(y > ONE_FLOOR) || Math.abs(y - height) > within || !accept(solids[own]!)) continue;
      if (!isLevelAt(y)) return true;
    }
    return false;
  };

  /** Faces that lie level beside the middle, the highest first, as far as they are higher or lower than what is known already. */
  const takeBeside = (x: number, z: number) => {
    const found = near.about(x, z, aside, 'level-ground');
    let beside = 0;
    for (let k = 0; k < found.length; k++) {
      const own = found[k]!;
      const y = lows[own]!;
      if (y > ONE_FLOOR && !isLevelAt(y) && accept(solids[own]!)) found[beside++] = own;
    }
    if (beside === 0) return;
    const sorted = found.subarray(0, beside).sort((p, q) => lows[q]! - lows[p]! || solids[p]! - solids[q]! || p - q);
    for (const own of sorted) {
      if (!isLevelAt(lows[own]!) && overBase(mover, cornersAbout(corners, own, { x, z }), 0) !== null)
        put(count++, lows[own]!, 0, 0, solids[own]!);
    }
  };
  /** A level floor of this height, or as good as this, is known. */
  const isLevelAt = (y: number): boolean => {
    for (let i = 0; i < count; i++) {
      const level = levels[i]!;
      if (level.slopeX === 0 && level.slopeZ === 0 && Math.abs(level.height - y) <= sameHeight) return true;
    }
    return false;
  };

  /** Takes what lies straight under and over a place; floors only from `low` to `high`. */
  const takeStraight = (x: number, z: number, low: number, high: number): boolean => {
    count = 0;
    meets = 0;
    if (low <= 0 && high >= 0) put(count++, 0, 0, 0, TABLE);
    // in the order in which the scene tells them: of two in one place the first counts
    const found = near.about(x, z, UNDER_MIDDLE, 'all');
    if (found.length > 1) found.sort();
    for (let k = 0; k < found.length; k++) {
      const own = found[k]!;
      const solid = solids[own]!;
      if (highs[own]! < low || !accept(solid)) continue;
      const c = 9 * own;
      const ax = corners[c]! - x;
      const az = corners[c + 2]! - z;
      const bx = corners[c + 3]! - x;
      const bz = corners[c + 5]! - z;
      const cx = corners[c + 6]! - x;
      const cz = corners[c + 8]! - z;
      if (!isOverMiddle(ax, az, bx, bz, cx, cz)) continue;
      // the slopes of stairs are looked into another way
      if (solid >= ownSolids) return false;
      const area = (bx - ax) * (cz - az) - (bz - az) * (cx - ax);
      if (area < ONE_FLOOR && area > -ONE_FLOOR) continue;
      const face = faces[own];
      // how rounding tells what it is depends on the axes it is looked at in
      if (!face) return false;
      const ay = corners[c + 1]!;
      const by = corners[c + 4]! - ay;
      const cy = corners[c + 7]! - ay;
      const slopeX = (by * (cz - az) - cy * (bz - az)) / area;
      const slopeZ = ((bx - ax) * cy - (cx - ax) * by) / area;
      const at = ay - slopeX * ax - slopeZ * az;
      met[meets] ??= { height: 0, solid: 0, up: true };
      const one = met[meets++]!;
      one.height = at;
      one.solid = solid;
      one.up = face !== 'under';
      if (!one.up || at < -ONE_FLOOR || at < low || at > high) continue;
      if (face === 'ground') offer(at, slopeX, slopeZ, solid);
      else offer(at, 0, 0, solid);
    }
    return true;
  };

  const isOpen = (x: number, z: number, height: number): boolean => {
    let roof = -1;
    for (let i = 0; i < meets; i++) {
      if (met[i]!.height > height + ONE_FLOOR && (roof < 0 || met[i]!.height < met[roof]!.height)) roof = i;
    }
    // nobody is inside of a body that has nothing over him
    if (roof < 0) return true;
    if (met[roof]!.up && !ground.solids[met[roof]!.solid]!.closed) return false;
    return ground.scene.solidsAround({ x, y: height + ONE_FLOOR * 10, z }, takesPart).length === 0;
  };

  return {
    take(x, z, height, within) {
      const window = within + sameHeight + SLACK;
      return takeStraight(x, z, height - window, height + window) && !hasLevelBeside(x, z, height, within);
    },
    takeAll(x, z) {
      if (!takeStraight(x, z, -Infinity, Infinity)) return false;
      takeBeside(x, z);
      return true;
    },
    count: () => count,
    level: (i) => levels[i]!,
    isOpen,
    under(x, z) {
      if (!takeStraight(x, z, -Infinity, Infinity)) return null;
      const floors: FloorUnder[] = [];
      for (let i = 0; i < count; i++) {
        const { height, solid } = levels[i]!;
        if (isOpen(x, z, height)) floors.push({ height, on: carrierOf(ground, solid), standable: isFit(ground, solid) });
      }
      return floors.sort((a, b) => a.height - b.height);
    },
  };
}

/** So near to an edge one is on it. */
const ON_EDGE: Millimetres = 1e-6;

/** Is the origin in a triangle as seen from above, or on its edge? */
function isOverMiddle(ax: number, az: number, bx: number, bz: number, cx: number, cz: number): boolean {
  const ab = sideOf(ax, az, bx, bz);
  const bc = sideOf(bx, bz, cx, cz);
  const ca = sideOf(cx, cz, ax, az);
  const left = ab > 0 || bc > 0 || ca > 0;
  const right = ab < 0 || bc < 0 || ca < 0;
  return left !== right;
}

/** On which side of an edge does the origin lie? 0 where on it. */
function sideOf(px: number, pz: number, qx: number, qz: number): number {
  const dx = qx - px;
  const dz = qz - pz;
  const turn = px * qz - pz * qx;
  return turn * turn > ON_EDGE * ON_EDGE * (dx * dx + dz * dz) ? turn : 0;
}
