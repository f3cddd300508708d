import type { ModelId, SideId } from '../../../../identity/ids.ts';
import { type Weapon, type WeaponId, weaponOf } from '../../tables/weapons.ts';

/**
 * How somebody takes something along: as a load, a machine gun in his hands, a light mortar as heavy as
 * one, a heavy machine gun with its second man, or pulled or rolled on its wheels.
 * @clause SK-LOAD-2, SK-SUPW-6, SK-WPN-5, SK-WPN-6, SK-WPN-7, SK-ABIL-14
 */
export const BEARINGS = ['load', 'in-hand', 'like-a-machine-gun', 'with-its-crew', 'pulled', 'rolled'] as const;
export type Bearing = (typeof BEARINGS)[number];

/** A weapon that stands on the table by itself and is served there, or is taken along. @clause SK-SUPW-1, SK-CREW-1 */
export interface Gun {
  /** Its own model. */
  readonly model: ModelId;
  readonly side: SideId;
  readonly weapon: WeaponId;
  /** Men who serve it, and dice of a slow one. @clause SK-CREW-6, SK-WPN-17 */
  readonly crew: number;
  readonly slow: number;
  /** It has a wheeled stand. @clause SK-ABIL-14, SK-WPN-5 */
  readonly wheels: boolean;
  /** It may be fired; else it was put down and is not set up yet. @clause SK-SUPW-4 */
  readonly isSetUp: boolean;
  /** Rounds for which it is out, as men were missing. @clause SK-CREW-7, SK-CREW-8 */
  readonly out: number;
  /** In this round: Shoot actions, how many of them were sweeps, and whether it was moved. @clause SK-WPN-5, SK-WPN-8, SK-ROF-17 */
  readonly shots: number;
  readonly sweeps: number;
  readonly moved: boolean;
}

/** Does a weapon stand by itself, so that it is served and not carried in the hand? A machine gun may be either. @clause SK-SUPW-1, SK-SUPW-6, SK-WPN-7 */
export const mayStand = ({ rate, traits }: Weapon): boolean =>
  rate.kind === 'mortar' || rate.kind === 'cannon' || traits.includes('support-weapon');

/** May it be used in the hands of one man? @clause SK-SUPW-6 */
export const mayBeHeld = (weapon: Weapon): boolean => !mayStand(weapon) || weapon.traits.includes('machine-gun');

/** Does it shoot once a round, whoever serves it? @clause SK-WPN-8 */
export const shootsOnce = ({ rate }: Weapon): boolean => rate.kind === 'mortar' || rate.kind === 'cannon';

/**
 * In which ways a weapon may be taken along, the usual one first; none where it cannot be moved by men at all.
 * @clause SK-SUPW-3, SK-SUPW-6, SK-WPN-5, SK-WPN-6, SK-WPN-7, SK-ABIL-14, SK-ABIL-16
 */
export function bearingsOf({ weapon: id, wheels }: Pick<Gun, 'weapon' | 'wheels'>): readonly Bearing[] {
  const weapon = weaponOf(id);
  if (weapon.traits.includes('heavy-machine-gun')) return [wheels ? 'rolled' : 'with-its-crew'];
  if (weapon.traits.includes('light')) return ['like-a-machine-gun'];
  if (!weapon.traits.includes('support-weapon')) return [];
  return [...(wheels ? (['pulled'] as const) : []), 'load', ...(mayBeHeld(weapon) ? (['in-hand'] as const) : [])];
}

/** Does it go along on its wheels, which takes no action and only plain ground? @clause SK-ABIL-15, SK-ABIL-16 */
export const onWheels = (bearing: Bearing): boolean => bearing === 'pulled' || bearing === 'rolled';
