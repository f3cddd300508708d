import type { Vec2 } from '../../space/solid.ts';
import { EYE_MARGIN, SLIVER } from '../../space/tolerance.ts';
import { cross, dot, lengthOf, scale, subtract, type Vec3 } from '../../space/vec3.ts';
import { type ConvexPolygon, edgesOf, hullOf, takeOut } from './convex-polygon.ts';
import { isSliver } from './share.ts';

/** A flat convex thing that hides, by its corners in order. @frame board */
export type Pane = readonly Vec3[];

/** A flat wall: panes that lie in one plane, in the plane's own coordinates. */
export interface FlatWall {
  readonly normal: Vec3;
  readonly offset: number;
  readonly right: Vec3;
  readonly up: Vec3;
  readonly panes: readonly ConvexPolygon[];
}

/** So near to a plane a corner lies in it. */
const IN_PLANE = SLIVER;

/** The wall that a pane is part of: all panes in its plane. */
export function wallOf(pane: Pane, panes: readonly Pane[]): FlatWall | null {
  const turn = cross(subtract(pane[1]!, pane[0]!), subtract(pane[2]!, pane[0]!));
  const size = lengthOf(turn);
  if (!(size > 0)) return null;
  const normal = scale(turn, 1 / size);
  const offset = dot(normal, pane[0]!);
  const edge = subtract(pane[1]!, pane[0]!);
  const right = scale(edge, 1 / lengthOf(edge));
  const up = cross(normal, right);
  const own = panes.filter((one) => one.every((corner) => Math.abs(dot(normal, corner) - offset) <= IN_PLANE));
  const flat = own.map((one) => hullOf(one.map((p) => ({ x: dot(right, p), y: dot(up, p) }))));
  return { normal, offset, right, up, panes: flat.filter((shape) => shape.length > 2) };
}

/** Nothing of either side may come nearer to the plane of a wall than this: what is closer to an eye than EYE_MARGIN hides nothing. */
const CLEAR_OF_PLANE = 2 * EYE_MARGIN;

/**
 * Does a flat wall stand before every line from any point of one set to any point of another? Both sets are the hulls of the given points.
 *
 * All such lines cross the plane of the wall within the hull of the crossings between corners, because a line from a fixed point maps a hull onto a hull. So
 * if the wall covers that hull, it stops them all: a proof, up to a millionth of a millimetre.
 */
export function isShutBetween(
  { normal, offset, right, up, panes }: FlatWall,
  one: readonly Vec3[],
  other: readonly Vec3[],
): boolean {
  const heights = one.map((p) => dot(normal, p) - offset);
  const depths = other.map((p) => dot(normal, p) - offset);
  const above = heights.every((h) => h > CLEAR_OF_PLANE) && depths.every((h) => h < -CLEAR_OF_PLANE);
  const below = heights.every((h) => h < -CLEAR_OF_PLANE) && depths.every((h) => h > CLEAR_OF_PLANE);
  if (!above && !below) return false;
  const crossings: Vec2[] = [];
  one.forEach((p, i) => {
    other.forEach((q, j) => {
      const t = heights[i]! / (heights[i]! - depths[j]!);
      const at = { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t, z: p.z + (q.z - p.z) * t };
      crossings.push({ x: dot(right, at), y: dot(up, at) });
    });
  });
  const hull = hullOf(crossings);
  // hulls without area are lines or points: what covers them cannot be told by areas
  if (hull.length < 3 || isSliver(hull)) return panes.some((pane) => crossings.every((p) => liesIn(pane, p)));
  let open: readonly ConvexPolygon[] = [hull];
  for (const pane of panes) {
    const edges = edgesOf(pane);
    const rest: ConvexPolygon[] = [];
    for (const shape of open) {
      if (!takeOut(shape, edges, (piece) => rest.push(piece))) rest.push(shape);
    }
    open = rest.filter((shape) => !isSliver(shape));
    if (open.length === 0) return true;
  }
  return false;
}

const liesIn = (pane: ConvexPolygon, { x, y }: Vec2): boolean => edgesOf(pane).every(({ a, b, c }) => a * x + b * y + c >= 0);
