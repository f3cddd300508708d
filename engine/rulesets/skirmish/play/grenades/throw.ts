import type { ModelId, SideId } from '../../../../identity/ids.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../../outcome/result.ts';
import { askForRoll } from '../../../../rules/ask-for.ts';
import { isWithin } from '../../../../rules/limits.ts';
import type { Situation } from '../../../../rules/playing.ts';
import type { BoardPoint } from '../../../../space/vec3.ts';
import { judgeLob } from '../../answer/indirect-shot.ts';
import { flyTo, weaponPoint } from '../../flight.ts';
import { looksAtPoint } from '../../looks-at-point.ts';
import type { SkirmishSettings } from '../../settings.ts';
import { type Weapon, type WeaponId, weaponOf } from '../../tables/weapons.ts';
import { lobbedNumber, scatterOf, throwOf } from '../../template-numbers.ts';
import { throwTo } from '../../throw.ts';
import { type Acting, type Decide, refuse, whoActs } from '../acting.ts';
import { endActivation, spend } from '../end-activation.ts';
import { coverFound, coverFrom, turnedTowards } from '../fight/aimed-shot.ts';
import { mayAimAt, settleSight } from '../fight/close-call.ts';
import { decisive } from '../fight/decisive.ts';
import { opponentsOf } from '../fight/melee-now.ts';
import { enemyIn } from '../fight/targets.ts';
import { isLostInTheGround } from '../hidden/camouflage.ts';
import { payForAimingAt } from '../medic.ts';
import { modifier, sumOf } from '../modifiers.ts';
import { pointOf } from '../point-of.ts';
import { profileOf } from '../profile.ts';
import { type Battle, type Fighter, fighterOf } from '../state.ts';
import { tell } from '../tell.ts';
import { burst } from './burst.ts';

const GRENADE: WeaponId = 'hand-grenade';
/** A random direction: one of so many, as two dice of six tell. @clause SK-GEN-16 */
const DIRECTIONS = 36;

/** A throw that may be made. */
interface Declared {
  readonly acting: Acting;
  /** Null where a place is aimed at. */
  readonly target: ModelId | null;
  readonly at: BoardPoint;
  readonly lobbed: boolean;
}

/** How many grenades somebody has left. @clause SK-GREN-1 */
export const grenadesLeft = ({ weapons, spent }: Pick<Fighter, 'weapons' | 'spent'>): number =>
  weapons.filter((weapon) => weapon === GRENADE).length - (spent[GRENADE] ?? 0);

/**
 * Throws a grenade at an enemy or at a place, straight or in an arc, without changing what is in hand. On a hit it bursts there; else it is driven aside.
 * @clause SK-ACTION-18, SK-GREN-1 to 4, SK-PROX-1 to 6, SK-PROX-8, SK-PROX-11, SK-IND-1 to 6
 */
export const throwGrenade: Decide = (order, by, situation) => {
  const declared = declareThrow(order, by, situation);
  if (!declared.ok) return declared;
  const { acting, target, at, lobbed } = declared.value;
  const model = acting.model.id;
  return succeed(function* (play) {
    const aimedAt = target === null || lobbed ? null : play.now().table.board.models[target];
    if (aimedAt && !(yield* settleSight(play, by, acting.model, aimedAt))) return;
    const aimed = { ...acting.model, pose: { ...acting.model.pose, at } };
    const turned = turnedTowards(acting.model, aimed);
    if (turned !== acting.model) play.happens({ kind: 'model-stands', model: turned });
    if (target !== null) yield* payForAimingAt(play, model, target);
    const { needed, skill, modifiers } = aimThrow(play.now(), declared.value);
    tell(play, { kind: 'skirmish/threw', model, weapon: GRENADE, target, at, lobbed, needed: needed - skill, modifiers });
    const [natural = 0] = yield* askForRoll({
      dice: 'd10',
      roller: by,
      purpose: 'purpose/throw',
      clause: 'SK-PROX-3',
      fill: { model, needed: needed - skill },
    });
    const { hit, distance } = scatterOf({ skill, needed, natural });
    let lands = at;
    if (!hit) {
      const fill = { model, distance };
      const [direction = 0] = yield* askForRoll({
        dice: `d${DIRECTIONS}`,
        roller: by,
        purpose: 'purpose/scatter',
        clause: 'SK-PROX-5',
        fill,
      });
      const { table } = play.now();
      const aside = { facing: (direction * 2 * Math.PI) / DIRECTIONS, distance };
      lands = flyTo(table, table.settings as SkirmishSettings, turned, at, lobbed, aside).landed.at;
    }
    tell(play, { kind: 'skirmish/burst-at', model, at: lands, aside: hit ? 0 : distance });
    yield* burst(play, { weapon: GRENADE, by: model, side: by, at: lands });
    if (fighterOf(play.now().state, model)?.whereabouts !== 'table') return yield* endActivation(play, model);
    yield* spend(play, model, 'shoot');
  });
};

/** May this be thrown? @refuses by everything that keeps somebody from throwing @clause SK-GREN-1, SK-GREN-2, SK-PROX-2, SK-IND-2 */
export function declareThrow(order: Parameters<Decide>[0], by: SideId, situation: Situation<Battle>): Result<Declared, Refusal> {
  const acting = whoActs(order, by, situation);
  if (!acting.ok) return acting;
  const { fighter, model } = acting.value;
  const fill = { model: model.id };
  if (grenadesLeft(fighter) < 1) return refuse('throw/none-left', 'SK-GREN-1', fill);
  if (opponentsOf(situation, model.id).length > 0) return refuse('shoot/in-melee', 'SK-ACTION-6', fill);
  const lobbed = order.lobbed === true;
  const limit = throwOf(profileOf(fighter).strength);
  const settled = (distance: number, declared: Declared, seen: () => boolean): Result<Declared, Refusal> => {
    if (!isWithin(distance, limit, 0).holds) return refuse('throw/too-far', 'SK-GREN-2', { ...fill, distance, limit });
    const kept = lobbed
      ? whatClosesTheAir(situation, declared)
      : seen()
        ? null
        : refuse('throw/not-seen', 'SK-PROX-2', fill).problem;
    return kept ? fail(kept) : succeed(declared);
  };
  if (order.target === undefined) {
    const at = pointOf(order.at);
    if (!at) return refuse('order/malformed', null, { field: 'at' });
    const { distance } = throwTo(situation.table, model, at);
    return settled(distance, { acting: acting.value, target: null, at, lobbed }, () => seesPoint(situation, acting.value, at));
  }
  const enemy = enemyIn(order, by, situation);
  if (!enemy.ok) return enemy;
  const target = enemy.value.model;
  if (opponentsOf(situation, target.id).length > 0)
    return refuse('shoot/into-melee', 'SK-ACTION-7', { ...fill, target: target.id });
  const { distance } = situation.table.space.distance(model.id, target.id, 'heads');
  const declared = { acting: acting.value, target: target.id, at: target.pose.at, lobbed };
  return settled(distance, declared, () => {
    const sees = mayAimAt(situation, model, target);
    return sees.ok && sees.value && !isLostInTheGround(situation, model.id, target.id);
  });
}

/** @clause SK-PROX-2, SK-LOS-12 */
function seesPoint({ table }: Situation<Battle>, { model }: Acting, at: BoardPoint): boolean {
  return looksAtPoint(table, table.settings as SkirmishSettings, model, at).some(({ clear }) => clear);
}

/** @clause SK-IND-2, SK-IND-3 */
function whatClosesTheAir({ table: asked }: Situation<Battle>, { acting, at }: Declared): Refusal | null {
  const table = decisive(asked);
  const lob = judgeLob(table, table.settings as SkirmishSettings, weaponPoint(table, acting.model), at);
  const [why] = lob.because;
  return lob.call.holds
    ? null
    : refuse('throw/no-way-through-the-air', 'SK-IND-3', { ...why?.fill, model: acting.model.id, says: why?.says ?? '' }).problem;
}

/** What the throw takes: a place has no cover, and neither has whoever is reached in an arc. @clause SK-PROX-11, SK-IND-4, SK-IND-6, SK-GEOM-17 */
export function aimThrow({ table, state }: Situation<Battle>, { acting, target, lobbed }: Declared) {
  const weapon: Weapon = weaponOf(GRENADE);
  const found = target !== null && !lobbed ? coverFound(table, acting.model.id, target) : null;
  const cover = coverFrom(found, weapon, 'medium', weapon.armourPiercing);
  const modifiers = [
    ...modifier('aim', acting.fighter.aiming ? 1 : 0, 'modifier/took-aim', 'SK-ACTION-8'),
    ...modifier('target-number', cover.toHit, 'modifier/cover', 'SK-PROX-11'),
    ...modifier('target-number', target === null ? 0 : fighterOf(state, target)!.size, 'modifier/size', 'SK-SHOOT-9'),
  ];
  const straight = weapon.targetNumbers[0];
  const open = lobbed ? lobbedNumber({ straight, lobbed: weapon.bursts!.lobbed }) : straight;
  return {
    skill: profileOf(acting.fighter).aim + sumOf(modifiers, 'aim'),
    needed: open + sumOf(modifiers, 'target-number'),
    modifiers,
  };
}
