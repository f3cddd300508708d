import type { ModelId } from '../../../../identity/ids.ts';
import { isWithin } from '../../../../rules/limits.ts';
import type { Situation } from '../../../../rules/playing.ts';
import type { Millimetres } from '../../../../space/quantity.ts';
import { stanceOf } from '../../body-policy.ts';
import type { SkirmishSettings } from '../../settings.ts';
import { coverFound } from '../fight/aimed-shot.ts';
import { profileOf } from '../profile.ts';
import { type Battle, type Fighter, fighterOf } from '../state.ts';

/** How far somebody spots with each point of his Reaction. @clause SK-ABIL-32 */
export const FOR_EACH_POINT: Millimetres = 80;

/** Guerrillas at home are always hidden as well as can be. @clause SK-ATYPE-5 */
const AT_HOME = 2;
/** Levels that are half a step less in the open and half a step more in cover. @clause SK-CAMO-4, SK-CAMO-6 */
const HALF = 0.5;

/**
 * How well somebody is camouflaged from who looks for him, until he acts: half levels count for the next whole one in cover or lying, for the one below in the open.
 * @clause SK-CAMO-1 to 8, SK-CAMO-10, SK-ATYPE-5
 */
export function camouflageOf({ table, state }: Situation<Battle>, looker: ModelId, target: Fighter): number {
  const agreed = table.settings as SkirmishSettings;
  if (target.hasActed) return 0;
  const isAtHome = agreed.armyTypes && target.armyType === 'guerrilla' && state.home === target.side;
  const worn = isAtHome ? AT_HOME : agreed.camouflage ? target.camouflage : 0;
  if (Number.isInteger(worn)) return worn;
  const model = table.board.models[target.model];
  const isCovered = model && (stanceOf(model) === 'prone' || (coverFound(table, looker, target.model)?.value ?? 0) > 0);
  return isCovered ? worn + HALF : worn - HALF;
}

/** How far off somebody camouflaged is seen at most, where the table agreed that camouflage hides whoever has not acted; null where nothing hides him. @clause SK-CAMO-9 */
export function seenAtMost(situation: Situation<Battle>, looker: ModelId, target: Fighter): Millimetres | null {
  if ((situation.table.settings as SkirmishSettings).camouflageLimitsSight !== 'all') return null;
  const level = camouflageOf(situation, looker, target);
  const own = fighterOf(situation.state, looker);
  return own && level > 0 ? Math.max(0, profileOf(own).reaction - level) * FOR_EACH_POINT : null;
}

/** Is somebody hidden from another by his camouflage alone? @clause SK-CAMO-9 @edge exactly as far as he is seen at most is seen */
export function isLostInTheGround(situation: Situation<Battle>, looker: ModelId, target: ModelId): boolean {
  const other = fighterOf(situation.state, target);
  const limit = other && seenAtMost(situation, looker, other);
  return limit !== null && !isWithin(situation.table.space.distance(looker, target, 'heads').distance, limit, 0).holds;
}
