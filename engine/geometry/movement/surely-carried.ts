import type { PlanPoint } from '../../space/polygon.ts';
import type { Millimetres, Share } from '../../space/quantity.ts';
import type { Vec2 } from '../../space/solid.ts';
import { type ConvexPolygon, clip, edgesOf } from '../visibility/convex-polygon.ts';
import { carriedAreaOn, reachedRound } from './carried-area.ts';
import { carriedShape, cornersAbout, tableUnder, tiltOf } from './carried-shape.ts';
import { anticlockwise, partOnBase } from './disc-support.ts';
import { isFit, type Level } from './levels-under-base.ts';
import type { MoveGround } from './move-ground.ts';
import type { Mover } from './mover.ts';
import { GROUND, type NearTriangles, NO_GROUND } from './near-triangles.ts';
import { type Apart, addApart } from './shapes-apart.ts';

/** Is a base on a level carried? Asked of ground that was gathered; null where that is so close that it has to be weighed with care. */
export type SurelyCarried = (level: Level, at: PlanPoint) => boolean | null;

/** So much more or less than what is asked for is enough or not, whatever rounding does. */
const CLEARLY: Share = 1e-5;
/** Two triangles that lie side by side reach into each other by no more than rounding. @unit millimetres */
const SIDE_BY_SIDE = 1e-9;

/**
 * Ground that no other ground near its height lies over or under as seen from above can be added up without taking out what overlaps. Most ground is like that,
 * and a fine mesh of it carries a base with triangles that lie wholly under it; so enough is often found before anything is cut.
 * @cost linear in the triangles under the base; for each triangle once, those beside it
 */
export function surelyCarriedBy(
  ground: MoveGround,
  near: NearTriangles,
  mover: Mover,
  accept: (solid: number) => boolean,
): SurelyCarried {
  const { corners, solids, lows, highs, kinds } = near;
  const { frame, halfX, halfZ, round, reach } = mover;
  const { sameHeight, supported } = mover.policy.stability;
  const isAlone = apartFromOthers(near, 2 * sameHeight);
  const whole = round ? Math.PI : 4;
  const [enough, clearly] = [supported * whole, CLEARLY * whole];
  const beyond = reachedRound();
  const carriedArea = carriedAreaOn(round, sameHeight, beyond);
  const [u, v, heights, tableOver] = [new Float64Array(3), new Float64Array(3), new Float64Array(3), new Float64Array(3)];
  const { width, depth } = ground.board.size;
  const isOverTable = ({ x, z }: PlanPoint): boolean => Math.abs(x) + reach < width / 2 && Math.abs(z) + reach < depth / 2;
  /** It lies in the surface of the table, and carries no more than that does. */
  const isOnTable = (own: number): boolean =>
    highs[own] === 0 &&
    lows[own] === 0 &&
    [0, 3, 6].every((i) => Math.abs(corners[9 * own + i]!) <= width / 2 && Math.abs(corners[9 * own + i + 2]!) <= depth / 2);

  /** Takes the corners of a triangle as the base has them, with their heights over its plane. */
  const lay = (own: number, { height, slopeX, slopeZ }: Level, at: PlanPoint) => {
    for (let i = 0; i < 3; i++) {
      const k = 9 * own + 3 * i;
      const x = corners[k]! - at.x;
      const z = corners[k + 2]! - at.z;
      tableOver[i] = -height - slopeX * x - slopeZ * z;
      heights[i] = corners[k + 1]! + tableOver[i]!;
      u[i] = (x * frame.x.x + z * frame.x.z) / halfX;
      v[i] = (x * frame.z.x + z * frame.z.z) / halfZ;
    }
  };
  const size = (): number => Math.abs((u[1]! - u[0]!) * (v[2]! - v[0]!) - (v[1]! - v[0]!) * (u[2]! - u[0]!)) / 2;
  const isUnder = (): boolean => {
    for (let i = 0; i < 3; i++) {
      if (round ? u[i]! * u[i]! + v[i]! * v[i]! > 1 : Math.abs(u[i]!) > 1 || Math.abs(v[i]!) > 1) return false;
    }
    return true;
  };
  const isWithin = (): boolean => {
    for (let i = 0; i < 3; i++) if (Math.abs(heights[i]!) > sameHeight) return false;
    return true;
  };

  return (level, at) => {
    const { height } = level;
    const tilt = tiltOf(level, mover);
    const low = height - sameHeight - tilt;
    const high = height + sameHeight + tilt;
    // all of a base that lies on the table lies on the table
    if (height === 0 && tilt === 0 && enough + clearly < whole && isOverTable(at)) return true;
    const onTable = low < 0 && high > 0 ? tableUnder(ground, mover, at) : null;
    const table = onTable && carriedShape(mover, level, onTable);
    const tableEdges = table && edgesOf(anticlockwise(table));
    beyond.clear();
    let area = 0;
    let isAllKnown = true;
    const isEnough = () => area > enough + clearly && beyond.holdsMiddle();
    const add = (shape: ConvexPolygon) => {
      const points: Vec2[] = [];
      area += partOnBase(shape, round, points);
      for (const { x, y } of points) beyond.add(x, y);
      // what lies over the table is carried once
      const shared = tableEdges && shape !== table ? clip(shape, tableEdges) : null;
      if (shared) area -= partOnBase(shared, round, []);
    };
    if (table) add(table);
    if (isEnough()) return true;
    const left: number[] = [];
    const overlapping: number[] = [];
    // what those that are still to be cut carry at most
    let most = 0;
    for (const own of near.about(at.x, at.z, reach, 'ground').slice()) {
      const kind = kinds[own]!;
      if (kind === NO_GROUND || highs[own]! < low || lows[own]! > high) continue;
      const solid = solids[own]!;
      if (!accept(solid) || !isFit(ground, solid) || (table && isOnTable(own))) continue;
      lay(own, level, at);
      if (isBeyond(u, 1) || isBeyond(v, 1) || isBeyond(heights, sameHeight)) continue;
      if (kind !== GROUND) {
        isAllKnown = false;
        continue;
      }
      const isApart = isAlone(own);
      if (!isApart || !isUnder() || table || !isWithin()) {
        (isApart ? left : overlapping).push(own);
        most += size();
        continue;
      }
      area += size();
      for (let i = 0; i < 3; i++) beyond.add(u[i]!, v[i]!);
      if (isEnough()) return true;
    }
    const isTooLittle = () => isAllKnown && area + most < enough - clearly;
    for (const own of left) {
      if (isTooLittle()) return false;
      lay(own, level, at);
      most -= size();
      if (table && !isOverTable(at)) {
        const shape = carriedShape(mover, level, cornersAbout(corners, own, at));
        if (shape) add(shape);
      } else area += carriedArea(u, v, heights, table ? tableOver : null);
      if (isEnough()) return true;
    }
    if (isTooLittle()) return false;
    for (const own of overlapping) {
      lay(own, level, at);
      most += carriedArea(u, v, heights, null) - size();
      if (isTooLittle()) return false;
    }
    const shapes: Apart[] = [];
    for (const own of overlapping) {
      const shape = carriedShape(mover, level, cornersAbout(corners, own, at));
      if (shape) addApart(shapes, shape);
    }
    for (const { shape } of shapes) add(shape);
    if (isEnough()) return true;
    return isAllKnown && area < enough - clearly ? false : null;
  };
}

const isBeyond = (along: Float64Array, limit: number): boolean =>
  (along[0]! > limit && along[1]! > limit && along[2]! > limit) ||
  (along[0]! < -limit && along[1]! < -limit && along[2]! < -limit);

/**
 * Which triangles lie under and over no other ground whose heights come so near to their own? Each is looked at once, when it is first asked for.
 * @edge what lies in the surface of the table does not count
 */
function apartFromOthers(near: NearTriangles, nearHeights: Millimetres): (triangle: number) => boolean {
  const { corners, lows, highs, kinds } = near;
  const known = new Int8Array(kinds.length);
  return (own) => {
    if (known[own] !== 0) return known[own] === 1;
    const at = 9 * own;
    const [x0, x1, x2] = [corners[at]!, corners[at + 3]!, corners[at + 6]!];
    const [z0, z1, z2] = [corners[at + 2]!, corners[at + 5]!, corners[at + 8]!];
    const [left, right] = [Math.min(x0, x1, x2), Math.max(x0, x1, x2)];
    const [far, close] = [Math.min(z0, z1, z2), Math.max(z0, z1, z2)];
    const half = Math.max(right - left, close - far) / 2;
    const about = near.about((left + right) / 2, (far + close) / 2, half, 'ground');
    let isApart = true;
    for (let k = 0; k < about.length && isApart; k++) {
      const other = about[k]!;
      if (other === own || lows[other]! > highs[own]! + nearHeights || highs[other]! < lows[own]! - nearHeights) continue;
      if (kinds[other] === NO_GROUND || (lows[other] === 0 && highs[other] === 0)) continue;
      isApart = isBesideEdgeOf(corners, at, 9 * other) || isBesideEdgeOf(corners, 9 * other, at);
    }
    known[own] = isApart ? 1 : -1;
    return isApart;
  };
}

/** Seen from above, does an edge of one triangle that looks up have all of another one on its outer side? */
function isBesideEdgeOf(c: Float64Array, one: number, other: number): boolean {
  for (let i = 0; i < 9; i += 3) {
    const j = i === 6 ? 0 : i + 3;
    const ax = c[one + i]!;
    const az = c[one + i + 2]!;
    const ex = c[one + j]! - ax;
    const ez = c[one + j + 2]! - az;
    const slack = -SIDE_BY_SIDE * Math.sqrt(ex * ex + ez * ez);
    let isOutside = true;
    for (let k = 0; k < 9 && isOutside; k += 3) isOutside = ex * (c[other + k + 2]! - az) - ez * (c[other + k]! - ax) >= slack;
    if (isOutside) return true;
  }
  return false;
}
