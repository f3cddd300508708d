import type { GameSetup } from '../game/setup.ts';
import type { Refusal } from '../outcome/refusal.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import type { Game, PlayedWith } from './game.ts';

/** A game before its first command. @refuses forces that the rules do not allow */
export function beginGame<State>(setup: GameSetup, { playing, tableOf }: PlayedWith<State>): Result<Game<State>, Refusal> {
  const begun = playing.begin(tableOf(setup.board), setup.seats, setup.forces);
  if (!begun.ok) return fail(begun.problem);
  const position = {
    board: setup.board,
    state: begun.value,
    underWay: null,
    open: null,
    settled: [],
    promises: {},
    ending: null,
  };
  return succeed({ setup, lines: [], positions: [position], throws: 0 });
}
