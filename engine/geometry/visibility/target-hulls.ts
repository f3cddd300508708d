import type { Body, BodyRegion, Stance } from '../../board/body.ts';
import type { Model } from '../../board/model.ts';
import { type Frame, frameOfPose, outOfFrame } from '../../space/frame.ts';
import { EYE_MARGIN, LINE_NOISE } from '../../space/tolerance.ts';
import { between, type Vec3 } from '../../space/vec3.ts';
import { boundsOfPoints } from '../measure/body-on-board.ts';
import type { TargetPolicy } from '../queries.ts';
import type { ConvexPolygon } from './convex-polygon.ts';
import type { ImageFrame } from './image-frame.ts';
import { regionsOf } from './target-faces.ts';

/** The convex bodies of a figure's regions that are looked at. It is worked out once for a body, a stance and regions. @frame model */
export interface TargetHulls {
  /** @shape x y z of each corner of all bodies, no corner of a body twice */
  readonly corners: Float64Array;
  /** Where each body's corners end. */
  readonly ends: readonly number[];
  readonly middle: Vec3;
}

const known = new WeakMap<Body, Map<string, TargetHulls | null>>();

/** The regions of a figure as hulls; null where not all of them are convex, or the target is a silhouette or a vehicle, whose turret turns. */
export function hullsOfTarget({ body }: Model, policy: TargetPolicy): TargetHulls | null {
  if (policy.kind !== 'body' || body.kind === 'vehicle') return null;
  let own = known.get(body);
  if (!own) {
    own = new Map();
    known.set(body, own);
  }
  const key = `${policy.stance} ${policy.regions.join(' ')}`;
  let hulls = own.get(key);
  if (hulls === undefined) {
    hulls = workOut(body, policy.stance, policy.regions);
    own.set(key, hulls);
  }
  return hulls;
}

/** Where a body stands that has not been put anywhere. */
const UNMOVED = { pose: { at: { x: 0, y: 0, z: 0 }, facing: 0 }, turret: 0 };

function workOut(body: Body, stance: Stance, regions: readonly BodyRegion[]): TargetHulls | null {
  const placed = regionsOf({ ...UNMOVED, body } as Model, stance, regions).flatMap(({ bodies }) => bodies);
  const all = boundsOfPoints(placed.flatMap(({ faces }) => faces.flat()));
  if (!all || placed.some(({ convex, faces }) => !convex || faces.length < 4)) return null;
  const corners: number[] = [];
  const ends = placed.map(({ faces }) => {
    const seen = new Set<string>();
    for (const { x, y, z } of faces.flat()) {
      const name = `${x} ${y} ${z}`;
      if (seen.has(name)) continue;
      seen.add(name);
      corners.push(x, y, z);
    }
    return corners.length;
  });
  return { corners: Float64Array.from(corners), ends, middle: between(all.min, all.max, 0.5) };
}

/** The middle of the target as it stands on the board: as `middleOfTarget`. */
export const middleOnBoard = (hulls: TargetHulls, target: Model): Vec3 => outOfFrame(frameOfPose(target.pose), hulls.middle);

/** The corners as they stand on the board. @frame board */
export function cornersOnBoard({ corners }: TargetHulls, target: Model): Float64Array {
  const { origin: o, x, y, z }: Frame = frameOfPose(target.pose);
  const placed = new Float64Array(corners.length);
  for (let k = 0; k < corners.length; k += 3) {
    const px = corners[k]!;
    const py = corners[k + 1]!;
    const pz = corners[k + 2]!;
    placed[k] = o.x + x.x * px + y.x * py + z.x * pz;
    placed[k + 1] = o.y + x.y * px + y.y * py + z.y * pz;
    placed[k + 2] = o.z + x.z * px + y.z * py + z.z * pz;
  }
  return placed;
}

/** The outline of each body in the picture; null where one reaches behind the eye. A body seen edge on has none. */
export function hullsInPicture(
  { eye, axis, right, up, distance }: ImageFrame,
  corners: Float64Array,
  ends: readonly number[],
): readonly ConvexPolygon[] | null {
  const outlines: ConvexPolygon[] = [];
  let start = 0;
  for (const end of ends) {
    const count = (end - start) / 3;
    const points = new Float64Array(2 * count);
    for (let i = 0, k = start; k < end; i += 2, k += 3) {
      const wx = corners[k]! - eye.x;
      const wy = corners[k + 1]! - eye.y;
      const wz = corners[k + 2]! - eye.z;
      const depth = wx * axis.x + wy * axis.y + wz * axis.z;
      if (depth < EYE_MARGIN) return null;
      const zoom = distance / depth;
      points[i] = (wx * right.x + wy * right.y + wz * right.z) * zoom;
      points[i + 1] = (wx * up.x + wy * up.y + wz * up.z) * zoom;
    }
    const outline = hullOfFew(points);
    if (outline.length >= 3) outlines.push(outline);
    start = end;
  }
  return outlines;
}

/** As `hullOf`, for few points that lie close together in memory. Sorts them in place. */
function hullOfFew(points: Float64Array): ConvexPolygon {
  const n = points.length;
  for (let i = 2; i < n; i += 2) {
    const x = points[i]!;
    const y = points[i + 1]!;
    let at = i;
    while (at > 0 && (points[at - 2]! > x || (points[at - 2] === x && points[at - 1]! > y))) {
      points[at] = points[at - 2]!;
      points[at + 1] = points[at - 1]!;
      at -= 2;
    }
    points[at] = x;
    points[at + 1] = y;
  }
  const chain: number[] = [];
  const outline: { x: number; y: number }[] = [];
  for (const way of [1, -1]) {
    chain.length = 0;
    for (let i = way > 0 ? 0 : n - 2; i >= 0 && i < n; i += 2 * way) {
      while (chain.length > 1 && !turnsLeft(points, chain[chain.length - 2]!, chain[chain.length - 1]!, i)) chain.pop();
      chain.push(i);
    }
    for (let k = 0; k + 1 < chain.length; k++) outline.push({ x: points[chain[k]!]!, y: points[chain[k]! + 1]! });
  }
  return outline;
}

/** Does the way from p over q to r bend left at q by more than LINE_NOISE? */
function turnsLeft(points: Float64Array, p: number, q: number, r: number): boolean {
  const dx = points[r]! - points[p]!;
  const dy = points[r + 1]! - points[p + 1]!;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (!(length > 0)) return false;
  return dx * (points[q + 1]! - points[p + 1]!) - dy * (points[q]! - points[p]!) < -LINE_NOISE * length;
}
