import { type HonestInterval, honestInterval } from './honest-interval.ts';

/** What a tally says of one face: how often it came up, between which shares the truth is, and whether a fair die may do that. */
export interface JudgedFace {
  readonly face: number;
  readonly count: number;
  readonly between: HonestInterval;
  readonly fair: boolean;
}

/**
 * Is a die fair, as far as a tally can tell? The faces are judged together: with this confidence or more all that is said of them is true at once.
 * @shape counts: how often each face came up, from 1 upwards; confidence above 0 and below 1
 */
export function judgeTally(counts: readonly number[], confidence: number): readonly JudgedFace[] {
  const sides = counts.length;
  const throws = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count, i) => {
    const between = honestInterval(count, throws, 1 - (1 - confidence) / sides);
    return { face: i + 1, count, between, fair: between.atLeast <= 1 / sides && 1 / sides <= between.atMost };
  });
}
