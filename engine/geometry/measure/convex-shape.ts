import { type Frame, intoFrame, outOfFrame } from '../../space/frame.ts';
import type { PlanPolygon } from '../../space/polygon.ts';
import { dot, type Vec3 } from '../../space/vec3.ts';
import type { Bounds } from './body-on-board.ts';
import { nearestOfEllipse } from './nearest-of-ellipse.ts';
import { nearestInForm, ovalForm, type PlanForm, stadiumForm } from './plan-form.ts';

/**
 * A convex thing on the board, known by its farthest point in any direction, grown by a radius within the plane of the table.
 * A round base is a point with a radius, so that distances between round bases are exact.
 */
export interface ConvexShape {
  /** A point of the shape without its radius. @frame board */
  readonly centre: Vec3;
  readonly farthest: (direction: Vec3) => Vec3;
  /** In the level plane only: the shape is a plate where this is not 0. */
  readonly radius: number;
}

/** A level convex plate, as what a model stands on: flat, or with the same outline at all heights between two. */
export interface Plate extends ConvexShape {
  /** The point of the plate that is nearest to a point in space; itself where it lies in the plate. */
  readonly nearestTo: (p: Vec3) => Vec3;
  /** Its outline seen from above. */
  readonly form: PlanForm;
  /** How much higher than `centre` it reaches; 0 for a flat one. */
  readonly thickness: number;
}

/** A level disc. */
export const disc = (centre: Vec3, radius: number): Plate => ({
  centre,
  farthest: () => centre,
  radius,
  form: { kind: 'disc', centre: { x: centre.x, z: centre.z }, radius },
  thickness: 0,
  nearestTo: (p) => {
    const x = p.x - centre.x;
    const z = p.z - centre.z;
    const away = Math.sqrt(x * x + z * z);
    if (away <= radius) return { x: p.x, y: centre.y, z: p.z };
    return { x: centre.x + (x / away) * radius, y: centre.y, z: centre.z + (z / away) * radius };
  },
});

/** A level ellipse with these half axes along the frame's x and z. */
export function ellipse(frame: Frame, halfWidth: number, halfDepth: number): Plate {
  return {
    centre: frame.origin,
    farthest: (direction) => {
      const across = dot(direction, frame.x) * halfWidth;
      const along = dot(direction, frame.z) * halfDepth;
      const length = Math.sqrt(across * across + along * along);
      if (!(length > 0)) return frame.origin;
      return outOfFrame(frame, { x: (halfWidth * across) / length, y: 0, z: (halfDepth * along) / length });
    },
    radius: 0,
    form: ovalForm({ x: frame.origin.x, z: frame.origin.z }, { x: frame.x.x, z: frame.x.z }, halfWidth, halfDepth),
    thickness: 0,
    nearestTo: (p) => {
      const { x, z } = intoFrame(frame, p);
      return backFrom(frame, p, x, z, nearestOfEllipse(x, z, halfWidth, halfDepth));
    },
  };
}

/** A level oval with straight sides, with these half lengths along the frame's x and z. */
export function stadium(frame: Frame, halfWidth: number, halfDepth: number): Plate {
  const { origin, x } = frame;
  const form = stadiumForm({ x: origin.x, z: origin.z }, { x: x.x, z: x.z }, halfWidth, halfDepth);
  if (form.kind !== 'stadium') return disc(origin, Math.min(halfWidth, halfDepth));
  const ends = [form.start, form.end].map((end) => ({ x: end.x, y: origin.y, z: end.z }));
  return {
    ...hullAround(ends),
    radius: form.radius,
    form,
    thickness: 0,
    nearestTo: (p) => {
      const near = nearestInForm(form, p);
      return { x: near.x, y: origin.y, z: near.z };
    },
  };
}

interface LevelPoint {
  readonly x: number;
  readonly z: number;
}

/** The nearest point of a plate on the board; exactly below or above `p` where that lies over the plate. */
const backFrom = (frame: Frame, p: Vec3, x: number, z: number, near: LevelPoint): Vec3 =>
  near.x === x && near.z === z ? { x: p.x, y: frame.origin.y, z: p.z } : outOfFrame(frame, { x: near.x, y: 0, z: near.z });

/** The smallest convex thing that holds these points. @edge of points equally far the first one given */
export function hullAround(points: readonly Vec3[]): ConvexShape {
  return {
    centre: points[0]!,
    farthest: (direction) => {
      let best = points[0]!;
      let most = dot(direction, best);
      for (let i = 1; i < points.length; i++) {
        const reach = dot(direction, points[i]!);
        if (reach > most) {
          most = reach;
          best = points[i]!;
        }
      }
      return best;
    },
    radius: 0,
  };
}

/** A level convex polygon of any winding; a line where it has two corners. @frame board */
export function levelPolygon(corners: PlanPolygon, height: number): Plate {
  const form: PlanForm = { kind: 'polygon', corners };
  return {
    ...hullAround(corners.map(({ x, z }) => ({ x, y: height, z }))),
    form,
    thickness: 0,
    nearestTo: (p) => {
      const { x, z } = nearestInForm(form, p);
      return { x, y: height, z };
    },
  };
}

/** A level rectangle over these extents of a frame. */
export function rectangle(frame: Frame, { min, max }: Bounds): Plate {
  const corners = [
    { x: min.x, y: 0, z: min.z },
    { x: max.x, y: 0, z: min.z },
    { x: max.x, y: 0, z: max.z },
    { x: min.x, y: 0, z: max.z },
  ].map((corner) => outOfFrame(frame, corner));
  return {
    ...hullAround(corners),
    form: { kind: 'polygon', corners: corners.map(({ x, z }) => ({ x, z })) },
    thickness: 0,
    nearestTo: (p) => {
      const { x, z } = intoFrame(frame, p);
      const near = { x: Math.max(min.x, Math.min(max.x, x)), z: Math.max(min.z, Math.min(max.z, z)) };
      return backFrom(frame, p, x, z, near);
    },
  };
}

/** A flat plate with a thickness, upwards. @clause CR-MEAS-5 */
export function thickened(plate: Plate, thickness: number): Plate {
  if (thickness === 0) return plate;
  const { farthest } = solidified(plate);
  const bottom = plate.centre.y;
  return {
    ...plate,
    radius: 0,
    thickness,
    farthest: (direction) => {
      const point = farthest(direction);
      return direction.y > 0 ? { x: point.x, y: bottom + thickness, z: point.z } : point;
    },
    nearestTo: (p) => ({ ...plate.nearestTo(p), y: Math.max(bottom, Math.min(bottom + thickness, p.y)) }),
  };
}

/** The same shape with its radius as part of it: what distances in space are taken from. */
export function solidified({ centre, farthest, radius }: ConvexShape): ConvexShape {
  if (radius === 0) return { centre, farthest, radius };
  return {
    centre,
    farthest: (direction) => {
      const level = Math.sqrt(direction.x * direction.x + direction.z * direction.z);
      const point = farthest(direction);
      if (!(level > 0)) return point;
      return { x: point.x + (direction.x / level) * radius, y: point.y, z: point.z + (direction.z / level) * radius };
    },
    radius: 0,
  };
}

/** The shape seen from above: all of it at height 0. */
export const flattened = ({ centre, farthest, radius }: ConvexShape): ConvexShape => ({
  centre: { ...centre, y: 0 },
  farthest: (direction) => ({ ...farthest({ ...direction, y: 0 }), y: 0 }),
  radius,
});

/** The smallest box around the shape. */
export function boundsOfShape(shape: ConvexShape): Bounds {
  const { farthest } = solidified(shape);
  const reach = (x: number, y: number, z: number): Vec3 => farthest({ x, y, z });
  return {
    min: { x: reach(-1, 0, 0).x, y: reach(0, -1, 0).y, z: reach(0, 0, -1).z },
    max: { x: reach(1, 0, 0).x, y: reach(0, 1, 0).y, z: reach(0, 0, 1).z },
  };
}
