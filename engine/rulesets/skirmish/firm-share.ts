import type { CoverQuery, UnionQuery } from '../../geometry/queries.ts';
import { reachesShare } from '../../rules/limits.ts';
import { fillOfPush, findPushes } from '../../rules/push.ts';
import type { ShareBounds } from '../../space/quantity.ts';
import { argue, type Judgement, judge, measured, NOTHING_TO_SAY } from './argument.ts';
import type { Look } from './look.ts';

/** The share that these things hide of the target reaches its threshold or not, and a push within the tolerance turns that or not. @clause SK-GEOM-3 */
export function reachesFirmly(
  look: Look,
  cover: CoverQuery,
  things: Pick<UnionQuery, 'pieces' | 'models'>,
  share: ShareBounds,
  threshold: number,
): Judgement {
  const reaches = reachesShare(share, threshold);
  const pushes = findPushes(look, { kind: 'hidden', look: { cover, ...things }, atLeast: threshold });
  const fill = fillOfPush(look, pushes);
  return judge(
    { holds: reaches.holds, close: reaches.close || fill !== null },
    measured(pushes.margins),
    fill ? argue('SK-GEOM-3', 'cover/push-turns-share', fill) : NOTHING_TO_SAY,
  );
}
