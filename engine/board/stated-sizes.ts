import type { OpeningId, PieceId } from '../identity/ids.ts';
import type { Millimetres } from '../space/quantity.ts';

/** What the pack of an event, or the sheet of a kit, says of a piece. What it does not say is null. */
export interface StatedSize {
  readonly piece: PieceId;
  /** Along the piece's own x, its own z, and upwards, over all. */
  readonly width: Millimetres | null;
  readonly depth: Millimetres | null;
  readonly height: Millimetres | null;
  /** From the floor below an opening to its lower edge. */
  readonly sills: readonly { readonly opening: OpeningId; readonly sill: Millimetres }[];
}

/** What was stated of the pieces of a board, and by how much each may differ. */
export interface StatedSizes {
  readonly pieces: readonly StatedSize[];
  readonly tolerance: Millimetres;
}

/** Nothing was stated. */
export const NOTHING_STATED: StatedSizes = { pieces: [], tolerance: 1 };
