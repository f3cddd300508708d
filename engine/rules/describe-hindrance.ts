import type { Board } from '../board/board.ts';
import type { Carrier, Hindrance } from '../geometry/movement-queries.ts';
import type { ModelId } from '../identity/ids.ts';
import type { Fill } from '../outcome/fill.ts';
import type { WayReasonCode } from './way-codes.ts';

/** What carries or bars, by its id; empty for the table. */
export const nameOfCarrier = (carrier: Carrier): string =>
  carrier.kind === 'table' ? '' : carrier.kind === 'model' ? carrier.model : carrier.piece;

/** What is said of something that keeps this model from going on or staying. Which clause says so is for a rule set. */
export function describeHindrance(
  board: Board,
  model: ModelId,
  hindrance: Hindrance,
): { readonly says: WayReasonCode; readonly fill: Fill } {
  switch (hindrance.kind) {
    case 'in-the-way': {
      const { by, missing } = hindrance;
      if (by.kind === 'part' && board.pieces[by.piece]?.traits.impassable)
        return { says: 'way/impassable', fill: { model, piece: by.piece } };
      return by.kind === 'part'
        ? { says: 'way/piece-in-the-way', fill: { model, piece: by.piece, missing } }
        : { says: 'way/model-in-the-way', fill: { model, other: by.model, missing } };
    }
    case 'mark-in-the-way':
      return { says: 'way/mark-in-the-way', fill: { model, objective: hindrance.mark, missing: hindrance.missing } };
    case 'too-near':
      return { says: 'way/too-near', fill: { model, other: hindrance.to, missing: hindrance.missing } };
    case 'too-high': {
      const { by, height, missing } = hindrance;
      return { says: 'way/too-high', fill: { model, on: nameOfCarrier(by), height, missing, most: height - missing } };
    }
    case 'too-deep': {
      const { onto, height, missing } = hindrance;
      return { says: 'way/too-deep', fill: { model, on: nameOfCarrier(onto), height, missing, most: height - missing } };
    }
    case 'another-floor': {
      const { meant, apart } = hindrance;
      return apart > 0
        ? { says: 'way/ends-above', fill: { model, on: nameOfCarrier(meant), apart } }
        : { says: 'way/ends-below', fill: { model, on: nameOfCarrier(meant), apart: -apart } };
    }
    case 'no-headroom': {
      const { under, missing } = hindrance;
      return under.kind === 'part'
        ? { says: 'way/no-headroom-under-piece', fill: { model, piece: under.piece, missing } }
        : { says: 'way/no-headroom-under-model', fill: { model, other: under.model, missing } };
    }
    case 'tips':
      return { says: 'way/tips', fill: { model, supported: hindrance.supported, missing: hindrance.missing } };
    case 'not-standable':
      return { says: 'way/not-standable', fill: { model, on: nameOfCarrier(hindrance.by) } };
    case 'impassable':
      return { says: 'way/impassable', fill: { model, piece: hindrance.piece } };
    case 'shut': {
      const { piece, opening } = hindrance;
      return { says: 'way/shut', fill: { model, piece, opening: board.pieces[piece]?.openings[opening]?.kind ?? 'door' } };
    }
    case 'ladder-out-of-reach':
      return { says: 'way/ladder-out-of-reach', fill: { model, piece: hindrance.piece, missing: hindrance.missing } };
    case 'ladder-taken':
      return {
        says: 'way/ladder-taken',
        fill: { model, piece: hindrance.piece, other: hindrance.by, missing: hindrance.missing },
      };
    case 'table-edge':
      return { says: 'way/table-edge', fill: { model, missing: hindrance.missing } };
    case 'too-much-height':
      return { says: 'way/too-much-height', fill: { model, missing: hindrance.missing } };
  }
}

/** By how much something would have to give way; null for what is so and has no measure. */
export const missingOf = (hindrance: Hindrance): number | null => ('missing' in hindrance ? hindrance.missing : null);
