import type { Mover, SightPredicate, SpaceQueries } from '../geometry/queries.ts';
import type { ModelId } from '../identity/ids.ts';
import type { Fill } from '../outcome/fill.ts';
import type { VerdictMargin } from '../ruling/verdict.ts';
import type { Millimetres } from '../space/quantity.ts';
import type { TwoModels } from './two-models.ts';

/** One model looking at another, and within what the table lets a push turn an answer. */
export interface PushedLook extends TwoModels {
  readonly space: Pick<SpaceQueries, 'margin'>;
  readonly agreed: { readonly closeCallTolerance: Millimetres };
}

/** What pushes of looker and target by no more than the tolerance do to something. */
export interface Pushes {
  readonly margins: readonly VerdictMargin[];
  /** The shortest push that turns it; null where none does. */
  readonly shortest: { readonly model: ModelId; readonly displacement: Millimetres } | null;
}

const BOTH: readonly Mover[] = ['looker', 'target'];

/**
 * Does pushing the looker or the target within the tolerance turn what a look shows?
 * @clause SK-GEOM-3 @edge nothing is asked where the table tolerates nothing
 */
export function findPushes({ space, agreed, looker, target }: PushedLook, predicate: SightPredicate, movers = BOTH): Pushes {
  const tolerance = agreed.closeCallTolerance;
  if (tolerance === 0) return { margins: [], shortest: null };
  const margins = movers.map((mover): VerdictMargin => {
    const query = { predicate, mover, limit: tolerance, tolerance };
    const { holds, flip, noFlipWithin, by, barred } = space.margin(query);
    const { displacement = null, towards = null } = flip ?? {};
    const places = flip && { short: flip.short.at, beyond: flip.beyond.at };
    return { query, holds, displacement, towards, places, noFlipWithin, by, barred };
  });
  let shortest: Pushes['shortest'] = null;
  for (const { query, displacement } of margins) {
    if (displacement === null || (shortest && displacement >= shortest.displacement)) continue;
    shortest = { model: query.mover === 'looker' ? looker.id : target.id, displacement };
  }
  return { margins, shortest };
}

/** What a reason that tells of the shortest push is filled with; null where there is none. */
export const fillOfPush = ({ target }: TwoModels, { shortest }: Pushes): Fill | null =>
  shortest && { target: target.id, model: shortest.model, displacement: shortest.displacement };
