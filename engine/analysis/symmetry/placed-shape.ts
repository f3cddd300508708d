import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { type Surface, surfaceOf } from '../surfaces/surface.ts';
import { areaOf } from '../surfaces/weight.ts';

/** The surface of a piece, or of a part of one, with what tells it from others at a glance: numbers that do not depend on how it is cut into triangles, nor on where it stands. */
export interface PlacedShape {
  readonly surface: Surface;
  /** The middle of its surface, seen from above, by area. */
  readonly middle: PlanPoint;
  readonly area: number;
  /** How far its farthest corner is from the middle, seen from above, and which corner that is. @shape index into the corners */
  readonly reach: Millimetres;
  readonly farthest: number;
}

/** A surface made ready for being compared. @edge null for one of no size */
export function shapeOf(surface: Surface): PlacedShape | null {
  const { corners } = surface;
  let area = 0;
  const sum = { x: 0, z: 0 };
  for (let i = 0; i < corners.length; i += 9) {
    const own = areaOf(corners, i);
    area += own;
    sum.x += ((corners[i]! + corners[i + 3]! + corners[i + 6]!) / 3) * own;
    sum.z += ((corners[i + 2]! + corners[i + 5]! + corners[i + 8]!) / 3) * own;
  }
  if (!(area > 0)) return null;
  const middle = { x: sum.x / area, z: sum.z / area };
  let reach = -1;
  let farthest = 0;
  for (let i = 0; i < corners.length; i += 3) {
    const away = planDistance(corners, i, middle);
    if (away > reach) {
      reach = away;
      farthest = i;
    }
  }
  return { surface, middle, area, reach, farthest };
}

/** From a corner to a place, seen from above. */
export function planDistance(corners: Float64Array, i: number, { x, z }: PlanPoint): Millimetres {
  const dx = corners[i]! - x;
  const dz = corners[i + 2]! - z;
  return Math.sqrt(dx * dx + dz * dz);
}

/** A turn about the upright axis, as cosine and sine of a facing: (x, z) becomes (cos·x + sin·z, cos·z − sin·x). */
export interface PlanTurn {
  readonly cos: number;
  readonly sin: number;
}

/** The same surface turned about its middle, which comes to lie at `to`, and lifted. */
export function movedSurface(
  { surface, middle }: PlacedShape,
  { cos, sin }: PlanTurn,
  to: PlanPoint,
  rise: Millimetres,
): Surface {
  const { corners } = surface;
  const moved = new Float64Array(corners.length);
  for (let i = 0; i < corners.length; i += 3) {
    const x = corners[i]! - middle.x;
    const z = corners[i + 2]! - middle.z;
    moved[i] = to.x + cos * x + sin * z;
    moved[i + 1] = corners[i + 1]! + rise;
    moved[i + 2] = to.z + cos * z - sin * x;
  }
  return surfaceOf(moved);
}
