import { expect, test } from 'vitest';
import { type Board, honestInterval } from '../../engine/index.ts';
import { sketchBoard, wall } from '../support/board-sketch.ts';
import { chanceOf } from '../support/chance.ts';
import { man } from '../support/figures.ts';
import { fileable, skirmishOn } from '../support/game-board.ts';
import { soak } from '../support/soak.ts';
import { playByComputer } from '../support/whole-games.ts';

const blue = man({ owner: 'blue' });
const red = man({ owner: 'red' });

/** The same for both: one man each, a wall to hide behind, and something to hold between them. */
const even: Board = {
  ...fileable(
    sketchBoard(
      `
      ..A......
      ...##....
      .........
      .....##..
      .......B.
      `,
      { A: blue, B: red, '#': wall('low', 32) },
    ),
  ),
  objectives: { well: { id: 'well', name: 'The well', at: { x: 0, y: 0, z: 0 }, radius: 5 } },
};

/** From so many games on it is asked what can be said of all the games that could be played. */
const ENOUGH = 20;

test('the computer wins more games than whoever does anything that is offered, on either side of an even board', () => {
  const games = soak(3);
  let won = 0;
  let lost = 0;
  for (let number = 1; number <= games; number++) {
    const side = number % 2 === 0 ? 'blue' : 'red';
    const dice = { kind: 'seed', seed: number.toString(16).padStart(64, '0') } as const;
    const player = skirmishOn(even, { mission: { rounds: 4 } }, { dice });
    playByComputer(player, [side], 400, chanceOf(number));
    const winner = player.position.ending?.winner ?? null;
    if (winner === side) won++;
    else if (winner !== null) lost++;
  }
  expect(won).toBeGreaterThan(lost);
  // of the games that somebody wins, more than half are its own, with 95 % confidence
  if (games >= ENOUGH) expect(honestInterval(won, won + lost, 0.95).atLeast).toBeGreaterThan(0.5);
});
