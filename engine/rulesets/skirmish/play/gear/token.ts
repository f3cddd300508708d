import { type WeaponId, weaponOf } from '../../tables/weapons.ts';
import type { Fighter, Gear } from '../state.ts';

const isThrown = (id: WeaponId): boolean => weaponOf(id).class === 'thrown';

/** What somebody carries that can be taken from where he fell: of what is thrown, what he had left. @clause SK-ITEM-14, SK-ITEM-19 */
export function gearOf({ weapons, spent, meleeWeapon, armour, helmet, items, flags, weaponAbilities, usedUp }: Fighter): Gear {
  const thrown: Partial<Record<WeaponId, number>> = { ...spent };
  const left = weapons.filter((id) => {
    const gone = isThrown(id) ? (thrown[id] ?? 0) : 0;
    if (gone > 0) thrown[id] = gone - 1;
    return gone === 0;
  });
  const loaded = Object.fromEntries(Object.entries(spent).filter(([id]) => !isThrown(id as WeaponId)));
  return { weapons: left, spent: loaded, meleeWeapon, armour, helmet, items, flags, weaponAbilities, usedUp };
}

/** What changes about somebody who takes it: he has all of it, and wears and holds what he had nothing of that kind for. @clause SK-ITEM-14, SK-ITEM-19 */
export function withGear(own: Fighter, gear: Gear): Gear {
  const more = gear.weapons.filter((id) => isThrown(id) || !own.weapons.includes(id));
  const fresh = more.filter((id) => !isThrown(id));
  const moreItems = gear.items.filter((item) => !own.items.includes(item));
  return {
    weapons: [...own.weapons, ...more],
    spent: { ...own.spent, ...only(gear.spent, fresh) },
    meleeWeapon: own.meleeWeapon === 'bare-hands' ? gear.meleeWeapon : own.meleeWeapon,
    armour: own.armour ?? gear.armour,
    helmet: own.helmet ?? gear.helmet,
    items: [...own.items, ...moreItems],
    flags: [...new Set([...own.flags, ...gear.flags])],
    weaponAbilities: { ...own.weaponAbilities, ...only(gear.weaponAbilities, fresh) },
    // what he has used up himself is used up, and so is what is handed on without anything left in it
    usedUp: [...own.usedUp, ...gear.usedUp.filter((item) => moreItems.includes(item))],
  };
}

const only = <Value>(all: Readonly<Partial<Record<WeaponId, Value>>>, of: readonly WeaponId[]) =>
  Object.fromEntries(of.flatMap((id) => (all[id] === undefined ? [] : [[id, all[id]]]))) as Partial<Record<WeaponId, Value>>;
