import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';

/** A rectangle of the plan, turned any way: so far along a line, and so far to both sides of it. */
export interface Strip {
  readonly from: PlanPoint;
  /** @shape a unit direction */
  readonly way: PlanPoint;
  readonly start: Millimetres;
  readonly end: Millimetres;
  readonly aside: Millimetres;
}

/** Of the corners of a triangle. */
export const CORNERS = 9;
/** So many triangles lie in a square on average where they lie evenly. */
const IN_A_SQUARE = 3;
/** Squares are no smaller, so that a line meets few of them, and no larger than half a base. */
const LEAST_SQUARE: Millimetres = 1.5;
const MOST_SQUARE: Millimetres = 16;
/** Rounding of places a table wide. */
const ROUNDING: Millimetres = 1e-6;

/** Those of one kind, sorted into squares: which of them may touch a strip, or a square about a place? Each is told once a turn. */
export interface InSquares {
  touching(strip: Strip, turn: number, found: Uint32Array, count: number): number;
  about(x: number, z: number, half: number, turn: number, found: Uint32Array, count: number): number;
}

/** Sorts some triangles of a list into squares of a rectangle of the plan. @shape `members`: their numbers; `visited`: one for each triangle of the list, kept for this @cost linear in the squares that they reach into */
export function sortIntoSquares(
  corners: Float64Array,
  members: Uint32Array,
  low: PlanPoint,
  high: PlanPoint,
  visited: Uint32Array,
): InSquares {
  const [width, depth] = [high.x - low.x, high.z - low.z];
  const even = Math.sqrt((width * depth * IN_A_SQUARE) / Math.max(1, members.length));
  const square = Math.max(LEAST_SQUARE, Math.min(MOST_SQUARE, even));
  const columns = Math.max(1, Math.ceil(width / square));
  const rows = Math.max(1, Math.ceil(depth / square));
  // the first and last column and row that each reaches into
  const ranges = new Uint32Array(4 * members.length);
  // where the triangles of each square begin in one list of all
  const starts = new Uint32Array(columns * rows + 1);
  for (let i = 0; i < members.length; i++) {
    const at = CORNERS * members[i]!;
    const x0 = corners[at]!;
    const x1 = corners[at + 3]!;
    const x2 = corners[at + 6]!;
    const z0 = corners[at + 2]!;
    const z1 = corners[at + 5]!;
    const z2 = corners[at + 8]!;
    const left = Math.max(0, Math.min(columns - 1, Math.floor((Math.min(x0, x1, x2) - low.x) / square)));
    const right = Math.max(0, Math.min(columns - 1, Math.floor((Math.max(x0, x1, x2) - low.x) / square)));
    const top = Math.max(0, Math.min(rows - 1, Math.floor((Math.min(z0, z1, z2) - low.z) / square)));
    const bottom = Math.max(0, Math.min(rows - 1, Math.floor((Math.max(z0, z1, z2) - low.z) / square)));
    ranges[4 * i] = left;
    ranges[4 * i + 1] = right;
    ranges[4 * i + 2] = top;
    ranges[4 * i + 3] = bottom;
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) starts[row * columns + column + 1]!++;
  }
  for (let name = 0; name < columns * rows; name++) starts[name + 1]! += starts[name]!;
  const next = starts.slice();
  const inSquares = new Uint32Array(starts[columns * rows]!);
  for (let i = 0; i < members.length; i++) {
    const right = ranges[4 * i + 1]!;
    const bottom = ranges[4 * i + 3]!;
    for (let row = ranges[4 * i + 2]!; row <= bottom; row++)
      for (let column = ranges[4 * i]!; column <= right; column++) inSquares[next[row * columns + column]!++] = members[i]!;
  }
  const takeRow = (row: number, first: number, last: number, turn: number, found: Uint32Array, before: number): number => {
    let count = before;
    const end = starts[row * columns + last + 1]!;
    for (let k = starts[row * columns + first]!; k < end; k++) {
      const triangle = inSquares[k]!;
      if (visited[triangle] === turn) continue;
      visited[triangle] = turn;
      found[count++] = triangle;
    }
    return count;
  };
  const about: InSquares['about'] = (x, z, half, turn, found, before) => {
    let count = before;
    const first = Math.max(0, Math.floor((x - half - low.x - ROUNDING) / square));
    const last = Math.min(columns - 1, Math.floor((x + half - low.x + ROUNDING) / square));
    if (first > last) return count;
    const lastRow = Math.min(rows - 1, Math.floor((z + half - low.z + ROUNDING) / square));
    for (let row = Math.max(0, Math.floor((z - half - low.z - ROUNDING) / square)); row <= lastRow; row++)
      count = takeRow(row, first, last, turn, found, count);
    return count;
  };
  const touching: InSquares['touching'] = ({ from, way, start, end: far, aside }, turn, found, before) => {
    let count = before;
    const [alongX, alongZ] = [way.x * (far - start), way.z * (far - start)];
    const [acrossX, acrossZ] = [-way.z * 2 * aside, way.x * 2 * aside];
    const x0 = from.x + way.x * start + way.z * aside - low.x;
    const z0 = from.z + way.z * start - way.x * aside - low.z;
    const top = z0 + Math.min(0, alongZ) + Math.min(0, acrossZ) - ROUNDING;
    const bottom = z0 + Math.max(0, alongZ) + Math.max(0, acrossZ) + ROUNDING;
    const firstRow = Math.max(0, Math.floor(top / square));
    const lastRow = Math.min(rows - 1, Math.floor(bottom / square));
    for (let row = firstRow; row <= lastRow; row++) {
      // the four sides of the strip in this row, from the left to the right
      const [above, below] = [row * square - ROUNDING, (row + 1) * square + ROUNDING];
      let left = Infinity;
      let right = -Infinity;
      let [px, pz] = [x0, z0];
      for (let side = 0; side < 4; side++) {
        const sign = side < 2 ? 1 : -1;
        const qx = px + sign * (side % 2 === 0 ? alongX : acrossX);
        const qz = pz + sign * (side % 2 === 0 ? alongZ : acrossZ);
        if (Math.min(pz, qz) <= below && Math.max(pz, qz) >= above) {
          const steep = qz - pz;
          const a = steep > ROUNDING || steep < -ROUNDING ? Math.max(0, Math.min(1, (above - pz) / steep)) : 0;
          const b = steep > ROUNDING || steep < -ROUNDING ? Math.max(0, Math.min(1, (below - pz) / steep)) : 1;
          const ax = px + (qx - px) * a;
          const bx = px + (qx - px) * b;
          left = Math.min(left, ax, bx);
          right = Math.max(right, ax, bx);
        }
        px = qx;
        pz = qz;
      }
      const first = Math.max(0, Math.floor((left - ROUNDING) / square));
      const last = Math.min(columns - 1, Math.floor((right + ROUNDING) / square));
      if (first <= last) count = takeRow(row, first, last, turn, found, count);
    }
    return count;
  };
  return { touching, about };
}
