import { findSight } from '../../engine/geometry/visibility/find-sight.ts';
import type { SharesQuery } from '../../engine/index.ts';
import { chanceOf } from '../support/chance.ts';
import type { BenchBoard } from './boards.ts';
import type { Embree } from './embree.ts';
import { type Contestant, quantile, race } from './measure.ts';
import { nativePairs, nativeTargets, type Pair, sampleRays, sumOfShares, sumOfSharesAtOnce } from './pairs.ts';
import type { RayPeer } from './peers.ts';
import { kernelsOf, type Timings } from './ray-suite.ts';

export const EXACT = 'certified, exact';
export const NEARLY = 'certified, ±0.5 %';
export const ALL_EXACT = 'all of them at once, certified, exact';
export const ALL_NEARLY = 'all of them at once, certified, ±0.5 %';
export const FINDING = 'the whole finding (exact, with what hides what, widths, witnesses)';
export const EMBREE_SINGLE = 'Embree sampling, one ray at a time';
export const EMBREE_PACKETS = 'Embree sampling, packets of 16';
export const SIMD_SAMPLING = 'sampling with our SIMD kernel';

/** The bounds of the share are no further apart than twice half a percent. */
export const HALF_A_PERCENT = { within: 0.01 } as const;

/** How far sampling is off that pairs of this many rays a side: the error that 95 of 100 pairs stay below. */
export interface SamplingError {
  readonly side: number;
  readonly p95: number;
  readonly mean: number;
}

export interface ShareRace {
  readonly timings: Timings;
  readonly errors: readonly SamplingError[];
  /** So many samples a side make 95 of 100 pairs right to half a percent. */
  readonly side: number;
  readonly widest: number;
  readonly pairs: number;
}

const SIDES = [32, 40, 48, 56, 64, 72, 80, 96];
/** What a jittered grid needs on such pairs, where no native peer is there to find it out. */
const USUAL_SIDE = 56;

async function samplingErrors(embree: Embree, pairs: readonly Pair[], file: string): Promise<SamplingError[]> {
  const errors: SamplingError[] = [];
  for (const side of SIDES) {
    await embree.ask('sample', 'single', side, file, embree.place('shares'));
    const shares = embree.read('shares');
    const off = pairs.map(({ share }, i) => Math.abs(shares[i]! - (share.atLeast + share.atMost) / 2));
    errors.push({ side, p95: quantile(off, 0.95), mean: off.reduce((sum, error) => sum + error, 0) / off.length });
  }
  return errors;
}

/**
 * How long does a share take, certified and by sampling that is as accurate for 95 of 100 pairs?
 * @shape `atOnce`: all pairs are of one target, and are asked together as well
 */
export async function raceShares(
  bench: BenchBoard,
  pairs: readonly Pair[],
  peers: readonly RayPeer[],
  embree: Embree | null,
  rounds: number,
  withSampling: boolean,
  knownSide: number | null = null,
  atOnce = false,
): Promise<ShareRace> {
  const { scene } = bench.space;
  let errors: SamplingError[] = [];
  const file = embree?.store('pairs', nativePairs(pairs));
  if (embree && file) {
    await embree.ask('targets', embree.store('targets', nativeTargets(bench)));
    if (knownSide === null) errors = await samplingErrors(embree, pairs, file);
  }
  const side = knownSide ?? errors.find(({ p95 }) => p95 <= 0.005)?.side ?? USUAL_SIDE;
  const contestants: Contestant[] = [
    { name: EXACT, questions: pairs.length, work: () => sumOfShares(scene, bench, pairs, 'exact') },
    { name: NEARLY, questions: pairs.length, work: () => sumOfShares(scene, bench, pairs, HALF_A_PERCENT) },
  ];
  if (atOnce) {
    const all = (accuracy: SharesQuery['accuracy']) => () => sumOfSharesAtOnce(scene, bench, pairs, accuracy);
    contestants.push({ name: ALL_EXACT, questions: pairs.length, work: all('exact') });
    contestants.push({ name: ALL_NEARLY, questions: pairs.length, work: all(HALF_A_PERCENT) });
  }
  if (embree && file) {
    const sample = (mode: string) => () => embree.ask('sample', mode, side, file, embree.place('shares'));
    contestants.push({ name: EMBREE_SINGLE, questions: pairs.length, work: sample('single') });
    contestants.push({ name: EMBREE_PACKETS, questions: pairs.length, work: sample('packet') });
  }
  if (withSampling) {
    const chance = chanceOf(81);
    const some = pairs.slice(0, Math.ceil(pairs.length / 8));
    const rays = some.map((pair) => sampleRays(pair, side, chance));
    const stops = new Uint8Array(scene.solids.length).fill(1);
    const { simd } = kernelsOf(scene);
    for (const peer of peers) {
      const work = () => rays.reduce((sum, own) => sum + peer.countBlocked(own, own.length / 6), 0);
      contestants.push({ name: `${peer.name} sampling`, questions: some.length, work });
    }
    if (simd) {
      const work = () =>
        rays.reduce((sum, own) => {
          const blocked = new Uint8Array(own.length / 6);
          simd.castAny(own, stops, blocked);
          return sum + blocked.reduce((count, flag) => count + flag, 0);
        }, 0);
      contestants.push({ name: SIMD_SAMPLING, questions: some.length, work });
    }
    contestants.push({
      name: FINDING,
      questions: pairs.length,
      work: () => pairs.reduce((sum, { query }) => sum + findSight(scene, bench.board, query).whole.atLeast, 0),
    });
  }
  const timings = await race(contestants, rounds);
  const widest = Math.max(...pairs.map(({ share }) => share.atMost - share.atLeast));
  return { timings, errors, side, widest, pairs: pairs.length };
}
