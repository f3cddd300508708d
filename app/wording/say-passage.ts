import type { MoveAnswer } from '../../engine/index.ts';
import type { Speaker } from './speak.ts';

/** What lingers on a way, where the way comes into it and out of it, and the clause that speaks of it. */
export function sayPassage({ zone, of, enters, leaves, clause }: MoveAnswer['areas'][number], { say }: Speaker): string {
  const said = say('move.area', {
    effect: say(`effect/${of}`),
    zone,
    enters: enters ? say('move.area-entered', { cost: enters.cost }) : say('move.area-begun'),
    leaves: leaves ? say('move.area-left', { cost: leaves.cost }) : say('move.area-stayed'),
  });
  return clause ? `${said} (${clause})` : said;
}
