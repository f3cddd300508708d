import { describe, expect, test } from 'vitest';
import { viewOf } from '../../../engine/index.ts';
import { battleOf } from '../../support/battle-men.ts';
import type { GamePlayer } from '../../support/game-board.ts';
import { camps, placing, settingUp, withFirst } from '../../support/set-up-board.ts';

const SALT = '7f'.repeat(32);
/** C of the reds hides at a place of which the board that the battle began with says nothing; his order has something in it that nobody guesses. */
function hiddenAt(x: number, z: number, hiddenSetUp: 'open' | 'secret'): GamePlayer {
  const player = settingUp(camps, { fighters: { C: { abilities: ['hidden-set-up'] } } }, { settings: { hiddenSetUp } });
  player
    .gives('blue', placing('A', -100, -500))
    .gives('blue', placing('B', 100, -500))
    .gives('blue', { kind: 'skirmish/finish-set-up' });
  // looked at twice before he is content
  player
    .gives('red', placing('C', 111, 431.0625, { hidden: true }))
    .gives('red', placing('C', x, z, { hidden: true, facing: 0.7531, salt: SALT }));
  player.gives('red', placing('D', 200, 500)).gives('red', { kind: 'skirmish/finish-set-up' });
  return withFirst(player, 'red').gives('red', { kind: 'skirmish/activate', model: 'C' });
}
const seenBy = ({ game, withWhat }: GamePlayer, viewer: string | null) => viewOf(game, viewer, withWhat);
const SECRETS = ['-317.25', '433.5', '0.7531', '431.0625', SALT];

describe('what a side may see of a game', () => {
  test('SK-ABIL-25: nothing in it tells where somebody of the other side lies in wait, where that is kept secret', () => {
    const player = hiddenAt(-317.25, 433.5, 'secret');
    for (const viewer of ['blue', null]) {
      const view = seenBy(player, viewer);
      const text = JSON.stringify(view);
      for (const secret of SECRETS) expect(text).not.toContain(secret);
      expect(view.position.board.models.C).toBeUndefined();
      // that he hides is known, and that he was activated
      expect(view.lines.filter(({ withheld }) => withheld)).toHaveLength(2);
      expect(view.lines.at(-1)).toMatchObject({ withheld: false, command: { order: { kind: 'skirmish/activate', model: 'C' } } });
    }
    const own = JSON.stringify(seenBy(player, 'red'));
    for (const secret of SECRETS) expect(own).toContain(secret);
    expect(seenBy(player, 'red')).toEqual({
      setup: player.game.setup,
      lines: player.game.lines.map((line) => ({ ...line, withheld: false })),
      position: player.position,
    });
  });

  test('all lines keep the hashes of the whole ones, so that they can be held against them in the end', () => {
    const player = hiddenAt(-317.25, 433.5, 'secret');
    expect(seenBy(player, 'blue').lines.map(({ hash }) => hash)).toEqual(player.game.lines.map(({ hash }) => hash));
  });

  test('SK-ABIL-30: once he has come out, everything is open, what was written before too', () => {
    const player = hiddenAt(-317.25, 433.5, 'secret').gives('red', { kind: 'skirmish/come-out', model: 'C' });
    const view = seenBy(player, 'blue');
    expect(view.lines.every(({ withheld }) => !withheld)).toBe(true);
    expect(view.position.board.models.C!.pose.at).toEqual({ x: -317.25, y: 0, z: 433.5 });
  });

  test('SK-ABIL-25: where nothing was agreed everybody sees him, whom nobody may shoot at', () => {
    const player = hiddenAt(-317.25, 433.5, 'open');
    expect(seenBy(player, 'blue').position).toEqual(player.position);
    expect(battleOf(player).fighters.C!.lyingInWait).toBe(true);
  });
});
