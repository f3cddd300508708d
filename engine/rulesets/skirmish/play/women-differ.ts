import { FIGURES, type FigureId, type ProfileChanges } from '../tables/figures.ts';

/** What makes a woman different: less strong, and as much less tough where the table does not list that apart; and more alert. @clause SK-WOM-2 @example a trained soldier has 4, 4 and 6 (SK-EX-73) */
export const womanDiffers = (figure: FigureId): ProfileChanges => {
  const { strength, toughness } = FIGURES[figure];
  return { strength: -1, ...(toughness === strength ? { toughness: -1 } : {}), reaction: 1 };
};
