import { succeed } from '../../../outcome/result.ts';
import type { SkirmishSettings } from '../settings.ts';
import { type Decide, ownFighter, refuse } from './acting.ts';
import { isBeforeTheBattle } from './set-up/before-the-battle.ts';
import { atOnce } from './tell.ts';

/** Whoever is marked so is fielded as a woman, for no points. @clause SK-WOM-1, SK-WOM-2 */
export const fieldWoman: Decide = (order, by, situation) => {
  const own = ownFighter(order, by, situation);
  if (!own.ok) return own;
  const { model, woman } = own.value;
  if (!isBeforeTheBattle(situation, by)) return refuse('set-up/only-before-the-battle', 'SK-WOM-1', { model });
  if (!(situation.table.settings as SkirmishSettings).women || woman !== 'may-be')
    return refuse('set-up/no-exchange', 'SK-WOM-1', { model });
  return succeed(atOnce({ kind: 'skirmish/woman-fielded', model }));
};
