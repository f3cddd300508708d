import type { Order } from '../../../../game/order.ts';
import type { Waypoint } from '../../../../geometry/movement-queries.ts';
import type { SideId } from '../../../../identity/ids.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../../outcome/result.ts';
import type { Situation } from '../../../../rules/playing.ts';
import type { VerdictOn } from '../../../../rules/rule-set.ts';
import type { MoveQuestion } from '../../../../ruling/question.ts';
import { answerMove } from '../../answer/move.ts';
import { type Acting, type Decide, refuse, whoActs } from '../acting.ts';
import { endActivation, spend } from '../end-activation.ts';
import { freeStrikes } from '../fight/free-strikes.ts';
import { atTheEnd, moverState, wayNotAllowed, wayOf } from '../going.ts';
import { spotAlongWay } from '../hidden/spotting.ts';
import { type Battle, fighterOf } from '../state.ts';

/** Somebody who would go along a way, and what the rules say of it. */
interface Going {
  readonly acting: Acting;
  readonly way: readonly Waypoint[];
  readonly verdict: VerdictOn<MoveQuestion>;
}

/** Who has both actions before him and has not moved may spend them on one way. @clause SK-MOVE-1, SK-ACT-11 */
export const mayMoveTwice = ({ fighter, actions }: Acting): boolean => actions >= 2 && !fighter.moved;

/**
 * Puts the way of an order to the rules: with one action, or with both where it takes both. The same price is asked for as on the page and the command line.
 * @refuses who may not move at all, and what is no way
 */
export function judgeMove(order: Order, by: SideId, situation: Situation<Battle>): Result<Going, Refusal> {
  const acting = whoMoves(order, by, situation);
  if (!acting.ok) return acting;
  const way = wayOf(order.way);
  if (!way.ok) return way;
  const { fighter, model } = acting.value;
  const { table, state } = situation;
  const ask = (kind: 'move' | 'two-moves') =>
    answerMove(
      { kind: 'move', model: model.id, order: kind, target: null, state: moverState(fighter, state), way: way.value },
      table,
    );
  const single = ask('move');
  if (!single.ok) return single;
  const verdict = single.value.answer.allowed || !mayMoveTwice(acting.value) ? single : ask('two-moves');
  return verdict.ok ? succeed({ acting: acting.value, way: way.value, verdict: verdict.value }) : verdict;
}

/** @refuses who may not act, and whoever lies and has crawled */
export function whoMoves(order: Order, by: SideId, situation: Situation<Battle>): Result<Acting, Refusal> {
  const acting = whoActs(order, by, situation);
  if (!acting.ok) return acting;
  const { fighter, model } = acting.value;
  return model.stance === 'prone' && fighter.moved ? fail(crawledAlready(model.id)) : acting;
}

/**
 * Goes along a way with one action, or with both where it takes both. Enemies whom he leaves may strike first.
 * @clause SK-ACTION-2, SK-MOVE-1, SK-MOVE-4 to 8, SK-ACT-11, SK-PRONE-5
 */
export const move: Decide = (order, by, situation) => {
  const going = judgeMove(order, by, situation);
  if (!going.ok) return going;
  const { acting, way, verdict } = going.value;
  const { model } = acting;
  const { answer } = verdict;
  if (!answer.allowed) return fail(wayNotAllowed(model.id, verdict, 'SK-MOVE-1'));
  return succeed(function* (play) {
    yield* freeStrikes(play, model.id, answer.strikes);
    if (fighterOf(play.now().state, model.id)?.whereabouts !== 'table') return yield* endActivation(play, model.id);
    play.happens({ kind: 'model-stands', model: atTheEnd(model, way, answer, order.facing) });
    spotAlongWay(play, model.id, answer.legs);
    yield* spend(play, model.id, 'move', answer.actions);
  });
};

/** Whoever lies goes with one action of a round. @clause SK-PRONE-5 */
const crawledAlready = (model: string): Refusal => refuse('action/crawled-already', 'SK-PRONE-5', { model }).problem;
