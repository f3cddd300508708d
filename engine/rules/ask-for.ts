import type { ChoiceRequest, GameRequest, RequestAnswer, RollRequest } from '../game/request.ts';
import { BrokenInvariant } from '../outcome/broken-invariant.ts';

/** Asks for dice and goes on with their faces: `const [face] = yield* askForRoll({ dice: 'd10', … })`. */
export function* askForRoll(request: Omit<RollRequest, 'kind'>): Generator<GameRequest, readonly number[], RequestAnswer> {
  const answer = yield { kind: 'roll', ...request };
  if (answer.kind !== 'faces') throw new BrokenInvariant('a roll was answered with a choice');
  return answer.faces;
}

/** Asks somebody to choose and goes on with what was picked. */
export function* askForChoice(request: Omit<ChoiceRequest, 'kind'>): Generator<GameRequest, readonly string[], RequestAnswer> {
  const answer = yield { kind: 'choice', ...request };
  if (answer.kind !== 'picked') throw new BrokenInvariant('a choice was answered with dice');
  return answer.picked;
}
