import type { Millimetres } from '../../space/quantity.ts';
import { EYE_MARGIN } from '../../space/tolerance.ts';
import { add, dot, scale, subtract, type Vec3 } from '../../space/vec3.ts';
import type { HalfSpace, LookingFrom } from '../mesh/scene.ts';
import type { FlatBox } from './convex-polygon.ts';
import type { ImageFrame } from './image-frame.ts';

/** The window is wider than the target by this, so that nothing at its very rim is missed by rounding. */
export const WINDOW_MARGIN: Millimetres = 1e-3;

/** The space between an eye and what it looks at: all that can hide the target reaches into it. */
export interface SightPyramid {
  /** Holds the target in the picture. */
  readonly window: FlatBox;
  /** No point of the target is nearer. Depth along the axis, as all depths. */
  readonly nearest: number;
  /** Depth of the target's farthest point. */
  readonly farthest: number;
}

/** The pyramid around a target of which this box holds the picture. @shape `corners`: x y z of all corners of the target @frame board */
export function pyramidAround(
  { eye, axis }: ImageFrame,
  { minX, minY, maxX, maxY }: FlatBox,
  corners: Float64Array,
): SightPyramid {
  let nearest = Infinity;
  let farthest = 0;
  for (let k = 0; k < corners.length; k += 3) {
    const depth = (corners[k]! - eye.x) * axis.x + (corners[k + 1]! - eye.y) * axis.y + (corners[k + 2]! - eye.z) * axis.z;
    nearest = Math.min(nearest, depth);
    farthest = Math.max(farthest, depth);
  }
  const window = {
    minX: minX - WINDOW_MARGIN,
    minY: minY - WINDOW_MARGIN,
    maxX: maxX + WINDOW_MARGIN,
    maxY: maxY + WINDOW_MARGIN,
  };
  return { window, nearest: Math.max(nearest, EYE_MARGIN) * (1 - 1e-9), farthest };
}

/** The pyramid as half-spaces: before the eye, no farther than the target, and within the four sides of the window. */
export function sidesOfPyramid(frame: ImageFrame, { window, farthest }: SightPyramid): HalfSpace[] {
  const { eye, axis, right, up, distance } = frame;
  const throughEye = (normal: Vec3): HalfSpace => ({ normal, offset: dot(normal, eye) });
  const slope = (at: number) => scale(axis, at / distance);
  return [
    // the sides rule out most, so they come first
    throughEye(subtract(right, slope(window.minX))),
    throughEye(subtract(slope(window.maxX), right)),
    throughEye(subtract(up, slope(window.minY))),
    throughEye(subtract(slope(window.maxY), up)),
    { normal: scale(axis, -1), offset: -dot(axis, add(eye, scale(axis, farthest))) },
    throughEye(axis),
  ];
}

/**
 * The eye as one that looks into the pyramid: what lies before all of the target hides as much by its near side as by all of it. A solid that
 * reaches into what is too near to hide anything is taken whole.
 */
export function lookingInto({ eye, axis, distance }: ImageFrame, { window, nearest }: SightPyramid): LookingFrom {
  const widest = Math.max(-window.minX, window.maxX, -window.minY, window.maxY) / distance;
  return {
    at: eye,
    margin: EYE_MARGIN * (2 + 2 * widest),
    beyond: { normal: axis, offset: dot(axis, eye) + nearest },
    inFront: { normal: axis, offset: dot(axis, eye) + 2 * EYE_MARGIN },
  };
}
