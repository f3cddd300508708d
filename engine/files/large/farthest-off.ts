import { squareToTriangle } from '../../space/point-to-triangle.ts';
import { gridOfTriangles, type Surface } from './triangle-grid.ts';

/** A triangle is cut into four so often at most. */
const DEEPEST = 7;
/** How much more than the truth the bound may be, squared: by an eighth. */
const TIGHT = 1.27;
/** Rounding of sums and products of the coordinates, as a share of the largest of them. */
const ROUNDING = 1e-12;

/**
 * How far is any point of one surface from another, at most? A number that no point of `from` exceeds, never smaller than `least`, and where it
 * is larger hardly more than the truth.
 *
 * The distance to a triangle is a convex function, so over another triangle it is largest at one of the corners. Hence a triangle of `from`
 * lies within the largest of the three distances of its corners to any one triangle of `to`. The best such triangle nearby is looked for,
 * and where none is good enough the triangle is cut into four, each of which finds its own. What does not exceed the bound found so far
 * need not be looked at any closer; so the larger `least` is, the quicker it is done.
 * @edge infinite where `to` has no triangle; triangles without numbers must have been left out
 * @cost some microseconds for each triangle of `from`, and tens of them where it is wide beside the triangles of `to`
 */
export function farthestOff(from: Surface, to: Surface, least: number, tell: (share: number) => void = () => {}): number {
  if (to.triangles.length === 0) return from.triangles.length === 0 ? 0 : Number.POSITIVE_INFINITY;
  const grid = gridOfTriangles(to);
  const { positions: p, triangles } = to;
  const corners = new Float64Array(9);
  // Squares of distances throughout: what is proven, and the farthest corner that was met, which is as far off as it is.
  let bound = least * least;
  let met = 0;
  let last = 0;
  const corner = new Float64Array(3);

  const within = (t: number, c: Float64Array): number => {
    const [a, b, d] = [triangles[t * 3]! * 3, triangles[t * 3 + 1]! * 3, triangles[t * 3 + 2]! * 3];
    const first = squareToTriangle(c[0]!, c[1]!, c[2]!, p, a, b, d);
    const second = squareToTriangle(c[3]!, c[4]!, c[5]!, p, a, b, d);
    const third = squareToTriangle(c[6]!, c[7]!, c[8]!, p, a, b, d);
    if (first < corner[0]!) corner[0] = first;
    if (second < corner[1]!) corner[1] = second;
    if (third < corner[2]!) corner[2] = third;
    return first > second ? Math.max(first, third) : Math.max(second, third);
  };

  let sought: Float64Array = corners;
  let best = 0;
  const enough = (): boolean => best <= bound || best <= TIGHT * met;
  const look = (t: number): void => {
    if (enough()) return;
    const far = within(t, sought);
    if (far < best) {
      best = far;
      last = t;
    }
  };
  const settle = (c: Float64Array, depth: number): void => {
    corner.fill(Number.POSITIVE_INFINITY);
    sought = c;
    best = within(last, c);
    if (best <= bound) return;
    const x = (c[0]! + c[3]! + c[6]!) / 3;
    const y = (c[1]! + c[4]! + c[7]!) / 3;
    const z = (c[2]! + c[5]! + c[8]!) / 3;
    const width = widthOf(c);
    let isNearest = false;
    for (let ring = 0; ring <= grid.rings && !enough() && !isNearest; ring++) {
      // What is wider than what was looked through had better be cut first.
      if (ring > 1 && width > ring * grid.cell && depth < DEEPEST) break;
      grid.around(x, y, z, ring, look);
      // Whatever is farther off than this ring cannot be better any more.
      const reached = ring * grid.cell;
      isNearest = best < reached * reached;
    }
    if (!enough()) {
      const own = Math.max(corner[0]!, corner[1]!, corner[2]!);
      if (isNearest) met = Math.max(met, own);
      if (depth < DEEPEST && !(isNearest && best <= TIGHT * own)) {
        for (const quarter of quartersOf(c)) settle(quarter, depth + 1);
        return;
      }
    }
    bound = Math.max(bound, best);
  };

  const count = from.triangles.length / 3;
  const stride = Math.max(1000, Math.ceil(count / 100));
  let largest = 0;
  for (const value of from.positions) if (Number.isFinite(value)) largest = Math.max(largest, Math.abs(value));
  for (let t = 0; t < count; t++) {
    for (let i = 0; i < 9; i++) corners[i] = from.positions[from.triangles[t * 3 + Math.floor(i / 3)]! * 3 + (i % 3)]!;
    settle(corners, 0);
    if (t % stride === stride - 1) tell(t / count);
  }
  return Math.sqrt(bound) + largest * ROUNDING;
}

function widthOf(c: Float64Array): number {
  let widest = 0;
  for (const [i, j] of [
    [0, 3],
    [3, 6],
    [6, 0],
  ] as const) {
    const [x, y, z] = [c[i]! - c[j]!, c[i + 1]! - c[j + 1]!, c[i + 2]! - c[j + 2]!];
    widest = Math.max(widest, x * x + y * y + z * z);
  }
  return Math.sqrt(widest);
}

function quartersOf(c: Float64Array): readonly Float64Array[] {
  const point = (i: number): readonly number[] => [c[i]!, c[i + 1]!, c[i + 2]!];
  const half = (i: number, j: number): readonly number[] => [0, 1, 2].map((k) => (c[i + k]! + c[j + k]!) / 2);
  const [a, b, d, ab, bd, da] = [point(0), point(3), point(6), half(0, 3), half(3, 6), half(6, 0)];
  return [
    [a, ab, da],
    [ab, b, bd],
    [da, bd, d],
    [ab, bd, da],
  ].map((corners) => Float64Array.from(corners.flat()));
}
