import type { Model } from '../../../../board/model.ts';
import { radiusOfBase } from '../../../../board/radius-of-base.ts';
import type { Order } from '../../../../game/order.ts';
import type { PlacedTemplate } from '../../../../geometry/template-queries.ts';
import type { ModelId, SideId } from '../../../../identity/ids.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { type Result, succeed } from '../../../../outcome/result.ts';
import type { Situation } from '../../../../rules/playing.ts';
import { angleOf } from '../../../../space/angle-of.ts';
import { facingWay } from '../../../../space/frame.ts';
import type { Millimetres, Radians } from '../../../../space/quantity.ts';
import type { BoardPoint } from '../../../../space/vec3.ts';
import { answerPlaceTemplate } from '../../answer/place-template.ts';
import { TEARDROP_OF_FLAME } from '../../standard-shape.ts';
import { type WeaponId, weaponOf } from '../../tables/weapons.ts';
import { type Acting, type Decide, refuse } from '../acting.ts';
import { endActivation, spend } from '../end-activation.ts';
import { turnedTowards } from '../fight/aimed-shot.ts';
import { decisive } from '../fight/decisive.ts';
import { opponentsOf } from '../fight/melee-now.ts';
import { enemyOutOfMelee } from '../fight/targets.ts';
import { whoFires } from '../fight/who-fires.ts';
import { burst } from '../grenades/burst.ts';
import { type Bursting, findHits } from '../grenades/under-burst.ts';
import { payForAimingAt } from '../medic.ts';
import { pointOf } from '../point-of.ts';
import { type Battle, fighterOf } from '../state.ts';
import { tell } from '../tell.ts';

/** How far the narrow end is laid before whom it is for, where it can be: there he stands in the middle of the broad end. */
const BEFORE_HIM: Millimetres = TEARDROP_OF_FLAME.length - TEARDROP_OF_FLAME.broadRadius;
/** The narrow end lies clear of the thrower's own base by this. */
const CLEAR: Millimetres = 7;

/** Flame that may be thrown. */
interface Declared {
  readonly acting: Acting;
  readonly weapon: WeaponId;
  readonly target: ModelId | null;
  readonly template: PlacedTemplate;
}

/**
 * Throws flame over an enemy, or with its narrow end at a place: no die is thrown to hit, and everybody under it whom it reaches is hit, without cover and armour.
 * @clause SK-FLAME-1 to 7, SK-ROF-7, SK-ACTION-6, SK-ACTION-7, SK-PROX-12
 */
export const throwFlame: Decide = (order, by, situation) => {
  const declared = declare(order, by, situation);
  if (!declared.ok) return declared;
  const { acting, weapon, target, template } = declared.value;
  const model = acting.model.id;
  return succeed(function* (play) {
    const { at, facing } = template;
    const turned = turnedTowards(acting.model, { ...acting.model, pose: { ...acting.model.pose, at } });
    if (turned !== acting.model) play.happens({ kind: 'model-stands', model: turned });
    tell(play, { kind: 'skirmish/flamed', model, weapon, target, at, facing });
    if (target !== null) yield* payForAimingAt(play, model, target);
    yield* burst(play, burstingOf(declared.value, by));
    if (fighterOf(play.now().state, model)?.whereabouts !== 'table') return yield* endActivation(play, model);
    yield* spend(play, model, 'shoot');
  });
};

const burstingOf = ({ acting, weapon, template: { at, facing } }: Omit<Declared, 'target'>, side: SideId): Bursting => ({
  weapon,
  by: acting.model.id,
  side,
  at,
  facing,
});

/** What somebody throws flame with: what he holds, if that is it. */
export const flamethrowerOf = ({ inHand }: { readonly inHand: WeaponId | null }): WeaponId | null =>
  inHand !== null && weaponOf(inHand).class === 'flame' ? inHand : null;

function declare(order: Order, by: SideId, situation: Situation<Battle>): Result<Declared, Refusal> {
  const lacking = (model: ModelId) => refuse('flame/none', 'SK-FLAME-1', { model });
  const firing = whoFires(order, by, situation, flamethrowerOf, lacking);
  if (!firing.ok) return firing;
  const { acting, weapon } = firing.value;
  const { model } = acting;
  if (opponentsOf(situation, model.id).length > 0) return refuse('shoot/in-melee', 'SK-ACTION-6', { model: model.id });
  const aimed = aimOf(model, order, by, situation);
  if (!aimed.ok) return aimed;
  const { target, at, facing } = aimed.value;
  const template: PlacedTemplate = { shape: TEARDROP_OF_FLAME, at, facing };
  const range = { least: 0, most: weaponOf(weapon).ranges[1] };
  const asked = { kind: 'place-template', weapon: 'flame', template, firer: model.id, target: null, range } as const;
  const verdict = answerPlaceTemplate({ ...asked, indirect: false, strength: null, salvo: null }, decisive(situation.table));
  if (!verdict.ok) return verdict;
  const [why] = verdict.value.because;
  if (!verdict.value.answer.allowed)
    return refuse('flame/not-there', why?.clause ?? 'SK-FLAME-3', { ...why?.fill, model: model.id, says: why?.says ?? '' });
  const declared = { acting, weapon, template };
  const reached = target === null || findHits(situation, burstingOf(declared, by)).some((hit) => hit.model === target.id);
  return reached
    ? succeed({ ...declared, target: target?.id ?? null })
    : refuse('flame/does-not-reach', 'SK-FLAME-6', { model: model.id, target: target.id });
}

/** Where the narrow end lies, and which way the flame points: away from the thrower. @clause SK-FLAME-3, SK-FLAME-4 */
function aimOf(
  own: Model,
  order: Order,
  by: SideId,
  situation: Situation<Battle>,
): Result<{ readonly target: Model | null; readonly at: BoardPoint; readonly facing: Radians }, Refusal> {
  if (order.target === undefined) {
    const at = pointOf(order.at);
    if (!at) return refuse('order/malformed', null, { field: 'at' });
    const { facing = awayFrom(own, at) } = order;
    if (typeof facing !== 'number' || !Number.isFinite(facing)) return refuse('order/malformed', null, { field: 'facing' });
    return succeed({ target: null, at, facing });
  }
  const enemy = enemyOutOfMelee(order, by, situation, own.id);
  if (!enemy.ok) return enemy;
  const target = enemy.value.model;
  const facing = awayFrom(own, target.pose.at);
  const way = facingWay(facing);
  const { x, y, z } = own.pose.at;
  const far = lengthOf(target.pose.at.x - x, target.pose.at.z - z);
  const radius = radiusOfBase(own.base);
  const tip = Math.min(Math.max(far - BEFORE_HIM, radius + CLEAR), radius + weaponOf('flamethrower').ranges[1]);
  return succeed({ target, at: { x: x + way.x * tip, y, z: z + way.z * tip }, facing });
}

const lengthOf = (x: number, z: number): number => Math.sqrt(x * x + z * z);

function awayFrom(own: Model, at: BoardPoint): Radians {
  const x = at.x - own.pose.at.x;
  const z = at.z - own.pose.at.z;
  return x === 0 && z === 0 ? own.pose.facing : angleOf(z, x);
}
