import type { Vec3 } from '../../space/vec3.ts';

/** The ways in which a table can be the same for both sides: mirrored left and right, near and far, or turned by a half. */
export const BOARD_MAPS = ['left-right', 'near-far', 'half-turn'] as const;
export type BoardMap = (typeof BOARD_MAPS)[number];

/** What becomes of x and z. */
const SIGNS: Readonly<Record<BoardMap, { readonly x: 1 | -1; readonly z: 1 | -1 }>> = {
  'left-right': { x: -1, z: 1 },
  'near-far': { x: 1, z: -1 },
  'half-turn': { x: -1, z: -1 },
};

/** Where a point comes to lie. @frame board */
export function mapped<Point extends Pick<Vec3, 'x' | 'z'>>(map: BoardMap, point: Point): Point {
  const { x, z } = SIGNS[map];
  return { ...point, x: point.x * x + 0, z: point.z * z + 0 };
}

/** Where triangles come to lie. @shape x y z of each corner */
export function mappedCorners(map: BoardMap, corners: Float64Array): Float64Array {
  const { x, z } = SIGNS[map];
  const moved = new Float64Array(corners.length);
  for (let i = 0; i < corners.length; i += 3) {
    moved[i] = corners[i]! * x + 0;
    moved[i + 1] = corners[i + 1]!;
    moved[i + 2] = corners[i + 2]! * z + 0;
  }
  return moved;
}
