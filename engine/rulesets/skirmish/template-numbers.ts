import type { PrintedForce, ScatterQuestion } from '../../ruling/template-question.ts';
import type { Millimetres } from '../../space/quantity.ts';

/** The rules print centimetres. */
const CM: Millimetres = 10;

/** To the nearest whole, halves upwards. @clause SK-GEN-8 */
const rounded = (value: number): number => Math.floor(value + 0.5);

/**
 * How hard a template hits: as printed; else with half the weapon's strength and a third of its piercing, at least 1.
 * @clause SK-IMPACT-4, SK-IMPACT-5, SK-IMPACT-6 @example E 8 and AP 5 give 4 and 2 (SK-EX-57)
 */
export const forceOfTemplate = ({ strength, piercing, templateStrength, templatePiercing }: PrintedForce) => ({
  strength: templateStrength ?? rounded(strength / 2),
  piercing: templatePiercing ?? Math.max(1, rounded(piercing / 3)),
});

/** What a cloud of poison gas does to whoever breathes it; nerve gas has a strength of 3. @clause SK-GAS-4, SK-GAS-9 */
export const GAS_FORCE = { poison: { strength: 2, piercing: 1 }, nerve: { strength: 3, piercing: 1 } } as const;

/** How far off a missed shot lands: so much for each point that was missing, and as for one point where a 1 would have sufficed. */
const SCATTER_STEP: Millimetres = 5 * CM;

/**
 * Does the roll hit, and how far off does it land otherwise? A 1 always misses, and a 10 always hits.
 * @clause SK-PROX-5, SK-PROX-6, SK-SHOOT-5 to 7 @example C 5 against 10 with a 2 lands 15 cm off (SK-EX-55)
 */
export function scatterOf({ skill, needed, natural }: NonNullable<ScatterQuestion['roll']>): {
  readonly hit: boolean;
  readonly margin: number;
  readonly distance: Millimetres;
} {
  const missing = needed - skill - natural;
  const hit = natural !== 1 && (natural >= 10 || missing <= 0);
  const margin = hit ? 0 : Math.max(1, missing);
  return { hit, margin, distance: margin * SCATTER_STEP };
}

/** How far somebody throws a grenade. @clause SK-GREN-2 @example E 4 throws 16 cm (SK-EX-59) */
export const throwOf = (strength: number): Millimetres => 4 * strength * CM;

/** How far somebody may leap away from a grenade. @clause SK-GREN-6 @example R 5 and a 3 give 7 cm (SK-EX-59) */
export const leapOf = (reaction: number, die: number): Millimetres => Math.max(0, 2 * reaction - die) * CM;

/** What a lobbed shot must reach. @clause SK-IND-4 @example where only 9 is printed, 12 (SK-EX-58) */
export const lobbedNumber = ({ straight, lobbed }: { readonly straight: number; readonly lobbed: number | null }): number =>
  lobbed ?? straight + 3;

/** How far off the narrow end of flame may lie where nobody said: medium range of the weapon table. @clause SK-FLAME-3 */
export const FLAME_RANGE: Millimetres = 15 * CM;
