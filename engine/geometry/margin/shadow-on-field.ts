import type { Vec2 } from '../../space/solid.ts';
import { LINE_NOISE, SLIVER } from '../../space/tolerance.ts';
import { cross, dot, lengthOf, subtract, type Vec3 } from '../../space/vec3.ts';
import { type ConvexPolygon, cornersOfBox, type HalfPlane, isApart, takeOut } from '../visibility/convex-polygon.ts';
import { isSliver } from '../visibility/share.ts';

/**
 * A level field of displacements about a point: the displacement (x, y) of the field stands for the point moved by x along the board's x and by y
 * along the board's z.
 */
export interface Field {
  /** The point that displacement (0, 0) stands for. @frame board */
  readonly about: Vec3;
  /** From where the field is looked at. @frame board */
  readonly from: Vec3;
}

/** A flat convex thing that casts a shadow, by its corners in order. @frame board */
export type Caster = readonly Vec3[];

/** The displacements for which one thing stands between the two points: what lies in all of these. */
export type Shadow = readonly HalfPlane[];

/**
 * The displacements for which a thing stands between the two points: a convex part of the field, as half-planes; null where it is none. It is the cone
 * from the fixed point through the thing, beyond the thing, cut by the field's plane: no approximation, at any angle.
 * @edge a thing that is seen edge on from the fixed point hides nothing
 */
export function shadowOnField({ from, about }: Field, caster: Caster): Shadow | null {
  const corners = caster.map((corner) => subtract(corner, from));
  const normal = normalOf(corners);
  const offset = dot(normal, corners[0]!);
  if (!(Math.abs(offset) > LINE_NOISE * lengthOf(normal))) return null;
  const way = subtract(about, from);
  const sign = offset > 0 ? 1 : -1;
  const halves: HalfPlane[] = [];
  const keep = (n: Vec3, least: number, side: 1 | -1): boolean => {
    const steepness = Math.sqrt(n.x * n.x + n.z * n.z);
    const there = dot(n, way) - least;
    if (!(steepness > Math.abs(there) * 1e-12)) return side * there >= 0;
    const scale = side / steepness;
    halves.push({ a: n.x * scale, b: n.z * scale, c: there * scale });
    return true;
  };
  if (!keep(normal, offset, sign)) return null;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    // the same border to the bit for two things that share the edge
    if (!keep(cross(corners[j]!, corners[i]!), 0, sign)) return null;
  }
  return halves;
}

/** Which points lie on one of some things? Whether that hides such a point depends on the side of it that one looks at. */
export function pointsOnThem(casters: readonly Caster[]): (point: Vec3) => boolean {
  let boxes: Float64Array | null = null;
  return (point) => {
    boxes ??= boxesAround(casters);
    for (let i = 0, k = 0; i < casters.length; i++, k += 6) {
      if (point.x < boxes[k]! || point.y < boxes[k + 1]! || point.z < boxes[k + 2]!) continue;
      if (point.x > boxes[k + 3]! || point.y > boxes[k + 4]! || point.z > boxes[k + 5]!) continue;
      if (liesOn(casters[i]!, point)) return true;
    }
    return false;
  };
}

/** So near to a face a point lies on it: as near as surfaces are that lie flush in the picture, and a little more. */
const ON_IT = 2 * SLIVER;

/** The boxes around some things, a little too large. @shape least x, y and z, then the largest, of one after the other */
function boxesAround(casters: readonly Caster[]): Float64Array {
  const boxes = new Float64Array(6 * casters.length);
  casters.forEach((corners, i) => {
    let [x, y, z] = [Infinity, Infinity, Infinity];
    let [farX, farY, farZ] = [-Infinity, -Infinity, -Infinity];
    for (const corner of corners) {
      x = Math.min(x, corner.x);
      y = Math.min(y, corner.y);
      z = Math.min(z, corner.z);
      farX = Math.max(farX, corner.x);
      farY = Math.max(farY, corner.y);
      farZ = Math.max(farZ, corner.z);
    }
    boxes.set([x - ON_IT, y - ON_IT, z - ON_IT, farX + ON_IT, farY + ON_IT, farZ + ON_IT], 6 * i);
  });
  return boxes;
}

function liesOn(caster: Caster, point: Vec3): boolean {
  const normal = normalOf(caster);
  const size = lengthOf(normal);
  if (!(size > 0) || Math.abs(dot(normal, subtract(point, caster[0]!))) > ON_IT * size) return false;
  return caster.every((corner, i) => {
    const side = subtract(caster[(i + 1) % caster.length]!, corner);
    return dot(normal, cross(side, subtract(point, corner))) >= -ON_IT * size * lengthOf(side);
  });
}

/** Twice the area of a flat shape, along its normal. */
function normalOf(corners: readonly Vec3[]): Vec3 {
  let normal = { x: 0, y: 0, z: 0 };
  for (let i = 2; i < corners.length; i++) {
    const turn = cross(subtract(corners[i - 1]!, corners[0]!), subtract(corners[i]!, corners[0]!));
    normal = { x: normal.x + turn.x, y: normal.y + turn.y, z: normal.z + turn.z };
  }
  return normal;
}

/** The shadows of all things that reach into a square of the field. */
export const shadowsOnField = (field: Field, casters: readonly Caster[], half: number): readonly Shadow[] => {
  const square = squareCorners(half);
  return casters.flatMap((caster) => {
    const shadow = shadowOnField(field, caster);
    return shadow && !isApart(square, shadow) ? [shadow] : [];
  });
};

/** What of the shapes lies in no shadow: convex shapes that do not overlap. */
export function clearOf(shadows: readonly Shadow[], shapes: readonly ConvexPolygon[]): readonly ConvexPolygon[] {
  let clear = shapes;
  for (const shadow of shadows) {
    if (clear.length === 0) break;
    const rest: ConvexPolygon[] = [];
    let changed = false;
    for (const shape of clear) {
      if (takeOut(shape, shadow, (piece) => rest.push(piece))) changed = true;
      else rest.push(shape);
    }
    if (changed) clear = rest;
  }
  return clear.filter((shape) => !isSliver(shape));
}

/** What of a shape lies in a shadow: convex shapes that do not overlap. */
export function shadedBy(shadows: readonly Shadow[], shape: ConvexPolygon): readonly ConvexPolygon[] {
  const shaded: ConvexPolygon[] = [];
  let open: readonly ConvexPolygon[] = [shape];
  for (const shadow of shadows) {
    if (open.length === 0) break;
    const rest: ConvexPolygon[] = [];
    for (const part of open) {
      const taken = takeOut(part, shadow, (piece) => rest.push(piece));
      if (taken) shaded.push(taken);
      else rest.push(part);
    }
    open = rest;
  }
  return shaded.filter((part) => !isSliver(part));
}

/** The point of a convex shape that is nearest to displacement (0, 0). */
export function nearestOf(shape: ConvexPolygon): Vec2 {
  let best = shape[0]!;
  let least = Infinity;
  let inside = true;
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const a = shape[j]!;
    const b = shape[i]!;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    if (dx * -a.y - dy * -a.x < 0) inside = false;
    const square = dx * dx + dy * dy;
    const along = square > 0 ? Math.max(0, Math.min(1, -(a.x * dx + a.y * dy) / square)) : 0;
    const p = { x: a.x + dx * along, y: a.y + dy * along };
    const distance = p.x * p.x + p.y * p.y;
    if (distance < least) {
      least = distance;
      best = p;
    }
  }
  return inside ? { x: 0, y: 0 } : best;
}

/** The field as far as this in every direction. */
export const squareCorners = (half: number): ConvexPolygon => cornersOfBox({ minX: -half, minY: -half, maxX: half, maxY: half });
