import { weaponOf } from '../../tables/weapons.ts';
import { modifier, type SkirmishModifier } from '../modifiers.ts';
import type { AimedShot } from './aimed-shot.ts';
import type { Blow } from './blow.ts';

/** A hit as far as the weapon and the cover make it. */
export type HitOfShot = Omit<Blow, 'roller' | 'by' | 'from'>;

/** What of a shot a hit goes by; it pierces what its weapon pierces unless told. */
type BareShot = Pick<AimedShot, 'weapon' | 'zone'> & Partial<Pick<AimedShot, 'armourPiercing' | 'stronger' | 'weak'>>;

/** A hit at its full strength. @clause SK-COVER-16, SK-SHOT-1 to 3, SK-ITEM-4, SK-WPN-11 */
export function plainBlow({ weapon: id, zone, armourPiercing, weak = false }: BareShot): HitOfShot {
  const weapon = weaponOf(id);
  const isShotgun = weapon.traits.includes('shotgun');
  return {
    armourPiercing: armourPiercing ?? weapon.armourPiercing,
    modifiers: [
      ...modifier('strength', weapon.strength, 'modifier/weapon', 'SK-TAB-WPN'),
      ...modifier('strength', isShotgun && zone === 'short' ? 1 : 0, 'modifier/shotgun-near', 'SK-SHOT-1'),
      ...modifier('strength', isShotgun && zone === 'long' ? -2 : 0, 'modifier/shotgun-far', 'SK-SHOT-1'),
    ],
    headshot: false,
    spent: weapon.class === 'small-arm' && zone === 'long',
    weak,
    armourThrowsAgain: isShotgun,
    shocks: true,
    shocksAll: isShotgun && zone === 'short',
  };
}

/** A hit on the target itself: weaker through his cover, or in the head. @clause SK-COVER-2, SK-HEAD-2, SK-HEAD-3, SK-ABIL-9 */
export function blowOf(shot: BareShot & Pick<AimedShot, 'cover'>, headshot: boolean): HitOfShot {
  const plain = plainBlow(shot);
  const more: readonly SkirmishModifier[] = headshot
    ? modifier('strength', HEADSHOT, 'modifier/headshot', 'SK-HEAD-2')
    : modifier('strength', -shot.cover.fromStrength, 'modifier/cover', 'SK-COVER-2');
  return { ...plain, headshot, modifiers: [...plain.modifiers, ...(shot.stronger ?? []), ...more] };
}

/** What a headshot adds to the strength. @clause SK-HEAD-2 */
const HEADSHOT = 2;
