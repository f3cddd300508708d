import type { PartCover } from '../../board/terrain-piece.ts';
import { type CoverCandidate, compareCover, compareNames, middleOf } from './cover-candidate.ts';

export const NO_COVER: PartCover = { grade: 'none', concealOnly: false, closeRangeProof: false };

/** The one that counts, and whether a hair's breadth would make it worth something else. */
export interface BestCover {
  readonly best: CoverCandidate | null;
  readonly close: boolean;
}

/** Only the single best cover counts, terrain or model. @clause SK-COVER-9 */
export function pickBestCover(candidates: readonly CoverCandidate[]): BestCover {
  const granting = candidates.filter(({ reaches, cover }) => reaches.holds && cover.grade !== 'none');
  const best = [...granting].sort(compareCandidates)[0] ?? null;
  const most = candidates.filter(({ reaches }) => reaches.holds || reaches.close).flatMap(({ couldBe }) => bestOf(couldBe));
  const least = candidates.filter(({ reaches }) => reaches.holds && !reaches.close).flatMap(({ couldBe }) => worstOf(couldBe));
  return { best, close: compareCover(bestOf(most)[0] ?? NO_COVER, bestOf(least)[0] ?? NO_COVER) !== 0 };
}

const sorted = (covers: readonly PartCover[]) =>
  covers.map((cover) => (cover.grade === 'none' ? NO_COVER : cover)).sort(compareCover);
const bestOf = (covers: readonly PartCover[]) => sorted(covers).slice(0, 1);
const worstOf = (covers: readonly PartCover[]) => sorted(covers).slice(-1);

/** The better cover first; of two as good what comes with conduct, then terrain, which takes no stray shot, then what hides more, then the name. */
function compareCandidates(a: CoverCandidate, b: CoverCandidate): number {
  return (
    compareCover(a.cover, b.cover) ||
    Number(b.byConduct) - Number(a.byConduct) ||
    Number(a.source?.kind === 'model') - Number(b.source?.kind === 'model') ||
    middleOf(b.share) - middleOf(a.share) ||
    compareNames(a, b)
  );
}
