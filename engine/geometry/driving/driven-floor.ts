import type { Millimetres } from '../../space/quantity.ts';
import { type PlanLine, trianglesAlong } from '../movement/local-triangles.ts';
import { type MoveGround, TABLE } from '../movement/move-ground.ts';
import { type Gap, sliceAlong } from '../movement/upright-slice.ts';

/** A stretch of the ground under the middle of a vehicle, straight from height to height. */
export interface FloorStretch {
  readonly from: Millimetres;
  readonly to: Millimetres;
  readonly heights: readonly [Millimetres, Millimetres];
  /** What carries it; TABLE for the table. */
  readonly solid: number;
}

/** A place where the ground falls away by more than a step. */
export interface FloorDrop {
  readonly at: Millimetres;
  readonly height: Millimetres;
  readonly solid: number;
}

export interface DrivenFloor {
  readonly stretches: readonly FloorStretch[];
  readonly drops: readonly FloorDrop[];
}

/** What of the ground a vehicle can drive. */
export interface Wheels {
  readonly step: Millimetres;
  readonly steepest: number;
}

/** How far beside the line ground is looked for that the line runs over: wide enough for rounding. */
const BESIDE: Millimetres = 0.01;
const ROUNDING: Millimetres = 1e-6;

/**
 * The ground along a line, from a height on it: where floors lie over one another the one that is a step away at most, and of those the nearest. Where the
 * ground rises by more than a step it goes on level, since something is in the way there; where it falls by more it goes on below, and the drop is told.
 * @cost that of the triangles along the line
 */
export function floorAlong(
  ground: MoveGround,
  line: PlanLine,
  length: Millimetres,
  height: Millimetres,
  { step, steepest }: Wheels,
): DrivenFloor {
  const carries = (solid: number): boolean => ground.solids[solid]!.source.kind !== 'model';
  const triangles = trianglesAlong(ground, line, [0, length], BESIDE, steepest, carries, 'all');
  const { cells } = sliceAlong(triangles, ground.solids, length, 1, [], [], []);
  const stretches: FloorStretch[] = [];
  const drops: FloorDrop[] = [];
  let here: { readonly y: Millimetres; readonly solid: number } = { y: height, solid: TABLE };
  for (const { from, to, gaps } of cells) {
    const next = nextFloor(gaps, here.y, step);
    if (!next) {
      stretches.push({ from, to, heights: [here.y, here.y], solid: here.solid });
      continue;
    }
    const [first, last] = next.floor;
    const fall = Math.max(here.y - first, next.steep ? first - last : 0);
    if (stretches.length > 0 && fall > step + ROUNDING) drops.push({ at: from, height: fall, solid: next.solid });
    stretches.push({ from, to, heights: [first, last], solid: next.solid });
    here = { y: last, solid: next.solid };
  }
  return { stretches, drops };
}

function nextFloor(gaps: readonly Gap[], y: Millimetres, step: Millimetres): Gap | null {
  const isDriven = ({ floor, steep }: Gap): boolean => !steep || floor[1] < floor[0];
  const driven = gaps.filter(isDriven);
  const near = driven
    .filter(({ floor }) => Math.abs(floor[0] - y) <= step + ROUNDING)
    .sort((a, b) => Math.abs(a.floor[0] - y) - Math.abs(b.floor[0] - y));
  const below = driven.filter(({ floor }) => floor[0] < y).sort((a, b) => b.floor[0] - a.floor[0]);
  return near[0] ?? below[0] ?? null;
}
