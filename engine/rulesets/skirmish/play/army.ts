import type { PlainData } from '../../../document/plain-data.ts';
import type { SideId } from '../../../identity/ids.ts';
import type { Refusal } from '../../../outcome/refusal.ts';
import type { FigureId } from '../tables/figures.ts';
import { ITEMS } from '../tables/items.ts';
import { BODY_ARMOUR, HELMETS, MELEE_WEAPONS } from '../tables/protection.ts';
import { weaponOf } from '../tables/weapons.ts';
import { refuse } from './acting.ts';
import type { Gun } from './crews/gun.ts';
import { isFields, isWholeNumber } from './fields.ts';
import type { ArmyGroup } from './force-words.ts';
import { profileOf } from './profile.ts';
import type { Fighter } from './state.ts';

/** What an army may cost unless its battle says otherwise. @clause SK-ARMY-11 */
const USUAL_POINTS = 300;
/** @clause SK-ARMY-4, SK-ARMY-5, SK-ARMY-7 */
const MOST_OFFICERS = 1;
const FEWEST_PRIVATES = 2;
const MOST_SPECIALISTS = 2;

/** As what somebody is bought of whom it is not said: leaders of armies as officers, other superiors as specialists. @clause SK-ARMY-4, SK-ARMY-8 */
export function groupOf(figure: FigureId): ArmyGroup {
  if (figure === 'officer' || figure === 'general') return 'officer';
  return figure === 'nco' ? 'specialist' : 'private';
}

type Bought = Pick<Fighter, 'figure' | 'changes' | 'weapons' | 'meleeWeapon' | 'armour' | 'helmet' | 'items' | 'paidApart'>;

/** What a figure costs with all that it carries. @clause SK-ARMY-1, SK-ARMY-2, SK-ARMY-3 */
export function pointsOf({ figure, changes, weapons, meleeWeapon, armour, helmet, items, paidApart }: Bought): number {
  const arms = weapons.reduce((sum, weapon) => sum + weaponOf(weapon).points, 0);
  const worn = (armour ? BODY_ARMOUR[armour].points : 0) + (helmet ? HELMETS[helmet].points : 0);
  const carried = items.reduce((sum, item) => sum + ITEMS[item].points, 0);
  return profileOf({ figure, changes }).points + carried + arms + MELEE_WEAPONS[meleeWeapon].points + worn + paidApart;
}

/**
 * What is wrong with the armies of a battle that limits them: `{ points, officers, privates, specialists }`, each as the book has it unless told. Null where
 * nothing is, and where the battle does not ask.
 * @clause SK-ARMY-4 to 7, SK-ARMY-11, SK-ARMY-12 @edge exactly at a limit is allowed
 */
export function whatIsWrongWithArmies(
  fighters: readonly Fighter[],
  guns: readonly Gun[],
  seats: readonly SideId[],
  limits: PlainData | undefined,
): Refusal | null {
  if (limits === undefined || limits === null) return null;
  const problem = (...said: Parameters<typeof refuse>) => refuse(...said).problem;
  if (!isFields(limits)) return problem('forces/not-understood', 'SK-ARMY-12', { field: 'army' });
  const {
    points: most = USUAL_POINTS,
    officers = MOST_OFFICERS,
    privates = FEWEST_PRIVATES,
    specialists = MOST_SPECIALISTS,
  } = limits;
  for (const [field, value] of Object.entries({ points: most, officers, privates, specialists }))
    if (!isWholeNumber(value, 0)) return problem('forces/not-understood', 'SK-ARMY-12', { field: `army.${field}` });
  for (const side of seats) {
    const own = fighters.filter((fighter) => fighter.side === side);
    const count = (group: ArmyGroup) => own.filter((fighter) => fighter.group === group).length;
    const served = guns.filter((gun) => gun.side === side).reduce((sum, { weapon }) => sum + weaponOf(weapon).points, 0);
    const points = own.reduce((sum, fighter) => sum + pointsOf(fighter), served);
    if (points > Number(most)) return problem('army/too-dear', 'SK-ARMY-11', { side, points, most: Number(most) });
    if (count('officer') > Number(officers))
      return problem('army/too-many-officers', 'SK-ARMY-4', { side, given: count('officer'), most: Number(officers) });
    if (count('private') < Number(privates))
      return problem('army/too-few-privates', 'SK-ARMY-5', { side, given: count('private'), least: Number(privates) });
    const mostAllies = Math.floor(count('private') / 2);
    if (count('ally') > mostAllies)
      return problem('army/too-many-allies', 'SK-ARMY-6', { side, given: count('ally'), most: mostAllies });
    if (count('specialist') > Number(specialists))
      return problem('army/too-many-specialists', 'SK-ARMY-7', { side, given: count('specialist'), most: Number(specialists) });
  }
  return null;
}
