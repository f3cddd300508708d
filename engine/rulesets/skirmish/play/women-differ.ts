import type { ProfileChanges } from '../tables/figures.ts';
import { profileOf } from './profile.ts';
import type { Fighter } from './state.ts';

/** What makes a woman different: less strong, and as much less tough where the table does not list that apart; and more alert. @clause SK-WOM-2 @example a trained soldier has 4, 4 and 6 (SK-EX-73) */
export const womanDiffers = (fighter: Pick<Fighter, 'figure' | 'changes'>): ProfileChanges => {
  const { strength, toughness } = profileOf(fighter);
  return { strength: -1, ...(toughness === strength ? { toughness: -1 } : {}), reaction: 1 };
};
