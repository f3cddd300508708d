import type { Board } from '../../board/board.ts';
import type { ObjectiveId, ZoneId } from '../../identity/ids.ts';
import type { Share } from '../../space/quantity.ts';
import type { Exposure } from '../find-exposures.ts';
import type { Bounds } from '../summarise-field.ts';

/** A figure that both sides have, and by how much they differ in it. */
export interface SideDifference {
  readonly figure: /** The share of its places that lie open to the other zone, after so many moves of whoever looks. */
    | { readonly kind: 'zone-open'; readonly moves: number }
    /** The share of all places of the table that somebody in the zone can fire at, after so many moves of his. */
    | { readonly kind: 'table-open'; readonly moves: number }
    /** The share of its places that an objective is seen from. */
    | { readonly kind: 'objective-seen'; readonly objective: ObjectiveId };
  readonly one: { readonly zone: ZoneId; readonly share: Bounds };
  readonly other: { readonly zone: ZoneId; readonly share: Bounds };
  /** How far the middles of the bounds are apart; above 0 where `one` has more. */
  readonly difference: Share;
}

/**
 * What does each side have that the other has not? Every pair of deployment zones that look at each other is compared, and what each of them sees of every objective.
 * @edge a zone that no other looks back at is compared with nothing
 */
export function compareSides({ zones }: Board, exposures: readonly Exposure[]): readonly SideDifference[] {
  const differences: SideDifference[] = [];
  const middle = ({ atLeast, atMost }: Bounds) => (atLeast + atMost) / 2;
  const add = (figure: SideDifference['figure'], one: SideDifference['one'], other: SideDifference['other']) =>
    differences.push({ figure, one, other, difference: middle(one.share) - middle(other.share) });
  for (const there of exposures) {
    if (there.of.kind === 'zone') {
      const { zone } = there.of;
      if (!(zone < there.from)) continue;
      const back = exposures.find(
        ({ of, from, moves }) => of.kind === 'zone' && of.zone === there.from && from === zone && moves === there.moves,
      );
      if (back)
        add({ kind: 'zone-open', moves: there.moves }, { zone, share: there.share }, { zone: there.from, share: back.share });
      continue;
    }
    for (const { of, from, share, moves } of exposures) {
      if (moves !== there.moves || !areOpposed(zones, there.from, from)) continue;
      const [one, other] = [
        { zone: there.from, share: there.share },
        { zone: from, share },
      ];
      if (there.of.kind === 'table' && of.kind === 'table') add({ kind: 'table-open', moves }, one, other);
      if (there.of.kind === 'objective' && of.kind === 'objective' && of.objective === there.of.objective)
        add({ kind: 'objective-seen', objective: of.objective }, one, other);
    }
  }
  return differences;
}

/** Two zones in their order that are not of one side. */
export function areOpposed(zones: Board['zones'], one: ZoneId, other: ZoneId): boolean {
  const [a, b] = [zones[one]?.owner ?? null, zones[other]?.owner ?? null];
  return one < other && !(a !== null && a === b);
}

/** How unfair a table is in one number: the largest difference of any figure. @edge nothing to compare is fair */
export const largestDifference = (differences: readonly SideDifference[]): Share =>
  differences.reduce((most, { difference }) => Math.max(most, Math.abs(difference)), 0);
