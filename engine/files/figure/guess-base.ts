import type { Base } from '../../board/model.ts';
import { convexHull } from '../../space/convex-hull.ts';
import { doubleAreaOf } from '../../space/plan-outline.ts';
import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import { fitDisc, hasRim } from './fit-disc.ts';
import { type Guess, guess } from './guess.ts';

/** What a sculpt stands on: the base, where its middle is, and how high it reaches; above that begins the sculpt. @frame mesh */
export interface FoundBase {
  readonly base: Base;
  readonly middle: PlanPoint;
  readonly top: Millimetres;
}

/** No base is thicker, nor more than this share of what stands on it. */
const THICKEST: Millimetres = 7;
const THICKEST_SHARE = 0.34;
/** Heights that differ by less belong to one rim. */
const ONE_LEVEL: Millimetres = 0.25;
/** The narrowest and widest base that is looked for. */
const NARROWEST: Millimetres = 12;
const WIDEST: Millimetres = 180;
/** Bases are sold in these sizes; a measure that comes near one of them is taken for it. */
const SOLD: readonly Millimetres[] = [
  20, 25, 25.4, 28, 28.5, 30, 32, 35, 40, 50, 60, 65, 70, 75, 80, 90, 100, 105, 120, 130, 150, 160, 170,
];
const NEAR_SOLD: Millimetres = 0.3;
/** Height from which a figure without a base is given the larger of the usual ones. */
const LARGE_MAN: Millimetres = 40;
/** A plate of which what stands on it covers more than this is no base: it is the foot of a block. */
const BLOCK = 0.75;

const asSold = (length: Millimetres): Millimetres => {
  const nearest = SOLD.reduce((best, size) => (Math.abs(size - length) < Math.abs(best - length) ? size : best));
  return Math.abs(nearest - length) <= NEAR_SOLD ? nearest : Math.round(length * 10) / 10;
};

/**
 * What does a placed figure stand on? A disc or plate near its lowest point, the usual base where there is none, or nothing where it stands
 * on wheels or on its own broad foot.
 * @edge measures within 0.3 mm of a size that is sold are taken for it
 */
export function guessBase(mesh: TriangleMesh): Guess<FoundBase> {
  const { positions } = mesh;
  let top = 0;
  for (let i = 1; i < positions.length; i += 3) top = Math.max(top, positions[i]!);
  const highest = Math.min(THICKEST, top * THICKEST_SHARE);
  const levels = levelsOf(positions, highest);
  const disc = highestDisc(levels);
  if (disc) {
    const base: Base = { kind: 'round', diameter: asSold(disc.radius * 2) };
    const found = { base, middle: disc.middle, top: disc.top };
    return guess(found, 'likely', 'base-guess/disc', { measured: disc.radius * 2, diameter: base.diameter });
  }
  const assumed: FoundBase = { base: { kind: 'round', diameter: top >= LARGE_MAN ? 30 : 25 }, middle: { x: 0, z: 0 }, top: 0 };
  const plate = lowestPlate(levels);
  if (!plate) return guess(assumed, 'unlikely', 'base-guess/nothing-flat', { diameter: top >= LARGE_MAN ? 30 : 25 });
  const { hull, filled, width, depth, middle } = plate;
  const rim = { middle, top: plate.top };
  const measured = { width: asSold(width), depth: asSold(depth) };
  if (filled > 0.95) {
    if (coverAbove(mesh, plate.top, width, depth, middle) > BLOCK)
      return guess({ ...rim, base: { kind: 'none' }, top: 0 }, 'possible', 'base-guess/stands-on-itself');
    return guess({ ...rim, base: { kind: 'rectangle', ...measured } }, 'possible', 'base-guess/plate', measured);
  }
  const isOval = hull.length >= 8 && hull.every((point) => isOnOval(point, plate));
  if (isOval) return guess({ ...rim, base: { kind: 'oval', ...measured } }, 'likely', 'base-guess/oval', measured);
  return guess(assumed, 'unlikely', 'base-guess/nothing-flat', { diameter: top >= LARGE_MAN ? 30 : 25 });
}

/** Is a point on the oval that fits a box, to a fiftieth of its size? */
function isOnOval(
  { x, z }: PlanPoint,
  box: { readonly middle: PlanPoint; readonly width: number; readonly depth: number },
): boolean {
  const [u, v] = [((x - box.middle.x) * 2) / box.width, ((z - box.middle.z) * 2) / box.depth];
  return Math.abs(Math.sqrt(u * u + v * v) - 1) <= 0.02;
}

interface Level {
  readonly height: Millimetres;
  readonly points: readonly PlanPoint[];
}

/** Corners near the foot, gathered by the heights at which many lie. */
function levelsOf(positions: Float64Array, highest: Millimetres): readonly Level[] {
  const bins = new Map<number, PlanPoint[]>();
  for (let i = 0; i < positions.length; i += 3) {
    const y = positions[i + 1]!;
    if (y > highest) continue;
    const bin = Math.round(y / ONE_LEVEL);
    const points = bins.get(bin);
    const point = { x: positions[i]!, z: positions[i + 2]! };
    if (points) points.push(point);
    else bins.set(bin, [point]);
  }
  return [...bins].sort(([a], [b]) => a - b).map(([bin, points]) => ({ height: bin * ONE_LEVEL, points }));
}

/** A base lies on the table: its rim shows at this height or below. */
const ON_THE_TABLE: Millimetres = 1;

/** The widest disc that lies on the table, and the highest level that still shows a rim around its middle. */
function highestDisc(levels: readonly Level[]) {
  const found = levels.flatMap(({ points }) => {
    const disc = fitDisc(points);
    return disc && disc.radius * 2 >= NARROWEST && disc.radius * 2 <= WIDEST ? [disc] : [];
  });
  const lying = found.filter((disc) => levels.some(({ height, points }) => height <= ON_THE_TABLE && hasRim(points, disc)));
  if (lying.length === 0) return null;
  const widest = lying.reduce((best, one) => (one.radius > best.radius + NEAR_SOLD / 2 ? one : best));
  // The upper edge is drawn in where a base is bevelled, and never by more than a quarter.
  const bevelled = found.filter(
    ({ middle, radius }) =>
      Math.abs(middle.x - widest.middle.x) < 1 && Math.abs(middle.z - widest.middle.z) < 1 && radius > widest.radius * 0.75,
  );
  const rims = levels.filter(({ points }) => [widest, ...bevelled].some((disc) => hasRim(points, disc)));
  return { ...widest, top: Math.max(...rims.map(({ height }) => height)) };
}

/** The outline of what is lowest, and the height up to which there is one as wide. */
function lowestPlate(levels: readonly Level[]) {
  const [foot] = levels;
  const hull = convexHull(levels.filter(({ height }) => height <= 2).flatMap(({ points }) => points));
  if (!foot || hull.length < 3) return null;
  const box = (points: readonly PlanPoint[]) => {
    const along = (axis: 'x' | 'z') => {
      const values = points.map((p) => p[axis]);
      const least = values.reduce((a, b) => Math.min(a, b));
      const most = values.reduce((a, b) => Math.max(a, b));
      return { span: most - least, middle: (least + most) / 2 };
    };
    return { x: along('x'), z: along('z') };
  };
  const whole = box(hull);
  const width = whole.x.span;
  const depth = whole.z.span;
  if (!(width > 0 && depth > 0)) return null;
  const filled = Math.abs(doubleAreaOf(hull.map(({ x, z }) => ({ x, y: z })))) / 2 / (width * depth);
  const rims = levels.filter(({ points }) => {
    const own = box(points);
    return own.x.span > width * 0.9 && own.z.span > depth * 0.9;
  });
  const top = rims.at(-1)?.height ?? 0;
  return { hull, filled, width, depth, middle: { x: whole.x.middle, z: whole.z.middle }, top };
}

/** How much of a plate is covered by the outline of what rises from it: a man covers little, a wall all of it. */
function coverAbove({ positions }: TriangleMesh, top: Millimetres, width: number, depth: number, middle: PlanPoint): number {
  const above: PlanPoint[] = [];
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i]!;
    const z = positions[i + 2]!;
    const over = Math.abs(x - middle.x) <= width / 2 && Math.abs(z - middle.z) <= depth / 2;
    if (over && positions[i + 1]! > top + 1) above.push({ x, z });
  }
  const hull = convexHull(above);
  return hull.length < 3 ? 0 : Math.abs(doubleAreaOf(hull.map(({ x, z }) => ({ x, y: z })))) / 2 / (width * depth);
}
