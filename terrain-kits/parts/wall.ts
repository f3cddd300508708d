import type { OpeningFrame, PrismSolid, Vec2, Vec3 } from '../../engine/kit.ts';
import { rectangle } from './box.ts';
import type { TopEdge } from './top-edge.ts';

/** Where a wall runs. Along it is measured from its left end as seen from outside. @frame piece */
export interface WallLine {
  /** The left end's foot, on the inner face. */
  readonly origin: Vec3;
  /** To the right as seen from outside. */
  readonly across: Vec3;
  readonly outward: Vec3;
  readonly length: number;
  readonly thickness: number;
}

/** A rectangle in a wall: along it from `left` to `right`, up from `bottom` to `top`. */
export interface WallRectangle {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

const UP: Vec3 = { x: 0, y: 1, z: 0 };

/** The point of a wall so far along, so high, and so far out from its inner face. */
export function pointOfWall(wall: WallLine, along: number, height: number, out: number): Vec3 {
  const { origin, across, outward } = wall;
  return {
    x: origin.x + across.x * along + outward.x * out,
    y: origin.y + height,
    z: origin.z + across.z * along + outward.z * out,
  };
}

/** An upright slab of the wall between two depths, given as it is seen from outside. */
export const slabOfWall = (
  wall: WallLine,
  outline: readonly Vec2[],
  holes: readonly (readonly Vec2[])[] = [],
  from = 0,
  to = wall.thickness,
): PrismSolid => ({
  kind: 'prism',
  origin: pointOfWall(wall, 0, 0, from),
  across: wall.across,
  along: UP,
  outline,
  holes,
  depth: to - from,
});

/** A wall's outline as seen from outside: doorways are notches in its foot, its top follows the edge. */
export function outlineOfWall(top: TopEdge, doorways: readonly WallRectangle[]): readonly Vec2[] {
  const foot = [...doorways]
    .sort((a, b) => a.left - b.left)
    .flatMap(({ left, right, top: head }) => [
      { x: left, y: 0 },
      { x: left, y: head },
      { x: right, y: head },
      { x: right, y: 0 },
    ]);
  return [{ x: top[0]!.x, y: 0 }, ...foot, { x: top.at(-1)!.x, y: 0 }, ...top.toReversed()];
}

export const holeOfRectangle = ({ left, right, bottom, top }: WallRectangle): readonly Vec2[] =>
  rectangle(left, bottom, right, top);

/** The frame of a rectangular hole through the whole wall. */
export const frameInWall = (wall: WallLine, { left, right, bottom, top }: WallRectangle): OpeningFrame => ({
  centre: pointOfWall(wall, (left + right) / 2, (bottom + top) / 2, wall.thickness / 2),
  across: wall.across,
  through: wall.outward,
  width: right - left,
  height: top - bottom,
  thickness: wall.thickness,
});
