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
