import type { DiceRoll } from './notation.ts';

/** In how many of all equally likely throws dice come to each total. */
export interface DiceOdds {
  /** Ascending by total; totals that cannot come up are left out. */
  readonly totals: readonly { readonly total: number; readonly ways: bigint }[];
  readonly outOf: bigint;
}

/** How likely is each total? Counted, not estimated. @cost dice² × sides additions */
export function oddsOf({ dice, sides, times, plus }: DiceRoll): DiceOdds {
  // ways[s]: throws of the dice so far whose faces add up to s above the least sum
  let ways: readonly bigint[] = [1n];
  for (let thrown = 0; thrown < dice; thrown++) {
    const before = ways;
    let window = 0n;
    ways = Array.from({ length: before.length + sides - 1 }, (_, sum) => {
      window += (before[sum] ?? 0n) - (before[sum - sides] ?? 0n);
      return window;
    });
  }
  return {
    totals: ways.map((count, above) => ({ total: (dice + above) * times + plus, ways: count })),
    outOf: ways.reduce((sum, count) => sum + count, 0n),
  };
}

/** In how many throws dice come to at least this. */
export const waysToReach = (odds: DiceOdds, least: number): bigint =>
  odds.totals.reduce((sum, { total, ways }) => (total >= least ? sum + ways : sum), 0n);

/** A part of all throws as a share from 0 to 1, right to the last digits of a double however many throws there are. */
export function shareOf(ways: bigint, outOf: bigint): number {
  // whole numbers beyond 2^53 lose digits as doubles, so the quotient is taken first, with more digits than a double keeps
  const DIGITS = 1n << 64n;
  return Number((ways * DIGITS) / outOf) / Number(DIGITS);
}
