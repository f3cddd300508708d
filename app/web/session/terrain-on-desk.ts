import {
  isTaken,
  OPENING_KINDS,
  type OpeningKind,
  proposalsOf,
  type TerrainAgreement,
  type TerrainGuess,
  type TerrainProposal,
} from '../../../engine/index.ts';

/** A proposal as it stands on the import desk: whether it is taken, and as what. */
export interface ProposalOnDesk {
  readonly proposal: TerrainProposal;
  readonly taken: boolean;
  /** Of openings alone. */
  readonly kind: OpeningKind | null;
}

/** Everything that is proposed of a piece of terrain, with what was said of it. */
export function proposalsOnDesk(terrain: TerrainGuess, agreement: TerrainAgreement): readonly ProposalOnDesk[] {
  return proposalsOf(terrain).map((proposal) => ({
    proposal,
    taken: isTaken(proposal, agreement),
    kind: proposal.what === 'opening' ? (agreement.kinds[proposal.id] ?? proposal.guess.value.kind) : null,
  }));
}

/** What an opening may be. */
export const KINDS_OF_OPENINGS: readonly OpeningKind[] = OPENING_KINDS;
