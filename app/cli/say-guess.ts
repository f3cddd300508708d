import type { Fault, Guess } from '../../engine/index.ts';
import type { Speaker } from '../wording/speak.ts';

/** A guess, how far it can be relied on, and why. */
export function sayGuess(
  what: string,
  { confidence, because }: Pick<Guess<unknown>, 'confidence'> & { because: Pick<Fault, 'code' | 'fill'> },
  say: Speaker['say'],
) {
  const why = say(because.code, because.fill);
  return say('guess.because', { what, confidence: say(`guess.${confidence}`), why });
}
