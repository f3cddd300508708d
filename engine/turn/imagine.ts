import { parseDice } from '../dice/notation.ts';
import type { GameRequest, RequestAnswer, RollRequest } from '../game/request.ts';
import type { SideId } from '../identity/ids.ts';
import type { CarryOut } from '../rules/playing.ts';
import { situationOf } from './carry-out.ts';
import { foldFact } from './fold.ts';
import type { PlayedWith, Position } from './game.ts';

/** How a game would stand, and whether dice had to fall for it. */
export interface Imagined<State> {
  readonly position: Position<State>;
  readonly thrown: boolean;
}

/** What waits longer than this for dice and choices is imagined no further. */
const MOST_ANSWERS = 60;

/**
 * How would a game stand if an order were carried out, its dice fell so and its choices were made so? Nothing happens by it, and no dice of the game are used.
 * @cost that of the order, once
 */
export function imagine<State>(
  from: Position<State>,
  carryOut: CarryOut<State>,
  answer: (request: GameRequest) => RequestAnswer,
  seats: readonly SideId[],
  withWhat: PlayedWith<State>,
): Imagined<State> {
  let position = from;
  let thrown = false;
  const resolution = carryOut({
    now: () => situationOf(position, seats, withWhat),
    happens(fact) {
      position = foldFact(position, fact, withWhat.playing);
    },
  });
  let step = resolution.next();
  for (let answers = 0; !step.done && answers < MOST_ANSWERS; answers++) {
    if (step.value.kind === 'roll') thrown = true;
    step = resolution.next(answer(step.value));
  }
  return { position, thrown };
}

/** The faces of a throw, each at its share of the way from the least to the most. @shape shareOf: from 0 up to but not 1, for the first die and those after it */
export function facesAt({ dice: notation }: RollRequest, shareOf: (die: number) => number): readonly number[] {
  const dice = parseDice(notation);
  if (!dice.ok) return [];
  const { dice: count, sides } = dice.value;
  return Array.from({ length: count }, (_, die) => 1 + Math.floor(shareOf(die) * sides));
}
