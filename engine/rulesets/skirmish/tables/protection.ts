import type { Millimetres } from '../../../space/quantity.ts';

/** Armour or a helmet: on this or more of a d6 the strength of a hit is less by that much. @clause SK-ARM-1 */
export interface Protection {
  readonly on: number;
  readonly takes: number;
  /** What it costs in Movement. @clause SK-MOVE-14 */
  readonly slows: Millimetres;
  readonly points: number;
}

/** @clause SK-TAB-ARMOUR */
export const HELMETS = {
  'steel-helmet': { on: 5, takes: 2, slows: 0, points: 2 },
  'modern-helmet': { on: 4, takes: 3, slows: 0, points: 4 },
} as const satisfies Readonly<Record<string, Protection>>;
export type HelmetId = keyof typeof HELMETS;

/** @clause SK-TAB-ARMOUR */
export const BODY_ARMOUR = {
  'flak-vest': { on: 5, takes: 2, slows: 0, points: 5 },
  'ballistic-vest': { on: 4, takes: 3, slows: 0, points: 10 },
  'trench-armour': { on: 4, takes: 3, slows: 20, points: 8 },
  'bomb-disposal-suit': { on: 3, takes: 4, slows: 40, points: 20 },
} as const satisfies Readonly<Record<string, Protection>>;
export type BodyArmourId = keyof typeof BODY_ARMOUR;

/** What armour is worth against flame where its own text says so; against it nothing else helps. @clause SK-FLAME-7, SK-TAB-ARMOUR */
export const ARMOUR_AGAINST_FLAME: Readonly<Partial<Record<BodyArmourId, Pick<Protection, 'on' | 'takes'>>>> = {
  'bomb-disposal-suit': { on: 5, takes: 2 },
};

/** What one strikes with, and how strong that is in the hands of somebody with Strength 5. @clause SK-TAB-MELEE, SK-CC-5 */
export const MELEE_WEAPONS = {
  'bare-hands': { strength: -1, points: 0 },
  knife: { strength: 1, points: 1 },
  bayonet: { strength: 2, points: 2 },
  sabre: { strength: 2, points: 2 },
  club: { strength: 2, points: 2 },
  'entrenching-tool': { strength: 2, points: 2 },
  'two-handed-axe': { strength: 3, points: 4 },
} as const;
export type MeleeWeaponId = keyof typeof MELEE_WEAPONS;
