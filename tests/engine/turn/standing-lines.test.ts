import { expect, test } from 'vitest';
import { standingLines } from '../../../engine/index.ts';
import { menOn, withActive } from '../../support/battle-men.ts';

test('what was taken back does not count, nor does the line that took it back, until one goes back to before that', () => {
  const player = withActive(menOn({ anna: [0, 0, 'blue'], bela: [0, -300, 'red'] }), 'anna');
  const before = player.game.lines.map(({ number }) => number);
  expect(standingLines(player.game.lines)).toEqual(before);
  const aimed = before.length;
  player.gives('blue', { kind: 'skirmish/aim', model: 'anna' });
  player.gives('blue', { kind: 'take-back', to: aimed });
  expect(standingLines(player.game.lines)).toEqual(before);
  player.gives('blue', { kind: 'skirmish/go-prone', model: 'anna' });
  expect(standingLines(player.game.lines)).toEqual([...before, aimed + 2]);
  // to where the aim had been taken and not taken back yet
  player.gives('blue', { kind: 'take-back', to: aimed + 1 });
  expect(standingLines(player.game.lines)).toEqual([...before, aimed]);
  expect(standingLines([])).toEqual([]);
});
