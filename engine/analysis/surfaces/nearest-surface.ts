import { closestInSpace } from '../../geometry/measure/closest-points.ts';
import { hullAround } from '../../geometry/measure/convex-shape.ts';
import { countOf, firstOf, NODE } from '../../geometry/mesh/box-tree.ts';
import { squareToTriangle } from '../../space/point-to-triangle.ts';
import type { Millimetres } from '../../space/quantity.ts';
import { between, type Vec3 } from '../../space/vec3.ts';
import type { Surface } from './surface.ts';
import { squareOfTriangles } from './triangle-distance.ts';

/** A place of a surface that is near to something. */
export interface NearPlace {
  readonly distance: Millimetres;
  /** The triangle, by the order of the leaves; −1 where nothing is near enough. */
  readonly triangle: number;
}

/**
 * How far is a point from a surface? Nothing farther than `within` is looked for. @cost logarithmic where something is near
 * @shape `first`: a triangle that is likely to be near
 */
export function nearestOn(surface: Surface, x: number, y: number, z: number, within = Infinity, first = -1): NearPlace {
  const { corners, tree } = surface;
  const { bounds: f, links } = tree;
  let best = within * within;
  let triangle = -1;
  const look = (i: number) => {
    const square = squareToTriangle(x, y, z, corners, 9 * i, 9 * i + 3, 9 * i + 6);
    if (square < best || (triangle < 0 && square <= best)) {
      best = square;
      triangle = i;
    }
  };
  const square = (node: number): number => {
    const dx = Math.max(0, Math.abs(f[node]! - x) - f[node + 4]!);
    const dy = Math.max(0, Math.abs(f[node + 1]! - y) - f[node + 5]!);
    const dz = Math.max(0, Math.abs(f[node + 2]! - z) - f[node + 6]!);
    return dx * dx + dy * dy + dz * dz;
  };
  const lookInto = (things: number) => {
    for (let i = firstOf(things); i < firstOf(things) + countOf(things); i++) look(i);
  };
  if (first >= 0) look(first);
  if (links.length > 0) {
    // straight down to something near, so that the walk passes by most of the tree
    let node = 0;
    while (links[node + 7] === 0) {
      const second = links[node + NODE + 3]!;
      node = square(node + NODE) <= square(second) ? node + NODE : second;
    }
    lookInto(links[node + 7]!);
  }
  for (let node = 0; node < links.length; ) {
    if (square(node) > best) {
      node = links[node + 3]!;
      continue;
    }
    const things = links[node + 7]!;
    if (things === 0) {
      node += NODE;
      continue;
    }
    lookInto(things);
    node = links[node + 3]!;
  }
  return { distance: triangle < 0 ? Infinity : Math.sqrt(best), triangle };
}

/** Visits every triangle whose box touches a box. @shape least x y z, greatest x y z */
export function visitNear(surface: Surface, box: readonly number[], visit: (triangle: number) => void): void {
  const { bounds: f, links } = surface.tree;
  for (let node = 0; node < links.length; ) {
    let apart = false;
    for (let k = 0; k < 3 && !apart; k++) {
      apart = f[node + k]! - f[node + 4 + k]! > box[3 + k]! || f[node + k]! + f[node + 4 + k]! < box[k]!;
    }
    if (apart) {
      node = links[node + 3]!;
      continue;
    }
    const things = links[node + 7]!;
    if (things === 0) {
      node += NODE;
      continue;
    }
    for (let i = firstOf(things); i < firstOf(things) + countOf(things); i++) visit(i);
    node = links[node + 3]!;
  }
}

/** How far two surfaces are apart, and where on the first that is. */
export interface SurfaceGap {
  readonly distance: Millimetres;
  /** One of the triangles of each that are so near; −1 where nothing is near enough. */
  readonly one: number;
  readonly other: number;
}

/**
 * How far are two surfaces apart? Nothing farther than `within` is looked for, and what is no farther than `enough` ends the search.
 * @edge 0 where they cross or touch; what lies wholly inside of a closed surface is as far as that surface
 */
export function gapOfSurfaces(one: Surface, other: Surface, within: Millimetres, enough: Millimetres = 0): SurfaceGap {
  let best = within * within;
  let found = { one: -1, other: -1 };
  const stop = enough * enough;
  const reach = Math.max(0, within);
  const { min, max } = other;
  const window = [min.x - reach, min.y - reach, min.z - reach, max.x + reach, max.y + reach, max.z + reach];
  const tried: number[] = [];
  visitNear(one, window, (i) => tried.push(i));
  const f = other.tree.bounds;
  const { links } = other.tree;
  for (const i of tried) {
    const box = boxOfTriangle(one, i);
    for (let node = 0; node < links.length; ) {
      let square = 0;
      for (let k = 0; k < 3; k++) {
        const apart = Math.max(0, f[node + k]! - f[node + 4 + k]! - box[3 + k]!, box[k]! - f[node + k]! - f[node + 4 + k]!);
        square += apart * apart;
      }
      if (square > best) {
        node = links[node + 3]!;
        continue;
      }
      const things = links[node + 7]!;
      if (things === 0) {
        node += NODE;
        continue;
      }
      for (let j = firstOf(things); j < firstOf(things) + countOf(things); j++) {
        const near = squareOfTriangles(one.corners, 9 * i, other.corners, 9 * j);
        if (near < best || (found.one < 0 && near <= best)) {
          best = near;
          found = { one: i, other: j };
        }
      }
      if (found.one >= 0 && best <= stop) return { distance: Math.sqrt(best), ...found };
      node = links[node + 3]!;
    }
  }
  return { distance: found.one < 0 ? Infinity : Math.sqrt(best), ...found };
}

/** @shape least x y z, greatest x y z */
export function boxOfTriangle({ corners }: Surface, i: number): number[] {
  const box: number[] = [];
  for (const take of [Math.min, Math.max])
    for (let k = 0; k < 3; k++) box.push(take(corners[9 * i + k]!, corners[9 * i + 3 + k]!, corners[9 * i + 6 + k]!));
  return box;
}

/** Half-way between the nearest points of two triangles. */
export function middleOfGap(one: Surface, other: Surface, { one: i, other: j }: SurfaceGap): Vec3 {
  const { from, to } = closestInSpace(hullAround(cornersOf(one, i)), hullAround(cornersOf(other, j)));
  return between(from, to, 0.5);
}

const cornersOf = ({ corners }: Surface, i: number): Vec3[] =>
  [0, 3, 6].map((k) => ({ x: corners[9 * i + k]!, y: corners[9 * i + k + 1]!, z: corners[9 * i + k + 2]! }));
