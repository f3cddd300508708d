import { describe, expect, test } from 'vitest';
import type { Board, PlainData } from '../../../../../engine/index.ts';
import { battleOf, menOn } from '../../../../support/battle-men.ts';
import { type GamePlayer, skirmishOn } from '../../../../support/game-board.ts';

const at = (x: number) => ({ x, y: 0, z: 0 });
/** Blue's man at the well, red's at the gate, 60 cm apart and looking away from each other. */
const board: Board = {
  ...menOn({ A: [-300, 60, 'blue', { facing: Math.PI }], B: [300, 60, 'red', { facing: Math.PI }] }),
  objectives: {
    well: { id: 'well', name: 'The well', at: at(-300), radius: 5 },
    gate: { id: 'gate', name: 'The gate', at: at(300), radius: 5 },
  },
};

/** So many rounds in which nobody does anything. */
function rounds(player: GamePlayer, count: number): GamePlayer {
  for (let round = 0; round < count; round++) {
    player.gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2]).picks('blue');
    for (const [side, model] of [
      ['blue', 'A'],
      ['red', 'B'],
    ] as const)
      player.gives(side, { kind: 'skirmish/activate', model }).gives(side, { kind: 'skirmish/end-activation', model });
  }
  return player;
}
const played = (count: number, forces: PlainData) => rounds(skirmishOn(board, forces), count);

describe('what wins a battle', () => {
  test('SK-VP-2, SK-VP-5, SK-VP-6: each objective that one side alone holds is worth a point a round, or what the mission says', () => {
    expect(battleOf(played(2, null)).victoryPoints).toEqual({ blue: 2, red: 2 });
    expect(battleOf(played(2, { mission: { worth: { gate: 3, well: 0 } } })).victoryPoints).toEqual({ blue: 0, red: 6 });
  });

  test('SK-VP-1, SK-VP-9: the last round of a mission ends it, and the points decide', () => {
    const mission = { rounds: 2, worth: { gate: 2 } };
    expect(played(1, { mission }).position.ending).toBeNull();
    expect(played(2, { mission }).position.ending).toEqual({ winner: 'red', by: 'ending/last-round', fill: { rounds: 2 } });
    expect(played(2, { mission: { rounds: 2 } }).position.ending).toMatchObject({ winner: null, by: 'ending/last-round' });
  });

  test('SK-VP-2: a mission may count objectives only when it ends', () => {
    const player = played(1, { mission: { rounds: 2, counts: 'at-the-end', worth: { gate: 2 } } });
    expect(battleOf(player).victoryPoints).toEqual({ blue: 0, red: 0 });
    expect(battleOf(rounds(player, 1)).victoryPoints).toEqual({ blue: 1, red: 2 });
  });

  test('SK-VP-1: whoever is to hold something wins by holding it in the end, and loses by not holding it', () => {
    const keeping = (objective: string) => ({ target: 99, mission: { rounds: 1, keeper: { side: 'blue', objective } } });
    expect(played(1, keeping('well')).position.ending).toMatchObject({ winner: 'blue', by: 'ending/kept' });
    expect(played(1, keeping('gate')).position.ending).toMatchObject({ winner: 'red', by: 'ending/not-kept' });
  });

  test('SK-VP-7, SK-VP-8: two who come to the target together play on, or it is a draw where the table agreed so', () => {
    expect(played(3, { target: 2 }).position.ending).toBeNull();
    const drawn = skirmishOn(board, { target: 2 }, { settings: { simultaneousFinish: 'draw' } });
    expect(rounds(drawn, 2).position.ending).toMatchObject({ winner: null, by: 'ending/points-at-once' });
  });

  test('SK-VP-2: a mission may give points for enemies who are put out of action', () => {
    const near = menOn({
      A: [-100, 0, 'blue'],
      B: [0, 0, 'red'],
      C: [500, 500, 'red'],
      D: [500, 400, 'red'],
      E: [500, 300, 'red'],
    });
    const player = skirmishOn(near, { mission: { losses: 2 } });
    player
      .gives('blue', { kind: 'skirmish/roll-initiative' }, [6], [2])
      .picks('blue')
      .gives('blue', { kind: 'skirmish/activate', model: 'A' });
    player.gives('blue', { kind: 'skirmish/shoot', model: 'A', target: 'B' }, [9], [9]);
    expect(battleOf(player).victoryPoints).toEqual({ blue: 2, red: 0 });
  });
});
