import { COVER_GRADES, type CoverGrade, type PartCover } from '../../board/terrain-piece.ts';
import type { Hider } from '../../geometry/queries.ts';
import type { Call } from '../../rules/call.ts';
import type { ShareBounds } from '../../space/quantity.ts';
import type { Argument } from './argument.ts';

/** Something that may give the target cover. */
export interface CoverCandidate {
  /** What gives it; null for the ground one lies on. */
  readonly source: Hider | null;
  /** What it hides of the silhouette by itself (several things: together). */
  readonly share: ShareBounds;
  readonly cover: PartCover;
  /** All that its cover may be where two parts of different grade hide about as much; `cover` is among them. */
  readonly couldBe: readonly PartCover[];
  readonly reaches: Call;
  /** Said when it counts, and when it falls short. */
  readonly why: Argument;
  readonly whyNot: Argument;
  /** It stands for several things that only reach the threshold together. */
  readonly together: boolean;
  /** It comes with what the target does (it lies down, it looks out) and not from what hides it. */
  readonly byConduct: boolean;
}

/** Light cover is worth 1, heavy cover 2. @clause SK-COVER-1 */
export const worthOf = (grade: CoverGrade): number => COVER_GRADES.indexOf(grade);

export const middleOf = ({ atLeast, atMost }: ShareBounds): number => (atLeast + atMost) / 2;

/** The better cover first: the higher grade, then what also stops, then what is proof at short range. */
export function compareCover(a: PartCover, b: PartCover): number {
  const rank = ({ grade, concealOnly, closeRangeProof }: PartCover) =>
    worthOf(grade) * 4 + (concealOnly ? 0 : 2) + (closeRangeProof ? 1 : 0);
  return rank(b) - rank(a);
}

const nameOf = ({ source }: CoverCandidate): string =>
  source === null
    ? ''
    : source.kind === 'part'
      ? `part ${source.piece} ${source.part}`
      : source.kind === 'model'
        ? `model ${source.model}`
        : `zone ${source.zone}`;

/** By name, for those that are alike in all that counts. */
export function compareNames(a: CoverCandidate, b: CoverCandidate): number {
  const one = nameOf(a);
  const other = nameOf(b);
  return one < other ? -1 : one > other ? 1 : 0;
}

/** What hides more first, then by name. */
export const compareHiding = (a: CoverCandidate, b: CoverCandidate): number =>
  middleOf(b.share) - middleOf(a.share) || compareNames(a, b);
