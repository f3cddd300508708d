import type { SideId } from '../identity/ids.ts';
import type { Game } from './game.ts';

/**
 * May a side go back to where so many lines were written without asking anybody? It may as long as everything since was its own doing and nothing came out
 * by it: no dice were thrown, and nobody else did anything.
 */
export function isFreeToTakeBack<State>(game: Game<State>, by: SideId, to: number): boolean {
  return game.lines
    .slice(to)
    .every(
      ({ command, facts }) =>
        command.by === by &&
        facts.every(
          (fact) =>
            !(fact.kind === 'answered' && fact.answer.kind === 'faces') &&
            fact.kind !== 'agreed' &&
            fact.kind !== 'game-ended' &&
            fact.kind !== 'promised',
        ),
    );
}
