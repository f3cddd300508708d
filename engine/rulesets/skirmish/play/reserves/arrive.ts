import type { ModelId } from '../../../../identity/ids.ts';
import { askForRoll } from '../../../../rules/ask-for.ts';
import type { Play, Resolution } from '../../../../rules/playing.ts';
import { endActivation } from '../end-activation.ts';
import { headOff } from '../partisans/hunters.ts';
import { type Battle, fighterOf } from '../state.ts';
import { tell } from '../tell.ts';

/** What arrives with a 6 in the first round, with one less in each that follows, and never with less than 2. @clause SK-RES-4 @example 6, 5, 4, 3, 2, 2, … (SK-EX-14) */
export const arrivesOn = (roundsWaited: number): number => Math.max(2, 6 - roundsWaited);

/** Somebody in reserve rolls whether he arrives; if he does not, that was his activation. @clause SK-RES-3 to 5, SK-PART-7, SK-PART-10 */
export function* rollToArrive(play: Play<Battle>, model: ModelId): Resolution {
  const fighter = fighterOf(play.now().state, model)!;
  const { side, waited } = fighter;
  const needed = arrivesOn(waited);
  const fill = { model, needed };
  const [face = 0] = yield* askForRoll({ dice: 'd6', roller: side, purpose: 'purpose/arrival', clause: 'SK-RES-4', fill });
  const hunter = face >= needed && fighter.fromBehind ? yield* headOff(play, fighter, face) : null;
  if (face >= needed && hunter === null) return tell(play, { kind: 'skirmish/arrives', model });
  if (hunter !== null) tell(play, { kind: 'skirmish/headed-off', model, by: hunter });
  tell(play, { kind: 'skirmish/did-not-arrive', model });
  yield* endActivation(play, model);
}
