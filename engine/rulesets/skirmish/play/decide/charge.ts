import type { Model } from '../../../../board/model.ts';
import type { Order } from '../../../../game/order.ts';
import type { ModelId, SideId } from '../../../../identity/ids.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../../outcome/result.ts';
import type { Play, Situation } from '../../../../rules/playing.ts';
import { answerMove } from '../../answer/move.ts';
import { type Acting, type Decide, refuse, whoActs } from '../acting.ts';
import { isUncommanded } from '../army-types/mass-army.ts';
import { endActivation, spend } from '../end-activation.ts';
import { freeStrikes } from '../fight/free-strikes.ts';
import { opponentsOf } from '../fight/melee-now.ts';
import { fireInReaction, isAcrossHisWall } from '../fight/reaction-fire.ts';
import { strikeOnce } from '../fight/strike-once.ts';
import { enemyIn } from '../fight/targets.ts';
import { atTheEnd, moverState, wayNotAllowed, wayOf } from '../going.ts';
import { spotAlongWay } from '../hidden/spotting.ts';
import { type Battle, fighterOf } from '../state.ts';
import { biteAlongWay } from '../suppression/bite.ts';
import { tell } from '../tell.ts';

/** Who charges whom. @refuses whoever may not act or lies down, and who is no enemy */
export function whoCharges(
  order: Order,
  by: SideId,
  situation: Situation<Battle>,
): Result<{ readonly acting: Acting; readonly target: Model }, Refusal> {
  const acting = whoActs(order, by, situation);
  if (!acting.ok) return acting;
  const enemy = enemyIn(order, by, situation);
  if (!enemy.ok) return enemy;
  const { model } = acting.value;
  if (model.stance === 'prone') return refuse('action/not-while-prone', 'SK-PRONE-7', { model: model.id });
  return succeed({ acting: acting.value, target: enemy.value.model });
}

/**
 * Runs at an enemy and strikes him once if he comes to him: with one action where M is enough for the way, else with both. Enemies whom he leaves strike
 * first, and a target that hides stands up; where the table agreed so it may shoot at him as he comes.
 * @clause SK-ACTION-10, SK-CHARGE-1 to 11, SK-HIDE-6, SK-HIDE-7
 */
export const charge: Decide = (order, by, situation) => {
  const charges = whoCharges(order, by, situation);
  if (!charges.ok) return charges;
  const way = wayOf(order.way);
  if (!way.ok) return way;
  const { acting, target } = charges.value;
  const { fighter, model, actions } = acting;
  const state = moverState(fighter, situation);
  const asked = { kind: 'move', model: model.id, order: 'charge', target: target.id, state, way: way.value } as const;
  const verdict = answerMove(asked, situation.table);
  if (!verdict.ok) return verdict;
  const { answer } = verdict.value;
  if (!answer.allowed) return fail(wayNotAllowed(model.id, verdict.value, 'SK-CHARGE-1'));
  if (answer.actions > 1 && isUncommanded(situation, fighter))
    return refuse('action/uncommanded', 'SK-ATYPE-2', { model: model.id });
  if (answer.actions > actions) return refuse('charge/takes-both-actions', 'SK-CHARGE-2', { model: model.id, target: target.id });
  return succeed(function* (play) {
    const mayBeShotAt = !isAcrossHisWall(play.now(), target.id, model.id);
    if (target.declared.hidingBehind !== null)
      play.happens({ kind: 'model-stands', model: { ...target, declared: { ...target.declared, hidingBehind: null } } });
    yield* freeStrikes(play, model.id, answer.strikes);
    if (fighterOf(play.now().state, model.id)?.whereabouts !== 'table') return yield* endActivation(play, model.id);
    yield* biteAlongWay(play, model.id, answer.legs);
    if (fighterOf(play.now().state, model.id)?.whereabouts !== 'table') return yield* endActivation(play, model.id);
    const stopped = mayBeShotAt ? yield* fireInReaction(play, model.id, target.id, answer.legs) : null;
    if (fighterOf(play.now().state, model.id)?.whereabouts !== 'table') return yield* endActivation(play, model.id);
    if (stopped) {
      spotAlongWay(play, model.id, stopped);
      return yield* spend(play, model.id, 'charge', answer.actions);
    }
    play.happens({ kind: 'model-stands', model: atTheEnd(model, way.value, answer, order.facing) });
    spotAlongWay(play, model.id, answer.legs);
    comeToBlows(play, model.id);
    if (answer.arrives) yield* strikeOnce(play, model.id, target.id);
    yield* spend(play, model.id, 'charge', answer.actions);
  });
};

/** Who is in melee no longer takes aim. @clause SK-ACTION-9, SK-CHARGE-9 */
function comeToBlows(play: Play<Battle>, model: ModelId): void {
  for (const other of opponentsOf(play.now(), model)) tell(play, { kind: 'skirmish/came-to-blows', model, target: other.model });
}
