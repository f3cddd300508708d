import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { HalfSpace, Scene, SolidFilter } from '../mesh/scene.ts';
import { LEVEL, LIFT, roomOfBase, uprightness } from './footing.ts';

/** How far from a model nothing interrupts the level ground that it stands on. */
export interface LevelGround {
  readonly radius: Millimetres;
  /** There are slopes within the limit, so that heights must be looked at closely. */
  readonly rough: boolean;
  /** There are slopes, or rises and falls too low to be steps, within the limit. */
  readonly uneven: boolean;
}

/** A rise of less than this is rounding. */
const SAME_HEIGHT: Millimetres = 1e-9;

/**
 * How far can a model that stands at this height be slid in every direction over level ground without touching anything? Nearest first come what
 * stands higher than the ground, other bases, and the border of the level faces that carry it. The answer is never too large; it may be
 * too small, where level faces of different solids lie side by side.
 * @edge 0 on a slope
 */
export function findLevelGround(
  scene: Scene,
  board: Board,
  model: Model,
  height: Millimetres,
  limit: Millimetres,
  accept: SolidFilter,
): LevelGround {
  const middle: PlanPoint = { x: model.pose.at.x, z: model.pose.at.z };
  const { reach, tall } = roomOfBase(model);
  let radius = limit;
  let rough = false;
  let uneven = height > 0 && height <= LIFT;
  for (const other of Object.values(board.models)) {
    if (other.id === model.id) continue;
    const low = other.pose.at.y;
    const room = roomOfBase(other);
    if (low + room.tall < height || low > height + tall) continue;
    radius = Math.min(radius, distance(middle, other.pose.at) - reach - room.reach);
  }
  const level: Float64Array[] = [];
  scene.gather(columnAround(middle, limit + reach, Math.max(0, height - limit), height + tall), accept, (corners) => {
    const low = Math.min(corners[1]!, corners[4]!, corners[7]!);
    const high = Math.max(corners[1]!, corners[4]!, corners[7]!);
    const up = uprightness(corners);
    if (up > 0 && up < LEVEL && low <= height + limit) rough = true;
    if (up > 0 && low !== height && low <= height + LIFT && high >= height - LIFT) uneven = true;
    if (low === height && high === height && up > 0) level.push(Float64Array.from(corners));
    if (high > height + SAME_HEIGHT) radius = Math.min(radius, distanceToTriangle(middle, corners) - reach);
  });
  if (height > 0) radius = Math.min(radius, distanceToBorder(middle, level));
  return { radius: Math.max(0, radius), rough, uneven: uneven || rough };
}

const distance = (a: PlanPoint, b: PlanPoint): Millimetres => {
  const dx = a.x - b.x;
  const dz = a.z - b.z;
  return Math.sqrt(dx * dx + dz * dz);
};

function columnAround({ x, z }: PlanPoint, half: Millimetres, bottom: Millimetres, top: Millimetres): HalfSpace[] {
  return [
    { normal: { x: 1, y: 0, z: 0 }, offset: x - half },
    { normal: { x: -1, y: 0, z: 0 }, offset: -x - half },
    { normal: { x: 0, y: 0, z: 1 }, offset: z - half },
    { normal: { x: 0, y: 0, z: -1 }, offset: -z - half },
    { normal: { x: 0, y: 1, z: 0 }, offset: bottom },
    { normal: { x: 0, y: -1, z: 0 }, offset: -top },
  ];
}

const cornersOf = (c: Float64Array): readonly PlanPoint[] => [0, 3, 6].map((i) => ({ x: c[i]!, z: c[i + 2]! }));

function distanceToEdge(p: PlanPoint, a: PlanPoint, b: PlanPoint): Millimetres {
  const dx = b.x - a.x;
  const dz = b.z - a.z;
  const square = dx * dx + dz * dz;
  const along = square > 0 ? Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.z - a.z) * dz) / square)) : 0;
  return distance(p, { x: a.x + dx * along, z: a.z + dz * along });
}

/** Seen from above; 0 under or over it. */
function distanceToTriangle(p: PlanPoint, c: Float64Array): Millimetres {
  const corners = cornersOf(c);
  if (isOver(p, corners)) return 0;
  return Math.min(...corners.map((corner, i) => distanceToEdge(p, corner, corners[(i + 1) % 3]!)));
}

function isOver(p: PlanPoint, corners: readonly PlanPoint[]): boolean {
  let left = false;
  let right = false;
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % 3]!;
    const turn = (b.x - a.x) * (p.z - a.z) - (b.z - a.z) * (p.x - a.x);
    if (turn > 0) left = true;
    if (turn < 0) right = true;
  });
  return !(left && right);
}

/** From a point of a level floor to the nearest edge that only one of its triangles has; 0 where the point is on none of them. */
function distanceToBorder(p: PlanPoint, floor: readonly Float64Array[]): Millimetres {
  const triangles = floor.map(cornersOf);
  if (!triangles.some((corners) => isOver(p, corners))) return 0;
  const edges = new Map<string, { readonly a: PlanPoint; readonly b: PlanPoint; count: number }>();
  for (const corners of triangles) {
    corners.forEach((a, i) => {
      const b = corners[(i + 1) % 3]!;
      const [first, second] = a.x < b.x || (a.x === b.x && a.z < b.z) ? [a, b] : [b, a];
      const name = `${first.x},${first.z},${second.x},${second.z}`;
      const known = edges.get(name);
      if (known) known.count++;
      else edges.set(name, { a, b, count: 1 });
    });
  }
  let least = Infinity;
  for (const { a, b, count } of edges.values()) if (count === 1) least = Math.min(least, distanceToEdge(p, a, b));
  return least;
}
