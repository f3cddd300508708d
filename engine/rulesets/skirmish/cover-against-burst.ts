import type { Model } from '../../board/model.ts';
import { YES } from '../../rules/call.ts';
import type { Evidence } from '../../ruling/evidence.ts';
import { type Argument, argue, NOTHING_TO_SAY } from './argument.ts';
import type { Burst } from './burst.ts';
import { worthOf } from './cover-candidate.ts';
import { weighCover } from './weigh-cover.ts';

/**
 * What cover takes from the strength of a template: what covers the model as seen from the impact point. Against flame and gas there is none.
 * @clause SK-COVER-19, SK-GEOM-16, SK-GEOM-17, SK-FLAME-7, SK-GAS-10
 */
export function coverAgainstBurst(
  { board, space, agreed, impact, weapon }: Burst,
  model: Model,
): { readonly worth: number; readonly argument: Argument<Evidence> } {
  const none = { worth: 0, argument: NOTHING_TO_SAY };
  if (!agreed.templateCover || weapon === 'flame' || weapon === 'gas' || model.body.kind === 'vehicle') return none;
  // nobody looks: the target stands in for the one who would, and is in nobody's way
  const look = { board, space, agreed, looker: model, target: model };
  const policy = { kind: 'point', at: impact } as const;
  const { best, inquiry } = weighCover(look, {
    name: 'burst',
    own: false,
    policy,
    eyes: [impact],
    granted: YES,
    why: NOTHING_TO_SAY,
  });
  const cover = best.best?.cover;
  if (!cover || cover.concealOnly) return none;
  const worth = worthOf(cover.grade);
  const shown: Evidence = { ...inquiry.evidence, id: `cover:${model.id}` };
  return { worth, argument: argue('SK-COVER-19', 'template/cover-weakens', { model: model.id, value: worth }, shown) };
}
