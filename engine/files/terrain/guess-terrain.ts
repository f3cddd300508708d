import type { HeightCategory } from '../../board/terrain-piece.ts';
import type { PlanPolygon } from '../../space/polygon.ts';
import type { Millimetres } from '../../space/quantity.ts';
import type { TriangleMesh } from '../../space/triangle-mesh.ts';
import { type Guess, guess } from '../figure/guess.ts';
import { planHull } from '../mesh/plan-hull.ts';
import { findFloors } from './find-floors.ts';
import { guessOpenings } from './guess-openings.ts';
import { guessStairs } from './guess-stairs.ts';
import type { FoundFloor, TerrainGuess } from './terrain-guess.ts';
import { type WallGrid, wallGridOf } from './wall-grid.ts';

/** Below the first a piece is low, above the second very tall. @unit millimetres @clause BT-AREA-8 */
const CATEGORIES = [25.4, 63.5] as const;
/** Two things that are farther apart than a base is wide are two things. @unit millimetres */
const APART = 25;

/**
 * What does a placed piece of terrain say of itself: its doors, windows, ladders and stairs, where one can stand, how high it counts and what
 * ground it takes? Everything is proposed; the part of a door leaf is told by what it fills and by what it is called.
 */
export function guessTerrain(mesh: TriangleMesh): TerrainGuess {
  const grid = wallGridOf(mesh);
  const floors = grid ? findFloors(mesh, grid) : [];
  return {
    ...guessOpenings(mesh),
    stairs: guessStairs(mesh),
    standable: guessStandable(floors),
    floors,
    heightCategory: guessCategory(mesh),
    footprint: guessFootprint(mesh, grid),
  };
}

function guessStandable(floors: readonly FoundFloor[]): Guess<boolean> {
  if (floors.length === 0) return guess(false, 'possible', 'standable-guess/nowhere-level');
  const [low, high] = [floors[0]!.height, floors.at(-1)!.height];
  return guess(true, 'likely', 'standable-guess/level-places', { count: floors.length, low, high });
}

function guessCategory({ positions }: TriangleMesh): Guess<HeightCategory> {
  let height: Millimetres = 0;
  for (let i = 1; i < positions.length; i += 3) height = Math.max(height, positions[i]!);
  if (height < CATEGORIES[0]) return guess(1, 'possible', 'category-guess/low', { height });
  if (height < CATEGORIES[1]) return guess(2, 'possible', 'category-guess/middle', { height });
  return guess(3, 'possible', 'category-guess/high', { height });
}

/** What stands apart has ground of its own; what stands together is drawn around. */
function guessFootprint({ positions }: TriangleMesh, grid: WallGrid | null): Guess<readonly PlanPolygon[]> {
  const plan = Array.from({ length: positions.length / 3 }, (_, i) => ({ x: positions[i * 3]!, z: positions[i * 3 + 2]! }));
  const alone = () => guess([planHull(plan)], 'possible', 'footprint-guess/around-all');
  if (!grid) return alone();
  const { width, depth, cell, origin } = grid;
  const piece = piecesInPlan(grid, Math.ceil(APART / 2 / cell));
  const clusters = new Map<number, { x: number; z: number }[]>();
  for (const point of plan) {
    const x = Math.min(width - 1, Math.floor((point.x - origin.x) / cell));
    const z = Math.min(depth - 1, Math.floor((point.z - origin.z) / cell));
    const of = piece[z * width + x]!;
    const cluster = clusters.get(of);
    if (cluster) cluster.push(point);
    else clusters.set(of, [point]);
  }
  if (clusters.size < 2 || clusters.size > 24) return alone();
  const outlines = [...clusters.values()].map(planHull);
  return guess(outlines, 'likely', 'footprint-guess/apart', { count: outlines.length });
}

/** Which of the things that stand apart each place of the plan belongs to, when every thing is made wider by `reach` cubes. */
function piecesInPlan({ filled, width, depth }: WallGrid, reach: number): Int32Array {
  const layer = width * depth;
  const taken = new Uint8Array(layer);
  for (let i = layer; i < filled.length; i++) {
    if (filled[i] === 0) continue;
    const [x, z] = [i % width, Math.floor((i % layer) / width)];
    if (taken[z * width + x] === 1) continue;
    taken[z * width + x] = 1;
  }
  let wide = taken;
  for (let round = 0; round < reach; round++) {
    const next = wide.slice();
    for (let at = 0; at < layer; at++) {
      if (wide[at] === 0) continue;
      const x = at % width;
      if (x > 0) next[at - 1] = 1;
      if (x < width - 1) next[at + 1] = 1;
      if (at >= width) next[at - width] = 1;
      if (at + width < layer) next[at + width] = 1;
    }
    wide = next;
  }
  const piece = new Int32Array(layer);
  const waiting = new Int32Array(layer);
  let number = 0;
  for (let seed = 0; seed < layer; seed++) {
    if (wide[seed] === 0 || piece[seed] !== 0) continue;
    number++;
    let [first, last] = [0, 1];
    waiting[0] = seed;
    piece[seed] = number;
    const enter = (at: number) => {
      if (wide[at] === 0 || piece[at] !== 0) return;
      piece[at] = number;
      waiting[last++] = at;
    };
    while (first < last) {
      const at = waiting[first++]!;
      const x = at % width;
      if (x > 0) enter(at - 1);
      if (x < width - 1) enter(at + 1);
      if (at >= width) enter(at - width);
      if (at + width < layer) enter(at + width);
    }
  }
  return piece;
}
