import type { Modifier } from '../../../rules/playing.ts';

/** All that changes a number of a shot, a strike or a hit. */
export const SKIRMISH_MODIFIER_CODES = [
  'modifier/took-aim',
  'modifier/telescopic-sight',
  'modifier/sniper',
  'modifier/red-dot-sight',
  'modifier/recoil',
  'modifier/ergonomic',
  'modifier/hydrodynamic-shock',
  'modifier/assistant',
  'modifier/size',
  'modifier/one-shot-of-an-automatic',
  'modifier/suppressive-fire',
  'modifier/cover',
  'modifier/striker-lies-down',
  'modifier/struck-lies-down',
  'modifier/weapon',
  'modifier/arm',
  'modifier/headshot',
  'modifier/shotgun-near',
  'modifier/shotgun-far',
  'modifier/body-armour',
  'modifier/body-armour-far-off',
  'modifier/helmet',
] as const;
export type SkirmishModifierCode = (typeof SKIRMISH_MODIFIER_CODES)[number];

/** A modifier of these rules. */
export type SkirmishModifier = Modifier & {
  readonly says: SkirmishModifierCode;
  /** Which number it changes. */
  readonly to: 'aim' | 'target-number' | 'melee' | 'strength';
};

/** What modifiers of one number come to together. @clause SK-SHOOT-8 */
export const sumOf = (modifiers: readonly SkirmishModifier[], to: SkirmishModifier['to']): number =>
  modifiers.reduce((sum, modifier) => (modifier.to === to ? sum + modifier.value : sum), 0);

/** A modifier, or nothing where it changes nothing. */
export function modifier(
  to: SkirmishModifier['to'],
  value: number,
  says: SkirmishModifierCode,
  clause: string,
): readonly SkirmishModifier[] {
  return value === 0 ? [] : [{ to, value, says, clause }];
}
