import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { Scene } from '../mesh/scene.ts';

/** Which triangles beside a line are wanted: all, those that the line meets as seen from above, only ground, only level ground, or all but ground. */
export type WantedFaces = 'all' | 'met' | 'ground' | 'level-ground' | 'not-ground';

/** What a face is to those who walk: ground, too steep to be ground, or one that looks down. */
export type FaceKind = 'ground' | 'steep' | 'under';

/** A rectangle of the plan, turned any way: so far along a line, and so far to both sides of it. */
export interface Strip {
  readonly from: PlanPoint;
  /** @shape a unit direction */
  readonly way: PlanPoint;
  readonly start: Millimetres;
  readonly end: Millimetres;
  readonly aside: Millimetres;
}

/**
 * All triangles about a rectangle of the plan in flat arrays, sorted into squares: gathered once, and asked thousands of times. Questions that reach out of the
 * rectangle find nothing there.
 * @frame board
 */
export interface NearTriangles {
  /** @shape nine numbers a triangle, in the order in which the scene tells them, the slopes of stairs last */
  readonly corners: Float64Array;
  /** The solid that each belongs to. */
  readonly solids: Int32Array;
  /** Between which heights each lies. */
  readonly lows: Float64Array;
  readonly highs: Float64Array;
  /** What each is, whichever way it is looked at: GROUND, NO_GROUND or, where rounding decides, NEARLY_GROUND. */
  readonly kinds: Uint8Array;
  /** What each is to those who walk, whichever way it is looked at; null where rounding decides. */
  readonly faces: readonly (FaceKind | null)[];
  /**
   * The triangles that may touch a strip, as far as they may be wanted, in no order.
   * @shape a view that is used again by the next question
   */
  touching(strip: Strip, wanted: WantedFaces): Uint32Array;
  /**
   * The same for a square about a place, along the axes of the board, half as wide as this.
   * @shape a view that is used again by the next question
   */
  about(x: Millimetres, z: Millimetres, half: Millimetres, wanted: WantedFaces): Uint32Array;
}

/** Slopes are told to be no steeper than a limit with this much to spare: faces of exactly 45° come in single precision. */
const SLOPE_ROUNDING = 1e-5;

/** The least square of the upward part of the unit normal of what is ground. */
export const leastUp = (steepest: number): number => (1 / (1 + steepest * steepest)) * (1 - SLOPE_ROUNDING);

export const NO_GROUND = 0;
export const GROUND = 1;
export const NEARLY_GROUND = 2;

/** Of the corners of a triangle. */
const CORNERS = 9;
/** So many triangles lie in a square on average where they lie evenly. */
const IN_A_SQUARE = 3;
/** Squares are no smaller, so that a line meets few of them, and no larger than half a base. */
const LEAST_SQUARE: Millimetres = 1.5;
const MOST_SQUARE: Millimetres = 16;
/** How steep what is by this share steeper or flatter than the limit is, does not depend on the axes it is looked at in. */
const SURELY = 1e-6;
/** What the line of a strip meets lies no farther beside it. */
const BESIDE_LINE: Millimetres = 1e-6;
/** Rounding of places a table wide. */
const ROUNDING: Millimetres = 1e-6;

/**
 * @shape `slopes` are those of stairs, which are walked instead of the solids that `isLeftOut` names
 * @cost as much as gathering the rectangle once
 */
export function gatherNear(
  scene: Scene,
  slopes: readonly { readonly solid: number; readonly triangles: Float64Array; readonly min: Vec3; readonly max: Vec3 }[],
  isLeftOut: (solid: number) => boolean,
  low: PlanPoint,
  high: PlanPoint,
  steepest: number,
): NearTriangles {
  let gathered = new Float64Array(256 * CORNERS);
  const solidOf: number[] = [];
  const take = (c: Float64Array, at: number, solid: number) => {
    const [x0, x1, x2] = [c[at]!, c[at + 3]!, c[at + 6]!];
    const [z0, z1, z2] = [c[at + 2]!, c[at + 5]!, c[at + 8]!];
    if ((x0 < low.x && x1 < low.x && x2 < low.x) || (x0 > high.x && x1 > high.x && x2 > high.x)) return;
    if ((z0 < low.z && z1 < low.z && z2 < low.z) || (z0 > high.z && z1 > high.z && z2 > high.z)) return;
    const end = CORNERS * solidOf.length;
    if (end === gathered.length) {
      const larger = new Float64Array(2 * end);
      larger.set(gathered);
      gathered = larger;
    }
    for (let i = 0; i < CORNERS; i++) gathered[end + i] = c[at + i]!;
    solidOf.push(solid);
  };
  scene.gather(
    [
      { normal: { x: 1, y: 0, z: 0 }, offset: low.x },
      { normal: { x: -1, y: 0, z: 0 }, offset: -high.x },
      { normal: { x: 0, y: 0, z: 1 }, offset: low.z },
      { normal: { x: 0, y: 0, z: -1 }, offset: -high.z },
    ],
    (_, index) => !isLeftOut(index),
    (c, solid) => take(c, 0, solid),
  );
  for (const { solid, triangles } of slopes) {
    for (let at = 0; at < triangles.length; at += CORNERS) take(triangles, at, solid);
  }
  const count = solidOf.length;
  const corners = gathered.slice(0, CORNERS * count);
  const lows = new Float64Array(count);
  const highs = new Float64Array(count);
  const kinds = new Uint8Array(count);
  const faces: (FaceKind | null)[] = [];
  for (let own = 0; own < count; own++) {
    const at = CORNERS * own;
    const [y0, y1, y2] = [corners[at + 1]!, corners[at + 4]!, corners[at + 7]!];
    lows[own] = Math.min(y0, y1, y2);
    highs[own] = Math.max(y0, y1, y2);
    const ux = corners[at + 3]! - corners[at]!;
    const uz = corners[at + 5]! - corners[at + 2]!;
    const vx = corners[at + 6]! - corners[at]!;
    const vz = corners[at + 8]! - corners[at + 2]!;
    const nx = (y1 - y0) * vz - uz * (y2 - y0);
    const ny = uz * vx - ux * vz;
    const nz = ux * (y2 - y0) - (y1 - y0) * vx;
    const square = nx * nx + ny * ny + nz * nz;
    const least = leastUp(steepest) * square;
    if (ny > 0 && ny * ny >= least * (1 - SURELY))
      kinds[own] = ny * ny >= least * (1 + SURELY) && square > SURELY * SURELY ? GROUND : NEARLY_GROUND;
    const isUpright = !(ny * ny > SURELY * SURELY * square && square > SURELY * SURELY);
    if (kinds[own] === GROUND) faces.push('ground');
    else faces.push(isUpright || kinds[own] === NEARLY_GROUND ? null : ny < 0 ? 'under' : 'steep');
  }
  const visited = new Uint32Array(count);
  let turn = 0;
  const sorted = (takesPart: (own: number) => boolean) => sortIntoSquares(corners, takesPart, low, high, visited);
  const others = sorted((own) => kinds[own] !== GROUND);
  const isLevel = (own: number) => lows[own] === highs[own];
  const sloping = sorted((own) => kinds[own] === NEARLY_GROUND || (kinds[own] === GROUND && !isLevel(own)));
  const level = sorted((own) => kinds[own] === GROUND && isLevel(own));
  const found = new Uint32Array(count);
  return {
    corners,
    solids: Int32Array.from(solidOf),
    lows,
    highs,
    kinds,
    faces,
    touching(strip, wanted) {
      const asked = wanted === 'met' ? { ...strip, aside: BESIDE_LINE } : strip;
      turn++;
      let end = 0;
      if (wanted !== 'ground' && wanted !== 'level-ground') end = others.touching(asked, turn, found, end);
      if (wanted !== 'not-ground' && wanted !== 'level-ground') end = sloping.touching(asked, turn, found, end);
      if (wanted !== 'not-ground') end = level.touching(asked, turn, found, end);
      return found.subarray(0, end);
    },
    about(x, z, half, wanted) {
      turn++;
      let end = 0;
      if (wanted !== 'ground' && wanted !== 'level-ground') end = others.about(x, z, half, turn, found, end);
      if (wanted !== 'not-ground' && wanted !== 'level-ground') end = sloping.about(x, z, half, turn, found, end);
      if (wanted !== 'not-ground') end = level.about(x, z, half, turn, found, end);
      return found.subarray(0, end);
    },
  };
}

/** Those of one kind, sorted into squares: which of them may touch a strip, or a square about a place? Each is told once a turn. */
interface InSquares {
  touching(strip: Strip, turn: number, found: Uint32Array, count: number): number;
  about(x: number, z: number, half: number, turn: number, found: Uint32Array, count: number): number;
}

function sortIntoSquares(
  corners: Float64Array,
  takesPart: (triangle: number) => boolean,
  low: PlanPoint,
  high: PlanPoint,
  visited: Uint32Array,
): InSquares {
  const all = corners.length / CORNERS;
  let own = 0;
  for (let i = 0; i < all; i++) if (takesPart(i)) own++;
  const [width, depth] = [high.x - low.x, high.z - low.z];
  const even = Math.sqrt((width * depth * IN_A_SQUARE) / Math.max(1, own));
  const square = Math.max(LEAST_SQUARE, Math.min(MOST_SQUARE, even));
  const columns = Math.max(1, Math.ceil(width / square));
  const rows = Math.max(1, Math.ceil(depth / square));
  const columnOf = (x: number) => Math.max(0, Math.min(columns - 1, Math.floor((x - low.x) / square)));
  const rowOf = (z: number) => Math.max(0, Math.min(rows - 1, Math.floor((z - low.z) / square)));
  const eachSquare = (triangle: number, visit: (name: number) => void) => {
    const at = CORNERS * triangle;
    const [x0, x1, x2] = [corners[at]!, corners[at + 3]!, corners[at + 6]!];
    const [z0, z1, z2] = [corners[at + 2]!, corners[at + 5]!, corners[at + 8]!];
    const last = columnOf(Math.max(x0, x1, x2));
    const bottom = rowOf(Math.max(z0, z1, z2));
    for (let row = rowOf(Math.min(z0, z1, z2)); row <= bottom; row++) {
      for (let column = columnOf(Math.min(x0, x1, x2)); column <= last; column++) visit(row * columns + column);
    }
  };
  // where the triangles of each square begin in one list of all
  const starts = new Uint32Array(columns * rows + 1);
  for (let i = 0; i < all; i++) if (takesPart(i)) eachSquare(i, (name) => starts[name + 1]!++);
  for (let name = 0; name < columns * rows; name++) starts[name + 1]! += starts[name]!;
  const next = starts.slice();
  const inSquares = new Uint32Array(starts[columns * rows]!);
  for (let i = 0; i < all; i++) {
    if (takesPart(i)) eachSquare(i, (name) => (inSquares[next[name]!++] = i));
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
