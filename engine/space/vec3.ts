import type { Tagged } from '../identity/tagged.ts';

/** A point or a direction in space. @unit millimetres @frame named by the alias that is used */
export interface Vec3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A point on the table. @frame board: origin at the centre of the table's surface, x right, y up, z towards the near edge */
export type BoardPoint = Tagged<Vec3, 'board frame'>;
/** A point of a terrain piece. @frame piece: origin where the piece is placed, y up */
export type PiecePoint = Tagged<Vec3, 'piece frame'>;
/** A point of a model. @frame model: origin under the base centre on the supporting surface, y up, z to the front */
export type ModelPoint = Tagged<Vec3, 'model frame'>;

export const vec3 = (x: number, y: number, z: number): Vec3 => ({ x, y, z });
export const add = (a: Vec3, b: Vec3): Vec3 => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z });
export const subtract = (a: Vec3, b: Vec3): Vec3 => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
export const scale = (a: Vec3, by: number): Vec3 => ({ x: a.x * by, y: a.y * by, z: a.z * by });
export const dot = (a: Vec3, b: Vec3): number => a.x * b.x + a.y * b.y + a.z * b.z;
export const cross = (a: Vec3, b: Vec3): Vec3 => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
});
export const lengthOf = (a: Vec3): number => Math.sqrt(dot(a, a));
export const distanceBetween = (a: Vec3, b: Vec3): number => lengthOf(subtract(a, b));
/** The point a share `t` of the way from `a` to `b`. */
export const between = (a: Vec3, b: Vec3, t: number): Vec3 => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
  z: a.z + (b.z - a.z) * t,
});

/** The direction of `a` with length 1, or null where `a` has no direction. @edge the zero vector has none */
export function unit(a: Vec3): Vec3 | null {
  const length = lengthOf(a);
  return length > 0 ? scale(a, 1 / length) : null;
}
