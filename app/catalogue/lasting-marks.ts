import { type Board, LASTING_EFFECTS, type LastingEffect, type LastingMark, type TemplateWeapon } from '../../engine/index.ts';

type Effect = LastingEffect['of'];

/** Gas stays by the book; of fire and torn ground it says nothing, and tables that play with them mark them so. @clause SK-GAS-6 */
const USUAL: Readonly<Partial<Record<TemplateWeapon, Effect>>> = { gas: 'gas', flame: 'fire' };

/** Everything that a shot may leave behind, what is usual first. */
export function effectsLeftBy(weapon: TemplateWeapon): readonly Effect[] {
  const usual = USUAL[weapon] ?? 'crater';
  return [usual, ...LASTING_EFFECTS.filter((effect) => effect !== usual)];
}

/** How an effect is marked on a board: under the first free name. Gas and smoke fill all heights; what burns or is torn up does so on one floor. @clause SK-GAS-10 */
export function markOn({ zones }: Board, of: Effect): Omit<LastingMark, 'name'> & { readonly number: number } {
  let number = 1;
  while (Object.hasOwn(zones, `${of}-${number}`)) number++;
  return { id: `${of}-${number}`, number, of, level: of === 'gas' || of === 'smoke' ? 'column' : 'this-floor' };
}
