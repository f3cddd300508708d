import { distanceToEdge } from '../../space/distance-to-edge.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Vec2 } from '../../space/solid.ts';
import { between } from '../../space/vec3.ts';
import type { Carrier } from '../movement-queries.ts';
import type { ConvexPolygon } from '../visibility/convex-polygon.ts';
import { type LocalTriangle, trianglesAlong } from './local-triangles.ts';
import { carrierOf, type MoveGround, TABLE } from './move-ground.ts';
import type { Mover } from './mover.ts';
import type { WantedFaces } from './near-triangles.ts';

/** Heights this near to each other are one: rounding of a slope. */
export const ONE_FLOOR: Millimetres = 1e-6;
/** So near to a limit one stands exactly on it. @clause SK-GEOM-14 */
export const LIMIT_ROUNDING = 1e-6;

/** A plane that the base could be set down on. */
export interface Level {
  /** Under the middle of the base. */
  readonly height: Millimetres;
  readonly slopeX: number;
  readonly slopeZ: number;
  readonly solid: number;
  readonly walked: boolean;
}

/** It is in the air, and not inside of something: asked where it matters. */
export interface LevelInAir extends Level {
  isOpen(): boolean;
}

export interface Corner {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The corners of a triangle about the middle of the base, along the axes of the board. */
export const cornersOf = ({ s, y, d }: LocalTriangle): readonly [Corner, Corner, Corner] => [
  { x: s[0], y: y[0], z: d[0] },
  { x: s[1], y: y[1], z: d[1] },
  { x: s[2], y: y[2], z: d[2] },
];

/** So near to the middle lies what is straight under it. */
export const UNDER_MIDDLE: Millimetres = 0.01;

/** A floor that the axis may have under it, whether the base stands there or not. */
export interface FloorUnder {
  readonly height: Millimetres;
  readonly on: Carrier;
  /** One may stand on what it is of. */
  readonly standable: boolean;
}

/** What lies straight under the axis at a place, floor over floor. */
export function floorsUnder(
  ground: MoveGround,
  mover: Mover,
  at: PlanPoint,
  accept: (solid: number) => boolean,
): readonly FloorUnder[] {
  return levelsOver(ground, mover, at, accept, null)
    .filter((level) => (level.walked || level.solid === TABLE) && level.isOpen())
    .map(({ height, solid }) => ({ height, on: carrierOf(ground, solid), standable: isFit(ground, solid) }));
}

/** The triangles no farther from a place than `aside`, in the axes of the board, as far as they are wanted and reach between these heights; some that lie farther among them. */
export function trianglesAbout(
  ground: MoveGround,
  mover: Mover,
  { x, z }: PlanPoint,
  aside: Millimetres,
  accept: (solid: number) => boolean,
  wanted: WantedFaces,
  heights?: readonly [Millimetres, Millimetres],
): readonly LocalTriangle[] {
  const line = { from: { x, z }, way: { x: 1, z: 0 } };
  return trianglesAlong(ground, line, [-aside, aside], aside, mover.policy.steepest, accept, wanted, heights, aside);
}

/** @shape `besideWithin` is how far away level faces are looked for that the middle is not over; null where they do not matter */
export function levelsOver(
  ground: MoveGround,
  mover: Mover,
  at: PlanPoint,
  accept: (solid: number) => boolean,
  besideWithin: Millimetres | null,
): readonly LevelInAir[] {
  const near = trianglesAbout(ground, mover, at, UNDER_MIDDLE, accept, 'all');
  const levels: Level[] = [{ height: 0, slopeX: 0, slopeZ: 0, solid: TABLE, walked: false }];
  const offer = (level: Level) => {
    const same = levels.findIndex(({ height }) => Math.abs(height - level.height) <= ONE_FLOOR);
    if (same < 0) levels.push(level);
    else if (level.walked && !isFit(ground, levels[same]!.solid)) levels[same] = level;
  };
  const over: { readonly height: number; readonly solid: number; readonly up: boolean }[] = [];
  for (const triangle of near) {
    const corners = cornersOf(triangle);
    if (!holdsMiddle(corners)) continue;
    const { solid, face } = triangle;
    const [a, b, c] = corners;
    const area = (b.x - a.x) * (c.z - a.z) - (b.z - a.z) * (c.x - a.x);
    if (Math.abs(area) < ONE_FLOOR) continue;
    const slopeX = ((b.y - a.y) * (c.z - a.z) - (c.y - a.y) * (b.z - a.z)) / area;
    const slopeZ = ((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / area;
    const height = a.y - slopeX * a.x - slopeZ * a.z;
    over.push({ height, solid, up: face !== 'under' });
    if (face === 'under' || height < -ONE_FLOOR) continue;
    const walked = face === 'ground';
    offer({ height, slopeX: walked ? slopeX : 0, slopeZ: walked ? slopeZ : 0, solid, walked: true });
  }
  // level faces beside the middle, the highest first: over a gap between them one still stands
  const level = besideWithin === null ? [] : trianglesAbout(ground, mover, at, besideWithin, accept, 'level-ground');
  const beside = level.filter(({ y }) => y[0] > ONE_FLOOR);
  for (const triangle of beside.sort((p, q) => q.y[0] - p.y[0] || p.solid - q.solid)) {
    const { solid } = triangle;
    const y = triangle.y[0];
    if (
      levels.some(
        ({ height, slopeX, slopeZ }) => slopeX === 0 && slopeZ === 0 && Math.abs(height - y) <= mover.policy.stability.sameHeight,
      )
    ) {
      continue;
    }
    if (overBase(mover, cornersOf(triangle), 0) !== null) levels.push({ height: y, slopeX: 0, slopeZ: 0, solid, walked: false });
  }
  const { scene } = ground;
  const ownSolids = scene.solids.length;
  const isOpen = (height: Millimetres): boolean => {
    let roof: (typeof over)[number] | null = null;
    for (const one of over) if (one.height > height + ONE_FLOOR && (!roof || one.height < roof.height)) roof = one;
    if (roof?.up && !ground.solids[roof.solid]!.closed) return false;
    if (near.some(({ solid }) => solid >= ownSolids) && isInSlope(near, ownSolids, height)) return false;
    const middle = { x: at.x, y: height + ONE_FLOOR * 10, z: at.z };
    return scene.solidsAround(middle, (_, i) => accept(i) && !ground.solids[i]!.isStairs).length === 0;
  };
  return levels
    .sort((a, b) => a.height - b.height)
    .map((level) => {
      let open: boolean | undefined;
      return {
        ...level,
        isOpen: () => {
          open ??= isOpen(level.height);
          return open;
        },
      };
    });
}

/** Is the middle of the base in one of the slopes that stairs are walked on, whichever way it is pushed by next to nothing? */
function isInSlope(near: readonly LocalTriangle[], firstSlope: number, height: Millimetres): boolean {
  return [1, -1].every((sign) => {
    const turns = new Map<number, number>();
    for (const triangle of near) {
      const { solid, face } = triangle;
      if (solid < firstSlope) continue;
      const pushed = cornersOf(triangle).map(({ x, y, z }) => ({
        x: x - sign * 2 * LIMIT_ROUNDING,
        y,
        z: z - sign * 3 * LIMIT_ROUNDING,
      }));
      if (!holdsMiddle(pushed) || heightAtMiddle(pushed) <= height + 100 * LIMIT_ROUNDING) continue;
      turns.set(solid, (turns.get(solid) ?? 0) + (face === 'under' ? -1 : 1));
    }
    return [...turns.values()].some((count) => count > 0);
  });
}

function heightAtMiddle([a, b, c]: readonly Corner[]): Millimetres {
  const [p, q, r] = [a!, b!, c!];
  const area = (q.x - p.x) * (r.z - p.z) - (q.z - p.z) * (r.x - p.x);
  const slopeX = ((q.y - p.y) * (r.z - p.z) - (r.y - p.y) * (q.z - p.z)) / area;
  const slopeZ = ((q.x - p.x) * (r.y - p.y) - (r.x - p.x) * (q.y - p.y)) / area;
  return p.y - slopeX * p.x - slopeZ * p.z;
}

export const isFit = (ground: MoveGround, solid: number): boolean => solid === TABLE || ground.solids[solid]!.standable;

/** @edge on an edge is over the middle */
function holdsMiddle(corners: readonly Corner[]): boolean {
  let left = false;
  let right = false;
  for (let i = 0; i < 3; i++) {
    const p = corners[i]!;
    const q = corners[(i + 1) % 3]!;
    const size = Math.sqrt((q.x - p.x) * (q.x - p.x) + (q.z - p.z) * (q.z - p.z));
    const turn = p.x * q.z - p.z * q.x;
    if (turn > LIMIT_ROUNDING * size) left = true;
    if (turn < -LIMIT_ROUNDING * size) right = true;
  }
  return left !== right;
}

/** A shape over the base, as the base has it: a disc of radius 1 or a square of half size 1; null where it does not reach over it. */
export function overBase(
  { frame, halfX, halfZ, round }: Mover,
  corners: readonly Corner[],
  drawnIn: number,
): ConvexPolygon | null {
  const own = corners.map(({ x, z }) => ({
    x: (x * frame.x.x + z * frame.x.z) / (halfX - drawnIn),
    y: (x * frame.z.x + z * frame.z.z) / (halfZ - drawnIn),
    z: 0,
  }));
  const square = cut(
    cut(
      cut(
        cut(own, (p) => 1 - p.x),
        (p) => 1 + p.x,
      ),
      (p) => 1 - p.y,
    ),
    (p) => 1 + p.y,
  );
  if (square.length === 0) return null;
  if (round && !(distanceTo(square) < 1)) return null;
  return square;
}

export function cut(points: readonly Corner[], inside: (p: Corner) => number): readonly Corner[] {
  if (points.every((p) => inside(p) >= 0)) return points;
  const kept: Corner[] = [];
  for (let i = 0; i < points.length; i++) {
    const p = points[i]!;
    const q = points[(i + 1) % points.length]!;
    const hp = inside(p);
    const hq = inside(q);
    if (hp >= 0) kept.push(p);
    if ((hp > 0 && hq < 0) || (hp < 0 && hq > 0)) kept.push(between(p, q, hp / (hp - hq)));
  }
  return kept;
}

/** From the origin to a convex shape, 0 inside it. */
export function distanceTo(shape: readonly Vec2[]): number {
  let least = Infinity;
  let left = false;
  let right = false;
  for (let i = 0; i < shape.length; i++) {
    const a = shape[i]!;
    const b = shape[(i + 1) % shape.length]!;
    least = Math.min(least, distanceToEdge(0, 0, a.x, a.y, b.x, b.y));
    const turn = a.x * b.y - a.y * b.x;
    if (turn > 0) left = true;
    if (turn < 0) right = true;
  }
  return left !== right ? 0 : least;
}
