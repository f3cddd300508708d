import type { Millimetres } from '../../../space/quantity.ts';

/** How often a weapon shoots. `x` is the number in the brackets of the book. @clause SK-ROF-1 to 17 */
export type RateOfFire =
  | { readonly kind: 'front-loader' | 'repeater' | 'semi-automatic' | 'thrown' | 'mortar' | 'cannon' }
  | { readonly kind: 'single-shot' | 'automatic'; readonly x: number };

/** What else the book says of a weapon, in its own words. @clause SK-WPN-1, SK-WPN-3, SK-WPN-9, SK-WPN-12, SK-ABIL-19 */
export type WeaponTrait =
  | 'pistol'
  | 'submachine-gun'
  | 'black-powder'
  | 'takes-bayonet'
  | 'telescopic-sight'
  | 'reliable'
  | 'shotgun'
  | 'light-machine-gun'
  | 'machine-gun'
  | 'heavy-machine-gun'
  | 'stand'
  | 'large-magazine'
  | 'support-weapon'
  | 'light'
  | 'heavy'
  | 'recoil'
  | 'single-use'
  | 'also-semi-automatic';

/** A weapon that shoots or is thrown. */
export interface Weapon {
  readonly class: 'small-arm' | 'gun' | 'rocket' | 'thrown' | 'flame';
  readonly rate: RateOfFire;
  /** The far end of short, medium and long range, which belongs to it. */
  readonly ranges: readonly [Millimetres, Millimetres, Millimetres];
  /** The target number at short, medium and long range. */
  readonly targetNumbers: readonly [number, number, number];
  readonly strength: number;
  readonly armourPiercing: number;
  readonly traits: readonly WeaponTrait[];
  readonly points: number;
  /** What is laid where it bursts; left out where it does not burst. @clause SK-PROX-1, SK-IMPACT-1 */
  readonly bursts?: WeaponBurst;
  /** The target numbers when it is fired in an arc; left out where it cannot be. @clause SK-IND-4 */
  readonly lobbed?: readonly [number, number, number];
  /** How many men serve it; left out where one is enough. @clause SK-CREW-6 */
  readonly crew?: number;
}

/** How a projectile bursts: near its target, or on it, and then whom it strikes is hit by itself as well. @clause SK-PROX-1, SK-IMPACT-1, SK-IMPACT-2 */
export interface WeaponBurst {
  readonly fuse: 'proximity' | 'impact';
  readonly diameter: Millimetres;
  /** With what the template hits; as the weapon does where it is not printed, an impact by its half and a third. @clause SK-IMPACT-4, SK-IMPACT-5 */
  readonly strength?: number;
  readonly piercing?: number;
}

/** Ranges as the book prints them, in centimetres. */
const upTo = (short: number, medium: number, long: number): Weapon['ranges'] => [short * 10, medium * 10, long * 10];

const SEMI = { kind: 'semi-automatic' } as const;
const REPEATER = { kind: 'repeater' } as const;
const automatic = (x: number) => ({ kind: 'automatic', x }) as const;

/** Weapons of single figures, and those that several men serve. @clause SK-TAB-WPN, SK-ROF-5, SK-WPN-1, SK-WPN-3, SK-ARMY-9 */
export const WEAPONS = {
  pistol: weapon('small-arm', SEMI, upTo(10, 20, 30), [7, 9, 12], 1, 1, ['pistol'], 5),
  revolver: weapon('small-arm', REPEATER, upTo(10, 20, 30), [7, 9, 12], 1, 1, ['pistol', 'reliable'], 4),
  musket: weapon(
    'small-arm',
    { kind: 'front-loader' },
    upTo(10, 25, 40),
    [8, 10, 13],
    3,
    1,
    ['black-powder', 'takes-bayonet'],
    3,
  ),
  rifle: weapon('small-arm', REPEATER, upTo(20, 50, 100), [7, 9, 11], 3, 1, ['takes-bayonet'], 8),
  'self-loading-rifle': weapon('small-arm', SEMI, upTo(20, 50, 90), [7, 9, 11], 3, 1, ['takes-bayonet'], 12),
  'sniper-rifle': weapon('small-arm', REPEATER, upTo(25, 60, 120), [7, 9, 10], 3, 1, ['telescopic-sight'], 25),
  'submachine-gun': weapon('small-arm', automatic(3), upTo(12, 24, 40), [7, 9, 12], 1, 1, ['submachine-gun'], 10),
  'assault-rifle': weapon(
    'small-arm',
    automatic(3),
    upTo(18, 40, 75),
    [7, 9, 11],
    2,
    1,
    ['takes-bayonet', 'also-semi-automatic'],
    14,
  ),
  'double-shotgun': weapon(
    'small-arm',
    { kind: 'single-shot', x: 2 },
    upTo(10, 20, 30),
    [7, 9, 12],
    2,
    1,
    ['shotgun', 'reliable'],
    6,
  ),
  'pump-shotgun': weapon('small-arm', SEMI, upTo(10, 20, 30), [7, 9, 12], 2, 1, ['shotgun'], 10),
  'light-machine-gun': weapon('small-arm', automatic(5), upTo(20, 50, 100), [7, 9, 11], 3, 1, ['light-machine-gun', 'stand'], 25),
  'machine-gun': weapon(
    'small-arm',
    automatic(6),
    upTo(20, 60, 120),
    [7, 9, 11],
    3,
    1,
    ['machine-gun', 'stand', 'large-magazine', 'support-weapon'],
    35,
  ),
  // how far it is thrown depends on who throws, and one number holds all the way @clause SK-GREN-2, SK-GREN-4
  'hand-grenade': {
    ...weapon('thrown', { kind: 'thrown' }, [0, 0, 0], [8, 8, 8], 3, 1, ['single-use'], 3),
    bursts: { fuse: 'proximity', diameter: 80 },
    lobbed: [11, 11, 11],
  },
  'anti-tank-rifle': weapon('gun', REPEATER, upTo(25, 60, 100), [7, 9, 11], 4, 3, ['heavy', 'recoil'], 25),
  'heavy-machine-gun': weapon(
    'gun',
    automatic(6),
    upTo(25, 70, 140),
    [7, 9, 11],
    6,
    2,
    ['heavy-machine-gun', 'stand', 'large-magazine', 'support-weapon'],
    50,
  ),
  bazooka: {
    ...weapon('rocket', { kind: 'single-shot', x: 1 }, upTo(10, 25, 40), [8, 10, 12], 8, 5, ['reliable'], 35),
    bursts: { fuse: 'impact', diameter: 80, strength: 4, piercing: 2 },
  },
  panzerfaust: {
    ...weapon('rocket', { kind: 'single-shot', x: 1 }, upTo(8, 16, 25), [8, 10, 12], 10, 6, ['reliable', 'single-use'], 20),
    bursts: { fuse: 'impact', diameter: 80, strength: 5, piercing: 2 },
  },
  // it has no zones and no roll to hit: the narrow end of its template lies within this @clause SK-FLAME-1, SK-FLAME-3
  flamethrower: weapon('flame', REPEATER, upTo(15, 15, 15), [0, 0, 0], 4, 1, [], 30),
  'light-mortar': {
    ...weapon('gun', { kind: 'mortar' }, upTo(40, 80, 120), [8, 9, 10], 3, 1, ['light'], 40),
    bursts: { fuse: 'proximity', diameter: 80 },
    lobbed: [11, 12, 13],
    crew: 2,
  },
  mortar: {
    ...weapon('gun', { kind: 'mortar' }, upTo(50, 100, 200), [8, 9, 10], 4, 1, [], 60),
    bursts: { fuse: 'proximity', diameter: 120 },
    lobbed: [11, 12, 13],
    crew: 3,
  },
  'anti-tank-gun': {
    ...weapon('gun', { kind: 'cannon' }, upTo(40, 90, 180), [8, 9, 10], 8, 4, ['support-weapon'], 70),
    bursts: { fuse: 'impact', diameter: 80, strength: 4, piercing: 1 },
    crew: 3,
  },
  'field-gun': {
    ...weapon('gun', { kind: 'cannon' }, upTo(50, 120, 250), [8, 9, 10], 10, 5, [], 100),
    bursts: { fuse: 'impact', diameter: 120, strength: 5, piercing: 2 },
    lobbed: [11, 12, 13],
    crew: 3,
  },
} as const satisfies Readonly<Record<string, Weapon>>;

function weapon(
  kind: Weapon['class'],
  rate: RateOfFire,
  ranges: Weapon['ranges'],
  targetNumbers: Weapon['targetNumbers'],
  strength: number,
  armourPiercing: number,
  traits: readonly WeaponTrait[],
  points: number,
): Weapon {
  return { class: kind, rate, ranges, targetNumbers, strength, armourPiercing, traits, points };
}

/** Names a weapon of the table. */
export type WeaponId = keyof typeof WEAPONS;

export const isWeapon = (name: string): name is WeaponId => Object.hasOwn(WEAPONS, name);
/** What a weapon of somebody can do that others of its kind cannot: it is written in his list. @clause SK-ABIL-3, SK-ABIL-9, SK-ITEM-8, SK-WPN-11 */
export const WEAPON_ABILITIES = ['ergonomic', 'hydrodynamic-shock', 'fixed-bayonet', 'weak'] as const;
export type WeaponAbility = (typeof WEAPON_ABILITIES)[number];

export const isWeaponAbility = (name: unknown): name is WeaponAbility => WEAPON_ABILITIES.some((ability) => ability === name);

/** Is there ammunition for it that pierces armour? For small arms with bullets of their own, and for guns that are carried. @clause SK-ITEM-4 */
export const takesArmourPiercing = (id: WeaponId): boolean => {
  const { class: kind, traits } = weaponOf(id);
  return (kind === 'small-arm' || kind === 'gun') && !traits.includes('shotgun') && !traits.includes('black-powder');
};

/** How strong a bayonet on such a weapon strikes; null where none is put on it. @clause SK-ITEM-6, SK-TAB-MELEE */
export function bayonetOn(id: WeaponId): number | null {
  const { traits } = weaponOf(id);
  if (traits.includes('takes-bayonet')) return ON_A_LONG_BARREL;
  return traits.includes('submachine-gun') ? ON_A_SHORT_BARREL : null;
}
const ON_A_LONG_BARREL = 2;
const ON_A_SHORT_BARREL = 1;

/** A weapon by its name, as the book prints it. */
export const weaponOf = (id: WeaponId): Weapon => WEAPONS[id];
