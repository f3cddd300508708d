import { angleOf } from '../../space/angle-of.ts';
import type { Millimetres, Radians } from '../../space/quantity.ts';
import { nearestOn } from '../surfaces/nearest-surface.ts';
import { movedSurface, type PlacedShape, type PlanTurn, planDistance } from './placed-shape.ts';
import { type DistanceBounds, residualOf } from './surface-residual.ts';

/** Shapes that differ by no more are one shape: what a printer or a glue bottle does to two copies. */
export const SAME_SHAPE: Millimetres = 0.5;
/** Surfaces of one shape differ in size by no more than this share. */
const SAME_AREA = 0.02;
/** So many corners are tried before a turn is looked at closely, and so many turns at most. */
const QUICK_CORNERS = 48;
const MOST_TURNS = 64;

/** How one shape has to be moved to come to lie on another. */
export interface Alignment {
  readonly shift: { readonly x: Millimetres; readonly z: Millimetres };
  readonly rise: Millimetres;
  /** In the sense of a facing. */
  readonly turn: Radians;
  /** What is left of a difference then. */
  readonly residual: DistanceBounds;
}

/** Can two shapes be the same at all? Told at a glance; a no is sure for what differs by no more than `SAME_SHAPE`. */
export function mayBeSame(one: PlacedShape, other: PlacedShape): boolean {
  const tall = ({ surface: { min, max } }: PlacedShape) => max.y - min.y;
  return (
    Math.abs(one.reach - other.reach) <= 2 * SAME_SHAPE &&
    Math.abs(tall(one) - tall(other)) <= 2 * SAME_SHAPE &&
    Math.abs(one.area - other.area) <= SAME_AREA * Math.max(one.area, other.area)
  );
}

/**
 * How must a shape be moved to come to lie on another, upright as it is? Of several ways (a crate looks the same from four sides) the least turn.
 * Null where it cannot be brought nearer to it than `SAME_SHAPE`.
 */
export function alignShapes(one: PlacedShape, other: PlacedShape): Alignment | null {
  if (!mayBeSame(one, other)) return null;
  const rise = other.surface.min.y - one.surface.min.y;
  for (const { turn, angle } of turnsOnto(one, other)) {
    const moved = movedSurface(one, turn, other.middle, rise);
    const step = Math.max(3, 3 * Math.floor(moved.corners.length / 3 / QUICK_CORNERS));
    let fits = true;
    for (let i = 0; fits && i < moved.corners.length; i += step) {
      const { distance } = nearestOn(
        other.surface,
        moved.corners[i]!,
        moved.corners[i + 1]!,
        moved.corners[i + 2]!,
        4 * SAME_SHAPE,
      );
      fits = distance <= SAME_SHAPE;
    }
    if (!fits) continue;
    const residual = residualOf(moved, other.surface, SAME_SHAPE);
    if (residual.atLeast > SAME_SHAPE) continue;
    const shift = { x: other.middle.x - one.middle.x, z: other.middle.z - one.middle.z };
    return { shift, rise, turn: angle, residual };
  }
  return null;
}

/** The turns that bring the farthest corner of one over a corner of the other that is as far and as high, the least first. */
function turnsOnto(one: PlacedShape, other: PlacedShape): readonly { readonly turn: PlanTurn; readonly angle: Radians }[] {
  if (one.reach < SAME_SHAPE) return [{ turn: { cos: 1, sin: 0 }, angle: 0 }];
  const from = one.surface.corners;
  const i = one.farthest;
  const [ax, az] = [from[i]! - one.middle.x, from[i + 2]! - one.middle.z];
  const height = from[i + 1]! - one.surface.min.y;
  const { corners, min } = other.surface;
  const turns: { readonly turn: PlanTurn; readonly angle: Radians }[] = [];
  for (let k = 0; k < corners.length; k += 3) {
    if (Math.abs(corners[k + 1]! - min.y - height) > SAME_SHAPE) continue;
    if (Math.abs(planDistance(corners, k, other.middle) - one.reach) > SAME_SHAPE) continue;
    const [bx, bz] = [corners[k]! - other.middle.x, corners[k + 2]! - other.middle.z];
    const cos = ax * bx + az * bz;
    const sin = az * bx - ax * bz;
    const size = Math.sqrt(cos * cos + sin * sin);
    if (!(size > 0)) continue;
    const angle = angleOf(cos, sin);
    if (turns.some((known) => Math.abs(known.angle - angle) < 1e-5)) continue;
    turns.push({ turn: { cos: cos / size, sin: sin / size }, angle });
  }
  return turns.sort((a, b) => Math.abs(a.angle) - Math.abs(b.angle)).slice(0, MOST_TURNS);
}
