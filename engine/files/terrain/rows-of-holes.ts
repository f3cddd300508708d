import type { WallHole } from './holes-of-walls.ts';

/** Holes that are one: the gaps between bars, the fields of a lattice, the rungs of a ladder. */
export interface HoleRow {
  readonly holes: readonly WallHole[];
  readonly is: 'hole' | 'bars' | 'ladder';
}

/** Bars are thinner than this share of the gap beside them, or than so many cubes: finer, one cannot tell. */
const BAR = 0.35;
const CUBES = 2.5;
/** Two holes side by side are parted by a post unless it is thinner than this. */
const MULLION = 0.2;
/** A ladder has so many gaps at least, each at most so high and so wide; and they are as good as equal. @unit millimetres */
const LEAST_GAPS = 3;
const GAP_HEIGHT = 14;
const LADDER_WIDTH = [3, 32] as const;
const EVEN = 0.25;

const widthOf = ({ u0, u1 }: WallHole) => u1 - u0;
const heightOf = ({ v0, v1 }: WallHole) => v1 - v0;

/** Puts holes together that only thin bars part. Every hole belongs to one row; most are alone in it. */
export function rowsOfHoles(holes: readonly WallHole[]): readonly HoleRow[] {
  const rows: WallHole[][] = [];
  const left = new Set(holes);
  for (const seed of holes) {
    if (!left.delete(seed)) continue;
    const row = [seed];
    for (let i = 0; i < row.length; i++)
      for (const other of [...left]) {
        if (!isBarredFrom(row[i]!, other)) continue;
        left.delete(other);
        row.push(other);
      }
    rows.push(row);
  }
  return rows.flatMap((row): HoleRow[] => {
    if (row.length === 1) return [{ holes: row, is: 'hole' }];
    if (isLadder(row)) return [{ holes: row, is: 'ladder' }];
    if (row.length > 2 || isMullioned(row)) return [{ holes: row, is: 'bars' }];
    return row.map((hole) => ({ holes: [hole], is: 'hole' }));
  });
}

/** Does only a bar part two holes of one wall? */
function isBarredFrom(one: WallHole, other: WallHole): boolean {
  if (one.along !== other.along || one.along === 'y') return false;
  if (one.to < other.from - one.cell || other.to < one.from - one.cell) return false;
  const beside = apart(one.u0, one.u1, other.u0, other.u1);
  const above = apart(one.v0, one.v1, other.v0, other.v1);
  const thin = (gap: number, sizes: readonly number[]) => gap <= Math.max(CUBES * one.cell, BAR * Math.min(...sizes));
  const wide = [widthOf(one), widthOf(other)];
  const tall = [heightOf(one), heightOf(other)];
  if (beside >= 0) return above < -0.5 * Math.min(...tall) && thin(beside, wide);
  return above >= 0 && beside < -0.5 * Math.min(...wide) && thin(above, tall);
}

/** How far two runs are apart; less than nothing where they share some of their length. */
const apart = (a0: number, a1: number, b0: number, b1: number): number => Math.max(b0 - a1, a0 - b1);

function isMullioned([one, other]: readonly WallHole[]): boolean {
  if (!one || !other) return false;
  const gap = Math.max(apart(one.u0, one.u1, other.u0, other.u1), apart(one.v0, one.v1, other.v0, other.v1));
  return gap <= MULLION * Math.min(widthOf(one), widthOf(other), heightOf(one), heightOf(other));
}

/** One over the other, all as wide, as high and as far apart. */
function isLadder(row: readonly WallHole[]): boolean {
  if (row.length < LEAST_GAPS) return false;
  const stack = [...row].sort((one, other) => one.v0 - other.v0);
  const pitches = stack.slice(1).map((hole, i) => hole.v0 - stack[i]!.v0);
  const even = (lengths: readonly number[]) => Math.max(...lengths) <= Math.min(...lengths) * (1 + EVEN) + stack[0]!.cell;
  const wide = stack.map(widthOf);
  const inner = stack.slice(1, -1).map(heightOf);
  return (
    stack.every((hole) => Math.abs(hole.u0 - stack[0]!.u0) <= EVEN * wide[0]! && heightOf(hole) <= GAP_HEIGHT) &&
    even(pitches) &&
    even(wide) &&
    (inner.length === 0 || even(inner)) &&
    wide[0]! >= LADDER_WIDTH[0] &&
    wide[0]! <= LADDER_WIDTH[1]
  );
}
