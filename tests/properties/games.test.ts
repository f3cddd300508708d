import { describe, test } from 'vitest';
import type { Board } from '../../engine/index.ts';
import { sketchBoard, wall } from '../support/board-sketch.ts';
import { chanceOf } from '../support/chance.ts';
import { man } from '../support/figures.ts';
import { fileable, skirmishOn } from '../support/game-board.ts';
import { soak } from '../support/soak.ts';
import { playAtRandom } from '../support/whole-games.ts';

const blue = man({ owner: 'blue' });
const red = man({ owner: 'red' });
const objective = { id: 'well', name: 'The well', at: { x: 0, y: 0, z: 0 }, radius: 5 };

/** Two walls to hide behind and an objective between them; and two who stand so near that they are soon in each other's way. */
const yard: Board = {
  ...fileable(
    sketchBoard(
      `
      A...........B
      ...##...%%...
      C...........D
      `,
      { A: blue, B: red, C: blue, D: red, '#': wall('low', 30), '%': wall('high', 60) },
    ),
  ),
  objectives: { well: objective },
};
const lane = fileable(sketchBoard('A.#..B', { A: blue, B: red, '#': wall('fence', 26) }));

const seedOf = (number: number) => number.toString(16).padStart(64, '0');
const begin = (board: Board, number: number, target: number) =>
  skirmishOn(board, { target }, { dice: { kind: 'seed', seed: seedOf(number) } });

describe('a game of players who take any order that is offered', () => {
  test.each([
    ['in the yard', yard, 2, 1, 40],
    ['in the lane', lane, 13, 2, 60],
  ] as const)(
    '%s: is the same played again, is never stuck, and offers what it obeys',
    (_where, board, target, games, commands) => {
      // every order is asked about sight and cover, so the usual run is short and `soak` plays on
      for (let number = 1; number <= soak(games); number++)
        playAtRandom(begin(board, number, target), commands, chanceOf(number));
    },
  );
});
