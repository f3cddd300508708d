import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { Vec3 } from '../../space/vec3.ts';
import type { Scene } from '../mesh/scene.ts';
import { CORNERS, type Strip, sortIntoSquares } from './triangles-in-squares.ts';

/** Which triangles beside a line are wanted: all, those that the line meets as seen from above, only ground, only level ground, or all but ground. */
export type WantedFaces = 'all' | 'met' | 'ground' | 'level-ground' | 'not-ground';

/** What a face is to those who walk: ground, too steep to be ground, or one that looks down. */
export type FaceKind = 'ground' | 'steep' | 'under';

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

/** How steep what is by this share steeper or flatter than the limit is, does not depend on the axes it is looked at in. */
const SURELY = 1e-6;
/** What the line of a strip meets lies no farther beside it. */
const BESIDE_LINE: Millimetres = 1e-6;

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
    const x0 = c[at]!;
    const x1 = c[at + 3]!;
    const x2 = c[at + 6]!;
    const z0 = c[at + 2]!;
    const z1 = c[at + 5]!;
    const z2 = c[at + 8]!;
    if ((x0 < low.x && x1 < low.x && x2 < low.x) || (x0 > high.x && x1 > high.x && x2 > high.x)) return;
    if ((z0 < low.z && z1 < low.z && z2 < low.z) || (z0 > high.z && z1 > high.z && z2 > high.z)) return;
    const end = CORNERS * solidOf.length;
    if (end === gathered.length) {
      const larger = new Float64Array(2 * end);
      larger.set(gathered);
      gathered = larger;
    }
    gathered[end] = x0;
    gathered[end + 1] = c[at + 1]!;
    gathered[end + 2] = z0;
    gathered[end + 3] = x1;
    gathered[end + 4] = c[at + 4]!;
    gathered[end + 5] = z1;
    gathered[end + 6] = x2;
    gathered[end + 7] = c[at + 7]!;
    gathered[end + 8] = z2;
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
  const members = { others: new Uint32Array(count), sloping: new Uint32Array(count), level: new Uint32Array(count) };
  let [others, sloping, level] = [0, 0, 0];
  for (let own = 0; own < count; own++) {
    const at = CORNERS * own;
    const y0 = corners[at + 1]!;
    const y1 = corners[at + 4]!;
    const y2 = corners[at + 7]!;
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
    if (kinds[own] !== GROUND) members.others[others++] = own;
    if (kinds[own] === GROUND && lows[own] === highs[own]) members.level[level++] = own;
    else if (kinds[own] !== NO_GROUND) members.sloping[sloping++] = own;
  }
  const visited = new Uint32Array(count);
  let turn = 0;
  const sorted = (all: Uint32Array) => sortIntoSquares(corners, all, low, high, visited);
  const inSquares = {
    others: sorted(members.others.subarray(0, others)),
    sloping: sorted(members.sloping.subarray(0, sloping)),
    level: sorted(members.level.subarray(0, level)),
  };
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
      if (wanted !== 'ground' && wanted !== 'level-ground') end = inSquares.others.touching(asked, turn, found, end);
      if (wanted !== 'not-ground' && wanted !== 'level-ground') end = inSquares.sloping.touching(asked, turn, found, end);
      if (wanted !== 'not-ground') end = inSquares.level.touching(asked, turn, found, end);
      return found.subarray(0, end);
    },
    about(x, z, half, wanted) {
      turn++;
      let end = 0;
      if (wanted !== 'ground' && wanted !== 'level-ground') end = inSquares.others.about(x, z, half, turn, found, end);
      if (wanted !== 'not-ground' && wanted !== 'level-ground') end = inSquares.sloping.about(x, z, half, turn, found, end);
      if (wanted !== 'not-ground') end = inSquares.level.about(x, z, half, turn, found, end);
      return found.subarray(0, end);
    },
  };
}
