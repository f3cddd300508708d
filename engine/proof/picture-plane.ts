import { EYE_MARGIN } from '../space/tolerance.ts';
import { add, cross, dot, lengthOf, scale, subtract, type Vec3 } from '../space/vec3.ts';
import {
  anticlockwise,
  areaOf,
  boundsMeet,
  boundsOf,
  type FlatBounds,
  type FlatShape,
  type Side,
  sidesOf,
} from './flat-shape.ts';
import type { Triangle } from './solid-triangles.ts';

/** The plane that a looker's picture is drawn on: through the middle of the target, square to the line from the eye to it. */
export interface PicturePlane {
  readonly eye: Vec3;
  readonly ahead: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  /** From the eye to the plane. */
  readonly distance: number;
}

/** The plane of an eye that looks at a point, with any right and up. */
export function planeTowards(eye: Vec3, centre: Vec3): PicturePlane {
  const way = subtract(centre, eye);
  const distance = lengthOf(way);
  const ahead = distance > 0 ? scale(way, 1 / distance) : { x: 0, y: 0, z: 1 };
  const other = Math.abs(ahead.y) < 0.9 ? { x: 0, y: 1, z: 0 } : { x: 1, y: 0, z: 0 };
  const sideways = cross(ahead, other);
  const right = scale(sideways, 1 / lengthOf(sideways));
  return { eye, ahead, right, up: cross(right, ahead), distance };
}

/** Nearness at each place of the picture, one over the depth: x·px + y·py + c. It is linear for everything flat. */
interface Nearness {
  readonly x: number;
  readonly y: number;
  readonly c: number;
}

/** A flat piece of something as it shows in the picture. */
export interface Facet {
  readonly shape: FlatShape;
  readonly sides: readonly Side[];
  readonly bounds: FlatBounds;
  readonly nearness: Nearness;
}

const EVERYWHERE: FlatBounds = { left: -Infinity, right: Infinity, low: -Infinity, high: Infinity };

/** How a triangle shows in a window of the picture; null where it shows nothing: beside it, behind the eye, or seen along its own plane. */
function facetOf(plane: PicturePlane, triangle: Triangle, window: FlatBounds): Facet | null {
  const before = partBeforeTheEye(plane, triangle);
  if (before.length < 3) return null;
  const corners = before.map((corner) => project(plane, corner));
  if (!boundsMeet(boundsOf(corners), window)) return null;
  const shape = anticlockwise(corners);
  if (!(areaOf(shape) > 0)) return null;
  const [a, b, c] = triangle;
  const normal = cross(subtract(b, a), subtract(c, a));
  const offset = dot(normal, subtract(a, plane.eye));
  if (!(Math.abs(offset) > 1e-9 * lengthOf(normal))) return null;
  const nearness = {
    x: dot(normal, plane.right) / (offset * plane.distance),
    y: dot(normal, plane.up) / (offset * plane.distance),
    c: dot(normal, plane.ahead) / offset,
  };
  return { shape, sides: sidesOf(shape), bounds: boundsOf(shape), nearness };
}

/** How triangles show in the picture, those that show in a window of it. */
export const facetsOf = (
  plane: PicturePlane,
  triangles: readonly Triangle[],
  window: FlatBounds = EVERYWHERE,
): readonly Facet[] => {
  const facets: Facet[] = [];
  for (const triangle of triangles) {
    const facet = facetOf(plane, triangle, window);
    if (facet) facets.push(facet);
  }
  return facets;
};

const depthOf = ({ eye, ahead }: PicturePlane, p: Vec3): number => dot(subtract(p, eye), ahead);

function project(plane: PicturePlane, p: Vec3): { x: number; y: number } {
  const way = subtract(p, plane.eye);
  const zoom = plane.distance / dot(way, plane.ahead);
  return { x: dot(way, plane.right) * zoom, y: dot(way, plane.up) * zoom };
}

/** What is nearer to the eye than the margin hides nothing and is cut off. */
function partBeforeTheEye(plane: PicturePlane, corners: readonly Vec3[]): readonly Vec3[] {
  const kept: Vec3[] = [];
  for (let i = 0; i < corners.length; i++) {
    const p = corners[i]!;
    const q = corners[(i + 1) % corners.length]!;
    const dp = depthOf(plane, p) - EYE_MARGIN;
    const dq = depthOf(plane, q) - EYE_MARGIN;
    if (dp >= 0) kept.push(p);
    if ((dp > 0 && dq < 0) || (dp < 0 && dq > 0)) kept.push(add(p, scale(subtract(q, p), dp / (dp - dq))));
  }
  return kept;
}

export const nearnessAt = ({ nearness: { x, y, c } }: Facet, p: { readonly x: number; readonly y: number }): number =>
  x * p.x + y * p.y + c;

/** Over a shape of the picture, where is one facet before another? 'everywhere', 'nowhere', or on one side of a line. */
export function whereNearer(shape: FlatShape, one: Facet, other: Facet, tolerance: number): 'everywhere' | 'nowhere' | Side {
  let nearer = false;
  let farther = false;
  for (const corner of shape) {
    const a = nearnessAt(one, corner);
    const b = nearnessAt(other, corner);
    // 1/b − 1/a, how far the one lies before the other, is (a − b) / (a·b)
    const slack = tolerance * Math.abs(a * b);
    if (a - b > slack) nearer = true;
    if (b - a > slack) farther = true;
  }
  if (!nearer) return 'nowhere';
  if (!farther) return 'everywhere';
  const a = one.nearness.x - other.nearness.x;
  const b = one.nearness.y - other.nearness.y;
  const steepness = Math.sqrt(a * a + b * b);
  return { a: a / steepness, b: b / steepness, c: (one.nearness.c - other.nearness.c) / steepness };
}
