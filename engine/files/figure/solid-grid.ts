import type { Millimetres } from '../../space/quantity.ts';
import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import type { Vec3 } from '../../space/vec3.ts';

/**
 * Space around a mesh cut into cubes, those that it fills marked with 1. The outermost cubes are always empty. Good for telling thick from
 * thin, never for ruling on anything.
 * @shape `filled[(y * depth + z) * width + x]`
 */
export interface SolidGrid {
  /** Side of a cube. */
  readonly cell: Millimetres;
  /** The smallest corner of the first cube. */
  readonly origin: Vec3;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly filled: Uint8Array;
}

/** Cubes along the height of a thing, and the most along any side. */
const ALONG_HEIGHT = 64;
const AT_MOST = 96;
/** A shell that lets the outside in holds fewer inner cubes than this share of its outer ones. */
const HARDLY_ANY = 0.1;

/**
 * Which cubes does a mesh fill? Those that its surface passes, and those that the outside cannot be reached from. A mesh with holes is
 * filled where it is shut in from both sides, from front and back, and from above.
 * @cost a pass over all triangles and a few over the cubes, of which there are a million at most
 */
export function gridOfMesh(mesh: TriangleMesh): SolidGrid | null {
  const grid = emptyGridAround(mesh, (spans) => Math.max(spans[1]! / ALONG_HEIGHT, Math.max(...spans) / AT_MOST));
  if (!grid) return null;
  const { positions, triangles } = mesh;
  for (let t = 0; t < triangles.length; t += 3)
    markTriangle(grid, positions, [triangles[t]! * 3, triangles[t + 1]! * 3, triangles[t + 2]! * 3], 1);
  fillInside(grid);
  return grid;
}

/** Empty cubes around a mesh, with a rim to spare, of the side that is chosen for its extent along x, y and z. @edge null where that is nothing */
export function emptyGridAround(
  { positions }: TriangleMesh,
  sideFor: (spans: readonly number[]) => Millimetres,
): SolidGrid | null {
  const min = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const max = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < positions.length; i++) {
    const k = i % 3;
    if (positions[i]! < min[k]!) min[k] = positions[i]!;
    if (positions[i]! > max[k]!) max[k] = positions[i]!;
  }
  const spans = max.map((value, k) => value - min[k]!);
  const cell = sideFor(spans);
  if (!(cell > 0) || !(Math.max(...spans) > 0)) return null;
  const [width, height, depth] = spans.map((span) => Math.floor(span / cell) + 3) as [number, number, number];
  const origin = { x: min[0]! - cell, y: min[1]! - cell, z: min[2]! - cell };
  return { cell, origin, width, height, depth, filled: new Uint8Array(width * height * depth) };
}

/** Marks the cubes that a triangle passes, by points on it half a cube apart. @shape `corners`: where the three begin in `p` */
export function markTriangle(grid: SolidGrid, p: Float64Array, [a, b, c]: readonly [number, number, number], mark: number): void {
  const { cell, origin, width, depth, filled } = grid;
  const length = (from: number, to: number): number => {
    const x = p[to]! - p[from]!;
    const y = p[to + 1]! - p[from + 1]!;
    const z = p[to + 2]! - p[from + 2]!;
    return Math.sqrt(x * x + y * y + z * z);
  };
  const step = cell / 2;
  // Rows run along the longest edge, so that a sliver takes few of them.
  const [ab, bc, ca] = [length(a, b), length(b, c), length(c, a)];
  const [from, to, tip] = ab >= bc && ab >= ca ? [a, b, c] : bc >= ca ? [b, c, a] : [c, a, b];
  const longest = Math.max(ab, bc, ca);
  const rows = Math.ceil(Math.min(length(from, tip), length(tip, to)) / step) + 1;
  for (let row = 0; row <= rows; row++) {
    const up = row / rows;
    const points = Math.ceil((longest * (1 - up)) / step) + 1;
    for (let i = 0; i <= points; i++) {
      const along = (i / points) * (1 - up);
      const at = (k: number) => p[from + k]! + (p[to + k]! - p[from + k]!) * along + (p[tip + k]! - p[from + k]!) * up;
      const x = Math.floor((at(0) - origin.x) / cell);
      const y = Math.floor((at(1) - origin.y) / cell);
      const z = Math.floor((at(2) - origin.z) / cell);
      filled[(y * depth + z) * width + x] = mark;
    }
  }
}

/** Marks what the outside cannot reach, or, where the outside gets in everywhere, what is shut in along most ways. */
function fillInside(grid: SolidGrid): void {
  const { filled, width, height, depth } = grid;
  const surface = filled.reduce((sum, one) => sum + one, 0);
  const outside = new Uint8Array(filled.length);
  const waiting = new Int32Array(filled.length);
  let first = 0;
  let last = 0;
  const enter = (index: number): void => {
    if (index < 0 || index >= filled.length || filled[index] === 1 || outside[index] === 1) return;
    outside[index] = 1;
    waiting[last++] = index;
  };
  enter(0);
  const layer = width * depth;
  while (first < last) {
    const index = waiting[first++]!;
    // The rim of the grid is empty, so a step over its end only leads to cubes that are outside as well.
    enter(index - 1);
    enter(index + 1);
    enter(index - width);
    enter(index + width);
    enter(index - layer);
    enter(index + layer);
  }
  const inside = filled.length - last - surface;
  if (inside >= surface * HARDLY_ANY) {
    for (let i = 0; i < filled.length; i++) if (outside[i] === 0) filled[i] = 1;
    return;
  }
  const shut = new Uint8Array(filled.length);
  const look = (start: number, step: number, count: number): void => {
    let seen = 0;
    for (let i = 0, at = start; i < count; i++, at += step) {
      if (filled[at] === 1) seen = 1;
      else shut[at]! += seen;
    }
  };
  for (let y = 0; y < height; y++) {
    for (let z = 0; z < depth; z++) {
      look((y * depth + z) * width, 1, width);
      look((y * depth + z) * width + width - 1, -1, width);
    }
    for (let x = 0; x < width; x++) {
      look(y * layer + x, width, depth);
      look(y * layer + x + layer - width, -width, depth);
    }
  }
  for (let at = 0; at < layer; at++) look(at + (height - 1) * layer, -layer, height);
  for (let i = 0; i < filled.length; i++) if (shut[i] === 5) filled[i] = 1;
}

/**
 * What is left of a grid when everything thinner than about twice `rounds` cubes is taken away: swords, banners, wings and straps go, limbs
 * and trunk stay as they are.
 */
export function withoutThin(grid: SolidGrid, rounds: number): Uint8Array {
  let now = grid.filled;
  for (let round = 0; round < rounds; round++) now = grown(grid, now, 0, round % 2 === 0);
  for (let round = 0; round < rounds; round++) now = grown(grid, now, 1, round % 2 === 0);
  // Growing back may round a corner outwards: nothing is ever filled that was empty.
  return now.map((one, i) => one & grid.filled[i]!);
}

/** Lets the cubes of one kind grow by one, over faces alone or over corners as well: by turns that comes near a ball. */
function grown({ width, depth }: SolidGrid, now: Uint8Array, kind: 0 | 1, corners: boolean): Uint8Array {
  const steps = [1, width, width * depth];
  const spread = (from: Uint8Array, onto: Uint8Array, step: number): void => {
    for (let i = 0; i < from.length; i++) {
      if (from[i] !== kind) continue;
      if (i >= step) onto[i - step] = kind;
      if (i + step < onto.length) onto[i + step] = kind;
    }
  };
  if (!corners) {
    const next = now.slice();
    for (const step of steps) spread(now, next, step);
    return next;
  }
  let next = now;
  for (const step of steps) {
    const onto = next.slice();
    spread(next, onto, step);
    next = onto;
  }
  return next;
}

/** The largest of the pieces that hang together by their faces, the others taken away; from a height upwards, counted in cubes. */
export function largestPiece({ width, depth }: SolidGrid, filled: Uint8Array, fromLayer: number): Uint8Array {
  const piece = new Int32Array(filled.length);
  const waiting = new Int32Array(filled.length);
  const start = fromLayer * width * depth;
  let best = 0;
  let bestSize = 0;
  let number = 0;
  for (let seed = start; seed < filled.length; seed++) {
    if (filled[seed] === 0 || piece[seed] !== 0) continue;
    number++;
    let first = 0;
    let last = 0;
    const enter = (index: number): void => {
      if (index < start || index >= filled.length || filled[index] === 0 || piece[index] !== 0) return;
      piece[index] = number;
      waiting[last++] = index;
    };
    enter(seed);
    while (first < last) {
      const index = waiting[first++]!;
      for (const step of [1, width, width * depth]) {
        enter(index - step);
        enter(index + step);
      }
    }
    if (last > bestSize) {
      bestSize = last;
      best = number;
    }
  }
  return filled.map((_, i) => (best > 0 && piece[i] === best ? 1 : 0));
}
