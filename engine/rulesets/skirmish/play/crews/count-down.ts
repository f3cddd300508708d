import type { Play } from '../../../../rules/playing.ts';
import type { Battle } from '../state.ts';
import { tell } from '../tell.ts';
import { comradesBy } from './crewmen.ts';

/**
 * At the end of a round a weapon that is out comes one round nearer to being ready, if anybody is there to serve it; not in the round of the shot that put it out.
 * @clause SK-CREW-8, SK-CREW-9 @example SK-EX-62: two misses, and it is out for two rounds
 */
export function countDownGuns(play: Play<Battle>): void {
  const situation = play.now();
  for (const { model, side, out, shots } of Object.values(situation.state.guns)) {
    if (out === 0 || shots > 0 || !situation.table.board.models[model]) continue;
    if (comradesBy(situation, { side }, [model]).length > 0)
      tell(play, { kind: 'skirmish/gun-nearer-ready', gun: model, left: out - 1 });
  }
}
