import { type BoxTree, countOf, firstOf, NODE } from './box-tree.ts';

/**
 * For each node of a tree over triangles how its triangles are turned: a direction, and how far the end of the unit normal of any of them is from its
 * end. By it one sees of many triangles at once that all look at a point, or none does.
 */
export interface NormalCones {
  /** @shape x, y, z and the distance for each node, by its number (where it starts, divided by `NODE`); `ANY_WAY` as distance where nothing is said */
  readonly cones: Float32Array;
  /** All things under a node lie side by side in the order of the leaves: where they begin, and how many they are. */
  readonly firsts: Int32Array;
  readonly counts: Int32Array;
}

/** Farther apart than any two normals. */
export const ANY_WAY = 4;
/** Fewer triangles than this are looked at one by one. */
const FEW = 6;
/** Of more than this the cone is put together from those of its two halves. */
const MANY = 128;
/** No cone wider than this is of use. */
const WIDE = 0.9;
/** Rounding, and axes of frames that are not quite of unit length. */
const SLACK = 1e-5;

/** @shape `leafCorners`: nine numbers a triangle, in the order of the leaves @cost some times the triangles */
export function findNormalCones({ links }: BoxTree, leafCorners: Float64Array): NormalCones {
  const nodes = links.length / NODE;
  const cones = new Float32Array(4 * nodes);
  const normals = unitNormals(leafCorners);
  const firsts = new Int32Array(nodes);
  const counts = new Int32Array(nodes);
  const sums = new Float64Array(3 * nodes);
  for (let node = nodes - 1; node >= 0; node--) {
    const things = links[NODE * node + 7]!;
    const cone = 4 * node;
    cones[cone + 3] = ANY_WAY;
    if (things !== 0) {
      firsts[node] = firstOf(things);
      counts[node] = countOf(things);
      for (let k = 3 * firsts[node]!; k < 3 * (firsts[node]! + counts[node]!); k++) sums[3 * node + (k % 3)]! += normals[k]!;
      continue;
    }
    const one = node + 1;
    const other = links[NODE * one + 3]! / NODE;
    firsts[node] = Math.min(firsts[one]!, firsts[other]!);
    counts[node] = counts[one]! + counts[other]!;
    for (let k = 0; k < 3; k++) sums[3 * node + k] = sums[3 * one + k]! + sums[3 * other + k]!;
    if (counts[node]! < FEW) continue;
    const [x, y, z] = [sums[3 * node]!, sums[3 * node + 1]!, sums[3 * node + 2]!];
    const length = Math.sqrt(x * x + y * y + z * z);
    if (!(length > 0)) continue;
    cones[cone] = x / length;
    cones[cone + 1] = y / length;
    cones[cone + 2] = z / length;
    const farthest =
      counts[node]! <= MANY
        ? farthestFrom(cones, cone, normals, firsts[node]!, counts[node]!)
        : Math.max(apart(cones, cone, 4 * one) + cones[4 * one + 3]!, apart(cones, cone, 4 * other) + cones[4 * other + 3]!);
    if (farthest + SLACK < WIDE) cones[cone + 3] = farthest + SLACK;
  }
  return { cones, firsts, counts };
}

function unitNormals(corners: Float64Array): Float64Array {
  const normals = new Float64Array(corners.length / 3);
  for (let c = 0, n = 0; c < corners.length; c += 9, n += 3) {
    const ux = corners[c + 3]! - corners[c]!;
    const uy = corners[c + 4]! - corners[c + 1]!;
    const uz = corners[c + 5]! - corners[c + 2]!;
    const wx = corners[c + 6]! - corners[c]!;
    const wy = corners[c + 7]! - corners[c + 1]!;
    const wz = corners[c + 8]! - corners[c + 2]!;
    const x = uy * wz - uz * wy;
    const y = uz * wx - ux * wz;
    const z = ux * wy - uy * wx;
    const length = Math.sqrt(x * x + y * y + z * z);
    // one that is too small to have a normal is turned any way: no cone holds it
    normals[n] = length > 1e-150 ? x / length : Infinity;
    normals[n + 1] = length > 1e-150 ? y / length : 0;
    normals[n + 2] = length > 1e-150 ? z / length : 0;
  }
  return normals;
}

function farthestFrom(cones: Float32Array, cone: number, normals: Float64Array, first: number, count: number): number {
  let most = 0;
  for (let n = 3 * first; n < 3 * (first + count); n += 3) {
    const x = normals[n]! - cones[cone]!;
    const y = normals[n + 1]! - cones[cone + 1]!;
    const z = normals[n + 2]! - cones[cone + 2]!;
    most = Math.max(most, x * x + y * y + z * z);
  }
  return Math.sqrt(most);
}

function apart(cones: Float32Array, one: number, other: number): number {
  const x = cones[one]! - cones[other]!;
  const y = cones[one + 1]! - cones[other + 1]!;
  const z = cones[one + 2]! - cones[other + 2]!;
  return Math.sqrt(x * x + y * y + z * z);
}
