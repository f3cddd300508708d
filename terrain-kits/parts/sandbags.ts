import { HEAVY_COVER } from './cover.ts';
import type { PieceDraft, Stuff } from './piece-draft.ts';
import { type Ring, stackedRings } from './round.ts';
import type { Chance } from './seeded.ts';

const SACK: Stuff = { material: 'sandbag', standable: false, cover: HEAVY_COVER };
const BAG_LENGTH = 17;

/** Corners of a bag's plan, as shares of half its length and half its depth, anticlockwise as seen from above with its length to the right. */
const PLAN = [
  [1, -0.6],
  [1, 0.6],
  [0.55, 1],
  [-0.55, 1],
  [-1, 0.6],
  [-1, -0.6],
  [-0.55, -1],
  [0.55, -1],
] as const;

/** A row of filled bags, end to end from one place to another along an axis; its middle runs at `across` on the other axis. */
export function addSandbagRow(
  draft: PieceDraft,
  row: {
    readonly id: string;
    readonly along: 'x' | 'z';
    readonly across: number;
    readonly from: number;
    readonly to: number;
    readonly bottom: number;
    readonly deep: number;
    readonly high: number;
    /** Begin with half a bag, as the row above another does. */
    readonly staggered: boolean;
    /** Nothing lies on it, so that its bags may be filled unevenly. */
    readonly topmost: boolean;
  },
  chance: Chance,
): readonly string[] {
  const length = row.to - row.from;
  const whole = Math.max(1, Math.round(length / BAG_LENGTH));
  const bag = length / whole;
  const joints =
    row.staggered && whole > 1
      ? [0, ...Array.from({ length: whole }, (_, i) => (i + 0.5) * bag), length]
      : Array.from({ length: whole + 1 }, (_, i) => i * bag);
  return joints.slice(1).map((end, i) => {
    const start = joints[i]!;
    const middle = row.from + (start + end) / 2;
    const halfLong = (end - start) / 2;
    const sag = row.topmost ? chance.between(0, 0.14) : 0;
    const fat = chance.between(0.9, 1);
    const ring = (share: number, height: number): Ring =>
      PLAN.map(([long, deep]) => {
        // bags are pressed end to end: no daylight between them
        const u = middle + long * halfLong;
        const v = deep * (row.deep / 2) * share * fat;
        return row.along === 'x'
          ? { x: u, y: row.bottom + height * row.high, z: row.across - v }
          : { x: row.across + v, y: row.bottom + height * row.high, z: u };
      });
    return draft.part(`${row.id}-bag-${i + 1}`, stackedRings([ring(0.88, 0), ring(1, 0.45), ring(0.8, 1 - sag)]), SACK);
  });
}
