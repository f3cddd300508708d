import type { Model } from '../../../board/model.ts';
import type { PlainData } from '../../../document/plain-data.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../outcome/result.ts';
import { INNATE, isAbility } from '../tables/abilities.ts';
import { FIGURES, isFigure } from '../tables/figures.ts';
import { isItem } from '../tables/items.ts';
import { BODY_ARMOUR, HELMETS, MELEE_WEAPONS } from '../tables/protection.ts';
import { isWeapon, type WeaponId, weaponOf } from '../tables/weapons.ts';
import { refuse } from './acting.ts';
import { groupOf } from './army.ts';
import { mayBeHeld } from './crews/gun.ts';
import { isFields, isNameIn } from './fields.ts';
import { ARMY_GROUPS } from './force-words.ts';
import { profileOf } from './profile.ts';
import { readDetails } from './read-details.ts';
import type { Fighter } from './state.ts';

/** Reads what is said of one figure. @refuses what the tables of the book do not have */
export function readFighter(model: Model, given: PlainData | undefined, isSetUp: boolean): Result<Fighter, Refusal> {
  const said = given ?? {};
  const notUnderstood = (field: string) => refuse('forces/not-understood', 'SK-ARMY-1', { field });
  if (!isFields(said)) return notUnderstood(model.id);
  const figure = said.figure ?? (isFigure(model.profile) ? model.profile : 'trained-soldier');
  if (!isNameIn(FIGURES, figure)) return refuse('forces/figure-not-in-the-book', 'SK-TAB-FIG', { model: model.id });
  const weapons = said.weapons ?? ['rifle'];
  if (!Array.isArray(weapons)) return notUnderstood(`${model.id}.weapons`);
  const known = weapons.filter((name): name is WeaponId => typeof name === 'string' && isWeapon(name));
  if (known.length < weapons.length) return refuse('forces/weapon-not-in-the-book', 'SK-TAB-WPN', { model: model.id });
  if (!known.every((name) => mayBeHeld(weaponOf(name))))
    return refuse('forces/weapon-not-held', 'SK-SUPW-1', { model: model.id });
  const melee = said.melee ?? 'bare-hands';
  if (!isNameIn(MELEE_WEAPONS, melee)) return refuse('forces/weapon-not-in-the-book', 'SK-TAB-MELEE', { model: model.id });
  const armour = said.armour ?? null;
  const helmet = said.helmet ?? null;
  if ((armour !== null && !isNameIn(BODY_ARMOUR, armour)) || (helmet !== null && !isNameIn(HELMETS, helmet)))
    return refuse('forces/armour-not-in-the-book', 'SK-TAB-ARMOUR', { model: model.id });
  const abilities = said.abilities ?? [];
  if (!Array.isArray(abilities)) return notUnderstood(`${model.id}.abilities`);
  const gifts = abilities.filter(isAbility);
  if (gifts.length < abilities.length) return refuse('forces/ability-not-in-the-book', 'SK-ABIL-20', { model: model.id });
  const items = said.items ?? [];
  if (!Array.isArray(items)) return notUnderstood(`${model.id}.items`);
  const carried = items.filter(isItem);
  if (carried.length < items.length) return refuse('forces/item-not-in-the-book', 'SK-ITEM-1', { model: model.id });
  const group = said.group ?? groupOf(figure);
  if (!ARMY_GROUPS.some((known) => known === group)) return notUnderstood(`${model.id}.group`);
  const bare = {
    model: model.id,
    side: model.owner,
    figure,
    weapons: known,
    meleeWeapon: melee,
    armour,
    helmet,
    abilities: [...new Set([...gifts, ...(INNATE[figure] ?? [])])],
    items: carried,
    usedUp: [],
    spared: true,
    helped: null,
    fromBehind: false,
    hasActed: false,
    deeds: [],
    fellIn: null,
    everShot: [],
    inHand: known.find((weapon) => weaponOf(weapon).class !== 'thrown') ?? null,
    whereabouts: said.reserve === true ? 'reserve' : isSetUp ? 'unplaced' : 'table',
    group: group as Fighter['group'],
    waited: 0,
    lyingInWait: false,
    markers: [],
    underFire: null,
    activated: false,
    everActivated: false,
    pledged: 0,
    unspent: 0,
    bears: null,
    woundsLeft: 0,
    shocks: 0,
    dazedInRound: null,
    broken: null,
    aiming: false,
    shots: {},
    sweeps: {},
    served: 0,
    spent: {},
    stirred: false,
    moved: false,
    movedLast: false,
  } as const;
  const details = readDetails(bare, said);
  if (!details.ok) return details;
  const { wounds: woundsLeft } = profileOf({ figure, changes: details.value.changes });
  return succeed({ ...bare, ...details.value, woundsLeft });
}
