import type { SideId } from '../identity/ids.ts';
import type { Game, PlayedWith } from './game.ts';

/**
 * May a side go back to where so many lines were written without asking anybody? It may as long as everything since was its own doing and nothing came out
 * by it: no dice were thrown, nothing hidden came to light, and nobody else did anything.
 */
export function isFreeToTakeBack<State>(
  game: Game<State>,
  by: SideId,
  to: number,
  { playing }: Pick<PlayedWith<State>, 'playing'>,
): boolean {
  return game.lines
    .slice(to)
    .every(
      ({ command, facts }) =>
        command.by === by &&
        facts.every(
          (fact) =>
            !(fact.kind === 'answered' && fact.answer.kind === 'faces') &&
            !playing.revealing.includes(fact.kind) &&
            fact.kind !== 'agreed' &&
            fact.kind !== 'game-ended' &&
            fact.kind !== 'promised',
        ),
    );
}
