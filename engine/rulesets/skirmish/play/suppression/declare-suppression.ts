import type { Order } from '../../../../game/order.ts';
import type { SideId } from '../../../../identity/ids.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../../outcome/result.ts';
import type { Situation } from '../../../../rules/playing.ts';
import { type WeaponId, weaponOf } from '../../tables/weapons.ts';
import { type Acting, refuse } from '../acting.ts';
import { whatKeepsGunFromFiring } from '../crews/fire-gun.ts';
import { type Gun, shootsOnce } from '../crews/gun.ts';
import { whoIsAtGun } from '../crews/whose-gun.ts';
import { opponentsOf } from '../fight/melee-now.ts';
import { zoneAt } from '../fight/range.ts';
import { modesIn } from '../fight/rate.ts';
import { enemyIn, type Target } from '../fight/targets.ts';
import { whoFires } from '../fight/who-fires.ts';
import { whatKeepsCarrierFrom } from '../loads/whether-loaded.ts';
import type { Battle } from '../state.ts';

/** Fire that may be opened to keep somebody down. */
export interface Suppression {
  readonly acting: Acting;
  readonly target: Target;
  readonly weapon: WeaponId;
  readonly mode: 'single' | 'burst';
  /** What he serves; null where he fires what he holds. @clause SK-SHOOT-1 */
  readonly gun: Gun | null;
}

/** @refuses by everything that keeps a shooter from shooting, but that he need not see his target @clause SK-SUPP-1, SK-SUPP-2, SK-SUPP-15, SK-ROF-21 */
export function declareSuppression(order: Order, by: SideId, situation: Situation<Battle>): Result<Suppression, Refusal> {
  const firing = order.gun === undefined ? withWhatHeHolds(order, by, situation) : withWhatHeServes(order, by, situation);
  if (!firing.ok) return firing;
  const { acting, weapon, gun } = firing.value;
  const { model } = acting;
  const target = enemyIn(order, by, situation);
  if (!target.ok) return target;
  const both = { model: model.id, target: target.value.model.id };
  const { distance } = situation.table.space.distance(both.model, both.target, 'heads');
  const zone = zoneAt(weaponOf(weapon), distance);
  if (!zone) return refuse('shoot/out-of-range', 'SK-SHOOT-3', { ...both, distance, range: weaponOf(weapon).ranges[2] });
  const { mode = 'single' } = order;
  if (mode !== 'single' && mode !== 'burst') return refuse('order/malformed', null, { field: 'mode' });
  if (!modesIn(weaponOf(weapon), zone).includes(mode)) return refuse('shoot/not-in-this-way', 'SK-ROF-19', { model: model.id });
  if (opponentsOf(situation, model.id).length > 0) return refuse('shoot/in-melee', 'SK-ACTION-6', { model: model.id });
  if (opponentsOf(situation, both.target).length > 0) return refuse('shoot/into-melee', 'SK-SUPP-15', both);
  return succeed({ acting, target: target.value, weapon, mode, gun });
}

type Firing = Pick<Suppression, 'acting' | 'weapon' | 'gun'>;

function withWhatHeHolds(order: Order, by: SideId, situation: Situation<Battle>): Result<Firing, Refusal> {
  const firing = whoFires(order, by, situation);
  if (!firing.ok) return firing;
  const { acting, weapon } = firing.value;
  const { model } = acting;
  if (weaponOf(weapon).class === 'flame') return refuse('shoot/throws-flame', 'SK-FLAME-1', { model: model.id });
  if (weaponOf(weapon).bursts) return refuse('shoot/fires-what-bursts', 'SK-IMPACT-1', { model: model.id });
  return succeed({ acting, weapon, gun: null });
}

function withWhatHeServes(order: Order, by: SideId, situation: Situation<Battle>): Result<Firing, Refusal> {
  const at = whoIsAtGun(order, by, situation);
  if (!at.ok) return at;
  const { acting, gun } = at.value;
  if (shootsOnce(weaponOf(gun.weapon)))
    return refuse('gun/keeps-nobody-down', 'SK-SUPP-1', { model: acting.model.id, gun: gun.model });
  const kept = whatKeepsCarrierFrom(acting.fighter, situation) ?? whatKeepsGunFromFiring(at.value);
  return kept ? fail(kept) : succeed({ acting, weapon: gun.weapon, gun });
}
