import type { TemplateShape } from '../../geometry/template-queries.ts';
import type { TemplateWeapon } from '../../ruling/template-question.ts';
import { type Argument, argue } from './argument.ts';
import { INCH } from './movement.ts';
import type { BattleSettings } from './settings.ts';

const SMALL: TemplateShape = { kind: 'circle', diameter: 3 * INCH };
const LARGE: TemplateShape = { kind: 'circle', diameter: 5 * INCH };
const TEARDROP: TemplateShape = { kind: 'teardrop', length: 8 * INCH, tipRadius: 0, broadRadius: 1.25 * INCH };

/** What is laid for a weapon whose profile names no size. @clause BT-BLAST-9, BT-BARR-3, BT-TMPL-9 */
export function standardShape(weapon: TemplateWeapon, { barrageDefaultTemplate }: BattleSettings): TemplateShape {
  switch (weapon) {
    case 'flame':
      return TEARDROP;
    case 'ordnance':
    case 'barrage-ordnance':
      return LARGE;
    case 'barrage':
      return barrageDefaultTemplate === 'small' ? SMALL : LARGE;
    default:
      return SMALL;
  }
}

export const saySize = (weapon: TemplateWeapon, shape: TemplateShape): Argument =>
  argue(weapon === 'barrage' ? 'BT-BARR-3' : 'BT-BLAST-9', 'best/standard-size', {
    size: shape.kind === 'circle' ? shape.diameter : shape.length,
  });
