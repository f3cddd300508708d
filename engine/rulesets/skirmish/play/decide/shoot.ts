import type { Order } from '../../../../game/order.ts';
import type { SideId } from '../../../../identity/ids.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../../outcome/result.ts';
import type { Situation } from '../../../../rules/playing.ts';
import { type WeaponId, weaponOf } from '../../tables/weapons.ts';
import { type Acting, type Decide, refuse } from '../acting.ts';
import { spend } from '../end-activation.ts';
import { type Ammunition, FIRE_MODES, type FireMode, type RangeZone } from '../facts.ts';
import { mayAimAt, settleSight } from '../fight/close-call.ts';
import { opponentsOf } from '../fight/melee-now.ts';
import { openFire, shootOnceMore } from '../fight/open-fire.ts';
import { zoneAt } from '../fight/range.ts';
import { modesIn, sweepsOf } from '../fight/rate.ts';
import { nearestSeen } from '../fight/sweep.ts';
import { enemyIn, type Target } from '../fight/targets.ts';
import { whoFires } from '../fight/who-fires.ts';
import { ammunitionOf, whatKeepsFromLoading } from '../gear/ammunition.ts';
import { isLostInTheGround, seenAtMost } from '../hidden/camouflage.ts';
import { hasNotFired, payForFiring } from '../medic.ts';
import type { Battle } from '../state.ts';

/** A shot that may be fired. */
export interface Declared {
  readonly acting: Acting;
  readonly target: Target;
  readonly weapon: WeaponId;
  readonly zone: RangeZone;
  readonly mode: FireMode;
  readonly ammunition: Ammunition;
}

/**
 * Shoots with the weapon in his hands, turning towards the target: one shot, or a burst or sweep of an automatic weapon.
 * @clause SK-ACTION-6, SK-ACTION-7, SK-CC-8, SK-SHOOT-1 to 13, SK-ROF-1 to 20, SK-MODEL-9, SK-ITEM-4, SK-ITEM-17
 */
export const shoot: Decide = (order, by, situation) => {
  const declared = declareShot(order, by, situation);
  if (!declared.ok) return declared;
  const { acting, target, weapon, mode, ammunition } = declared.value;
  const shooter = acting.model.id;
  return succeed(function* (play) {
    if (!(yield* settleSight(play, by, acting.model, target.model))) return;
    const isFirst = hasNotFired(acting.fighter);
    yield* openFire(play, shooter, target.model.id, { weapon, mode, ammunition });
    yield* shootOnceMore(play, shooter, { weapon, mode, ammunition });
    if (isFirst) payForFiring(play, shooter);
    yield* spend(play, shooter, 'shoot');
  });
};

/** May this shot be fired? @refuses by everything that keeps a shooter from shooting, in the order in which a player would check it */
export function declareShot(order: Order, by: SideId, situation: Situation<Battle>): Result<Declared, Refusal> {
  const firing = whoFires(order, by, situation);
  if (!firing.ok) return firing;
  const { acting, weapon } = firing.value;
  return declareShotWith({ weapon, sweeps: acting.fighter.sweeps[weapon] ?? 0 }, acting, order, by, situation);
}

/** May somebody fire this weapon, in his hands or served, at whom the order names? `sweeps` is how often it has swept in this round. */
export function declareShotWith(
  { weapon, sweeps }: { readonly weapon: WeaponId; readonly sweeps: number },
  acting: Acting,
  order: Order,
  by: SideId,
  situation: Situation<Battle>,
): Result<Declared, Refusal> {
  const { model } = acting;
  const fill = { model: model.id };
  if (weaponOf(weapon).class === 'flame') return refuse('shoot/throws-flame', 'SK-FLAME-1', fill);
  if (weaponOf(weapon).bursts) return refuse('shoot/fires-what-bursts', 'SK-IMPACT-1', fill);
  const enemy = enemyIn(order, by, situation);
  if (!enemy.ok) return enemy;
  const target = enemy.value;
  const both = { model: model.id, target: target.model.id };
  const { distance } = situation.table.space.distance(model.id, target.model.id, 'heads');
  const zone = zoneAt(weaponOf(weapon), distance);
  if (!zone) return refuse('shoot/out-of-range', 'SK-SHOOT-3', { ...both, distance, range: weaponOf(weapon).ranges[2] });
  const mode = modeOf(order.mode);
  if (mode === null) return refuse('order/malformed', null, { field: 'mode' });
  if (!modesIn(weaponOf(weapon), zone).includes(mode)) return refuse('shoot/not-in-this-way', 'SK-ROF-19', fill);
  if (opponentsOf(situation, model.id).length > 0) return refuse('shoot/in-melee', 'SK-ACTION-6', fill);
  if (opponentsOf(situation, target.model.id).length > 0) return refuse('shoot/into-melee', 'SK-ACTION-7', both);
  const limit = seenAtMost(situation, model.id, target.fighter);
  if (limit !== null && isLostInTheGround(situation, model.id, target.model.id))
    return refuse('shoot/camouflaged', 'SK-CAMO-9', { ...both, distance, limit });
  const sees = mayAimAt(situation, model, target.model);
  if (!sees.ok) return sees;
  if (!sees.value) return refuse('shoot/not-seen', 'SK-SHOOT-2', both);
  const ammunition = ammunitionOf(order.ammunition);
  if (ammunition === null) return refuse('order/malformed', null, { field: 'ammunition' });
  const unfit = whatKeepsFromLoading(acting.fighter, weapon, zone, ammunition);
  if (unfit) return fail(unfit);
  const declared = { acting, target, weapon, zone, mode, ammunition };
  const swept = mode === 'sweep' ? whatKeepsFromSweeping(declared, sweeps, situation, distance) : null;
  return swept ? fail(swept) : succeed(declared);
}

/** One shot unless the order says otherwise. */
function modeOf(given: unknown): FireMode | null {
  if (given === undefined) return 'single';
  return FIRE_MODES.find((mode) => mode === given) ?? null;
}

/** Machine guns do not sweep what is so near. @clause SK-ROF-17 */
const TOO_NEAR_TO_SWEEP = 150;
const SWEEPS_AFAR: ReadonlySet<string> = new Set(['machine-gun', 'heavy-machine-gun']);

/** @clause SK-ROF-16 to 18 */
function whatKeepsFromSweeping(
  { acting, target, weapon: id }: Declared,
  sweeps: number,
  situation: Situation<Battle>,
  distance: number,
): Refusal | null {
  const weapon = weaponOf(id);
  const { model } = acting.fighter;
  if (sweeps >= sweepsOf(weapon)) return refuse('shoot/swept-already', 'SK-ROF-17', { model }).problem;
  if (weapon.traits.some((trait) => SWEEPS_AFAR.has(trait)) && distance <= TOO_NEAR_TO_SWEEP)
    return refuse('shoot/too-near-to-sweep', 'SK-ROF-17', { model, target: target.model.id }).problem;
  const nearest = nearestSeen(situation, { shooter: model, weapon: id });
  return nearest === target.model.id || nearest === null
    ? null
    : refuse('shoot/not-the-nearest', 'SK-ROF-18', { model, target: nearest }).problem;
}
