import { NO_GROUP, type WallGrid } from './wall-grid.ts';

/** The way that one looks through a hole: along an axis of the grid. */
export type Along = 'x' | 'y' | 'z';

/** Cubes that one can look through, shut in all around. All counted in cubes of the grid. */
export interface Hole {
  readonly along: Along;
  /** The first and last slice across the way. */
  readonly from: number;
  readonly to: number;
  /** The box of what is free in all slices: along the first and the second axis of a slice, ends included. */
  readonly box: { readonly u0: number; readonly u1: number; readonly v0: number; readonly v1: number };
  /** Cubes that are free in all slices, and where one of them is that lies deepest inside. */
  readonly area: number;
  readonly seed: { readonly u: number; readonly v: number };
  /** How far down it goes before and behind the hole: the lower of the two drops. Nothing for a hole through a floor. */
  readonly drop: number;
  /** How much of what lies a little outside of its rim is matter: nearly all in a wall, little among things that lie about. */
  readonly framed: number;
  /** The group of the mesh that most of its rim belongs to; null where no group says. */
  readonly group: number | null;
}

/** How slices lie: how far it is to the next cube along the way, along the first and along the second axis, and how many there are. */
interface Slicing {
  readonly along: Along;
  readonly step: readonly [number, number, number];
  readonly count: readonly [number, number, number];
}

export function slicingOf({ width, height, depth }: WallGrid, along: Along): Slicing {
  const layer = width * depth;
  if (along === 'x') return { along, step: [1, width, layer], count: [width, depth, height] };
  if (along === 'z') return { along, step: [width, 1, layer], count: [depth, width, height] };
  return { along, step: [layer, 1, width], count: [height, width, depth] };
}

/** A region of a slice that is shut in all around. */
interface Region {
  readonly label: number;
  readonly cubes: readonly number[];
}
/** Regions of neighbouring slices that go on one another. */
interface Chain {
  readonly from: number;
  to: number;
  last: Region;
  /** What is free in all slices so far. */
  free: readonly number[];
}

const LEAST_CUBES = 4;
/** One region goes on another when they differ by no more than this in size, and share so much of the smaller. */
const ALIKE = 2.5;
const SHARED = 0.5;
/** So much of each end has to be free before one can look through. */
const OPEN = 0.5;
const OUTSIDE = 1;
/** How far out a sill may stand, and how broad what frames a hole is at least. @unit millimetres */
const SILL = 8;
const FRAME = 2.5;

/**
 * Which holes lead through the matter of a piece along one way? Slices across the way are looked at one after the other: what is empty in
 * them and does not reach their rim is shut in all around. Where such a region goes on through some slices and then opens into more room or
 * the open at both ends, it is a hole through a wall; a room ends at walls instead, and a niche at its back.
 * @cost a few passes over the cubes
 */
export function findHoles(grid: WallGrid, along: Along): readonly Hole[] {
  const slicing = slicingOf(grid, along);
  const [slices, wide, tall] = slicing.count;
  const holes: Hole[] = [];
  let before = new Int32Array(wide * tall).fill(OUTSIDE);
  let chains: readonly Chain[] = [];
  for (let k = 0; k < slices; k++) {
    const { labels, regions } = regionsOf(grid, slicing, k);
    const next: Chain[] = [];
    const went = new Set<Chain>();
    for (const region of regions) {
      const chain = chains.find((one) => !went.has(one) && isAlike(one.last, region, labels));
      if (chain) {
        went.add(chain);
        const free = chain.free.filter((cube) => labels[cube] === region.label);
        next.push({ from: chain.from, to: k, last: region, free });
      } else if (isOpen(region, before)) next.push({ from: k, to: k, last: region, free: region.cubes });
    }
    for (const chain of chains) {
      if (went.has(chain) || chain.free.length < LEAST_CUBES || !isOpen(chain.last, labels)) continue;
      holes.push(describe(grid, slicing, chain));
    }
    [before, chains] = [labels, next];
  }
  return holes;
}

function isAlike(last: Region, next: Region, labels: Int32Array): boolean {
  const [less, more] = [Math.min(last.cubes.length, next.cubes.length), Math.max(last.cubes.length, next.cubes.length)];
  if (more > less * ALIKE) return false;
  let shared = 0;
  for (const cube of last.cubes) if (labels[cube] === next.label) shared++;
  return shared >= SHARED * less;
}

/** Is what lies before or behind a region free? @shape `labels` of that slice: nothing but 0 is free */
function isOpen({ cubes }: Region, labels: Int32Array): boolean {
  let free = 0;
  for (const cube of cubes) if (labels[cube] !== 0) free++;
  return free >= OPEN * cubes.length;
}

/** The regions of a slice that are shut in, and the label of every place: 0 for matter, 1 for what reaches the rim. */
function regionsOf({ filled }: WallGrid, { step, count }: Slicing, k: number) {
  const [, wide, tall] = count;
  const labels = new Int32Array(wide * tall).fill(-1);
  for (let v = 0; v < tall; v++)
    for (let u = 0; u < wide; u++) if (filled[k * step[0] + u * step[1] + v * step[2]] !== 0) labels[v * wide + u] = 0;
  const waiting = new Int32Array(wide * tall);
  const spread = (seed: number, label: number): number => {
    if (labels[seed] !== -1) return 0;
    let [first, last] = [0, 1];
    waiting[0] = seed;
    labels[seed] = label;
    const enter = (at: number) => {
      if (labels[at] !== -1) return;
      labels[at] = label;
      waiting[last++] = at;
    };
    while (first < last) {
      const at = waiting[first++]!;
      const u = at % wide;
      if (u > 0) enter(at - 1);
      if (u < wide - 1) enter(at + 1);
      if (at >= wide) enter(at - wide);
      if (at + wide < labels.length) enter(at + wide);
    }
    return last;
  };
  for (let u = 0; u < wide; u++) {
    spread(u, OUTSIDE);
    spread((tall - 1) * wide + u, OUTSIDE);
  }
  for (let v = 0; v < tall; v++) {
    spread(v * wide, OUTSIDE);
    spread(v * wide + wide - 1, OUTSIDE);
  }
  const regions: Region[] = [];
  let label = OUTSIDE;
  for (let at = 0; at < labels.length; at++) {
    const size = labels[at] === -1 ? spread(at, ++label) : 0;
    if (size >= LEAST_CUBES) regions.push({ label, cubes: Array.from(waiting.subarray(0, size)) });
  }
  return { labels, regions };
}

function describe(grid: WallGrid, slicing: Slicing, { from, to, free }: Chain): Hole {
  const { filled } = grid;
  const { step, count, along } = slicing;
  const [slices, wide] = count;
  const isFree = new Set(free);
  const box = { u0: wide, u1: -1, v0: count[2], v1: -1 };
  for (const at of free) {
    const [u, v] = [at % wide, Math.floor(at / wide)];
    box.u0 = Math.min(box.u0, u);
    box.u1 = Math.max(box.u1, u);
    box.v0 = Math.min(box.v0, v);
    box.v1 = Math.max(box.v1, v);
  }
  // Deepest inside: what is left last when the rim is taken off again and again.
  let left = free;
  for (let inside = left; inside.length > 0; ) {
    left = inside;
    const now = new Set(left);
    inside = left.filter((at) => now.has(at - 1) && now.has(at + 1) && now.has(at - wide) && now.has(at + wide));
  }
  const middle = left[Math.floor(left.length / 2)]!;
  const counted = new Map<number, number>();
  for (const at of free) {
    for (const beside of [at - 1, at + 1, at - wide, at + wide]) {
      if (isFree.has(beside)) continue;
      for (let k = from; k <= to; k++) {
        const group = filled[k * step[0] + (beside % wide) * step[1] + Math.floor(beside / wide) * step[2]]!;
        if (group !== 0 && group !== NO_GROUP) counted.set(group, (counted.get(group) ?? 0) + 1);
      }
    }
  }
  const most = [...counted].sort((one, other) => other[1] - one[1])[0];
  const column = Math.round((box.u0 + box.u1) / 2) * step[1];
  /** The deepest drop up to where a sill ends; beyond the piece lies the table. */
  const dropBeside = (from: number, way: 1 | -1): number => {
    let deepest = 0;
    for (let k = from; Math.abs(k - from) * grid.cell < SILL; k += way) {
      if (k < 0 || k >= slices) return Math.max(deepest, box.v0 - 1);
      let down = 0;
      for (let v = box.v0 - 1; v >= 0 && filled[k * step[0] + column + v * step[2]] === 0; v--) down++;
      deepest = Math.max(deepest, down);
    }
    return deepest;
  };
  return {
    along,
    from,
    to,
    box,
    area: free.length,
    seed: { u: middle % wide, v: Math.floor(middle / wide) },
    drop: along === 'y' ? 0 : Math.min(dropBeside(from - 1, -1), dropBeside(to + 1, 1)),
    framed: framedShare(grid, slicing, Math.floor((from + to) / 2), isFree),
    group: most ? most[0] - 1 : null,
  };
}

/** How much of the cubes at a little distance from the free ones is matter, within the piece. */
function framedShare({ filled, cell }: WallGrid, { step, count }: Slicing, k: number, isFree: ReadonlySet<number>): number {
  const [, wide, tall] = count;
  const far = Math.max(1, Math.round(FRAME / cell));
  const ring = new Set<number>();
  for (const at of isFree) {
    const [u, v] = [at % wide, Math.floor(at / wide)];
    for (const [du, dv] of [
      [far, 0],
      [-far, 0],
      [0, far],
      [0, -far],
    ] as const) {
      const [x, y] = [u + du, v + dv];
      if (x >= 0 && y >= 0 && x < wide && y < tall && !isFree.has(y * wide + x)) ring.add(y * wide + x);
    }
  }
  let matter = 0;
  for (const at of ring) if (filled[k * step[0] + (at % wide) * step[1] + Math.floor(at / wide) * step[2]] !== 0) matter++;
  return ring.size === 0 ? 0 : matter / ring.size;
}
