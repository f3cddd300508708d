import type { Millimetres } from '../../space/quantity.ts';
import type { Vec2 } from '../../space/solid.ts';
import type { ConvexPolygon } from '../visibility/convex-polygon.ts';

/** What must be free around a line: nothing, a disc, an upright rectangle, or both. Square to the line. */
export interface LineSection {
  /** Diameter of the disc. */
  readonly thickness: Millimetres;
  /** Level width and upright height of the rectangle. */
  readonly gap: { readonly width: Millimetres; readonly height: Millimetres } | null;
}

/** How far the section reaches from its line at most. */
export function reachOfSection({ thickness, gap }: LineSection): Millimetres {
  const corner = gap ? Math.sqrt(gap.width * gap.width + gap.height * gap.height) / 2 : 0;
  return Math.max(thickness / 2, corner);
}

/** How high the section is at most. */
export const heightOfSection = ({ thickness, gap }: LineSection): Millimetres => Math.max(thickness, gap?.height ?? 0);

/** Corners of a regular polygon with four sides, doubled so often: a disc to half a hundredth of its radius. */
const DOUBLINGS = 3;

/** A regular polygon in a circle of radius 1, and the radius of the circle within it. */
function regularPolygon(doublings: number): { readonly corners: readonly Vec2[]; readonly within: number } {
  let corners: Vec2[] = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
    { x: 0, y: -1 },
  ];
  for (let step = 0; step < doublings; step++) {
    corners = corners.flatMap((corner, i) => {
      const next = corners[(i + 1) % corners.length]!;
      const x = corner.x + next.x;
      const y = corner.y + next.y;
      const length = Math.sqrt(x * x + y * y);
      return [corner, { x: x / length, y: y / length }];
    });
  }
  const [first, second] = [corners[0]!, corners[1]!];
  const x = (first.x + second.x) / 2;
  const y = (first.y + second.y) / 2;
  return { corners, within: Math.sqrt(x * x + y * y) };
}

const ROUND = regularPolygon(DOUBLINGS);

/** A polygon that lies within a disc about the origin. */
export const withinDisc = (radius: number): ConvexPolygon => ROUND.corners.map(({ x, y }) => ({ x: x * radius, y: y * radius }));

/** A polygon that a disc about the origin lies within. */
export const aroundDisc = (radius: number): ConvexPolygon => withinDisc(radius / ROUND.within);

/** How much smaller a disc is that lies within `withinDisc` of the same radius. */
export const WITHIN_ROUND = ROUND.within;
