import { type BenchBoard, type BoardSize, sightSegments } from './boards.ts';
import { type Contestant, race } from './measure.ts';
import { type Pair, sumOfShares } from './pairs.ts';
import { kernelsOf, SIMD, type Timings } from './ray-suite.ts';
import { EXACT, HALF_A_PERCENT, NEARLY } from './share-suite.ts';

/** A board with the pairs that are asked on it. */
export interface GrowingBoard {
  readonly bench: BenchBoard;
  readonly partial: readonly Pair[];
  readonly random: readonly Pair[];
}

export const RAY = `is anything in the way? (one ray, ${SIMD})`;
export const PARTLY = `share of a partly hidden target, ${NEARLY}`;
export const PARTLY_EXACT = `share of a partly hidden target, ${EXACT}`;
export const ANY_PAIR = `share of a pair as they come, ${NEARLY}`;
export const GROWING = [RAY, PARTLY, PARTLY_EXACT, ANY_PAIR] as const;

/** One of `GROWING` on one board, as it is called among the timings. */
export const onBoard = (what: string, size: BoardSize): string => `${what}, ${size}`;

/** How do times grow with the board? The same questions on a smaller and a larger one, by turns: round after round each of them on both, one right after the other. */
export function raceGrowth(boards: readonly GrowingBoard[], rounds: number, rays: number): Promise<Timings> {
  const ready = boards.map(({ bench, partial, random }) => {
    const segments = sightSegments(bench, rays, 5);
    const stops = new Uint8Array(bench.space.scene.solids.length).fill(1);
    const blocked = new Uint8Array(rays);
    const { simd, plain } = kernelsOf(bench.space.scene);
    const countBlocked = () => {
      (simd ?? plain).castAny(segments, stops, blocked);
      return blocked.reduce((sum, flag) => sum + flag, 0);
    };
    return { bench, partial, random, countBlocked };
  });
  const contestants = GROWING.flatMap((what) =>
    ready.map(({ bench, partial, random, countBlocked }): Contestant => {
      const name = onBoard(what, bench.size);
      if (what === RAY) return { name, questions: rays, work: countBlocked };
      const pairs = what === ANY_PAIR ? random : partial;
      const accuracy = what === PARTLY_EXACT ? 'exact' : HALF_A_PERCENT;
      return { name, questions: pairs.length, work: () => sumOfShares(bench.space.scene, bench, pairs, accuracy) };
    }),
  );
  return race(contestants, rounds);
}
