import type { ModelId } from '../../../../identity/ids.ts';
import { succeed } from '../../../../outcome/result.ts';
import { askForChoice } from '../../../../rules/ask-for.ts';
import type { Play, Resolution } from '../../../../rules/playing.ts';
import { type Decide, mustRun, ownFighter, refuse, whoIsActive } from '../acting.ts';
import { endActivation, spend } from '../end-activation.ts';
import { rollToArrive } from '../reserves/arrive.ts';
import { rollOff } from '../roll-off.ts';
import type { Battle } from '../state.ts';
import { atOnce, tell } from '../tell.ts';

/**
 * Both throw, again until they differ; whoever threw more chooses who begins the round.
 * @clause SK-ROUND-1, SK-GEN-15
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
    tell(play, { kind: 'skirmish/first-chosen', side: first });
  });
};

/** One figure is activated, once a round; one in reserve rolls whether it arrives. @clause SK-ACT-1, SK-ACT-2, SK-ACT-5, SK-RES-3 */
export const activate: Decide = (order, by, situation) => {
  const { state } = situation;
  if (state.stage === 'set-up') return refuse('round/set-up-first', 'SK-SETUP-1');
  if (state.stage !== 'activations') return refuse('round/initiative-first', 'SK-ROUND-1');
  const own = ownFighter(order, by, situation);
  if (!own.ok) return own;
  const { model, activated, whereabouts } = own.value;
  if (state.active) return refuse('fighter/another-is-active', 'SK-ACT-1', { model: state.active.model });
  if (activated) return refuse('fighter/activated-already', 'SK-ACT-2', { model });
  if (whereabouts !== 'reserve') return succeed(atOnce({ kind: 'skirmish/activated', model }));
  return succeed(function* (play) {
    tell(play, { kind: 'skirmish/activated', model });
    yield* rollToArrive(play, model);
  });
};

/** Nothing is done with an action; who flees may not stand about. @clause SK-ACTION-1, SK-MOR-5 */
export const pass: Decide = (order, by, situation) => idle(order, by, situation, (play, model) => spend(play, model, 'pass'));

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
