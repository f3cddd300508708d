/**
 * Does its work once, and is timed by the processor time of this program, or times itself.
 * Gives a number that says what was found, so that nothing is left out and nobody finds something else unseen.
 */
export type Work = () =>
  | number
  | { readonly seconds: number; readonly found: number }
  | Promise<{ readonly seconds: number; readonly found: number }>;

/** Someone who takes part, and how many questions it answers each time. */
export interface Contestant {
  readonly name: string;
  readonly questions: number;
  readonly work: Work;
}

export interface Timing {
  readonly name: string;
  /** Median over the rounds. @unit microseconds a question */
  readonly microseconds: number;
  /** Median over the rounds of its time in a round as a share of the base's in the same round; by name of the base. */
  readonly against: Readonly<Record<string, number>>;
  readonly found: number;
}

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

export const quantile = (numbers: readonly number[], share: number): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN;
};

/**
 * Lets all contestants work one after another, round after round, after one round that does not count. On a machine that others use as well the clock
 * says little; processor time says more, and the ratio of two of the same round most.
 */
export async function race(contestants: readonly Contestant[], rounds: number): Promise<ReadonlyMap<string, Timing>> {
  const times = new Map<string, number[]>(contestants.map(({ name }) => [name, []]));
  const found = new Map<string, number>();
  for (let round = -1; round < rounds; round++) {
    for (const { name, questions, work } of contestants) {
      const start = process.cpuUsage();
      const done = await work();
      const { user, system } = process.cpuUsage(start);
      const seconds = typeof done === 'number' ? (user + system) / 1e6 : done.seconds;
      found.set(name, typeof done === 'number' ? done : done.found);
      if (round >= 0) times.get(name)!.push((seconds * 1e6) / questions);
    }
  }
  return new Map(
    contestants.map(({ name }) => {
      const own = times.get(name)!;
      const against = Object.fromEntries(
        contestants.map((base) => [base.name, median(own.map((time, round) => time / times.get(base.name)![round]!))]),
      );
      return [name, { name, microseconds: median(own), against, found: found.get(name)! }];
    }),
  );
}
