import type { Vec2 } from '../../space/solid.ts';
import { cross, dot, lengthOf, scale, subtract, type Vec3 } from '../../space/vec3.ts';
import type { HalfPlane } from './convex-polygon.ts';

/**
 * What a looker sees, as a flat picture: the plane through the middle of the target, at right angles to the line from the eye to it. A point
 * of the picture is named in millimetres on that plane, from the middle, x to the right and y up as the looker sees it.
 * @clause SK-GEOM-1
 */
export interface ImageFrame {
  readonly eye: Vec3;
  readonly centre: Vec3;
  /** Unit directions of the board: away from the looker, to its right, up. */
  readonly axis: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  /** From the eye to the middle. */
  readonly distance: number;
}

/**
 * How near something is at each point of the picture: one over its depth, the way from the eye measured along the axis. For a flat surface
 * this is a sum of the picture's coordinates, so that two surfaces cross in a straight line.
 */
export interface InverseDepth {
  readonly x: number;
  readonly y: number;
  readonly c: number;
}

/**
 * The picture that an eye has of a target with this middle.
 * @edge an eye straight above or below has its picture's right along the board's x; an eye in the middle looks along the board's z from 1 mm
 */
export function lookTowards(eye: Vec3, centre: Vec3): ImageFrame {
  const way = subtract(centre, eye);
  const length = lengthOf(way);
  if (!(length > 0)) {
    return {
      eye,
      centre,
      axis: { x: 0, y: 0, z: 1 },
      right: { x: -1, y: 0, z: 0 },
      up: { x: 0, y: 1, z: 0 },
      distance: 1,
    };
  }
  const axis = scale(way, 1 / length);
  const level = Math.sqrt(axis.x * axis.x + axis.z * axis.z);
  const right = level > 0 ? { x: -axis.z / level, y: 0, z: axis.x / level } : { x: 1, y: 0, z: 0 };
  return { eye, centre, axis, right, up: cross(right, axis), distance: length };
}

/** How far before the eye a point lies, along the axis. */
export const depthOf = (frame: ImageFrame, p: Vec3): number => dot(subtract(p, frame.eye), frame.axis);

/** Where in the picture a point appears. @edge only for points before the eye */
export function project(frame: ImageFrame, p: Vec3): Vec2 {
  const way = subtract(p, frame.eye);
  const zoom = frame.distance / dot(way, frame.axis);
  return { x: dot(way, frame.right) * zoom, y: dot(way, frame.up) * zoom };
}

/** The point that appears at a place of the picture and lies at this inverse depth. @frame board */
export function unproject(frame: ImageFrame, at: Vec2, inverseDepth: number): Vec3 {
  const { eye, axis, right, up, distance } = frame;
  const depth = 1 / inverseDepth;
  const x = (at.x / distance) * depth;
  const y = (at.y / distance) * depth;
  return {
    x: eye.x + axis.x * depth + right.x * x + up.x * y,
    y: eye.y + axis.y * depth + right.y * x + up.y * y,
    z: eye.z + axis.z * depth + right.z * x + up.z * y,
  };
}

/** How near a flat surface is over the picture: `normal · (p − eye) = offset` on the surface. @edge the eye is not in its plane: offset ≠ 0 */
export function inverseDepthOf(frame: ImageFrame, normal: Vec3, offset: number): InverseDepth {
  const { axis, right, up, distance } = frame;
  return {
    x: dot(normal, right) / (offset * distance),
    y: dot(normal, up) / (offset * distance),
    c: dot(normal, axis) / offset,
  };
}

export const inverseDepthAt = (plane: InverseDepth, at: Vec2): number => plane.x * at.x + plane.y * at.y + plane.c;

/** Is `a` before `b` in the order of their coordinates? A fixed order of two ends makes a line the same to the bit from either side. */
const comesFirst = (a: Vec3, b: Vec3): boolean => (a.x !== b.x ? a.x < b.x : a.y !== b.y ? a.y < b.y : a.z < b.z);

/**
 * The border in the picture of the plane through the eye and an edge from `from` to `to`; the inside is on the left of the edge as the looker
 * sees it. It holds behind the eye as well, so nothing needs to be cut off there.
 * 'everywhere' and 'nowhere' when the plane is seen edge on from so far to the side that it does not cross the picture.
 */
export function sightBorder(frame: ImageFrame, from: Vec3, to: Vec3): HalfPlane | 'everywhere' | 'nowhere' {
  const forwards = comesFirst(from, to);
  const start = subtract(forwards ? from : to, frame.eye);
  const end = subtract(forwards ? to : from, frame.eye);
  // Left as the looker sees it: for ends right and left of the axis (right → left), the upper side is on the right.
  const normal = forwards ? cross(end, start) : cross(start, end);
  const a = dot(normal, frame.right);
  const b = dot(normal, frame.up);
  const c = dot(normal, frame.axis) * frame.distance;
  const steepness = Math.sqrt(a * a + b * b);
  if (steepness > Math.abs(c) * 1e-12) return { a: a / steepness, b: b / steepness, c: c / steepness };
  return c >= 0 ? 'everywhere' : 'nowhere';
}
