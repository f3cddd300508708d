import { afterEach, describe, expect, test } from 'vitest';
import { nextOfComputers } from '../../../../app/catalogue/computer-players.ts';
import { isForComputer, mayComputerAct } from '../../../../app/web/session/play/computer-sides.ts';
import { keepComputers, letComputersGoOn } from '../../../../app/web/session/play/computer-turns.ts';
import { leaveGame, showAt, takeBack, writePlay } from '../../../../app/web/session/play/game-intents.ts';
import { offersIn } from '../../../../app/web/session/play/offers-about.ts';
import { seenGame } from '../../../../app/web/session/play/seen-game.ts';
import { requestOf } from '../../../../app/web/session/play/shown-game.ts';
import { read, useSession } from '../../../../app/web/session/session.ts';
import {
  beginGame,
  dispatch,
  type Game,
  type Intent,
  playByCounsel,
  playOn,
  positionOf,
  skirmish,
  throwBySeed,
} from '../../../../engine/index.ts';
import { sketchBoard, wall } from '../../../support/board-sketch.ts';
import { man } from '../../../support/figures.ts';
import { fileable } from '../../../support/game-board.ts';
import { allSetUp, campsOn, settingUp, withFirst } from '../../../support/set-up-board.ts';
import { lay } from '../table-in-hand.ts';
import { beginOn, dice, give, playNow } from './table-at-play.ts';

/** Two against two, who see nothing of one another: nobody is out of action before the first round is over. */
const yard = fileable(
  sketchBoard(
    `
    A...%...B
    ....%....
    C...%...D
    `,
    {
      A: man({ owner: 'blue' }),
      B: man({ owner: 'red' }),
      C: man({ owner: 'blue' }),
      D: man({ owner: 'red' }),
      '%': wall('high', 60),
    },
  ),
);

let stop = () => {};
afterEach(() => {
  stop();
  leaveGame();
});

/** Begins a game in which the computer plays these sides; dice fall at once where they fall by a seed. */
const beginAgainst = (computers: readonly string[], seed: number | null = 2, most?: number) => {
  lay(yard);
  stop = keepComputers({ pause: 0, ...(most === undefined ? {} : { most }) });
  beginOn(yard, null, seed, { computers, throwsAtOnce: true });
};

/** Until the computer has nothing more to say. */
async function played(): Promise<void> {
  const isPlayed = () => {
    const { play } = read();
    return !play || (!play.busy && !mayComputerAct(play));
  };
  while (!isPlayed())
    await new Promise<void>((changed) => {
      const leave = useSession.subscribe(() => {
        leave();
        changed();
      });
    });
}
/** A while in which it could have said something. */
const breath = () => new Promise<void>((done) => void setTimeout(done, 20));

/** What a person does here who takes the advice of the rules as well. */
function advised(): Intent {
  const { game } = playNow();
  const next = playByCounsel(game, playOn(skirmish, game.setup.settings, new Map())!, 'blue', () => 0);
  if (!next) throw new Error('it is not for Blue to say something');
  return next;
}

/** The person plays on until it is for the computer; the game as it stood before his last order. */
async function untilTheComputer(): Promise<Game> {
  for (let given = 0; given < 20; given++) {
    await played();
    const { game } = playNow();
    const { by, order } = advised();
    give(by, order);
    if (mayComputerAct(playNow()) && order.kind.includes('/')) return game;
  }
  throw new Error('it is never for the computer');
}
const hashesOf = ({ lines }: Game) => lines.map(({ hash }) => hash);
const saidAfter = (lines: number) =>
  playNow()
    .game.lines.slice(lines)
    .map(({ command }) => command);

describe('a game against the computer', () => {
  test('comes back to the person with the lines that the engine gives for the same seed, each time that he has said something', async () => {
    beginAgainst(['red']);
    const { setup } = playNow().game;
    const withWhat = playOn(skirmish, setup.settings, new Map())!;
    const begun = beginGame(setup, withWhat);
    if (!begun.ok) throw new Error(begun.problem.code);
    let game = begun.value;
    const goOn = (said: Intent | null) => {
      for (let next = said; next; next = throwBySeed(game) ?? nextOfComputers(game, withWhat, ['red'])) {
        const { by, order } = next;
        const done = dispatch(game, { id: `${game.lines.length}`, by, seen: game.lines.length, order }, withWhat);
        if (!done.ok) throw new Error(done.problem.code);
        game = done.value;
      }
    };
    goOn(nextOfComputers(game, withWhat, ['red']));
    for (let said = 0; said < 4; said++) {
      await played();
      expect(playNow().now.whose).toEqual(['blue']);
      expect(hashesOf(playNow().game)).toEqual(hashesOf(game));
      const next = advised();
      give(next.by, next.order);
      goOn(next);
    }
    await played();
    expect(hashesOf(playNow().game)).toEqual(hashesOf(game));
    expect(game.lines.filter(({ command }) => command.by === 'red').length).toBeGreaterThan(3);
  });

  test('goes back past all that the computer has done to what the person did last, because the computer agrees', async () => {
    beginAgainst(['red']);
    const before = await untilTheComputer();
    const { length } = playNow().game.lines;
    await played();
    const now = playNow().game.lines.length;
    expect(saidAfter(length).some(({ by }) => by === 'red')).toBe(true);
    takeBack();
    await played();
    expect(saidAfter(now).map(({ by, order }) => [by, order.kind])).toEqual([
      ['blue', 'take-back'],
      ['red', 'agree'],
    ]);
    expect(positionOf(playNow().game).state).toEqual(positionOf(before).state);
    expect(playNow().now.whose).toEqual(['blue']);
    expect(read().document.board).toEqual(positionOf(before).board);
  });

  test('waits while somebody looks back, goes on after that, and is over when it is left', async () => {
    beginAgainst(['red']);
    await untilTheComputer();
    showAt(0);
    const { lines } = playNow().game;
    await breath();
    expect(playNow().game.lines).toBe(lines);
    showAt(null);
    await played();
    expect(playNow().game.lines.length).toBeGreaterThan(lines.length);
    takeBack();
    expect(mayComputerAct(playNow())).toBe(true);
    leaveGame();
    await breath();
    expect(read().play).toBe(null);
  });

  test('has the computer ordered and not thrown for where dice lie on the table', async () => {
    beginAgainst(['red'], null);
    await played();
    const { roller } = requestOf(playNow()) as { readonly roller: string };
    expect([roller, isForComputer(playNow())]).toEqual(['blue', false]);
    dice([2]);
    await breath();
    expect(requestOf(playNow())).toMatchObject({ kind: 'roll', roller: 'red' });
    dice([6]);
    await played();
    // what it is asked itself it has answered; whether he is seen whom it shoots at, the person is asked as well
    expect(requestOf(playNow())).not.toMatchObject({ kind: 'choice', chooser: 'red' });
  });

  test('stops after very many orders in a row, says so, and goes on when it is let', async () => {
    beginAgainst(['red', 'blue'], 2, 4);
    await played();
    expect(playNow().halted).toBe('too-long');
    const { length } = playNow().game.lines;
    await breath();
    expect(playNow().game.lines.length).toBe(length);
    letComputersGoOn();
    await played();
    expect(playNow().halted).toBe('too-long');
    expect(playNow().game.lines.length).toBeGreaterThanOrEqual(length + 4);
  });

  test('is not covered between turns, and offers nothing that is for the computer to do', async () => {
    beginAgainst(['red']);
    writePlay({ handsOver: true });
    await played();
    await untilTheComputer();
    expect([playNow().handedTo, playNow().now.whose, offersIn(playNow())]).toEqual([null, ['red'], []]);
    await played();
    expect([playNow().handedTo, playNow().now.whose]).toEqual([null, ['blue']]);
  });

  test('shows nobody who is hidden from the person, now or at an earlier line, unless two people play', () => {
    const board = campsOn({ A: [0, -420, 'blue'], B: [500, -560, 'blue'], C: [0, 450, 'red'], D: [100, 500, 'red'] });
    const setUp = settingUp(
      board,
      { fighters: { A: { abilities: ['hidden-set-up'] } } },
      { settings: { hiddenSetUp: 'secret' } },
    );
    const { game } = withFirst(allSetUp(setUp, ['A']), 'red');
    const looked = { game, meshes: [], handsOver: false, handedTo: null, now: { whose: ['red'], offers: [], holders: {} } };
    const seen = seenGame({ ...looked, computers: ['blue'] });
    expect(seen.positions.some(({ board: { models } }) => 'A' in models)).toBe(false);
    expect(seen.positions.at(-1)!.board.models.B).toBeDefined();
    expect(seen.lines.flatMap(({ command }) => (command.order.model === 'A' ? Object.keys(command.order) : []))).not.toContain(
      'at',
    );
    expect(seenGame({ ...looked, computers: [] })).toBe(game);

    // two at one screen that is handed over see each what his side may know, and nobody's secret while it is handed over
    const isSeen = (whose: readonly string[], handedTo: string | null) =>
      'A' in
      seenGame({ ...looked, computers: [], handsOver: true, handedTo, now: { whose, offers: [], holders: {} } }).positions.at(-1)!
        .board.models;
    expect([isSeen(['red'], null), isSeen(['blue'], null), isSeen(['blue'], 'blue'), isSeen(['blue', 'red'], null)]).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});
