import type { Vec2 } from '../space/solid.ts';

/** A convex shape on a plane by its corners, anticlockwise. */
export type FlatShape = readonly Vec2[];

/** The side of a straight line on which a·x + b·y + c ≥ 0; (a, b) has length 1, so that the sum is a distance. */
export interface Side {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** Area as a sum of triangles from the first corner; negative for corners that run clockwise. */
export function signedArea(shape: FlatShape): number {
  const first = shape[0];
  let twice = 0;
  for (let i = 2; first && i < shape.length; i++) {
    const p = shape[i - 1]!;
    const q = shape[i]!;
    twice += (p.x - first.x) * (q.y - first.y) - (q.x - first.x) * (p.y - first.y);
  }
  return twice / 2;
}

export const areaOf = (shape: FlatShape): number => Math.abs(signedArea(shape));
export const areaOfAll = (shapes: readonly FlatShape[]): number => shapes.reduce((sum, shape) => sum + areaOf(shape), 0);

export function lengthAround(shape: FlatShape): number {
  let length = 0;
  for (let i = 0; i < shape.length; i++) {
    const p = shape[i]!;
    const q = shape[(i + 1) % shape.length]!;
    length += Math.sqrt((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y));
  }
  return length;
}
export const lengthAroundAll = (shapes: readonly FlatShape[]): number =>
  shapes.reduce((sum, shape) => sum + lengthAround(shape), 0);

/** The same shape with its corners anticlockwise. */
export const anticlockwise = (shape: FlatShape): FlatShape => (signedArea(shape) < 0 ? [...shape].reverse() : shape);

/** Does the outline turn to one side all the way round, by no more than `slack` to the other? */
export function isConvex(shape: FlatShape, slack: number): boolean {
  return sidesOf(anticlockwise(shape)).every((side) => shape.every((corner) => at(side, corner) >= -slack));
}

/** The sides of a shape, each with the shape on it; edges without length have none. */
export function sidesOf(shape: FlatShape): readonly Side[] {
  const sides: Side[] = [];
  for (let i = 0; i < shape.length; i++) {
    const p = shape[i]!;
    const q = shape[(i + 1) % shape.length]!;
    const length = Math.sqrt((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y));
    if (length === 0) continue;
    const a = (p.y - q.y) / length;
    const b = (q.x - p.x) / length;
    sides.push({ a, b, c: -(a * p.x + b * p.y) });
  }
  return sides;
}

export const at = (side: Side, p: Vec2): number => side.a * p.x + side.b * p.y + side.c;
export const opposite = ({ a, b, c }: Side): Side => ({ a: -a, b: -b, c: -c });

/** What of a shape lies on a side; null where nothing with an area does. */
export function cutTo(shape: FlatShape, side: Side): FlatShape | null {
  const kept: Vec2[] = [];
  for (let i = 0; i < shape.length; i++) {
    const p = shape[i]!;
    const q = shape[(i + 1) % shape.length]!;
    const dp = at(side, p);
    const dq = at(side, q);
    if (dp >= 0) kept.push(p);
    if ((dp > 0 && dq < 0) || (dp < 0 && dq > 0)) {
      const t = dp / (dp - dq);
      kept.push({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t });
    }
  }
  return kept.length >= 3 && areaOf(kept) > 0 ? kept : null;
}

/** What of a shape lies on all these sides. */
export function cutToAll(shape: FlatShape, sides: readonly Side[]): FlatShape | null {
  let rest: FlatShape | null = shape;
  for (const side of sides) {
    rest = rest ? cutTo(rest, side) : null;
    if (!rest) return null;
  }
  return rest;
}

/** What is left of a shape when that part of it which lies on all these sides is taken away. */
export function without(shape: FlatShape, sides: readonly Side[]): readonly FlatShape[] {
  if (!cutToAll(shape, sides)) return [shape];
  const left: FlatShape[] = [];
  let rest: FlatShape | null = shape;
  for (const side of sides) {
    if (!rest) break;
    const beyond = cutTo(rest, opposite(side));
    if (beyond) left.push(beyond);
    rest = cutTo(rest, side);
  }
  return left;
}

/** The upright box around a shape. */
export interface FlatBounds {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

export function boundsOf(...shapes: readonly FlatShape[]): FlatBounds {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const shape of shapes) {
    for (const { x, y } of shape) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      low = Math.min(low, y);
      high = Math.max(high, y);
    }
  }
  return { left, right, low, high };
}

export const boundsMeet = (a: FlatBounds, b: FlatBounds): boolean =>
  a.left <= b.right && b.left <= a.right && a.low <= b.high && b.low <= a.high;
