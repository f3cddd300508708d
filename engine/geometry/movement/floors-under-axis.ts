import type { Millimetres } from '../../space/quantity.ts';
import type { Mover } from './mover.ts';
import type { Bit } from './way-profile.ts';

/** The floor under the axis between two places of the line, and how high over it things may be that are stepped on or climbed nearby. */
export interface Ground {
  readonly from: number;
  readonly to: number;
  readonly height: number;
  readonly slope: number;
  /** The lowest and the highest of it. */
  readonly low: number;
  readonly high: number;
  readonly forBase: number;
  readonly forBody: number;
}

/** A floor under the axis that runs straight on between two places of the line. */
export type Run = Pick<Ground, 'from' | 'to' | 'height' | 'slope'>;

/** Floors whose heights differ by no more are one. */
const ONE_FLOOR: Millimetres = 1e-6;

/** The floors under the axis, each as long as it runs straight on, with the first and the last going on level beyond the ends of the line. */
export function runsAlong(bits: readonly Bit[], length: number, mover: Mover): readonly Run[] {
  const floors = bits.flatMap((bit) => (bit.kind === 'go' ? [bit] : []));
  const first = floors[0]!;
  const last = floors.at(-1)!;
  const far = mover.reach + mover.policy.headroom + length;
  return joined([
    { from: -far, to: first.from, height: first.floor[0], slope: 0 },
    ...floors.map(({ from, to, floor }) => ({ from, to, height: floor[0], slope: (floor[1] - floor[0]) / (to - from) })),
    { from: last.to, to: length + far, height: last.floor[1], slope: 0 },
  ]);
}

/** The first stretch that does not end before a place. */
export function firstFrom(stretches: readonly { readonly to: Millimetres }[], at: Millimetres): number {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (stretches[middle]!.to < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The lowest floor that the axis has between two places of the line. */
export function lowestOn(runs: readonly Run[], from: Millimetres, to: Millimetres): Millimetres {
  let lowest = Infinity;
  for (let i = firstFrom(runs, from); i < runs.length && runs[i]!.from <= to; i++) {
    const run = runs[i]!;
    const start = run.height + run.slope * (Math.max(from, run.from) - run.from);
    const end = run.height + run.slope * (Math.min(to, run.to) - run.from);
    lowest = Math.min(lowest, start, end);
  }
  return lowest;
}

/** The runs with all that rises near them, parted where that changes: those that reach into a stretch of the line. */
export function groundsOf(
  runs: readonly Run[],
  bits: readonly Bit[],
  beyond: readonly { readonly at: Millimetres; readonly height: Millimetres }[],
  [first, last]: readonly [Millimetres, Millimetres],
  mover: Mover,
): readonly Ground[] {
  const tops: { readonly at: number; readonly height: number }[] = [...beyond];
  for (const bit of bits) {
    if (bit.kind === 'rise') tops.push({ at: bit.at, height: Math.max(...bit.heights) });
    else if (bit.steep) tops.push({ at: bit.from, height: bit.floor[0] }, { at: bit.to, height: bit.floor[1] });
  }
  const met = runs.filter(({ from, to }) => to >= first && from <= last);
  if (tops.length === 0) return met.map((run) => groundOf(run, 0, 0));
  const { reach } = mover;
  const { headroom, freeStep } = mover.policy;
  const cuts = tops.flatMap(({ at }) => [at - reach, at + reach, at - headroom, at + headroom]).sort((a, b) => a - b);
  tops.sort((a, b) => a.at - b.at);
  const highestWithinReach = highestAbout(tops, reach);
  const highestWithinHeadroom = highestAbout(tops, headroom);
  const grounds: Ground[] = [];
  // cuts and tops are passed as the runs go on, each once
  let nextCut = 0;
  for (const run of met) {
    const marks = [run.from];
    while (nextCut < cuts.length && cuts[nextCut]! <= run.from) nextCut++;
    while (nextCut < cuts.length && cuts[nextCut]! < run.to) marks.push(cuts[nextCut++]!);
    marks.push(run.to);
    for (let i = 1; i < marks.length; i++) {
      const from = marks[i - 1]!;
      const to = marks[i]!;
      if (!(to > from) || to < first || from > last) continue;
      const middle = (from + to) / 2;
      const lowest = run.height + run.slope * (run.slope > 0 ? from - run.from : to - run.from);
      const over = (highest: Millimetres): number => Math.max(0, highest + freeStep - lowest);
      const height = run.height + run.slope * (from - run.from);
      const about = [over(highestWithinReach(middle)), over(highestWithinHeadroom(middle))] as const;
      grounds.push(groundOf({ from, to, height, slope: run.slope }, ...about));
    }
  }
  return grounds;
}

/** The highest of what lies within so much of a place; places are asked for in the order of the line. */
function highestAbout(
  tops: readonly { readonly at: Millimetres; readonly height: Millimetres }[],
  within: Millimetres,
): (middle: Millimetres) => Millimetres {
  // those that may yet be the highest, each higher than all after it
  const highest: number[] = [];
  let first = 0;
  let next = 0;
  return (middle) => {
    while (next < tops.length && tops[next]!.at - middle <= within) {
      const { height } = tops[next]!;
      while (highest.length > first && tops[highest.at(-1)!]!.height <= height) highest.pop();
      highest.push(next++);
    }
    while (first < highest.length && middle - tops[highest[first]!]!.at > within) first++;
    return first < highest.length ? tops[highest[first]!]!.height : -Infinity;
  };
}

function groundOf({ from, to, height, slope }: Run, forBase: Millimetres, forBody: Millimetres): Ground {
  const other = height + slope * (to - from);
  return { from, to, height, slope, low: Math.min(height, other), high: Math.max(height, other), forBase, forBody };
}

/** Neighbours on one straight floor are one. */
function joined(runs: readonly Run[]): readonly Run[] {
  const out: { -readonly [K in keyof Run]: Run[K] }[] = [];
  for (const run of runs) {
    const before = out.at(-1);
    const goesOn =
      before &&
      Math.abs(before.slope - run.slope) < 1e-12 &&
      Math.abs(before.height + before.slope * (run.from - before.from) - run.height) < ONE_FLOOR;
    if (goesOn) before.to = run.to;
    else out.push({ ...run });
  }
  return out;
}
