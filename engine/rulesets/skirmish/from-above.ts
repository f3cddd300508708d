import type { Model } from '../../board/model.ts';
import type { PieceId } from '../../identity/ids.ts';
import { all, NO } from '../../rules/call.ts';
import { isHigherThan, isWithin } from '../../rules/limits.ts';
import type { LookEvidence } from '../../ruling/evidence.ts';
import { type Judgement, judge } from './argument.ts';
import type { Look } from './look.ts';

/**
 * Does this model stand above the piece: its base higher than the top, and no farther away in plan than it is higher?
 * @clause SK-LOS-16, SK-GEOM-7 @edge as far away as higher is above; as high as the top is not
 */
export function standsAbove({ space, agreed }: Look, viewer: Model, piece: PieceId): Judgement {
  if (agreed.hideFromAbove === 'absolute') return judge(NO);
  const finding = space.above(viewer.id, piece);
  const evidence: LookEvidence = { id: `above:${viewer.id}:${piece}`, kind: 'above', viewer: viewer.id, piece, finding };
  const call = all(
    isHigherThan(finding.higherBy, 0, 0),
    isWithin(finding.planDistance, finding.higherBy, agreed.closeCallTolerance),
  );
  // A piece without a footprint is endlessly far away, which nothing can show.
  return { ...judge(call), evidence: Number.isFinite(finding.planDistance) ? [evidence] : [] };
}
