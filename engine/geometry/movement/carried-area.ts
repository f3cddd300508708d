import type { Millimetres } from '../../space/quantity.ts';

/** The points that lie farthest from the middle of the base in eight directions. */
export interface ReachedRound {
  clear(): void;
  add(x: number, y: number): void;
  /** The middle lies within what they span, and not just so. */
  holdsMiddle(): boolean;
}

/** The eight directions, in turning order. */
const ROUND_X = Float64Array.of(1, Math.SQRT1_2, 0, -Math.SQRT1_2, -1, -Math.SQRT1_2, 0, Math.SQRT1_2);
const ROUND_Y = Float64Array.of(0, Math.SQRT1_2, 1, Math.SQRT1_2, 0, -Math.SQRT1_2, -1, -Math.SQRT1_2);
/** So far from the border of what is spanned the middle is surely inside of it. @unit half sizes of the base */
const CLEARLY = 1e-3;

export function reachedRound(): ReachedRound {
  const far = new Float64Array(8);
  const [farX, farY] = [new Float64Array(8), new Float64Array(8)];
  return {
    clear: () => far.fill(-Infinity),
    add(x, y) {
      for (let i = 0; i < 8; i++) {
        const reached = x * ROUND_X[i]! + y * ROUND_Y[i]!;
        if (!(reached > far[i]!)) continue;
        far[i] = reached;
        farX[i] = x;
        farY[i] = y;
      }
    },
    holdsMiddle() {
      for (let i = 0, j = 7; i < 8; j = i++) {
        if (!(far[i]! > 0)) return false;
        const dx = farX[i]! - farX[j]!;
        const dy = farY[i]! - farY[j]!;
        const size = Math.sqrt(dx * dx + dy * dy);
        if (size > 0 && !(farX[j]! * dy - farY[j]! * dx > CLEARLY * size)) return false;
      }
      return true;
    },
  };
}

/** A triangle has three corners, and each of eight cuts adds one. */
const MOST_CORNERS = 11;
/** The axes of the base, heights over its plane, and those of the table over it. */
const AXES = 4;
/**
 * The area of the part of a triangle that lies on a base and within so much of its plane, and how far that part reaches round the middle. It makes nothing new,
 * so that it may be asked for thousands of triangles; it is exact but for rounding, and says nothing of other triangles.
 * @shape the corners as the base has them, which is the disc of radius 1, or the square of half size 1, about the origin, with their heights over its plane; where the
 * table carries the base, too, how high that lies over the plane at each: what lies over what the table carries is left out
 */
export function carriedAreaOn(
  round: boolean,
  sameHeight: Millimetres,
  reached: ReachedRound,
): (u: Float64Array, v: Float64Array, heights: Float64Array, table: Float64Array | null) => number {
  const buffers = () => Array.from({ length: AXES }, () => new Float64Array(MOST_CORNERS));
  let corners = buffers();
  let next = buffers();
  const inside = new Float64Array(MOST_CORNERS);
  let count = 0;

  /** Leaves what lies where `inside` is not negative. */
  const cut = () => {
    let isWhole = true;
    for (let i = 0; i < count; i++) if (inside[i]! < 0) isWhole = false;
    if (isWhole) return;
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const j = i + 1 < count ? i + 1 : 0;
      const here = inside[i]!;
      const there = inside[j]!;
      if (here >= 0) {
        for (let axis = 0; axis < AXES; axis++) next[axis]![kept] = corners[axis]![i]!;
        kept++;
      }
      if ((here > 0 && there < 0) || (here < 0 && there > 0)) {
        const t = here / (here - there);
        for (let axis = 0; axis < AXES; axis++) {
          const own = corners[axis]!;
          next[axis]![kept] = own[i]! + (own[j]! - own[i]!) * t;
        }
        kept++;
      }
    }
    [corners, next] = [next, corners];
    count = kept;
  };
  /** Leaves what lies between a limit and its opposite, along one of the axes. */
  const cutAt = (axis: number, limit: number) => {
    for (let i = 0; i < count; i++) inside[i] = corners[axis]![i]! + limit;
    cut();
    for (let i = 0; i < count; i++) inside[i] = limit - corners[axis]![i]!;
    cut();
  };

  const twiceArea = (): number => {
    const x = corners[0]!;
    const y = corners[1]!;
    let twice = 0;
    for (let i = 0, j = count - 1; i < count; j = i++) twice += x[j]! * y[i]! - y[j]! * x[i]!;
    return twice;
  };

  const inSquare = (): number => {
    const x = corners[0]!;
    const y = corners[1]!;
    for (let i = 0; i < count; i++) reached.add(x[i]!, y[i]!);
    return Math.abs(twiceArea()) / 2;
  };

  /** Its part in the disc, as a sum over its edges of what lies between them, or the rim before and behind them, and the middle. */
  const inDisc = (): number => {
    const x = corners[0]!;
    const y = corners[1]!;
    let twice = 0;
    let isAllIn = true;
    for (let i = 0, j = count - 1; i < count; j = i++) {
      const px = x[j]!;
      const py = y[j]!;
      const qx = x[i]!;
      const qy = y[i]!;
      if (qx * qx + qy * qy <= 1) reached.add(qx, qy);
      else isAllIn = false;
      const dx = qx - px;
      const dy = qy - py;
      const a = dx * dx + dy * dy;
      if (!(a > 0)) continue;
      const b = px * dx + py * dy;
      const root = b * b - a * (px * px + py * py - 1);
      const size = root > 0 ? Math.sqrt(root) : 0;
      const enters = Math.max(0, (-b - size) / a);
      const leaves = Math.min(1, (-b + size) / a);
      if (!(root > 0) || leaves <= enters) {
        twice += turnBetween(px, py, qx, qy);
        continue;
      }
      const ex = px + dx * enters;
      const ey = py + dy * enters;
      const lx = px + dx * leaves;
      const ly = py + dy * leaves;
      if (enters > 0) {
        twice += turnBetween(px, py, ex, ey);
        reached.add(ex, ey);
      }
      twice += ex * ly - ey * lx;
      if (leaves < 1) {
        twice += turnBetween(lx, ly, qx, qy);
        reached.add(lx, ly);
      }
    }
    for (let i = 0; !isAllIn && i < 8; i++) if (holds(ROUND_X[i]!, ROUND_Y[i]!)) reached.add(ROUND_X[i]!, ROUND_Y[i]!);
    return Math.abs(twice) / 2;
  };
  const areaNow = () => (round ? inDisc() : inSquare());
  const holds = (px: number, py: number): boolean => {
    const x = corners[0]!;
    const y = corners[1]!;
    let left = false;
    let right = false;
    for (let i = 0, j = count - 1; i < count; j = i++) {
      const turn = (x[i]! - x[j]!) * (py - y[j]!) - (y[i]! - y[j]!) * (px - x[j]!);
      if (turn > 0) left = true;
      if (turn < 0) right = true;
    }
    return left !== right;
  };

  return (u, v, heights, table) => {
    count = 3;
    for (let i = 0; i < 3; i++) {
      corners[0]![i] = u[i]!;
      corners[1]![i] = v[i]!;
      corners[2]![i] = heights[i]!;
      if (table) corners[3]![i] = table[i]!;
    }
    cutAt(2, sameHeight);
    if (count < 3) return 0;
    if (!round) {
      cutAt(0, 1);
      cutAt(1, 1);
    }
    const area = areaNow();
    if (!table) return area;
    cutAt(3, sameHeight);
    return count < 3 ? area : area - areaNow();
  };
}

/** The angle by which one turns from one point to another as seen from the middle, less than half a turn either way. */
function turnBetween(px: number, py: number, qx: number, qy: number): number {
  const sin = px * qy - py * qx;
  const cos = px * qx + py * qy;
  if (sin === 0) return 0;
  return sin > 0 ? angleOf(sin, cos) : -angleOf(-sin, cos);
}

/** The angle of less than half a turn that has this sine and cosine, up to a common factor: halved until its series ends soon, with sums, products and roots alone. */
function angleOf(sin: number, cos: number): number {
  const size = Math.sqrt(sin * sin + cos * cos);
  // the tangent of half the angle
  let tangent = cos > 0 ? sin / (size + cos) : (size - cos) / sin;
  let times = 2;
  while (tangent > 0.1) {
    tangent = tangent / (1 + Math.sqrt(1 + tangent * tangent));
    times *= 2;
  }
  const square = tangent * tangent;
  return times * tangent * (1 - square * (1 / 3 - square * (1 / 5 - square * (1 / 7 - square * (1 / 9 - square / 11)))));
}
