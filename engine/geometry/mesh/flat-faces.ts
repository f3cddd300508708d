import type { MeshSeams } from './mesh-seams.ts';

/** Flat convex faces that the triangles of a mesh make up together. A wall is one, whatever it was cut into. */
export interface FlatFaces {
  readonly count: number;
  /** Which face each triangle belongs to. */
  readonly faceOf: Uint32Array;
  /** Where the corners of each face start in `corners`; one more at the end. */
  readonly starts: Uint32Array;
  /** Where each corner starts in the mesh's positions, anticlockwise as seen from outside. */
  readonly corners: Uint32Array;
}

/** How far a corner may lie off the plane of a face: rounding of coordinates a table wide, a tenth of LINE_NOISE. @unit millimetres */
const OFF_PLANE = 1e-10;
/** How far a face may turn back at a corner, as a sine: what rounding makes of a straight edge. */
const TURNS_BACK = 1e-12;
/** Faces with more corners than this are left apart: each is a border to cut along. */
export const MOST_CORNERS = 16;

/**
 * Which triangles of a mesh lie flush and make up convex faces? Null when none do.
 * @shape `plain` says which triangles have an area and take part
 * @edge faces are as large as joining neighbours one by one makes them, not the fewest there could be
 * @cost linear in the triangles, times the corners of a face
 */
export function joinFlatFaces(
  positions: Float64Array,
  triangles: Uint32Array,
  { welded, mateOf }: MeshSeams,
  plain: (triangle: number) => boolean,
): FlatFaces | null {
  const count = triangles.length / 3;
  // the corners of the face that begins with this triangle, once it is more than the triangle
  const joined = new Map<number, number[]>();
  const leader = new Map<number, number>();
  const leaderOf = (triangle: number): number => {
    let at = triangle;
    for (let next = leader.get(at); next !== undefined; next = leader.get(at)) at = next;
    return at;
  };
  const outlineOf = (triangle: number): readonly number[] =>
    joined.get(triangle) ?? [triangles[3 * triangle]!, triangles[3 * triangle + 1]!, triangles[3 * triangle + 2]!];

  for (let side = 0; side < mateOf.length; side++) {
    const mate = mateOf[side]!;
    if (mate < side) continue;
    const one = (side / 3) | 0;
    const other = (mate / 3) | 0;
    if (!areFlush(positions, triangles, one, mate) || !areFlush(positions, triangles, other, side)) continue;
    if (!plain(one) || !plain(other)) continue;
    const first = leaderOf(one);
    const second = leaderOf(other);
    if (first === second) continue;
    const outline = joinAlong(positions, welded, outlineOf(first), outlineOf(second), triangles[side]!, triangles[mate]!);
    if (!outline || !isFlat(positions, outline, triangles, first)) continue;
    joined.set(first, outline);
    joined.delete(second);
    leader.set(second, first);
  }
  if (joined.size === 0) return null;

  const faceOf = new Uint32Array(count);
  const faceOfLeader = new Map<number, number>();
  const starts: number[] = [];
  const corners: number[] = [];
  for (let triangle = 0; triangle < count; triangle++) {
    if (!plain(triangle)) continue;
    const first = leaderOf(triangle);
    let face = faceOfLeader.get(first);
    if (face === undefined) {
      face = starts.length;
      faceOfLeader.set(first, face);
      starts.push(corners.length);
      for (const vertex of outlineOf(first)) corners.push(3 * vertex);
    }
    faceOf[triangle] = face;
  }
  const faces = starts.length;
  starts.push(corners.length);
  return { count: faces, faceOf, starts: Uint32Array.from(starts), corners: Uint32Array.from(corners) };
}

/** The corner of the other triangle that is not on the common side lies in the plane of this one. */
function areFlush(positions: Float64Array, triangles: Uint32Array, triangle: number, otherSide: number): boolean {
  const apex = triangles[otherSide % 3 === 0 ? otherSide + 2 : otherSide - 1]! * 3;
  return heightOver(positions, triangles, triangle, apex) <= OFF_PLANE;
}

/** How far a place lies off the plane of a triangle, whichever side. */
function heightOver(v: Float64Array, triangles: Uint32Array, triangle: number, place: number): number {
  const a = triangles[3 * triangle]! * 3;
  const b = triangles[3 * triangle + 1]! * 3;
  const c = triangles[3 * triangle + 2]! * 3;
  const ux = v[b]! - v[a]!;
  const uy = v[b + 1]! - v[a + 1]!;
  const uz = v[b + 2]! - v[a + 2]!;
  const wx = v[c]! - v[a]!;
  const wy = v[c + 1]! - v[a + 1]!;
  const wz = v[c + 2]! - v[a + 2]!;
  const nx = uy * wz - uz * wy;
  const ny = uz * wx - ux * wz;
  const nz = ux * wy - uy * wx;
  const along = nx * (v[place]! - v[a]!) + ny * (v[place + 1]! - v[a + 1]!) + nz * (v[place + 2]! - v[a + 2]!);
  return Math.abs(along) / Math.sqrt(nx * nx + ny * ny + nz * nz);
}

const isFlat = (positions: Float64Array, outline: readonly number[], triangles: Uint32Array, triangle: number): boolean =>
  outline.every((vertex) => heightOver(positions, triangles, triangle, vertex * 3) <= OFF_PLANE);

/** Two outlines joined along the side from `from` to `to` of the first; null where the whole would not be convex. */
function joinAlong(
  positions: Float64Array,
  welded: Uint32Array,
  one: readonly number[],
  other: readonly number[],
  from: number,
  to: number,
): number[] | null {
  if (one.length + other.length - 2 > MOST_CORNERS) return null;
  const a = welded[from]!;
  const b = welded[to]!;
  const at = one.findIndex((vertex, i) => welded[vertex] === a && welded[one[(i + 1) % one.length]!] === b);
  const back = other.findIndex((vertex, i) => welded[vertex] === b && welded[other[(i + 1) % other.length]!] === a);
  if (at < 0 || back < 0) return null;
  const first = one.map((_, i) => one[(at + 1 + i) % one.length]!); // from b round to a
  const second = other.slice(2).map((_, i) => other[(back + 2 + i) % other.length]!); // what lies between a and b
  if (second.length === 0) return null;
  const before = second.at(-1)!;
  const after = second[0]!;
  if (welded[before] === welded[first[1]!] || welded[after] === welded[first.at(-2)!]) return null;
  const normal = normalOf(positions, one);
  const turnsAtB = turn(positions, normal, before, first[0]!, first[1]!);
  const turnsAtA = turn(positions, normal, first.at(-2)!, first.at(-1)!, after);
  return turnsAtA >= -TURNS_BACK && turnsAtB >= -TURNS_BACK ? [...first, ...second] : null;
}

type Numbers3 = readonly [number, number, number];

/** A direction at right angles to a convex outline, of unit length. */
function normalOf(v: Float64Array, outline: readonly number[]): Numbers3 {
  let x = 0;
  let y = 0;
  let z = 0;
  const o = outline[0]! * 3;
  for (let i = 1; i + 1 < outline.length; i++) {
    const p = outline[i]! * 3;
    const q = outline[i + 1]! * 3;
    const [ux, uy, uz] = [v[p]! - v[o]!, v[p + 1]! - v[o + 1]!, v[p + 2]! - v[o + 2]!];
    const [wx, wy, wz] = [v[q]! - v[o]!, v[q + 1]! - v[o + 1]!, v[q + 2]! - v[o + 2]!];
    x += uy * wz - uz * wy;
    y += uz * wx - ux * wz;
    z += ux * wy - uy * wx;
  }
  const length = Math.sqrt(x * x + y * y + z * z);
  return [x / length, y / length, z / length];
}

/** The sine of the turn to the left at the second of three corners. */
function turn(v: Float64Array, [nx, ny, nz]: Numbers3, first: number, second: number, third: number): number {
  const [p, q, r] = [first * 3, second * 3, third * 3];
  const [ux, uy, uz] = [v[q]! - v[p]!, v[q + 1]! - v[p + 1]!, v[q + 2]! - v[p + 2]!];
  const [wx, wy, wz] = [v[r]! - v[q]!, v[r + 1]! - v[q + 1]!, v[r + 2]! - v[q + 2]!];
  const size = Math.sqrt((ux * ux + uy * uy + uz * uz) * (wx * wx + wy * wy + wz * wz));
  return (nx * (uy * wz - uz * wy) + ny * (uz * wx - ux * wz) + nz * (ux * wy - uy * wx)) / size;
}
