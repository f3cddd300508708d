import type { TerrainPiece } from '../../board/terrain-piece.ts';
import type { ModelId, PieceId } from '../../identity/ids.ts';
import { any, type Call, callOf, not, YES } from '../../rules/call.ts';
import { isWithin } from '../../rules/limits.ts';
import type { LookEvidence } from '../../ruling/evidence.ts';
import { CONTACT } from '../../space/tolerance.ts';
import { argue, judge, type LookJudgement } from './argument.ts';
import { isHighEnough } from './cover-save.ts';
import { ownClassOf } from './height-class.ts';
import type { UnderFire } from './shelter.ts';

/** Is terrain that has a Category high enough to cover the target? @clause BT-COVER-7 */
export function heightAllows({ target }: UnderFire, { id, traits: { heightCategory } }: TerrainPiece): LookJudgement {
  const heightClass = ownClassOf(target);
  if (heightCategory === null || isHighEnough(heightCategory, heightClass)) return judge<LookEvidence>(YES);
  const fill = { target: target.id, piece: id, category: heightCategory, class: heightClass };
  return judge<LookEvidence>(callOf(false), argue('BT-COVER-7', 'cover/too-low', fill));
}

/**
 * What the firer stands in or touches covers nobody from him, unless the target stands in it or touches it as well.
 * @clause BT-COVER-8 @edge a base that touches exactly touches
 */
export function isFirersOwn({ table, agreed, from, target }: UnderFire, piece: PieceId): LookJudgement {
  if (from.kind === 'burst') return judge<LookEvidence>(YES);
  const touches = (model: ModelId): Call => {
    const { distance } = table.space.gap({
      from: [{ kind: 'model', model }],
      to: [{ kind: 'footprint', piece }],
      ends: { kind: 'bases' },
      part: 'level',
    });
    return isWithin(distance, CONTACT, agreed.closeCallTolerance > 0 && distance > 0 ? agreed.closeCallTolerance : 0);
  };
  const call = any(not(touches(from.model.id)), touches(target.id));
  const fill = { firer: from.model.id, piece };
  return call.holds ? judge<LookEvidence>(call) : judge<LookEvidence>(call, argue('BT-COVER-8', 'cover/firers-own', fill));
}
