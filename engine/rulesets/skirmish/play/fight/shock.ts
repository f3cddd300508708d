import type { ModelId } from '../../../../identity/ids.ts';
import { askForChoice, askForRoll } from '../../../../rules/ask-for.ts';
import type { Play, Resolution } from '../../../../rules/playing.ts';
import { profileOf } from '../profile.ts';
import { type Battle, fighterOf } from '../state.ts';
import { tell } from '../tell.ts';

/**
 * A hit of shooting shocks whoever it does not put out of action; whoever stands may try to throw himself down.
 * @clause SK-SHOCK-1, SK-SHOCK-2, SK-SHOCK-4, SK-HEAD-4
 */
export function* shock(play: Play<Battle>, model: ModelId, byHeadshot: boolean): Resolution {
  tell(play, { kind: 'skirmish/shocked', model, byHeadshot });
  const { table, state } = play.now();
  const fighter = fighterOf(state, model)!;
  const { side } = fighter;
  const standing = table.board.models[model];
  if (!standing || standing.stance === 'prone' || standing.perch) return;
  const { reaction } = profileOf(fighter);
  const fill = { model, reaction };
  const [picked] = yield* askForChoice({
    chooser: side,
    purpose: 'purpose/dive-or-not',
    clause: 'SK-SHOCK-4',
    fill,
    options: [
      { id: 'dive', says: 'dive/try', fill: { reaction } },
      { id: 'stay', says: 'dive/stay', fill: {} },
    ],
    atLeast: 1,
    atMost: 1,
  });
  if (picked !== 'dive') return;
  const [face = 0] = yield* askForRoll({ dice: 'd10', roller: side, purpose: 'purpose/dive', clause: 'SK-SHOCK-4', fill });
  if (face > reaction) return;
  tell(play, { kind: 'skirmish/dived', model });
  const declared = { hidingBehind: null, lookingOut: null };
  play.happens({ kind: 'model-stands', model: { ...standing, stance: 'prone', declared } });
}
