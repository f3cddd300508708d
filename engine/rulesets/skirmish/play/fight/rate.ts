import type { Refusal } from '../../../../outcome/refusal.ts';
import type { SkirmishSettings } from '../../settings.ts';
import { type Weapon, type WeaponId, weaponOf } from '../../tables/weapons.ts';
import { refuse } from '../acting.ts';
import { FIRE_MODES, type FireMode, type RangeZone } from '../facts.ts';
import type { Fighter } from '../state.ts';

/** The most shots of a burst of one man, and of one with a second man, a stand and no movement before. @clause SK-ROF-13, SK-CREW-4 */
const MOST_FROM_THE_HAND = 3;
const MOST_WITH_ASSISTANT = 6;
const SPAN_OF_X = 30;

/** How far apart the targets of a burst or a sweep may be: by what is printed, however many shots it has. @clause SK-ROF-12, SK-ROF-15 */
export const spanOf = ({ rate }: Weapon): number => SPAN_OF_X * (rate.kind === 'automatic' ? rate.x : 1);

/** May a second man make its bursts longer? @clause SK-CREW-4, SK-CREW-12 */
export const takesAssistant = ({ rate, traits }: Weapon): boolean =>
  rate.kind === 'automatic' && rate.x > MOST_FROM_THE_HAND && traits.some((trait) => trait.endsWith('machine-gun'));

/**
 * How many shots a burst has: of one man three, with a second man as many as the weapon gives, up to six, where it has a stand and was not moved in this
 * activation; or, where the table agreed so, wherever there is a second man.
 * @clause SK-ROF-13, SK-ROF-14, SK-CREW-4
 */
export function shotsOfBurst(
  weapon: Weapon,
  { assisted, moved }: { readonly assisted: boolean; readonly moved: boolean },
  { burstCapRule }: SkirmishSettings,
): number {
  const x = weapon.rate.kind === 'automatic' ? weapon.rate.x : 1;
  const lifts = assisted && (burstCapRule === 'secondCrewLifts' || (weapon.traits.includes('stand') && !moved));
  return Math.min(x, lifts ? MOST_WITH_ASSISTANT : MOST_FROM_THE_HAND);
}

/** In what ways a weapon may be fired at a target in this zone. @clause SK-ROF-10, SK-ROF-11, SK-ROF-16, SK-ROF-19 */
export function modesIn({ rate }: Weapon, zone: RangeZone): readonly FireMode[] {
  if (rate.kind !== 'automatic' || zone === 'long') return ['single'];
  return zone === 'medium' ? ['single', 'burst'] : FIRE_MODES;
}

/** How often a round a weapon sweeps. @clause SK-ROF-17 */
export const sweepsOf = ({ traits }: Weapon): number =>
  traits.includes('large-magazine') || traits.includes('machine-gun') ? 2 : 1;

/** Why a weapon does not shoot now; null where it does. @clause SK-ROF-2, SK-ROF-4, SK-ROF-6 to 9 */
export function whatKeepsFromFiring({ model, shots, spent }: Fighter, id: WeaponId): Refusal | null {
  const { rate } = weaponOf(id);
  const fired = shots[id] ?? 0;
  const loaded = spent[id] ?? 0;
  switch (rate.kind) {
    case 'repeater':
      return fired >= 1 ? refuse('shoot/shot-already', 'SK-ROF-7', { model }).problem : null;
    case 'front-loader':
      return loaded >= 1 ? refuse('shoot/not-loaded', 'SK-ROF-2', { model }).problem : null;
    case 'single-shot':
      return loaded >= rate.x ? refuse('shoot/not-loaded', 'SK-ROF-4', { model }).problem : null;
    default:
      return null;
  }
}

/**
 * Weapons that are loaded again at the end of a round: any that shoots single shots if its bearer has not shot, with that or with anything else, a front-loader only if
 * he stood still as well. What is used once is not loaded.
 * @clause SK-ROF-1 to 4, SK-PRONE-8
 */
export function reloadedBy(fighter: Fighter, stands: boolean): readonly WeaponId[] {
  if (fighter.served > 0 || Object.values(fighter.shots).some((shots) => shots > 0)) return [];
  return fighter.weapons.filter((id) => {
    if ((fighter.spent[id] ?? 0) === 0) return false;
    const { rate, traits } = weaponOf(id);
    const { kind } = rate;
    if (traits.includes('single-use')) return false;
    return kind === 'single-shot' || (kind === 'front-loader' && stands && !fighter.stirred);
  });
}
