import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import { emptyGridAround, markTriangle, type SolidGrid } from '../figure/solid-grid.ts';

/** Cubes along the longest side of a piece, and the least side of one. @unit count, millimetres */
const ALONG = 96;
const LEAST = 0.4;

/**
 * Space around a piece cut into cubes: `filled` says which group of the mesh is in each, by its number and one, or 255 for what no group says:
 * matter shut in on all sides, the ground (the lowest cubes), and groups beyond the first 253. Nothing is filled that the outside can get at
 * from above or from a side, so that rooms with a window stay empty.
 */
export type WallGrid = SolidGrid;
export const NO_GROUP = 255;

/** @edge null where a mesh has no extent @cost a pass over all triangles and a few over the cubes, of which there are a million at most */
export function wallGridOf(mesh: TriangleMesh, without: ReadonlySet<number> = new Set()): WallGrid | null {
  const grid = emptyGridAround(mesh, (spans) => Math.max(Math.max(...spans) / ALONG, LEAST));
  if (!grid) return null;
  const { positions, triangles, groups } = mesh;
  const { filled, width, depth } = grid;
  filled.fill(NO_GROUP, 0, width * depth);
  groups.forEach(({ first, count }, number) => {
    if (without.has(number)) return;
    for (let t = first * 3; t < (first + count) * 3; t += 3)
      markTriangle(
        grid,
        positions,
        [triangles[t]! * 3, triangles[t + 1]! * 3, triangles[t + 2]! * 3],
        Math.min(number + 1, NO_GROUP),
      );
  });
  fillShutIn(grid);
  return grid;
}

/** Fills what the outside cannot get at. */
function fillShutIn({ filled, width, depth, height }: WallGrid): void {
  const layer = width * depth;
  const outside = new Uint8Array(filled.length);
  const waiting = new Int32Array(filled.length);
  let first = 0;
  let last = 0;
  const enter = (index: number): void => {
    if (index < 0 || index >= filled.length || filled[index] !== 0 || outside[index] === 1) return;
    outside[index] = 1;
    waiting[last++] = index;
  };
  enter((height - 1) * layer);
  while (first < last) {
    const index = waiting[first++]!;
    // The rim of the grid is empty, so a step over its end only leads to cubes that are outside as well.
    for (const step of [1, width, layer]) {
      enter(index - step);
      enter(index + step);
    }
  }
  for (let i = 0; i < filled.length; i++) if (filled[i] === 0 && outside[i] === 0) filled[i] = NO_GROUP;
}

/**
 * The grid with what is narrower than about twice a reach filled: cracks, sockets and gaps in a lintel no longer lead to the open.
 * @cost a few passes over the cubes for each of the three ways
 */
export function withGapsClosed(grid: WallGrid, reach: number): WallGrid {
  const { width, depth, height, cell } = grid;
  const far = Math.max(1, Math.round(reach / cell));
  const steps = [
    { step: 1, count: width },
    { step: width, count: depth },
    { step: width * depth, count: height },
  ];
  let now: Uint8Array = grid.filled.map((one) => (one === 0 ? 0 : 1));
  for (const kind of [1, 0] as const) for (const { step, count } of steps) now = spreadAlong(now, kind, step, count, far);
  return { ...grid, filled: now.map((one, i) => (grid.filled[i] !== 0 ? grid.filled[i]! : one === 1 ? NO_GROUP : 0)) };
}

/** Cubes of one kind make those of the other near them, along one axis, theirs. */
function spreadAlong(cubes: Uint8Array, kind: 0 | 1, step: number, count: number, far: number): Uint8Array {
  const next = cubes.slice();
  for (let i = 0; i < cubes.length; i++) {
    if (cubes[i] !== kind) continue;
    const place = Math.floor(i / step) % count;
    for (let away = 1; away <= far; away++) {
      if (place >= away) next[i - away * step] = kind;
      if (place + away < count) next[i + away * step] = kind;
    }
  }
  return next;
}

/** The grid under a lid, so that a gap between two posts is shut in as well. */
export function withLid(grid: WallGrid): WallGrid {
  const filled = grid.filled.slice();
  filled.fill(NO_GROUP, (grid.height - 1) * grid.width * grid.depth);
  return { ...grid, filled };
}
