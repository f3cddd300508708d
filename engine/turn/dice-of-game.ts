import { type JudgedFace, judgeTally } from '../dice/judge-tally.ts';
import { parseDice } from '../dice/notation.ts';
import type { SideId } from '../identity/ids.ts';
import type { Game } from './game.ts';

/** All dice of one kind that fell in a game, and what they tell of how fair they are. */
export interface DiceTally {
  /** Faces of such a die. */
  readonly sides: number;
  readonly thrown: number;
  readonly faces: readonly JudgedFace[];
}

/** How sure one may be of all that is said of a kind of die together. */
export const TALLY_CONFIDENCE = 0.95;

/** Every die that fell in a game, those of throws that were taken back among them: all of them, or one side's. Kinds of dice from few faces to many. */
export function diceOfGame<State>({ lines, positions }: Game<State>, roller: SideId | null = null): readonly DiceTally[] {
  const tallies = new Map<number, number[]>();
  for (const [i, { facts }] of lines.entries()) {
    const { request } = positions[i]!.underWay ?? {};
    if (request?.kind !== 'roll' || (roller !== null && request.roller !== roller)) continue;
    const dice = parseDice(request.dice);
    if (!dice.ok) continue;
    const { sides } = dice.value;
    const counts = tallies.get(sides) ?? Array.from({ length: sides }, () => 0);
    for (const fact of facts) {
      if (fact.kind !== 'answered' || fact.answer.kind !== 'faces') continue;
      for (const face of fact.answer.faces) if (face <= sides) counts[face - 1]!++;
    }
    tallies.set(sides, counts);
  }
  return [...tallies]
    .sort(([a], [b]) => a - b)
    .map(([sides, counts]) => ({
      sides,
      thrown: counts.reduce((sum, count) => sum + count, 0),
      faces: judgeTally(counts, TALLY_CONFIDENCE),
    }));
}
