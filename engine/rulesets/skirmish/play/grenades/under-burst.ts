import type { ModelId, SideId } from '../../../../identity/ids.ts';
import type { Situation } from '../../../../rules/playing.ts';
import type { TemplateHit } from '../../../../ruling/template-answer.ts';
import type { BoardPoint } from '../../../../space/vec3.ts';
import { answerTemplateHits } from '../../answer/template-hits.ts';
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
}

/** Everybody under the template who is seen from its middle, friend or foe. @clause SK-PROX-4, SK-PROX-7 to 10, SK-PROX-12 */
export function findHits({ table, state }: Situation<Battle>, { weapon: id, by, at }: Bursting): readonly TemplateHit[] {
  const weapon: Weapon = weaponOf(id);
  const { bursts, strength, armourPiercing } = weapon;
  const found = answerTemplateHits(
    {
      kind: 'template-hits',
      weapon: 'grenade',
      template: { shape: { kind: 'circle', diameter: bursts!.diameter }, at, facing: 0 },
      direct: null,
      firer: by,
      force: { strength, piercing: armourPiercing, templateStrength: strength, templatePiercing: armourPiercing },
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
