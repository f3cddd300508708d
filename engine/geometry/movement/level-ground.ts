import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import { distanceToEdge } from '../../space/distance-to-edge.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { HalfSpace, Scene, SolidFilter } from '../mesh/scene.ts';
import { LEVEL, LIFT, roomOfBase, uprightness } from './footing.ts';

/** How far from a model nothing interrupts the level ground that it stands on. */
export interface LevelGround {
  readonly radius: Millimetres;
  /** It could come onto slopes within the limit, so that heights must be looked at closely. */
  readonly rough: boolean;
  /** It could come to other heights within the limit: over slopes, or over rises and falls too low to be steps. */
  readonly uneven: boolean;
  /**
   * Heights between which the ground lies that it could come to, with its middle anywhere in a square about a place: never too narrow.
   */
  heightsWithin(middle: PlanPoint, half: Millimetres): HeightRange;
}

/** From the lowest to the highest. */
export interface HeightRange {
  readonly low: Millimetres;
  readonly high: Millimetres;
}

/** Something that a model could stand on. */
interface Surface extends HeightRange {
  readonly slopes: boolean;
  /** Null for the table, which is everywhere. */
  readonly corners: Float64Array | null;
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
  const surfaces: Surface[] = [{ low: 0, high: 0, slopes: false, corners: null }];
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
    if (up > 0) surfaces.push({ low, high, slopes: up < LEVEL, corners: Float64Array.from(corners) });
    if (low === height && high === height && up > 0) level.push(Float64Array.from(corners));
    if (high > height + SAME_HEIGHT) radius = Math.min(radius, distanceToTriangle(middle, corners) - reach);
  });
  if (height > 0) radius = Math.min(radius, distanceToBorder(middle, level));
  const reached = surfacesReached(surfaces, height);
  return {
    radius: Math.max(0, radius),
    rough: reached.some(({ slopes }) => slopes),
    uneven: reached.some(({ low, high }) => low < height - SAME_HEIGHT || high > height + SAME_HEIGHT),
    // what slopes carries a base under its middle, what is level wherever the base meets it
    heightsWithin: (about, half) =>
      rangeOf(reached.flatMap((one) => heightsOver(one, about, one.slopes ? half : half + reach) ?? [])),
  };
}

const rangeOf = (ranges: readonly HeightRange[]): HeightRange => ({
  low: Math.min(...ranges.map(({ low }) => low)),
  high: Math.max(...ranges.map(({ high }) => high)),
});

/** Between which heights a surface lies over a square; null where it does not reach over it. */
function heightsOver({ low, high, corners: c }: Surface, { x, z }: PlanPoint, half: Millimetres): HeightRange | null {
  if (!c) return { low, high };
  let shape = [0, 3, 6].map((i) => ({ x: c[i]!, y: c[i + 1]!, z: c[i + 2]! }));
  for (const [axis, side, border] of [
    ['x', 1, x - half],
    ['x', -1, -x - half],
    ['z', 1, z - half],
    ['z', -1, -z - half],
  ] as const) {
    const inside = shape.map((p) => p[axis] * side - border);
    shape = shape.flatMap((p, i) => {
      const j = (i + 1) % shape.length;
      const [here, there] = [inside[i]!, inside[j]!];
      const kept = here >= 0 ? [p] : [];
      if (here >= 0 === there >= 0) return kept;
      const t = here / (here - there);
      const q = shape[j]!;
      return [...kept, { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t, z: p.z + (q.z - p.z) * t }];
    });
  }
  return shape.length > 0 ? rangeOf(shape.map(({ y }) => ({ low: y - SAME_HEIGHT, high: y + SAME_HEIGHT }))) : null;
}

/** Those surfaces that can be come to from a height over others, never rising or falling by more than the lift at once. */
function surfacesReached(surfaces: readonly Surface[], height: Millimetres): readonly Surface[] {
  let [low, high] = [height, height];
  let reached: Surface[] = [];
  for (;;) {
    const next = surfaces.filter((one) => one.low <= high + LIFT + SAME_HEIGHT && one.high >= low - LIFT - SAME_HEIGHT);
    if (next.length === reached.length) return reached;
    reached = next;
    for (const one of reached) {
      low = Math.min(low, one.low);
      high = Math.max(high, one.high);
    }
  }
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

const distanceToSide = (p: PlanPoint, a: PlanPoint, b: PlanPoint): Millimetres => distanceToEdge(p.x, p.z, a.x, a.z, b.x, b.z);

/** Seen from above; 0 under or over it. */
function distanceToTriangle(p: PlanPoint, c: Float64Array): Millimetres {
  const corners = cornersOf(c);
  if (isOver(p, corners)) return 0;
  return Math.min(...corners.map((corner, i) => distanceToSide(p, corner, corners[(i + 1) % 3]!)));
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
  for (const { a, b, count } of edges.values()) if (count === 1) least = Math.min(least, distanceToSide(p, a, b));
  return least;
}
