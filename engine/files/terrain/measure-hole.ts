import type { Millimetres } from '../../space/quantity.ts';
import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import type { Hole } from './find-holes.ts';
import type { WallGrid } from './wall-grid.ts';

/** A hole in millimetres: along the way, and along the first and second axis of what lies across it. @frame mesh */
export interface MeasuredHole {
  readonly from: Millimetres;
  readonly to: Millimetres;
  readonly u0: Millimetres;
  readonly u1: Millimetres;
  readonly v0: Millimetres;
  readonly v1: Millimetres;
  /** How much of this rectangle one can look through. */
  readonly share: number;
}

const AXES = { x: [0, 2, 1], z: [2, 0, 1], y: [1, 0, 2] } as const;
/** Dots of the picture that is measured, along its longer side, and how many dots a side may be moved to meet a corner. */
const DOTS = 400;
const SNAP = 1.5;
/** How far a sill may stand out. @unit millimetres */
const SILL = 5;
/** Where a hole is as wide and as high as it counts: its middle rows and columns, so that the crown of an arch takes nothing off its width. */
const MIDDLE_ROWS = [0.3, 0.5] as const;
const MIDDLE_COLUMNS = [0.45, 0.55] as const;
/** Rows and columns of which less than this share of the best is free are notches in the rim, no part of the hole. */
const NOTCH = 0.15;

/**
 * How large is a hole exactly? The triangles of its slices are cut to them and laid on a picture as one looks through; what stays free around
 * its deepest place is measured, and its sides are moved to the corners of the mesh that they were made by.
 * @edge null where nothing is free at that place
 */
export function measureHole(mesh: TriangleMesh, grid: WallGrid, hole: Hole, without: ReadonlySet<number>): MeasuredHole | null {
  // Sills and lintels may stand out of the wall; where something stands before the hole, the wall alone is measured.
  return measureBetween(mesh, grid, hole, without, SILL) ?? measureBetween(mesh, grid, hole, without, 0);
}

function measureBetween(
  mesh: TriangleMesh,
  grid: WallGrid,
  hole: Hole,
  without: ReadonlySet<number>,
  sill: Millimetres,
): MeasuredHole | null {
  const { cell, origin } = grid;
  const [k, u, v] = AXES[hole.along];
  const low = [origin.x, origin.y, origin.z];
  const wall = { from: low[k]! + hole.from * cell, to: low[k]! + (hole.to + 1) * cell };
  const span = { from: wall.from - sill, to: wall.to + sill };
  const rim = 2 * cell;
  const frame = {
    u: low[u]! + hole.box.u0 * cell - rim,
    v: low[v]! + hole.box.v0 * cell - rim,
    wide: (hole.box.u1 - hole.box.u0 + 1) * cell + 2 * rim,
    tall: (hole.box.v1 - hole.box.v0 + 1) * cell + 2 * rim,
  };
  const dot = Math.max(frame.wide, frame.tall) / DOTS;
  const [wide, tall] = [Math.ceil(frame.wide / dot), Math.ceil(frame.tall / dot)];
  const dots = new Uint8Array(wide * tall);
  // Nobody looks through the table, and what is open above ends with the piece.
  const top = mesh.positions.reduce((most, value, i) => (i % 3 === 1 && value > most ? value : most), 0);
  if (hole.along !== 'y')
    for (let row = 0; row < tall; row++) if (frame.v + (row + 0.5) * dot > top) dots.fill(1, row * wide, (row + 1) * wide);
  if (hole.along !== 'y')
    for (let row = 0; row < tall && frame.v + (row + 0.5) * dot < 0; row++) dots.fill(1, row * wide, (row + 1) * wide);
  const near: number[][] = [[], [], []];
  const { positions, triangles, groups } = mesh;
  groups.forEach(({ first, count }, number) => {
    if (without.has(number)) return;
    for (let t = first; t < first + count; t++) {
      const corners = [0, 1, 2].map((i) => {
        const at = triangles[t * 3 + i]! * 3;
        return [positions[at + k]!, positions[at + u]! - frame.u, positions[at + v]! - frame.v] as const;
      });
      for (let axis = 1; axis < 3; axis++) {
        const reach = axis === 1 ? frame.wide : frame.tall;
        if (corners.every((one) => one[axis]! < 0) || corners.every((one) => one[axis]! > reach)) corners.length = 0;
      }
      const cut = cutToSlab(corners, span.from, span.to);
      if (cut.length < 3) continue;
      for (const [way, across, up] of corners) {
        if (way < span.from || way > span.to) continue;
        if (way >= wall.from && way <= wall.to) near[0]!.push(way);
        near[1]!.push(across);
        near[2]!.push(up);
      }
      for (let i = 1; i + 1 < cut.length; i++) markDots(dots, wide, tall, dot, [cut[0]!, cut[i]!, cut[i + 1]!]);
    }
  });
  const seedAt = (cube: number, axis: number, from: number) => Math.floor((low[axis]! + (cube + 0.5) * cell - from) / dot);
  const found = spreadOver(dots, wide, tall, seedAt(hole.seed.u, u, frame.u), seedAt(hole.seed.v, v, frame.v));
  if (!found) return null;
  const snapped = (at: number, axis: 1 | 2): number => {
    const best = near[axis]!.reduce(
      (one, other) => (Math.abs(other - at) < Math.abs(one - at) ? other : one),
      Number.POSITIVE_INFINITY,
    );
    return Math.abs(best - at) <= SNAP * dot ? best : at;
  };
  const [u0, u1] = [snapped(found.u0 * dot, 1), snapped((found.u1 + 1) * dot, 1)];
  const [v0, v1] = [snapped(found.v0 * dot, 2), snapped((found.v1 + 1) * dot, 2)];
  const ways = near[0]!.length > 0 ? near[0]! : [wall.from, wall.to];
  const measured = {
    from: ways.reduce((one, other) => Math.min(one, other)),
    to: ways.reduce((one, other) => Math.max(one, other)),
    u0: frame.u + u0,
    u1: frame.u + u1,
    v0: hole.along === 'y' ? frame.v + v0 : Math.max(0, frame.v + v0),
    v1: frame.v + v1,
  };
  const share = Math.min(1, (found.count * dot * dot) / ((measured.u1 - measured.u0) * (measured.v1 - measured.v0)));
  return { ...measured, share };
}

type Corner = readonly [number, number, number];

/** What of a polygon lies between two heights along its first number. */
function cutToSlab(polygon: readonly Corner[], from: number, to: number): readonly Corner[] {
  const half = (corners: readonly Corner[], inside: (way: number) => boolean, limit: number): readonly Corner[] => {
    const kept: Corner[] = [];
    corners.forEach((corner, i) => {
      const next = corners[(i + 1) % corners.length]!;
      if (inside(corner[0])) kept.push(corner);
      if (inside(corner[0]) === inside(next[0])) return;
      const share = (limit - corner[0]) / (next[0] - corner[0]);
      kept.push([limit, corner[1] + (next[1] - corner[1]) * share, corner[2] + (next[2] - corner[2]) * share]);
    });
    return kept;
  };
  return half(
    half(polygon, (way) => way >= from, from),
    (way) => way <= to,
    to,
  );
}

/** Marks the dots whose middle a triangle covers. */
function markDots(dots: Uint8Array, wide: number, tall: number, dot: number, corners: readonly Corner[]): void {
  const [a, b, c] = corners as readonly [Corner, Corner, Corner];
  const turn = (b[1] - a[1]) * (c[2] - a[2]) - (b[2] - a[2]) * (c[1] - a[1]);
  if (turn === 0) return;
  const first = Math.max(0, Math.floor(Math.min(a[2], b[2], c[2]) / dot));
  const last = Math.min(tall - 1, Math.ceil(Math.max(a[2], b[2], c[2]) / dot));
  for (let row = first; row <= last; row++) {
    const v = (row + 0.5) * dot;
    let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const [p, q] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      if (p[2] > v === q[2] > v) continue;
      const u = p[1] + ((q[1] - p[1]) * (v - p[2])) / (q[2] - p[2]);
      from = Math.min(from, u);
      to = Math.max(to, u);
    }
    if (from <= to)
      dots.fill(
        1,
        row * wide + Math.max(0, Math.ceil(from / dot - 0.5)),
        row * wide + Math.max(0, Math.min(wide, Math.floor(to / dot - 0.5) + 1)),
      );
  }
}

/** The box of the free dots that hang together with one of them, and how many there are; null where that one is not free. */
function spreadOver(dots: Uint8Array, wide: number, tall: number, u: number, v: number) {
  const seed = v * wide + u;
  if (u < 0 || v < 0 || u >= wide || v >= tall || dots[seed] !== 0) return null;
  const waiting = new Int32Array(wide * tall);
  let [first, last] = [0, 1];
  waiting[0] = seed;
  dots[seed] = 2;
  const columns = new Int32Array(wide);
  const rows = new Int32Array(tall);
  const enter = (at: number) => {
    if (dots[at] !== 0) return;
    dots[at] = 2;
    waiting[last++] = at;
  };
  while (first < last) {
    const at = waiting[first++]!;
    const [column, row] = [at % wide, Math.floor(at / wide)];
    columns[column] = columns[column]! + 1;
    rows[row] = rows[row]! + 1;
    if (column > 0) enter(at - 1);
    if (column < wide - 1) enter(at + 1);
    if (row > 0) enter(at - wide);
    if (row < tall - 1) enter(at + wide);
  }
  const around = { u: withoutNotches(columns), v: withoutNotches(rows) };
  const middleU = Math.round((around.u[0] + around.u[1]) / 2);
  const middleV = Math.round((around.v[0] + around.v[1]) / 2);
  const [u0, u1] = commonRun(around.v, MIDDLE_ROWS, middleU, wide, (row, column) => dots[row * wide + column] === 2) ?? around.u;
  const [v0, v1] =
    commonRun(around.u, MIDDLE_COLUMNS, middleV, tall, (column, row) => dots[row * wide + column] === 2) ?? around.v;
  return { u0, u1, v0, v1, count: last };
}

/** The first and last place that is more than a notch. */
function withoutNotches(counts: Int32Array): readonly [number, number] {
  const least = NOTCH * counts.reduce((most, one) => Math.max(most, one), 0);
  let [from, to] = [0, counts.length - 1];
  while (from < to && counts[from]! <= least) from++;
  while (to > from && counts[to]! <= least) to--;
  return [from, to];
}

/** What all lines between two shares of a run have free around a place in common; null where one of them is not free there. */
function commonRun(
  [first, last]: readonly [number, number],
  [low, high]: readonly [number, number],
  place: number,
  length: number,
  isFree: (line: number, at: number) => boolean,
): readonly [number, number] | null {
  let [from, to] = [0, length - 1];
  for (let line = Math.round(first + low * (last - first)); line <= first + high * (last - first); line++) {
    if (!isFree(line, place)) return null;
    let [left, right] = [place, place];
    while (left > from && isFree(line, left - 1)) left--;
    while (right < to && isFree(line, right + 1)) right++;
    [from, to] = [left, right];
  }
  return [from, to];
}
