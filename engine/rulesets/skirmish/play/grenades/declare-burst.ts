import type { Model } from '../../../../board/model.ts';
import type { Order } from '../../../../game/order.ts';
import type { SideId } from '../../../../identity/ids.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../../outcome/result.ts';
import type { Situation } from '../../../../rules/playing.ts';
import type { BoardPoint } from '../../../../space/vec3.ts';
import { type Weapon, type WeaponId, weaponOf } from '../../tables/weapons.ts';
import { throwTo } from '../../throw.ts';
import { type Acting, refuse } from '../acting.ts';
import { mayAimAt } from '../fight/close-call.ts';
import { opponentsOf } from '../fight/melee-now.ts';
import { zoneAt } from '../fight/range.ts';
import { enemyOutOfMelee } from '../fight/targets.ts';
import { ammunitionOf, whatKeepsFromLoading } from '../gear/ammunition.ts';
import { pointOf } from '../point-of.ts';
import type { Battle } from '../state.ts';
import { type AimedBurst, seesPoint, whatClosesTheAir } from './aim-burst.ts';

/** Who fires what bursts, with what: a weapon that he serves, called by its model, or one that he holds, called by him. */
export interface Launcher {
  readonly acting: Acting;
  readonly weapon: WeaponId;
  readonly called: string;
}

/**
 * At whom or at what place something that bursts may be fired. Ammunition that pierces armour makes a plain projectile of what else bursts near its target, and that is
 * for somebody.
 * @clause SK-PROX-2, SK-IND-1, SK-IND-2, SK-SHOOT-3, SK-ACTION-6, SK-ACTION-7, SK-ITEM-4, SK-ITEM-5
 */
export function declareBurst(
  { acting, weapon: id, called }: Launcher,
  order: Order,
  by: SideId,
  situation: Situation<Battle>,
): Result<AimedBurst, Refusal> {
  const { model, fighter } = acting;
  const fill = { model: model.id, gun: called };
  const weapon: Weapon = weaponOf(id);
  if (opponentsOf(situation, model.id).length > 0) return refuse('shoot/in-melee', 'SK-ACTION-6', { model: model.id });
  const lobbed = order.lobbed === true;
  if (lobbed && !weapon.lobbed) return refuse('gun/fires-straight', 'SK-IND-7', fill);
  const aimed = aimOf(acting.model, order, by, situation);
  if (!aimed.ok) return aimed;
  const { target, at, distance } = aimed.value;
  const range = weapon.ranges[2];
  const zone = zoneAt(weapon, distance);
  if (!zone) return refuse('gun/out-of-range', 'SK-SHOOT-3', { ...fill, distance, range });
  const ammunition = ammunitionOf(order.ammunition);
  if (ammunition === null) return refuse('order/malformed', null, { field: 'ammunition' });
  const unfit = whatKeepsFromLoading(fighter, id, zone, ammunition);
  if (unfit) return fail(unfit);
  if (ammunition !== 'plain' && !target && weapon.bursts?.fuse === 'proximity')
    return refuse('order/malformed', null, { field: 'target' });
  const burst: AimedBurst = { acting, weapon: id, side: by, target: target?.id ?? null, at, lobbed, zone, ammunition };
  if (lobbed) {
    const closed = whatClosesTheAir(situation, burst);
    return closed ? fail(closed) : succeed(burst);
  }
  const sees = target ? mayAimAt(situation, model, target) : succeed(seesPoint(situation, acting, at));
  if (!sees.ok) return sees;
  return sees.value ? succeed(burst) : refuse('gun/not-seen', target ? 'SK-SHOOT-2' : 'SK-PROX-2', fill);
}

/** The enemy or the place that is aimed at, and how far off it is. */
function aimOf(
  model: Model,
  order: Order,
  by: SideId,
  situation: Situation<Battle>,
): Result<{ readonly target: Model | null; readonly at: BoardPoint; readonly distance: number }, Refusal> {
  if (order.target === undefined) {
    const at = pointOf(order.at);
    if (!at) return refuse('order/malformed', null, { field: 'at' });
    return succeed({ target: null, at, distance: throwTo(situation.table, model, at).distance });
  }
  const enemy = enemyOutOfMelee(order, by, situation, model.id);
  if (!enemy.ok) return enemy;
  const target = enemy.value.model;
  const { distance } = situation.table.space.distance(model.id, target.id, 'heads');
  return succeed({ target, at: target.pose.at, distance });
}
