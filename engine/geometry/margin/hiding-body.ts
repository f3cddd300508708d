import { SLIVER } from '../../space/tolerance.ts';
import { cross, dot, lengthOf, scale, subtract, type Vec3 } from '../../space/vec3.ts';
import type { HalfSpace } from '../mesh/scene.ts';

/** A convex thing that hides: a closed solid, or a flat one without thickness. @frame board */
export interface HidingBody {
  /** Its faces, as the half-spaces that it lies in; a flat thing has two, one for each side. Normals are of length 1. */
  readonly faces: readonly HalfSpace[];
  /** Its edges, each with the two faces that meet there. */
  readonly edges: readonly { readonly from: Vec3; readonly to: Vec3; readonly between: readonly [number, number] }[];
  /** Half-spaces whose common part it is: its faces, and for a flat thing what bounds it sideways as well. */
  readonly within: readonly HalfSpace[];
  readonly isFlat: boolean;
  readonly middle: Vec3;
  readonly min: Vec3;
  readonly max: Vec3;
}

/** A flat convex thing as a body. @shape the corners in order round it; null where they span no area */
export function flatBody(corners: readonly Vec3[]): HidingBody | null {
  return convexBody([corners, [...corners].reverse()]);
}

/** Solids of more faces than this are not looked at for being convex. */
const MOST_FACES = 256;

/**
 * The convex body that flat faces bound; null where they bound none, or one that is not convex.
 * @shape each face by its corners, anticlockwise as seen from outside; faces without area are left out; a corner that several faces share is the same to the
 * bit in all of them
 */
export function convexBody(faces: readonly (readonly Vec3[])[]): HidingBody | null {
  if (faces.length > MOST_FACES) return null;
  const corners = faces.flat();
  const planes: HalfSpace[] = [];
  /** The rim of all that lies in one plane, as directed edges: those that two faces of it share cancel out. */
  const rims: Map<string, { readonly from: Vec3; readonly to: Vec3 }>[] = [];
  for (const face of faces) {
    const plane = planeOf(face);
    if (!plane) continue;
    if (corners.some((corner) => dot(plane.normal, corner) < plane.offset - NOISE)) return null;
    let own = planes.findIndex(
      (one) => dot(one.normal, plane.normal) > 0 && face.every((p) => Math.abs(dot(one.normal, p) - one.offset) <= NOISE),
    );
    if (own < 0) own = planes.push(plane) - 1;
    const rim = rims[own] ?? new Map();
    rims[own] = rim;
    face.forEach((from, i) => {
      const to = face[(i + 1) % face.length]!;
      if (!rim.delete(nameOfEdge(to, from))) rim.set(nameOfEdge(from, to), { from, to });
    });
  }
  const edges: HidingBody['edges'][number][] = [];
  for (const [one, rim] of rims.entries()) {
    for (const { from, to } of rim.values()) {
      const other = rims.findIndex((theirs) => theirs !== rim && theirs.has(nameOfEdge(to, from)));
      if (other < 0) return null;
      if (one < other) edges.push({ from, to, between: [one, other] });
    }
  }
  if (planes.length < 2 || edges.length < 3) return null;
  const middle = scale(
    corners.reduce((sum, { x, y, z }) => ({ x: sum.x + x, y: sum.y + y, z: sum.z + z })),
    1 / corners.length,
  );
  const isFlat = planes.length === 2;
  const sides = isFlat ? edges.flatMap(({ from, to }) => sideOf(from, to, planes[0]!.normal, middle) ?? []) : [];
  if (sides.some(({ normal, offset }) => corners.some((corner) => dot(normal, corner) < offset - NOISE))) return null;
  return { faces: planes, edges, within: [...planes, ...sides], isFlat, middle, ...boxAround(corners) };
}

/** Corners that lie beyond a face by no more than this lie on it. */
const NOISE = SLIVER / 10;

const nameOfEdge = (a: Vec3, b: Vec3): string => `${a.x},${a.y},${a.z} ${b.x},${b.y},${b.z}`;

/** The half-space within a face; null where the face has no area. */
function planeOf(face: readonly Vec3[]): HalfSpace | null {
  const first = face[0]!;
  let out = { x: 0, y: 0, z: 0 };
  for (let i = 2; i < face.length; i++) {
    const part = cross(subtract(face[i - 1]!, first), subtract(face[i]!, first));
    out = { x: out.x + part.x, y: out.y + part.y, z: out.z + part.z };
  }
  const size = lengthOf(out);
  if (!(size > SLIVER * SLIVER)) return null;
  const normal = scale(out, -1 / size);
  return { normal, offset: dot(normal, first) };
}

/** What lies on the middle's side of an edge of something flat. */
function sideOf(from: Vec3, to: Vec3, flat: Vec3, middle: Vec3): HalfSpace | null {
  const across = cross(subtract(to, from), flat);
  const size = lengthOf(across);
  if (!(size > 0)) return null;
  const normal = scale(across, 1 / size);
  const offset = dot(normal, from);
  return dot(normal, middle) >= offset ? { normal, offset } : { normal: scale(normal, -1), offset: -offset };
}

function boxAround(points: readonly Vec3[]): { readonly min: Vec3; readonly max: Vec3 } {
  const min = { x: Infinity, y: Infinity, z: Infinity };
  const max = { x: -Infinity, y: -Infinity, z: -Infinity };
  for (const { x, y, z } of points) {
    min.x = Math.min(min.x, x);
    min.y = Math.min(min.y, y);
    min.z = Math.min(min.z, z);
    max.x = Math.max(max.x, x);
    max.y = Math.max(max.y, y);
    max.z = Math.max(max.z, z);
  }
  return { min, max };
}

/**
 * What a body hides from an eye, as half-spaces whose common part it is: beyond all faces that look at the eye and within the planes from the eye through
 * the body's rim. No approximation. Null where the eye does not clearly lie before the body.
 * @shape `clear`: some face must lie farther than this from the eye
 */
export function shadowOfBody({ faces, edges, middle }: HidingBody, eye: Vec3, clear: number): readonly HalfSpace[] | null {
  const heights = faces.map(({ normal, offset }) => offset - dot(normal, eye));
  if (!heights.some((height) => height > clear)) return null;
  const shadow = faces.filter((_, i) => heights[i]! > 0);
  for (const {
    from,
    to,
    between: [one, other],
  } of edges) {
    if (heights[one]! > 0 === heights[other]! > 0) continue;
    const normal = cross(subtract(from, eye), subtract(to, eye));
    const offset = dot(normal, eye);
    shadow.push(dot(normal, middle) >= offset ? { normal, offset } : { normal: scale(normal, -1), offset: -offset });
  }
  return shadow;
}
