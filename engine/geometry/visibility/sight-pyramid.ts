import { add, dot, scale, subtract, type Vec3 } from '../../space/vec3.ts';
import type { HalfSpace } from '../mesh/scene.ts';
import type { FlatBox } from './convex-polygon.ts';
import type { ImageFrame } from './image-frame.ts';

/** The space between an eye and what it looks at: all that can hide the target reaches into it. */
export interface SightPyramid {
  /** Holds the target in the picture. */
  readonly window: FlatBox;
  /** Depth of the target's farthest point. */
  readonly farthest: number;
}

/** The pyramid as half-spaces: before the eye, no farther than the target, and within the four sides of the window. */
export function sidesOfPyramid(frame: ImageFrame, { window, farthest }: SightPyramid): HalfSpace[] {
  const { eye, axis, right, up, distance } = frame;
  const throughEye = (normal: Vec3): HalfSpace => ({ normal, offset: dot(normal, eye) });
  const slope = (at: number) => scale(axis, at / distance);
  return [
    throughEye(axis),
    { normal: scale(axis, -1), offset: -dot(axis, add(eye, scale(axis, farthest))) },
    throughEye(subtract(right, slope(window.minX))),
    throughEye(subtract(slope(window.maxX), right)),
    throughEye(subtract(up, slope(window.minY))),
    throughEye(subtract(slope(window.maxY), up)),
  ];
}
