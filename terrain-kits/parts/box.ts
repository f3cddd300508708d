import type { BoxSolid, PlanPolygon, PrismSolid, Vec2, Vec3 } from '../../engine/kit.ts';

/** A box between two corners, square to the piece. */
export const box = (min: readonly [number, number, number], max: readonly [number, number, number]): BoxSolid => ({
  kind: 'box',
  min: { x: min[0], y: min[1], z: min[2] },
  max: { x: max[0], y: max[1], z: max[2] },
});

/** A rectangle of an outline, anticlockwise. */
export const rectangle = (x0: number, y0: number, x1: number, y1: number): readonly Vec2[] => [
  { x: x0, y: y0 },
  { x: x1, y: y0 },
  { x: x1, y: y1 },
  { x: x0, y: y1 },
];

/** A rectangle of ground. */
export const groundRectangle = (x0: number, z0: number, x1: number, z1: number): PlanPolygon => [
  { x: x0, z: z0 },
  { x: x1, z: z0 },
  { x: x1, z: z1 },
  { x: x0, z: z1 },
];

/** A plate that lies flat, its top at `top`. Its outline is a plan: x to the right, y away from the viewer (−z). */
export const plate = (
  outline: readonly Vec2[],
  holes: readonly (readonly Vec2[])[],
  top: number,
  thickness: number,
): PrismSolid => ({
  kind: 'prism',
  origin: { x: 0, y: top - thickness, z: 0 },
  across: { x: 1, y: 0, z: 0 },
  along: { x: 0, y: 0, z: -1 },
  outline,
  holes,
  depth: thickness,
});

/** An upright profile, seen from +z, pushed from `z0` to `z1`. */
export const profileAlongZ = (outline: readonly Vec2[], z0: number, z1: number): PrismSolid => ({
  kind: 'prism',
  origin: { x: 0, y: 0, z: z0 },
  across: { x: 1, y: 0, z: 0 },
  along: { x: 0, y: 1, z: 0 },
  outline,
  holes: [],
  depth: z1 - z0,
});

/** An upright profile, seen from +x (outline x runs along −z), pushed from `x0` to `x1`. */
export const profileAlongX = (outline: readonly Vec2[], x0: number, x1: number): PrismSolid => ({
  kind: 'prism',
  origin: { x: x0, y: 0, z: 0 },
  across: { x: 0, y: 0, z: -1 },
  along: { x: 0, y: 1, z: 0 },
  outline,
  holes: [],
  depth: x1 - x0,
});

export const point = (x: number, y: number, z: number): Vec3 => ({ x, y, z });
