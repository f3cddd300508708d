import type { Millimetres } from '../../space/quantity.ts';
import type { LocalTriangle } from './local-triangles.ts';
import { TABLE } from './move-ground.ts';

/** Air over a floor: from `floor` to `roof` at both ends of a cell, straight in between. */
export interface Gap {
  readonly floor: readonly [Millimetres, Millimetres];
  readonly roof: readonly [Millimetres, Millimetres];
  /** What the floor is of; TABLE for the table. */
  readonly solid: number;
  /** The floor is too steep to be walked. */
  readonly steep: boolean;
  /** What the roof is of; null under the open sky. */
  readonly under: number | null;
}

/** A stretch of the line over which the same floors lie over one another, lowest first. */
export interface Cell {
  readonly from: Millimetres;
  readonly to: Millimetres;
  readonly gaps: readonly Gap[];
}

/** A face that stands upright across the line. */
export interface Wall {
  readonly at: Millimetres;
  readonly low: Millimetres;
  readonly high: Millimetres;
  readonly solid: number;
}

/** What an upright plane along a line cuts out of the board. */
export interface Slice {
  readonly cells: readonly Cell[];
  /** In the order of the line. */
  readonly walls: readonly Wall[];
}

/** Something that has to be gone over although the line itself misses it: from, to and its top. */
export interface Hurdle {
  readonly from: Millimetres;
  readonly to: Millimetres;
  readonly top: Millimetres;
  readonly solid: number;
}

/** A gap in a floor that one walks over as if the floor went on. */
export interface Span {
  readonly from: Millimetres;
  readonly to: Millimetres;
  /** Of the floor before and behind it. */
  readonly heights: readonly [Millimetres, Millimetres];
  readonly solid: number;
}

/** What the slice needs to know of solids. */
export interface SlicedSolid {
  readonly closed: boolean;
  readonly standable: boolean;
}

/** Places of a line that are nearer than this are one: rounding of crossings a table away. */
export const ONE_PLACE: Millimetres = 1e-9;
/** Floors that differ by less than this are one. */
const ONE_FLOOR: Millimetres = 1e-6;
/** How thick the floor over a gap is: thin enough to be in nobody's way beneath. */
const SPAN_THICKNESS: Millimetres = 1e-3;

interface Edge {
  readonly s0: number;
  readonly y0: number;
  readonly s1: number;
  readonly y1: number;
  readonly up: boolean;
  readonly steep: boolean;
  readonly solid: number;
}

/**
 * Which floors lie over one another along a line of this length, and what stands upright across it? Faces that the line runs along belong to one `side`
 * of it: 1 for those to its right.
 * @edge what lies inside of a closed solid, or under an upper face of one that is not closed, is no floor; the table is one at height 0
 */
export function sliceAlong(
  triangles: readonly LocalTriangle[],
  solids: readonly SlicedSolid[],
  length: Millimetres,
  side: 1 | -1,
  marks: readonly Millimetres[],
  hurdles: readonly Hurdle[],
  spans: readonly Span[],
): Slice {
  const edges: Edge[] = [];
  const walls: Wall[] = [];
  const take = (s0: number, y0: number, s1: number, y1: number, up: boolean, steep: boolean, solid: number) => {
    if (Math.abs(s1 - s0) <= ONE_PLACE) {
      if (s0 >= -ONE_PLACE && s0 <= length + ONE_PLACE) {
        walls.push({ at: Math.max(0, Math.min(length, s0)), low: Math.min(y0, y1), high: Math.max(y0, y1), solid });
      }
      return;
    }
    const edge = s0 < s1 ? { s0, y0, s1, y1, up, steep, solid } : { s0: s1, y0: y1, s1: s0, y1: y0, up, steep, solid };
    if (edge.s1 > ONE_PLACE && edge.s0 < length - ONE_PLACE) edges.push(edge);
  };
  const ends = new Float64Array(4);
  for (const { s, y, d, solid, face } of triangles) {
    const a = isRight(d[0], side);
    const b = isRight(d[1], side);
    const c = isRight(d[2], side);
    if (a === b && b === c) continue;
    // always from the left to the right, so that triangles that share an edge cross it at the same place to the bit
    const cross = (i: 0 | 1 | 2, j: 0 | 1 | 2, isEnd: boolean) => {
      const t = d[i] / (d[i] - d[j]);
      ends[isEnd ? 2 : 0] = s[i] + (s[j] - s[i]) * t;
      ends[isEnd ? 3 : 1] = y[i] + (y[j] - y[i]) * t;
    };
    if (a !== b) cross(a ? 1 : 0, a ? 0 : 1, false);
    if (b !== c) cross(b ? 2 : 1, b ? 1 : 2, a !== b);
    if (c !== a) cross(c ? 0 : 2, c ? 2 : 0, true);
    take(ends[0]!, ends[1]!, ends[2]!, ends[3]!, face !== 'under', face === 'steep', solid);
  }
  for (const { from, to, top, solid } of hurdles) {
    take(from, top, to, top, true, false, solid);
    take(from, -1, to, -1, false, false, solid);
    take(from, -1, from, top, true, false, solid);
    take(to, -1, to, top, true, false, solid);
  }
  for (const { from, to, heights, solid } of spans) {
    take(from, heights[0], to, heights[1], true, false, solid);
    take(from, heights[0] - SPAN_THICKNESS, to, heights[1] - SPAN_THICKNESS, false, false, solid);
  }
  walls.sort((a, b) => a.at - b.at || a.low - b.low || a.high - b.high);
  const places = placesOf(edges, walls, marks, length);
  const last = places.length - 1;
  const active: Edge[][] = Array.from({ length: Math.max(0, last) }, () => []);
  for (const edge of edges) {
    for (let i = indexOf(places, edge.s0); i < last && places[i]! < edge.s1 - ONE_PLACE; i++) active[i]!.push(edge);
  }
  const cells: Cell[] = [];
  for (let i = 0; i < last; i++) addCells(cells, active[i]!, places[i]!, places[i + 1]!, solids, 0);
  return { cells, walls };
}

const isRight = (d: number, side: 1 | -1): boolean => d > 0 || (d === 0 && side === 1);

/** All places where something begins or ends, each once, the ends of the line first and last. */
function placesOf(edges: readonly Edge[], walls: readonly Wall[], marks: readonly number[], length: number): readonly number[] {
  const all: number[] = [];
  const take = (s: number) => {
    if (s > ONE_PLACE && s < length - ONE_PLACE) all.push(s);
  };
  for (const { s0, s1 } of edges) {
    take(s0);
    take(s1);
  }
  for (const { at } of walls) take(at);
  for (const mark of marks) take(mark);
  all.sort((a, b) => a - b);
  const places = [0];
  for (const s of all) if (s - places.at(-1)! > ONE_PLACE) places.push(s);
  places.push(length);
  return places;
}

/** The place in the list that is `s` or the one before it. */
function indexOf(places: readonly number[], s: number): number {
  let low = 0;
  let high = places.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (places[middle]! <= s + ONE_PLACE) low = middle;
    else high = middle - 1;
  }
  return low;
}

interface Across {
  readonly edge: Edge;
  readonly a: number;
  readonly b: number;
}

const heightAt = ({ s0, y0, s1, y1 }: Edge, s: number): number => {
  const t = (s - s0) / (s1 - s0);
  return t <= 0 ? y0 : t >= 1 ? y1 : y0 + (y1 - y0) * t;
};

/** Crossings within a cell are few: faces of different solids that run into each other. */
const MOST_SPLITS = 24;

function addCells(
  cells: Cell[],
  edges: readonly Edge[],
  from: number,
  to: number,
  solids: readonly SlicedSolid[],
  depth: number,
): void {
  const across: Across[] = edges.map((edge) => ({ edge, a: heightAt(edge, from), b: heightAt(edge, to) }));
  across.sort((p, q) => p.a + p.b - q.a - q.b || (p.edge.up === q.edge.up ? p.edge.solid - q.edge.solid : p.edge.up ? -1 : 1));
  if (depth < MOST_SPLITS) {
    for (let i = 1; i < across.length; i++) {
      const p = across[i - 1]!;
      const q = across[i]!;
      const before = p.a - q.a;
      const after = p.b - q.b;
      if ((before > ONE_FLOOR && after < -ONE_PLACE) || (before < -ONE_PLACE && after > ONE_FLOOR)) {
        const at = from + ((to - from) * before) / (before - after);
        if (at - from > ONE_PLACE && to - at > ONE_PLACE) {
          addCells(cells, edges, from, at, solids, depth + 1);
          addCells(cells, edges, at, to, solids, depth + 1);
          return;
        }
      }
    }
  }
  cells.push({ from, to, gaps: gapsOf(across, solids) });
}

function gapsOf(across: readonly Across[], solids: readonly SlicedSolid[]): readonly Gap[] {
  const gaps: Gap[] = [];
  let inside = 0;
  let i = 0;
  for (; i < across.length && across[i]!.a + across[i]!.b < 0; i++) inside += turnOf(across[i]!, solids);
  const offer = (floorA: number, floorB: number, solid: number, steep: boolean, next: number) => {
    let over = next;
    // what lies in the same place is not over it
    while (over < across.length && across[over]!.a - floorA < ONE_FLOOR && across[over]!.b - floorB < ONE_FLOOR) over++;
    const roof = across[over];
    // under the upper face of an open mesh one is inside of it
    if (roof?.edge.up && !solids[roof.edge.solid]!.closed) return;
    const roofEnds: readonly [number, number] = roof ? [roof.a, roof.b] : [Infinity, Infinity];
    if (roof && !(roofEnds[0] - floorA > ONE_FLOOR || roofEnds[1] - floorB > ONE_FLOOR)) return;
    const gap = { floor: [floorA, floorB], roof: roofEnds, solid, steep, under: roof ? roof.edge.solid : null } as const;
    const below = gaps.at(-1);
    const same = below && Math.abs(below.floor[0] - floorA) < ONE_FLOOR && Math.abs(below.floor[1] - floorB) < ONE_FLOOR;
    if (!same) gaps.push(gap);
    else if (!isFit(below, solids) && isFit(gap, solids)) gaps[gaps.length - 1] = gap;
  };
  // the table, after all that lies exactly on its surface and looks down
  let onTable = inside;
  for (let k = i; k < across.length && across[k]!.a < ONE_FLOOR && across[k]!.b < ONE_FLOOR; k++)
    onTable += turnOf(across[k]!, solids);
  if (onTable === 0) offer(0, 0, TABLE, false, i);
  for (; i < across.length; i++) {
    const { edge, a, b } = across[i]!;
    inside += turnOf(across[i]!, solids);
    if (!edge.up) continue;
    let here = inside;
    for (let k = i + 1; k < across.length && across[k]!.a - a < ONE_FLOOR && across[k]!.b - b < ONE_FLOOR; k++) {
      here += turnOf(across[k]!, solids);
    }
    if (here === 0) offer(a, b, edge.solid, edge.steep, i + 1);
  }
  return gaps;
}

const isFit = ({ solid, steep }: Gap, solids: readonly SlicedSolid[]): boolean =>
  !steep && (solid === TABLE || solids[solid]!.standable);

/** How often one is inside of closed solids more, above an edge than below. */
const turnOf = ({ edge }: Across, solids: readonly SlicedSolid[]): number =>
  solids[edge.solid]!.closed ? (edge.up ? -1 : 1) : 0;
