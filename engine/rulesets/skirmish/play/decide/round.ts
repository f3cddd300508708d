import type { GameRequest, RequestAnswer } from '../../../../game/request.ts';
import type { ModelId } from '../../../../identity/ids.ts';
import type { Refusal } from '../../../../outcome/refusal.ts';
import { fail, succeed } from '../../../../outcome/result.ts';
import { askForChoice } from '../../../../rules/ask-for.ts';
import type { Play, Resolution, Situation } from '../../../../rules/playing.ts';
import { type Decide, mustRun, ownFighter, refuse, whoIsActive } from '../acting.ts';
import { endActivation, endRound, spend } from '../end-activation.ts';
import { isUnderHurrah } from '../hurrah.ts';
import { moraleOf } from '../morale.ts';
import { testMorale } from '../morale-test.ts';
import { rollToArrive } from '../reserves/arrive.ts';
import { rollOff } from '../roll-off.ts';
import { type Battle, type Fighter, fighterOf, waitingOf } from '../state.ts';
import { settleMarkers } from '../suppression/settle.ts';
import { tell } from '../tell.ts';

/**
 * Both throw, again until they differ; whoever threw more chooses who begins the round.
 * @clause SK-ROUND-1, SK-GEN-15, SK-ACT-4
 */
export const rollInitiative: Decide = (_order, _by, { state, seats }) => {
  if (state.stage === 'set-up') return refuse('round/set-up-first', 'SK-SETUP-1');
  if (state.stage !== 'initiative') return refuse('round/has-begun', 'SK-ROUND-1');
  return succeed(function* (play) {
    const winner = yield* rollOff(seats, (side) => ({
      purpose: 'purpose/initiative',
      clause: 'SK-ROUND-1',
      fill: { side, round: state.round },
    }));
    tell(play, { kind: 'skirmish/initiative-won', side: winner });
    const [first = winner] =
      seats.length === 1
        ? [winner]
        : yield* askForChoice({
            chooser: winner,
            purpose: 'purpose/who-begins',
            clause: 'SK-ROUND-1',
            fill: { side: winner },
            options: seats.map((side) => ({
              id: side,
              says: 'begins/side',
              fill: { side },
            })),
            atLeast: 1,
            atMost: 1,
          });
    // who has nobody to activate does not begin, and where nobody has anybody the round is over
    const able = [first, ...seats.filter((side) => side !== first)].find((side) => waitingOf(state, side).length > 0);
    tell(play, { kind: 'skirmish/first-chosen', side: able ?? first });
    if (able === undefined) yield* endRound(play);
  });
};

/** One figure is activated, once a round; one in reserve rolls whether it arrives. @clause SK-ACT-1, SK-ACT-2, SK-ACT-5, SK-RES-3 */
export const activate: Decide = (given, by, situation) => {
  const { state } = situation;
  if (state.stage === 'set-up') return refuse('round/set-up-first', 'SK-SETUP-1');
  if (state.stage !== 'activations') return refuse('round/initiative-first', 'SK-ROUND-1');
  const own = ownFighter(given, by, situation);
  if (!own.ok) return own;
  const { model, activated, whereabouts } = own.value;
  if (whereabouts === 'behind-the-lines') return refuse('fighter/behind-the-lines', 'SK-PART-4', { model });
  if (whereabouts === 'hunting') return refuse('fighter/hunts', 'SK-PART-8', { model });
  if (state.active) return refuse('fighter/another-is-active', 'SK-ACT-1', { model: state.active.model });
  if (activated) return refuse('fighter/activated-already', 'SK-ACT-2', { model });
  const order = whatKeepsFromGoingNow(situation, own.value);
  if (order) return fail(order);
  return succeed(function* (play) {
    tell(play, { kind: 'skirmish/activated', model });
    if (own.value.abilities.includes('untrained') && !own.value.everActivated && !(yield* daresToAct(play, model)))
      return yield* endActivation(play, model);
    if (whereabouts === 'reserve') yield* rollToArrive(play, model);
    if ((play.now().state.active?.actions ?? 0) < 1 && play.now().state.active?.model === model)
      yield* hasGivenAllAway(play, model);
    else yield* settleMarkers(play, model);
  });
};

/** Whoever gave both his actions away before his turn came, to leap or to serve something, does nothing in it. @clause SK-CREW-3, SK-GREN-9 */
function* hasGivenAllAway(play: Play<Battle>, model: ModelId): Resolution {
  if (fighterOf(play.now().state, model)!.markers.length > 0) tell(play, { kind: 'skirmish/markers-lifted', model });
  yield* endActivation(play, model);
}

/** Nimble men go first and slow ones last; an infiltrator is not the first whom his side activates in the battle. @clause SK-ACT-6 to 8, SK-ABIL-2, SK-ABIL-47 */
function whatKeepsFromGoingNow({ state }: Situation<Battle>, { model, side, abilities }: Fighter): Refusal | null {
  const others = waitingOf(state, side).filter((other) => other.model !== model);
  const nimble = others.find((other) => other.abilities.includes('nimble'));
  if (nimble && !abilities.includes('nimble'))
    return refuse('fighter/nimble-first', 'SK-ACT-6', { model, other: nimble.model }).problem;
  const quicker = others.find((other) => !other.abilities.includes('slow'));
  if (quicker && abilities.includes('slow'))
    return refuse('fighter/slow-last', 'SK-ACT-7', { model, other: quicker.model }).problem;
  const isFirst = !Object.values(state.fighters).some((fighter) => fighter.side === side && fighter.everActivated);
  const another = others.find((other) => !other.abilities.includes('infiltrator'));
  if (isFirst && another && abilities.includes('infiltrator'))
    return refuse('fighter/infiltrator-not-first', 'SK-ABIL-2', { model, other: another.model }).problem;
  return null;
}

/** Whoever has had no training must take heart to do anything at all the first time. @clause SK-ABIL-17, SK-ABIL-18 */
function* daresToAct(play: Play<Battle>, model: ModelId): Generator<GameRequest, boolean, RequestAnswer> {
  const situation = play.now();
  const fighter = fighterOf(situation.state, model)!;
  const morale = moraleOf(situation, fighter);
  const fill = { model, morale };
  const asked = { roller: fighter.side, purpose: 'purpose/first-time', clause: 'SK-ABIL-17', fill, morale } as const;
  const dares = yield* testMorale(asked, isUnderHurrah(situation.state, fighter));
  if (!dares) tell(play, { kind: 'skirmish/froze', model });
  return dares;
}

/** Nothing is done with an action; who flees may not stand about. @clause SK-ACTION-1, SK-MOR-5 */
export const pass: Decide = (order, by, situation) => {
  const active = whoIsActive(order, by, situation);
  if (active.ok && active.value.underFire === 'falls-back')
    return refuse('action/must-fall-back', 'SK-SUPP-8', { model: active.value.model });
  return idle(order, by, situation, (play, model) => spend(play, model, 'pass'));
};

/** Whoever is active does no more in this round. @clause SK-ACT-9 */
export const endOwnActivation: Decide = (order, by, situation) => idle(order, by, situation, endActivation);

/** Everybody may be idle, those who hide, are shocked or wait in reserve too; but not who must run. */
function idle(
  order: Parameters<Decide>[0],
  by: Parameters<Decide>[1],
  situation: Parameters<Decide>[2],
  then: (play: Play<Battle>, model: ModelId) => Resolution,
): ReturnType<Decide> {
  const active = whoIsActive(order, by, situation);
  if (!active.ok) return active;
  const { model } = active.value;
  if (mustRun(active.value, situation)) return refuse('action/must-run', 'SK-MOR-5', { model });
  return succeed((play) => then(play, model));
}
