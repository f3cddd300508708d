import type { SightQuery } from '../../geometry/queries.ts';
import { reachesShare } from '../../rules/limits.ts';
import { fillOfPush, findPushes } from '../../rules/push.ts';
import type { LookEvidence } from '../../ruling/evidence.ts';
import type { BoardPoint } from '../../space/vec3.ts';
import { argue, join, measured, NOTHING_TO_SAY } from './argument.ts';
import { coverSilhouette } from './body-policy.ts';
import { type CoverCandidate, middleOf } from './cover-candidate.ts';
import type { Look } from './look.ts';
import { cloudsBetween, sayThinSmoke } from './smoke.ts';

/** Smoke makes harder to hit and stops nothing. */
const COVER = { grade: 'light', concealOnly: true, closeRangeProof: false } as const;

/**
 * Smoke that the table agreed to conceal, each cloud with what it hides by itself: what terrain must hide for cover, it must hide as well.
 * @clause SK-GEN-3, SK-COVER-7, SK-COVER-8
 */
export function weighSmoke(look: Look, eye: BoardPoint): readonly CoverCandidate[] {
  const { agreed, space, looker, target } = look;
  if (agreed.smoke !== 'conceals') return [];
  const smoke = cloudsBetween(look);
  const threshold = agreed.coverThresholdTerrain;
  return smoke.thick.flatMap((cloud): readonly CoverCandidate[] => {
    const query: SightQuery = {
      from: looker.id,
      to: target.id,
      eyes: { kind: 'point', at: eye },
      target: coverSilhouette(target, agreed),
      blockers: { terrain: false, models: [], glass: false, clouds: [cloud] },
    };
    const finding = space.sight(query);
    const { atLeast, atMost } = finding.whole;
    const share = { atLeast: 1 - atMost, atMost: 1 - atLeast };
    if (share.atMost === 0) return [];
    const evidence: LookEvidence = { id: `smoke-hides:${cloud.zone}`, kind: 'sight', query, finding };
    const reaches = reachesShare(share, threshold);
    const pushes = findPushes(look, { kind: 'seen', look: query, moreThan: 1 - threshold });
    const push = fillOfPush(look, pushes);
    const fill = { zone: cloud.zone, target: target.id, share: middleOf(share), threshold };
    const firm = join(
      measured(pushes.margins),
      push ? argue('SK-GEOM-3', 'cover/push-turns-share', push) : NOTHING_TO_SAY,
      sayThinSmoke(look, smoke),
    );
    return [
      {
        source: { kind: 'zone', zone: cloud.zone },
        share,
        cover: COVER,
        couldBe: [COVER],
        reaches: { holds: reaches.holds, close: reaches.close || push !== null || smoke.otherwise !== null },
        why: join(argue('SK-GEN-3', 'cover/smoke-hides-enough', { ...fill, grade: COVER.grade }, evidence), firm),
        whyNot: join(argue('SK-GEN-3', 'cover/smoke-hides-too-little', fill, evidence), firm),
        together: false,
        byConduct: false,
      },
    ];
  });
}
