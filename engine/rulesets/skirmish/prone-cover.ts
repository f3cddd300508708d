import { YES } from '../../rules/call.ts';
import { argue, NOTHING_TO_SAY } from './argument.ts';
import { stanceOf } from './body-policy.ts';
import type { CoverCandidate } from './cover-candidate.ts';
import type { Look } from './look.ts';

/**
 * Who lies down has cover 1 from lying down. Where the table agreed that it only makes him harder to hit, it counts as cover that conceals
 * and stops nothing.
 * @clause SK-PRONE-2, SK-COVER-21
 */
export function weighLyingDown({ agreed, target }: Look): readonly CoverCandidate[] {
  if (stanceOf(target) !== 'prone') return [];
  const cover = { grade: 'light', concealOnly: agreed.proneCover === 'hitOnly', closeRangeProof: false } as const;
  return [
    {
      source: null,
      share: { atLeast: 0, atMost: 0 },
      cover,
      couldBe: [cover],
      reaches: YES,
      why: argue('SK-PRONE-2', 'cover/prone', { target: target.id }),
      whyNot: NOTHING_TO_SAY,
      together: false,
      byConduct: true,
    },
  ];
}
