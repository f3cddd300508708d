import type { TemplateShape } from '../../geometry/template-queries.ts';
import type { TemplateWeapon } from '../../ruling/template-question.ts';

/** What flame covers. @unit millimetres @clause SK-FLAME-2 */
export const TEARDROP_OF_FLAME = {
  kind: 'teardrop',
  length: 203,
  tipRadius: 5,
  broadRadius: 32,
} as const satisfies TemplateShape;

/** What is laid for a weapon of which nobody said what it prints: the teardrop, a cloud of gas, or the smallest circle of the weapon table. @clause SK-FLAME-2, SK-GAS-3 */
export const standardShape = (weapon: TemplateWeapon): TemplateShape =>
  weapon === 'flame' ? TEARDROP_OF_FLAME : { kind: 'circle', diameter: weapon === 'gas' ? 400 : 80 };
