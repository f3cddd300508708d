import { describe, expect, test } from 'vitest';
import {
  chainOfSecrets,
  diceOfGame,
  findJournalDoubt,
  type JournalLine,
  judgeTally,
  promiseOf,
  throwByPromises,
  throwBySeed,
  throwFaces,
} from '../../../engine/index.ts';
import { sketchBoard } from '../../support/board-sketch.ts';
import { man } from '../../support/figures.ts';
import { type GamePlayer, skirmishOn } from '../../support/game-board.ts';
import { resealed } from '../../support/resealed.ts';

const board = sketchBoard('A....B', { A: man({ owner: 'blue' }), B: man({ owner: 'red' }) });
const ROLL = { kind: 'skirmish/roll-initiative' } as const;
const SEED = '5e'.repeat(32);
const seeded = () => skirmishOn(board, null, { dice: { kind: 'seed', seed: SEED } });
const chains = { blue: chainOfSecrets('b1'.repeat(32), 20), red: chainOfSecrets('4e'.repeat(32), 20) };
const bySecrets = () => skirmishOn(board, null, { dice: { kind: 'promises' } });
const promised = () =>
  bySecrets()
    .gives('blue', { kind: 'promise', promise: chains.blue.at(-1)! })
    .gives('red', { kind: 'promise', promise: chains.red.at(-1)! });

/** Lets the dice fall until the game waits for something else. */
function lets(player: GamePlayer, fall: () => ReturnType<typeof throwBySeed>): GamePlayer {
  for (let next = fall(); next; next = fall()) player.gives(next.by, next.order);
  return player;
}
const facesIn = (lines: readonly JournalLine[]) =>
  lines.flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.kind === 'answered' && fact.answer.kind === 'faces' ? fact.answer.faces : [])),
  );

describe('dice of a seed', () => {
  test('are those that anybody can throw again by it, one throw after another', () => {
    const player = seeded().gives('blue', ROLL);
    lets(player, () => throwBySeed(player.game));
    const faces = facesIn(player.game.lines);
    expect(faces.length).toBeGreaterThan(1);
    expect(faces).toEqual(faces.map((_, number) => throwFaces([SEED], number, 1, 6)[0]));
    expect(throwBySeed(player.game)).toBeNull();
  });

  test('are no others', () => {
    const player = seeded().gives('blue', ROLL);
    const [right] = throwBySeed(player.game)!.order.faces as number[];
    const tries = [1, 2, 3, 4, 5, 6].filter((face) => face !== right).map((face) => [face]);
    for (const faces of tries) expect(player.tries('blue', { kind: 'answer-roll', faces })).toBe('game/dice-not-of-the-seed');
  });

  test('that were taken back do not fall the same way again', () => {
    const player = seeded().gives('blue', ROLL);
    lets(player, () => throwBySeed(player.game));
    const { throws } = player.game;
    player.gives('red', { kind: 'take-back', to: 1 });
    expect(throwBySeed(player.game)).toBeNull();
    player
      .gives('blue', { kind: 'decline' })
      .gives('red', { kind: 'take-back', to: 0 })
      .gives('blue', { kind: 'agree' })
      .gives('blue', ROLL);
    expect(throwBySeed(player.game)!.order.faces).toEqual(throwFaces([SEED], throws, 1, 6));
  });

  test('that were changed are found, even where every line was sealed anew', () => {
    const player = seeded().gives('blue', ROLL);
    const { game, withWhat } = lets(player, () => throwBySeed(player.game));
    const forged = resealed(game, (lines) => {
      const text = JSON.stringify(lines);
      const [first] = facesIn(game.lines);
      return JSON.parse(text.replaceAll(`"faces":[${first}]`, `"faces":[${(first! % 6) + 1}]`));
    });
    expect(findJournalDoubt(game.setup, forged, withWhat)).toMatchObject({
      code: 'journal/command-refused',
      line: 1,
      refusal: { code: 'game/dice-not-of-the-seed' },
    });
  });
});

describe('dice of promises', () => {
  test('wait until each side has promised, once', () => {
    const player = bySecrets();
    expect(player.tries('blue', ROLL)).toBe('game/waits-for-promises');
    expect(player.tries('blue', { kind: 'promise', promise: 'my word' })).toBe('game/promise-malformed');
    player.gives('blue', { kind: 'promise', promise: chains.blue.at(-1)! });
    expect(player.tries('blue', { kind: 'promise', promise: chains.blue[0]! })).toBe('game/promise-not-needed');
    expect(player.tries('blue', ROLL)).toBe('game/waits-for-promises');
    player.gives('red', { kind: 'promise', promise: chains.red.at(-1)! }).gives('blue', ROLL);
    expect(player.last).toEqual(['requested']);
  });

  test('come of the secrets of all, each told against the promise before it', () => {
    const player = promised().gives('blue', ROLL);
    const before = player.position.promises;
    const { order } = throwByPromises(player.game, chains)!;
    const told = order.told as Readonly<Record<string, string>>;
    expect(Object.entries(told).map(([side, secret]) => promiseOf(secret) === before[side])).toEqual([true, true]);
    player.gives('blue', order);
    expect(player.position.promises).toEqual(told);
    lets(player, () => throwByPromises(player.game, chains));
    const { lines, setup } = player.game;
    expect(findJournalDoubt(setup, lines, player.withWhat)).toBeNull();
    expect(diceOfGame(player.game)[0]!.thrown).toBe(facesIn(lines).length);
  });

  test('are turned down without a secret of each, with one that was not promised, and with other faces', () => {
    const player = promised().gives('blue', ROLL);
    const { order } = throwByPromises(player.game, chains)!;
    const told = order.told as Readonly<Record<string, string>>;
    const faces = order.faces as readonly number[];
    const answer = (changes: object) => player.tries('blue', { ...order, ...changes });
    expect(answer({ told: { blue: told.blue } })).toBe('game/secret-missing');
    expect(answer({ told: 'all of them' })).toBe('game/secret-missing');
    expect(answer({ told: { ...told, red: chains.red[0]! } })).toBe('game/secret-not-promised');
    expect(answer({ faces: [(faces[0]! % 6) + 1] })).toBe('game/dice-not-of-the-secrets');
    expect(answer({})).toBe('done');
  });

  test('are found out by who plays the game again, whoever changed a face, a secret, a line or the order of lines, and sealed all anew', () => {
    const player = promised().gives('blue', ROLL);
    lets(player, () => throwByPromises(player.game, chains));
    const { game, withWhat } = player;
    const doubt = (change: (lines: JournalLine[]) => readonly JournalLine[]) =>
      findJournalDoubt(game.setup, resealed(game, change), withWhat);
    const thrown = game.lines.findIndex(({ command }) => command.order.kind === 'answer-roll');
    const orderOf = (lines: JournalLine[]) => lines[thrown]!.command.order as Record<string, unknown>;
    const turned = doubt((lines) => {
      const [face] = orderOf(lines).faces as number[];
      orderOf(lines).faces = [(face! % 6) + 1];
      return lines;
    });
    expect(turned).toMatchObject({ line: thrown, refusal: { code: 'game/dice-not-of-the-secrets' } });
    const guessed = doubt((lines) => {
      orderOf(lines).told = { ...(orderOf(lines).told as object), red: chains.red[0] };
      return lines;
    });
    expect(guessed).toMatchObject({ line: thrown, refusal: { code: 'game/secret-not-promised' } });
    expect(doubt((lines) => lines.toSpliced(1, 1))).toMatchObject({ line: 1, code: 'journal/command-refused' });
    expect(doubt((lines) => [lines[0]!, ...lines.slice(2), lines[1]!])).toMatchObject({ code: 'journal/command-refused' });
    expect(findJournalDoubt(game.setup, game.lines, withWhat)).toBeNull();
  });

  test('come to an end with the chain that was promised', () => {
    const short = { ...chains, red: chains.red.slice(-1) };
    expect(throwByPromises(promised().gives('blue', ROLL).game, short)).toBeNull();
    expect(throwByPromises(promised().game, chains)).toBeNull();
    expect(throwBySeed(promised().gives('blue', ROLL).game)).toBeNull();
  });

  test('that were changed are found, even where every line was sealed anew', () => {
    const player = promised().gives('blue', ROLL);
    lets(player, () => throwByPromises(player.game, chains));
    const { game, withWhat } = player;
    const other = JSON.stringify(chains.red.at(-2));
    const forge = (from: string, to: string) =>
      findJournalDoubt(
        game.setup,
        resealed(game, (lines) => JSON.parse(JSON.stringify(lines).replaceAll(from, to))),
        withWhat,
      );
    const [first] = facesIn(game.lines);
    expect(forge(`"faces":[${first}]`, `"faces":[${(first! % 6) + 1}]`)).toMatchObject({
      line: 3,
      refusal: { code: 'game/dice-not-of-the-secrets' },
    });
    expect(forge(other, JSON.stringify('0'.repeat(64)))).toMatchObject({
      line: 3,
      refusal: { code: 'game/secret-not-promised', fill: { side: 'red' } },
    });
  });
});

describe('all dice of a game', () => {
  test('are counted by kind and by side, those of throws that were taken back among them', () => {
    const player = skirmishOn(board).gives('blue', ROLL, [6], [2]).picks('blue');
    player.gives('blue', { kind: 'take-back', to: 0 }).gives('red', { kind: 'agree' }).gives('red', ROLL, [5], [5]);
    const [d6, ...others] = diceOfGame(player.game);
    expect(others).toEqual([]);
    expect(d6).toMatchObject({ sides: 6, thrown: 4 });
    expect(d6!.faces).toEqual(judgeTally([0, 1, 0, 0, 2, 1], 0.95));
    expect(diceOfGame(player.game, 'red')[0]!.faces.map(({ count }) => count)).toEqual([0, 1, 0, 0, 1, 0]);
    expect(diceOfGame(skirmishOn(board).game)).toEqual([]);
  });

  test('that show one face far too often are told so, and few throws tell nothing', () => {
    expect(judgeTally([10, 10, 10, 10, 10, 60], 0.95).filter(({ fair }) => !fair)).toMatchObject([{ face: 6 }]);
    expect(judgeTally([0, 0, 0, 0, 0, 2], 0.95).every(({ fair }) => fair)).toBe(true);
  });
});
