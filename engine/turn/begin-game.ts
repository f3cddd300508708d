import { plainCopy } from '../document/plain-copy.ts';
import type { GameSetup } from '../game/setup.ts';
import type { Refusal } from '../outcome/refusal.ts';
import { fail, type Result, succeed } from '../outcome/result.ts';
import type { Game, PlayedWith } from './game.ts';

/**
 * A game before its first command. It keeps its beginning as a file would give it, so that nothing in it ever depends on the order in which the board was put
 * together. @refuses forces that the rules do not allow
 */
export function beginGame<State>(given: GameSetup, { playing, tableOf }: PlayedWith<State>): Result<Game<State>, Refusal> {
  const setup = plainCopy(given);
  const begun = playing.begin(tableOf(setup.board), setup.seats, setup.forces);
  if (!begun.ok) return fail(begun.problem);
  const position = {
    board: begun.value.board === setup.board ? setup.board : plainCopy(begun.value.board),
    state: plainCopy(begun.value.state),
    underWay: null,
    open: null,
    settled: [],
    promises: {},
    ending: null,
  };
  return succeed({ setup, lines: [], positions: [position], throws: 0 });
}
