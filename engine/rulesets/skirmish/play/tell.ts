import type { GameRequest } from '../../../game/request.ts';
import type { CarryOut, Play, Resolution } from '../../../rules/playing.ts';
import type { SkirmishFact } from './facts.ts';
import type { Battle } from './state.ts';

/** Something happens under the skirmish rules. */
export const tell = (play: Play<Battle>, fact: SkirmishFact): void => play.happens(fact);

/** What has no need of dice or choices happens at once. */
export const atOnce =
  (fact: SkirmishFact): CarryOut<Battle> =>
  (play) => {
    tell(play, fact);
    return asksNothing();
  };

const NOTHING: readonly GameRequest[] = [];
/** The end of an order that asks for nothing more. */
export function* asksNothing(): Resolution {
  yield* NOTHING;
}
