import type { SideId } from '../../../../identity/ids.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../../outcome/result.ts';
import { isWithin } from '../../../../rules/limits.ts';
import type { Situation } from '../../../../rules/playing.ts';
import type { WeaponId } from '../../tables/weapons.ts';
import { throwOf } from '../../template-numbers.ts';
import { throwTo } from '../../throw.ts';
import { type Acting, type Decide, refuse, whoActs } from '../acting.ts';
import { endActivation, spend } from '../end-activation.ts';
import { turnedTowards } from '../fight/aimed-shot.ts';
import { mayAimAt, settleSight } from '../fight/close-call.ts';
import { opponentsOf } from '../fight/melee-now.ts';
import { enemyOutOfMelee } from '../fight/targets.ts';
import { isLostInTheGround } from '../hidden/camouflage.ts';
import { whatKeepsCarrierFrom } from '../loads/whether-loaded.ts';
import { payForAimingAt } from '../medic.ts';
import { pointOf } from '../point-of.ts';
import { profileOf } from '../profile.ts';
import { type Battle, type Fighter, fighterOf } from '../state.ts';
import { tell } from '../tell.ts';
import { type AimedBurst, aimBurst, seesPoint, whatClosesTheAir } from './aim-burst.ts';
import { launch } from './launch.ts';

const GRENADE: WeaponId = 'hand-grenade';

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
    const numbers = aimBurst(play.now(), declared.value);
    const { needed, skill, modifiers } = numbers;
    tell(play, { kind: 'skirmish/threw', model, weapon: GRENADE, target, at, lobbed, needed: needed - skill, modifiers });
    yield* launch(play, declared.value, numbers, 'purpose/throw');
    if (fighterOf(play.now().state, model)?.whereabouts !== 'table') return yield* endActivation(play, model);
    yield* spend(play, model, 'shoot');
  });
};

/** Who could throw a grenade, wherever to. @refuses who may not act, carries something, fights or has none @clause SK-GREN-1, SK-LOAD-7, SK-ACTION-6 */
export function whoThrows(order: Parameters<Decide>[0], by: SideId, situation: Situation<Battle>): Result<Acting, Refusal> {
  const acting = whoActs(order, by, situation);
  if (!acting.ok) return acting;
  const { fighter, model } = acting.value;
  const fill = { model: model.id };
  const carries = whatKeepsCarrierFrom(fighter, situation);
  if (carries) return fail(carries);
  if (grenadesLeft(fighter) < 1) return refuse('throw/none-left', 'SK-GREN-1', fill);
  if (opponentsOf(situation, model.id).length > 0) return refuse('shoot/in-melee', 'SK-ACTION-6', fill);
  return acting;
}

/** May this be thrown? @refuses by everything that keeps somebody from throwing @clause SK-GREN-1, SK-GREN-2, SK-PROX-2, SK-IND-2 */
export function declareThrow(
  order: Parameters<Decide>[0],
  by: SideId,
  situation: Situation<Battle>,
): Result<AimedBurst, Refusal> {
  const acting = whoThrows(order, by, situation);
  if (!acting.ok) return acting;
  const { fighter, model } = acting.value;
  const fill = { model: model.id };
  const lobbed = order.lobbed === true;
  const thrown = { acting: acting.value, weapon: GRENADE, side: by, lobbed, zone: 'medium', ammunition: 'plain' } as const;
  const limit = throwOf(profileOf(fighter).strength);
  const settled = (distance: number, declared: AimedBurst, seen: () => boolean): Result<AimedBurst, Refusal> => {
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
    return settled(distance, { ...thrown, target: null, at }, () => seesPoint(situation, acting.value, at));
  }
  const enemy = enemyOutOfMelee(order, by, situation, model.id);
  if (!enemy.ok) return enemy;
  const target = enemy.value.model;
  const { distance } = situation.table.space.distance(model.id, target.id, 'heads');
  const declared = { ...thrown, target: target.id, at: target.pose.at };
  return settled(distance, declared, () => {
    const sees = mayAimAt(situation, model, target);
    return sees.ok && sees.value && !isLostInTheGround(situation, model.id, target.id);
  });
}
