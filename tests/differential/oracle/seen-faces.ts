import type { Vec2 } from '../../../engine/index.ts';

/** An upright box of the picture. */
export interface Box {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

/** A flat convex shape of the picture in its box. */
export interface Shown {
  readonly shape: readonly Vec2[];
  readonly box: Box;
}

/** A face of the target that the eye sees, with all that is before it. */
export interface SeenFace extends Shown {
  readonly region: number;
  readonly before: readonly Shown[];
}

/** Which shares of a target are seen: of all of it, and of each of its regions. */
export interface SeenShares {
  readonly whole: number;
  readonly regions: readonly number[];
}

export function boxAround(points: readonly Vec2[]): Box {
  const box = { x0: Infinity, x1: -Infinity, y0: Infinity, y1: -Infinity };
  for (const { x, y } of points) {
    box.x0 = Math.min(box.x0, x);
    box.x1 = Math.max(box.x1, x);
    box.y0 = Math.min(box.y0, y);
    box.y1 = Math.max(box.y1, y);
  }
  return box;
}

export const boxesMeet = (a: Box, b: Box): boolean => a.x0 <= b.x1 && b.x0 <= a.x1 && a.y0 <= b.y1 && b.y0 <= a.y1;

export const shownAs = (shape: readonly Vec2[]): Shown => ({ shape, box: boxAround(shape) });
