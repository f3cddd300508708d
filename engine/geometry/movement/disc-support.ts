import { distanceToEdge } from '../../space/distance-to-edge.ts';
import type { Vec2 } from '../../space/solid.ts';
import { LINE_NOISE } from '../../space/tolerance.ts';
import { areaOf, type ConvexPolygon, hullOf } from '../visibility/convex-polygon.ts';

/** How a base of half size 1 about the origin is carried. */
export interface Support {
  /** Share of the base that is carried. */
  readonly share: number;
  /** From the middle to the border of the hull of what carries it; negative outside. @unit half sizes of the base */
  readonly inside: number;
}

/**
 * How much of a base do shapes under it carry, and how far inside their hull is its middle? Exact for a disc, which is cut along its arc, and for a square.
 * @shape `shapes` are convex, do not overlap, and are given where the base is the disc of radius 1, or the square of half size 1, about the origin
 */
export function supportOf(shapes: readonly ConvexPolygon[], round: boolean): Support {
  return round ? supportOfDisc(shapes) : supportOfSquare(shapes);
}

function supportOfSquare(shapes: readonly ConvexPolygon[]): Support {
  const area = shapes.reduce((sum, shape) => sum + areaOf(shape), 0);
  return { share: Math.min(1, area / 4), inside: distanceInHull(shapes.flat(), []) };
}

/** The area of the part of a convex shape that lies on the base, whose corners are added to a list. @unit squares of half a base */
export const partOnBase = (shape: ConvexPolygon, round: boolean, points: Vec2[]): number => {
  if (round) return areaInDisc(shape, points, []);
  points.push(...shape);
  return Math.abs(areaOf(shape));
};

type Arc = readonly [Vec2, Vec2];

function supportOfDisc(shapes: readonly ConvexPolygon[]): Support {
  let area = 0;
  const points: Vec2[] = [];
  const arcs: Arc[] = [];
  for (const shape of shapes) area += areaInDisc(shape, points, arcs);
  const share = Math.min(1, area / Math.PI);
  return { share, inside: distanceInHull(points, arcs) };
}

/** Area of the part of a convex shape in the unit disc; its corners there and the arcs that bound it are added to the lists. */
function areaInDisc(shape: ConvexPolygon, points: Vec2[], arcs: Arc[]): number {
  let twice = 0;
  let left: Vec2 | null = null;
  let firstEntry: Vec2 | null = null;
  let met = false;
  let crossings = 0;
  const arc = (from: Vec2, to: Vec2) => {
    // a corner that lies on the rim leaves and enters at one place; a single edge that does cuts off next to nothing
    const isCorner = crossings > 1 && Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < LINE_NOISE;
    if (!isCorner) twice += addArc(from, to, points, arcs);
  };
  const corners = anticlockwise(shape);
  const n = corners.length;
  for (let i = 0; i < n; i++) {
    const p = corners[i]!;
    const q = corners[(i + 1) % n]!;
    const piece = inDisc(p, q);
    if (!piece) continue;
    const [a, b, entersAtRim, leavesAtRim] = piece;
    met = true;
    crossings++;
    points.push(a, b);
    twice += a.x * b.y - a.y * b.x;
    if (entersAtRim) {
      if (left) arc(left, a);
      else firstEntry = a;
      left = null;
    }
    if (leavesAtRim) left = b;
  }
  if (left && firstEntry) arc(left, firstEntry);
  if (!met) {
    const holdsMiddle = corners.every((p, i) => {
      const q = corners[(i + 1) % n]!;
      return p.x * q.y - p.y * q.x > 0;
    });
    if (!holdsMiddle) return 0;
    const rim: readonly Vec2[] = [
      { x: 1, y: 0 },
      { x: 0, y: 1 },
      { x: -1, y: 0 },
      { x: 0, y: -1 },
    ];
    rim.forEach((p, i) => {
      points.push(p);
      arcs.push([p, rim[(i + 1) % 4]!]);
    });
    return Math.PI;
  }
  return Math.max(0, twice / 2);
}

/** The same shape, its corners anticlockwise. */
export function anticlockwise(shape: ConvexPolygon): ConvexPolygon {
  let twice = 0;
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) twice += shape[j]!.x * shape[i]!.y - shape[i]!.x * shape[j]!.y;
  return twice < 0 ? [...shape].reverse() : shape;
}

/** A chord of less than the root of this only touches the rim. */
const TOUCH = 1e-14;

/** The part of an edge in the unit disc, and whether it begins and ends on the rim. @edge what only touches the rim is not in it */
function inDisc(p: Vec2, q: Vec2): readonly [Vec2, Vec2, boolean, boolean] | null {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const a = dx * dx + dy * dy;
  if (!(a > 0)) return null;
  const b = p.x * dx + p.y * dy;
  const c = p.x * p.x + p.y * p.y - 1;
  const root = b * b - a * c;
  if (!(root > TOUCH * a)) return null;
  const size = Math.sqrt(root);
  const enters = (-b - size) / a;
  const leaves = (-b + size) / a;
  if (leaves <= 0 || enters >= 1) return null;
  const at = (t: number): Vec2 => ({ x: p.x + dx * t, y: p.y + dy * t });
  return [enters > 0 ? at(enters) : p, leaves < 1 ? at(leaves) : q, enters > -LINE_NOISE, leaves < 1 + LINE_NOISE];
}

/** Twice the area between the middle and an arc of the rim, anticlockwise; arcs are halved until they turn by less than a quarter. */
function addArc(from: Vec2, to: Vec2, points: Vec2[], arcs: Arc[]): number {
  const sin = from.x * to.y - from.y * to.x;
  const cos = from.x * to.x + from.y * to.y;
  if (sin >= 0 && cos > 0) {
    points.push(from, to);
    arcs.push([from, to]);
    return angleOf(sin, cos);
  }
  const middle = middleOfArc(from, to, sin, cos);
  return addArc(from, middle, points, arcs) + addArc(middle, to, points, arcs);
}

function middleOfArc(from: Vec2, to: Vec2, sin: number, cos: number): Vec2 {
  // half-way round: opposite to the middle of the chord where the arc is more than half of the rim, a quarter on where it is about half
  const x = from.x + to.x;
  const y = from.y + to.y;
  const size = Math.sqrt(x * x + y * y);
  if (size < 1e-3 || (cos > 0 && sin < 0 && size > 2 - 1e-9)) return { x: -from.y, y: from.x };
  const sign = sin >= 0 ? 1 : -1;
  return { x: (sign * x) / size, y: (sign * y) / size };
}

/** The angle, between 0 and a quarter turn, of this sine and cosine: halved until its series ends soon, with sums, products and roots alone. */
function angleOf(sin: number, cos: number): number {
  let tangent = sin / cos;
  let times = 1;
  while (tangent > 0.1) {
    tangent = tangent / (1 + Math.sqrt(1 + tangent * tangent));
    times *= 2;
  }
  const square = tangent * tangent;
  let power = tangent;
  let sum = 0;
  for (let k = 1; k < 26; k += 4) {
    sum += power / k - (power * square) / (k + 2);
    power *= square * square;
  }
  return times * sum;
}

/** From the origin to the border of the hull of points; arcs of the rim belong to the border and are as far as the rim. */
function distanceInHull(points: readonly Vec2[], arcs: readonly Arc[]): number {
  if (points.length === 0) return -1;
  const hull = hullOf(points);
  if (hull.length < 3) return -Math.max(0, distanceToPoints(hull.length > 0 ? hull : points));
  let least = arcs.length > 0 ? 1 : Infinity;
  let outside = false;
  for (let i = 0, j = hull.length - 1; i < hull.length; j = i++) {
    const p = hull[j]!;
    const q = hull[i]!;
    if (isArc(p, q, arcs)) continue;
    const dx = q.x - p.x;
    const dy = q.y - p.y;
    const away = (p.x * q.y - p.y * q.x) / Math.sqrt(dx * dx + dy * dy);
    if (away < 0) outside = true;
    if (away < least) least = away;
  }
  return outside ? -distanceToPoints(hull) : least;
}

const SAME_PLACE = 1e-7;
const isAt = (p: Vec2, q: Vec2): boolean => Math.abs(p.x - q.x) < SAME_PLACE && Math.abs(p.y - q.y) < SAME_PLACE;
const isArc = (p: Vec2, q: Vec2, arcs: readonly Arc[]): boolean => arcs.some(([from, to]) => isAt(from, p) && isAt(to, q));

/** From the origin to the nearest edge of a polygon. */
function distanceToPoints(polygon: readonly Vec2[]): number {
  let least = Infinity;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[j]!;
    const b = polygon[i]!;
    least = Math.min(least, distanceToEdge(0, 0, a.x, a.y, b.x, b.y));
  }
  return least;
}
