import type { Model } from '../../board/model.ts';
import { frameOfPose, intoFrame } from '../../space/frame.ts';
import { LINE_NOISE } from '../../space/tolerance.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { FacingFinding } from '../driving-queries.ts';

/**
 * Does a point lie before or behind a figure? The line of its shoulders runs through its axis, square to where it faces.
 * @clause SK-MODEL-8 @edge on the line, to rounding, it lies before it
 */
export function findFacing(model: Model, at: Vec3): FacingFinding {
  const { z } = intoFrame(frameOfPose(model.pose), at);
  const ahead = Math.abs(z) <= LINE_NOISE ? 0 : z;
  return { half: ahead >= 0 ? 'front' : 'rear', ahead };
}
