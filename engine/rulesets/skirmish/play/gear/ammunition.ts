import type { Refusal } from '../../../../outcome/refusal.ts';
import { takesArmourPiercing, type WeaponId } from '../../tables/weapons.ts';
import { refuse } from '../acting.ts';
import type { Ammunition, RangeZone } from '../facts.ts';
import type { Fighter } from '../state.ts';

/** What an order says that is loaded: what everybody has unless it says otherwise; null for what there is not. */
export function ammunitionOf(given: unknown): Ammunition | null {
  if (given === undefined || given === 'plain') return 'plain';
  return given === 'armour-piercing' ? given : null;
}

/** Has somebody ammunition for what he holds that pierces armour? @clause SK-ITEM-4 */
export const hasArmourPiercing = ({ items, inHand }: Fighter): boolean =>
  inHand !== null && items.includes('armour-piercing-ammunition') && takesArmourPiercing(inHand);

/** Why a weapon is not loaded so. @clause SK-ITEM-4 @edge the end of medium range belongs to it */
export function whatKeepsFromLoading(
  { model, items }: Fighter,
  weapon: WeaponId,
  zone: RangeZone,
  ammunition: Ammunition,
): Refusal | null {
  if (ammunition === 'plain') return null;
  if (!items.includes('armour-piercing-ammunition') || !takesArmourPiercing(weapon))
    return refuse('shoot/no-such-ammunition', 'SK-ITEM-4', { model }).problem;
  return zone === 'long' ? refuse('shoot/too-far-to-pierce', 'SK-ITEM-4', { model }).problem : null;
}
