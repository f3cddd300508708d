import { describe, expect, test } from 'vitest';
import {
  type Battle,
  branchOf,
  dispatch,
  findJournalDoubt,
  type JournalLine,
  recordOf,
  replayGame,
} from '../../../engine/index.ts';
import { sketchBoard, wall } from '../../support/board-sketch.ts';
import { man } from '../../support/figures.ts';
import { type GamePlayer, skirmishOn } from '../../support/game-board.ts';
import { resealed } from '../../support/resealed.ts';

const board = sketchBoard(
  `
  A....................B.
  .......................
  .......................
  .......................
  C......##............D.
  .......................
  `,
  {
    A: man({ owner: 'blue' }),
    B: man({ owner: 'red' }),
    C: man({ owner: 'blue' }),
    D: man({ owner: 'red' }),
    '#': wall('wall', 30),
  },
);
const ROLL = { kind: 'skirmish/roll-initiative' } as const;
const begun = () => skirmishOn(board).gives('blue', ROLL, [6], [2]).picks('blue');
const battleOf = (player: GamePlayer) => player.position.state as Battle;
const active = (player: GamePlayer) => battleOf(player).active;

describe('one gate for every command', () => {
  test('a command of somebody who has not seen everything is turned down, and nothing has happened', () => {
    const player = begun();
    const command = { ...player.commandOf('blue', { kind: 'skirmish/activate', model: 'A' }), seen: 0 };
    const said = dispatch(player.game, command, player.withWhat);
    expect(said.ok ? 'done' : said.problem.code).toBe('game/not-up-to-date');
  });

  test.each([
    ['green', { kind: 'skirmish/activate', model: 'A' }, 'game/no-such-seat'],
    ['red', { kind: 'skirmish/activate', model: 'B' }, 'game/not-your-turn'],
    ['blue', { kind: 'skirmish/activate', model: 'B' }, 'fighter/not-yours'],
    ['blue', { kind: 'skirmish/activate', model: 'Z' }, 'fighter/not-in-this-battle'],
    ['blue', { kind: 'skirmish/activate' }, 'order/malformed'],
    ['blue', { kind: 'skirmish/dance', model: 'A' }, 'game/order-not-known'],
    ['blue', { kind: 'constructor' }, 'game/order-not-known'],
    ['blue', ROLL, 'round/has-begun'],
    ['blue', { kind: 'skirmish/aim', model: 'A' }, 'fighter/not-active'],
    ['blue', { kind: 'answer-roll', faces: [3] }, 'game/waits-for-nothing'],
    ['blue', { kind: 'agree' }, 'game/nothing-proposed'],
    ['blue', { kind: 'promise', promise: '0'.repeat(64) }, 'game/promise-not-needed'],
    ['blue', { kind: 'take-back', to: 99 }, 'game/nothing-to-take-back'],
    ['blue', { kind: 'take-back', to: -1 }, 'game/order-malformed'],
    ['blue', { kind: 'settle', question: '', outcome: 'yes' }, 'game/order-malformed'],
  ])('%s with %j is turned down (%s), and the game is the same as before', (by, order, code) => {
    const player = begun();
    const before = player.game;
    expect(player.tries(by, order)).toBe(code);
    expect(player.game).toBe(before);
  });

  test('while dice must fall nothing else is done, and only faces that are on the dice of whoever rolls', () => {
    const player = skirmishOn(board).gives('red', ROLL);
    expect(player.tries('blue', { kind: 'skirmish/activate', model: 'A' })).toBe('game/waits-for-a-roll');
    expect(player.tries('red', { kind: 'answer-roll', faces: [3] })).toBe('game/not-yours-to-answer');
    expect(player.tries('blue', { kind: 'answer-choice', picked: [] })).toBe('game/waits-for-a-roll');
    expect(player.tries('blue', { kind: 'answer-roll', faces: 'six' })).toBe('game/order-malformed');
    expect(player.tries('blue', { kind: 'answer-roll', faces: [7] })).toBe('dice/no-such-face');
    expect(player.tries('blue', { kind: 'answer-roll', faces: [1, 2] })).toBe('dice/wrong-count');
    expect(player.throws([4], [4]).last).toContain('requested');
    player.throws([1], [5]);
    expect(player.tries('red', { kind: 'skirmish/activate', model: 'B' })).toBe('game/waits-for-a-choice');
    expect(player.tries('red', { kind: 'answer-choice', picked: ['green'] })).toBe('game/no-such-option');
    expect(player.tries('red', { kind: 'answer-choice', picked: [] })).toBe('game/choice-too-few');
    expect(player.tries('red', { kind: 'answer-choice', picked: ['red', 'blue'] })).toBe('game/choice-too-many');
    player.picks('blue');
    expect(battleOf(player)).toMatchObject({ stage: 'activations', turn: 'blue' });
  });

  test('SK-ACT-1, SK-ACT-9: two actions each, in turns, everybody once a round', () => {
    const player = begun().gives('blue', { kind: 'skirmish/activate', model: 'A' });
    expect(player.tries('blue', { kind: 'skirmish/activate', model: 'C' })).toBe('fighter/another-is-active');
    player.gives('blue', { kind: 'skirmish/go-prone', model: 'A' });
    expect(player.tries('blue', { kind: 'skirmish/go-prone', model: 'A' })).toBe('action/prone-already');
    player.gives('blue', { kind: 'skirmish/stand-up', model: 'A' });
    expect(active(player)).toBeNull();
    expect(battleOf(player).turn).toBe('red');
    player.gives('red', { kind: 'skirmish/activate', model: 'B' }).gives('red', { kind: 'skirmish/end-activation', model: 'B' });
    expect(player.tries('blue', { kind: 'skirmish/activate', model: 'A' })).toBe('fighter/activated-already');
    player
      .gives('blue', { kind: 'skirmish/activate', model: 'C' })
      .gives('blue', { kind: 'skirmish/end-activation', model: 'C' });
    player.gives('red', { kind: 'skirmish/activate', model: 'D' }).gives('red', { kind: 'skirmish/pass', model: 'D' });
    player.gives('red', { kind: 'skirmish/pass', model: 'D' });
    expect(battleOf(player)).toMatchObject({ round: 2, stage: 'initiative', turn: null });
  });

  test('SK-MOVE-1, SK-ACT-11: a way of 8 cm takes one action, one of 15 cm both, one of 21 cm is refused', () => {
    const to = (x: number) => {
      const { x: from, y, z } = board.models.A!.pose.at;
      return [{ kind: 'ground', at: { x: from + x, y, z } }];
    };
    const player = begun().gives('blue', { kind: 'skirmish/activate', model: 'A' });
    expect(player.tries('blue', { kind: 'skirmish/move', model: 'A', way: to(210) })).toBe('action/way-not-allowed');
    const far = branchOf(player.game, player.game.lines.length);
    player.gives('blue', { kind: 'skirmish/move', model: 'A', way: to(80) });
    expect(active(player)).toEqual({ model: 'A', actions: 1 });
    expect(player.position.board.models.A!.pose.at.x).toBeCloseTo(board.models.A!.pose.at.x + 80, 9);
    player.game = far;
    player.gives('blue', { kind: 'skirmish/move', model: 'A', way: to(150) });
    expect(active(player)).toBeNull();
  });
});

describe('going back', () => {
  test('is free as long as nothing came out, and the lines remain', () => {
    const player = begun().gives('blue', { kind: 'skirmish/activate', model: 'A' });
    const { length } = player.game.lines;
    player.gives('blue', { kind: 'skirmish/go-prone', model: 'A' }).gives('blue', { kind: 'take-back', to: length });
    expect(player.position.board.models.A!.stance).toBe('standing');
    expect(active(player)).toEqual({ model: 'A', actions: 2 });
    expect(player.game.lines).toHaveLength(length + 2);
  });

  test('over dice that have fallen needs consent, which may be declined', () => {
    const player = begun();
    player.gives('blue', { kind: 'take-back', to: 0 });
    expect(player.last).toEqual(['proposed']);
    expect(player.tries('blue', { kind: 'skirmish/activate', model: 'A' })).toBe('game/waits-for-consent');
    expect(player.tries('blue', { kind: 'agree' })).toBe('game/own-proposal');
    player.gives('red', { kind: 'decline' });
    expect(battleOf(player).stage).toBe('activations');
    player.gives('blue', { kind: 'take-back', to: 0 }).gives('red', { kind: 'agree' });
    expect(battleOf(player).stage).toBe('initiative');
    expect(player.game.throws).toBe(2);
  });

  test('into the middle of a roll-off waits for the same dice again', () => {
    const player = skirmishOn(board).gives('blue', ROLL, [6]);
    const waiting = player.position.underWay;
    const { length } = player.game.lines;
    player.throws([2]).picks('blue');
    player.gives('red', { kind: 'take-back', to: length }).gives('blue', { kind: 'agree' });
    expect(player.position.underWay).toEqual(waiting);
    player.throws([5]).picks('red');
    expect(battleOf(player).turn).toBe('red');
  });

  test('SK-GEN-3, SK-GEN-4: what both settle holds for the rest of the game, whatever is taken back', () => {
    const player = begun();
    player.gives('red', { kind: 'settle', question: 'sees A B', outcome: 'no' }).gives('blue', { kind: 'agree' });
    expect(player.position.settled).toEqual([{ question: 'sees A B', outcome: 'no', by: 'agreement' }]);
    player.gives('red', { kind: 'take-back', to: 1 }).gives('blue', { kind: 'agree' });
    expect(player.position.settled).toHaveLength(1);
  });

  test('by consent takes the word of everybody at the table', () => {
    const three = sketchBoard('A..B..C', {
      A: man({ owner: 'blue' }),
      B: man({ owner: 'red' }),
      C: man({ owner: 'green' }),
    });
    const player = skirmishOn(three).gives('green', { kind: 'settle', question: 'who sees', outcome: 'nobody' });
    expect(player.gives('blue', { kind: 'agree' }).last).toEqual(['agreed']);
    expect(player.tries('blue', { kind: 'agree' })).toBe('game/said-already');
    expect(player.gives('red', { kind: 'agree' }).last).toEqual(['agreed', 'settled']);
    expect(player.position.open).toBeNull();
  });

  test('whoever gives up while dice are waited for has lost as well, and nothing is waited for', () => {
    const player = skirmishOn(board).gives('blue', ROLL).gives('blue', { kind: 'concede' });
    expect(player.position).toMatchObject({ underWay: null, ending: { winner: 'red' } });
    expect(player.tries('blue', { kind: 'answer-roll', faces: [3] })).toBe('game/is-over');
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, undefined as unknown as number, (() => 1) as unknown as number])(
    'an order with %s in it is none that could be written down',
    (odd) => {
      const player = begun().gives('blue', { kind: 'skirmish/activate', model: 'A' });
      const said = player.tries('blue', { kind: 'skirmish/go-prone', model: 'A', facing: odd, way: [odd] });
      expect(said).toBe('game/order-malformed');
    },
  );

  test('whoever gives up has lost, and then nothing more is done', () => {
    const player = begun().gives('red', { kind: 'concede' });
    expect(player.position.ending).toEqual({ winner: 'blue', by: 'game/conceded', fill: { side: 'red' } });
    expect(player.tries('blue', { kind: 'skirmish/activate', model: 'A' })).toBe('game/is-over');
    player.gives('red', { kind: 'take-back', to: player.game.lines.length - 1 });
    expect(player.position.ending).not.toBeNull();
    player.gives('blue', { kind: 'agree' });
    expect(player.position.ending).toBeNull();
  });
});

describe('a journal', () => {
  const played = () =>
    begun()
      .gives('blue', { kind: 'skirmish/activate', model: 'A' })
      .gives('blue', { kind: 'skirmish/aim', model: 'A' })
      .gives('blue', { kind: 'skirmish/pass', model: 'A' })
      .gives('red', { kind: 'skirmish/activate', model: 'B' });

  test('tells the same game when its facts are folded up again, through text and back', () => {
    const { game, withWhat } = played();
    const lines = JSON.parse(JSON.stringify(game.lines)) as JournalLine[];
    const again = replayGame(game.setup, lines, withWhat);
    expect(again.ok && again.value.positions).toEqual(game.positions);
    expect(again.ok && again.value.throws).toBe(game.throws);
    expect(findJournalDoubt(game.setup, lines, withWhat)).toBeNull();
  });

  const spoiled = (change: (lines: JournalLine[]) => readonly JournalLine[]) => {
    const { game, withWhat } = played();
    return findJournalDoubt(game.setup, change(JSON.parse(JSON.stringify(game.lines)) as JournalLine[]), withWhat);
  };

  test('whose dice were changed is found at the line', () => {
    const doubt = spoiled((lines) => JSON.parse(JSON.stringify(lines).replace('"faces":[2]', '"faces":[1]')));
    expect(doubt).toMatchObject({ code: 'journal/line-changed', line: 2 });
  });

  test('that lacks its last lines is found by the seal that was kept of them', () => {
    const { game, withWhat } = played();
    const { setup, lines, seal } = recordOf(game);
    expect(findJournalDoubt(setup, lines, withWhat, seal)).toBeNull();
    expect(findJournalDoubt(setup, lines.slice(0, -2), withWhat, seal)).toMatchObject({
      code: 'journal/cut-short',
      line: lines.length - 2,
    });
  });

  test('that says something else came of a command is found, even where it was sealed anew', () => {
    const { game, withWhat } = played();
    const forged = resealed(game, (lines) =>
      JSON.parse(JSON.stringify(lines).replace('skirmish/activated","model":"A"', 'skirmish/activated","model":"C"')),
    );
    expect(findJournalDoubt(game.setup, forged, withWhat)).toMatchObject({ code: 'journal/another-outcome', line: 4 });
  });

  test('of a game that cannot have begun so is found at its beginning', () => {
    const { game, withWhat } = played();
    const forces = { fighters: { A: { figure: 'giant' } } };
    expect(findJournalDoubt({ ...game.setup, forces }, game.lines, withWhat)).toMatchObject({
      code: 'journal/cannot-begin',
      refusal: { code: 'forces/figure-not-in-the-book' },
    });
  });

  test('with a line left out, or two in the wrong order, is found there', () => {
    expect(spoiled((lines) => lines.filter((_, i) => i !== 4))).toMatchObject({ code: 'journal/line-out-of-order', line: 4 });
    expect(spoiled(([a, b, ...rest]) => [b!, a!, ...rest])).toMatchObject({ code: 'journal/line-out-of-order', line: 0 });
  });
});
