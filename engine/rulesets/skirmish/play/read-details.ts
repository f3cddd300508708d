import type { PlainData } from '../../../document/plain-data.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../outcome/result.ts';
import { type Characteristics, FIGURES, type FigureId, type ProfileChanges } from '../tables/figures.ts';
import {
  bayonetOn,
  isWeapon,
  isWeaponAbility,
  takesArmourPiercing,
  type WeaponAbility,
  type WeaponId,
} from '../tables/weapons.ts';
import { type Fields, isFields, isNameIn, isNames, isWholeNumber } from './fields.ts';
import { ARMY_TYPES, CAMOUFLAGE_LEVELS, WOMEN } from './force-words.ts';
import { swapped } from './gear/swap.ts';
import { refuse } from './refuse.ts';
import type { Fighter } from './state.ts';

/** What a target of that size adds to the number that a shot at it takes. @clause SK-SHOOT-9, SK-TAB-SIZE */
const SIZES: Readonly<Record<string, number>> = { 'very-small': 1, man: 0, rider: -1 };

type Details = Pick<
  Fighter,
  | 'weaponAbilities'
  | 'flags'
  | 'woman'
  | 'armyType'
  | 'camouflage'
  | 'size'
  | 'assists'
  | 'changes'
  | 'paidApart'
  | 'weapons'
  | 'items'
  | 'inHand'
>;
type Bare = Pick<Fighter, 'model' | 'figure' | 'side' | 'weapons' | 'meleeWeapon' | 'items' | 'inHand'>;

/**
 * Reads what sets one figure apart: `{ profile, swaps, weaponAbilities, woman, armyType, camouflage, size }`.
 * @refuses an exchange of what it does not have, a bayonet and ammunition that fit none of its weapons @clause SK-ARMY-3, SK-ITEM-4, SK-ITEM-6, SK-ITEM-7
 */
export function readDetails(bare: Bare, said: Fields): Result<Details, Refusal> {
  const { model, side } = bare;
  const field = (name: string) => refuse('forces/not-understood', 'SK-ARMY-1', { field: `${model}.${name}` });
  const gear = swapped(bare, said.swaps);
  if (!gear.ok) return fail(gear.problem);
  const { weapons, items } = gear.value;
  const nothingFor = (thing: string) => refuse('forces/nothing-for-it', 'SK-ITEM-4', { model, thing });
  if (items.includes('armour-piercing-ammunition') && !weapons.some(takesArmourPiercing))
    return nothingFor('armour-piercing-ammunition');
  const weaponAbilities = readWeaponAbilities(said.weaponAbilities, weapons);
  if (!weaponAbilities) return field('weaponAbilities');
  if (bare.meleeWeapon === 'bayonet' && weapons.length > 0 && weapons.every((id) => bayonetOn(id) === null))
    return nothingFor('bayonet');
  const woman = said.woman === undefined ? null : WOMEN.find((known) => known === said.woman);
  if (woman === undefined || woman === 'fielded') return field('woman');
  const armyType = said.armyType === undefined ? null : ARMY_TYPES.find((known) => known === said.armyType);
  if (armyType === undefined) return field('armyType');
  const camouflage = CAMOUFLAGE_LEVELS.find((level) => level === (said.camouflage ?? 0));
  if (camouflage === undefined) return field('camouflage');
  const changes = readProfile(bare.figure, said.profile);
  if (!changes) return field('profile');
  const { size = 'man' } = said;
  if (typeof size !== 'string' || !Object.hasOwn(SIZES, size)) return field('size');
  return succeed({
    ...gear.value,
    weaponAbilities,
    flags: items.includes('flag') ? [side] : [],
    woman,
    armyType,
    camouflage,
    size: SIZES[size]!,
    assists: null,
    changes,
  });
}

/**
 * What a list writes of a figure in place of what the table has for its kind, if it can be understood: lengths in millimetres, all else whole numbers. Toughness that
 * is not written follows the strength, as it does in the table.
 * @clause SK-GEN-17, SK-STAT-6, SK-STAT-10
 */
function readProfile(figure: FigureId, given: PlainData | undefined): ProfileChanges | null {
  if (given === undefined) return {};
  if (!isFields(given)) return null;
  const usual: Characteristics = FIGURES[figure];
  const changes: Partial<Record<keyof Characteristics, number>> = {};
  for (const [name, value] of Object.entries(given)) {
    if (!isNameIn(usual, name) || !isWholeNumber(value, name === 'wounds' ? 1 : 0)) return null;
    changes[name] = value - usual[name];
  }
  const follows = changes.strength !== undefined && changes.toughness === undefined && usual.toughness === usual.strength;
  return follows ? { ...changes, toughness: changes.strength! } : changes;
}

/** What is written of somebody's weapons, if it can be understood. */
function readWeaponAbilities(
  given: PlainData | undefined,
  weapons: readonly WeaponId[],
): Readonly<Partial<Record<WeaponId, readonly WeaponAbility[]>>> | null {
  if (given === undefined) return {};
  if (!isFields(given)) return null;
  const read: Partial<Record<WeaponId, readonly WeaponAbility[]>> = {};
  for (const [id, abilities] of Object.entries(given)) {
    if (!isWeapon(id) || !weapons.includes(id) || !isNames(abilities)) return null;
    const known = abilities.filter(isWeaponAbility);
    if (known.length < abilities.length) return null;
    read[id] = known;
  }
  return read;
}
