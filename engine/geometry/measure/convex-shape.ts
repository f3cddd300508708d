import { type Frame, outOfFrame } from '../../space/frame.ts';
import { dot, type Vec3 } from '../../space/vec3.ts';
import type { Bounds } from './body-on-board.ts';

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

/** A level disc. */
export const disc = (centre: Vec3, radius: number): ConvexShape => ({ centre, farthest: () => centre, radius });

/** A level ellipse with these half axes along the frame's x and z. */
export function ellipse(frame: Frame, halfWidth: number, halfDepth: number): ConvexShape {
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
  };
}

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

/** A level rectangle over these extents of a frame. */
export const rectangle = (frame: Frame, { min, max }: Bounds): ConvexShape =>
  hullAround(
    [
      { x: min.x, y: 0, z: min.z },
      { x: max.x, y: 0, z: min.z },
      { x: max.x, y: 0, z: max.z },
      { x: min.x, y: 0, z: max.z },
    ].map((corner) => outOfFrame(frame, corner)),
  );

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
