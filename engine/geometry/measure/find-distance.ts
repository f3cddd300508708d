import type { Board } from '../../board/board.ts';
import type { Model } from '../../board/model.ts';
import type { ModelId } from '../../identity/ids.ts';
import type { GapPart, ModelEnds } from '../measure-queries.ts';
import type { DistanceFinding, Measure } from '../queries.ts';
import { modelOf } from './board-things.ts';
import { closestOfParts, NO_SOLIDS } from './closest-of-parts.ts';
import { type ClosestPoints, swapped } from './closest-points.ts';
import { partsOfModel } from './parts-of-place.ts';

/** What each measure of two models is taken between. */
const TAKEN_BETWEEN: Readonly<Record<Measure, { readonly ends: ModelEnds; readonly part: GapPart }>> = {
  heads: { ends: { kind: 'heads' }, part: 'straight' },
  bases: { ends: { kind: 'bases' }, part: 'straight' },
  plan: { ends: { kind: 'axes' }, part: 'level' },
};

/**
 * How far are two models apart, and between which points?
 * Heads: between head points, of a squad the nearest man's, of a vehicle the nearest point of hull or turret. Bases: between base edges in
 * space, of a vehicle from hull or turret. Plan: between axes seen from above.
 * @clause SK-DIST-1 to 3, SK-DIST-6 to 8
 * @edge the same both ways to the bit; bases that touch or overlap are 0 apart at the same height
 * @unit millimetres, exact but for rounding between bases, ovals included; to vehicles to 1e-9
 */
export function findDistance(board: Board, from: ModelId, to: ModelId, between: Measure): DistanceFinding {
  const a = modelOf(board, from);
  const b = modelOf(board, to);
  return from <= to ? measure(a, b, between) : swapped(measure(b, a, between));
}

/** The nearest points of what two models touch each other with: base to base, or hull and turret of a vehicle. @clause SK-DIST-2, 3, 6, 7 */
export const findContact = (a: Model, b: Model): ClosestPoints => measure(a, b, 'bases');

function measure(a: Model, b: Model, between: Measure): ClosestPoints {
  const { ends, part } = TAKEN_BETWEEN[between];
  return closestOfParts(partsOfModel(a, ends), partsOfModel(b, ends), part, NO_SOLIDS);
}
