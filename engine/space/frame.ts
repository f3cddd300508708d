import type { Radians } from './quantity.ts';
import type { Vec3 } from './vec3.ts';

/** Where an upright thing stands and which way it faces. Facing 0 looks along +z; a turn by `a` looks along (sin a, 0, cos a). */
export interface Pose {
  readonly at: Vec3;
  readonly facing: Radians;
}

/** A right-handed set of axes in space (left-handed when the thing is mirrored). */
export interface Frame {
  readonly origin: Vec3;
  readonly x: Vec3;
  readonly y: Vec3;
  readonly z: Vec3;
}

/**
 * The axes of a posed thing, in the frame the pose is given in. `mirrored` swaps its left and right (x becomes −x) before it is turned.
 * This is the one place where an angle becomes axes; everything after it is sums and products.
 */
export function frameOfPose(pose: Pose, mirrored = false): Frame {
  const sin = Math.sin(pose.facing);
  const cos = Math.cos(pose.facing);
  const side = mirrored ? -1 : 1;
  return {
    origin: pose.at,
    x: { x: cos * side, y: 0, z: -sin * side },
    y: { x: 0, y: 1, z: 0 },
    z: { x: sin, y: 0, z: cos },
  };
}

/** A point of the frame, as a point of what the frame is given in. */
export function outOfFrame(frame: Frame, p: Vec3): Vec3 {
  const { origin: o, x, y, z } = frame;
  return {
    x: o.x + x.x * p.x + y.x * p.y + z.x * p.z,
    y: o.y + x.y * p.x + y.y * p.y + z.y * p.z,
    z: o.z + x.z * p.x + y.z * p.y + z.z * p.z,
  };
}

/** The reverse of `outOfFrame`. The axes are of unit length and at right angles, so no division is needed. */
export function intoFrame(frame: Frame, p: Vec3): Vec3 {
  const dx = p.x - frame.origin.x;
  const dy = p.y - frame.origin.y;
  const dz = p.z - frame.origin.z;
  const { x, y, z } = frame;
  return { x: dx * x.x + dy * x.y + dz * x.z, y: dx * y.x + dy * y.y + dz * y.z, z: dx * z.x + dy * z.y + dz * z.z };
}

/** A direction of the frame, as a direction of what the frame is given in. */
export function directionOutOfFrame(frame: Frame, d: Vec3): Vec3 {
  const { x, y, z } = frame;
  return { x: x.x * d.x + y.x * d.y + z.x * d.z, y: x.y * d.x + y.y * d.y + z.y * d.z, z: x.z * d.x + y.z * d.y + z.z * d.z };
}

/** The unit direction that a facing looks along, seen from above. */
export function facingWay(facing: Radians): { readonly x: number; readonly z: number } {
  const { z } = frameOfPose({ at: { x: 0, y: 0, z: 0 }, facing });
  return { x: z.x, z: z.z };
}

/** The facing that looks from one place to another in plan; the given one when the two are above each other. */
export function facingTowards(from: Vec3, to: Vec3, otherwise: Radians = 0): Radians {
  const dx = to.x - from.x;
  const dz = to.z - from.z;
  return dx === 0 && dz === 0 ? otherwise : Math.atan2(dx, dz);
}
