import type { Model } from '../../../../board/model.ts';
import type { Order } from '../../../../game/order.ts';
import type { MoveLeg, Waypoint } from '../../../../geometry/movement-queries.ts';
import type { SideId } from '../../../../identity/ids.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../../outcome/result.ts';
import { isHigherThan } from '../../../../rules/limits.ts';
import type { Situation } from '../../../../rules/playing.ts';
import type { VerdictOn } from '../../../../rules/rule-set.ts';
import type { MoveQuestion } from '../../../../ruling/question.ts';
import { answerMove } from '../../answer/move.ts';
import { type Acting, type Decide, refuse, whoActs } from '../acting.ts';
import { isUncommanded } from '../army-types/mass-army.ts';
import { secondManOf } from '../crews/crewmen.ts';
import { onWheels } from '../crews/gun.ts';
import { endActivation, spend } from '../end-activation.ts';
import { supposing } from '../fight/aimed-shot.ts';
import { freeStrikes } from '../fight/free-strikes.ts';
import { atTheEnd, moverState, wayNotAllowed, wayOf } from '../going.ts';
import { spotAlongWay } from '../hidden/spotting.ts';
import { type Battle, type Fighter, fighterOf } from '../state.ts';
import { biteAlongWay } from '../suppression/bite.ts';
import { tell } from '../tell.ts';

/** Somebody who would go along a way, and what the rules say of it. */
interface Going {
  readonly acting: Acting;
  readonly way: readonly Waypoint[];
  readonly verdict: VerdictOn<MoveQuestion>;
}

/** Who has both actions before him and has not moved may spend them on one way; who crawls goes with one of them. @clause SK-MOVE-1, SK-ACT-11, SK-PRONE-5, SK-ATYPE-2 */
export const mayMoveTwice = ({ fighter, model, actions }: Acting, situation: Situation<Battle>): boolean =>
  actions >= 2 && !fighter.moved && model.stance !== 'prone' && !isUncommanded(situation, fighter);

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
  const { table } = situation;
  const ask = (kind: 'move' | 'two-moves') =>
    answerMove(
      { kind: 'move', model: model.id, order: kind, target: null, state: moverState(fighter, situation), way: way.value },
      table,
    );
  const single = ask('move');
  if (!single.ok) return single;
  const verdict = single.value.answer.allowed || !mayMoveTwice(acting.value, situation) ? single : ask('two-moves');
  return verdict.ok ? succeed({ acting: acting.value, way: way.value, verdict: verdict.value }) : verdict;
}

/** @refuses who may not act, and whoever lies and has crawled */
export function whoMoves(order: Order, by: SideId, situation: Situation<Battle>): Result<Acting, Refusal> {
  const acting = whoActs(order, by, situation, { fallingBack: true });
  if (!acting.ok) return acting;
  const { fighter, model } = acting.value;
  if (fighter.bears?.as === 'with-its-crew' && secondManOf(situation, fighter) === null)
    return refuse('action/needs-its-crew', 'SK-WPN-6', { model: model.id, load: fighter.bears.load });
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
  const { fighter, model } = acting;
  const { answer } = verdict;
  if (!answer.allowed) return fail(wayNotAllowed(model.id, verdict, 'SK-MOVE-1'));
  const rough = fighter.bears && onWheels(fighter.bears.as) && !answer.legs.every(isPlain);
  if (rough) return refuse('action/only-on-plain-ground', 'SK-ABIL-16', { model: model.id });
  const end = atTheEnd(model, way, answer, order.facing);
  const back = fighter.underFire === 'falls-back' ? whoIsNotFartherOff(situation, fighter, end) : null;
  if (back !== null) return refuse('action/must-go-farther', 'SK-SUPP-8', { model: model.id, other: back });
  return succeed(function* (play) {
    yield* freeStrikes(play, model.id, answer.strikes);
    if (fighterOf(play.now().state, model.id)?.whereabouts !== 'table') return yield* endActivation(play, model.id);
    yield* biteAlongWay(play, model.id, answer.legs);
    if (fighterOf(play.now().state, model.id)?.whereabouts !== 'table') return yield* endActivation(play, model.id);
    play.happens({ kind: 'model-stands', model: end });
    if (fighter.underFire === 'falls-back') tell(play, { kind: 'skirmish/markers-lifted', model: model.id });
    spotAlongWay(play, model.id, answer.legs);
    yield* spend(play, model.id, 'move', answer.actions);
  });
};

/** Ground over which wheels go: neither difficult nor steps nor anything to climb. @clause SK-ABIL-16 */
const isPlain = ({ kind, difficult }: MoveLeg): boolean => kind === 'walk' && difficult.factor === 1;

/** One of those who fired at him from whom he would not be farther than before, head to head. @clause SK-SUPP-8, SK-SUPP-12 @edge as far as before is not farther */
function whoIsNotFartherOff({ table }: Situation<Battle>, { model, markers }: Fighter, end: Model): string | null {
  const there = supposing(table, end);
  const near = markers.find(
    ({ by }) =>
      table.board.models[by] &&
      !isHigherThan(there.space.distance(model, by, 'heads').distance, table.space.distance(model, by, 'heads').distance, 0)
        .holds,
  );
  return near?.by ?? null;
}

/** Whoever lies goes with one action of a round. @clause SK-PRONE-5 */
const crawledAlready = (model: string): Refusal => refuse('action/crawled-already', 'SK-PRONE-5', { model }).problem;
