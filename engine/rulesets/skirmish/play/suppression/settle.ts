import type { ModelId } from '../../../../identity/ids.ts';
import { askForChoice } from '../../../../rules/ask-for.ts';
import type { Play, Resolution } from '../../../../rules/playing.ts';
import { endActivation } from '../end-activation.ts';
import { type Battle, fighterOf } from '../state.ts';
import { tell } from '../tell.ts';

/**
 * As somebody with markers is activated his owner says what he does about them: falls back from all who fired, stays down and does nothing in this round, or
 * carries on and is hit if he comes into their sight. Who cannot go cannot fall back, and who must run has no choice.
 * @clause SK-SUPP-7 to 10, SK-SUPP-12
 */
export function* settleMarkers(play: Play<Battle>, model: ModelId): Resolution {
  const { state, table } = play.now();
  const { side, markers, shocks, broken } = fighterOf(state, model)!;
  if (markers.length === 0) return;
  if (broken) return tell(play, { kind: 'skirmish/carries-on', model });
  const hides = table.board.models[model]?.declared.hidingBehind !== null;
  const [picked] = yield* askForChoice({
    chooser: side,
    purpose: 'purpose/under-fire',
    clause: 'SK-SUPP-7',
    fill: { model, count: markers.length },
    options: [
      ...(shocks > 0 || hides ? [] : [{ id: 'fall-back', says: 'under-fire/fall-back', fill: {} }]),
      { id: 'stay-down', says: 'under-fire/stay-down', fill: {} },
      { id: 'carry-on', says: 'under-fire/carry-on', fill: {} },
    ],
    atLeast: 1,
    atMost: 1,
  });
  if (picked === 'fall-back') return tell(play, { kind: 'skirmish/falls-back', model });
  if (picked === 'carry-on') return tell(play, { kind: 'skirmish/carries-on', model });
  tell(play, { kind: 'skirmish/markers-lifted', model });
  yield* endActivation(play, model);
}
