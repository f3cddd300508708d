import { describe, test } from 'vitest';
import type { Board } from '../../engine/index.ts';
import { sketchBoard, wall } from '../support/board-sketch.ts';
import { chanceOf } from '../support/chance.ts';
import { gun, man } from '../support/figures.ts';
import { fileable, skirmishOn } from '../support/game-board.ts';
import { campsOn } from '../support/set-up-board.ts';
import { box, ground, piece } from '../support/sight-board.ts';
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

/** Whoever takes the weapons along, sets them up and fires them: a mortar with its crew, and a heavy machine gun with one man. */
const weapon = (owner: string, profile: string) => gun({ owner, profile });
const battery = fileable(
  sketchBoard('AE.......B\nC#..%%..GD\n..........', {
    A: blue,
    C: blue,
    E: weapon('blue', 'light-mortar'),
    B: red,
    D: red,
    G: weapon('red', 'heavy-machine-gun'),
    '#': wall('low', 30),
    '%': wall('high', 60),
  }),
);

const seedOf = (number: number) => number.toString(16).padStart(64, '0');
const begin = (board: Board, number: number, target: number) =>
  skirmishOn(board, { target }, { dice: { kind: 'seed', seed: seedOf(number) } });

/** People of all kinds, who may be set up, sent behind the lines, named, rolled for and called back. */
const people = {
  home: 'blue',
  armyTypes: { blue: 'guerrilla', red: 'mass' },
  waterEdges: ['left'],
  setUp: { first: 'blue' },
  mission: { harm: 1, losses: 1 },
  fighters: {
    A: { abilities: ['sniper', 'hidden-set-up'], weapons: ['sniper-rifle'], camouflage: 1.5 },
    B: { abilities: ['partisan'], weapons: ['submachine-gun', 'hand-grenade'], woman: 'may-be' },
    C: { abilities: ['medic'], items: ['extra-ammunition', 'armour-piercing-ammunition', 'flag'] },
    D: { figure: 'officer', abilities: ['hurrah'], weapons: ['pistol'], melee: 'sabre' },
    E: { abilities: ['saboteur', 'hurrah'], melee: 'bayonet', items: ['chemical-suit'] },
    F: { abilities: ['marine', 'hurrah'], items: ['flag'], weapons: ['assault-rifle'] },
  },
} as const;
const border = fileable(
  campsOn(
    {
      A: [-100, -420, 'blue'],
      B: [0, -420, 'blue'],
      C: [100, -420, 'blue'],
      D: [-100, 420, 'red'],
      E: [0, 420, 'red'],
      F: [100, 420, 'red'],
    },
    [piece('wall', { bricks: box(-100, 0, -5, 100, 30, 5) }, { footprint: [ground(-100, -5, 100, 5)] })],
  ),
);

describe('a game of players who take any order that is offered', () => {
  test.each([
    ['in the yard', yard, 2, 1, 40],
    ['in the lane', lane, 13, 2, 60],
    ['at the guns', battery, 13, 1, 40],
  ] as const)(
    '%s: is the same played again, is never stuck, and offers what it obeys',
    (_where, board, target, games, commands) => {
      // every order is asked about sight and cover, so the usual run is short and `soak` plays on
      for (let number = 1; number <= soak(games); number++)
        playAtRandom(begin(board, number, target), commands, chanceOf(number));
    },
  );

  test('with people of all kinds, from their set-up on: partisans and hunters, snipers and assistants, medics, marines and guerrillas', () => {
    const settings = { armyTypes: true, camouflage: true, camouflageLimitsSight: 'all', women: true, closeCalls: 'as-found' };
    for (let number = 1; number <= soak(1); number++) {
      const player = skirmishOn(border, people, { dice: { kind: 'seed', seed: seedOf(number) }, settings });
      playAtRandom(player, soak(1) === 1 ? 60 : 400, chanceOf(number));
    }
  });
});
