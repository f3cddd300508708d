import { describe, expect, test } from 'vitest';
import { battleOf, factsOf, type Placed } from '../../../../support/battle-men.ts';
import type { GamePlayer } from '../../../../support/game-board.ts';
import { allSetUp, campsOn, placing, settingUp, withFirst } from '../../../../support/set-up-board.ts';
import { box, ground, piece } from '../../../../support/sight-board.ts';

const HIDES = { abilities: ['hidden-set-up', 'infiltrator'] };
/** C of the reds is set up hidden where he stands; A of the blues is set up as told, and looks towards the near edge. */
function inWait(c: Placed, a: Placed, fighters = {}, pieces = [screen]): GamePlayer {
  const board = campsOn({ A: a, C: c }, pieces);
  return allSetUp(settingUp(board, { fighters: { A: { abilities: ['infiltrator'] }, C: HIDES, ...fighters } }), ['C']);
}
/** Too high to look over, across the middle of the table. */
const screen = piece('screen', { boards: box(-100, 0, -5, 100, 80, 5) }, { footprint: [ground(-100, -5, 100, 5)] });
const away: Placed = [0, -300, 'blue'];
const lies = (player: GamePlayer) => battleOf(player).fighters.C!.lyingInWait;

describe('who is set up hidden', () => {
  test('SK-ABIL-25: must have learned it', () => {
    const player = settingUp(campsOn({ A: away, C: [0, 500, 'red'] }), { fighters: { A: { abilities: ['infiltrator'] } } });
    player.gives('blue', placing('A', 0, -300)).gives('blue', { kind: 'skirmish/finish-set-up' });
    expect(player.tries('red', placing('C', 0, 500, { hidden: true }))).toBe('set-up/cannot-hide');
  });

  test('SK-ABIL-26, SK-ABIL-30: does nothing but pass, until his owner says in his activation that he is hidden no more', () => {
    const player = withFirst(inWait([0, 200, 'red'], away), 'red').gives('red', { kind: 'skirmish/activate', model: 'C' });
    expect(player.tries('red', { kind: 'skirmish/aim', model: 'C' })).toBe('action/lying-in-wait');
    player.gives('red', { kind: 'skirmish/pass', model: 'C' });
    expect(lies(player)).toBe(true);
    player.gives('red', { kind: 'skirmish/come-out', model: 'C' });
    expect(lies(player)).toBe(false);
    expect(player.tries('red', { kind: 'skirmish/come-out', model: 'C' })).toBe('action/not-in-wait');
    player.gives('red', { kind: 'skirmish/aim', model: 'C' });
  });

  test('SK-ABIL-27, SK-ABIL-29, SK-MOVE-3: is no target of shots and charges, and nobody keeps away from him', () => {
    // A looks the other way, and does not spot him
    const player = withFirst(inWait([0, 200, 'red'], [0, 100, 'blue', { facing: Math.PI }], {}, []), 'blue');
    player.gives('blue', { kind: 'skirmish/activate', model: 'A' });
    expect(player.tries('blue', { kind: 'skirmish/shoot', model: 'A', target: 'C' })).toBe('target/lies-in-wait');
    expect(player.tries('blue', { kind: 'skirmish/charge', model: 'A', target: 'C' })).toBe('target/lies-in-wait');
    player.gives('blue', { kind: 'skirmish/move', model: 'A', way: [{ kind: 'ground', at: { x: 0, y: 0, z: 160 } }] });
  });

  test('SK-EX-5, SK-CAMO-10, SK-ABIL-31, SK-ABIL-32, SK-ABIL-34: is spotted when the battle begins by whoever sees him within Reaction times 8 cm', () => {
    expect(lies(inWait([0, 300, 'red'], [0, -100, 'blue'], {}, []))).toBe(false);
    expect(lies(inWait([0, 300, 'red'], [0, -101, 'blue'], {}, []))).toBe(true);
    expect(lies(inWait([0, 300, 'red'], [0, -180, 'blue'], { A: { figure: 'veteran', abilities: ['infiltrator'] } }, []))).toBe(
      false,
    );
    expect(lies(inWait([0, 100, 'red'], [0, -100, 'blue']))).toBe(true);
  });

  test('SK-MODEL-9, SK-ABIL-34: is not spotted by who looks the other way', () => {
    expect(lies(inWait([0, 300, 'red'], [0, 0, 'blue', { facing: Math.PI }], {}, []))).toBe(true);
    expect(lies(inWait([0, 300, 'red'], [300, 300, 'blue', { facing: Math.PI }], {}, []))).toBe(false);
  });

  test('SK-ABIL-33, SK-ABIL-34: is spotted from anywhere on the way of somebody, even where the way ends out of sight', () => {
    const player = withFirst(
      inWait([0, 100, 'red'], [-150, -40, 'blue', { facing: Math.PI }], { A: { abilities: ['infiltrator'] } }),
      'blue',
    );
    player.gives('blue', { kind: 'skirmish/activate', model: 'A' });
    const way = [
      [-150, 20],
      [-150, -20],
    ].map(([x, z]) => ({ kind: 'ground', at: { x, y: 0, z } }));
    player.gives('blue', { kind: 'skirmish/move', model: 'A', way, facing: Math.PI });
    expect(factsOf(player, 'skirmish/spotted')).toEqual([{ kind: 'skirmish/spotted', model: 'C', by: 'A' }]);
    expect(lies(player)).toBe(false);
    player.tries('blue', { kind: 'take-back', to: player.game.lines.length - 1 });
    // what came to light is not taken back without a word
    expect(player.position.open).toMatchObject({ by: 'blue' });
  });
});
