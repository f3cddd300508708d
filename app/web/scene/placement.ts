import type { Pose } from '../../../engine/index.ts';

type Triple = readonly [number, number, number];

/** A pose as the scene graph wants it. A turn by the facing takes z to (sin, 0, cos), as the board's frame does. */
export const placement = ({ at, facing }: Pose, mirrored = false) => ({
  position: [at.x, at.y, at.z] as Triple,
  rotation: [0, facing, 0] as Triple,
  scale: [mirrored ? -1 : 1, 1, 1] as Triple,
});
