import type { FigureId } from './figures.ts';

/** What a figure can do that others cannot, as far as its clause is played. @clause SK-ABIL */
export const ABILITIES = [
  'sniper',
  'hidden-set-up',
  'infiltrator',
  'vanguard',
  'a-name-to-uphold',
  'mercenary',
  'seasoned',
  'untrained',
  'nimble',
  'slow',
  'unshockable',
  'hurrah',
  'medic',
  'marine',
  'partisan',
  'saboteur',
  'border-guard',
] as const;
export type AbilityId = (typeof ABILITIES)[number];

/** What figures of a kind can do whether or not anybody says so. @clause SK-TAB-FIG */
export const INNATE: Readonly<Partial<Record<FigureId, readonly AbilityId[]>>> = { zombie: ['slow', 'unshockable'] };

export const isAbility = (name: unknown): name is AbilityId => ABILITIES.some((ability) => ability === name);
