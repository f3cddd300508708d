import type { ModelId } from '../../../../identity/ids.ts';
import { askForChoice } from '../../../../rules/ask-for.ts';
import type { Play, Resolution } from '../../../../rules/playing.ts';
import type { SkirmishSettings } from '../../settings.ts';
import { type Battle, fighterOf } from '../state.ts';
import { tell } from '../tell.ts';
import { strikeOnce } from './strike-once.ts';

/** Picked to let an enemy go. */
const LET_GO = 'skirmish/let-go';

/**
 * Enemies strike whom they are in melee with before he leaves, each once or one of them as the table agreed, unless their owner lets him go. Shocked and
 * broken ones do not.
 * @clause SK-MOVE-4 to 8, SK-CHARGE-7, SK-SHOCK-8 @shape opponents: those in melee with him as he starts
 */
export function* freeStrikes(play: Play<Battle>, leaver: ModelId, opponents: readonly ModelId[]): Resolution {
  const { state, table } = play.now();
  const able = opponents.filter((id) => {
    const fighter = fighterOf(state, id);
    return fighter?.whereabouts === 'table' && fighter.shocks === 0 && !fighter.broken;
  });
  const one = (table.settings as SkirmishSettings).disengageStrikes === 'one';
  const groups = one ? (able.length > 0 ? [able] : []) : able.map((id) => [id]);
  for (const group of groups) {
    if (fighterOf(play.now().state, leaver)?.whereabouts !== 'table') return;
    const [picked] = yield* askForChoice({
      chooser: fighterOf(state, group[0]!)!.side,
      purpose: 'purpose/free-strike',
      clause: 'SK-MOVE-5',
      fill: { model: leaver },
      options: [
        ...group.map((model) => ({ id: model, says: 'strikes/him', fill: { model, target: leaver } })),
        { id: LET_GO, says: 'strikes/nobody', fill: { target: leaver } },
      ],
      atLeast: 1,
      atMost: 1,
    });
    if (picked === undefined || picked === LET_GO)
      for (const model of group) tell(play, { kind: 'skirmish/strike-declined', model, target: leaver });
    else yield* strikeOnce(play, picked, leaver);
  }
}
