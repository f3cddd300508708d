import type { Board } from '../../board/board.ts';
import type { Vec3 } from '../../space/vec3.ts';

/**
 * The ways in which a table can be the same for its sides: mirrored left and right, near and far, or turned by a half; a square one also turned by a quarter (anticlockwise as
 * seen from above), or mirrored across the diagonal from the far left corner, or that from the near left one.
 */
export const BOARD_MAPS = [
  'left-right',
  'near-far',
  'half-turn',
  'quarter-turn',
  'diagonal-from-far-left',
  'diagonal-from-near-left',
] as const;
export type BoardMap = (typeof BOARD_MAPS)[number];

/** What becomes of x and z: so much of x, and of z, is in either of them afterwards. */
interface PlanMatrix {
  readonly x: readonly [x: number, z: number];
  readonly z: readonly [x: number, z: number];
}

const MATRICES: Readonly<Record<BoardMap, PlanMatrix>> = {
  'left-right': { x: [-1, 0], z: [0, 1] },
  'near-far': { x: [1, 0], z: [0, -1] },
  'half-turn': { x: [-1, 0], z: [0, -1] },
  'quarter-turn': { x: [0, 1], z: [-1, 0] },
  'diagonal-from-far-left': { x: [0, 1], z: [1, 0] },
  'diagonal-from-near-left': { x: [0, -1], z: [-1, 0] },
};

/** A table counts as square where its sides differ by no more. @unit millimetres */
const SQUARE = 1;

/** The maps that take a table onto itself. */
export const mapsOf = ({ size: { width, depth } }: Pick<Board, 'size'>): readonly BoardMap[] =>
  BOARD_MAPS.filter((map) => MATRICES[map].x[1] === 0 || Math.abs(width - depth) <= SQUARE);

/** Whether a map made twice leaves everything as it was. All but the turn by a quarter do. */
export const isItsOwnOpposite = (map: BoardMap): boolean => map !== 'quarter-turn';

/** Where a point comes to lie. @frame board */
export function mapped<Point extends Pick<Vec3, 'x' | 'z'>>(map: BoardMap, point: Point): Point {
  const { x, z } = MATRICES[map];
  return { ...point, x: point.x * x[0] + point.z * x[1] + 0, z: point.x * z[0] + point.z * z[1] + 0 };
}

/** Where triangles come to lie. @shape x y z of each corner */
export function mappedCorners(map: BoardMap, corners: Float64Array): Float64Array {
  const { x, z } = MATRICES[map];
  const moved = new Float64Array(corners.length);
  for (let i = 0; i < corners.length; i += 3) {
    moved[i] = corners[i]! * x[0] + corners[i + 2]! * x[1] + 0;
    moved[i + 1] = corners[i + 1]!;
    moved[i + 2] = corners[i]! * z[0] + corners[i + 2]! * z[1] + 0;
  }
  return moved;
}
