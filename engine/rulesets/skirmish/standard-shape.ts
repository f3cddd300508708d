import type { TemplateShape } from '../../geometry/template-queries.ts';
import type { TemplateWeapon } from '../../ruling/template-question.ts';

/** What is laid for a weapon of which nobody said what it prints: the teardrop, a cloud of gas, or the smallest circle of the weapon table. @clause SK-FLAME-2, SK-GAS-3 */
export const standardShape = (weapon: TemplateWeapon): TemplateShape =>
  weapon === 'flame'
    ? { kind: 'teardrop', length: 203, tipRadius: 5, broadRadius: 32 }
    : { kind: 'circle', diameter: weapon === 'gas' ? 400 : 80 };
