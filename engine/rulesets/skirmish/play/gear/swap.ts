import type { PlainData } from '../../../../document/plain-data.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../../outcome/result.ts';
import { ITEMS, type ItemId, isItem } from '../../tables/items.ts';
import { isWeapon, type WeaponId, weaponOf } from '../../tables/weapons.ts';
import { isFields, isWholeNumber } from '../fields.ts';
import { refuse } from '../refuse.ts';
import type { Fighter } from '../state.ts';

type Swapped = Pick<Fighter, 'weapons' | 'items' | 'inHand' | 'paidApart'>;

const priceOf = (id: WeaponId | ItemId): number => (isItem(id) ? ITEMS[id].points : weaponOf(id).points);

/**
 * What somebody has after `[{ give, take, price }]`, one after another: what is given goes back for its points and what is taken is paid, unless an exchange
 * has a price of its own, which then is all that it costs.
 * @clause SK-ARMY-3 @refuses what he does not have or the tables do not know
 */
export function swapped(
  { model, weapons, items, inHand }: Pick<Fighter, 'model' | 'weapons' | 'items' | 'inHand'>,
  given: PlainData | undefined,
): Result<Swapped, Refusal> {
  if (given !== undefined && !Array.isArray(given))
    return refuse('forces/not-understood', 'SK-ARMY-3', { field: `${model}.swaps` });
  const swaps: readonly PlainData[] = given ?? [];
  let has: Swapped = { weapons, items, inHand, paidApart: 0 };
  for (const swap of swaps) {
    const { give, take, price }: Readonly<Record<string, PlainData | undefined>> = isFields(swap) ? swap : {};
    const known = (id: PlainData | undefined): id is WeaponId | ItemId => typeof id === 'string' && (isWeapon(id) || isItem(id));
    if (!known(give) || !known(take) || (price !== undefined && !isWholeNumber(price, 0)))
      return refuse('forces/not-understood', 'SK-ARMY-3', { field: `${model}.swaps` });
    const owned: readonly string[] = [...has.weapons, ...has.items];
    if (!owned.includes(give)) return refuse('forces/nothing-to-swap', 'SK-ARMY-3', { model, thing: give });
    const rest = {
      weapons: has.weapons.toSpliced(has.weapons.indexOf(give as WeaponId), has.weapons.includes(give as WeaponId) ? 1 : 0),
      items: has.items.filter((item) => item !== give),
    };
    has = {
      weapons: isWeapon(take) ? [...rest.weapons, take] : rest.weapons,
      items: isItem(take) ? [...rest.items, take] : rest.items,
      inHand: has.inHand,
      paidApart: has.paidApart + (price === undefined ? 0 : price + priceOf(give) - priceOf(take)),
    };
  }
  const held = has.weapons.includes(has.inHand as WeaponId)
    ? has.inHand
    : (has.weapons.find((weapon) => weaponOf(weapon).class !== 'thrown') ?? null);
  return succeed({ ...has, inHand: held });
}
