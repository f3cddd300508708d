import type { SideId } from '../../../../identity/ids.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { fail, type Result, succeed } from '../../../../outcome/result.ts';
import type { Play, Resolution, Situation } from '../../../../rules/playing.ts';
import { answerMove } from '../../answer/move.ts';
import { type Decide, ownFighter, refuse } from '../acting.ts';
import { atTheEnd, moverState, wayNotAllowed, wayOf } from '../going.ts';
import { spotAlongWay, spotThoseInWait } from '../hidden/spotting.ts';
import { type Battle, type Fighter, fighterOf } from '../state.ts';
import { asksNothing, tell } from '../tell.ts';
import { beginBattle } from './whose-set-up.ts';

/** Before the first round a scout makes one normal Move. @clause SK-ABIL-4, SK-ABIL-5, SK-SETUP-10 */
export const scout: Decide = (order, by, situation) => {
  const who = whoScouts(order, by, situation);
  if (!who.ok) return who;
  const way = wayOf(order.way);
  if (!way.ok) return way;
  const model = situation.table.board.models[who.value.model]!;
  const state = moverState(who.value, situation);
  const asked = { kind: 'move', model: model.id, order: 'move', target: null, state, way: way.value } as const;
  const verdict = answerMove(asked, situation.table);
  if (!verdict.ok) return verdict;
  const { answer } = verdict.value;
  if (!answer.allowed) return fail(wayNotAllowed(model.id, verdict.value, 'SK-ABIL-4'));
  return succeed(function* (play) {
    play.happens({ kind: 'model-stands', model: atTheEnd(model, way.value, answer, order.facing) });
    spotAlongWay(play, model.id, answer.legs);
    spotThoseInWait(play);
    yield* goneAhead(play, model.id);
  });
};

/** A scout stays where he was set up. @clause SK-ABIL-4 */
export const scoutNot: Decide = (order, by, situation) => {
  const who = whoScouts(order, by, situation);
  if (!who.ok) return who;
  const { model } = who.value;
  return succeed((play) => goneAhead(play, model));
};

/** Who goes ahead. @refuses whoever is no scout of this side, or has gone already */
export function whoScouts(order: Parameters<Decide>[0], by: SideId, situation: Situation<Battle>): Result<Fighter, Refusal> {
  const { setUp } = situation.state;
  if (setUp?.step !== 'scouting') return refuse('set-up/not-now', 'SK-ABIL-4');
  const own = ownFighter(order, by, situation);
  if (!own.ok) return own;
  return setUp.scouts.includes(own.value.model) ? own : refuse('set-up/no-scout', 'SK-ABIL-4', { model: own.value.model });
}

/** The next side that still has scouts, the others first; the battle begins when nobody has. @clause SK-ABIL-5 */
function goneAhead(play: Play<Battle>, model: string): Resolution {
  const { state, seats } = play.now();
  const { scouts } = state.setUp!;
  const left = scouts.filter((id) => id !== model);
  const at = seats.indexOf(fighterOf(state, model)!.side);
  const inOrder = [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
  const next = inOrder.find((seat) => left.some((id) => fighterOf(state, id)!.side === seat)) ?? null;
  tell(play, { kind: 'skirmish/scouted', model, next });
  if (next === null) beginBattle(play);
  return asksNothing();
}
