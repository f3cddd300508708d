import type { GameRequest, RequestAnswer, RollRequest } from '../../../game/request.ts';
import { askForChoice, askForRoll } from '../../../rules/ask-for.ts';

/** A test of morale before its dice. */
type MoraleTest = Pick<RollRequest, 'roller' | 'purpose' | 'clause' | 'fill'> & { readonly morale: number };

/**
 * Two dice against a morale. Who may throw again under a Hurrah is asked when he has failed: nobody throws a success again.
 * @clause SK-GEN-7, SK-GEN-10, SK-STAT-12, SK-ABIL-12 @returns whether it is passed
 */
export function* testMorale(
  { morale, ...asked }: MoraleTest,
  throwsAgain: boolean,
): Generator<GameRequest, boolean, RequestAnswer> {
  const passes = (faces: readonly number[]) => faces.reduce((sum, face) => sum + face, 0) <= morale;
  if (passes(yield* askForRoll({ ...asked, dice: '2d6' }))) return true;
  if (!throwsAgain) return false;
  const [picked] = yield* askForChoice({
    chooser: asked.roller,
    purpose: 'purpose/again-by-hurrah',
    clause: 'SK-ABIL-12',
    fill: { ...asked.fill, morale },
    options: [
      { id: 'again', says: 'again/throw', fill: {} },
      { id: 'leave', says: 'again/leave', fill: {} },
    ],
    atLeast: 1,
    atMost: 1,
  });
  return picked === 'again' && passes(yield* askForRoll({ ...asked, dice: '2d6' }));
}
