import type { AbilityId } from '../../tables/abilities.ts';
import type { ProfileChanges } from '../../tables/figures.ts';

/** What a guerrilla may be like, in the order of the faces of the die. @clause SK-ATYPE-8 to 13 */
export const TRAITS = ['poorly-trained', 'cowardly', 'like-any-other', 'sharp', 'good-shot', 'charismatic'] as const;
export type Trait = (typeof TRAITS)[number];

/** Does another die tell how bad it is? @clause SK-ATYPE-8, SK-ATYPE-9 */
export const isByDegrees = (trait: Trait): boolean => trait === 'poorly-trained' || trait === 'cowardly';

/** What comes of it: `by` is what the half die shows. @unit millimetres for the command zone */
export function traitChanges(
  trait: Trait,
  by: number,
): { readonly changes: ProfileChanges; readonly abilities: readonly AbilityId[] } {
  switch (trait) {
    case 'poorly-trained':
      return { changes: { aim: -by }, abilities: ['untrained'] };
    case 'cowardly':
      return { changes: { morale: -by }, abilities: [] };
    case 'like-any-other':
      return { changes: {}, abilities: [] };
    case 'sharp':
      return { changes: { reaction: 1 }, abilities: [] };
    case 'good-shot':
      return { changes: { aim: 1 }, abilities: [] };
    case 'charismatic':
      return { changes: { morale: 1, commandZone: 100 }, abilities: [] };
  }
}
