import type { ModelId, SideId } from '../../../../identity/ids.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import type { Situation } from '../../../../rules/playing.ts';
import type { BoardPoint } from '../../../../space/vec3.ts';
import { judgeLob } from '../../answer/indirect-shot.ts';
import { weaponPoint } from '../../flight.ts';
import { looksAtPoint } from '../../looks-at-point.ts';
import type { SkirmishSettings } from '../../settings.ts';
import { type Weapon, type WeaponId, weaponOf } from '../../tables/weapons.ts';
import { lobbedNumber } from '../../template-numbers.ts';
import { type Acting, refuse } from '../acting.ts';
import type { Ammunition, RangeZone } from '../facts.ts';
import { coverFound, coverFrom } from '../fight/aimed-shot.ts';
import { decisive } from '../fight/decisive.ts';
import { targetNumberIn } from '../fight/range.ts';
import { modifier, type SkirmishModifier, sumOf } from '../modifiers.ts';
import { profileOf } from '../profile.ts';
import { type Battle, fighterOf } from '../state.ts';

/** Something that bursts, thrown or fired at somebody or at a place, straight or in an arc. */
export interface AimedBurst {
  readonly acting: Acting;
  readonly weapon: WeaponId;
  readonly side: SideId;
  /** Null where a place is aimed at. */
  readonly target: ModelId | null;
  readonly at: BoardPoint;
  readonly lobbed: boolean;
  /** How far off it is; what is thrown has no zones and counts as at medium range. @clause SK-GEOM-17 */
  readonly zone: RangeZone;
  /** @clause SK-ITEM-4, SK-ITEM-5 */
  readonly ammunition: Ammunition;
}

/** What it pierces. @clause SK-ITEM-4 */
export const piercingOf = ({ weapon, ammunition }: Pick<AimedBurst, 'weapon' | 'ammunition'>): number =>
  weaponOf(weapon).armourPiercing + (ammunition === 'armour-piercing' ? 1 : 0);

/** What the roll takes, and where each part of it comes from. */
export interface BurstNumbers {
  readonly skill: number;
  readonly needed: number;
  readonly modifiers: readonly SkirmishModifier[];
}

/** What it takes to hit: a place has no cover, and neither has whoever is reached in an arc. @clause SK-PROX-3, SK-PROX-11, SK-IND-4 to 7, SK-GEOM-17, SK-CREW-11 */
export function aimBurst({ table, state }: Situation<Battle>, aimed: AimedBurst): BurstNumbers {
  const { acting, target, lobbed, zone } = aimed;
  const weapon: Weapon = weaponOf(aimed.weapon);
  const found = target !== null && !lobbed ? coverFound(table, acting.model.id, target) : null;
  const cover = coverFrom(found, weapon, zone, piercingOf(aimed));
  const fighter = fighterOf(state, acting.model.id) ?? acting.fighter;
  const modifiers = [
    ...modifier('aim', fighter.aiming ? 1 : 0, 'modifier/took-aim', 'SK-ACTION-8'),
    ...modifier('target-number', cover.toHit, 'modifier/cover', 'SK-PROX-11'),
    ...modifier('target-number', target === null ? 0 : fighterOf(state, target)!.size, 'modifier/size', 'SK-SHOOT-9'),
  ];
  const straight = targetNumberIn(weapon, zone);
  const inArc = weapon.lobbed ? targetNumberIn({ targetNumbers: weapon.lobbed }, zone) : null;
  const open = lobbed ? lobbedNumber({ straight, lobbed: inArc }) : straight;
  return {
    skill: profileOf(fighter).aim + sumOf(modifiers, 'aim'),
    needed: open + sumOf(modifiers, 'target-number'),
    modifiers,
  };
}

/** Why nothing can be sent there in an arc. @clause SK-IND-2, SK-IND-3 */
export function whatClosesTheAir({ table: asked }: Situation<Battle>, { acting, at }: AimedBurst): Refusal | null {
  const table = decisive(asked);
  const lob = judgeLob(table, table.settings as SkirmishSettings, weaponPoint(table, acting.model), at);
  const [why] = lob.because;
  return lob.call.holds
    ? null
    : refuse('throw/no-way-through-the-air', 'SK-IND-3', { ...why?.fill, model: acting.model.id, says: why?.says ?? '' }).problem;
}

/** @clause SK-PROX-2, SK-LOS-12 */
export function seesPoint({ table }: Situation<Battle>, { model }: Acting, at: BoardPoint): boolean {
  return looksAtPoint(table, table.settings as SkirmishSettings, model, at).some(({ clear }) => clear);
}
