import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import { convexHull } from '../../space/convex-hull.ts';
import { type Frame, frameOfPose, intoFrame, outOfFrame } from '../../space/frame.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { DriveObstacle } from '../driving-queries.ts';
import { type Bounds, boundsOfVolumes, heightInStance } from '../measure/body-on-board.ts';
import { footprintOf } from '../measure/footprint-of-piece.ts';
import type { HalfSpace, Scene } from '../mesh/scene.ts';
import type { FloorStretch, Wheels } from './driven-floor.ts';
import { type GroundAhead, heightAt } from './ground-ahead.ts';
import type { HullSlab } from './hull-slabs.ts';
import { outlineOf, type PlanShape } from './plan-shape.ts';

/** Something that stands beside a way. @frame that of the motion: x to the left, z ahead, y over the ground there */
export interface Obstacle {
  readonly with: DriveObstacle;
  readonly low: Millimetres;
  readonly high: Millimetres;
  readonly shape: PlanShape;
  /** Tells it from all other faces and bases, on every part of the way. */
  readonly face: string;
}

/** A box of places beside a way. @frame that of the motion */
export interface Strip {
  readonly x: readonly [Millimetres, Millimetres];
  readonly z: readonly [Millimetres, Millimetres];
}

/** Heights closer than this to a limit are on it. */
const ROUNDING: Millimetres = 1e-6;

/** What one slice of the hull could meet of the things that stand in a strip. */
export function obstaclesFor(
  triangles: readonly SteepTriangle[],
  { low, high, outline }: HullSlab,
  step: Millimetres,
): Obstacle[] {
  if (outline.corners.length === 0) return [];
  const from = Math.max(low, step) + ROUNDING;
  const to = high - ROUNDING;
  return triangles.flatMap(({ with: source, corners, face }) => {
    const cut = cutAlong(cutAlong(corners, 'y', from, 1), 'y', to, -1);
    if (cut.length === 0) return [];
    const heights = cut.map(({ y }) => y);
    const shape = outlineOf(convexHull(cut.map(({ x, z }) => ({ x, z }))));
    return [{ with: source, low: Math.min(...heights), high: Math.max(...heights), shape, face }];
  });
}

/** A face that is no ground to drive on, or a part of it, over one stretch of the floor. */
export interface SteepTriangle {
  readonly with: DriveObstacle;
  /** @frame that of the motion, with y over the ground */
  readonly corners: readonly Vec3[];
  readonly face: string;
}

/**
 * Every face in a strip that is too steep to be driven on or looks down, measured over the floor under it. Plants and cloth give way.
 * @cost that of the triangles in the strip
 */
export function steepTriangles(
  scene: Scene,
  board: Board,
  vehicle: Model,
  frame: Frame,
  strip: Strip,
  floor: GroundAhead,
  { steepest }: Wheels,
): readonly SteepTriangle[] {
  const found: SteepTriangle[] = [];
  const leastUp = 1 / (1 + steepest * steepest);
  const isSolid = ({ source }: Scene['solids'][number]): boolean =>
    source.kind === 'model' ? source.model !== vehicle.id : board.pieces[source.piece]?.traits.soft !== true;
  scene.gather(halfSpacesOf(frame, strip), isSolid, (c, solid, triangle) => {
    const placed = [0, 3, 6].map((i) => intoFrame(frame, { x: c[i]!, y: c[i + 1]!, z: c[i + 2]! }));
    const source = scene.solids[solid]!.source;
    if (source.kind !== 'model' && isGround(placed, leastUp)) return;
    const parts = floor.map((stretch) => overFloor(placed, stretch)).filter((over) => over.length > 0);
    // a face across the way where the ground falls away is under the wheels that come from above
    const told = isAcross(placed) ? lowestOf(parts) : parts;
    for (const [i, over] of told.entries()) found.push({ with: source, corners: over, face: `${solid} ${triangle} ${i}` });
  });
  return found;
}

const isAcross = (corners: readonly Vec3[]): boolean => {
  const z = corners.map((corner) => corner.z);
  return Math.max(...z) - Math.min(...z) <= ROUNDING;
};

/** Of the same face over several floors, the one that stands lowest over its floor. */
function lowestOf(parts: readonly (readonly Vec3[])[]): readonly (readonly Vec3[])[] {
  const highest = (part: readonly Vec3[]): number => Math.max(...part.map(({ y }) => y));
  return [...parts].sort((a, b) => highest(a) - highest(b)).slice(0, 1);
}

/** Faces of exactly the steepest slope are still ground in single precision. */
const SLOPE_ROUNDING = 1e-5;

function isGround([a, b, c]: readonly Vec3[], leastUp: number): boolean {
  const [ux, uy, uz] = [b!.x - a!.x, b!.y - a!.y, b!.z - a!.z];
  const [vx, vy, vz] = [c!.x - a!.x, c!.y - a!.y, c!.z - a!.z];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  return ny > 0 && ny * ny >= leastUp * (1 - SLOPE_ROUNDING) * (nx * nx + ny * ny + nz * nz);
}

/** The part of a triangle over one stretch of the floor, with its heights over it. */
function overFloor(corners: readonly Vec3[], { from, to, heights }: FloorStretch): readonly Vec3[] {
  const slope = Number.isFinite(to - from) && to > from ? (heights[1] - heights[0]) / (to - from) : 0;
  const within = cutAlong(cutAlong(corners, 'z', from, 1), 'z', to, -1);
  const base = Number.isFinite(from) ? from : 0;
  return within.map(({ x, y, z }) => ({ x, y: y - heights[0] - slope * (z - base), z }));
}

/** What of a convex shape lies beyond a limit, or up to it where the sign is −1. */
function cutAlong(points: readonly Vec3[], axis: 'y' | 'z', limit: number, sign: 1 | -1): readonly Vec3[] {
  if (!Number.isFinite(limit)) return points;
  return points.flatMap((p, i) => {
    const q = points[(i + 1) % points.length]!;
    const a = (p[axis] - limit) * sign;
    const b = (q[axis] - limit) * sign;
    const kept = a >= 0 ? [p] : [];
    if (!((a > 0 && b < 0) || (a < 0 && b > 0))) return kept;
    const t = a / (a - b);
    return [...kept, { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t, z: p.z + (q.z - p.z) * t }];
  });
}

function halfSpacesOf({ origin, x, z }: Frame, strip: Strip): readonly HalfSpace[] {
  const along = (axis: Vec3, [low, high]: readonly [number, number]): HalfSpace[] => {
    const at = axis.x * origin.x + axis.z * origin.z;
    return [
      { normal: axis, offset: at + low },
      { normal: { x: -axis.x, y: 0, z: -axis.z }, offset: -at - high },
    ];
  };
  return [...along({ ...x, y: 0 }, strip.x), ...along({ ...z, y: 0 }, strip.z)];
}

/**
 * The bases of all who are no vehicles and stand as high as the vehicle is, ground that nobody enters, and the edges of the table.
 * @clause SK-COLL-2, SK-GEAR-9
 */
export function standingObstacles(
  board: Board,
  vehicle: Model,
  frame: Frame,
  strip: Strip,
  floor: GroundAhead,
): readonly Obstacle[] {
  const inPlan = (p: PlanPoint): PlanPoint => {
    const { x, z } = intoFrame(frame, { x: p.x, y: frame.origin.y, z: p.z });
    return { x, z };
  };
  const everyHeight = { low: -Infinity, high: Infinity };
  const figures = Object.values(board.models)
    .filter(({ id, body }) => id !== vehicle.id && body.kind !== 'vehicle')
    .map((model): Obstacle => {
      const { y, z: far } = intoFrame(frame, model.pose.at);
      const low = y - heightAt(floor, far);
      const tall = heightInStance(model, model.stance);
      const base = {
        with: { kind: 'model', model: model.id },
        shape: shapeOfBase(model, frame),
        face: `base ${model.id}`,
      } as const;
      return { ...base, low, high: low + tall };
    });
  const shut = Object.values(board.pieces)
    .filter(({ traits, parts }) => traits.impassable && (traits.area || Object.keys(parts).length === 0))
    .flatMap((piece) =>
      footprintOf(piece).flatMap((polygon, k) =>
        polygon.map((corner, i): Obstacle => {
          const next = polygon[(i + 1) % polygon.length]!;
          return {
            with: { kind: 'impassable', piece: piece.id },
            ...everyHeight,
            shape: outlineOf([inPlan(corner), inPlan(next)]),
            face: `ground ${piece.id} ${k} ${i}`,
          };
        }),
      ),
    );
  const [x, z] = [board.size.width / 2, board.size.depth / 2];
  const table = [
    { x: -x, z: -z },
    { x, z: -z },
    { x, z },
    { x: -x, z },
  ];
  const edges = table.map(
    (corner, i): Obstacle => ({
      with: { kind: 'table-edge' },
      ...everyHeight,
      shape: outlineOf([inPlan(corner), inPlan(table[(i + 1) % 4]!)]),
      face: `edge ${i}`,
    }),
  );
  return [...figures, ...shut, ...edges].filter(({ shape }) => comesInto(shape, strip));
}

function shapeOfBase(model: Model, frame: Frame): PlanShape {
  const { base } = model;
  const own = frameOfPose(model.pose);
  const inMotion = (p: Vec3): PlanPoint => {
    const { x, z } = intoFrame(frame, p);
    return { x, z };
  };
  const centre = inMotion(own.origin);
  if (base.kind === 'round') return { kind: 'disc', centre, radius: base.diameter / 2 };
  if (base.kind === 'oval') {
    const end = inMotion(outOfFrame(own, { x: 1, y: 0, z: 0 }));
    const across = { x: end.x - centre.x, z: end.z - centre.z };
    return { kind: 'oval', centre, across, half: { across: base.width / 2, along: base.depth / 2 } };
  }
  const bounds = boundsOfBase(model);
  const corners = bounds
    ? [bounds.min.x, bounds.max.x].flatMap((x) => [bounds.min.z, bounds.max.z].map((z) => ({ x, y: 0, z })))
    : [];
  return outlineOf(convexHull(corners.map((corner) => inMotion(outOfFrame(own, corner)))));
}

/** The rectangle that a base takes up; that of the body for a model without one. @frame model */
function boundsOfBase({ base, body, stance }: Model): Bounds | null {
  if (base.kind !== 'rectangle') return boundsOfVolumes(body.volumes[stance]);
  const half = { x: base.width / 2, y: 0, z: base.depth / 2 };
  return { min: { x: -half.x, y: 0, z: -half.z }, max: half };
}

/** Could a shape be in a strip? */
function comesInto(shape: PlanShape, strip: Strip): boolean {
  const reach = (axis: 'x' | 'z'): readonly [number, number] => {
    if (shape.kind === 'disc') return [shape.centre[axis] - shape.radius, shape.centre[axis] + shape.radius];
    if (shape.kind === 'oval') {
      const most = Math.max(shape.half.across, shape.half.along);
      return [shape.centre[axis] - most, shape.centre[axis] + most];
    }
    const at = shape.corners.map((corner) => corner[axis]);
    return [Math.min(...at), Math.max(...at)];
  };
  return (['x', 'z'] as const).every((axis) => {
    const [low, high] = reach(axis);
    return high >= strip[axis][0] - ROUNDING && low <= strip[axis][1] + ROUNDING;
  });
}
