import type { ModelId, SideId } from '../../../../identity/ids.ts';
import type { Situation } from '../../../../rules/playing.ts';
import type { TemplateHit } from '../../../../ruling/template-answer.ts';
import type { PrintedForce } from '../../../../ruling/template-question.ts';
import type { Radians } from '../../../../space/quantity.ts';
import type { BoardPoint } from '../../../../space/vec3.ts';
import { answerTemplateHits } from '../../answer/template-hits.ts';
import { standardShape } from '../../standard-shape.ts';
import { type Weapon, type WeaponId, weaponOf } from '../../tables/weapons.ts';
import { decisive } from '../fight/decisive.ts';
import { type Battle, fighterOf } from '../state.ts';

/** Something that bursts. */
export interface Bursting {
  readonly weapon: WeaponId;
  readonly by: ModelId;
  /** Whose dice are thrown. */
  readonly side: SideId;
  readonly at: BoardPoint;
  /** Which way flame points; left out for what bursts all round. */
  readonly facing?: Radians;
  /** Who was hit by itself as well. */
  readonly direct?: ModelId | null;
}

/** How hard it hits by itself and with its template: a proximity fuse with all of its strength, an impact with what is printed. @clause SK-PROX-4, SK-IMPACT-1, SK-IMPACT-4, SK-IMPACT-5 */
export function printedForce({ bursts, strength, armourPiercing }: Weapon): PrintedForce {
  const near = bursts?.fuse !== 'impact';
  return {
    strength,
    piercing: armourPiercing,
    templateStrength: bursts?.strength ?? (near ? strength : null),
    templatePiercing: bursts?.piercing ?? (near ? armourPiercing : null),
  };
}

/** Everybody under the template who is seen from its middle, friend or foe. @clause SK-PROX-4, SK-PROX-7 to 10, SK-PROX-12 */
export function findHits(
  { table, state }: Situation<Battle>,
  { weapon: id, by, at, facing = 0, direct = null }: Bursting,
): readonly TemplateHit[] {
  const weapon: Weapon = weaponOf(id);
  const { bursts } = weapon;
  const found = answerTemplateHits(
    {
      kind: 'template-hits',
      weapon: weapon.class === 'thrown' ? 'grenade' : weapon.class === 'flame' ? 'flame' : 'shell',
      template: { shape: bursts ? { kind: 'circle', diameter: bursts.diameter } : standardShape('flame'), at, facing },
      direct: direct !== null && table.board.models[direct] ? direct : null,
      firer: by,
      force: printedForce(weapon),
      dice: [],
      dodges: [],
    },
    decisive(table),
  );
  if (!found.ok) return [];
  return found.value.answer.hits.filter(
    ({ model, outcome }) => outcome === 'hit' && fighterOf(state, model)?.whereabouts === 'table',
  );
}
