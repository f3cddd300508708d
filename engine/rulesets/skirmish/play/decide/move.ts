import type { Refusal } from '../../../../outcome/refusal.ts';
import { fail, succeed } from '../../../../outcome/result.ts';
import { answerMove } from '../../answer/move.ts';
import { type Decide, refuse, whoActs } from '../acting.ts';
import { endActivation, spend } from '../end-activation.ts';
import { freeStrikes } from '../fight/free-strikes.ts';
import { atTheEnd, moverState, wayNotAllowed, wayOf } from '../going.ts';
import { spotAlongWay } from '../hidden/spotting.ts';
import { fighterOf } from '../state.ts';

/**
 * Goes along a way with one action, or with both where it takes both. The same price is asked for as on the page and the command line.
 * Enemies whom he leaves may strike first.
 * @clause SK-ACTION-2, SK-MOVE-1, SK-MOVE-4 to 8, SK-ACT-11, SK-PRONE-5
 */
export const move: Decide = (order, by, situation) => {
  const acting = whoActs(order, by, situation);
  if (!acting.ok) return acting;
  const way = wayOf(order.way);
  if (!way.ok) return way;
  const { fighter, model, actions } = acting.value;
  if (model.stance === 'prone' && fighter.moved) return fail(crawledAlready(model.id));
  const { table } = situation;
  const ask = (kind: 'move' | 'two-moves') =>
    answerMove(
      { kind: 'move', model: model.id, order: kind, target: null, state: moverState(fighter, situation.state), way: way.value },
      table,
    );
  const single = ask('move');
  if (!single.ok) return single;
  const verdict = single.value.answer.allowed || actions < 2 || fighter.moved ? single : ask('two-moves');
  if (!verdict.ok) return verdict;
  const { answer } = verdict.value;
  if (!answer.allowed) return fail(wayNotAllowed(model.id, verdict.value, 'SK-MOVE-1'));
  return succeed(function* (play) {
    yield* freeStrikes(play, model.id, answer.strikes);
    if (fighterOf(play.now().state, model.id)?.whereabouts !== 'table') return yield* endActivation(play, model.id);
    play.happens({ kind: 'model-stands', model: atTheEnd(model, way.value, answer, order.facing) });
    spotAlongWay(play, model.id, answer.legs);
    yield* spend(play, model.id, 'move', answer.actions);
  });
};

/** Whoever lies goes with one action of a round. @clause SK-PRONE-5 */
const crawledAlready = (model: string): Refusal => refuse('action/crawled-already', 'SK-PRONE-5', { model }).problem;
