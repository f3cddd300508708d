import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { ConvexPolygon } from '../visibility/convex-polygon.ts';
import { type Corner, cut, type Level, overBase } from './levels-under-base.ts';
import type { MoveGround } from './move-ground.ts';
import type { Mover } from './mover.ts';

export const heightOver =
  (level: Level) =>
  ({ x, y, z }: Corner): number =>
    y - level.height - level.slopeX * x - level.slopeZ * z;

/**
 * Parts of what is about a place that lie farther above or below the plane of a level than this have no part in a base there, however far it tilts with a
 * slope: heights over the plane differ by so much from those over its middle.
 */
export const tiltOf = ({ slopeX, slopeZ }: Level, mover: Mover): Millimetres =>
  2 * Math.sqrt(slopeX * slopeX + slopeZ * slopeZ) * Math.max(mover.reach, mover.policy.headroom);

/** The corners of a triangle of ground that was gathered, about a place. @shape `triangle`: its number among them */
export function cornersAbout(corners: Float64Array, triangle: number, at: PlanPoint): readonly [Corner, Corner, Corner] {
  const corner = (i: number): Corner => {
    const k = 9 * triangle + 3 * i;
    return { x: corners[k]! - at.x, y: corners[k + 1]!, z: corners[k + 2]! - at.z };
  };
  return [corner(0), corner(1), corner(2)];
}

/** What of a face carries a base on a level, as the base has it: the part within a little of its plane; null where there is none. */
export function carriedShape(mover: Mover, level: Level, corners: readonly Corner[]): ConvexPolygon | null {
  const { sameHeight } = mover.policy.stability;
  const over = heightOver(level);
  const heights = corners.map(over);
  if (heights.every((height) => height > sameHeight) || heights.every((height) => height < -sameHeight)) return null;
  const carried = cut(
    cut(corners, (p) => over(p) + sameHeight),
    (p) => sameHeight - over(p),
  );
  return carried.length < 3 ? null : overBase(mover, carried, 0);
}

/** The part of the table's surface about a place that a base there may stand on; null beyond its edges. */
export function tableUnder({ board }: MoveGround, mover: Mover, at: PlanPoint): readonly Corner[] | null {
  const { width, depth } = board.size;
  const onTable = (x: number, z: number): Corner => ({ x, y: 0, z });
  const [west, east] = [Math.max(-mover.reach, -width / 2 - at.x), Math.min(mover.reach, width / 2 - at.x)];
  const [north, south] = [Math.max(-mover.reach, -depth / 2 - at.z), Math.min(mover.reach, depth / 2 - at.z)];
  if (!(east > west && south > north)) return null;
  return [onTable(west, north), onTable(east, north), onTable(east, south), onTable(west, south)];
}
