import type { OpeningKind } from '../../board/opening.ts';
import type { PlanPolygon } from '../../space/polygon.ts';
import type { Guess } from '../figure/guess.ts';
import type { FoundLadder, FoundOpening, FoundStairs, TerrainGuess } from './terrain-guess.ts';

/** Something that is proposed of a piece, under the short name that people say yes or no to. */
export type TerrainProposal =
  | { readonly id: string; readonly what: 'opening'; readonly guess: Guess<FoundOpening> }
  | { readonly id: string; readonly what: 'ladder'; readonly guess: Guess<FoundLadder> }
  | { readonly id: string; readonly what: 'stairs'; readonly guess: Guess<FoundStairs> };

/** What somebody says of the proposals; whatever is left out is taken where it is likely. */
export interface TerrainAgreement {
  readonly taken: Readonly<Record<string, boolean>>;
  readonly kinds: Readonly<Record<string, OpeningKind>>;
}

/** What holds of a piece once somebody has agreed. */
export interface AgreedTerrain {
  readonly openings: readonly FoundOpening[];
  readonly ladders: readonly FoundLadder[];
  /** The groups that are stairs. */
  readonly stairs: readonly string[];
  readonly footprint: readonly PlanPolygon[];
}

/** Nobody has said anything yet: what is likely is taken, as the kind that was found. */
export const NOTHING_SAID: TerrainAgreement = { taken: {}, kinds: {} };

/** Everything that is proposed, the surest first: `o1`, `o2` … for openings, `l1` … for ladders, `s1` … for stairs. */
export function proposalsOf({ openings, ladders, stairs }: TerrainGuess): readonly TerrainProposal[] {
  return [
    ...openings.map((guess, i) => ({ id: `o${i + 1}`, what: 'opening', guess }) as const),
    ...ladders.map((guess, i) => ({ id: `l${i + 1}`, what: 'ladder', guess }) as const),
    ...stairs.map((guess, i) => ({ id: `s${i + 1}`, what: 'stairs', guess }) as const),
  ];
}

/** Is a proposal taken? */
export const isTaken = ({ id, guess }: TerrainProposal, { taken }: TerrainAgreement): boolean =>
  taken[id] ?? guess.confidence === 'likely';

/** What holds of a piece when these proposals are taken, with the kinds that were set right. */
export function agreeTerrain(terrain: TerrainGuess, agreement: TerrainAgreement): AgreedTerrain {
  const openings: FoundOpening[] = [];
  const ladders: FoundLadder[] = [];
  const stairs: string[] = [];
  for (const proposal of proposalsOf(terrain)) {
    if (!isTaken(proposal, agreement)) continue;
    if (proposal.what === 'ladder') ladders.push(proposal.guess.value);
    else if (proposal.what === 'stairs') stairs.push(proposal.guess.value.group);
    else openings.push({ ...proposal.guess.value, kind: agreement.kinds[proposal.id] ?? proposal.guess.value.kind });
  }
  return { openings, ladders, stairs, footprint: terrain.footprint.value };
}
