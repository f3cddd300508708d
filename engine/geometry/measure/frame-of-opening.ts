import type { Opening } from '../../board/opening.ts';
import { directionOutOfFrame, type Frame, outOfFrame } from '../../space/frame.ts';
import { cross, type Vec3 } from '../../space/vec3.ts';

/** The opening's own axes on the board: x across it, y up it, z through the wall; the origin is its middle. */
export function frameOfOpening(piece: Frame, { frame }: Opening): Frame {
  const direction = (d: Vec3) => directionOutOfFrame(piece, d);
  return {
    origin: outOfFrame(piece, frame.centre),
    x: direction(frame.across),
    y: direction(cross(frame.through, frame.across)),
    z: direction(frame.through),
  };
}
